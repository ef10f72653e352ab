//! What was just decided: the rolls of an attack, a dodge, a test, the answer of a god.

use cenacle_scene::{
    Named, Phrase, Text,
    scene::{DieFace, Part, Reveal, Tone, Trial},
};
use cenacle_table::Seat;

use crate::{Duel, Guard, Roll, Throw, Verdict, scene::log::verdict_word, words::Called};

use super::{Draft, Making, part_cache::PartKey};

/// All that is revealed to one viewer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Revealed {
    round: u16,
    turn: Seat,
    member: u8,
    thrown: [Option<Roll>; 2],
    /// Who dodged, where nothing was thrown.
    dodged: Option<Seat>,
    concerned: Vec<Seat>,
    title: Option<Phrase>,
    came: Option<Phrase>,
    /// The players by their seats, and who of them looks.
    players: Vec<Named>,
}

/// Shown from the throw until the next attack or card.
pub(super) fn reveal(draft: &mut Draft<'_>) {
    let p = draft.p;
    let duel = p.duel.or(p.fought);
    let thrown = [p.before, p.roll].map(|roll| roll.filter(|roll| roll.verdict.is_some()));
    let last = thrown.into_iter().flatten().last();
    // [defence.dodge]: an attack that is over without a roll was dodged.
    let dodged = p.fought.filter(|duel| p.duel.is_none() && duel.verdict.is_none() && last.is_none());
    if last.is_none() && dodged.is_none() {
        return;
    }
    let concerned = duel.map_or_else(
        || thrown.into_iter().flatten().map(|roll| roll.by).collect(),
        |duel| [Some(duel.attacker), Some(duel.roller), duel.target].into_iter().flatten().collect::<Vec<Seat>>(),
    );
    let revealed = Revealed {
        round: p.round,
        turn: p.turn,
        member: duel.map_or(0, |duel| duel.member),
        thrown,
        dodged: dodged.map(|duel| duel.foe()),
        concerned,
        title: title(draft, duel.as_ref(), last.as_ref()),
        came: came(draft, duel.as_ref(), dodged.is_some(), last.as_ref()),
        players: p.everybody().map(|seat| draft.say.named(seat)).collect(),
    };
    draft.show(PartKey::Reveal(Box::new(revealed.clone())), |making| making.part = part(making, revealed));
}

fn part(making: &Making<'_>, revealed: Revealed) -> Part {
    let phrase = |phrase: &Phrase| {
        let players = phrase.facts.iter().filter_map(|(_, fact)| match fact {
            cenacle_scene::Fact::Seat(seat) => revealed.players.get(seat.index()).cloned(),
            _ => None,
        });
        making.say.phrase_about(phrase, players.collect())
    };
    let said = |what: &Option<Phrase>| what.as_ref().map_or_else(Text::default, phrase);
    let thrown = || revealed.thrown.iter().flatten();
    let trials: Vec<Trial> = match revealed.dodged {
        Some(who) => vec![dodge(making, who, phrase)],
        None => thrown().map(|roll| trial(making, roll, phrase)).collect(),
    };
    let dice: String = thrown().flat_map(|roll| roll.dice).map(|pips| pips.to_string()).collect();
    let who = trials.last().and_then(|last| last.seat).map_or_else(String::new, |seat| seat.to_string());
    let Revealed { round, turn, member, .. } = revealed;
    let mut part = Part::new("reveal");
    part.reveals.push(Reveal {
        id: format!("reveal.{round}.{turn}.{member}.{who}.{dice}").into(),
        title: said(&revealed.title),
        text: said(&revealed.came),
        trials,
        seats: revealed.concerned.clone(),
        rule: Some("roll.sum"),
    });
    part
}

fn title(draft: &Draft<'_>, duel: Option<&Duel>, roll: Option<&Roll>) -> Option<Phrase> {
    let card = |face: Option<crate::Face>| {
        face.and_then(|face| draft.figures.face(face)).map_or("card-none", |face| face.named.name)
    };
    let p = draft.p;
    Some(match (duel, roll.map(|roll| roll.throw), p.spell.or(p.done)) {
        (_, Some(Throw::God), _) => Phrase::new("reveal-god").seat("who", p.turn),
        (_, Some(Throw::Test), Some(spell)) => {
            Phrase::new("reveal-spell").seat("who", spell.by).word("card", card(Some(spell.face)))
        }
        (Some(duel), ..) => {
            Phrase::new("reveal-duel").seat("who", duel.attacker).seat("at", duel.foe()).word("card", card(duel.face))
        }
        _ => return None,
    })
}

/// A throw with what it took.
fn trial(making: &Making<'_>, roll: &Roll, phrase: impl Fn(&Phrase) -> Text) -> Trial {
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
        label: phrase(&label),
        dice: roll.dice.map(DieFace::Pips).to_vec(),
        total: roll.thrown().to_string().into(),
        word: making.word(word),
        tone: match verdict {
            Verdict::Shreds | Verdict::Passes => Tone::Good,
            Verdict::Fails | Verdict::Fumbles => Tone::Bad,
        },
        ..Trial::default()
    }
}

fn dodge(making: &Making<'_>, who: Seat, phrase: impl Fn(&Phrase) -> Text) -> Trial {
    let face = making.figures.face(making.figures.guard(Guard::Dodge));
    Trial {
        seat: Some(who),
        symbol: face.map(|face| face.named.symbol.into()),
        label: phrase(&Phrase::new("trial-dodge").seat("who", who)),
        word: making.word("verdict-dodged"),
        tone: Tone::Good,
        ..Trial::default()
    }
}

/// What came of it, in a sentence.
fn came(draft: &Draft<'_>, duel: Option<&Duel>, dodged: bool, roll: Option<&Roll>) -> Option<Phrase> {
    let p = draft.p;
    let lives = |seat: Seat, member: u8| {
        p.sect(seat).lives(member) && !p.death.is_some_and(|death| death.seat == seat && death.member == member)
    };
    let about = |key: &'static str, seat: Seat, member: u8| {
        Called::WHO.says(Phrase::new(key), draft.figures, member).seat("of", seat)
    };
    let good = roll.is_some_and(|roll| matches!(roll.verdict, Some(Verdict::Shreds | Verdict::Passes)));
    Some(match (duel, roll.map(|roll| roll.throw)) {
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
                return None;
            }
            about(if lives(duel.foe(), victim) { "came-stands" } else { "came-falls" }, duel.foe(), victim)
        }
        _ => return None,
    })
}
