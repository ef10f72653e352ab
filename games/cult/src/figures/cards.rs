//! `cards.toml`: Miracles, Intrigues and what a celebration brings.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Card, Cost, DECK, Deck, Effect, Feast};

use super::{CardFace, Checker, Deed};

const FILE: &str = "cards.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    miracles: Figure<usize>,
    intrigues: Figure<usize>,
    miracle: Vec<Entry>,
    intrigue: Vec<Entry>,
    supremacy: Supremacy,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    copies: Figure<u8>,
    sealed: Figure<bool>,
    sale: Option<Figure<u8>>,
    cost: Figure<Vec<Cost>>,
    does: Figure<Vec<Effect>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Supremacy {
    influence: Figure<u8>,
    feasts: Figure<Vec<Feast>>,
}

/// Faces of both decks, the feasts, and the Influence of Supremacy.
pub(super) fn read(files: &DataFiles) -> Result<(Vec<CardFace>, Vec<Feast>, u8), DataError> {
    let file: CardsFile = files.read(FILE)?;
    let check = Checker(FILE);
    let mut faces = Vec::new();
    for (deck, key, total, entries) in [
        (Deck::Miracle, "miracles", *file.miracles, file.miracle),
        (Deck::Intrigue, "intrigues", *file.intrigues, file.intrigue),
    ] {
        let sum: usize = entries.iter().map(|entry| usize::from(*entry.copies)).sum();
        check.that(sum == total && sum == DECK, key, format!("the copies sum up to {sum}, not to {DECK}"))?;
        for entry in entries {
            faces.push(face(&check, deck, entry)?);
        }
    }
    let feasts = file.supremacy.feasts.is;
    check.that((1..=16).contains(&feasts.len()), "supremacy.feasts", "a celebration brings one of 1 to 16 things")?;
    check.that(*file.supremacy.influence <= 20, "supremacy.influence", "at most 20")?;
    Ok((faces, feasts, *file.supremacy.influence))
}

fn face(check: &Checker, deck: Deck, entry: Entry) -> Result<CardFace, DataError> {
    let Entry { id, copies, sealed, sale, cost, does } = entry;
    check.that(*copies > 0, format!("{id}.copies"), "a face without a card")?;
    check.that(
        sale.is_some() == (deck == Deck::Intrigue),
        format!("{id}.sale"),
        "Intrigues have a sale value, Miracles have none",
    )?;
    let coins = sale.map_or(0, |sale| *sale);
    check.that(coins <= 50, format!("{id}.sale"), "at most 50 coins")?;
    let plays = does
        .iter()
        .any(|effect| matches!(effect, Effect::PlayCard { .. } | Effect::PlaySealed | Effect::PlayFromPile { .. }));
    check.that(!plays, format!("{id}.does"), "a card cannot play another card")?;
    let asks = cost.iter().any(|cost| !matches!(cost, Cost::Followers { .. } | Cost::Coins { .. }));
    check.that(!asks, format!("{id}.cost"), "a card costs Followers or coins")?;
    let deed = Deed::of(&cost.is, &does.is)
        .ok_or_else(|| DataError::impossible("cards.toml", format!("{id}.does"), "1 to 4 effects and up to 4 costs"))?;
    Ok(CardFace {
        id,
        deck: Some(deck),
        first: Card::NONE,
        copies: *copies,
        sealed: *sealed,
        coins,
        influence: 0,
        right: None,
        deed,
    })
}
