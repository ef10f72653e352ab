//! Which decisions look sensible at a glance: playouts draw by it.

use cenacle_table::Seat;

use crate::{
    Action, Cell, Face, Figures, Hand, Lying, Position, Prophet, Side,
    steps::{is_wrong, open_cells},
    world::cells,
};

/// Appends a weight for each of the legal actions.
pub(super) fn priors(figures: &Figures, p: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
    let can_lay = legal.last().is_some_and(|action| matches!(action, Action::Lay { .. }));
    let late = p.world.laid.count_ones() as f32 / 64.0;
    let close = crowded(p);
    let (room, open) = (p.world.room(), open_cells(p, seat));
    for action in legal {
        out.push(match *action {
            Action::Ready | Action::TakeColour { .. } | Action::Lose { .. } => 1.0,
            Action::Pass => 0.02,
            Action::EndTurn => {
                if p.empty_handed(seat) && !can_lay {
                    0.4
                } else {
                    0.05
                }
            }
            Action::Choose { .. } => 0.15 + 3.0 * late,
            Action::TurnOver { .. } => 0.04,
            Action::Take { seat: whose, place, .. } => {
                taking(figures, p, seat, p.discards.get(whose, place), |face| room.fits(face) & open != 0)
            }
            Action::Denounce { cell } => {
                if is_wrong(&p.world, cell) {
                    3.0
                } else {
                    0.01
                }
            }
            Action::Hold { hand, side, turn, .. } => {
                if room.fits(face(figures, p, seat, hand, side, turn)) & open != 0 { 0.6 } else { 0.02 }
            }
            Action::Build { cell, from, .. } => {
                let sides = if close & cell.bit() != 0 { 0.5 } else { 0.06 };
                if from.is_some() { sides * 0.3 } else { sides }
            }
            Action::Discard { .. } => {
                if can_lay {
                    0.1
                } else {
                    1.0
                }
            }
            Action::Draw { tiles } => f32::from(tiles) * 2.0,
            Action::Lay { prophet, cell, side, turn, hand, razed } => {
                let face = face(figures, p, seat, hand, side, turn);
                // Nobody errs on purpose.
                let fits = !p.allows_errors() || room.fits(face) & open & cell.bit() != 0;
                let base = match (razed, fits) {
                    (Some(_), _) => 6.0,
                    (None, true) => 1.6,
                    (None, false) => 0.01,
                };
                prophet.map_or(base, |Prophet { corner, from, .. }| {
                    let linked = links(p, cell, face.at(corner) as usize);
                    let migrates = if from.is_some() { 0.15 } else { 1.0 };
                    base * (0.15 + 0.55 * linked) * migrates
                })
            }
        });
    }
}

/// A tile in hand as it would lie.
fn face(figures: &Figures, p: &Position, seat: Seat, hand: Hand, side: Side, turn: u8) -> Face {
    let tile = p.held(seat, hand).map(|held| held.lying.tile);
    tile.map_or(Face::default(), |tile| figures.face(tile, side).turned(turn))
}

/// Empty cells with at least three sides, where a city is hardest to destroy.
fn crowded(p: &Position) -> u64 {
    let sides = |cell: Cell| {
        cell.neighbours().into_iter().filter(|next| next.is_none_or(|next| p.world.laid & next.bit() != 0)).count()
    };
    let open = p.world.empty() & p.world.with_two_sides();
    cells(open).filter(|cell| sides(*cell) >= 3).fold(0, |set, cell| set | cell.bit())
}

/// How many neighbours of a cell carry a terrain where they touch it.
fn links(p: &Position, cell: Cell, terrain: usize) -> f32 {
    let at = |corner: usize, cell: Cell| p.world.at[corner][terrain] & cell.bit() != 0;
    let facing = [[3, 2], [0, 3], [0, 1], [1, 2]];
    let neighbours = cell.neighbours().into_iter().zip(facing);
    let linked =
        neighbours.filter(|(next, corners)| next.is_some_and(|next| corners.iter().any(|corner| at(*corner, next))));
    linked.count() as f32
}

/// A tile is worth taking if it can be laid on one of the open cells.
fn taking(figures: &Figures, p: &Position, seat: Seat, lying: Option<&Lying>, fits: impl Fn(Face) -> bool) -> f32 {
    let Some(lying) = lying else { return 0.01 };
    let fits = Side::BOTH.into_iter().any(|side| {
        let face = figures.face(lying.tile, side);
        (0..face.turns()).any(|turn| fits(face.turned(turn)))
    });
    match (fits, p.discards.is_full(seat)) {
        (true, true) => 1.2,
        (true, false) => 0.5,
        (false, _) => 0.02,
    }
}
