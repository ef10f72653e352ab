//! The dice that are thrown when a visit to the quarry is over, and what they lead to.

use crate::{Event, Step};

use super::Referee;

impl Referee<'_> {
    /// The dice that do not lie on the altar are thrown. `[dice.throw] [dice.altar]`
    pub(super) fn throw_dice(&mut self) {
        let dice = self.figures.dice;
        let thrown = dice.count - self.p.altar;
        let ankhs = (0..thrown).filter(|_| self.chance.die(dice.faces) <= dice.ankh).count() as u8;
        self.p.altar += ankhs;
        let altar = self.p.altar;
        self.log.all(|| Event::Throws { dice: thrown, ankhs, altar });
        if altar == dice.count {
            self.p.back = Step::End;
            self.begin_offering();
        } else {
            self.come_to_end();
        }
    }
}
