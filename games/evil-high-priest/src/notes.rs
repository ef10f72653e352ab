//! What a balance report counts: locks that were broken, chambers, spaces, cards, and the place in the first round.

use cenacle_table::Note;

use crate::{Event, EvilHighPriest, Position, words};

pub(crate) fn note(game: &EvilHighPriest, event: &Event, out: &mut Vec<Note>) {
    let figures = game.figures();
    match *event {
        Event::Breaks { seat: Some(seat), lock, board, .. } => {
            if let Some(board) = figures.boards.get(usize::from(board)) {
                out.push(Note { seat, group: "note-lock", what: words::lock_word(board, lock) });
            }
        }
        Event::Installs { seat, chamber, .. } => {
            out.push(Note { seat, group: "note-chamber", what: words::chamber_word(figures, chamber) });
        }
        Event::Places { seat, at, board, .. } => {
            if let Some(board) = figures.boards.get(usize::from(board)) {
                out.push(Note { seat, group: "note-place", what: words::site_word(figures, board, at) });
            }
        }
        Event::Deals { seat, priest } => {
            out.push(Note { seat, group: "note-priest", what: words::priest(figures, priest)[0] });
        }
        Event::UsesPower { seat, priest } => {
            out.push(Note { seat, group: "note-power", what: words::priest(figures, priest)[0] });
        }
        Event::GainsMonster { seat, monster } => {
            if let Some(words) = figures.monster(monster).and_then(|face| words::monster_words(&face.id)) {
                out.push(Note { seat, group: "note-monster", what: words[0] });
            }
        }
        // An investigator belongs to nobody: what counts is who called him.
        Event::Investigator { by: Some(seat), who, .. } => {
            out.push(Note { seat, group: "note-investigator", what: words::investigator(figures, who)[0] });
        }
        _ => {}
    }
}

/// The first player is drawn: what counts is the place in the order of the first round, which is known before anybody acted.
pub(crate) fn belongings(position: &Position, out: &mut Vec<Note>) {
    const TURNS: [&str; 5] = ["turn-1", "turn-2", "turn-3", "turn-4", "turn-5"];
    if position.round == 1 {
        out.extend(position.in_order().zip(TURNS).map(|(seat, what)| Note { seat, group: "note-turn", what }));
    }
}
