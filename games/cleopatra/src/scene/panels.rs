//! What is seen of each player, and how far the palace is.

use cenacle_scene::{
    Phrase, Say, Seat, Text,
    scene::{FactLine, Panel},
};

use crate::{Figures, Step, WORKS, Work, score::count, steps::to_act};

use super::{Draft, Making, look, part_cache::PartKey, purse_is_shown};

pub(super) fn panels(draft: &mut Draft<'_>) {
    draft.panels(shown, PartKey::Panel, |making, seat, shown| panel(making.say, seat, shown));
}

/// All that a panel depends on: what everybody, or only this viewer, sees of a player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shown {
    seat: usize,
    name: Text,
    doing: Doing,
    active: bool,
    /// Talents and amulets, unless they are hidden.
    purse: Option<(u16, u16)>,
    cards: usize,
    merchants: u8,
    statues: u8,
    works: u16,
}

/// What a seat is doing, or what it holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Doing {
    Word(&'static str),
    Holds,
}

fn shown(draft: &Draft<'_>, seat: Seat) -> Shown {
    let architect = draft.p.seats[seat.index()];
    // Once it is over, what counts is what the count has left.
    let last = draft.p.is_over().then(|| count(draft.figures, draft.p)[seat.index()]);
    let purse = match last {
        Some(count) => (if count.eaten { 0 } else { count.talents }, count.amulets),
        None => (architect.talents, architect.amulets),
    };
    let active = to_act(draft.p).contains(seat);
    Shown {
        seat: seat.index(),
        name: draft.say.name(seat),
        doing: match last {
            Some(count) if count.eaten => Doing::Word("doing-eaten"),
            Some(_) => Doing::Word("doing-over"),
            None if active => Doing::Word(doing_word(draft.p.step)),
            None if draft.p.step == Step::Bidding => Doing::Word("doing-has-bid"),
            None => Doing::Holds,
        },
        active,
        purse: purse_is_shown(draft.view, seat).then_some(purse),
        cards: draft.p.hands[seat.index()].len(),
        merchants: architect.merchants,
        statues: architect.statues,
        works: architect.works.into(),
    }
}

fn panel(say: &Say<'_>, seat: Seat, shown: &Shown) -> Panel {
    let hidden = |figure: Option<u16>| figure.map_or(Text::from("?"), |figure| figure.to_string().into());
    let fact = |symbol: &'static str, key: &'static str, value: Text| fact(symbol, say.word(key), value);
    let (talents, amulets) = shown.purse.unzip();
    Panel {
        seat,
        name: shown.name.clone(),
        doing: match shown.doing {
            Doing::Word(word) => say.word(word),
            Doing::Holds => say.phrase(&Phrase::new("holds").number("cards", shown.cards as i64)),
        },
        active: shown.active,
        score: hidden(talents),
        score_label: say.phrase(&Phrase::new("score-label").number("talents", talents.unwrap_or(2))),
        facts: vec![
            fact("cards", "fact-cards", shown.cards.to_string().into()),
            fact("camel-head", "fact-merchants", shown.merchants.to_string().into()),
            fact("anubis", "fact-statues", shown.statues.to_string().into()),
            fact("gold-scarab", "fact-amulets", hidden(amulets)),
            fact("egyptian-temple", "fact-works", shown.works.to_string().into()),
        ],
        pips: None,
        ..Panel::default()
    }
}

/// The message that says what a step is about, to stand after a name.
pub(super) const fn doing_word(step: Step) -> &'static str {
    match step {
        Step::Start => "doing-start",
        Step::Limit => "doing-limit",
        Step::Discarding => "doing-discarding",
        Step::Taken => "doing-taken",
        Step::Stocking => "doing-stocking",
        Step::Quarry => "doing-quarry",
        Step::Paying => "doing-paying",
        Step::Adding => "doing-adding",
        Step::Choosing => "doing-choosing",
        Step::Laying => "doing-laying",
        Step::PlacingWall => "doing-placing-wall",
        Step::PlacingDoor => "doing-placing-door",
        Step::Claiming => "doing-claiming",
        Step::End => "doing-end",
        Step::Begging => "doing-begging",
        Step::Asking => "doing-asking",
        Step::Wishing => "doing-wishing",
        Step::Offering => "doing-offering",
        Step::Accepting => "doing-accepting",
        Step::Fetching => "doing-fetching",
        Step::Keeping => "doing-keeping",
        Step::Bidding => "doing-bidding",
        Step::Arrived | Step::Abandoned => "doing-over",
    }
}

/// How far the palace is.
pub(super) fn supply(draft: &mut Draft<'_>) {
    let p = draft.p;
    let built = Work::ALL.map(|work| p.built(work));
    let (square, laid, left) = (p.cleopatra, p.laid.len(), p.mosaics.len());
    draft.show(PartKey::Supply { square, built, laid, left }, |making| {
        let squares = making.figures.squares;
        let walk = fact("egyptian-walk", making.word("supply-walk"), format!("{square}/{squares}").into());
        making.part.id = "supply".into();
        making.part.supply.push(walk);
        for work in Work::ALL {
            let value = match work {
                Work::Mosaic => mosaics(making, laid, left),
                _ => works(making.figures, work, built),
            };
            making.part.supply.push(fact(look::work_symbol(work), making.word(plural(work)), value));
        }
    });
}

fn fact(symbol: &'static str, label: Text, value: Text) -> FactLine {
    FactLine { symbol: symbol.into(), label, value }
}

fn works(figures: &Figures, work: Work, built: [u8; WORKS]) -> Text {
    format!("{}/{}", built[work as usize], figures.works[work as usize]).into()
}

/// Those laid and those still in the stack; what is missing from twelve has left unlaid.
fn mosaics(making: &Making<'_>, laid: usize, left: usize) -> Text {
    making.say.phrase(&Phrase::new("supply-mosaics").number("laid", laid as i64).number("left", left as i64))
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
