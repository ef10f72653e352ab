//! Nothing was created or lost: every card is counted, every cultist is alive or dead.

use crate::{
    FACES, Face, Figures, Position, Sect,
    position::{MAX_PLAYERS, MEMBERS},
};

pub(crate) fn audit(figures: &Figures, p: &Position) -> Result<(), String> {
    if !(2..=MAX_PLAYERS as u8).contains(&p.players) {
        return Err(format!("{} players", p.players));
    }
    cards(figures, p)?;
    for seat in p.everybody() {
        let sect = p.sect(seat);
        if sect.alive & !Sect::ALL != 0 {
            return Err(format!("seat {seat} has more than {MEMBERS} cultists"));
        }
        let signed = (0..MEMBERS).find(|member| sect.alive & 1 << member != 0 && sect.slain[*member] != 0);
        if let Some(member) = signed {
            return Err(format!("seat {seat}: cultist {member} lives and is signed for"));
        }
        if sect.slain.iter().any(|by| *by > p.players) {
            return Err(format!("seat {seat}: a stranger has signed"));
        }
        if sect.alive == 0 && !p.hand(seat).is_empty() {
            return Err(format!("seat {seat} is gone and holds cards"));
        }
        p.hand(seat).audit(|face| figures.faces[face].named.id).map_err(|what| format!("hand of {seat}: {what}"))?;
    }
    if p.round > p.house.rounds {
        return Err(format!("round {} of {}", p.round, p.house.rounds));
    }
    if p.turn.index() >= p.players.into() || p.last.index() >= p.players.into() {
        return Err("somebody who does not play has a turn".to_owned());
    }
    Ok(())
}

/// Each card is in one place.
fn cards(figures: &Figures, p: &Position) -> Result<(), String> {
    if p.pile.len() != p.seen.len() {
        return Err("the pile and what is known of it differ in size".to_owned());
    }
    let mut found = [0_u8; FACES];
    let mut count = |face: Face| -> Result<(), String> {
        let place = found.get_mut(face.index()).ok_or_else(|| format!("there is no card {}", face.0))?;
        *place += 1;
        Ok(())
    };
    let laid = p.table.iter().map(|lasting| lasting.face).filter(|face| face.is_known());
    p.pile.iter().chain(p.discard.iter()).chain(p.gazed.iter()).copied().try_for_each(&mut count)?;
    laid.chain(p.duel.and_then(|duel| duel.face)).try_for_each(&mut count)?;
    p.spell.filter(|spell| !spell.laid).map_or(Ok(()), |spell| count(spell.face))?;
    for hand in &p.hands {
        for (face, held) in hand.counts().iter().enumerate() {
            found[face] += held;
        }
    }
    match (0..FACES).find(|face| found[*face] != figures.copies[*face]) {
        Some(face) => {
            let (id, copies) = (figures.faces[face].named.id, figures.copies[face]);
            Err(format!("{id} is there {} times, not {copies}", found[face]))
        }
        None => Ok(()),
    }
}
