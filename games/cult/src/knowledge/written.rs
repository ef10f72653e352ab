//! Knowledge as text.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{Card, Deck, HANDED};

use super::{JointConstraints, Knowledge, OBSERVERS, PILED, TOP};

/// Joint constraints as they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenConstraints {
    /// Whose, from 1; the public after the last seat.
    observer: usize,
    deck: Deck,
    cards: Vec<Card>,
    /// A letter a card: the number of a seat, `t` on top of the pile, `d` just drawn.
    ways: Vec<String>,
}

/// Written as one text a row, a letter a card: `.` nothing, `=` in the pile, `A` and so on a set of hands, with an accent
/// if the top of the pile is among them; and what is in doubt.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenKnowledge {
    rows: Vec<String>,
    #[serde(rename = "doubts")]
    constraints: Vec<WrittenConstraints>,
}

impl Serialize for Knowledge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letter = |known: &u8| match *known {
            0 => '.',
            PILED => '=',
            known if known & TOP != 0 => char::from(b'\xc0' + (known & !TOP)),
            hands => char::from(b'@' + hands),
        };
        let mut written = Vec::new();
        for (index, both) in self.constraints.iter().enumerate() {
            for (deck, constraints) in
                Deck::HANDED.into_iter().zip(both).filter(|(_, constraints)| !constraints.is_empty())
            {
                let (cards, ways) = constraints.written();
                written.push(WrittenConstraints { observer: index + 1, deck, cards, ways });
            }
        }
        let rows = self.rows.iter().map(|row| row.iter().map(letter).collect()).collect();
        WrittenKnowledge { rows, constraints: written }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Knowledge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Knowledge, D::Error> {
        let written = WrittenKnowledge::deserialize(deserializer)?;
        let wrong = || D::Error::custom(format!("six rows of {HANDED} letters are needed"));
        if written.rows.len() != OBSERVERS {
            return Err(wrong());
        }
        let mut knowledge = Knowledge::NOTHING;
        for (row, text) in knowledge.rows.iter_mut().zip(written.rows) {
            if text.chars().count() != HANDED {
                return Err(wrong());
            }
            for (known, letter) in row.iter_mut().zip(text.chars()) {
                *known = match letter {
                    '.' => 0,
                    '=' => PILED,
                    'A'..='_' => letter as u8 - b'@',
                    'À'..='ß' => (letter as u8 - b'\xc0') | TOP,
                    _ => return Err(wrong()),
                };
            }
        }
        for WrittenConstraints { observer, deck, cards, ways } in written.constraints {
            let place =
                knowledge.constraints.get_mut(observer.wrapping_sub(1)).and_then(|both| both.get_mut(deck as usize));
            let of_deck = cards.iter().all(|card| card.is_known() && card.deck() == Some(deck));
            match (place, JointConstraints::read(&cards, &ways).filter(|_| of_deck)) {
                (Some(place), Some(constraints)) => *place = constraints,
                _ => {
                    return Err(D::Error::custom("constraints are cards of a deck and the ways in which they may lie"));
                }
            }
        }
        Ok(knowledge)
    }
}
