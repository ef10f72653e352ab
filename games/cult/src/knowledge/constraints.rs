//! What an observer knows of several cards together.
//!
//! When one of the cards of a hand changes hands unseen, whoever knew several of them knows more than where each may be:
//! exactly one of all has moved. A [`JointConstraints`] is therefore a list of all the ways in which the cards in doubt can lie, one
//! world a way. Every unseen move splits the worlds, whatever is shown strikes some of them out, and what is the same in all
//! that are left is no longer in doubt. It is exact as long as it has room: [`CARDS_IN_DOUBT`] cards, [`WORLDS`] worlds a
//! deck and observer. Beyond that it forgets what the cards have to do with one another, never where each of them can be.

use cenacle_table::Seat;

use crate::{Card, Cards};

/// Cards of a deck an observer can be in doubt about and still know how they hang together.
pub const CARDS_IN_DOUBT: usize = 10;
/// Ways in which they may lie.
pub const WORLDS: usize = 32;

/// Where a card in doubt is in a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lie {
    /// In a hand.
    Hand(Seat),
    /// On top of its pile.
    Top,
    /// In the hand of whoever has just drawn and puts one back.
    Drawn,
}

const TOP: u32 = 5;
const DRAWN: u32 = 6;
const BITS: usize = 3;

impl Lie {
    const fn code(self) -> u32 {
        match self {
            Lie::Hand(seat) => seat.index() as u32,
            Lie::Top => TOP,
            Lie::Drawn => DRAWN,
        }
    }

    fn of(code: u32) -> Lie {
        match code {
            TOP => Lie::Top,
            DRAWN => Lie::Drawn,
            seat => Lie::Hand(Seat::new(seat as usize)),
        }
    }
}

/// The ways in which the cards in doubt may lie, for one observer and one deck.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct JointConstraints {
    cards: [Card; CARDS_IN_DOUBT],
    /// Three bits a card.
    worlds: [u32; WORLDS],
    len: u8,
    count: u8,
}

/// One way in which they may lie.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct World(u32);

impl World {
    pub(crate) fn place(self, index: usize) -> Lie {
        Lie::of(self.0 >> (BITS * index) & 7)
    }

    fn with(self, index: usize, lie: Lie) -> World {
        World(self.0 & !(7 << (BITS * index)) | lie.code() << (BITS * index))
    }

    fn without(self, index: usize) -> World {
        let below = (1 << (BITS * index)) - 1;
        World(self.0 & below | self.0 >> BITS & !below)
    }
}

/// More worlds than there is room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooMany;

impl JointConstraints {
    pub(crate) const NONE: JointConstraints =
        JointConstraints { cards: [Card::NONE; CARDS_IN_DOUBT], worlds: [0; WORLDS], len: 0, count: 0 };

    /// Whether nothing is in doubt, or nothing is known of what hangs together.
    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The cards in doubt.
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How they may lie.
    pub(crate) fn worlds(&self) -> impl ExactSizeIterator<Item = World> + Clone + '_ {
        self.worlds[..usize::from(self.count)].iter().map(|world| World(*world))
    }

    pub(crate) fn find(&self, card: Card) -> Option<usize> {
        self.cards().iter().position(|other| *other == card)
    }

    /// How many of them lie somewhere in a world.
    pub(crate) fn count_at(&self, world: World, lie: Lie) -> usize {
        (0..self.cards().len()).filter(|index| world.place(*index) == lie).count()
    }

    /// More cards, of which so far it was certain where they lie.
    pub(crate) fn add(&mut self, cards: Cards, lie: Lie) -> Result<(), TooMany> {
        if usize::from(self.len) + cards.len() > CARDS_IN_DOUBT {
            return Err(TooMany);
        }
        self.count = self.count.max(1);
        for card in cards {
            let index = usize::from(self.len);
            self.cards[index] = card;
            self.len += 1;
            for world in &mut self.worlds[..usize::from(self.count)] {
                *world = World(*world).with(index, lie).0;
            }
        }
        Ok(())
    }

    /// Every world becomes those that can follow from it.
    fn unfold(&mut self, mut next: impl FnMut(&JointConstraints, World, &mut Unfolding)) -> Result<(), TooMany> {
        let mut unfolding = Unfolding { worlds: [0; WORLDS], count: 0, too_many: false };
        for world in self.worlds() {
            next(self, world, &mut unfolding);
        }
        if unfolding.too_many {
            return Err(TooMany);
        }
        (self.worlds, self.count) = (unfolding.worlds, unfolding.count as u8);
        Ok(())
    }

    /// One of the cards in a place goes to another, or one that is not in doubt, of which so many are there besides.
    pub(crate) fn one_moves(&mut self, from: Lie, to: Lie, others: impl Fn(usize) -> bool) -> Result<(), TooMany> {
        self.unfold(|constraints, world, out| {
            if others(constraints.count_at(world, from)) {
                out.push(world);
            }
            for index in (0..constraints.cards().len()).filter(|index| world.place(*index) == from) {
                out.push(world.with(index, to));
            }
        })
    }

    /// Whatever lies in one place is now in another.
    pub(crate) fn all_move(&mut self, from: Lie, to: Lie) {
        let moved = self.unfold(|constraints, world, out| {
            let moved = (0..constraints.cards().len()).filter(|index| world.place(*index) == from);
            out.push(moved.fold(world, |world, index| world.with(index, to)));
        });
        debug_assert_eq!(moved, Ok(()), "there are never more worlds than before");
    }

    /// Strikes out the worlds that cannot be.
    pub(crate) fn keep(&mut self, can_be: impl Fn(&JointConstraints, World) -> bool) {
        let kept = self.unfold(|constraints, world, out| {
            if can_be(constraints, world) {
                out.push(world);
            }
        });
        debug_assert_eq!(kept, Ok(()), "there are never more worlds than before");
    }

    /// Where a card can lie, one bit a place in the order of hands, top, just drawn.
    pub(crate) fn places(&self, index: usize) -> u8 {
        self.worlds().fold(0, |places, world| places | 1 << world.place(index).code())
    }

    /// A card is no longer in doubt.
    pub(crate) fn remove(&mut self, index: usize) {
        let last = usize::from(self.len) - 1;
        self.cards.copy_within(index + 1..=last, index);
        self.cards[last] = Card::NONE;
        self.len -= 1;
        let without = self.unfold(|_, world, out| out.push(world.without(index)));
        debug_assert_eq!(without, Ok(()), "there are never more worlds than before");
        if self.len == 0 {
            *self = JointConstraints::NONE;
        }
    }

    /// As words: the cards, and a letter each a world.
    pub(crate) fn written(&self) -> (Vec<Card>, Vec<String>) {
        let letter = |lie: Lie| match lie {
            Lie::Hand(seat) => char::from(b'1' + seat.index() as u8),
            Lie::Top => 't',
            Lie::Drawn => 'd',
        };
        let word = |world: World| (0..self.cards().len()).map(|index| letter(world.place(index))).collect();
        (self.cards().to_vec(), self.worlds().map(word).collect())
    }

    /// What [`JointConstraints::written`] wrote, if it is that.
    pub(crate) fn read(cards: &[Card], worlds: &[String]) -> Option<JointConstraints> {
        let mut constraints = JointConstraints::NONE;
        let fits = !worlds.is_empty() && worlds.len() <= WORLDS && !cards.is_empty() && cards.len() <= CARDS_IN_DOUBT;
        if !fits {
            return None;
        }
        constraints.cards[..cards.len()].copy_from_slice(cards);
        (constraints.len, constraints.count) = (cards.len() as u8, worlds.len() as u8);
        for (place, word) in constraints.worlds.iter_mut().zip(worlds) {
            if word.chars().count() != cards.len() {
                return None;
            }
            let mut world = World(0);
            for (index, letter) in word.chars().enumerate() {
                let lie = match letter {
                    '1'..='5' => Lie::Hand(Seat::new(letter as usize - '1' as usize)),
                    't' => Lie::Top,
                    'd' => Lie::Drawn,
                    _ => return None,
                };
                world = world.with(index, lie);
            }
            *place = world.0;
        }
        Some(constraints)
    }
}

/// Worlds that follow, each once.
struct Unfolding {
    worlds: [u32; WORLDS],
    count: usize,
    too_many: bool,
}

impl Unfolding {
    fn push(&mut self, world: World) {
        if self.worlds[..self.count].contains(&world.0) {
            return;
        }
        match self.worlds.get_mut(self.count) {
            Some(place) => {
                *place = world.0;
                self.count += 1;
            }
            None => self.too_many = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Lie = Lie::Hand(Seat::new(0));
    const BOB: Lie = Lie::Hand(Seat::new(1));

    fn two_with_ada() -> JointConstraints {
        let mut constraints = JointConstraints::NONE;
        constraints.add([Card(3), Card(7)].into_iter().collect(), ADA).unwrap();
        constraints
    }

    #[test]
    fn one_of_two_moves_or_a_third_one() {
        let mut constraints = two_with_ada();
        constraints.one_moves(ADA, BOB, |_| true).unwrap();
        assert_eq!(constraints.written().1, ["11", "21", "12"]);
        let mut sure = two_with_ada();
        sure.one_moves(ADA, BOB, |known| known < 2).unwrap();
        assert_eq!(sure.written().1, ["21", "12"]);
    }

    #[test]
    fn ways_that_lead_to_the_same_are_one() {
        let mut constraints = two_with_ada();
        constraints.one_moves(ADA, BOB, |_| true).unwrap();
        constraints.one_moves(BOB, ADA, |_| true).unwrap();
        assert_eq!(constraints.written().1, ["11", "21", "12"]);
        constraints.all_move(BOB, ADA);
        assert_eq!(constraints.written().1, ["11"]);
    }

    #[test]
    fn a_card_that_is_certain_goes_and_the_others_stay() {
        let mut constraints = two_with_ada();
        constraints.one_moves(ADA, BOB, |_| false).unwrap();
        constraints.keep(|_, world| world.place(0) == BOB);
        assert_eq!((constraints.places(0), constraints.places(1)), (0b10, 0b01));
        constraints.remove(0);
        assert_eq!(constraints.written(), (vec![Card(7)], vec!["1".to_owned()]));
        constraints.remove(0);
        assert!(constraints == JointConstraints::NONE);
    }

    #[test]
    fn there_is_room_for_so_many_worlds() {
        let mut constraints = JointConstraints::NONE;
        constraints.add((0..10).map(Card).collect(), ADA).unwrap();
        assert_eq!(constraints.add(Cards::only(Card(11)), ADA), Err(TooMany));
        constraints.one_moves(ADA, BOB, |_| true).unwrap();
        assert_eq!(constraints.worlds().len(), 11);
        assert_eq!(constraints.one_moves(ADA, BOB, |_| true), Err(TooMany));
        assert_eq!(constraints.worlds().len(), 11, "what cannot be kept changes nothing");
    }

    #[test]
    fn what_is_written_can_be_read() {
        let mut constraints = two_with_ada();
        constraints.one_moves(ADA, Lie::Top, |_| true).unwrap();
        let (cards, worlds) = constraints.written();
        assert!(JointConstraints::read(&cards, &worlds) == Some(constraints));
        assert!(JointConstraints::read(&cards, &["x".to_owned()]).is_none());
    }
}
