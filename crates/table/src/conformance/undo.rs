//! Taking back.

use crate::{AnyGame, Game, Input, Seats, Table, any::Opened};

use super::{
    Plan,
    plan::is_due,
    walk::{open, walk_all},
};

/// A decision taken back leaves the game as it was before it; played again, as it was after. Nothing is taken back
/// that another decided, or that chance had a part in.
///
/// # Errors
/// Says which input is not taken back exactly, or could be and should not.
pub fn undo_is_exact<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    walk_all(&opened, &plan.cases(&opened)?, |case, table, _| {
        let number = table.steps().len();
        let Some(step) = table.steps().last() else { return Ok(()) };
        // Whatever drew is asked for more often: there the answer must be no, and it is found without a replay.
        if !is_due(table, plan.undo_every) && step.drew.is_empty() {
            return Ok(());
        }
        for seat in Seats::all(case.players()) {
            let Some(point) = table.undo_point(seat) else { continue };
            match step.input {
                Input::Decision { seat: decided, .. } if decided == seat => {}
                _ => return Err(format!("seat {seat} may take back what it did not decide")),
            }
            if !step.drew.is_empty() {
                return Err(format!(
                    "seat {seat} may take back a decision for which {} draws were made",
                    step.drew.len()
                ));
            }
            if point + 1 != number {
                return Err(format!("seat {seat} would take back {} inputs at once", number - point));
            }
            back_and_again(&opened, table, seat)?;
        }
        Ok(())
    })
}

fn back_and_again<G: Game>(opened: &Opened<G>, table: &Table<G>, seat: crate::Seat) -> Result<(), String> {
    let before = table.at(table.steps().len() - 1).ok_or("a table played from its start knows every moment")?;
    let text = |table: &Table<G>| table.record(opened.data()).to_text();
    let mut copy = table.clone();
    copy.undo(seat).map_err(|error| format!("seat {seat} may undo and cannot: {error:?}"))?;
    if copy.position() != before.position() || text(&copy) != text(&before) {
        return Err(format!("seat {seat} took its decision back, and the game is not what it was before"));
    }
    copy.redo(seat).map_err(|error| format!("seat {seat} cannot play again what it took back: {error:?}"))?;
    if copy.position() != table.position() || text(&copy) != text(table) {
        return Err(format!("seat {seat} played again what it took back, and the game is not what it was"));
    }
    if copy.redo(seat).is_ok() {
        return Err(format!("seat {seat} played again more than it took back"));
    }
    Ok(())
}
