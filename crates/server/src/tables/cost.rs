//! What a decision costs does not grow with the length of the game.
//!
//! Late positions are others than early ones, so decisions are not compared with earlier ones but with themselves: the same
//! one is taken at a table that has just begun in the same position and has no past. Time would be too rough a measure:
//! allocations and bytes are counted.

use std::{hint::black_box, sync::Arc};

use cenacle_alloc_counter::allocations;
use cenacle_scene::{Lang, Seat, Viewer};
use tokio::sync::mpsc;

use crate::{
    store::Row,
    wire::{ClockSetting, TableId},
};

use super::{
    audience::{Audience, ClientHandle, Frame, GroupKey, Listener, News, Outlet},
    decors::Decors,
    evening::Evening,
    requests::Extras,
    running::RunningGame,
};

/// From here on a game is long.
const LONG: usize = 200;

/// Allocations, and bytes to the seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Cost {
    allocations: i64,
    bytes: i64,
}

/// Three players who look at their table.
struct Room {
    table: TableId,
    audience: Audience,
    decors: Decors,
    frames: Vec<mpsc::Receiver<Frame>>,
}

impl Room {
    fn around(play: &RunningGame, table: TableId) -> Room {
        let mut room = Room { table, audience: Audience::default(), decors: Decors::default(), frames: Vec::new() };
        for (id, viewer) in (1..).zip((0..3).map(|seat| Viewer::Seat(Seat::new(seat)))) {
            let (frames, outbox) = mpsc::channel(4);
            let lang = Lang::En;
            let client = ClientHandle {
                id,
                guest: None,
                person: None,
                lang: Some(lang),
                outlet: Outlet::Here(frames),
                dismissal: Arc::default(),
            };
            let scene = play.table().scene(viewer, lang);
            let extras = Extras::default();
            let listener = Listener { client, seat: None, lang: None, extras };
            room.audience.add(GroupKey { viewer, lang, extras }, listener, Some(scene), play.n());
            room.frames.push(outbox);
        }
        room
    }

    /// A decision is carried out, written down as a row, and told to everybody.
    fn decide(&mut self, play: &mut RunningGame, seat: Seat, index: u32) -> Cost {
        let (n, from) = (play.n(), play.table().inputs());
        let allocations = allocations(|| {
            let happened = play.decide_for(seat, n, index as usize, 0).unwrap();
            black_box(Row::new(self.table, play.n(), 0, &happened));
            let what = [happened];
            let news = News { table: self.table, play, what: &what, from };
            let prepared = self.audience.prepare(&news, &self.decors);
            self.audience.tell_news(prepared, None);
        });
        let bytes: usize = self.frames.iter_mut().map(|outbox| outbox.try_recv().unwrap().len()).sum();
        Cost { allocations: allocations as i64, bytes: bytes as i64 }
    }
}

/// The same position at a table without a past.
fn begun_at(evening: &Evening) -> RunningGame {
    let mut meta = evening.meta.clone();
    meta.start = Some(evening.play.table().position().position);
    meta.begin(evening.shelf.newest("cleopatra").unwrap(), evening.at).unwrap()
}

/// A clock that never runs out: bots do not stand in.
fn long_game() -> Evening {
    Evening::of("ppp", ClockSetting::None, 3)
}

#[test]
fn a_decision_late_in_a_game_costs_what_it_would_cost_at_the_beginning() {
    let mut evening = long_game();
    let table = evening.meta.id;
    let mut room = Room::around(&evening.play, table);
    let mut more = Vec::new();
    while !evening.play.is_over() {
        let seat = evening.asked();
        let index = evening.chance.u32(..evening.play.table().legal_count(seat) as u32);
        let inputs = evening.play.table().inputs();
        // Twice, since what is made for the first time is kept for all tables.
        let [_, anew] = [(); 2].map(|()| {
            let mut play = begun_at(&evening);
            Room::around(&play, table).decide(&mut play, seat, index)
        });
        let here = room.decide(&mut evening.play, seat, index);
        if inputs >= LONG {
            let (allocations, bytes) = (here.allocations - anew.allocations, here.bytes - anew.bytes);
            more.push(Cost { allocations, bytes });
        }
    }
    assert!(more.len() > 100, "the game was not long: {}", more.len());
    // Where something is drawn the two go different ways, and now and then a list of the past doubles its room.
    more.sort();
    let nine_of_ten = more[more.len() * 9 / 10].allocations;
    assert!(nine_of_ten <= 6, "the past costs {nine_of_ten} allocations a decision");
    more.sort_by_key(|cost| cost.bytes);
    let nine_of_ten = more[more.len() * 9 / 10].bytes;
    // Numbers of events and inputs have more digits.
    assert!(nine_of_ten <= 96, "the past costs {nine_of_ten} bytes a decision");
}
