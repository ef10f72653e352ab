//! Views as rows, read back field by field.

use cenacle_table::{
    Game, Seat, Viewer,
    encoding::{Description, Encoded, Perspective, describe, observe_bytes},
};

use crate::{RandomGame, open};

/// A row and what its fields are.
#[derive(Debug)]
pub struct Row<'a> {
    fields: &'a Description,
    values: Vec<u8>,
}

impl Row<'_> {
    /// The values of a field.
    #[must_use]
    pub fn read(&self, name: &str) -> &[u8] {
        self.fields.read(&self.values, name)
    }

    /// The value of a field that has one.
    #[must_use]
    pub fn number(&self, name: &str) -> usize {
        self.read(name)[0].into()
    }

    /// Which of several a field says.
    #[must_use]
    pub fn place(&self, name: &str) -> Option<usize> {
        self.read(name).iter().position(|value| *value == 1)
    }

    /// The places of a field at which a 1 stands.
    #[must_use]
    pub fn places(&self, name: &str) -> std::vec::IntoIter<usize> {
        let set = self.read(name).iter().enumerate().filter(|(_, value)| **value == 1);
        set.map(|(place, _)| place).collect::<Vec<_>>().into_iter()
    }
}

/// What somebody is shown: the game, its position, whose view was written, and the row.
pub type Look<'a, G> = &'a mut dyn FnMut(&G, &<G as Game>::Position, Seat, &Row<'_>);

/// Every moment of some random games of each mode, through the eyes of every seat.
pub fn every_row<G: Encoded>(modes: &[&str], games: u64, look: Look<'_, G>) {
    let game = open::<G>();
    for mode in modes {
        let mut random = RandomGame::new(&game, mode);
        let (_, begun) = random.play(0, 0);
        let players = game.players(&begun);
        let first = Perspective::new(Seat::new(0), players);
        let fields = describe(&game, &game.view(&begun, Viewer::Seat(first.own())), first);
        for number in 0..games {
            random.play_and(number, u64::MAX, |game, position, _| {
                for seat in first.around() {
                    let mut values = vec![0; fields.len()];
                    let view = game.view(position, Viewer::Seat(seat));
                    observe_bytes(game, &view, Perspective::new(seat, players), &mut values);
                    look(game, position, seat, &Row { fields: &fields, values });
                }
            });
        }
    }
}
