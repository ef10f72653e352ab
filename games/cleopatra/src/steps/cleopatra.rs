//! Cleopatra walks towards her palace when a visit to the quarry is over.

use crate::{Event, WORKS, Work};

use super::Referee;

impl Referee<'_> {
    /// One square for each category that has become complete, up to the door. `[cleopatra.walk] [cleopatra.arrives]`
    pub(super) fn walk_cleopatra(&mut self) {
        for index in 0..WORKS {
            let complete = self.p.built[index] >= self.figures.works[index];
            if complete && self.p.walked & 1 << index == 0 && self.p.cleopatra < self.figures.squares {
                self.p.walked |= 1 << index;
                self.p.cleopatra += 1;
                let square = self.p.cleopatra;
                self.log.all(|| Event::Walks { work: Work::ALL[index], square });
            }
        }
    }
}
