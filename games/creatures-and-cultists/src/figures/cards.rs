//! `cards.toml`: the deck.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Beast, Effect, FACES, Face, Family, Fumble, Guard, MAX_CARDS, Weapon, deck::NAMED};

use super::{CardFace, Checker, Effects};

const FILE: &str = "cards.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    cards: Figure<usize>,
    mishap: Vec<Entry>,
    event: Vec<Entry>,
    sorcery: Vec<Entry>,
    brutality: Vec<Entry>,
    conjuring: Vec<Entry>,
    defence: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    copies: Figure<u8>,
    late: Option<Figure<bool>>,
    test: Option<Figure<i8>>,
    passes: Option<Figure<Vec<Effect>>>,
    shreds: Option<Figure<Vec<Effect>>>,
    fumbles: Option<Figure<Vec<Effect>>>,
    bonus: Option<Figure<i8>>,
    weapon: Option<Figure<Weapon>>,
    modifier: Option<Figure<i8>>,
    defence: Option<Figure<i8>>,
    beast: Option<Figure<Beast>>,
    guard: Option<Figure<Guard>>,
}

/// The deck as it was read.
pub(super) struct Deck {
    pub(super) faces: Vec<CardFace>,
    pub(super) copies: [u8; FACES],
    pub(super) guards: [Face; 3],
}

pub(super) fn read(files: &DataFiles) -> Result<Deck, DataError> {
    let file: CardsFile = files.read(FILE)?;
    let check = Checker(FILE);
    let mut deck = Deck { faces: Vec::with_capacity(FACES), copies: [0; FACES], guards: [Face::UNKNOWN; 3] };
    let families = [file.mishap, file.event, file.sorcery, file.brutality, file.conjuring, file.defence];
    for (family, entries) in Family::ALL.into_iter().zip(families) {
        for entry in entries {
            let index = deck.faces.len();
            check.that(index < FACES, format!("{}.id", entry.id), format!("more than {FACES} faces"))?;
            deck.copies[index] = *entry.copies;
            if let Some(guard) = &entry.guard {
                deck.guards[guard.is as usize] = Face(index as u8);
            }
            deck.faces.push(face(&check, family, entry)?);
        }
    }
    let named = NAMED.iter().find(|named| !deck.faces.iter().any(|face| face.named.id == named.id));
    if let Some(named) = named {
        return Err(DataError::impossible(FILE, named.id, "there is no such card"));
    }
    let sum: usize = deck.copies.iter().map(|copies| usize::from(*copies)).sum();
    let total = *file.cards;
    check.that(sum == total, "cards", format!("the copies sum up to {sum}, not to {total}"))?;
    check.that(sum <= MAX_CARDS, "cards", format!("at most {MAX_CARDS} cards"))?;
    check.that(deck.guards.iter().all(|face| face.is_known()), "defence", "a Dodge, an Elder Sign and a Bluff")?;
    Ok(deck)
}

fn face(check: &Checker, family: Family, entry: Entry) -> Result<CardFace, DataError> {
    let key = |what: &str| format!("{}.{what}", entry.id);
    let named = NAMED.iter().find(|named| named.id == entry.id);
    let named = named.ok_or_else(|| DataError::impossible(FILE, key("id"), "no card has this name"))?;
    check.that(named.rule.split('.').next() == Some(family_id(family)), key("id"), "a card of another family")?;
    check.that(*entry.copies > 0, key("copies"), "a face without a card")?;
    let effects = |what: &str, effects: &Option<Figure<Vec<Effect>>>| {
        let list = effects.as_ref().map_or(&[][..], |effects| &effects.is);
        list.iter().try_for_each(|effect| plausible(*effect)).map_err(|why| (what.to_owned(), why.to_owned()))?;
        Effects::of(list).ok_or_else(|| (what.to_owned(), "at most 2 effects".to_owned()))
    };
    let wrong = |(what, why): (String, String)| DataError::impossible(FILE, key(&what), why);
    let passes = effects("passes", &entry.passes).map_err(wrong)?;
    let shreds = effects("shreds", &entry.shreds).map_err(wrong)?;
    let fumbles = effects("fumbles", &entry.fumbles).map_err(wrong)?;
    let does = matches!(family, Family::Mishap | Family::Event | Family::Sorcery);
    check.that((passes != Effects::default()) == does, key("passes"), "what Mishaps, Events and Sorceries do")?;
    let tested = match family {
        Family::Sorcery => entry.test.is_some(),
        Family::Event => true,
        _ => entry.test.is_none(),
    };
    check.that(tested, key("test"), "every Sorcery is tested, some Events, nothing else")?;
    check.that(entry.bonus.is_some() == (family == Family::Brutality), key("bonus"), "what weapons have")?;
    let pair = entry.modifier.is_some() && entry.defence.is_some();
    check.that(pair == (family == Family::Conjuring), key("modifier"), "beasts have two figures")?;
    check.that(entry.guard.is_some() == (family == Family::Defence), key("guard"), "what defence cards have")?;
    let figures = [&entry.bonus, &entry.modifier, &entry.defence, &entry.test];
    let small = figures.into_iter().flatten().all(|figure| (-20..=20).contains(&figure.is));
    check.that(small, key("bonus"), "figures from -20 to 20")?;
    let weapon = Weapon {
        bonus: entry.bonus.as_ref().map_or(0, |bonus| bonus.is),
        ..entry.weapon.as_ref().map_or(Weapon::default(), |weapon| weapon.is)
    };
    let kills = matches!(weapon.fumble, Fumble::CostsPoints | Fumble::CostsNothing);
    let sane = weapon.targets <= 2 && weapon.more <= 8 && weapon.prize <= 20 && (weapon.neighbours == 0 || kills);
    check.that(sane && (-10..=10).contains(&weapon.guard), key("weapon"), "up to two targets, up to 8 more victims")?;
    let beast = Beast {
        modifier: entry.modifier.as_ref().map_or(0, |modifier| modifier.is),
        defence: entry.defence.as_ref().map_or(0, |defence| defence.is),
        ..entry.beast.as_ref().map_or(Beast::default(), |beast| beast.is)
    };
    let sane = beast.victims <= 8 && beast.prize <= 20 && beast.draws <= 8;
    check.that(sane, key("beast"), "up to 8 victims and 8 cards")?;
    Ok(CardFace {
        named,
        family,
        late: entry.late.is_some_and(|late| late.is),
        test: entry.test.map(|test| test.is),
        passes,
        shreds,
        fumbles,
        weapon,
        beast,
    })
}

/// What an effect may ask for.
fn plausible(effect: Effect) -> Result<(), &'static str> {
    let fine = match effect {
        Effect::Kill { count, .. }
        | Effect::Banish { count, .. }
        | Effect::Dominate { count, .. }
        | Effect::Revive { count, .. } => (1..=8).contains(&count),
        Effect::Cull { up_to, .. } | Effect::Raid { up_to } => up_to <= 6,
        Effect::Gaze { see, keep } => see <= 8 && (1..=see).contains(&keep),
        Effect::DiscardRandom { count } | Effect::DiscardOwn { count } => count <= 20,
        Effect::Weaken { by, .. } => (-12..=12).contains(&by),
        Effect::Gain { amount } => amount <= 50,
        _ => true,
    };
    if fine { Ok(()) } else { Err("up to 8 cultists, dice up to 6, up to 8 cards seen") }
}

const fn family_id(family: Family) -> &'static str {
    match family {
        Family::Mishap => "mishap",
        Family::Event => "event",
        Family::Sorcery => "sorcery",
        Family::Brutality => "brutality",
        Family::Conjuring => "conjuring",
        Family::Defence => "defence",
    }
}
