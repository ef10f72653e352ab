//! Whole games played at random, held against slow counts made without the engine's own code.

use std::collections::{BTreeMap, BTreeSet};

use cenacle_cleopatra::{Action, Card, Cells, Cleopatra, Event, Figures, Position, Step, Work};
use cenacle_table::{Chance, Game, GameExt, Log, Options, Outcome, Seat, Seed, Stream, Viewer};

use crate::common::{chance, garden, shipped};

/// The cells that each wall slot touches, as the rulings tell it.
fn at_wall(slot: u8) -> [(usize, usize); 3] {
    let third = usize::from(slot % 3) * 3;
    match slot / 3 {
        0 => [8 - third, 7 - third, 6 - third].map(|row| (row, 0)),
        1 => [third, third + 1, third + 2].map(|column| (0, column)),
        _ => [third, third + 1, third + 2].map(|row| (row, 8)),
    }
}

/// What an attentive spectator writes down.
struct Ledger {
    talents: BTreeMap<Seat, i32>,
    amulets: BTreeMap<Seat, i32>,
    walls: BTreeSet<u8>,
}

impl Ledger {
    fn new(p: &Position) -> Ledger {
        let everybody = |value| p.everybody().map(|seat| (seat, value)).collect();
        Ledger { talents: everybody(5), amulets: everybody(0), walls: BTreeSet::new() }
    }

    fn gain(&mut self, seat: Seat, talents: impl Into<i32>) {
        *self.talents.get_mut(&seat).unwrap() += talents.into();
    }

    fn take(&mut self, seat: Seat, amulets: impl Into<i32>) {
        *self.amulets.get_mut(&seat).unwrap() += amulets.into();
    }

    /// Writes an event down, and checks the rewards against the palace as it stood before.
    fn note(&mut self, figures: &Figures, before: &Position, after: &Position, event: &Event) {
        match event {
            Event::DiscardsToLimit { seat, .. } => self.take(*seat, 1),
            Event::KeepsAll { seat, amulets }
            | Event::Smuggles { seat, amulets }
            | Event::Pays { seat, amulets, .. }
            | Event::Adds { seat, amulets, .. }
            | Event::Calls { seat, amulets, .. }
            | Event::Keeps { seat, amulets, .. } => self.take(*seat, *amulets),
            Event::Accepts { seat, from, .. } => {
                self.take(*seat, 1);
                self.take(*from, -1);
            }
            Event::Offers { seat, talents, amulets, .. } => {
                self.gain(*seat, -i32::from(*talents));
                self.take(*seat, *amulets);
            }
            Event::GivesTalents { seat, to, talents } => {
                self.gain(*seat, -i32::from(*talents));
                self.gain(*to, *talents);
            }
            Event::Bonus { seat, works, talents } => {
                assert_eq!(*talents, if *works == 2 { 2 } else { 5 });
                self.gain(*seat, *talents);
            }
            Event::Builds { seat, work, number, place, .. } => {
                let reward = self.reward(figures, before, after, *work, *number, *place);
                self.gain(*seat, reward);
            }
            _ => {}
        }
    }

    fn reward(
        &mut self,
        figures: &Figures,
        before: &Position,
        after: &Position,
        work: Work,
        number: u8,
        place: u8,
    ) -> i32 {
        match work {
            Work::Obelisk | Work::Throne => 12,
            Work::Sphinx => [5, 2][usize::from(number % 2)],
            Work::Wall => {
                assert!(self.walls.insert(place), "a slot is built once");
                let covered = |cell: &(usize, usize)| !before.free.covers(Cells::at(cell.0, cell.1));
                3 + at_wall(place).iter().filter(|cell| covered(cell)).count() as i32
            }
            Work::Door => {
                let mut run: Box<dyn Iterator<Item = u8>> =
                    if place == 0 { Box::new(0..9) } else { Box::new((0..9).rev()) };
                4 + run.by_ref().take_while(|slot| self.walls.contains(slot)).count() as i32
            }
            Work::Mosaic => {
                let laid = before.free.less(after.free);
                assert_eq!(laid.len(), 5);
                4 + laid.and(figures.palms).len() as i32
            }
        }
    }

    fn agrees_with(&self, p: &Position) {
        for seat in p.everybody() {
            let architect = p.seats[seat.index()];
            assert_eq!(i32::from(architect.talents), self.talents[&seat], "talents of seat {seat}");
            assert_eq!(i32::from(architect.amulets), self.amulets[&seat], "amulets of seat {seat}");
        }
    }
}

/// Plays a game at random. `each` sees the position before and after every decision, and what spectators were told.
fn random_game(
    players: u8,
    options: &[(&str, &str)],
    seed: &str,
    mut each: impl FnMut(&Position, Action, &Position, &[Event]),
) -> (Position, Outcome) {
    let game = shipped();
    let options = Options::choose(Cleopatra::about(), players, options.iter().copied()).unwrap();
    let mut dice = chance(seed);
    let mut will = Chance::new(&Seed::from_text(seed), Stream::Bot(0));
    let mut p = game.setup(&options, &mut dice, &mut Log::silent()).unwrap();
    let mut legal = Vec::new();
    for _ in 0..Cleopatra::about().longest {
        let Some(seat) = game.to_act(&p).first() else {
            let outcome = game.outcome(&p).expect("nobody is to act, so the game is over");
            return (p, outcome);
        };
        legal.clear();
        game.legal(&p, seat, &mut legal);
        let action = *will.pick(&legal);
        let (before, mut log) = (p, Log::new());
        game.apply(&mut p, seat, action, &mut dice, &mut log).unwrap();
        if let Err(what) = game.audit(&p) {
            panic!("{players} players, seed {seed}, after {action:?}: {what}");
        }
        let told: Vec<Event> = (log.into_entries().into_iter())
            .filter(|entry| entry.to.includes(Viewer::Spectator))
            .map(|entry| entry.event)
            .collect();
        each(&before, action, &p, &told);
    }
    panic!("{players} players, seed {seed}: the game does not end");
}

/// Plays so many games and holds each decision against the slow counts.
fn hold(players: u8, options: &[(&str, &str)], games: usize) {
    let game = shipped();
    let figures = game.figures();
    for number in 0..games {
        let seed = format!("many games {number}");
        let mut ledger = None;
        let (p, outcome) = random_game(players, options, &seed, |before, action, after, told| {
            let ledger = ledger.get_or_insert_with(|| Ledger::new(before));
            told.iter().for_each(|event| ledger.note(figures, before, after, event));
            // A payment is told when it is whole.
            if after.step != Step::Paying {
                ledger.agrees_with(after);
            }
            if let Action::Lay { .. } = action {
                assert_eq!(after.closed, garden::closed(figures, after), "{players} players, seed {seed}");
            }
            if let (Step::Quarry, Some(top)) = (after.step, after.mosaics.top()) {
                assert!(
                    garden::fits(figures, top, after.free, after.house.flip),
                    "the top of the stack fits somewhere"
                );
            }
            for event in told {
                if let Event::MosaicLeaves { mosaic } = event {
                    assert!(!garden::fits(figures, *mosaic, after.free, after.house.flip), "what leaves fits nowhere");
                }
            }
        });
        hold_outcome(&p, &outcome);
    }
}

/// The end counted once more, by the words of the rulebook.
fn hold_outcome(p: &Position, outcome: &Outcome) {
    let corrupted: BTreeSet<usize> =
        Card::ALL.into_iter().filter(|card| card.standard().is_none()).map(Card::index).collect();
    let amulets = |seat: Seat| {
        let left: i32 = corrupted.iter().map(|kind| i32::from(p.hands[seat.index()].count(*kind))).sum();
        (i32::from(p.seats[seat.index()].amulets) + left - p.sanctuaries[seat.index()].len() as i32).max(0)
    };
    let talents =
        |seat: Seat| i32::from(p.seats[seat.index()].talents) + 3 * i32::from(p.seats[seat.index()].merchants);
    let most = p.everybody().map(amulets).max().unwrap();
    let survivors: Vec<Seat> = p.everybody().filter(|seat| most == 0 || amulets(*seat) < most).collect();
    let richest = survivors.iter().map(|seat| talents(*seat)).max();
    let rich: Vec<Seat> = survivors.iter().copied().filter(|seat| Some(talents(*seat)) == richest).collect();
    let purest = rich.iter().map(|seat| amulets(*seat)).min();
    let winners: Vec<Seat> = rich.into_iter().filter(|seat| Some(amulets(*seat)) == purest).collect();
    assert_eq!(outcome.winners.into_iter().collect::<Vec<_>>(), winners);
}

/// [goal] [quarry.reward] [sanctuary.closed]
#[test]
fn sixty_games_of_three_agree_with_the_slow_counts() {
    hold(3, &[], 60);
}

/// [goal] [quarry.reward] [sanctuary.closed]
#[test]
fn sixty_games_of_four_agree_with_the_slow_counts() {
    hold(4, &[], 60);
}

/// [goal] [quarry.reward] [sanctuary.closed]
#[test]
fn sixty_games_of_five_agree_with_the_slow_counts() {
    hold(5, &[], 60);
}

/// [mosaic.flip] [sanctuary.closed] [mosaic.unplaceable]
#[test]
fn sixty_games_without_flipping_agree_with_the_slow_counts() {
    for players in 3..=5 {
        hold(players, &[("flip", "off")], 20);
    }
}

/// [hand.every-turn]
#[test]
fn sixty_games_with_the_limit_on_every_turn_agree_with_the_slow_counts() {
    for players in 3..=5 {
        hold(players, &[("every-turn", "on")], 20);
    }
}

/// [secrets.ledger]
/// The ledger holds what any attentive spectator can count; the option does not change the game.
#[test]
fn sixty_games_with_the_ledger_are_the_same_games_and_can_be_counted_by_a_spectator() {
    for players in 3..=5 {
        hold(players, &[("ledger", "on")], 20);
        let (mut with, one) = random_game(players, &[("ledger", "on")], "same", |_, _, _, _| {});
        let (without, other) = random_game(players, &[], "same", |_, _, _, _| {});
        with.house.ledger = false;
        assert_eq!((with, one), (without, other));
    }
}

/// [hand.every-turn]
#[test]
fn with_the_limit_on_every_turn_nobody_is_left_with_more_than_ten_cards_for_nothing() {
    random_game(3, &[("every-turn", "on")], "limit", |before, action, after, _| {
        let over = matches!(action, Action::EndTurn | Action::Stock { .. }) && after.step == Step::Start;
        if over {
            assert!(before.hand().len() <= 10, "the turn passed with {} cards", before.hand().len());
        }
    });
}
