//! `cards.toml`: how many of each card, what it gives and what it costs.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Card, KINDS, RESOURCES, Resource, card::DOUBLE};

use super::{Checker, MAX_CARDS};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    total: Figure<u8>,
    card: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: String,
    kind: String,
    count: Figure<u8>,
    amulets: Figure<u16>,
    left_in_hand: Figure<u16>,
    gives: Option<Figure<Resource>>,
    units: Option<Figure<u8>>,
    any_of: Option<Figure<Vec<Resource>>>,
}

pub(super) struct Cards {
    pub(super) count: [u8; KINDS],
    pub(super) amulets: [u16; KINDS],
    pub(super) left_in_hand: [u16; KINDS],
    pub(super) trompe: [bool; RESOURCES],
}

impl Cards {
    pub(super) fn read(files: &DataFiles) -> Result<Cards, DataError> {
        let file: CardsFile = files.read("cards.toml")?;
        let check = Checker("cards.toml");
        check.that(file.card.len() == KINDS, "card", format!("{} kinds of card, not {KINDS}", file.card.len()))?;
        let mut cards =
            Cards { count: [0; KINDS], amulets: [0; KINDS], left_in_hand: [0; KINDS], trompe: [false; RESOURCES] };
        for (card, entry) in Card::ALL.into_iter().zip(&file.card) {
            let id = card.id();
            check.that(entry.id == id, "card.id", format!("`{}` stands where `{id}` belongs", entry.id))?;
            let resource = Resource::ALL[card.index() % RESOURCES];
            let meant = match card.index() {
                0..5 => ("standard", Some((resource, 1))),
                5..10 => ("double", Some((resource, DOUBLE))),
                10 => ("trompe-loeil", None),
                _ => ("character", None),
            };
            check.that(entry.kind == meant.0, format!("{id}.kind"), format!("`{id}` is a {} card", meant.0))?;
            let gives = entry.gives.as_ref().map(|gives| gives.is);
            check.that(
                gives == meant.1.map(|(resource, _)| resource),
                format!("{id}.gives"),
                "it gives its own resource",
            )?;
            let units = entry.units.as_ref().map(|units| units.is);
            check.that(
                units == meant.1.map(|(_, units)| units),
                format!("{id}.units"),
                "a standard card gives 1, a double card 2",
            )?;
            check.that(
                entry.any_of.is_some() == (card == Card::TrompeLoeil),
                format!("{id}.any_of"),
                "only the Trompe-l'oeil stands for any of a list",
            )?;
            for resource in entry.any_of.iter().flat_map(|any_of| &any_of.is) {
                cards.trompe[*resource as usize] = true;
            }
            check.that(
                *entry.amulets <= 10 && *entry.left_in_hand <= 10,
                format!("{id}.amulets"),
                "at most 10 Amulets a card",
            )?;
            cards.count[card.index()] = *entry.count;
            cards.amulets[card.index()] = *entry.amulets;
            cards.left_in_hand[card.index()] = *entry.left_in_hand;
        }
        let sum: usize = cards.count.iter().map(|count| usize::from(*count)).sum();
        check.that(
            sum == usize::from(*file.total),
            "total",
            format!("it says {} cards, the kinds sum up to {sum}", *file.total),
        )?;
        check.that(sum <= MAX_CARDS, "total", format!("at most {MAX_CARDS} cards fit on the table"))?;
        Ok(cards)
    }
}
