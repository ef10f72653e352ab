//! The question of the moment, or who is being waited for.

use cenacle_scene::{Phrase, Seat, Text, scene::Prompt};

use crate::{
    End, Order, Phase, Position, Site, Skulk, Step,
    rules_view::RulesView,
    score,
    steps::{at_risk, is_quiet, question, rule_of, to_act},
    words,
};

use super::{Draft, site_text};

/// So many rounds a newcomer learns to read the board.
const FIRST_ROUNDS: u16 = 2;

pub(super) fn prompt(draft: &mut Draft<'_>) {
    let asked = to_act(draft.p);
    let mine = draft.me().filter(|me| asked.contains(*me));
    let (question, hint) = match mine {
        Some(seat) => (question(draft.rules(), seat), hint(draft.rules(), seat)),
        None => (waiting(draft.p), verdict(draft)),
    };
    draft.scene.prompt = Prompt {
        mine: mine.is_some(),
        question: draft.phrase(&question),
        hint: hint.map_or_else(Text::default, |hint| draft.phrase(&hint)),
        rule: Some(rule_of(draft.p)),
        ..Prompt::default()
    };
}

fn verdict(draft: &Draft<'_>) -> Option<Phrase> {
    let outcome = score::outcome(draft.figures, draft.p)?;
    if draft.p.phase == Phase::Over(End::Devoured) {
        return Some(Phrase::new("over-all-lost"));
    }
    if draft.p.is_solo() {
        let (own, rival) = (outcome.scores[0], draft.rules().rival_score());
        let key = match own.cmp(&rival) {
            std::cmp::Ordering::Greater => "over-solo-won",
            std::cmp::Ordering::Equal => "over-solo-drawn",
            std::cmp::Ordering::Less => "over-solo-lost",
        };
        return Some(Phrase::new(key).number("own", own).number("rival", rival));
    }
    let winner = outcome.winners.first()?;
    let score = outcome.scores[winner.index()];
    let key = if outcome.winners.len() > 1 { "over-shared" } else { "over-winner" };
    Some(Phrase::new(key).seat("who", winner).number("score", score))
}

fn waiting(p: &Position) -> Phrase {
    let asked = to_act(p);
    match (p.phase, asked.first()) {
        (Phase::Over(End::Awakened), _) => Phrase::new("over-awakened"),
        (Phase::Over(End::Devoured), _) => Phrase::new("over-devoured"),
        (Phase::Over(End::Outlasted), _) | (_, None) => Phrase::new("over-outlasted"),
        (_, Some(_)) if asked.len() > 1 => {
            Phrase::new(if p.step() == Step::Siege { "wait-siege" } else { "wait-arrange" })
                .number("count", asked.len() as i64)
        }
        (_, Some(who)) => Phrase::new("wait").seat("who", who).word("doing", doing_word(p, who)),
    }
}

/// The message that says what a seat is about, to stand after a name.
pub(super) fn doing_word(p: &Position, seat: Seat) -> &'static str {
    match p.step() {
        Step::Act(_) => "doing-act",
        Step::Pay(_) => "doing-pay",
        Step::Sacrifice(..) => "doing-sacrifice",
        Step::Discard(..) => "doing-discard",
        Step::Stow(_) => "doing-stow",
        Step::Chamber(..) => "doing-chamber",
        Step::Arrange if p.sect(seat).order == Order::Sorting => "doing-stow",
        Step::Arrange => "doing-arrange",
        Step::Siege => "doing-siege",
        Step::Bonus(..) => "doing-bonus",
        Step::FreeSign(_) => "doing-free-sign",
        Step::Award(..) => "doing-award",
        Step::Prowl(_) | Step::Stalk(_) => "doing-prowl",
        Step::Worship(..) => "doing-worship",
        Step::Remove(_) => "doing-remove",
        Step::Demolish(_) => "doing-demolish",
        Step::Aim(..) => "doing-aim",
        Step::Evolve(..) => "doing-evolve",
        Step::Either(_) => "doing-either",
        Step::Avatar(..) => "doing-avatar",
        Step::Eternal(..) => "doing-eternal",
        Step::Monster(_) => "doing-monster",
        Step::Rob(..) | Step::Surrender(..) => "doing-card",
        Step::Whom(..) | Step::Yield(_) | Step::Snatch(_) | Step::Raze(..) | Step::Errand(_) | Step::Again(..) => {
            "doing-card"
        }
        Step::Build(..) => "doing-chamber",
        Step::Powers(_) | Step::Tend(..) => "doing-powers",
        Step::Announce(_) => "doing-announce",
        _ => "doing-waits",
    }
}

/// What Skulks may do. Where an Eternal one waits beside another it is said which of them is meant. `[eternal.stay] [skulk.move]`
fn hint_prowl(rules: RulesView<'_>, seat: Seat) -> Phrase {
    let sites = rules.sect(seat).cultists;
    let skulks = || sites.iter().filter_map(|at| Some((at, rules.skulk_at(seat, at)?.1)));
    match skulks().find(|(_, kind)| *kind == Skulk::Eternal) {
        None => Phrase::new("hint-prowl"),
        Some(_) if skulks().all(|(_, kind)| kind == Skulk::Eternal) => Phrase::new("hint-prowl-eternal"),
        Some((at, _)) => Phrase::new("hint-prowl-both").word("site", words::site_word(rules.f, rules.board(), at)),
    }
}

fn hint(rules: RulesView<'_>, seat: Seat) -> Option<Phrase> {
    let p = rules.p;
    let sect = rules.sect(seat);
    Some(match p.step() {
        Step::Act(_) => match rules.denied() {
            Some(denied) => Phrase::new("hint-act-denied").word("denied", denied.word()),
            // How a place is read is said until it is known.
            None => Phrase::new(if p.round <= FIRST_ROUNDS { "hint-act-first" } else { "hint-act" })
                .number("acolytes", sect.acolytes_at(Site::Pool))
                .number("priest", u8::from(sect.priest_ready())),
        },
        Step::Pay(_) => Phrase::new("hint-pay"),
        Step::Sacrifice(..) => Phrase::new("hint-sacrifice"),
        Step::Stow(_) => Phrase::new("hint-stow"),
        Step::Chamber(..) => Phrase::new("hint-chamber"),
        Step::Arrange if sect.order == Order::Sorting => Phrase::new("hint-sort"),
        Step::Arrange => Phrase::new("hint-arrange"),
        Step::Siege if is_quiet(rules, seat) => Phrase::new("hint-siege-quiet").number("by", rules.acolyte_block(seat)),
        Step::Siege => {
            let store = at_risk(rules, seat, sect.siege.at);
            match store.is_empty() {
                true => Phrase::new("hint-siege-nothing"),
                false => Phrase::new("hint-siege").words("goods", store.words()),
            }
        }
        Step::Bonus(_, lock) => {
            let space = rules.f.space(rules.board(), Site::Lock(lock))?;
            site_text::exchange_phrase(&space.cost, &space.gives)
        }
        Step::Stalk(_) => Phrase::new("hint-prowl"),
        Step::Prowl(_) => hint_prowl(rules, seat),
        Step::Worship(..) => {
            let most = p.worship_limit(rules.board().azathoth?);
            Phrase::new("hint-worship").number("now", p.worshippers()).number("most", most)
        }
        Step::Avatar(_, avatar) => {
            let id = rules.board().avatars[usize::from(avatar)].id.as_str();
            Phrase::new(words::avatar_words(id)?[1])
        }
        Step::Eternal(_, cultist) => {
            let space = rules.f.space(rules.board(), sect.cultists[usize::from(cultist)])?;
            site_text::exchange_phrase(&space.cost, &space.gives)
        }
        Step::Tend(..) => Phrase::new("hint-tend"),
        Step::Monster(_) => Phrase::new("hint-monster"),
        Step::Announce(_) => Phrase::new("hint-announce"),
        Step::Whom(_, card) => Phrase::new("hint-card").word("text", words::card(rules.f, card)[1]),
        _ => return None,
    })
}
