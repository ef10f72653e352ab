//! The question of the moment, or who is being waited for.

use cenacle_scene::{Phrase, Seat, Text, scene::Prompt};

use crate::{
    Action, Bid, Figures, Position, Resource, Step, Work,
    score::outcome,
    steps::{self, RulesView, above_limit, can_build, rule_of, to_act, wishes},
};

use super::{Draft, ids, panels::doing_word};

pub(super) fn prompt(draft: &Draft<'_>) -> Prompt {
    let asked = to_act(draft.p);
    let mine = draft.me().filter(|me| asked.contains(*me));
    let (question, hints) = match mine {
        Some(me) => (ask(draft, me), hints(draft.figures, draft.p, me)),
        None => (waiting(draft.p), verdict(draft.figures, draft.p)),
    };
    let hints: Vec<Text> = hints.into_iter().map(|hint| draft.phrase(&hint)).collect();
    Prompt {
        mine: mine.is_some(),
        question: draft.phrase(&question),
        hint: match hints.as_slice() {
            [] => Text::default(),
            [only] => only.clone(),
            several => several.join(" ").into(),
        },
        rule: Some(rule_of(draft.p.step)),
        at: mine.and_then(|_| region(draft.p.step)).map(Into::into),
        ..Prompt::default()
    }
}

/// The region a question is about. A card in hand that could be played besides does not change it.
const fn region(step: Step) -> Option<&'static str> {
    match step {
        Step::Start | Step::Taken | Step::Stocking => Some("market"),
        Step::Quarry | Step::Paying | Step::Adding => Some("quarry"),
        Step::Laying | Step::PlacingWall | Step::PlacingDoor | Step::Claiming => Some("palace"),
        Step::Choosing => Some("stack"),
        Step::Asking | Step::Wishing | Step::Accepting | Step::Fetching | Step::Keeping | Step::Bidding => Some("tray"),
        _ => None,
    }
}

/// Who has won, once it is over: hands and pyramids lie open then, so every view can tell.
fn verdict(figures: &Figures, p: &Position) -> Vec<Phrase> {
    let Some(outcome) = outcome(figures, p) else { return Vec::new() };
    if outcome.winners.is_empty() {
        return vec![Phrase::new("log-nobody-wins")];
    }
    let wins = |seat: Seat| Phrase::new("log-wins").seat("who", seat).number("talents", outcome.scores[seat.index()]);
    outcome.winners.map(wins).collect()
}

fn waiting(p: &Position) -> Phrase {
    let asked = to_act(p);
    match (p.step, asked.first()) {
        (Step::Arrived, _) | (_, None) if p.step != Step::Abandoned => Phrase::new("over-palace"),
        (_, None) => Phrase::new("over-abandoned"),
        (Step::Bidding, Some(_)) => {
            let made = p.everybody().filter(|seat| p.bids[seat.index()] != Bid::Open).count();
            Phrase::new("wait-bidding").number("made", made as i64).number("of", p.players)
        }
        (step, Some(who)) => Phrase::new("wait").seat("who", who).word("doing", doing_word(step)),
    }
}

fn ask(draft: &Draft<'_>, me: Seat) -> Phrase {
    steps::question(draft.figures, draft.p, me, ids::letter(draft.figures, draft.p.laying))
}

/// What the seat that is asked can answer: its own cards are all it depends on.
fn answers(figures: &Figures, p: &Position, me: Seat) -> Vec<Action> {
    let mut found = Vec::new();
    steps::each_answer(RulesView::new(figures, p), me, &mut |answer| found.push(answer));
    found
}

fn hints(figures: &Figures, p: &Position, me: Seat) -> Vec<Phrase> {
    let done = p.step == Step::Quarry && !can_build(figures, p);
    let done = done.then(|| Phrase::new("hint-quarry-done"));
    let calls = p.step == Step::Stocking && answers(figures, p, me).len() > p.to_stock.count_ones() as usize;
    let calls = calls.then(|| Phrase::new("hint-call"));
    done.into_iter().chain(hint(figures, p, me)).chain(calls).collect()
}

fn hint(figures: &Figures, p: &Position, me: Seat) -> Option<Phrase> {
    let base = |work: Work| figures.reward[work as usize][0];
    Some(match p.step {
        Step::Start => {
            let held = p.hand().len() as i64;
            Phrase::new("hint-start").number("cards", held).number("limit", figures.hand_limit as i64)
        }
        Step::Limit => Phrase::new("hint-limit").number("over", above_limit(figures, p)),
        Step::Discarding => Phrase::new("hint-discarding"),
        Step::Taken => Phrase::new(if answers(figures, p, me).len() > 1 { "hint-taken" } else { "hint-end-alone" }),
        Step::Stocking => {
            let next = p.drawn.iter().skip(1).map(|faced| (1, faced.card.word())).collect();
            Phrase::new("hint-stocking").number("left", p.drawn.len() as i64).words("next", next)
        }
        Step::Quarry => {
            let [two, three] = figures.bonus;
            Phrase::new("hint-quarry").number("works", p.visit).number("two", two).number("three", three)
        }
        Step::Paying => {
            let owed = |resource: Resource| (usize::from(p.need[resource as usize]), resource.card().word());
            let need = Resource::ALL.into_iter().map(owed).filter(|(units, _)| *units > 0).collect();
            Phrase::new("hint-paying").words("need", need)
        }
        Step::Adding => Phrase::new("hint-adding"),
        Step::Choosing => Phrase::new("hint-choosing").number("left", p.mosaics.len() as i64),
        Step::Laying => {
            let ways = figures.turns[usize::from(p.laying.0)].ways(p.house.flip);
            let places: u32 = ways.iter().map(|way| way.fits(p.free).len()).sum();
            Phrase::new("hint-laying").number("base", base(Work::Mosaic)).number("places", places)
        }
        Step::PlacingWall => Phrase::new("hint-placing-wall").number("base", base(Work::Wall)),
        Step::PlacingDoor => Phrase::new("hint-placing-door").number("base", base(Work::Door)),
        Step::Claiming => Phrase::new("hint-claiming").number("statues", p.architect().statues),
        Step::End => Phrase::new(if answers(figures, p, me).len() > 1 { "hint-end" } else { "hint-end-alone" }),
        Step::Begging => Phrase::new("hint-begging").number("talents", figures.beggar_talents),
        Step::Asking => Phrase::new("hint-asking"),
        Step::Wishing => Phrase::new("hint-wishing"),
        Step::Offering => {
            let shown: u8 = p.offers[me.index()].iter().sum();
            let amulets = p.seats[me.index()].amulets;
            let wished: Vec<_> = wishes(p.wished).map(|card| (1, card.card().word())).collect();
            let key = if wished.is_empty() { "hint-offering" } else { "hint-offering-wished" };
            Phrase::new(key).number("amulets", amulets).number("shown", shown).words("cards", wished)
        }
        Step::Accepting => Phrase::new("hint-accepting").number("amulets", p.seats[me.index()].amulets),
        Step::Fetching => Phrase::new("hint-fetching"),
        Step::Keeping => Phrase::new("hint-keeping").number("kept", p.kept.count_ones()),
        Step::Bidding => {
            let amulets = |rank: usize| figures.offering.get(rank).map_or(0, |amulets| amulets.unsigned_abs());
            let ranks = ["first", "second", "third", "fourth", "fifth"].into_iter().enumerate();
            let hint = Phrase::new("hint-bidding").number("players", p.players);
            ranks
                .fold(hint, |hint, (rank, name)| hint.number(name, amulets(rank)))
                .number("amulets", p.seats[me.index()].amulets)
        }
        Step::Arrived | Step::Abandoned => return None,
    })
}
