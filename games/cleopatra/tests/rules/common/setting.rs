//! A table laid as a test needs it.

use std::sync::Arc;

use cenacle_cleopatra::{Card, Cells, Cleopatra, Faced, Laid, MOSAICS, OnStall, Position, Work};
use cenacle_table::{Game, Log, Observers, Options, Seat};

use super::{ADA, Play, chance, game_with, garden, garden_file, mosaic, place, shipped, up};

/// Where the cards go that a setting does not name.
#[derive(Clone, Copy)]
enum Rest {
    Pile,
    Hand(Seat),
}

/// A table being laid. Hands are empty, each stall holds one face-up Artisan, and the pile holds all other cards, unless
/// the setting says otherwise.
#[derive(Clone)]
pub(crate) struct Setting {
    game: Arc<Cleopatra>,
    p: Position,
    hands: [Vec<Card>; 5],
    stalls: [Vec<Faced>; 3],
    top: Vec<Faced>,
    discard: Vec<Card>,
    rest: Rest,
    laid: Vec<(char, Vec<(usize, usize)>)>,
    stack: Option<Vec<char>>,
    sanctuaries: Vec<(Seat, (usize, usize))>,
}

impl Setting {
    pub(crate) fn of(players: u8) -> Setting {
        Setting::with(shipped(), players, &[])
    }

    /// A new game with these options.
    pub(crate) fn agreed(players: u8, options: &[(&str, &str)]) -> Setting {
        Setting::with(shipped(), players, options)
    }

    pub(crate) fn with(game: Arc<Cleopatra>, players: u8, options: &[(&str, &str)]) -> Setting {
        let options = Options::choose(Cleopatra::about(), players, options.iter().copied()).unwrap();
        let mut p = game.setup(&options, &mut chance("setting"), &mut Log::silent()).unwrap();
        p.turn = ADA;
        p.answering = ADA;
        let stall = || vec![up(Card::Artisan)];
        Setting {
            game,
            p,
            hands: Default::default(),
            stalls: [stall(), stall(), stall()],
            top: Vec::new(),
            discard: Vec::new(),
            rest: Rest::Pile,
            laid: Vec::new(),
            stack: None,
            sanctuaries: Vec::new(),
        }
    }

    /// A small garden of its own.
    pub(crate) fn garden(players: u8, rows: &[&str]) -> Setting {
        Setting::with(game_with("garden.toml", garden_file(rows)), players, &[])
    }

    pub(crate) fn turn(mut self, seat: Seat) -> Setting {
        self.p.turn = seat;
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &[Card]) -> Setting {
        self.hands[seat.index()] = cards.to_vec();
        self
    }

    pub(crate) fn talents(mut self, seat: Seat, talents: u16) -> Setting {
        self.p.seats[seat.index()].talents = talents;
        self
    }

    pub(crate) fn amulets(mut self, seat: Seat, amulets: u16) -> Setting {
        self.p.seats[seat.index()].amulets = amulets;
        self
    }

    pub(crate) fn merchants(mut self, seat: Seat, merchants: u8) -> Setting {
        let had = std::mem::replace(&mut self.p.seats[seat.index()].merchants, merchants);
        self.p.merchants_gone = self.p.merchants_gone + had - merchants;
        self
    }

    pub(crate) fn stall(mut self, stall: usize, cards: &[Faced]) -> Setting {
        self.stalls[stall] = cards.to_vec();
        self
    }

    /// The cards on top of the pile, the first to be drawn first.
    pub(crate) fn top(mut self, cards: &[Faced]) -> Setting {
        self.top = cards.to_vec();
        self
    }

    pub(crate) fn discard(mut self, cards: &[Card]) -> Setting {
        self.discard = cards.to_vec();
        self
    }

    /// All cards not named are in this hand; the pile holds what `top` says and no more.
    pub(crate) fn rest_with(mut self, seat: Seat) -> Setting {
        self.rest = Rest::Hand(seat);
        self
    }

    /// A mosaic that lies on these cells.
    pub(crate) fn laid(mut self, letter: char, cells: &[(usize, usize)]) -> Setting {
        self.laid.push((letter, cells.to_vec()));
        self
    }

    /// The mosaics of the stack, the top first; all others have left it.
    pub(crate) fn stack(mut self, letters: &str) -> Setting {
        self.stack = Some(letters.chars().collect());
        self
    }

    /// The closed region around this cell is a sanctuary.
    pub(crate) fn sanctuary(mut self, seat: Seat, cell: (usize, usize)) -> Setting {
        self.sanctuaries.push((seat, cell));
        self
    }

    /// Walls stand on these slots, counted from 1.
    pub(crate) fn walls(mut self, slots: &[u16]) -> Setting {
        self.p.walls = slots.iter().fold(0, |walls, slot| walls | 1 << (slot - 1));
        self.standing(Work::Wall, slots.len() as u8)
    }

    pub(crate) fn left_door(mut self) -> Setting {
        self.p.doors = 1;
        self.standing(Work::Door, 1)
    }

    /// So many of a category stand.
    pub(crate) fn standing(mut self, work: Work, number: u8) -> Setting {
        self.p.built[work as usize] = number;
        self
    }

    /// All of a category stand, and Cleopatra has walked for it.
    pub(crate) fn complete(mut self, work: Work) -> Setting {
        match work {
            Work::Mosaic => self.stack(""),
            Work::Wall => self.walls(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
            Work::Door => {
                self.p.doors = 3;
                self.standing(work, 2)
            }
            Work::Sphinx => self.standing(work, 6),
            Work::Obelisk | Work::Throne => self.standing(work, 2),
        }
    }

    pub(crate) fn altar(mut self, dice: u8) -> Setting {
        self.p.altar = dice;
        self
    }

    /// So many turns have passed without building.
    pub(crate) fn idle(mut self, turns: u16) -> Setting {
        self.p.idle = turns;
        self
    }

    /// Moves the cards, checks that nothing is missing, and begins to play.
    pub(crate) fn build(mut self) -> Play {
        self.lay_cards();
        self.lay_mosaics();
        self.count_works();
        let Setting { game, p, .. } = self;
        if let Err(what) = game.audit(&p) {
            panic!("this is no position: {what}");
        }
        Play::new(game, p)
    }

    fn lay_cards(&mut self) {
        let mut left = self.game.figures().count;
        let mut take = |card: Card| {
            assert!(left[card.index()] > 0, "there is no other {}", card.id());
            left[card.index()] -= 1;
        };
        let named = self.hands.iter().flatten().chain(&self.discard).copied();
        let lying = self.stalls.iter().flatten().chain(&self.top).map(|faced| faced.card);
        named.chain(lying).for_each(&mut take);
        let mut rest: Vec<Card> = (Card::ALL.into_iter())
            .flat_map(|card| std::iter::repeat_n(card, usize::from(left[card.index()])))
            .collect();
        chance("rest").shuffle(&mut rest);
        let p = &mut self.p;
        p.pile.clear();
        match self.rest {
            Rest::Pile => {
                let faced = rest.into_iter().enumerate().map(|(index, card)| Faced { card, up: index % 2 == 0 });
                faced.for_each(|card| p.pile.push(card));
            }
            Rest::Hand(seat) => self.hands[seat.index()].extend(rest),
        }
        self.top.iter().rev().for_each(|card| p.pile.push(*card));
        p.hands = Default::default();
        for (index, hand) in self.hands.iter().enumerate() {
            hand.iter().for_each(|card| p.hands[index].gain(card.index(), Observers::of(Seat::new(index))));
        }
        p.discard = Default::default();
        self.discard.iter().for_each(|card| p.discard.gain(card.index(), Observers::ALL));
        let stalls = (0_u8..).zip(&self.stalls);
        p.market =
            stalls.flat_map(|(stall, cards)| cards.iter().map(move |faced| OnStall { stall, faced: *faced })).collect();
    }

    fn lay_mosaics(&mut self) {
        let figures = self.game.figures();
        let p = &mut self.p;
        for (letter, cells) in &self.laid {
            let (turn, row, column) = place(figures, *letter, cells);
            let mosaic = mosaic(figures, *letter);
            p.laid.push(Laid { mosaic, turn, row, column, seat: ADA });
            p.free = p.free.less(cells.iter().copied().collect());
            p.mosaics.retain(|one| one != mosaic);
        }
        if let Some(letters) = &self.stack {
            p.mosaics = letters.iter().rev().map(|letter| mosaic(figures, *letter)).collect();
        }
        p.closed = garden::closed(figures, p);
        for (seat, (row, column)) in &self.sanctuaries {
            let region = garden::regions(p.closed).find(|region| region.covers(Cells::at(*row, *column)));
            let mine = &mut p.sanctuaries[seat.index()];
            *mine = mine.or(region.expect("a sanctuary is a closed region"));
            p.seats[seat.index()].statues -= 1;
        }
    }

    fn count_works(&mut self) {
        let figures = self.game.figures();
        let p = &mut self.p;
        p.built[Work::Mosaic as usize] = (MOSAICS - p.mosaics.len()) as u8;
        for work in Work::ALL {
            if p.built(work) == figures.works[work as usize] {
                p.walked |= 1 << work as u8;
            }
        }
        p.cleopatra = p.walked.count_ones() as u8;
        // Somebody built what stands.
        p.seats[ADA.index()].works = p.laid.len() as u8 + p.built[1..].iter().sum::<u8>();
    }
}
