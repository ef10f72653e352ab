//! An evening at a table, for tests: a game of Cleopatra, its journal, and a clock that is moved by hand.

use cenacle_cleopatra::Cleopatra;
use cenacle_scene::{Lang, Seat, Viewer};
use cenacle_table::{Seed, any::Opened};

use crate::{
    error::AppError,
    shelf::{OnShelf, Shelf},
    store::Stored,
    wire::{ClockSetting, Code, GuestId, GuestInfo, SeatWish, Spectators, TableEvent, TableWish, TurnStatus, UndoFace},
};

use super::{meta::TableMeta, running::RunningGame};

/// A game being played, with everything that was stored of it.
pub(super) struct Evening {
    pub(super) shelf: Shelf,
    pub(super) meta: TableMeta,
    pub(super) play: RunningGame,
    pub(super) journal: Vec<Stored>,
    /// What the clock on the wall says.
    pub(super) at: u64,
    pub(super) chance: fastrand::Rng,
}

/// What an event or several are.
pub(super) trait Rows {
    fn rows(self) -> Vec<TableEvent>;
}

impl Rows for TableEvent {
    fn rows(self) -> Vec<TableEvent> {
        vec![self]
    }
}

impl Rows for Vec<TableEvent> {
    fn rows(self) -> Vec<TableEvent> {
        self
    }
}

/// A seat by the number people call it.
pub(super) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

impl Evening {
    /// A seat for each letter: `p` is a person, `b` a bot.
    pub(super) fn of(seats: &str, clock: ClockSetting, seed: u8) -> Evening {
        let shelf = Shelf::new(vec![OnShelf::new(Opened::<Cleopatra>::shipped().unwrap())]);
        let maker = GuestInfo { id: GuestId(1), name: "Ada".to_owned(), lang: Lang::En, bot: false };
        let wish = |letter: char| match letter {
            'p' => SeatWish::Open,
            _ => SeatWish::Bot { bot: "random".to_owned() },
        };
        let wish = TableWish {
            game: "cleopatra".to_owned(),
            options: Default::default(),
            seats: seats.chars().map(wish).collect(),
            clock,
            spectators: Spectators::Public,
            listed: Some(true),
            chat: true,
            hints: true,
            auto_start: true,
            commitment: None,
        };
        let on = shelf.newest("cleopatra").unwrap();
        let at = 1_000_000;
        let mut meta = TableMeta::new(wish, &maker, &*on.game, at).unwrap();
        meta.secret = Seed([seed; 32]);
        for number in 1..=seats.len() as i64 {
            let guest = GuestInfo { id: GuestId(number), name: format!("Guest {number}"), lang: Lang::En, bot: false };
            // A seat for a bot is not free, and stays so.
            let _ = meta.join(&guest, Seat::from_number(number as usize), None, None);
        }
        let play = meta.begin(on, at).unwrap();
        let chance = fastrand::Rng::with_seed(seed.into());
        let mut evening = Evening { shelf, meta, play, journal: Vec::new(), at, chance };
        evening.note(vec![TableEvent::Started]);
        evening
    }

    /// Something is asked of the game; if it happens it is stored. The last event is given.
    pub(super) fn asks<T: Rows>(
        &mut self,
        ask: impl FnOnce(&mut RunningGame, u64) -> Result<T, AppError>,
    ) -> Result<u64, Code> {
        self.at += 10;
        let happened = ask(&mut self.play, self.at).map_err(|error| error.code)?;
        self.note(happened.rows());
        Ok(self.play.n())
    }

    fn note(&mut self, happened: Vec<TableEvent>) {
        let first = self.play.n() + 1 - happened.len() as u64;
        for (n, event) in (first..).zip(happened) {
            let (kind, body) = event.store();
            self.journal.push(Stored { n, at: self.at, kind: kind.to_owned(), body });
        }
    }

    /// The first seat that is asked decides by chance.
    pub(super) fn go_on(&mut self) {
        let seat = self.play.to_act().next().expect("the game is not over");
        let index = self.chance.u32(..self.play.table().legal_count(seat) as u32);
        let n = self.play.n();
        self.asks(|play, at| play.decide_for(seat, n, index as usize, at)).unwrap();
    }

    /// The game goes on by chance until something is so.
    pub(super) fn go_on_until(&mut self, is: impl Fn(&Evening) -> bool) {
        while !is(self) {
            self.go_on();
        }
    }

    pub(super) fn go_on_for(&mut self, decisions: usize) {
        (0..decisions).for_each(|_| self.go_on());
    }

    pub(super) fn turn_status(&self, seat: Seat) -> TurnStatus {
        self.play.turn_status(Viewer::Seat(seat), Lang::En)
    }

    pub(super) fn undo_of(&self, seat: Seat) -> UndoFace {
        self.turn_status(seat).undo
    }

    /// The first seat that is asked.
    pub(super) fn asked(&self) -> Seat {
        self.play.to_act().next().expect("the game is not over")
    }

    /// The kinds of the events, in order.
    pub(super) fn kinds(&self) -> Vec<&str> {
        self.journal.iter().map(|stored| stored.kind.as_str()).collect()
    }
}
