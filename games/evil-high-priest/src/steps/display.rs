//! What lies face up: chambers, monsters and investigators, each refilled from its deck. `[setup.deck] [card.display]`

use cenacle_table::{Chance, Pile};

use crate::{Event, Step, rules_view::RulesView};

use super::Referee;

/// The top card of a deck; its discards are shuffled when it is empty. Says whether they were.
fn top<T: Copy + Default, const N: usize>(
    deck: &mut Pile<T, N>,
    discard: &mut Pile<T, N>,
    chance: &mut Chance,
) -> (T, bool) {
    let shuffled = deck.is_empty() && !discard.is_empty();
    if shuffled {
        std::mem::swap(deck, discard);
        deck.shuffle(chance);
    }
    (deck.pop().unwrap_or_default(), shuffled)
}

/// A place that is empty though a card can be had for it.
#[derive(Clone, Copy)]
enum Gap {
    Chamber(u8),
    Monster(u8),
    Investigator(usize),
}

/// The first of those places.
fn gap(rules: RulesView<'_>) -> Option<Gap> {
    let (p, cards) = (rules.p, &rules.p.cards);
    if let Some(card) = p.display.iter().position(|chamber| !chamber.is_one())
        && !(p.deck.is_empty() && p.discard.is_empty())
    {
        return Some(Gap::Chamber(card as u8));
    }
    if !p.boxes.bring_cards() {
        return None;
    }
    if let Some(card) = cards.beasts.iter().position(|beast| !beast.is_one())
        && !(cards.beast_deck.is_empty() && cards.beast_discard.is_empty())
    {
        return Some(Gap::Monster(card as u8));
    }
    let slot = cards.sleuths.iter().position(|who| !who.is_one())?;
    (!(cards.sleuth_deck.is_empty() && cards.sleuth_discard.is_empty())).then_some(Gap::Investigator(slot))
}

impl Referee<'_> {
    /// Empty places are filled as soon as a card can be had, but not while a raid goes on: what fell in it lies in the discards
    /// until it is over, and may come back from there. `[card.display]`
    pub(super) fn fill_gaps(&mut self) {
        while let Some(gap) = self.gap_to_fill() {
            match gap {
                Gap::Chamber(card) => self.refill(card),
                Gap::Monster(card) => self.refill_beasts(card),
                Gap::Investigator(slot) => self.refill_sleuths(slot),
            }
        }
    }

    fn gap_to_fill(&self) -> Option<Gap> {
        // rules 1: a place once empty stayed empty.
        if self.figures.rules < 2 {
            return None;
        }
        let raid = || self.p.steps.iter().any(|step| matches!(step, Step::RaidOver | Step::PostRaid));
        gap(self.rules()).filter(|_| !raid())
    }

    /// Whether a place is empty that has to be filled now.
    pub(super) fn has_gap_to_fill(&self) -> bool {
        self.gap_to_fill().is_some()
    }

    /// [setup.deck]
    pub(super) fn refill(&mut self, card: u8) {
        let (chamber, shuffled) = top(&mut self.p.deck, &mut self.p.discard, self.chance);
        self.p.display[usize::from(card)] = chamber;
        if shuffled {
            self.log.all(|| Event::Shuffles);
        }
    }

    /// [card.display]
    pub(super) fn refill_beasts(&mut self, card: u8) {
        let cards = &mut self.p.cards;
        let (beast, shuffled) = top(&mut cards.beast_deck, &mut cards.beast_discard, self.chance);
        cards.beasts[usize::from(card)] = beast;
        if shuffled {
            self.log.all(|| Event::ShufflesMonsters);
        }
    }

    /// [raid.investigator]
    pub(super) fn refill_sleuths(&mut self, slot: usize) {
        let cards = &mut self.p.cards;
        let (who, shuffled) = top(&mut cards.sleuth_deck, &mut cards.sleuth_discard, self.chance);
        cards.sleuths[slot] = who;
        if shuffled {
            self.log.all(|| Event::ShufflesInvestigators);
        }
    }
}
