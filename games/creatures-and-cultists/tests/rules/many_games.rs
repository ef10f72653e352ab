//! Many games: each comes to its end in the stated time, and nothing is created or lost on the way.

use cenacle_creatures_and_cultists::CreaturesAndCultists;
use cenacle_table::{Chance, Game, GameExt, Log, Options, Seed, Stream};

use crate::common::game;

/// A turn of random play has never taken more; a house rule counts the rounds.
const DECISIONS_A_TURN: u32 = 80;

/// [end.rounds] [goal]
#[test]
fn random_games_end_at_every_number_of_players_with_every_option() {
    let game = game();
    let mut legal = Vec::new();
    let tried = [
        ("windows", "always"),
        ("windows", "able"),
        ("points", "after"),
        ("founding", "chosen"),
        ("rounds", "20"),
        ("rounds", "none"),
    ];
    for (option, value) in tried {
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

/// [end.rounds] [found.identity] [window.ask] [points.after]
#[test]
fn all_options_go_together_so_every_combination_is_played() {
    let (game, about) = (game(), CreaturesAndCultists::about());
    let mut combinations: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for spec in about.options {
        let with = |chosen: &Vec<(&'static str, &'static str)>, value: &'static str| {
            chosen.iter().copied().chain([(spec.id, value)]).collect()
        };
        combinations = combinations
            .iter()
            .flat_map(|chosen| spec.kind.values().iter().map(move |value| with(chosen, value)))
            .collect();
    }
    assert_eq!(combinations.len(), 2 * 2 * 2 * 5);
    for (number, pairs) in (0..).zip(&combinations) {
        for players in 2..=8_u8 {
            let options = Options::choose(about, players, pairs.iter().copied()).unwrap();
            game.check_options(&options).unwrap_or_else(|refusal| panic!("{pairs:?}: {refusal:?}"));
            let seed = Seed::from_text("together").derive(number);
            let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
            let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
            let mut legal = Vec::new();
            for _ in 0..40 {
                game.audit(&p).unwrap_or_else(|what| panic!("{pairs:?}: {what}"));
                let seat = game.to_act(&p).first().expect("so few decisions end no game");
                legal.clear();
                game.legal(&p, seat, &mut legal);
                game.apply(&mut p, seat, *whim.pick(&legal), &mut chance, &mut Log::silent()).unwrap();
            }
        }
    }
}
