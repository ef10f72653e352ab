//! The arena: who attacks whom with what, the rolls with all that makes them up, the dice in the open.

use cenacle_scene::{
    Phrase, SeatLook, Text,
    scene::{Badge, Die, DieFace, Piece, Place, PlaceLook, Region, RegionRole, Told},
};
use cenacle_table::Seat;

use crate::{Face, Roll, Skill, Throw, scene::log::verdict_word, words::Called};

use super::{
    Draft, Making, cards, drawings,
    look::{signed, with_modifiers},
    part_cache::{PartKey, SeenDuel},
};

pub(super) fn arena(draft: &mut Draft<'_>) {
    let p = draft.p;
    let duel = p.duel.or(p.fought);
    let note = note(draft);
    let fighting = fighting(draft.p);
    draft.show(PartKey::Arena { note: note.clone(), fighting }, |making| {
        let spots = making.spots(|layout| layout.arena(fighting));
        making.region(Region {
            id: "arena".into(),
            label: making.word("region-arena"),
            note,
            role: RegionRole::Box,
            rule: Some("attack.announce"),
            spots,
            ..Region::default()
        });
    });
    if let Some(duel) = duel.filter(|_| p.spell.is_none() || p.duel.is_some()) {
        let shown = SeenDuel::of(&duel, draft.rules());
        let symbols = std::array::from_fn(|seat| p.sects[seat].symbol);
        draft.show(PartKey::Fighters { duel: shown, fighting, symbols }, |making| {
            fighters(making, &shown, fighting, &symbols);
        });
    }
    let face = p.duel.map_or_else(|| p.spell.map(|spell| spell.face), |duel| duel.face);
    let face = face.or_else(|| p.fought.and_then(|duel| duel.face)).or_else(|| p.done.map(|spell| spell.face));
    if let Some(face) = face {
        draft.show(PartKey::Card { face, fighting }, |making| card(making, face, fighting));
    }
    for (place, roll) in [(0, p.before), (1, p.roll)] {
        // A roll that answers no other stands in the first place.
        let place = if place == 1 && p.before.is_none() { 0 } else { place };
        if let Some(roll) = roll {
            let label = label(draft, &roll);
            let skill = duel.map_or(Skill::Brutality, |duel| duel.skill);
            let answered = place == 0 && p.before.is_some();
            draft.show(PartKey::Rolled { place, roll, skill, label: label.clone(), fighting, answered }, |making| {
                rolled(making, place, &roll, skill, label, (fighting, answered));
            });
        }
    }
}

/// Whether something is being fought out or rolled for.
pub(super) fn fighting(p: &crate::Position) -> bool {
    p.duel.is_some() || p.spell.is_some() || p.roll.is_some_and(|roll| roll.verdict.is_none())
}

/// Who attacks whom, in a few words.
fn note(draft: &Draft<'_>) -> Text {
    let p = draft.p;
    let phrase = match (p.duel.or(p.fought), p.spell.or(p.done)) {
        (Some(duel), _) if p.spell.is_none() => match duel.target {
            Some(target) => Phrase::new("arena-duel").seat("who", duel.attacker).seat("at", target),
            None => Phrase::new("arena-aims").seat("who", duel.attacker),
        },
        (Some(duel), Some(_)) if p.duel.is_some() => Phrase::new("arena-aims").seat("who", duel.attacker),
        (_, Some(spell)) if spell.target != spell.by => {
            Phrase::new("arena-duel").seat("who", spell.by).seat("at", spell.target)
        }
        (_, Some(spell)) => Phrase::new("arena-aims").seat("who", spell.by),
        _ if p.roll.is_some_and(|roll| roll.throw == Throw::God) => Phrase::new("arena-god").seat("who", p.turn),
        _ => return Text::default(),
    };
    // The names are said to nobody in particular: all see the same.
    let players = phrase.facts.iter().filter_map(|(_, fact)| match fact {
        cenacle_scene::Fact::Seat(seat) => Some(cenacle_scene::Named { name: draft.say.name(*seat), listens: false }),
        _ => None,
    });
    draft.say.phrase_about(&phrase, players.collect())
}

fn fighters(making: &mut Making<'_>, duel: &SeenDuel, fighting: bool, symbols: &[u8; 8]) {
    portrait(making, 0, duel.attacker, duel.member, duel.fallen[0], fighting, symbols);
    if let Some((seat, member)) = duel.target {
        portrait(making, 1, seat, member, duel.fallen[1], fighting, symbols);
    }
    making.part.id = "fighters".into();
}

fn portrait(making: &mut Making<'_>, side: u8, seat: u8, member: u8, fallen: bool, fighting: bool, symbols: &[u8; 8]) {
    let [wide, _] = &making.layouts;
    let r = wide.portrait(side, true).w / 2.0 - 3.0;
    let look = SeatLook::of(Seat::new(seat.into()));
    let brute = making.figures.brutes & 1 << member != 0;
    let mut drawing = format!(r##"<circle r="{r:.1}" fill="#e9dfc3" stroke="{}" stroke-width="4"/>"##, look.fill);
    drawing += &match fallen {
        true => drawings::grave(Some((seat, symbols[usize::from(seat) % 8])), 0.0, 0.0, r / 22.0),
        false => drawings::living(seat, brute, 0.0, r * 0.1, r / 21.0, 1.0),
    };
    if side == 1 && !fallen {
        drawing += &drawings::cross_hair(0.0, 0.0, r * 0.8);
    }
    let id = ["arena.attacker", "arena.target"][usize::from(side)];
    let phrase = Phrase::new(if side == 0 { "arena-attacker" } else { "arena-target" });
    let label = with_modifiers(Called::WHO.says(phrase, making.figures, member), making.figures, member);
    let spots = making.spots(|layout| layout.portrait(side, fighting));
    making.place(Place {
        id: id.into(),
        region: "arena".into(),
        label: making.say.phrase(&label),
        rule: Some("attack.announce"),
        spots,
        ..Place::default()
    });
    let piece = format!("{id}.portrait").into();
    if fallen {
        making.part.told.push(Told::of(id, making.word("state-dead")));
    }
    // The place says who it is.
    making.piece(Piece { id: piece, place: id.into(), drawing: Some(drawing.into()), ..Piece::default() });
}

fn card(making: &mut Making<'_>, face: Face, fighting: bool) {
    let spots = making.spots(|layout| layout.card(fighting));
    making.place(Place {
        id: "arena.card".into(),
        region: "arena".into(),
        label: making.word("arena-card"),
        spots,
        ..Place::default()
    });
    let piece = cards::card(making.figures, making.say, "arena.played".into(), "arena.card".into(), face);
    making.piece(piece);
}

/// What is rolled for, and what it takes.
fn label(draft: &Draft<'_>, roll: &Roll) -> Text {
    let phrase = Phrase::new(match roll.throw {
        Throw::Attack => "roll-attack",
        Throw::Defence(_) => "roll-defence",
        Throw::Counter(_) => "roll-counter",
        Throw::Turned => "roll-turned",
        Throw::Test => "roll-test",
        Throw::God => "roll-god",
    });
    draft.say.phrase(&phrase)
}

/// How likely a roll does what its roller wants, in hundredths.
pub(super) fn percent(figures: &crate::Figures, roll: &Roll) -> u32 {
    (u32::from(roll.good(figures.shreds, figures.fumbles)) * 100 + 108) / 216
}

/// `answered`: another roll came after it.
fn rolled(
    making: &mut Making<'_>,
    place: u8,
    roll: &Roll,
    skill: Skill,
    label: Text,
    (fighting, answered): (bool, bool),
) {
    let id = ["arena.roll", "arena.answer"][usize::from(place)];
    let thrown = roll.dice[0] > 0;
    let text = match roll.verdict {
        Some(verdict) => {
            let phrase =
                Phrase::new("roll-result").number("pips", roll.thrown()).word("verdict", verdict_word(verdict));
            making.say.phrase(&phrase)
        }
        None => Text::default(),
    };
    let badges = parts(making, roll, skill);
    let spots = making.spots(|layout| layout.roll(place, fighting, answered));
    making.place(Place {
        id: id.into(),
        region: "arena".into(),
        label,
        text,
        badges,
        symbol: Some("rolling-dices".into()),
        look: PlaceLook::Row,
        spots,
        rule: Some("roll.sum"),
        ..Place::default()
    });
    let dice = format!("{id}.dice");
    let spots = making.spots(|layout| layout.dice(place, fighting, answered));
    making.place(Place {
        id: dice.clone().into(),
        region: "arena".into(),
        label: making.word("roll-dice"),
        spots,
        rule: Some("roll.sum"),
        ..Place::default()
    });
    for (number, pips) in (1..).zip(roll.dice) {
        let face = if thrown { DieFace::Pips(pips) } else { DieFace::Unknown };
        let title = match thrown {
            true => making.say.phrase(&Phrase::new("die-shows").number("pips", pips)),
            false => making.word("die-waits"),
        };
        making.part.dice.push(Die { id: format!("{id}.die.{number}").into(), place: dice.clone().into(), face, title });
    }
}

/// All that makes up the threshold, as marks: the first stands under the dice, the second is the chance.
fn parts(making: &Making<'_>, roll: &Roll, skill: Skill) -> Vec<Badge> {
    let odds = percent(making.figures, roll);
    let threshold = Phrase::new("roll-threshold").number("threshold", roll.threshold());
    let chance = Phrase::new("roll-chance").number("percent", odds);
    let mut badges = vec![
        Badge {
            text: format!("≤ {}", roll.threshold()).into(),
            title: making.say.phrase(&threshold),
            ..Badge::default()
        },
        Badge {
            text: format!("{odds} %").into(),
            color: Some("#3f5a1a".into()),
            title: making.say.phrase(&chance),
            ..Badge::default()
        },
    ];
    let mut add = |symbol: &'static str, key: &'static str, text: String| {
        let title = format!("{} {text}", making.word(key)).into();
        badges.push(Badge { symbol: Some(symbol.into()), text: text.into(), color: None, title });
    };
    let (symbol, base) = match (roll.throw, skill) {
        _ if roll.below => ("tentacles-skull", "part-defence"),
        (Throw::Counter(Skill::Conjuring), _) | (Throw::Attack, Skill::Conjuring) => ("pentacle", "skill-conjuring"),
        (Throw::God, _) => ("spell-book", "skill-sorcery"),
        (Throw::Test, _) => ("spell-book", "part-test"),
        _ => ("mailed-fist", "skill-brutality"),
    };
    add(symbol, base, roll.base.to_string());
    let others = [
        ("hooded-figure", "part-cultist", roll.cultist),
        ("card-pickup", "part-card", roll.card),
        ("evil-moon", "part-favour", roll.favour),
        ("sands-of-time", "part-lasting", roll.lasting),
        ("crossed-swords", "part-edge", roll.edge),
        ("octopus", "part-points", roll.bought),
    ];
    for (symbol, key, number) in others.into_iter().filter(|(.., number)| *number != 0) {
        add(symbol, key, signed(number));
    }
    if roll.halved {
        let title = making.word("part-halved");
        badges.push(Badge { text: "÷2".into(), title, ..Badge::default() });
    }
    badges
}
