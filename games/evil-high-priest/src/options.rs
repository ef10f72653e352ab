//! What players may agree on before a game, by name.

use cenacle_table::{OptionSpec, Options, Phrase, Refusal};

use crate::{Boxes, Figures, words};

pub(crate) const BOARD: &str = "board";
pub(crate) const CTHULHU: &str = "great-cthulhu";
/// The house draws one of the boxes in play.
pub(crate) const RANDOM: &str = "random";
pub(crate) const BOARDS: &[&str] = &[
    CTHULHU,
    "black-goat",
    "crawling-chaos",
    "opener-of-the-way",
    "sleeper",
    "tcho-tchos",
    "windwalker",
    "guardian-of-the-pyramid",
    "ancients",
    "yellow-sign",
    RANDOM,
];
pub(crate) const CEREMONY: &str = "ceremony";
pub(crate) const RITUAL: &str = "ritual";
pub(crate) const AGGRESSIVE: &str = "aggressive";
pub(crate) const ROUNDS: &str = "rounds";
/// 500 was usual under rules 1.
pub(crate) const LAST_ROUNDS: &[&str] = &["30", USUAL, "90", NO_LIMIT, "500"];
pub(crate) const USUAL: &str = "60";
/// As long as Elder Signs are broken.
pub(crate) const NO_LIMIT: &str = "none";
pub(crate) const FIRST: &str = "first";
/// The first player is drawn by lot.
pub(crate) const DRAWN: &str = "drawn";
/// Or the player of a seat, from 1.
pub(crate) const FIRSTS: &[&str] = &[DRAWN, "1", "2", "3", "4", "5"];

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice(BOARD, BOARDS, CTHULHU, "setup.board"),
    OptionSpec::flag(CEREMONY, false, "setup.boxes"),
    OptionSpec::flag(RITUAL, false, "setup.boxes"),
    OptionSpec::flag(AGGRESSIVE, false, "variant.aggressive"),
    OptionSpec::choice(ROUNDS, LAST_ROUNDS, USUAL, "end.outlasted"),
    OptionSpec::choice(FIRST, FIRSTS, DRAWN, "setup.first").since(2),
];

/// The expansions that were agreed on. `[setup.boxes]`
pub(crate) fn boxes(options: &Options) -> Boxes {
    Boxes { ceremony: options.flag(CEREMONY), ritual: options.flag(RITUAL) }
}

/// The seat of the first player, if it was agreed on. `[setup.first]`
pub(crate) fn chosen_first(figures: &Figures, options: &Options) -> Option<usize> {
    // rules 1: the first player was always drawn.
    let first = options.chosen.get(FIRST).filter(|_| figures.rules >= 2)?;
    first.parse::<usize>().ok().map(|seat| seat - 1)
}

/// Whether these options go together: a board with its box, a first player who sits at the table. `[setup.boxes] [setup.first]`
pub(crate) fn check(figures: &Figures, options: &Options) -> Result<(), Refusal> {
    let (wanted, boxes) = (options.choice(BOARD), boxes(options));
    let board = figures.boards.iter().find(|board| board.id == wanted);
    match (wanted, board) {
        (RANDOM, _) if figures.boards.iter().any(|board| boxes.hold(board.origin)) => {}
        (RANDOM, _) | (_, None) => return Err(Refusal::new("setup.board", "why-no-such-board")),
        (_, Some(board)) if !boxes.hold(board.origin) => {
            let name = words::board_words(&board.id).map_or("game-title", |words| words[0]);
            let why = Phrase::new("why-board-needs-box").word("board", name).word("box", board.origin.word());
            return Err(Refusal::because("setup.boxes", why));
        }
        _ => {}
    }
    match chosen_first(figures, options) {
        Some(seat) if seat >= usize::from(options.players) => {
            let why = Phrase::new("why-no-such-seat").number("seat", seat as i64 + 1);
            Err(Refusal::because("setup.first", why.number("players", options.players)))
        }
        _ => Ok(()),
    }
}
