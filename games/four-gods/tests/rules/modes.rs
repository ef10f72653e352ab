//! Setting up: every number of players and every way to play.

use cenacle_four_gods::{Event, FourGods, Position};
use cenacle_scene::{Lang, Say, Words};
use cenacle_table::{Game, GameExt, Log, Options, Rules, SetupError, Viewer, any::Opened};

use crate::common::{DENOUNCED, PENALISED, SECRET, TURNS, TWO_GODS, begun, chance, options, shipped};

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

/// Every choice of every option.
fn every_choice() -> Vec<Vec<(&'static str, &'static str)>> {
    FourGods::about().options.iter().fold(vec![Vec::new()], |all, spec| {
        let with = |chosen: &Vec<_>, value| chosen.iter().copied().chain([(spec.id, value)]).collect();
        all.iter().flat_map(|chosen| spec.kind.values().iter().map(move |value| with(chosen, *value))).collect()
    })
}

/// [mode.time] [mode.gods] [mode.two] [mode.errors] [mode.tokens] [mode.glass]
#[test]
fn options_that_do_not_go_together_are_refused_by_a_rule_in_both_languages() {
    let game = shipped();
    let words = Lang::ALL.map(|lang| Words::new(lang, &[FourGods::about().words_text(lang)]).unwrap());
    let rules = Rules::parse(Lang::Fr, FourGods::about().rules_text(Lang::Fr)).unwrap();
    let mut played = 0;
    for (players, chosen) in (2..=4).flat_map(|players| every_choice().into_iter().map(move |one| (players, one))) {
        let is = |option: &str, value: &str| chosen.contains(&(option, value));
        let (errors, drawn) = (!is("errors", "refused"), is("tokens", "drawn"));
        let sense = (is("two", "four-gods") || players == 2)
            && !(errors && (drawn || is("time", "turns")))
            && (!is("glass", "acts") || drawn || is("time", "turns"))
            && (!is("glass", "no-glass") || drawn || !is("time", "turns"));
        let options = Options::choose(FourGods::about(), players, chosen.clone()).unwrap();
        match game.check_options(&options) {
            Ok(()) => {
                assert!(sense, "{chosen:?} for {players}");
                let p = game.setup(&options, &mut chance("modes"), &mut Log::silent()).unwrap();
                game.audit(&p).unwrap();
                played += 1;
            }
            Err(refusal) => {
                assert!(!sense, "{chosen:?} for {players}: {refusal:?}");
                assert!(rules.get(refusal.rule).is_some(), "{}", refusal.rule);
                for words in &words {
                    let said = Say::new(words, &[], Viewer::Spectator).phrase(&refusal.why);
                    assert!(said.ends_with('.') && !said.contains("why-"), "{said}");
                }
                let error = game.setup(&options, &mut chance("modes"), &mut Log::silent()).unwrap_err();
                assert_eq!(error, SetupError::Together(refusal), "{chosen:?}");
            }
        }
    }
    assert!(played > 100, "{played}");
}

/// [mode.tokens]
#[test]
fn mode_tokens_drawn_by_lot_bring_every_mode_and_are_told() {
    let game = shipped();
    let mut met = std::collections::BTreeSet::new();
    for number in 0..80 {
        let mut log = Log::new();
        let options = options(2, &[("tokens", "drawn"), TURNS, ("glass", "acts")]);
        let p = game.setup(&options, &mut chance(&format!("tokens {number}")), &mut log).unwrap();
        game.audit(&p).unwrap();
        let (turns, secret, gods) = (p.house.turns, p.house.secret, p.house.gods);
        assert_eq!(p.house.counted, turns, "acts are counted where there are turns");
        let told = log.into_entries().into_iter().next().unwrap().event;
        assert_eq!(told, Event::Tokens { turns, secret, two: Some(gods) });
        met.insert((turns, secret, gods));
    }
    assert_eq!(met.len(), 8, "every side of every token");
    let three = game.setup(&options(3, &[("tokens", "drawn")]), &mut chance("three"), &mut Log::silent()).unwrap();
    assert_eq!(three.house.gods, 1);
}

/// [secret.deal] [secrets.gods] [two.markers]
#[test]
fn secret_gods_of_two_players_with_four_are_known_as_a_pair_but_not_by_colour() {
    let game = shipped();
    let p = begun(&game, &options(2, &[SECRET]), "modes");
    let view = game.view(&p, Viewer::Seat(cenacle_table::Seat::new(0)));
    assert_eq!(view.seen.colours.iter().filter(|cult| cult.god.is_some()).count(), 2);
    let mut thought = chance("thought");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let imagined = game.resample(&view, &mut thought);
        seen.insert(imagined.colours.map(|cult| cult.god));
    }
    assert_eq!(seen.len(), 2, "which of the two serves which colour is not known");
    let single = begun(&game, &options(2, &[SECRET, TWO_GODS]), "modes");
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

/// [mode.time] [mode.glass]
#[test]
fn against_bots_turns_without_haste_are_proposed_and_among_friends_all_at_once() {
    let proposed = options(3, FourGods::against_bots());
    assert_eq!((proposed.choice("time"), proposed.choice("glass")), ("turns", "acts"));
    assert_eq!(shipped().check_options(&proposed), Ok(()));
    assert_eq!(options(3, &[]).choice("time"), "simultaneous");
    // The proposal gives way to what is wished, and is not to blame for what does not go together in itself.
    let opened = Opened::<FourGods>::shipped().unwrap();
    let agreed = |wished: &[(&str, &str)]| Options::agreed(&opened, 3, FourGods::against_bots(), wished);
    assert_eq!(agreed(&[]), Ok(proposed));
    assert_eq!(agreed(&[("time", "simultaneous")]), Ok(options(3, &[])));
    assert_eq!(agreed(&[("glass", "seconds")]), Ok(options(3, &[TURNS])));
    assert!(matches!(agreed(&[("time", "simultaneous"), ("glass", "acts")]), Err(SetupError::Together(_))));
}

/// [god.choose] [mode.two] [three.players]
#[test]
fn the_rules_say_how_many_prophets_each_number_of_players_has() {
    let reserve = |players, chosen: &[(&str, &str)]| setup(players, chosen).colours[0].reserve.to_string();
    for lang in Lang::ALL {
        let rules = Rules::parse(lang, FourGods::about().rules_text(lang)).unwrap();
        let text = &rules.get("god.choose").unwrap().text;
        let (four, three) = (reserve(4, &[]), reserve(3, &[]));
        assert_eq!((&reserve(2, &[]), &reserve(2, &[TWO_GODS])), (&four, &three));
        for (number, players) in [(four, ["quatre joueurs", "four players"]), (three, ["trois", "three"])] {
            let said = text.find(&number).unwrap_or_else(|| panic!("{number}: {text}"));
            assert!(text[said..].contains(players[lang as usize]), "{text}");
        }
    }
}
