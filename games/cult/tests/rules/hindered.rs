//! A winner who can take nothing: everybody is told why.

use cenacle_cult::{Action, Card, CultName, Deck, Event, Hindrance, Patriarch, Step};
use cenacle_table::{Chance, Game, GameExt, Log, Options, Seed, Stream};

use crate::common::{ADA, BOB, Table, at, game};

/// Ada is alone on a Location and wins it; what hinders her is told to all.
fn why(location: u8, set_up: impl FnOnce(&mut Table)) -> Option<Hindrance> {
    let mut table = Table::last_act(location, &[CultName::Fafnir, CultName::Janus]);
    table.stand(ADA, location, &[2]).homes(ADA, &[1, 3]);
    set_up(&mut table);
    let told = table.told(ADA, Action::Pass);
    let wins = told.iter().position(|event| matches!(event, Event::Wins { seat: ADA, .. })).expect("Ada wins");
    match told.get(wins + 1) {
        Some(Event::Hindered { seat: ADA, location: won, why }) if *won == at(location) => Some(*why),
        _ => {
            assert_eq!(table.p.step(), Step::Reap(ADA, at(location)), "she is asked, or told why not");
            None
        }
    }
}

/// [resolution.hindered] [summon.power]
#[test]
fn a_summoning_without_enough_influence_fails_before_everybody() {
    assert_eq!(why(13, |_| {}), Some(Hindrance::TooWeak { influence: 2, power: 15 }));
    assert_eq!(
        why(13, |table| {
            table.cult(ADA).patriarch = Patriarch::at(at(13));
            table.cult(ADA).followers = 9;
            table.hold(ADA, &["supremacy"]);
        }),
        None,
        "2, 9 and 7 are enough"
    );
}

/// [resolution.hindered] [location.thieves]
#[test]
fn thieves_without_coins_or_priest_give_nothing_and_say_so() {
    assert_eq!(why(2, |table| table.cult(ADA).coins = 2), Some(Hindrance::TooFewCoins(3)));
    let by_altar = why(2, |table| {
        table.stand(ADA, 2, &[]).altar(ADA, 2);
    });
    assert_eq!(by_altar, Some(Hindrance::NoPriest));
}

/// [resolution.hindered] [location.palace]
#[test]
fn an_empty_palace_gives_nothing_and_says_so() {
    let emptied = why(10, |table| {
        for slot in 0..3 {
            let card = std::mem::replace(&mut table.p.palace[slot], Card::NONE);
            table.p.cults[BOB.index()].cards.add(card);
        }
    });
    assert_eq!(emptied, Some(Hindrance::PalaceEmpty));
}

/// [resolution.hindered] [intrigue.inquisition]
#[test]
fn who_wins_under_the_inquisition_is_told_to_receive_nothing() {
    assert_eq!(why(6, |table| table.p.inquisition = true), Some(Hindrance::Inquisition));
    assert_eq!(why(6, |_| {}), None);
}

/// [resolution.hindered] [follower.cap] [location.port] [location.academy] [location.artisans] [location.barracks]
#[test]
fn whatever_is_lacking_at_a_location_is_named() {
    let nine = |table: &mut Table| table.cult(ADA).followers = 9;
    assert_eq!(why(3, nine), Some(Hindrance::FollowersFull(9)));
    assert_eq!(why(9, nine), Some(Hindrance::FollowersFull(9)));
    assert_eq!(why(9, |table| table.cult(ADA).coins = 4), Some(Hindrance::TooFewCoins(5)));
    assert_eq!(why(8, |table| table.cult(ADA).coins = 4), Some(Hindrance::TooFewCoins(5)));
    let fives = |table: &mut Table| {
        table.stand(ADA, 8, &[5]).homes(ADA, &[5]);
    };
    assert_eq!(why(8, fives), Some(Hindrance::NobodyToRaise));
    assert_eq!(why(7, |table| table.cult(ADA).coins = 4), Some(Hindrance::TooFewCoins(5)));
    let built = |table: &mut Table| {
        table.altar(ADA, 7);
    };
    assert_eq!(why(7, built), Some(Hindrance::NoSite));
    assert_eq!(why(12, |table| table.cult(ADA).followers = 1), Some(Hindrance::TooFewFollowers(2)));
    let no_mobs = |table: &mut Table| table.cult(BOB).mobs = 16;
    assert_eq!(why(12, no_mobs), Some(Hindrance::NoMobLeft));
    let no_cards = |table: &mut Table| {
        while let Some(card) = table.p.pile(Deck::Miracle).top() {
            table.p.deal_to(BOB, card);
        }
    };
    assert_eq!(why(1, no_cards), Some(Hindrance::PileEmpty));
}

/// [resolution.hindered]
#[test]
fn no_win_of_a_game_is_followed_by_silence() {
    let game = game();
    let (mut wins, mut hindered) = (0, 0);
    for number in 0..8_u64 {
        let seed = Seed::from_text("silence").derive(number);
        let options = Options::defaults(cenacle_cult::Cult::about(), 2 + number as u8 % 4).unwrap();
        let (mut chance, mut whim) = (Chance::new(&seed, Stream::Game), Chance::new(&seed, Stream::Bot(0)));
        let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act(&p).first() {
            legal.clear();
            game.legal(&p, seat, &mut legal);
            let mut log = Log::new();
            game.apply(&mut p, seat, *whim.pick(&legal), &mut chance, &mut log).unwrap();
            let events: Vec<Event> = log.into_entries().into_iter().map(|entry| entry.event).collect();
            for (at, event) in events.iter().enumerate() {
                let Event::Wins { seat, location, .. } = *event else { continue };
                wins += 1;
                if matches!(events.get(at + 1), Some(Event::Hindered { seat: who, .. }) if *who == seat) {
                    hindered += 1;
                } else {
                    assert_eq!(p.step(), Step::Reap(seat, location), "neither asked nor told");
                }
            }
        }
    }
    assert!(wins > 500 && hindered > 50, "{hindered} of {wins}");
}
