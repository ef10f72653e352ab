//! What lies face up: displays that fill again, and spaces that would give nothing.

use cenacle_evil_high_priest::{Action, Event, EvilHighPriest, Investigator, Monster, Purse, Site, Step};
use cenacle_table::{Game, Lang, Say, Viewer, Words};

use crate::common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, game, goods};

/// Nothing is left of the monsters but what lies in Lairs: all that were to be had are in those of Bob and Cleo.
fn without_monsters(table: &mut Table) {
    table.p.raided = true;
    let cards = &mut table.p.cards;
    let mut all: Vec<Monster> = cards.beasts.into_iter().chain(cards.beast_deck.iter().copied()).collect();
    (cards.beasts, _) = ([Monster::NONE; 3], cards.beast_deck.clear());
    for seat in [BOB, CLEO] {
        for lair in 0..3 {
            table.sect(seat).lairs[lair] = all.pop().unwrap();
        }
    }
    // The others are nowhere: this box has but six monsters.
    let kept: Vec<Monster> =
        [BOB, CLEO].into_iter().flat_map(|seat| table.p.sect(seat).lairs).filter(|monster| monster.is_one()).collect();
    assert_eq!(kept.len(), 6);
}

/// A decision without the count of all cards, since some of them were taken out of the box.
fn does(table: &mut Table, seat: cenacle_table::Seat, action: Action) {
    use cenacle_table::{Entry, GameExt, Log};
    let mut log = Log::new();
    table.game.apply(&mut table.p, seat, action, &mut table.chance, &mut log).unwrap();
    table.told.extend(log.into_entries().into_iter().map(|Entry { event, .. }| event));
}

/// [card.display]
#[test]
fn an_empty_place_is_filled_as_soon_as_a_monster_is_discarded() {
    let mut table = Table::boxes(3);
    without_monsters(&mut table);
    let hound = table.monster("hound");
    table.sect(ADA).lairs[0] = hound;
    table.sect(BOB).lairs = [Monster::NONE; 3];
    let prey = table.monster("gug");
    table.sect(CLEO).lairs = [prey, Monster::NONE, Monster::NONE];
    does(&mut table, ADA, Action::Invoke { lair: 0 });
    assert!(!table.p.sect(CLEO).lairs.iter().any(|monster| monster.is_one()), "Cleo has discarded her only monster");
    let shown: Vec<Monster> = table.p.cards.beasts.into_iter().filter(|monster| monster.is_one()).collect();
    assert_eq!(shown.len(), 2, "both that were discarded lie face up: {:?}", table.p.cards.beasts);
    assert!(shown.contains(&hound) && shown.contains(&prey) && table.p.cards.beast_discard.is_empty());
}

/// [card.display]
#[test]
fn what_falls_in_a_raid_waits_in_the_discards_until_the_raid_is_over() {
    let mut table = Table::boxes(3);
    table.alone().leads("detective").dice(&[1, 6]).has(ADA, goods(3, 0, 0, 1, 0)).broken(&["s"]);
    table.acolytes(ADA, &[Site::Pool; 6]);
    without_monsters(&mut table);
    (table.sect(BOB).lairs, table.sect(CLEO).lairs) = ([Monster::NONE; 3], [Monster::NONE; 3]);
    let spawn = table.monster("formless-spawn");
    table.sect(ADA).lairs[0] = spawn;
    let at = table.at_lock("b");
    does(&mut table, ADA, Action::Place { who: ACOLYTE, at });
    assert_eq!(table.p.step(), Step::Siege);
    does(&mut table, ADA, Action::Loose { lair: 0 });
    while table.p.step() == Step::Siege && table.p.sect(ADA).siege.asked {
        assert!(table.p.cards.beasts.iter().all(|beast| !beast.is_one()), "a raid goes on");
        does(&mut table, ADA, Action::Endure);
    }
    let back = table.told.iter().find_map(|event| match event {
        Event::Rises { back, .. } => Some(*back),
        _ => None,
    });
    let shown = table.p.cards.beasts.contains(&spawn);
    let home = table.p.sect(ADA).lairs.contains(&spawn);
    assert_eq!((Some(home), shown), (back, !home), "it came home, or lies face up");
}

/// [setup.deck]
#[test]
fn an_empty_place_is_filled_as_soon_as_a_chamber_is_discarded() {
    let mut table = Table::boxes(3);
    table.alone().priest(ADA, "kthun");
    let spare = table.p.deck.pop().unwrap();
    table.sect(BOB).rooms[0].chamber = spare;
    // All the others stand in sanctums that nobody counts here.
    table.p.deck.clear();
    table.p.display = Default::default();
    does(&mut table, ADA, Action::Place { who: PRIEST, at: Site::Power });
    assert_eq!(table.p.display.iter().filter(|chamber| chamber.is_one()).copied().collect::<Vec<_>>(), [spare]);
    assert!(table.p.discard.is_empty());
}

/// [card.display] [raid.investigator]
#[test]
fn an_empty_place_is_filled_as_soon_as_an_investigator_is_dismissed() {
    let mut table = Table::boxes(2);
    table.alone().broken(&["s"]).has(ADA, goods(0, 0, 0, 1, 0)).leads("detective").dice(&[1, 2]);
    let leader = table.p.cards.sleuths[0];
    table.p.cards.sleuth_deck.clear();
    table.p.cards.sleuths = [leader, Investigator::NONE, Investigator::NONE];
    let at = table.at_lock("b");
    does(&mut table, ADA, Action::Place { who: ACOLYTE, at });
    while table.p.step() == Step::Siege {
        does(&mut table, ADA, Action::Endure);
    }
    assert_eq!(table.p.cards.sleuths[0], leader, "the only one there is comes again");
    assert!(table.p.cards.sleuth_discard.is_empty());
}

/// [card.display] [raid.investigator]
#[test]
fn places_left_empty_are_filled_with_investigators_who_lie_in_the_discards() {
    for (rules, filled) in [(3, true), (1, false)] {
        let mut table = Table::boxes(2);
        table.game = table.game.under_rules(rules).unwrap();
        table.alone();
        let [leader, one, other] = table.p.cards.sleuths;
        table.p.cards.sleuth_deck.clear();
        table.p.cards.sleuths = [leader, Investigator::NONE, Investigator::NONE];
        table.p.cards.sleuth_discard.push(one);
        table.p.cards.sleuth_discard.push(other);
        does(&mut table, ADA, Action::Place { who: ACOLYTE, at: Site::Escape });
        let shown: Vec<Investigator> = table.p.cards.sleuths.into_iter().filter(|who| who.is_one()).collect();
        assert_eq!((shown.len() == 3, table.p.cards.sleuth_discard.is_empty()), (filled, filled), "rules {rules}");
        assert!(!filled || shown.contains(&one) && shown.contains(&other), "{shown:?}");
    }
}

/// [card.display] [setup.deck]
#[test]
fn no_place_is_empty_beside_discards_in_random_games_of_five_with_one_box() {
    use cenacle_table::{Chance, Game, GameExt, Log, Options, Seed, Stream};
    let game = game();
    let pairs = [("ceremony", "on"), ("board", "black-goat")];
    let options = Options::choose(EvilHighPriest::about(), 5, pairs).unwrap();
    let (mut legal, mut scarce, mut reshuffled) = (Vec::new(), 0, [0; 3]);
    for index in 0..12 {
        let seed = Seed::from_text("scarce").derive(index);
        let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        while let Some(seat) = game.to_act(&p).first() {
            let raid = p.steps.iter().any(|step| matches!(step, Step::RaidOver | Step::PostRaid));
            if p.cards.beasts.iter().any(|beast| !beast.is_one()) && !raid {
                assert!(p.cards.beast_deck.is_empty() && p.cards.beast_discard.is_empty(), "{:?}", p.cards);
                scarce += 1;
            }
            if p.cards.sleuths.iter().any(|who| !who.is_one()) && !raid {
                assert!(p.cards.sleuth_deck.is_empty() && p.cards.sleuth_discard.is_empty(), "{:?}", p.cards);
            }
            if p.display.iter().any(|chamber| !chamber.is_one()) && !raid {
                assert!(p.deck.is_empty() && p.discard.is_empty(), "{:?}, {:?}", p.deck, p.discard);
            }
            legal.clear();
            game.legal(&p, seat, &mut legal);
            let mut log = Log::new();
            game.apply(&mut p, seat, *whim.pick(&legal), &mut chance, &mut log).unwrap();
            for entry in log.into_entries() {
                let shuffles = [Event::ShufflesMonsters, Event::ShufflesInvestigators, Event::Shuffles];
                let at = shuffles.iter().position(|event| *event == entry.event);
                at.into_iter().for_each(|at| reshuffled[at] += 1);
            }
        }
    }
    assert!(scarce > 0, "monsters do run out");
    assert!(reshuffled.iter().all(|times| *times > 0), "every deck was exhausted: {reshuffled:?}");
}

/// [card.display] [monster.gain]
#[test]
fn who_gains_a_monster_when_none_is_left_is_told_so_in_both_languages() {
    let mut table = Table::boxes(3);
    table.alone().broken(&["s", "k"]).has(ADA, goods(0, 0, 2, 0, 0));
    without_monsters(&mut table);
    // The bonus is closed, but a step that is pending finds nothing.
    table.p.steps.push(Step::Monster(ADA));
    table.p.steps.push(Step::Bonus(ADA, 0));
    does(&mut table, ADA, Action::NoBonus);
    let event = Event::NoMonster { seat: ADA };
    assert!(table.told.contains(&event), "{:?}", table.told);
    let said = |lang, viewer| {
        let words = Words::new(lang, &[EvilHighPriest::about().words_text(lang)]).unwrap();
        let names = ["Amelia", "Bob", "Cleo"].map(str::to_owned);
        Say::new(&words, &names, viewer).phrase(&table.game.line(&event).phrase).to_string()
    };
    assert_eq!(said(Lang::En, Viewer::Seat(ADA)), "There is no monster left for you to take.");
    assert_eq!(said(Lang::En, Viewer::Seat(BOB)), "There is no monster left for Amelia to take.");
    assert_eq!(said(Lang::Fr, Viewer::Seat(ADA)), "Il n’y a plus aucun monstre à prendre pour vous.");
    assert_eq!(said(Lang::Fr, Viewer::Seat(BOB)), "Il n’y a plus aucun monstre à prendre pour Amelia.");
    assert_eq!(table.game.line(&event).rule, Some("card.display"));
}

/// [reward.nothing] [priest.summon]
#[test]
fn nobody_is_summoned_while_no_monster_is_to_be_had() {
    let mut table = Table::boxes(3);
    without_monsters(&mut table);
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Summon), ("reward.nothing", "why-no-monster-left"));
    assert!(!table.may(ADA, Action::Place { who: PRIEST, at: Site::Summon }));
    table.p.cards.beasts[1] = table.p.sect(BOB).lairs[0];
    assert!(table.may(ADA, Action::Place { who: PRIEST, at: Site::Summon }));
}

/// [reward.nothing]
#[test]
fn a_bonus_that_gives_only_a_monster_is_closed_while_there_is_none_and_open_with_full_lairs() {
    let mut table = Table::boxes(3);
    table.broken(&["s", "k"]).has(ADA, goods(0, 0, 2, 0, 0));
    let at = table.at_lock("k");
    for lair in 0..3 {
        table.sect(ADA).lairs[lair] = Monster::GENERIC;
    }
    assert!(table.may(ADA, Action::Place { who: ACOLYTE, at }), "with full Lairs the monster is merely lost");
    table.sect(ADA).lairs = [Monster::NONE; 3];
    without_monsters(&mut table);
    assert_eq!(table.not_placed(ADA, ACOLYTE, at), ("reward.nothing", "why-no-monster-left"));
}

/// [reward.nothing] [priest.improve]
#[test]
fn a_sanctum_is_not_improved_without_chambers_unless_a_full_one_is_reorganised() {
    let mut table = Table::new(2);
    table.p.display = Default::default();
    table.p.deck.clear();
    assert_eq!(table.not_placed(ADA, PRIEST, Site::Improve), ("reward.nothing", "why-no-chamber-left"));
    let vault = table.chamber("vault");
    table.sect(ADA).rooms.iter_mut().for_each(|room| room.chamber = vault);
    assert!(table.may(ADA, Action::Place { who: PRIEST, at: Site::Improve }));
    table.sect(ADA).exposed = Purse::NONE;
    table.sect(ADA).rooms[0].holds = goods(0, 0, 1, 0, 0);
    does(&mut table, ADA, Action::Place { who: PRIEST, at: Site::Improve });
    assert_eq!(table.p.step(), Step::Arrange);
}
