//! What everybody sees of each player.

use cenacle_table::{Phrase, Say, scene::scene::Panel};

use crate::{View, view::to_act};

pub(crate) fn panels(view: &View, say: &Say<'_>) -> Vec<Panel> {
    let panel = |seat: cenacle_table::Seat| {
        let held = Phrase::new("in-hand").number("count", view.hands[seat.index()].len() as i64);
        Panel {
            seat,
            name: say.name(seat),
            doing: if view.bids[seat.index()].is_some() { say.word("has-bid") } else { say.phrase(&held) },
            active: to_act(view).contains(seat),
            score: view.points[seat.index()].to_string().into(),
            score_label: say.word("points"),
            ..Panel::default()
        }
    };
    view.everybody().map(panel).collect()
}
