//! The count at the end, line by line.

use std::fmt::Write;

use cenacle_scene::{Lang, Phrase, Say, Viewer};
use cenacle_table::{AnyGame, AnyTable, Seat, Words, any::SaidSheetLine};

/// How a finished game ended and the count of each seat; empty while it runs.
pub(crate) fn score_sheet(game: &dyn AnyGame, table: &dyn AnyTable, words: &Words, viewer: Viewer) -> String {
    let Some(outcome) = table.outcome() else { return String::new() };
    let lang: Lang = words.lang();
    let names = table.names();
    let shared = Say::new(words, &names, viewer);
    let own = Say::new(game.words(lang), &names, viewer);
    let mut text = format!("{}\n", own.word(&format!("end-{}", outcome.reason)));
    let lines = table.sheet(lang, viewer);
    let mut order: Vec<Seat> = (0..names.len()).map(Seat::new).collect();
    order.sort_by_key(|seat| outcome.ranks.get(seat.index()).copied());
    for seat in order {
        let rank = outcome.ranks.get(seat.index()).copied().unwrap_or_default();
        let score = outcome.scores.get(seat.index()).map(i32::to_string).unwrap_or_default();
        let how = match (outcome.winners.contains(seat), outcome.winners.len()) {
            (true, 1) => Phrase::new("sheet-wins"),
            (true, _) => Phrase::new("sheet-shares"),
            (false, _) => Phrase::new("sheet-rank").number("rank", rank),
        };
        let sign = cenacle_scene::SeatLook::of(seat).sign.glyph();
        let head = format!("{sign} {}", own.name(seat));
        let _ = write!(text, "\n{head:<24} {score:>5}  {}\n", shared.phrase(&how));
        columns(&mut text, lines.iter().filter(|line| line.seat == seat));
    }
    text
}

/// Lines of one column stand together, with their sum if there are several.
fn columns<'a>(text: &mut String, lines: impl Iterator<Item = &'a SaidSheetLine>) {
    let mut columns: Vec<(&str, Vec<&SaidSheetLine>)> = Vec::new();
    for line in lines {
        match columns.iter_mut().find(|(column, _)| *column == line.column) {
            Some((_, lines)) => lines.push(line),
            None => columns.push((&line.column, vec![line])),
        }
    }
    for (column, lines) in columns {
        let sum: i32 = lines.iter().map(|line| line.value).sum();
        let _ = writeln!(text, "    {column:<20} {sum:>5}");
        for line in lines {
            let _ = writeln!(text, "      {:>5}  {} [{}]", format!("{:+}", line.value), line.label, line.rule);
        }
    }
}
