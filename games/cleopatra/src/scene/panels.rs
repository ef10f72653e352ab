//! What everybody sees of each player, and how far the palace is.

use cenacle_scene::{
    Phrase, Seat,
    scene::{FactLine, Panel, Pips},
};

use crate::{Step, Work, steps::to_act};

use super::{Draft, look, purse_is_shown};

pub(super) fn panels(draft: &mut Draft<'_>) {
    for seat in draft.p.everybody() {
        let panel = panel(draft, seat);
        draft.scene.panels.push(panel);
    }
    draft.scene.supply = supply(draft);
}

fn panel(draft: &Draft<'_>, seat: Seat) -> Panel {
    let architect = draft.p.seats[seat.index()];
    let shown = purse_is_shown(draft.view, seat);
    let hidden = |figure: u16| if shown { figure.to_string() } else { "?".to_owned() };
    let fact = |symbol: &str, key: &'static str, value: String| FactLine {
        symbol: symbol.to_owned(),
        label: draft.word(key),
        value,
    };
    let active = to_act(draft.p).contains(seat);
    Panel {
        seat,
        name: draft.say.name(seat),
        doing: doing(draft, seat, active),
        active,
        score: hidden(architect.talents),
        score_label: draft.word("score-label"),
        facts: vec![
            fact("cards", "fact-cards", draft.p.hands[seat.index()].len().to_string()),
            fact("camel-head", "fact-merchants", architect.merchants.to_string()),
            fact("anubis", "fact-statues", architect.statues.to_string()),
            fact("gold-scarab", "fact-amulets", hidden(architect.amulets)),
        ],
        pips: Some(pips(draft, seat)),
    }
}

/// In words what the seat is doing, or what it holds.
fn doing(draft: &Draft<'_>, seat: Seat, active: bool) -> String {
    if active {
        return draft.word(doing_word(draft.p.step));
    }
    if draft.p.step == Step::Bidding {
        return draft.word("doing-has-bid");
    }
    draft.phrase(Phrase::new("holds").number("cards", draft.p.hands[seat.index()].len() as i64))
}

/// The message that says what a step is about, to stand after a name.
pub(super) const fn doing_word(step: Step) -> &'static str {
    match step {
        Step::Start => "doing-start",
        Step::Limit => "doing-limit",
        Step::Discarding => "doing-discarding",
        Step::Stocking => "doing-stocking",
        Step::Quarry => "doing-quarry",
        Step::Paying => "doing-paying",
        Step::Choosing => "doing-choosing",
        Step::Laying => "doing-laying",
        Step::PlacingWall => "doing-placing-wall",
        Step::PlacingDoor => "doing-placing-door",
        Step::Claiming => "doing-claiming",
        Step::End => "doing-end",
        Step::Begging => "doing-begging",
        Step::Asking => "doing-asking",
        Step::Offering => "doing-offering",
        Step::Accepting => "doing-accepting",
        Step::Fetching => "doing-fetching",
        Step::Keeping => "doing-keeping",
        Step::Bidding => "doing-bidding",
        Step::Arrived | Step::Abandoned => "doing-over",
    }
}

/// Elements built, of a fair share of all.
fn pips(draft: &Draft<'_>, seat: Seat) -> Pips {
    let all: u8 = draft.figures.works.iter().sum();
    let most = draft.p.everybody().map(|seat| draft.p.seats[seat.index()].works).max().unwrap_or(0);
    Pips {
        label: draft.word("pips-works"),
        done: draft.p.seats[seat.index()].works,
        of: all.div_ceil(draft.p.players.max(1)).max(most),
    }
}

fn supply(draft: &Draft<'_>) -> Vec<FactLine> {
    let line = |symbol: &str, label: String, value: String| FactLine { symbol: symbol.to_owned(), label, value };
    let squares = format!("{}/{}", draft.p.cleopatra, draft.figures.squares);
    let walk = line("egyptian-walk", draft.word("supply-walk"), squares);
    let works = Work::ALL.into_iter().map(|work| {
        let built = format!("{}/{}", draft.p.built(work), draft.figures.works[work as usize]);
        line(look::work_symbol(work), draft.word(plural(work)), built)
    });
    std::iter::once(walk).chain(works).collect()
}

const fn plural(work: Work) -> &'static str {
    match work {
        Work::Mosaic => "works-mosaic",
        Work::Wall => "works-wall",
        Work::Sphinx => "works-sphinx",
        Work::Door => "works-door",
        Work::Obelisk => "works-obelisk",
        Work::Throne => "works-throne",
    }
}
