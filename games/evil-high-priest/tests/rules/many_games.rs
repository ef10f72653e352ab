//! Many games: nothing is created or lost, and each comes to its end.

use cenacle_evil_high_priest::{End, EvilHighPriest, Phase};
use cenacle_table::{Chance, Game, GameExt, Log, Options, Seed, Stream};

use crate::common::{BOARDS, game};

/// Random games of each kind.
const GAMES: u32 = 5;
/// The boards of the base box: they are played with any expansions.
const BASE: [&str; 2] = ["great-cthulhu", "black-goat"];

/// [end.outlasted] [setup.cards] [card.display]
#[test]
fn without_a_round_limit_every_random_game_comes_to_its_own_end_within_the_stated_length() {
    let game = game();
    let mut legal = Vec::new();
    let boxes = [["off", "off"], ["on", "off"], ["off", "on"], ["on", "on"]];
    let base = (1..=5).flat_map(|players| BASE.map(|board| (players, board)));
    let base = base.flat_map(|case| boxes.map(|boxes| (case, boxes)));
    let more = (1..=5).flat_map(|players| BOARDS.map(|board| ((players, board), ["on", "on"])));
    for ((players, board), [ceremony, ritual]) in base.chain(more) {
        let aggressive = if players % 2 == 0 { "on" } else { "off" };
        let pairs = [
            ("board", board),
            ("aggressive", aggressive),
            ("ceremony", ceremony),
            ("ritual", ritual),
            ("rounds", "none"),
        ];
        let options = Options::choose(EvilHighPriest::about(), players, pairs).unwrap();
        let (mut most, mut sum, mut awakened, mut rounds) = (0, 0, 0, 0);
        let mut devoured = 0;
        for index in 0..u64::from(GAMES) {
            let seed = Seed::from_text("many").derive(index);
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
            // Who decides blindly seldom has room for all the atoms that the Ancients ask for.
            let stuck = p.phase == Phase::Over(End::Outlasted) && board != "ancients";
            assert!(!stuck, "{players} on {board}: stuck in round {}", p.round);
            assert!(decisions <= EvilHighPriest::about().longest, "{decisions} decisions");
            devoured += u32::from(p.phase == Phase::Over(End::Devoured));
            awakened += u32::from(p.phase == Phase::Over(End::Awakened));
            most = most.max(decisions);
            sum += decisions;
            rounds += u32::from(p.round);
        }
        println!(
            "{players} {board} {ceremony} {ritual}: {} on average, {most} at most, {} rounds, {awakened} awakened, {devoured} devoured",
            sum / GAMES,
            rounds / GAMES
        );
    }
}
