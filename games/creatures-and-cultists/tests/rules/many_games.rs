//! Many games: each comes to its end in the stated time, and nothing is created or lost on the way.

use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_table::{Chance, Game, Log, Options, Seed, Stream};

use crate::common::game;

/// A turn of random play has never taken more; the rounds are counted by the house.
const DECISIONS_A_TURN: u32 = 80;

/// [end.rounds] [goal]
#[test]
fn random_games_end_at_every_number_of_players_with_every_option() {
    let game = game();
    let mut legal = Vec::new();
    for (option, value) in
        [("windows", "always"), ("windows", "able"), ("points", "after"), ("founding", "chosen"), ("rounds", "60")]
    {
        for players in 2..=8_u8 {
            let options = Options::choose(CreaturesAndCultists::about(), players, [(option, value)]).unwrap();
            for index in 0..4 {
                let seed = Seed::from_text("many").derive(index);
                let mut chance = Chance::new(&seed, Stream::Game);
                let mut whim = Chance::new(&seed, Stream::Bot(0));
                let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
                let mut decisions = 0_u32;
                while let Some(seat) = game.to_act(&p).first() {
                    legal.clear();
                    game.legal(&p, seat, &mut legal);
                    game.apply(&mut p, seat, *whim.pick(&legal), &mut chance, &mut Log::silent()).unwrap();
                    decisions += 1;
                    if decisions.is_multiple_of(7) {
                        game.audit(&p).unwrap_or_else(|what| panic!("{what} in {:?}", p.task()));
                    }
                }
                let turns = u32::from(p.round) * u32::from(players);
                assert!(decisions < DECISIONS_A_TURN * turns + 60, "{decisions} decisions in {turns} turns");
                assert!(decisions < CreaturesAndCultists::about().longest);
                assert!(game.outcome(&p).is_some());
            }
        }
    }
}
