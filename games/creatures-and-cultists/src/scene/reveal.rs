//! What was just decided: the rolls of an attack, a dodge, a test, the answer of a god.

use cenacle_scene::{
    Phrase, Text,
    scene::{DieFace, Part, Reveal, Tone, Trial},
};
use cenacle_table::Seat;

use crate::{Duel, Guard, Roll, Throw, Verdict, scene::log::verdict_word, words::Called};

use super::Draft;

/// Shown from the throw until the next attack or card.
pub(super) fn reveal(draft: &mut Draft<'_>) {
    let p = draft.p;
    let duel = p.duel.or(p.fought);
    let thrown: Vec<Roll> = [p.before, p.roll].into_iter().flatten().filter(|roll| roll.verdict.is_some()).collect();
    // [defence.dodge]: an attack that is over without a roll was dodged.
    let dodged = p.fought.filter(|duel| p.duel.is_none() && duel.verdict.is_none() && thrown.is_empty());
    let trials: Vec<Trial> = match dodged {
        Some(duel) => vec![dodge(draft, &duel)],
        None => thrown.iter().map(|roll| trial(draft, roll)).collect(),
    };
    let Some(last) = trials.last() else { return };
    let concerned = duel.map_or_else(
        || thrown.iter().map(|roll| roll.by).collect(),
        |duel| [Some(duel.attacker), Some(duel.roller), duel.target].into_iter().flatten().collect::<Vec<Seat>>(),
    );
    let dice: String = thrown.iter().flat_map(|roll| roll.dice).map(|pips| pips.to_string()).collect();
    let who = last.seat.map_or_else(String::new, |seat| seat.to_string());
    let member = duel.map_or(0, |duel| duel.member);
    let mut part = Part::new("reveal");
    part.reveals.push(Reveal {
        id: format!("reveal.{}.{}.{member}.{who}.{dice}", p.round, p.turn).into(),
        title: title(draft, duel.as_ref(), thrown.last()),
        text: came(draft, duel.as_ref(), dodged.is_some(), thrown.last()),
        trials,
        seats: concerned,
        rule: Some("roll.sum"),
    });
    draft.scene.add(part);
}

fn title(draft: &Draft<'_>, duel: Option<&Duel>, roll: Option<&Roll>) -> Text {
    let card = |face: Option<crate::Face>| {
        face.and_then(|face| draft.figures.face(face)).map_or("card-none", |face| face.named.name)
    };
    let p = draft.p;
    let phrase = match (duel, roll.map(|roll| roll.throw), p.spell.or(p.done)) {
        (_, Some(Throw::God), _) => Phrase::new("reveal-god").seat("who", p.turn),
        (_, Some(Throw::Test), Some(spell)) => {
            Phrase::new("reveal-spell").seat("who", spell.by).word("card", card(Some(spell.face)))
        }
        (Some(duel), ..) => {
            Phrase::new("reveal-duel").seat("who", duel.attacker).seat("at", duel.foe()).word("card", card(duel.face))
        }
        _ => return Text::default(),
    };
    draft.phrase(&phrase)
}

/// A throw with what it took.
fn trial(draft: &Draft<'_>, roll: &Roll) -> Trial {
    let verdict = roll.verdict.unwrap_or(Verdict::Fails);
    let key = match roll.throw {
        Throw::Attack => "trial-attack",
        Throw::Defence(_) => "trial-defence",
        Throw::Counter(_) => "trial-counter",
        Throw::Turned => "trial-turned",
        Throw::Test => "trial-test",
        Throw::God => "trial-god",
    };
    let label = Phrase::new(key).seat("who", roll.by).number("threshold", roll.threshold());
    let word = match (roll.throw, verdict) {
        (Throw::Attack | Throw::Counter(_), Verdict::Passes) => "verdict-hits",
        (Throw::Attack | Throw::Counter(_), Verdict::Fails) => "verdict-misses",
        _ => verdict_word(verdict),
    };
    Trial {
        seat: Some(roll.by),
        label: draft.phrase(&label),
        dice: roll.dice.map(DieFace::Pips).to_vec(),
        total: roll.thrown().to_string().into(),
        word: draft.say.word(word),
        tone: match verdict {
            Verdict::Shreds | Verdict::Passes => Tone::Good,
            Verdict::Fails | Verdict::Fumbles => Tone::Bad,
        },
        ..Trial::default()
    }
}

fn dodge(draft: &Draft<'_>, duel: &Duel) -> Trial {
    let face = draft.figures.face(draft.figures.guard(Guard::Dodge));
    Trial {
        seat: duel.target,
        symbol: face.map(|face| face.named.symbol.into()),
        label: draft.phrase(&Phrase::new("trial-dodge").seat("who", duel.foe())),
        word: draft.say.word("verdict-dodged"),
        tone: Tone::Good,
        ..Trial::default()
    }
}

/// What came of it, in a sentence.
fn came(draft: &Draft<'_>, duel: Option<&Duel>, dodged: bool, roll: Option<&Roll>) -> Text {
    let p = draft.p;
    let lives = |seat: Seat, member: u8| {
        p.sect(seat).lives(member) && !p.death.is_some_and(|death| death.seat == seat && death.member == member)
    };
    let about = |key: &'static str, seat: Seat, member: u8| {
        Called::WHO.says(Phrase::new(key), draft.figures, member).seat("of", seat)
    };
    let good = roll.is_some_and(|roll| matches!(roll.verdict, Some(Verdict::Shreds | Verdict::Passes)));
    let phrase = match (duel, roll.map(|roll| roll.throw)) {
        (_, Some(Throw::God)) => Phrase::new(if good { "came-god" } else { "came-no-god" }),
        (_, Some(Throw::Test)) => Phrase::new(if good { "came-spell" } else { "came-no-spell" }),
        (Some(duel), _) if dodged => about("came-dodged", duel.foe(), duel.victims[0]),
        (Some(duel), Some(Throw::Turned)) => {
            about(if good { "came-stands" } else { "came-falls" }, duel.attacker, duel.facing)
        }
        (Some(duel), _) if !lives(duel.attacker, duel.member) => about("came-falls", duel.attacker, duel.member),
        (Some(duel), _) => {
            let victim = draft.rules().faced(duel);
            // What is still to be rolled for has not come to anything.
            let open = p.duel.is_some()
                && duel.verdict.is_some()
                && lives(duel.foe(), victim)
                && roll.is_some_and(|roll| roll.throw == Throw::Attack);
            if open {
                return Text::default();
            }
            about(if lives(duel.foe(), victim) { "came-stands" } else { "came-falls" }, duel.foe(), victim)
        }
        _ => return Text::default(),
    };
    draft.phrase(&phrase)
}
