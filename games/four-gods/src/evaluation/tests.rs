use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Next, Options, Seed, Stream, Viewer, VirtualClock};

use super::*;
use crate::{
    Cell,
    tile::EVERYBODY,
    world::{Laid, World},
};

fn opened() -> (FourGods, Position) {
    let game = FourGods::open(&DataFiles::shipped(FourGods::about().data)).unwrap();
    let options = Options::choose(FourGods::about(), 4, [("time", "turns")]).unwrap();
    let mut chance = Chance::new(&Seed::from_text("sense"), Stream::Game);
    let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    for (seat, god) in p.everybody().zip(God::ALL) {
        let cult = &mut p.colours[god.colour() as usize];
        (cult.seat, cult.god) = (Some(seat), Some(god));
    }
    (game, p)
}

fn lay(world: &mut World, at: &str, letters: &str) {
    let face = letters.parse().unwrap();
    let cell: Cell = at.parse().unwrap();
    let (side, by) = (Side::Front, Seat::new(0));
    world.lay(cell, Laid { tile: Tile(0), side, face, by, seen: EVERYBODY, order: 0, serial: 0 });
}

fn city(p: &mut Position, at: &str) {
    p.world.found(at.parse().unwrap(), Colour::Blue);
    p.cities -= 1;
    p.colours[0].reserve -= 1;
}

/// [city.safe]
#[test]
fn a_bot_knows_which_cities_stand_for_good() {
    let (game, mut p) = opened();
    lay(&mut p.world, "D3", "MMPM");
    lay(&mut p.world, "D5", "SFMM");
    city(&mut p, "D4");
    assert_eq!(threatened(&game.figures, &p), 0, "four terrains");
    let (game, mut p) = opened();
    lay(&mut p.world, "D3", "MMPP");
    lay(&mut p.world, "E4", "FFMM");
    city(&mut p, "D4");
    assert_eq!(threatened(&game.figures, &p), 0, "two terrains at one corner");
    let (game, mut p) = opened();
    lay(&mut p.world, "D3", "MMPP");
    lay(&mut p.world, "E4", "PPPP");
    city(&mut p, "D4");
    let open = threatened(&game.figures, &p);
    assert_eq!(open, "D4".parse::<Cell>().unwrap().bit(), "plain and plain can be had");
    let safe = evaluate(&game.figures, &p)[0];
    // The tiles that could destroy it are gone: it stands.
    p.bag.retain(|tile| destroys(&game.figures, p.world.room(), tile) & open == 0);
    assert_eq!(threatened(&game.figures, &p), 0, "no such tile is left");
    assert!(evaluate(&game.figures, &p)[0] > safe, "and is worth more for it");
}

/// [city.build] [score.destroyed]
#[test]
fn a_city_that_can_be_destroyed_is_a_present_to_the_others() {
    let (game, mut p) = opened();
    lay(&mut p.world, "D3", "MMPP");
    lay(&mut p.world, "E4", "PPPP");
    let before = evaluate(&game.figures, &p)[0];
    city(&mut p, "D4");
    assert!(evaluate(&game.figures, &p)[0] < before, "who builds it loses by it");
    let (game, mut p) = opened();
    lay(&mut p.world, "D3", "MMPP");
    lay(&mut p.world, "E4", "FFMM");
    let before = evaluate(&game.figures, &p)[0];
    city(&mut p, "D4");
    assert!(evaluate(&game.figures, &p)[0] > before, "one that stands for good is worth its prophet");
}

/// [score.kingdoms] [god.choose]
#[test]
fn a_majority_a_larger_kingdom_and_a_god_are_worth_having() {
    let (game, mut p) = opened();
    for at in ["A1", "B1", "C1", "D1"] {
        lay(&mut p.world, at, "SSSS");
    }
    let before = evaluate(&game.figures, &p);
    assert!((before.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{before:?}");
    assert!(before[3] > before[0], "the Dwarves have the only kingdom: {before:?}");
    p.world.stand("A1".parse().unwrap(), Colour::Blue, crate::Corner::TopLeft);
    assert!(evaluate(&game.figures, &p)[0] > before[0], "a prophet of the Undines holds it");
    let godless = |mut p: Position| {
        (p.colours[0].seat, p.colours[0].god) = (None, None);
        evaluate(&game.figures, &p)[0]
    };
    let (_, fresh) = opened();
    assert!(evaluate(&game.figures, &fresh)[0] > godless(fresh));
}

#[test]
fn every_legal_action_has_a_weight_above_nothing() {
    let (game, mut p) = opened();
    let mut chance = Chance::new(&Seed::from_text("lean"), Stream::Game);
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    while let Some(seat) = game.awaited(&p).first() {
        legal.clear();
        weights.clear();
        game.legal(&p, seat, &mut legal);
        game.priors(&p, seat, &legal, &mut weights);
        assert_eq!(legal.len(), weights.len());
        assert!(weights.iter().all(|weight| *weight > 0.0));
        game.apply(&mut p, seat, *chance.clone().pick(&legal), &mut chance, &mut Log::silent()).unwrap();
        chance.below(2);
    }
}

/// The decision of a bot that looks one ahead, as the greedy bot does.
fn greedy(game: &FourGods, p: &Position, seat: Seat, legal: &[Action], thought: &mut Chance) -> Action {
    let imagined = game.resample(&game.view(p, Viewer::Seat(seat)), thought);
    let mut priors = Vec::new();
    game.priors(&imagined, seat, legal, &mut priors);
    let most = priors.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    let luck = thought.clone();
    let value = |(action, prior): (&Action, &f32)| {
        let mut after = imagined;
        game.apply(&mut after, seat, *action, &mut luck.clone(), &mut Log::silent()).unwrap();
        let worth = match game.outcome(&after) {
            Some(outcome) => outcome.win_share(seat) as f32,
            None => game.evaluate(&after)[seat.index()],
        };
        let idle = f32::from(u8::from(game.is_idle(&imagined, seat, *action)));
        (worth + 1e-5 * prior / most - idle, *action)
    };
    thought.below(2);
    let best = legal.iter().zip(&priors).map(value).max_by(|one, other| one.0.total_cmp(&other.0));
    best.expect("something is legal").1
}

/// Plays a game between such bots; shows every decision before it is taken.
fn played(players: u8, chosen: &[(&str, &str)], seed: &str, mut each: impl FnMut(&Position, Seat, Action)) {
    let game = FourGods::open(&DataFiles::shipped(FourGods::about().data)).unwrap();
    let options = Options::choose(FourGods::about(), players, chosen.iter().copied()).unwrap();
    let seed = Seed::from_text(seed);
    let [mut chance, mut thought, mut jitter] =
        [Stream::Game, Stream::Thought, Stream::Pace].map(|stream| Chance::new(&seed, stream));
    let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
    let mut clock = VirtualClock::default();
    let mut legal = Vec::new();
    loop {
        match clock.next(&game, &p) {
            Next::Over => return,
            Next::Expiry(timer) => game.expire(&mut p, timer, &mut chance, &mut Log::silent()),
            Next::Decision(seat) => {
                legal.clear();
                game.legal(&p, seat, &mut legal);
                let action = greedy(&game, &p, seat, &legal, &mut thought);
                each(&p, seat, action);
                clock.act(&game, &p, seat, action, &mut jitter);
                game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).unwrap();
            }
        }
    }
}

/// [turnover.any]
#[test]
fn no_bot_turns_a_tile_over_whose_faces_it_has_seen() {
    let (mut decisions, mut turned) = (0, 0);
    for (players, chosen) in [(2, &[] as &[(&str, &str)]), (4, &[]), (2, &[("time", "turns")])] {
        played(players, chosen, "idle", |p, seat, action| {
            decisions += 1;
            if let Action::TurnOver { seat: whose, place, .. } = action {
                turned += 1;
                let lying = p.discards.get(whose, place).unwrap();
                assert!(!lying.seen.contains(seat), "it changes nothing for anybody");
            }
        });
    }
    assert!(decisions > 300 && turned * 10 < decisions, "{turned} of {decisions}");
}

/// [city.build] [god.choose]
#[test]
fn no_bot_walls_the_corners_with_cities_while_the_other_has_not_played() {
    let game = FourGods::open(&DataFiles::shipped(FourGods::about().data)).unwrap();
    let ada = Seat::new(0);
    for (seed, chosen) in [("a", &[] as &[(&str, &str)]), ("b", &[]), ("a", &[("two", "two-gods")])] {
        let options = Options::choose(FourGods::about(), 2, chosen.iter().copied()).unwrap();
        let seed = Seed::from_text(seed);
        let [mut chance, mut thought] = [Stream::Game, Stream::Thought].map(|stream| Chance::new(&seed, stream));
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        for seat in p.everybody() {
            game.apply(&mut p, seat, Action::Ready, &mut chance, &mut Log::silent()).unwrap();
        }
        let (mut legal, mut open) = (Vec::new(), 0);
        for _ in 0..60 {
            legal.clear();
            game.legal(&p, ada, &mut legal);
            let action = greedy(&game, &p, ada, &legal, &mut thought);
            game.apply(&mut p, ada, action, &mut chance, &mut Log::silent()).unwrap();
            if let Action::Build { cell, .. } = action {
                open += u32::from(threatened(&game.figures, &p) & cell.bit() != 0);
            }
        }
        assert_eq!(open, 0, "a city that any tile could destroy is built only to be in the way");
        assert!(p.world.laid != 0, "it plays");
    }
}

/// [pass.turn]
#[test]
fn no_bot_ends_the_game_by_a_pass_while_the_other_has_not_played() {
    let game = FourGods::open(&DataFiles::shipped(FourGods::about().data)).unwrap();
    for seed in ["a", "b", "c", "d"] {
        let chosen = [("time", "turns"), ("glass", "acts"), ("two", "two-gods")];
        let options = Options::choose(FourGods::about(), 2, chosen).unwrap();
        let seed = Seed::from_text(seed);
        let [mut chance, mut thought] = [Stream::Game, Stream::Thought].map(|stream| Chance::new(&seed, stream));
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        for seat in p.everybody() {
            game.apply(&mut p, seat, Action::Ready, &mut chance, &mut Log::silent()).unwrap();
        }
        // One plays, the other ends each turn at once: as long as there is little land the game goes on.
        let (bot, mut legal) = (Seat::new(1), Vec::new());
        while p.world.laid.count_ones() < BEGINNING {
            assert!(!p.is_over(), "nobody's game is over before he has begun");
            let seat = p.turn;
            legal.clear();
            game.legal(&p, seat, &mut legal);
            let action = if seat == bot { greedy(&game, &p, seat, &legal, &mut thought) } else { Action::EndTurn };
            game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).unwrap();
        }
    }
}
