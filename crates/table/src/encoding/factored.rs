//! A decision made factor by factor: first its kind, then each factor of that kind. No question is wider than
//! [`ActionSpace::widest`](super::ActionSpace::widest), however many actions a game has.

use std::ops::Range;

use super::ActionSpace;

/// A decision under way: the legal actions that are left, and which factor is asked. A factor that is the same in all of them is not
/// asked.
#[derive(Clone, Debug, Default)]
pub struct FactoredChoice {
    left: Vec<u32>,
    /// The factor that is asked; 0 is the kind.
    asked: usize,
    /// Where its values stand, unless the kind is asked.
    values: Values,
}

/// How the numbers that are left go with the factor that is asked: those before it are the same in all of them, so each of its values is
/// a range of numbers, one behind the other.
#[derive(Clone, Copy, Debug, Default)]
struct Values {
    first: u32,
    /// How many numbers each value has.
    width: u32,
    many: u32,
}

impl Values {
    /// Of one factor of a kind, told by any number that is left.
    fn of(space: &ActionSpace, any: u32, factor: usize) -> Option<Values> {
        let (first, width, many) = space.stride(any, factor)?;
        Some(Values { first: any - (any - first) % (width * many), width, many })
    }

    /// Which value a number has.
    #[inline]
    const fn value(self, number: u32) -> u32 {
        (number - self.first) / self.width
    }

    /// The numbers that have a value.
    #[inline]
    const fn range(self, value: u32) -> Range<u32> {
        let first = self.first + value * self.width;
        first..first + self.width
    }
}

/// A value that no legal action has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchValue;

impl FactoredChoice {
    /// Begins with the numbers of all legal actions.
    pub fn begin(&mut self, space: &ActionSpace, legal: &[u32]) {
        self.left.clear();
        self.left.extend_from_slice(legal);
        self.asked = 0;
        if legal.len() > 1 {
            self.go_on(space);
        }
    }

    /// The numbers that have a value of the factor that is asked; `None` if there is no such value.
    #[inline]
    fn range(&self, space: &ActionSpace, value: u32) -> Option<Range<u32>> {
        if self.asked == 0 {
            let kind = value as usize;
            return (kind < space.kinds.len()).then(|| space.firsts[kind]..space.firsts[kind + 1]);
        }
        (value < self.values.many).then(|| self.values.range(value))
    }

    /// The numbers of the actions that are left.
    #[must_use]
    pub fn left(&self) -> &[u32] {
        &self.left
    }

    /// The factor that is asked: 0 is the kind, then come those of the kind.
    #[must_use]
    pub const fn asked(&self) -> usize {
        self.asked
    }

    /// Whether an action that is left has this value of the factor that is asked.
    #[must_use]
    pub fn has(&self, space: &ActionSpace, value: u32) -> bool {
        self.range(space, value).is_some_and(|range| self.left.iter().any(|number| range.contains(number)))
    }

    /// For how many numbers it has room, to count its memory.
    #[must_use]
    pub fn capacity(&self) -> usize {
        self.left.capacity()
    }

    /// What was chosen or follows, factor by factor, into a row that is as long as the space is deep, with the kind before; -1 for what
    /// is not known yet.
    ///
    /// # Panics
    /// If the row is shorter.
    pub fn write_chosen(&self, space: &ActionSpace, row: &mut [i32]) {
        row.fill(-1);
        let Some(any) = self.left.first() else { return };
        for (place, value) in row.iter_mut().take(self.asked).zip(space.values(*any)) {
            *place = value as i32;
        }
    }

    /// Marks with a 1 what can be chosen now.
    ///
    /// # Panics
    /// If the mask is narrower than the widest question.
    pub fn mark(&self, space: &ActionSpace, mask: &mut [u8]) {
        // Numbers of one value mostly come one after the other: they are told by their range, and looked up once.
        let mut known = 0..0;
        for number in &self.left {
            if known.contains(number) {
                continue;
            }
            let value = if self.asked == 0 {
                space.kind_of(*number).map(|kind| kind as u32)
            } else {
                Some(self.values.value(*number))
            };
            let Some(value) = value else { continue };
            mask[value as usize] = 1;
            known = self.range(space, value).unwrap_or_default();
        }
    }

    /// Chooses a value of the factor that is asked. The number of the action, once no other is left.
    ///
    /// # Errors
    /// If no action that is left has this value; nothing has changed then.
    pub fn choose(&mut self, space: &ActionSpace, value: u32) -> Result<Option<u32>, NoSuchValue> {
        let chosen = self.range(space, value).filter(|range| self.left.iter().any(|number| range.contains(number)));
        let Some(chosen) = chosen else { return Err(NoSuchValue) };
        self.left.retain(|number| chosen.contains(number));
        match self.left.as_slice() {
            [only] => Ok(Some(*only)),
            _ => {
                self.asked += 1;
                self.go_on(space);
                Ok(None)
            }
        }
    }

    /// Goes on to the first factor in which the actions that are left differ: numbers that differ do so in one of them.
    fn go_on(&mut self, space: &ActionSpace) {
        let Some(any) = self.left.first().copied() else { return };
        loop {
            let range = if self.asked == 0 {
                space.kind_of(any).map(|kind| space.firsts[kind]..space.firsts[kind + 1])
            } else {
                let values = Values::of(space, any, self.asked - 1);
                self.values = values.unwrap_or_default();
                values.map(|values| values.range(values.value(any)))
            };
            match range {
                Some(range) if self.left.iter().all(|number| range.contains(number)) => self.asked += 1,
                _ => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cenacle_scene::Seat;

    use super::*;
    use crate::encoding::{Below, Perspective};

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) enum Action {
        Pass,
        Lay { hand: u8, row: u8, column: u8 },
        Draw { cards: u8 },
    }

    crate::numbering! {
        Action, version 1:
        Pass,
        Lay { hand: Below<2>, row: Below<3>, column: Below<4> },
        Draw { cards: Below<3> },
    }

    fn numbers(actions: &[Action]) -> Vec<u32> {
        let from = Perspective::new(Seat::new(0), 2);
        actions.iter().map(|one| number(from, *one).unwrap()).collect()
    }

    fn mask(choice: &FactoredChoice) -> Vec<usize> {
        let mut mask = vec![0; SPACE.widest()];
        choice.mark(&SPACE, &mut mask);
        (0..mask.len()).filter(|value| mask[*value] == 1).collect()
    }

    const LAYS: [Action; 3] = [
        Action::Lay { hand: 1, row: 0, column: 3 },
        Action::Lay { hand: 1, row: 2, column: 3 },
        Action::Lay { hand: 1, row: 2, column: 0 },
    ];

    #[test]
    fn a_decision_is_made_factor_by_factor_and_what_is_the_same_in_all_is_not_asked() {
        let legal = numbers(&[&[Action::Pass][..], &LAYS].concat());
        let mut choice = FactoredChoice::default();
        choice.begin(&SPACE, &legal);
        assert_eq!((choice.asked(), mask(&choice)), (0, vec![0, 1]));
        assert_eq!(choice.choose(&SPACE, 1), Ok(None));
        // All are laid from the same hand: the row is asked at once.
        assert_eq!((choice.asked(), mask(&choice)), (2, vec![0, 2]));
        let mut chosen = [9; 4];
        choice.write_chosen(&SPACE, &mut chosen);
        assert_eq!(chosen, [1, 1, -1, -1]);
        assert_eq!(choice.choose(&SPACE, 1), Err(NoSuchValue));
        assert_eq!(choice.choose(&SPACE, 2), Ok(None));
        assert_eq!((choice.asked(), mask(&choice)), (3, vec![0, 3]));
        assert_eq!(choice.choose(&SPACE, 0), Ok(Some(legal[3])));
        assert_eq!(action(Perspective::new(Seat::new(0), 2), legal[3]), Some(LAYS[2]));
    }

    #[test]
    fn what_can_only_be_done_in_one_way_is_one_choice() {
        let mut choice = FactoredChoice::default();
        let legal = numbers(&[Action::Draw { cards: 2 }]);
        choice.begin(&SPACE, &legal);
        assert_eq!((choice.asked(), mask(&choice)), (0, vec![2]));
        assert_eq!(choice.choose(&SPACE, 2), Ok(Some(legal[0])));
        choice.begin(&SPACE, &numbers(&LAYS));
        assert_eq!(choice.asked(), 2, "kind and hand are the same in all");
    }
}
