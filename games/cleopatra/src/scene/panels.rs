//! What everybody sees of each player, and how far the palace is.

use cenacle_scene::{
    Phrase, Seat,
    scene::{FactLine, Panel},
};

use crate::{Step, Work, score::count, steps::to_act};

use super::{Draft, look, purse_is_shown};

pub(super) fn panels(draft: &mut Draft<'_>) {
    for seat in draft.p.everybody() {
        let panel = panel(draft, seat);
        draft.scene.panels.push(panel);
    }
    draft.scene.supply = supply(draft);
}

fn panel(draft: &Draft<'_>, seat: Seat) -> Panel {
    let mut architect = draft.p.seats[seat.index()];
    let last = draft.p.is_over().then(|| count(draft.figures, draft.p)[seat.index()]);
    // Once it is over, what counts is what the count has left.
    if let Some(count) = last {
        architect.talents = if count.eaten { 0 } else { count.talents };
        architect.amulets = count.amulets;
    }
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
        doing: match last {
            Some(count) if count.eaten => draft.word("doing-eaten"),
            Some(_) => draft.word("doing-over"),
            None => doing(draft, seat, active),
        },
        active,
        score: hidden(architect.talents),
        score_label: draft
            .phrase(Phrase::new("score-label").number("talents", if shown { architect.talents } else { 2 })),
        facts: vec![
            fact("cards", "fact-cards", draft.p.hands[seat.index()].len().to_string()),
            fact("camel-head", "fact-merchants", architect.merchants.to_string()),
            fact("anubis", "fact-statues", architect.statues.to_string()),
            fact("gold-scarab", "fact-amulets", hidden(architect.amulets)),
            fact("egyptian-temple", "fact-works", architect.works.to_string()),
        ],
        pips: None,
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

fn supply(draft: &Draft<'_>) -> Vec<FactLine> {
    let line = |symbol: &str, label: String, value: String| FactLine { symbol: symbol.to_owned(), label, value };
    let squares = format!("{}/{}", draft.p.cleopatra, draft.figures.squares);
    let walk = line("egyptian-walk", draft.word("supply-walk"), squares);
    let works = Work::ALL.into_iter().map(|work| {
        let built = match work {
            Work::Mosaic => mosaics(draft),
            _ => format!("{}/{}", draft.p.built(work), draft.figures.works[work as usize]),
        };
        line(look::work_symbol(work), draft.word(plural(work)), built)
    });
    std::iter::once(walk).chain(works).collect()
}

/// Those laid and those still in the stack; what is missing from twelve has left unlaid.
fn mosaics(draft: &Draft<'_>) -> String {
    let (laid, left) = (draft.p.laid.len(), draft.p.mosaics.len());
    draft.phrase(Phrase::new("supply-mosaics").number("laid", laid as i64).number("left", left as i64))
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
