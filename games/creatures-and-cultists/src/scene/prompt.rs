//! The question of the moment, or who is being waited for.

use cenacle_scene::{Phrase, Text, scene::Prompt};

use crate::{
    Position, Skill, Task,
    position::End,
    rules_view::RulesView,
    score,
    steps::{asked, question, reaction_of, rule_of, to_act},
};

use super::{Draft, arena::percent};

pub(super) fn prompt(draft: &mut Draft<'_>) {
    let waited = to_act(draft.p);
    let mine = draft.me().filter(|me| waited.contains(*me));
    let (question, hint) = match mine {
        Some(_) => (question(draft.rules()), hint(draft.rules())),
        None => (waiting(draft.p), None),
    };
    draft.scene.prompt = Prompt {
        mine: mine.is_some(),
        question: draft.phrase(&question),
        hint: hint.or_else(|| verdict(draft)).map_or_else(Text::default, |hint| draft.phrase(&hint)),
        rule: Some(rule_of(draft.rules())),
        ..Prompt::default()
    };
}

fn verdict(draft: &Draft<'_>) -> Option<Phrase> {
    let outcome = score::outcome(draft.figures, draft.p)?;
    Some(match outcome.winners.first() {
        Some(seat) if outcome.winners.len() == 1 => Phrase::new("over-winner").seat("who", seat),
        None => Phrase::new("over-lost"),
        _ => Phrase::new("over-shared"),
    })
}

fn waiting(p: &Position) -> Phrase {
    match (p.over, to_act(p).first()) {
        (Some(End::God(who)), _) => Phrase::new("over-god").seat("who", who),
        (Some(End::Last(who)), _) => Phrase::new("over-last").seat("who", who),
        (Some(End::Rounds), _) => Phrase::new("over-rounds"),
        (Some(End::Nobody), _) => Phrase::new("over-nobody"),
        (None, Some(_)) if p.task() == Task::Pass => Phrase::new("wait-all"),
        (None, Some(who)) => Phrase::new("wait").seat("who", who).word("doing", doing_word(p)),
        (None, None) => Phrase::new("wait-all"),
    }
}

/// The message that says what a question is about, to stand after a name.
pub(super) fn doing_word(p: &Position) -> &'static str {
    match p.task() {
        Task::Name(_) | Task::Credo(_) | Task::Symbol(_) => "doing-founds",
        Task::Mishaps => "doing-mishaps",
        Task::Main => "doing-plays",
        Task::Aim => "doing-aims",
        Task::Dodge => "doing-dodge",
        Task::Sign => "doing-sign",
        Task::Bluff => "doing-bluff",
        Task::Stake | Task::Amend => "doing-stake",
        Task::Counter(..) => "doing-counter",
        Task::Target => "doing-target",
        Task::Choose(_) => "doing-choose",
        Task::Ransom(_) => "doing-ransom",
        Task::Keep(_) => "doing-keep",
        Task::Shed(_) => "doing-shed",
        Task::Pass => "doing-pass",
        Task::Orders(_) => "doing-orders",
        _ => "doing-waits",
    }
}

fn hint(rules: RulesView<'_>) -> Option<Phrase> {
    let p = rules.p;
    let percent_of = |roll: crate::Roll| percent(rules.f, &roll);
    Some(match p.task() {
        Task::Main => {
            let ready = rules.god_refused().is_none();
            Phrase::new(if ready { "hint-turn-god" } else { "hint-turn" })
                .number("points", p.sect(p.turn).points)
                .number("god", rules.god())
                .number("percent", percent_of(rules.god_roll(p.turn)))
                .number("brutes", rules.attackers(Skill::Brutality).count_ones())
                .number("conjurers", rules.attackers(Skill::Conjuring).count_ones())
                .text("cast", if p.cast { "yes" } else { "no" })
        }
        Task::Aim => {
            let roll = rules.attack_roll(p.duel.as_ref()?);
            Phrase::new("hint-aim").number("threshold", roll.threshold()).number("percent", percent_of(roll))
        }
        Task::Dodge => {
            let roll = rules.attack_roll(p.duel.as_ref()?);
            Phrase::new("hint-dodge").number("percent", percent_of(roll))
        }
        Task::Sign => {
            let duel = p.duel.as_ref()?;
            if !duel.turned && duel.verdict == Some(crate::Verdict::Shreds) {
                Phrase::new("hint-sign-certain")
            } else {
                let roll = if duel.turned { rules.turned_roll(duel) } else { rules.defence_roll(duel, 0) };
                Phrase::new("hint-sign").number("percent", percent_of(roll))
            }
        }
        Task::Bluff => {
            let death = p.death?;
            match death.to {
                Some(to) => Phrase::new("hint-bluff").seat("to", to).number("points", rules.bounty(&death)),
                None => Phrase::new("hint-bluff-nobody"),
            }
        }
        Task::Stake => {
            let roll = p.roll?;
            Phrase::new("hint-stake")
                .number("threshold", roll.threshold())
                .number("percent", percent_of(roll))
                .number("points", p.sect(roll.by).points)
                .number("price", rules.f.price)
        }
        Task::Amend => {
            let roll = p.roll?;
            let bonus = rules.missing(&roll).unwrap_or(0);
            Phrase::new("hint-amend")
                .number("pips", roll.thrown())
                .number("threshold", roll.threshold())
                .number("price", u16::from(bonus) * u16::from(rules.f.price))
        }
        Task::Counter(number, edge) => {
            let duel = p.duel.as_ref()?;
            let with = |skill| percent_of(rules.counter_roll(duel, number, skill, edge));
            Phrase::new("hint-counter")
                .number("brutality", with(Skill::Brutality))
                .number("conjuring", with(Skill::Conjuring))
        }
        Task::Ransom(points) => {
            let seat = asked(p)?;
            Phrase::new("hint-ransom").number("points", points).number("have", p.sect(seat).points)
        }
        Task::Mishaps => Phrase::new("hint-mishap"),
        Task::Pass => Phrase::new("hint-pass"),
        Task::Orders(_) => Phrase::new("hint-orders"),
        _ => return reaction_of(p).map(|_| Phrase::new("hint-orders")),
    })
}
