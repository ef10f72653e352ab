//! The question of the moment, or who is being waited for.

use cenacle_scene::{Phrase, Seat, Text, scene::Prompt};

use crate::{
    Figures, Position, markers,
    position::{End, Phase},
    score::{count, outcome},
    steps::{fitting_cells, question, to_act},
};

use super::Draft;

pub(super) fn prompt(draft: &Draft<'_>) -> Prompt {
    let mine = draft.me().filter(|me| to_act(draft.p).contains(*me));
    let (question, hints) = match mine {
        Some(me) => (question(draft.p, me), hints(draft.figures, draft.p, me)),
        None => (waiting(draft.p), verdict(draft.figures, draft.p)),
    };
    let hints: Vec<Text> = hints.into_iter().map(|hint| draft.phrase(&hint)).collect();
    Prompt {
        mine: mine.is_some(),
        question: draft.phrase(&question),
        hint: hints.join(" ").into(),
        rule: Some(rule(draft.p)),
        ..Prompt::default()
    }
}

fn rule(p: &Position) -> &'static str {
    match p.phase {
        Phase::Over(_) => "end.count",
        Phase::Gathering => "ready.all",
        _ if p.house.turns => "turn.glass",
        _ => "time.together",
    }
}

/// Who has won, once it is over.
fn verdict(figures: &Figures, p: &Position) -> Vec<Phrase> {
    let Some(outcome) = outcome(figures, p) else { return Vec::new() };
    let tally = count(figures, p);
    let wins = |seat: Seat| {
        let [score, higher] = markers(p, &tally, seat);
        wins(seat, score, (p.house.gods == 2).then_some(higher))
    };
    outcome.winners.map(wins).collect()
}

/// That somebody has won, and with what: with two colours both markers. `[two.winner]`
pub(crate) fn wins(seat: Seat, score: u16, higher: Option<u16>) -> Phrase {
    let key = if higher.is_some() { "log-wins-two" } else { "log-wins" };
    Phrase::new(key).seat("who", seat).number("score", score).number("higher", higher.unwrap_or(score))
}

fn waiting(p: &Position) -> Phrase {
    match p.phase {
        Phase::Over(End::World) => Phrase::new("over-world"),
        Phase::Over(End::Bag) => Phrase::new("over-bag"),
        Phase::Over(End::Pass) => Phrase::new("over-pass"),
        Phase::Over(End::Quiet) => Phrase::new("over-quiet"),
        Phase::Over(End::Bound) => Phrase::new("over-bound"),
        Phase::Gathering => Phrase::new("wait-ready").number("missing", p.players - p.ready.len() as u8),
        _ if p.house.turns => Phrase::new("wait-turn").seat("who", p.turn),
        _ => Phrase::new("wait-together"),
    }
}

/// What may help: how many cells take a tile in hand, what stands in the way of drawing.
fn hints(figures: &Figures, p: &Position, me: Seat) -> Vec<Phrase> {
    if p.phase == Phase::Gathering {
        let hint = match (p.house.secret && p.lacks_colour(me), p.house.turns) {
            (true, _) => "hint-colour",
            (false, true) => "hint-ready-turns",
            (false, false) => "hint-ready",
        };
        return vec![Phrase::new(hint)];
    }
    if p.owed[me.index()] > 0 {
        return vec![Phrase::new("hint-penalty")];
    }
    if p.house.turns && p.turn != me {
        return vec![Phrase::new("hint-off-turn")];
    }
    let mut hints = Vec::new();
    if !p.empty_handed(me) {
        let cells = fitting_cells(figures, p, me).count_ones();
        hints.push(Phrase::new("hint-cells").number("cells", cells));
    } else if p.discards.is_full(me) {
        hints.push(Phrase::new("hint-saturated").number("limit", p.discards.limit()));
    } else if p.in_bag() > 0 {
        hints.push(Phrase::new("hint-draw").number("tiles", p.in_bag() as i64));
    }
    // The second god is asked for as long as it is missing. [two.untaken]
    if p.may_choose_god(me) {
        let key = if p.colours_of(me).next().is_none() { "hint-no-god" } else { "hint-second-god" };
        hints.push(Phrase::new(key));
    }
    // A turn is a stretch of time, not one act. [turn.glass]
    if p.house.turns {
        let (key, number) = match p.house.counted {
            true => ("hint-turn-acts", (figures.glass - p.spent).div_ceil(figures.pace)),
            false => ("hint-turn-seconds", figures.glass / 1000 * u32::from(p.house.sand)),
        };
        hints.push(Phrase::new(key).number("number", i64::from(number)));
    }
    hints.extend(patience(figures, p));
    if p.flags.contains(me) {
        hints.push(Phrase::new("hint-passed"));
    }
    hints
}

/// That the game will end because nothing comes forward. `[end.quiet]`
fn patience(figures: &Figures, p: &Position) -> Option<Phrase> {
    let quiet_turns = figures.quiet_rounds.saturating_mul(p.players);
    let last_round = p.quiet + p.players >= quiet_turns && p.quiet > 0 && !p.stirred;
    match (p.phase, p.house.turns) {
        (Phase::Building, false) if p.warned => Some(
            Phrase::new("hint-quiet").number("seconds", i64::from(figures.warning / 1000) * i64::from(p.house.sand)),
        ),
        (Phase::Building, true) if last_round => {
            Some(Phrase::new("hint-quiet-turns").number("turns", i64::from(quiet_turns - p.quiet)))
        }
        _ => None,
    }
}
