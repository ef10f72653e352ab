//! Boards whose locks lie in an order of their own, and the colours of each board.

use crate::Board;

/// Where a lock lies: column and row.
type Cell = (f32, f32);

/// Columns, rows, and the cell of each lock; none if they lie as their ways lead.
pub(super) fn grid(board: &Board) -> Option<(usize, usize, Vec<Cell>)> {
    let (columns, rows, cells): (usize, usize, &[Cell]) = match board.id.as_str() {
        // Each section is a column, its avatar in the middle.
        "crawling-chaos" => (
            5,
            3,
            &[
                (0.0, 0.0),
                (0.0, 2.0),
                (0.0, 1.0),
                (1.0, 0.0),
                (1.0, 2.0),
                (1.0, 1.0),
                (2.0, 0.0),
                (2.0, 2.0),
                (2.0, 1.0),
                (3.0, 0.0),
                (3.0, 2.0),
                (3.0, 1.0),
                (4.0, 1.0),
            ],
        ),
        // No ways: what makes creatures first, then what needs them, the last one apart.
        "opener-of-the-way" => (
            5,
            3,
            &[
                (0.0, 0.0),
                (1.0, 0.0),
                (2.0, 0.0),
                (3.0, 0.0),
                (4.0, 0.0),
                (0.0, 1.0),
                (1.0, 1.0),
                (2.0, 1.0),
                (3.0, 1.0),
                (0.5, 2.0),
                (1.5, 2.0),
                (4.0, 1.0),
                (3.5, 2.0),
            ],
        ),
        // The sites of growth stand in a column of their own.
        "tcho-tchos" => (
            6,
            4,
            &[
                (0.0, 0.5),
                (0.0, 2.5),
                (1.0, 0.0),
                (1.0, 1.5),
                (2.0, 0.5),
                (1.0, 3.0),
                (2.0, 2.5),
                (3.0, 1.5),
                (4.0, 1.5),
                (5.0, 0.0),
                (5.0, 1.0),
                (5.0, 2.0),
                (5.0, 3.0),
            ],
        ),
        "windwalker" => (
            6,
            4,
            &[
                (0.0, 1.5),
                (1.0, 0.5),
                (1.0, 1.5),
                (1.0, 2.5),
                (2.0, 0.0),
                (2.0, 1.0),
                (2.0, 2.0),
                (2.0, 3.0),
                (3.0, 0.5),
                (3.0, 2.5),
                (4.0, 1.5),
                (5.0, 0.75),
                (5.0, 2.25),
            ],
        ),
        // Three tracks side by side.
        "yellow-sign" => (
            6,
            3,
            &[
                (0.0, 1.0),
                (1.0, 0.0),
                (2.0, 0.0),
                (3.0, 0.0),
                (4.0, 0.0),
                (5.0, 0.0),
                (1.0, 1.0),
                (2.0, 1.0),
                (3.0, 1.0),
                (4.0, 1.0),
                (1.0, 2.0),
                (2.0, 2.0),
                (3.0, 2.0),
            ],
        ),
        _ => return None,
    };
    (cells.len() == board.locks.len()).then(|| (columns, rows, cells.to_vec()))
}

/// The deep of a board: light, middle, dark, and its ghost.
pub(super) fn colours(board: &Board) -> [&'static str; 4] {
    match board.id.as_str() {
        "crawling-chaos" => ["#4a2358", "#2a1436", "#10081a", "#e0a8ff"],
        "opener-of-the-way" => ["#2a3f6b", "#16233f", "#080e1c", "#b8d0ff"],
        "sleeper" => ["#3b3a2a", "#22221a", "#0d0d0a", "#f0e6b8"],
        "tcho-tchos" => ["#3f4a1f", "#222a10", "#0c1006", "#d8f0a0"],
        "windwalker" => ["#3a5f78", "#1d3647", "#0b1820", "#dff4ff"],
        "guardian-of-the-pyramid" => ["#6b5326", "#3a2c13", "#171006", "#ffe6b0"],
        "ancients" => ["#1f5a6b", "#103340", "#06171d", "#a8ecff"],
        "yellow-sign" => ["#6b5c12", "#3a3209", "#171303", "#fff0a0"],
        "black-goat" => ["#2f4a2c", "#1a2c19", "#0a140a", "#c8f0b8"],
        _ => ["#1d5452", "#0f3234", "#081a1c", "#9ff0d8"],
    }
}

/// What a board says about itself, in one line.
pub(super) fn caption(board: &Board) -> Option<&'static str> {
    Some(match board.id.as_str() {
        "crawling-chaos" => "azathoth-caption",
        "opener-of-the-way" => "evolution-caption",
        "sleeper" => "sleeper-caption",
        "tcho-tchos" => "growth-caption",
        "windwalker" => "glacier-caption",
        "guardian-of-the-pyramid" => "amoeba-caption",
        "ancients" => "ancients-caption",
        "yellow-sign" => "king-caption",
        _ => return None,
    })
}

/// How much longer the narrow stage of a board is: for its strip, or for its caption alone.
pub(super) fn longer(board: &Board) -> u8 {
    match (has_strip(board), caption(board)) {
        (true, _) => 64,
        (false, Some(_)) => 18,
        (false, None) => 0,
    }
}

/// Whether a board has something beside its locks that needs a strip of the stage.
pub(super) fn has_strip(board: &Board) -> bool {
    board.azathoth.is_some()
        || board.evolution.is_some()
        || board.growth.is_some()
        || board.amoebas.is_some()
        || board.king.is_some()
        || board.locks.iter().any(|lock| !lock.glacier.is_empty())
}
