//! Where errors are allowed: what a bot makes of tiles that are wrong. Nobody errs on purpose, and what is seen is
//! denounced sooner or later.

use cenacle_table::Worth;

use crate::{Figures, Position, steps::is_wrong, world::cells};

/// What a wrong tile counts for as it lies; for the rest it counts as gone.
const WHILE_IT_LIES: f32 = 0.1;

/// Evaluates a position in which wrong tiles may lie: mostly as if they had been denounced. `[errors.denounce]`
pub(super) fn evaluate(figures: &Figures, p: &Position, evaluate: impl Fn(&Figures, &Position) -> Worth) -> Worth {
    let mut worth = evaluate(figures, p);
    let wrong = wrong(p);
    if wrong != 0 {
        let later = evaluate(figures, &without(p, wrong));
        worth.iter_mut().zip(later).for_each(|(worth, later)| *worth += (1.0 - WHILE_IT_LIES) * (later - *worth));
    }
    worth
}

/// The cells on which a wrong tile lies.
fn wrong(p: &Position) -> u64 {
    if !p.allows_errors() {
        return 0;
    }
    cells(p.world.laid).filter(|cell| is_wrong(&p.world, *cell)).fold(0, |set, cell| set | cell.bit())
}

/// The same without these tiles: their prophets are in reserve again.
fn without(p: &Position, wrong: u64) -> Position {
    let mut p = *p;
    for cell in cells(wrong) {
        if let Some(colour) = p.world.leave(cell) {
            p.colours[colour as usize].reserve += 1;
        }
        p.world.lift(cell);
    }
    p
}
