//! What holds in many random games.

use cenacle_cult::{Action, Cult, Phase};
use cenacle_table::{Chance, Game, GameExt, Log, Options, Seed, Stream, Viewer};

use crate::common::game;

fn play(players: u8, cults: &str, number: u64, mut look: impl FnMut(&Cult, &cenacle_cult::Position, Action)) -> u16 {
    let game = game();
    let seed = Seed::from_text("many").derive(number);
    let options = Options::choose(Cult::about(), players, [("cults", cults)]).unwrap();
    let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
    let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act(&p).first() {
        legal.clear();
        game.legal(&p, seat, &mut legal);
        let action = *whim.pick(&legal);
        game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).unwrap();
        look(&game, &p, action);
    }
    assert!(matches!(p.phase, Phase::Over(_)));
    p.round
}

/// [end.outlived]
#[test]
fn every_game_ends_by_the_thirtieth_round_with_every_component_in_its_place() {
    for players in 2..=5 {
        for (number, cults) in (0..).zip(["random", "choice", "draft", "first-game"]) {
            let round = play(players, cults, number, |game, p, action| {
                game.audit(p).unwrap_or_else(|what| panic!("after {action:?}: {what}"));
            });
            assert!(round <= 30);
        }
    }
}

/// [secrets.hand]
#[test]
fn whatever_is_imagined_is_seen_the_same_and_can_be_played_on() {
    let mut thought = Chance::new(&Seed::from_text("thought"), Stream::Thought);
    let mut step = 0;
    play(4, "random", 9, |game, p, _| {
        step += 1;
        if step % 5 != 0 || p.is_over() {
            return;
        }
        for viewer in p.everybody().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = game.view(p, viewer);
            let mut imagined = game.resample(&view, &mut thought);
            assert_eq!(game.view(&imagined, viewer), view);
            let seat = game.to_act(&imagined).first().unwrap();
            let mut legal = Vec::new();
            game.legal(&imagined, seat, &mut legal);
            let action = *thought.pick(&legal);
            game.apply(&mut imagined, seat, action, &mut thought.clone(), &mut Log::silent()).unwrap();
            game.audit(&imagined).unwrap();
        }
    });
}
