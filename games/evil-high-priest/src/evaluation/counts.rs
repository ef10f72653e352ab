//! What a balance report counts: locks that were broken, chambers, spaces, cards, raids and what they took, and the place in the
//! first round.

use cenacle_table::BalanceCount;

use crate::{Event, EvilHighPriest, Position, words};

pub(crate) fn count_event(game: &EvilHighPriest, event: &Event, out: &mut Vec<BalanceCount>) {
    let figures = game.figures();
    match *event {
        Event::Breaks { seat: Some(seat), lock, board, .. } => {
            if let Some(board) = figures.boards.get(usize::from(board)) {
                out.push(BalanceCount { seat, group: "note-lock", what: words::lock_word(board, lock) });
            }
        }
        Event::Installs { seat, chamber, .. } => {
            out.push(BalanceCount { seat, group: "note-chamber", what: words::chamber_word(figures, chamber) });
        }
        Event::Places { seat, at, board, .. } => {
            if let Some(board) = figures.boards.get(usize::from(board)) {
                out.push(BalanceCount { seat, group: "note-place", what: words::site_word(figures, board, at) });
            }
        }
        Event::Deals { seat, priest } => {
            out.push(BalanceCount { seat, group: "note-priest", what: words::priest(figures, priest)[0] });
        }
        Event::UsesPower { seat, priest } => {
            out.push(BalanceCount { seat, group: "note-power", what: words::priest(figures, priest)[0] });
        }
        Event::GainsMonster { seat, monster } => {
            if let Some(words) = figures.monster(monster).and_then(|face| words::monster_words(&face.id)) {
                out.push(BalanceCount { seat, group: "note-monster", what: words[0] });
            }
        }
        // An investigator belongs to nobody: what counts is who called him.
        Event::Investigator { by: Some(seat), who, .. } => {
            out.push(BalanceCount { seat, group: "note-investigator", what: words::investigator(figures, who)[0] });
        }
        Event::Holds { seat } => out.push(BalanceCount { seat, group: "note-raid", what: "raid-held" }),
        Event::Emptied { seat } => out.push(BalanceCount { seat, group: "note-raid", what: "raid-not-held" }),
        // Each piece counts.
        Event::LosesExposed { seat, goods, .. } | Event::Plundered { seat, goods, .. } => {
            let lost = goods.each().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
            out.extend(lost.map(|kind| BalanceCount { seat, group: "note-lost", what: kind.word() }));
        }
        _ => {}
    }
}

/// The first player is drawn: what counts is the place in the order of the first round, which is known before anybody acted.
pub(crate) fn count_position(position: &Position, out: &mut Vec<BalanceCount>) {
    const TURNS: [&str; 5] = ["turn-1", "turn-2", "turn-3", "turn-4", "turn-5"];
    if position.round == 1 {
        out.extend(position.in_order().zip(TURNS).map(|(seat, what)| BalanceCount { seat, group: "note-turn", what }));
    }
}

#[cfg(test)]
mod tests {
    use cenacle_table::{DataFiles, Game, Seat};

    use super::*;
    use crate::{Goods, Purse};

    #[test]
    fn a_report_counts_raids_and_each_piece_they_take() {
        let game = EvilHighPriest::open(&DataFiles::shipped(EvilHighPriest::about().data)).unwrap();
        let seat = Seat::new(1);
        let mut counts = Vec::new();
        count_event(&game, &Event::LosesExposed { seat, goods: Purse::of(Goods::Blood, 3), strength: 4 }, &mut counts);
        count_event(&game, &Event::Emptied { seat }, &mut counts);
        count_event(&game, &Event::Holds { seat }, &mut counts);
        let told: Vec<(&str, &str)> = counts.iter().map(|count_event| (count_event.group, count_event.what)).collect();
        let blood = ("note-lost", "goods-blood");
        assert_eq!(told, [blood, blood, blood, ("note-raid", "raid-not-held"), ("note-raid", "raid-held")]);
        assert!(counts.iter().all(|count_event| count_event.seat == seat));
    }
}
