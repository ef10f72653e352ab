//! Setting up: every number of players and every way to play.

use cenacle_four_gods::{FourGods, Position};
use cenacle_table::{Game, Log, Options, SetupError, Viewer};

use crate::common::{DENOUNCED, PENALISED, SECRET, TURNS, TWO_GODS, chance, options, shipped};

fn setup(players: u8, chosen: &[(&str, &str)]) -> Position {
    shipped().setup(&options(players, chosen), &mut chance("modes"), &mut Log::silent()).unwrap()
}

/// [setup.world] [setup.hands]
#[test]
fn the_world_begins_empty_and_hands_depend_on_the_time() {
    for players in 2..=4 {
        let together = setup(players, &[]);
        assert_eq!(together.world.empty(), u64::MAX);
        assert_eq!((together.in_bag(), together.cities), (92 - 2 * usize::from(players), 8));
        assert!(together.everybody().all(|seat| together.hands[seat.index()].iter().flatten().count() == 2));
        let turns = setup(players, &[TURNS]);
        assert_eq!(turns.in_bag(), 92);
        assert!(turns.everybody().all(|seat| turns.empty_handed(seat)));
    }
}

/// [setup.places] [discard.places]
#[test]
fn only_who_has_a_place_at_the_table_acts() {
    let game = shipped();
    let mut p = setup(3, &[]);
    let stranger = cenacle_table::Seat::new(3);
    let draw = cenacle_four_gods::Action::Draw { tiles: 1 };
    let refusal = game.apply(&mut p, stranger, draw, &mut chance("modes"), &mut Log::silent()).unwrap_err();
    assert_eq!(refusal.rule, "setup.places");
    let mut legal = Vec::new();
    game.legal(&p, stranger, &mut legal);
    assert!(legal.is_empty());
}

/// [mode.time] [mode.gods] [mode.two] [mode.errors]
#[test]
fn every_combination_of_modes_is_set_up_or_refused_with_a_reason() {
    let game = shipped();
    let mut played = 0;
    for players in 2..=4 {
        for time in ["simultaneous", "turns"] {
            for gods in ["visible", "secret"] {
                for two in ["four-gods", "two-gods"] {
                    for errors in ["refused", "denounced", "penalised"] {
                        for min_free in ["none", "two"] {
                            let chosen = [
                                ("time", time),
                                ("gods", gods),
                                ("two", two),
                                ("errors", errors),
                                ("min-free", min_free),
                            ];
                            let options = Options::choose(FourGods::about(), players, chosen).unwrap();
                            let made = game.setup(&options, &mut chance("modes"), &mut Log::silent());
                            let sense =
                                (two == "four-gods" || players == 2) && (errors == "refused" || time != "turns");
                            match made {
                                Ok(p) => {
                                    assert!(sense, "{chosen:?} for {players}");
                                    game.audit(&p).unwrap();
                                    played += 1;
                                }
                                Err(SetupError::BadValue { .. }) => assert!(!sense, "{chosen:?} for {players}"),
                                Err(other) => panic!("{other}"),
                            }
                        }
                    }
                }
            }
        }
    }
    assert_eq!(played, 64);
}

/// [secret.deal] [secrets.gods] [two.markers]
#[test]
fn secret_gods_of_two_players_with_four_are_known_as_a_pair_but_not_by_colour() {
    let game = shipped();
    let p = setup(2, &[SECRET]);
    let view = game.view(&p, Viewer::Seat(cenacle_table::Seat::new(0)));
    assert_eq!(view.seen.colours.iter().filter(|cult| cult.god.is_some()).count(), 2);
    let mut thought = chance("thought");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let imagined = game.resample(&view, &mut thought);
        seen.insert(imagined.colours.map(|cult| cult.god));
    }
    assert_eq!(seen.len(), 2, "which of the two serves which colour is not known");
    let single = setup(2, &[SECRET, TWO_GODS]);
    assert_eq!(single.colours.iter().filter(|cult| cult.god.is_some()).count(), 2, "two gods stay aside");
}

/// [mode.errors] [errors.lay]
#[test]
fn errors_are_refused_in_turns() {
    for errors in [DENOUNCED, PENALISED] {
        let options = Options::choose(FourGods::about(), 4, [TURNS, errors]).unwrap();
        let error = shipped().setup(&options, &mut chance("modes"), &mut Log::silent()).unwrap_err();
        assert!(error.to_string().contains("errors"), "{error}");
    }
}
