//! The question of the moment, or who is being waited for.

use cenacle_scene::{Phrase, Text, scene::Prompt};

use crate::{
    Cost, Effect, End, Location, Phase, Position, Step,
    event::Cause,
    rules_view::RulesView,
    score,
    steps::{may_enter, question, reach, rule_of, to_act},
};

use super::{Draft, rail};

pub(super) fn prompt(draft: &mut Draft<'_>) {
    let asked = to_act(draft.p);
    let mine = draft.me().filter(|me| asked.contains(*me));
    let (question, hint) = match mine {
        Some(_) => (question(draft.rules()), hint(draft.rules())),
        None => (waiting(draft.p), verdict(draft)),
    };
    // While a Location is fought over, everybody is told who would have it.
    let standing = || match draft.p.phase {
        Phase::Acting => {
            let (label, text) = rail::said(draft);
            format!("{label}{}{text}", draft.say.word("says")).into()
        }
        _ => Text::default(),
    };
    draft.scene.prompt = Prompt {
        mine: mine.is_some(),
        question: draft.phrase(&question),
        hint: hint.map_or_else(standing, |hint| draft.phrase(&hint)),
        rule: Some(rule_of(draft.p)),
        ..Prompt::default()
    };
}

fn verdict(draft: &Draft<'_>) -> Option<Phrase> {
    let outcome = score::outcome(draft.figures, draft.p)?;
    Some(match outcome.winners.first() {
        Some(seat) => Phrase::new("over-winner").seat("who", seat).word("cult", draft.p.cult(seat).cult_name.word()),
        None => Phrase::new("over-nobody"),
    })
}

fn waiting(p: &Position) -> Phrase {
    match (p.phase, to_act(p).first()) {
        (Phase::Over(End::Altars), _) => Phrase::new("over-altars"),
        (Phase::Over(End::Mobs), _) => Phrase::new("over-mobs"),
        (Phase::Over(End::Summonings), _) => Phrase::new("over-summonings"),
        (_, Some(who)) => Phrase::new("wait").seat("who", who).word("doing", doing_word(p)),
        _ => Phrase::new("over-outlived"),
    }
}

/// The message that says what a step is about, to stand after a name.
pub(super) fn doing_word(p: &Position) -> &'static str {
    match p.step() {
        Step::Nothing | Step::Finish(..) => "doing-waits",
        Step::CultName(_) => "doing-cult",
        Step::Celebrate(_) => "doing-celebrate",
        Step::Feast(_) => "doing-feast",
        Step::Intend(_) => "doing-intend",
        Step::Pray(_) => "doing-pray",
        Step::Trade(_) => "doing-trade",
        Step::Act(_) => "doing-act",
        Step::Reap(..) => "doing-reap",
        Step::PutBack(_) => "doing-put-back",
        Step::Pay(..) => "doing-pay",
        Step::Do(..) => "doing-target",
        Step::Give { .. } => "doing-give",
        Step::Raze(_) => "doing-raze",
    }
}

fn hint(rules: RulesView<'_>) -> Option<Phrase> {
    let p = rules.p;
    Some(match p.step() {
        Step::Intend(seat) => {
            let cult = p.cult(seat);
            let highest = Location::all().rev().find(|at| rules.opens(seat, *at)).unwrap_or(Location::RUINS);
            // What Personalities open besides.
            let more = highest.higher().filter(|at| may_enter(rules, seat, *at)).count() as u8;
            let key = if rules.placement_costs(seat) { "hint-intend-costs" } else { "hint-intend" };
            Phrase::new(key)
                .number("followers", cult.followers)
                .number("highest", highest)
                .number("more", more)
                .number("placement", cult.placed + 1)
        }
        Step::Pray(seat) => {
            Phrase::new("hint-pray").number("mobs", p.cult(seat).mobs).number("reach", reach(rules, seat))
        }
        Step::Trade(seat) => Phrase::new("hint-trade").number("coins", p.cult(seat).coins),
        Step::Act(seat) => match rules.winner(p.active.here()) {
            Some((winner, cause)) => Phrase::new(hint_of(cause))
                .seat("who", winner)
                .number("influence", rules.influence(winner, p.active.here()))
                .number("own", rules.influence(seat, p.active.here())),
            None => Phrase::new("hint-act-nobody"),
        },
        Step::Reap(seat, at) => {
            super::backdrop::gives(rules.f.location(at).benefit).number("coins-held", p.cult(seat).coins)
        }
        Step::Celebrate(_) => Phrase::new("hint-celebrate"),
        Step::Pay(_, Cost::Discard { .. }) => Phrase::new("hint-discard"),
        Step::Do(_, Effect::Swarm { least }) if least > 0 => Phrase::new("hint-swarm").number("least", least),
        _ => return None,
    })
}

/// How the active Location would be won as things stand.
const fn hint_of(cause: Cause) -> &'static str {
    match cause {
        Cause::Most => "hint-act-most",
        Cause::Tie => "hint-act-tie",
        Cause::Bribe => "hint-act-bribe",
        Cause::Least => "hint-act-least",
        Cause::TakeOver => "hint-act-takeover",
    }
}
