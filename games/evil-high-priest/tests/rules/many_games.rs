//! Many games: nothing is created or lost, and each comes to its end.

use cenacle_evil_high_priest::{End, EvilHighPriest, Phase};
use cenacle_table::{Chance, Game, Log, Options, Seed, Stream};

use crate::common::{BOARDS, game};

/// Games of each board at each number of players.
const GAMES: u32 = 6;

/// [end.outlasted]
#[test]
fn every_random_game_ends_by_its_last_round_and_within_the_stated_length() {
    let game = game();
    let mut legal = Vec::new();
    for (players, board) in (1..=5).flat_map(|players| BOARDS.map(|board| (players, board))) {
        let pairs = [
            ("ceremony", "on"),
            ("ritual", "on"),
            ("board", board),
            ("aggressive", if players % 2 == 0 { "on" } else { "off" }),
        ];
        let options = Options::choose(EvilHighPriest::about(), players, pairs).unwrap();
        let (mut most, mut sum, mut awakened, mut rounds) = (0, 0, 0, 0);
        let mut devoured = 0;
        for index in 0..GAMES {
            let seed = Seed::from_text("many").derive(index.into());
            let mut chance = Chance::new(&seed, Stream::Game);
            let mut whim = Chance::new(&seed, Stream::Bot(0));
            let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
            let mut decisions = 0;
            while let Some(seat) = game.to_act(&p).first() {
                legal.clear();
                game.legal(&p, seat, &mut legal);
                let action = *whim.pick(&legal);
                game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).unwrap();
                game.audit(&p).unwrap_or_else(|what| panic!("after {action:?}: {what}"));
                decisions += 1;
            }
            assert!(p.round <= p.last_round && decisions <= EvilHighPriest::about().longest, "{decisions} decisions");
            devoured += u32::from(p.phase == Phase::Over(End::Devoured));
            awakened += u32::from(p.phase == Phase::Over(End::Awakened));
            most = most.max(decisions);
            sum += decisions;
            rounds += u32::from(p.round);
        }
        println!(
            "{players} {board}: {} on average, {most} at most, {} rounds, {awakened} awakened, {devoured} devoured",
            sum / GAMES,
            rounds / GAMES
        );
    }
}
