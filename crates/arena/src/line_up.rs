//! Who sits where: line-ups that favour nobody.
//!
//! The games of an arena come in groups. All games of a group have the same seed, so the same shuffles, and between them
//! the entrants change seats:
//!
//! - in every rotation round the table, and in its mirror image: for any two seats there is a game in which those who
//!   sit there have changed places;
//! - if the entrants cannot have equally many seats, with the names exchanged in turn as well: two entrants at three
//!   seats play A A B, A B A, B A A, and B B A, B A B, A B B.
//!
//! So in every group everybody who takes part sits on every seat equally often. If there are more entrants than seats,
//! each group takes those who have met least so far. Which neighbours the entrants have changes from group to group.

/// The groups of an arena for one number of seats, one after another.
#[derive(Clone, Debug)]
pub(crate) struct LineUps {
    entrants: usize,
    seats: usize,
    /// How often each two have met in a group, if not all fit at a table.
    met: Vec<Vec<u32>>,
    arrangements: Vec<LineUp>,
    group: usize,
}

/// The entrant on each seat, by number.
pub(crate) type LineUp = Vec<usize>;

impl LineUps {
    /// The groups for so many entrants at so many seats.
    pub(crate) fn new(entrants: usize, seats: usize) -> LineUps {
        let arrangements = arrangements(entrants.min(seats), seats);
        LineUps { entrants, seats, met: vec![vec![0; entrants]; entrants], arrangements, group: 0 }
    }

    /// Who takes part in the next group.
    fn players(&mut self) -> Vec<usize> {
        if self.entrants <= self.seats {
            return (0..self.entrants).collect();
        }
        let mut chosen: Vec<usize> = Vec::new();
        while chosen.len() < self.seats {
            let games = |one: usize| self.met[one].iter().sum::<u32>();
            let with = |one: usize| chosen.iter().map(|other| self.met[one][*other]).sum::<u32>();
            let free = (0..self.entrants).filter(|one| !chosen.contains(one));
            // The first is whoever has played least; the others are those whom the chosen have met least.
            let next = free.min_by_key(|one| (with(*one), games(*one), *one));
            chosen.extend(next);
        }
        chosen.sort_unstable();
        for one in &chosen {
            for other in chosen.iter().filter(|other| *other != one) {
                self.met[*one][*other] += 1;
            }
        }
        chosen
    }
}

impl Iterator for LineUps {
    type Item = Vec<LineUp>;

    fn next(&mut self) -> Option<Vec<LineUp>> {
        let players = self.players();
        let arrangement = &self.arrangements[self.group % self.arrangements.len()];
        self.group += 1;
        let uneven = !self.seats.is_multiple_of(players.len());
        let names = if uneven { players.len() } else { 1 };
        let mut group: Vec<LineUp> = Vec::new();
        for shift in 0..names {
            let named: LineUp = arrangement.iter().map(|one| players[(one + shift) % players.len()]).collect();
            // The same line-up twice would be the same game twice.
            for line_up in turned(&named) {
                if !group.contains(&line_up) {
                    group.push(line_up);
                }
            }
        }
        Some(group)
    }
}

/// The arrangements round a table of players who share the seats as evenly as they can, up to rotation and mirror.
fn arrangements(players: usize, seats: usize) -> Vec<LineUp> {
    let mut line_up: LineUp = (0..seats).map(|seat| seat % players).collect();
    line_up.sort_unstable();
    let mut kept = Vec::new();
    loop {
        if turned(&line_up).iter().all(|other| line_up <= *other) {
            kept.push(line_up.clone());
        }
        if !next_permutation(&mut line_up) {
            return kept;
        }
    }
}

/// Every rotation of an arrangement, and of its mirror image.
fn turned(line_up: &LineUp) -> Vec<LineUp> {
    let mirrored: LineUp = line_up.iter().rev().copied().collect();
    let rotations = |line_up: &LineUp| -> Vec<LineUp> {
        (0..line_up.len()).map(|by| [&line_up[by..], &line_up[..by]].concat()).collect()
    };
    [rotations(line_up), rotations(&mirrored)].concat()
}

/// The next one in the order of a dictionary; `false` after the last.
fn next_permutation(letters: &mut [usize]) -> bool {
    let Some(rise) = letters.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let Some(above) = letters.iter().rposition(|letter| *letter > letters[rise]) else { return false };
    letters.swap(rise, above);
    letters[rise + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn two_entrants_at_three_seats_play_both_patterns_in_every_rotation() {
        let mut group = LineUps::new(2, 3).next().unwrap();
        group.sort();
        let all = [[0, 0, 1], [0, 1, 0], [0, 1, 1], [1, 0, 0], [1, 0, 1], [1, 1, 0]];
        assert_eq!(group, all);
    }

    #[test]
    fn two_entrants_at_two_seats_play_one_game_each_way() {
        assert_eq!(LineUps::new(2, 2).next().unwrap(), [[0, 1], [1, 0]]);
    }

    #[test]
    fn as_many_entrants_as_seats_change_places_in_pairs() {
        for seats in 2..=5 {
            let group = LineUps::new(seats, seats).next().unwrap();
            for line_up in &group {
                for (one, other) in (0..seats).flat_map(|one| (0..one).map(move |other| (one, other))) {
                    let exchanged = |two: &&LineUp| two[one] == line_up[other] && two[other] == line_up[one];
                    assert!(group.iter().any(|two| exchanged(&two)), "{seats} seats, {line_up:?}, {one} and {other}");
                }
            }
        }
    }

    #[test]
    fn everybody_in_a_group_sits_on_every_seat_equally_often() {
        for (entrants, seats) in (2..=8).flat_map(|entrants| (2..=5).map(move |seats| (entrants, seats))) {
            for group in LineUps::new(entrants, seats).take(20) {
                let mut count: BTreeMap<(usize, usize), usize> = BTreeMap::new();
                for line_up in &group {
                    assert_eq!(line_up.len(), seats);
                    line_up.iter().enumerate().for_each(|(seat, one)| *count.entry((seat, *one)).or_default() += 1);
                }
                let playing = entrants.min(seats);
                assert_eq!(count.len(), seats * playing, "{entrants} at {seats}");
                let times: Vec<usize> = count.into_values().collect();
                assert!(times.iter().all(|one| *one == times[0]), "{entrants} at {seats}: {times:?}");
            }
        }
    }

    #[test]
    fn no_line_up_is_played_twice_with_one_seed() {
        for (entrants, seats) in [(2, 4), (2, 5), (3, 5), (4, 4), (6, 3)] {
            for mut group in LineUps::new(entrants, seats).take(9) {
                let games = group.len();
                group.sort();
                group.dedup();
                assert_eq!(group.len(), games);
            }
        }
    }

    #[test]
    fn neighbours_change_from_group_to_group() {
        let mut opposite: Vec<usize> = LineUps::new(4, 4).take(3).map(|group| group[0][2]).collect();
        opposite.sort_unstable();
        assert_eq!(opposite, [1, 2, 3], "each sits opposite of the first once");
    }

    #[test]
    fn more_entrants_than_seats_meet_equally_often() {
        for (entrants, seats) in [(4, 3), (5, 3), (6, 3), (7, 4), (9, 5)] {
            let mut met: BTreeMap<(usize, usize), u32> = BTreeMap::new();
            for group in LineUps::new(entrants, seats).take(400) {
                let playing = &group[0];
                for (one, other) in playing.iter().flat_map(|one| playing.iter().map(move |other| (*one, *other))) {
                    *met.entry((one, other)).or_default() += u32::from(one < other);
                }
            }
            let times = met.into_iter().filter(|((one, other), _)| one < other).map(|(_, times)| times);
            let (least, most) = times.fold((u32::MAX, 0), |(least, most), one| (least.min(one), most.max(one)));
            assert!(most - least <= 4 && least > 0, "{entrants} at {seats}: {least} to {most}");
        }
    }
}
