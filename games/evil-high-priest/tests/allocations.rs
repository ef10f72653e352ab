//! The hot path allocates nothing.

use cenacle_evil_high_priest::EvilHighPriest;

/// The base box, and every board of both boxes, at each number of players.
fn modes() -> Vec<String> {
    let game = cenacle_kit::open::<EvilHighPriest>();
    let boards = |players: u8| {
        let mode = move |board: &str| format!("{players} ceremony=on ritual=on board={board}");
        game.figures().boards.iter().map(|board| mode(&board.id)).collect::<Vec<_>>()
    };
    (1..=5).flat_map(|players| [vec![players.to_string()], boards(players)].concat()).collect()
}

cenacle_kit::allocations!(EvilHighPriest, modes: modes(), games: 3);
