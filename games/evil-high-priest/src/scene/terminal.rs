//! Where the locks of a board lie, computed from its ways, and the colours of each board.

use crate::Board;

/// So many columns at most: what is farther from a start joins the last one.
const COLUMNS: usize = 6;

/// The frame of a board.
pub(super) struct Grid {
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// Column and row of each lock; none of those that stand at the Growth track.
    pub(super) cells: Vec<Option<(usize, f32)>>,
}

/// Columns are the longest way from a start. A lock stands as near to those it comes from as its neighbours let it. Without ways,
/// three stand in a column.
pub(super) fn grid(board: &Board) -> Grid {
    let count = board.locks.len();
    let stands = |lock: usize| board.locks[lock].award.is_none();
    let before = |lock: usize| (0..count).filter(move |other| board.locks[lock].after >> other & 1 == 1);
    let mut depths = vec![0; count];
    // A way is never longer than there are locks.
    for _ in 0..count {
        for lock in 0..count {
            depths[lock] = before(lock).map(|other| depths[other] + 1).max().unwrap_or(0);
        }
    }
    if (0..count).filter(|lock| stands(*lock)).all(|lock| depths[lock] == 0) {
        depths = (0..count).map(|lock| lock / 3).collect();
    }
    let mut columns: Vec<Vec<usize>> = vec![Vec::new(); COLUMNS];
    (0..count).filter(|lock| stands(*lock)).for_each(|lock| columns[depths[lock].min(COLUMNS - 1)].push(lock));
    columns.retain(|column| !column.is_empty());
    let rows = columns.iter().map(Vec::len).max().unwrap_or(1);
    let opens = |lock: usize| board.locks.iter().filter(|other| other.after >> lock & 1 == 1).count();
    let mut cells = vec![None; count];
    for (x, column) in columns.iter_mut().enumerate() {
        // What alone leads on stands in the middle of three.
        if let [one, two, three] = column[..]
            && let Some(most) = [one, three].into_iter().find(|lock| opens(*lock) > 0)
            && opens(two) == 0
        {
            column.retain(|lock| *lock != most);
            column.insert(1, most);
        }
        let centred = |at: usize, of: usize| (rows - of) as f32 / 2.0 + at as f32;
        let wanted = |lock: usize| -> Option<f32> {
            let from: Vec<f32> = before(lock).filter_map(|other| cells[other]).map(|(_, y): (usize, f32)| y).collect();
            (!from.is_empty()).then(|| from.iter().sum::<f32>() / from.len() as f32)
        };
        if column.iter().all(|lock| wanted(*lock).is_some()) {
            column.sort_by(|one, other| wanted(*one).unwrap_or(0.0).total_cmp(&wanted(*other).unwrap_or(0.0)));
        }
        let of = column.len();
        let mut at: Vec<f32> =
            column.iter().enumerate().map(|(at, lock)| wanted(*lock).unwrap_or(centred(at, of))).collect();
        for place in 1..of {
            at[place] = at[place].max(at[place - 1] + 1.0);
        }
        let mut most = (rows - 1) as f32;
        for place in (0..of).rev() {
            at[place] = at[place].min(most);
            most = at[place] - 1.0;
        }
        column.iter().zip(at).for_each(|(lock, y)| cells[*lock] = Some((x, y)));
    }
    Grid { columns: columns.len(), rows, cells }
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
        "great-cthulhu" => "cthulhu-caption",
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
