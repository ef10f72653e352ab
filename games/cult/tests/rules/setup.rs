//! Setting up.

use cenacle_cult::{Action, Cult, CultName, Deck, Patriarch, Phase, Step};
use cenacle_table::{Chance, Game, Log, Options, Seed, Stream};

use crate::common::{ADA, BOB, Table, game, priests};

fn set_up(players: u8, cults: &str, seed: &str) -> cenacle_cult::Position {
    let options = Options::choose(Cult::about(), players, [("cults", cults)]).unwrap();
    game().setup(&options, &mut Chance::new(&Seed::from_text(seed), Stream::Game), &mut Log::silent()).unwrap()
}

/// [setup.start]
#[test]
fn everybody_begins_with_three_priests_two_followers_five_coins_in_the_light() {
    for players in 2..=5 {
        let p = set_up(players, "random", "start");
        for seat in p.everybody() {
            let cult = p.cult(seat);
            assert_eq!(cult.home, priests(&[1, 2, 3]));
            assert_eq!((cult.followers, cult.coins, cult.mobs, cult.altars.len()), (2, 5, 0, 0));
            assert_eq!((cult.patriarch, cult.dark, cult.cards.len()), (Patriarch::HOME, false, 0));
        }
        assert_eq!(p.everybody().len(), usize::from(players));
    }
}

/// [setup.palace] [card.draw]
#[test]
fn three_privileges_lie_open_and_the_piles_hold_the_rest() {
    let p = set_up(3, "random", "palace");
    assert!(p.palace.iter().all(|card| card.deck() == Some(Deck::Privilege)));
    assert_eq!(
        [p.pile(Deck::Miracle).len(), p.pile(Deck::Intrigue).len(), p.pile(Deck::Privilege).len()],
        [33, 33, 30]
    );
}

/// [setup.first]
#[test]
fn the_highest_divine_power_begins() {
    for number in 0..20 {
        let p = set_up(5, "random", &format!("first {number}"));
        let game = game();
        let best = p.everybody().max_by_key(|seat| game.power(&p, *seat)).unwrap();
        assert_eq!((p.first, p.round), (best, 1));
    }
}

/// [setup.cults]
#[test]
fn a_first_game_has_the_cults_that_the_rulebook_advises() {
    let names = |players: u8| {
        let p = set_up(players, "first-game", "advice");
        let mut names: Vec<CultName> = p.everybody().map(|seat| p.cult(seat).cult_name).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(names(2), [CultName::Fafnir, CultName::Tiamat]);
    assert_eq!(names(3), [CultName::Cthulhu, CultName::Nirriti, CultName::Arachne]);
    assert_eq!(names(4), [CultName::Anubis, CultName::Cthulhu, CultName::Janus, CultName::Atheism]);
    let five = names(5);
    assert!(
        [CultName::Anubis, CultName::Cthulhu, CultName::Janus, CultName::Atheism]
            .iter()
            .all(|cult_name| five.contains(cult_name))
    );
    assert!(five.windows(2).all(|pair| pair[0] != pair[1]));
}

/// [setup.cults]
#[test]
fn cults_are_chosen_in_turn_and_each_only_once() {
    let mut table = Table::new(&[CultName::Anubis, CultName::Janus]);
    table.p = set_up(2, "choice", "choice");
    assert_eq!(table.p.step(), Step::CultName(ADA));
    assert_eq!(table.legal(ADA).len(), 8);
    table.does(ADA, Action::Join { cult_name: CultName::Tiamat });
    assert_eq!(table.refused(BOB, Action::Join { cult_name: CultName::Tiamat }), ("setup.cults", "why-cult-taken"));
    table.does(BOB, Action::Join { cult_name: CultName::Cthulhu });
    assert_eq!((table.p.phase, table.p.first), (Phase::Intention, BOB), "Cthulhu has the higher Divine Power");
}

/// [setup.cults]
#[test]
fn by_draft_one_sheet_more_than_players_is_drawn_and_a_lot_says_who_begins() {
    let mut first = [false; 3];
    for number in 0..20 {
        let mut table = Table::new(&[CultName::Anubis, CultName::Janus, CultName::Fafnir]);
        table.p = set_up(3, "draft", &format!("draft {number}"));
        assert_eq!(table.p.cults_left.count_ones(), 4);
        let begins = table.asked().unwrap();
        first[begins.index()] = true;
        let missing =
            CultName::ALL.into_iter().find(|cult_name| table.p.cults_left & 1 << *cult_name as u8 == 0).unwrap();
        assert_eq!(table.refused(begins, Action::Join { cult_name: missing }), ("setup.cults", "why-cult-taken"));
        for step in 0..3 {
            let seat = table.asked().unwrap();
            assert_eq!(seat.index(), (begins.index() + step) % 3, "clockwise");
            assert_eq!(table.legal(seat).len(), 4 - step);
            let choice = table.legal(seat)[0];
            table.does(seat, choice);
        }
        assert_eq!((table.p.phase, table.p.round), (Phase::Intention, 1));
    }
    assert_eq!(first, [true; 3]);
}
