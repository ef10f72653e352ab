//! The Crawling Chaos: Azathoth, and the four avatars.

use cenacle_evil_high_priest::{Action, Aim, End, Harm, Keeper, Phase, Site, Step};
use cenacle_table::Game;

use crate::common::{ACOLYTE, ADA, BOB, CLEO, PRIEST, Table, goods};

const WORSHIP: Aim = Aim::Harm(Harm::Worship);

fn chaos(players: u8) -> Table {
    let mut table = Table::on("crawling-chaos", players);
    table.has(ADA, goods(9, 9, 9, 4, 0));
    table
}

/// The Upkeep with this avatar at work, all others idle.
fn served(table: &mut Table, avatar: usize) {
    table.p.avatars[avatar] = Keeper::Seat(ADA);
    let lock = ["1h", "2w", "3p", "4d"][avatar];
    table.broken(&[lock]);
    table.until(|p| matches!(p.step(), Step::Avatar(..)) || p.round > 1);
}

/// [board.chaos]
#[test]
fn each_avatar_opens_the_next_section_and_the_haunter_the_last_sign() {
    let mut table = chaos(2);
    for (avatar, next) in [("1h", "2b"), ("2w", "3a"), ("3p", "4b"), ("4d", "z")] {
        let at = table.at_lock(next);
        assert_eq!(table.not_placed(ADA, PRIEST, at), ("lock.open", "why-closed"), "{next}");
        table.broken(&[avatar]);
        assert!(table.may(ADA, Action::Place { who: PRIEST, at }), "{next}");
    }
}

/// [azathoth.send] [avatar.gain]
#[test]
fn an_active_acolyte_is_the_price_even_from_escape_but_never_the_one_who_acts() {
    let mut table = chaos(2);
    table.acolytes(ADA, &[Site::Pool, Site::Away]);
    let howler = table.at_lock("1h");
    assert_eq!(table.not_placed(ADA, ACOLYTE, howler), ("azathoth.send", "why-nobody-worships"));
    table.acolytes(ADA, &[Site::Pool, Site::Escape]).places(ADA, ACOLYTE, howler);
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Azathoth), table.p.sect(ADA).acolytes_at(Site::Escape)), (1, 0));
    assert_eq!(table.p.avatars[0], Keeper::Seat(ADA));
    assert_eq!(table.p.sect(ADA).monsters(), 0, "an avatar takes no Lair");
    // Where there is a choice it is asked for.
    let mut table = chaos(2);
    table.places(ADA, ACOLYTE, howler);
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Azathoth), 1, "one is left in the pool");
    let mut table = chaos(2);
    table.acolytes(ADA, &[Site::Pool, Site::Pool, Site::Escape]).places(ADA, ACOLYTE, howler);
    assert_eq!(table.p.step(), Step::Worship(ADA, true));
    assert_eq!(table.refused(ADA, Action::Worship { from: howler }), ("cost.self", "why-self"));
    assert_eq!(table.refused(ADA, Action::Worship { from: Site::Asylum }), ("azathoth.send", "why-no-worshipper"));
    table.does(ADA, Action::Worship { from: Site::Escape });
    assert_eq!(table.p.sect(ADA).acolytes_at(Site::Azathoth), 1);
}

/// [azathoth.raid]
#[test]
fn four_who_worship_make_a_raid_of_seven_one_of_eleven_and_none_is_above_eighteen() {
    let mut table = chaos(2);
    table.broken(&["1h", "2w"]);
    for seat in [ADA, BOB] {
        table.acolytes(seat, &[Site::Azathoth, Site::Azathoth]);
    }
    let lock = table.at_lock("3a");
    table.dice(&[3, 4]).places(ADA, PRIEST, lock);
    assert_eq!(table.p.raid.strength, 11);
    let mut table = chaos(5);
    table.broken(&["1h", "2w"]).acolytes(ADA, &[Site::Azathoth; 4]).acolytes(BOB, &[Site::Azathoth; 4]);
    table.dice(&[6, 6]).places(ADA, PRIEST, lock);
    assert_eq!(table.p.raid.strength, 18);
}

/// [azathoth.end]
#[test]
fn nine_of_three_players_who_worship_end_the_game_and_everybody_has_lost() {
    let mut table = chaos(3);
    for seat in [ADA, BOB] {
        table.acolytes(seat, &[Site::Pool, Site::Azathoth, Site::Azathoth, Site::Azathoth, Site::Azathoth]);
    }
    assert_eq!(table.p.worshippers(), 8);
    let howler = table.at_lock("1h");
    table.places(ADA, PRIEST, howler);
    assert_eq!(table.p.phase, Phase::Over(End::Devoured));
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.reason, outcome.winners.len(), outcome.ranks.len()), ("devoured", 0, 3));
    assert!(outcome.scores.is_empty() && table.game.sheet(&table.p).is_empty(), "nothing is counted");
    // Alone the automaton counts as a player: six are too many.
    let mut table = chaos(1);
    table.acolytes(ADA, &[Site::Azathoth, Site::Azathoth, Site::Azathoth, Site::Azathoth, Site::Pool]);
    table.sect(ADA).cultists.put(6, Site::Pool);
    table.places(ADA, PRIEST, howler).settle();
    assert_eq!((table.p.worshippers(), table.p.phase), (5, Phase::Action));
}

/// [harm.aim] [azathoth.send]
#[test]
fn the_opponent_who_is_named_chooses_which_acolyte_goes() {
    let mut table = chaos(3);
    table.broken(&["1h", "2a"]).acolytes(CLEO, &[Site::Pool, Site::Escape]);
    let space = table.at_lock("2a");
    table.places(ADA, PRIEST, space);
    assert_eq!(table.p.step(), Step::Aim(ADA, WORSHIP));
    assert_eq!(table.refused(ADA, Action::Target { who: ADA }), ("harm.aim", "why-no-target"));
    table.does(ADA, Action::Target { who: CLEO });
    assert_eq!(table.p.step(), Step::Worship(CLEO, false));
    table.does(CLEO, Action::Worship { from: Site::Escape });
    assert_eq!((table.p.sect(CLEO).acolytes_at(Site::Azathoth), table.p.sect(CLEO).acolytes_at(Site::Pool)), (1, 1));
    // Two play: the other one is meant.
    let mut table = chaos(2);
    table.broken(&["1h", "2a"]).acolytes(BOB, &[Site::Pool, Site::Pool]);
    table.places(ADA, PRIEST, space);
    assert_eq!(table.p.sect(BOB).acolytes_at(Site::Azathoth), 1);
    // Alone nobody is there to be sent.
    let mut table = chaos(1);
    table.broken(&["1h", "2a"]).places(ADA, PRIEST, space);
    assert_eq!(table.p.worshippers(), 0);
}

/// [azathoth.back]
#[test]
fn an_acolyte_who_is_bought_back_goes_to_escape() {
    let mut table = chaos(2);
    table.broken(&["1b"]).acolytes(ADA, &[Site::Azathoth, Site::Azathoth]);
    let space = table.at_lock("1b");
    table.places(ADA, PRIEST, space);
    assert_eq!((table.p.sect(ADA).acolytes_at(Site::Azathoth), table.p.sect(ADA).acolytes_at(Site::Escape)), (1, 1));
    // He cannot be sacrificed while he worships.
    let mut table = chaos(2);
    table.broken(&["1h", "2w", "3b"]).acolytes(ADA, &[Site::Azathoth, Site::Away]);
    let space = table.at_lock("3b");
    assert_eq!(table.not_placed(ADA, PRIEST, space), ("cost.self", "why-too-few-acolytes"));
}

/// [lock.special]
#[test]
fn a_lock_that_calls_to_worship_takes_one_of_each_before_its_raid() {
    let mut table = chaos(2);
    table.broken(&["1h", "2w"]).acolytes(ADA, &[Site::Away, Site::Away]).acolytes(BOB, &[Site::Pool, Site::Pool]);
    let lock = table.at_lock("3b");
    table.dice(&[4]).places(ADA, PRIEST, lock);
    assert_eq!(table.p.worshippers(), 1, "Ada has nobody who is active");
    assert_eq!(table.p.raid.strength, 5, "who goes makes the raid stronger at once");
}

/// [avatar.upkeep]
#[test]
fn the_howler_takes_any_acolyte_back_and_brings_magic_only_then() {
    let mut table = chaos(2);
    table.acolytes(BOB, &[Site::Azathoth, Site::Pool]);
    served(&mut table, 0);
    let magic = table.wealth(ADA).0[2];
    assert_eq!(table.refused(ADA, Action::Retrieve { whose: ADA }), ("avatar.upkeep", "why-avatar-cannot"));
    table.does(ADA, Action::Retrieve { whose: BOB });
    assert_eq!((table.p.sect(BOB).acolytes_at(Site::Azathoth), table.p.sect(BOB).acolytes_at(Site::Escape)), (0, 1));
    assert_eq!(table.wealth(ADA).plus(table.p.sect(ADA).hand).0[2], magic + 1);
    // Nobody worships: nothing is asked, nothing gained.
    let mut table = chaos(2);
    served(&mut table, 0);
    assert_eq!((table.p.round, table.wealth(ADA).0[2]), (2, 9));
}

/// [avatar.upkeep]
#[test]
fn the_bloated_woman_puts_a_worshipper_on_a_free_ritual_without_paying() {
    let mut table = chaos(2);
    table.acolytes(BOB, &[Site::Azathoth, Site::Pool]);
    table.p.raided = true;
    let wealth = table.wealth(BOB);
    served(&mut table, 1);
    table.does(ADA, Action::Enchant { whose: BOB, ritual: 1 });
    assert_eq!(table.p.sect(BOB).acolytes_at(Site::Ritual(1, 0)), 1);
    assert!(table.wealth(BOB).covers(&wealth), "Bob pays nothing");
    // As long as the rituals lie face down she has nothing to do.
    let mut table = chaos(2);
    table.acolytes(BOB, &[Site::Azathoth, Site::Pool]);
    served(&mut table, 1);
    assert_eq!(table.p.round, 2);
}

/// [avatar.upkeep]
#[test]
fn the_pharaoh_sends_one_of_an_opponents_acolytes_and_brings_blood() {
    let mut table = chaos(2);
    table.acolytes(BOB, &[Site::Pool, Site::Pool]);
    served(&mut table, 2);
    let blood = table.wealth(ADA).0[1];
    table.does(ADA, Action::Target { who: BOB });
    assert_eq!(table.p.sect(BOB).acolytes_at(Site::Azathoth), 1);
    assert_eq!(table.wealth(ADA).plus(table.p.sect(ADA).hand).0[1], blood + 2);
    // Declining is free.
    let mut table = chaos(2);
    served(&mut table, 2);
    table.does(ADA, Action::Decline);
    assert_eq!((table.p.worshippers(), table.wealth(ADA).0[1]), (0, 9));
}

/// [avatar.upkeep]
#[test]
fn the_haunter_brings_a_monster_to_who_has_none() {
    let mut table = chaos(2);
    served(&mut table, 3);
    table.does(ADA, Action::Accept);
    table.settle_all();
    assert_eq!(table.p.sect(ADA).monsters(), 1);
    let mut table = chaos(2);
    table.monsters(ADA, 1);
    served(&mut table, 3);
    assert_eq!(table.p.round, 2, "who has one is not asked");
}

/// [upkeep.any-order]
#[test]
fn the_pharaoh_may_serve_before_the_howler_who_then_has_somebody_to_take_back() {
    let mut table = chaos(2);
    table.acolytes(BOB, &[Site::Pool, Site::Pool]);
    table.p.avatars[2] = Keeper::Seat(ADA);
    table.broken(&["3p"]);
    served(&mut table, 0);
    assert_eq!(table.p.step(), Step::Avatar(ADA, 2), "nobody worships: the Howler would have nothing to do");
    table.does(ADA, Action::Target { who: BOB });
    table.until(|p| matches!(p.step(), Step::Avatar(..)));
    table.does(ADA, Action::Retrieve { whose: BOB });
    let gained = table.wealth(ADA).plus(table.p.sect(ADA).hand);
    assert_eq!((gained.0[1], gained.0[2], table.p.worshippers()), (11, 10, 0), "two blood and a magic");
}

/// [upkeep.any-order]
#[test]
fn who_has_two_avatars_that_can_serve_says_which_comes_first() {
    let mut table = chaos(2);
    table.acolytes(BOB, &[Site::Azathoth, Site::Pool]);
    table.p.avatars[2] = Keeper::Seat(ADA);
    table.p.avatars[0] = Keeper::Seat(ADA);
    table.broken(&["1h", "3p"]).until(|p| matches!(p.step(), Step::Tend(..) | Step::Avatar(..)));
    assert_eq!(table.legal(ADA), [Action::Call { avatar: 0 }, Action::Call { avatar: 2 }, Action::Pass]);
    assert_eq!(table.refused(ADA, Action::Call { avatar: 1 }), ("avatar.upkeep", "why-avatar-cannot"));
    table.does(ADA, Action::Call { avatar: 2 }).does(ADA, Action::Target { who: BOB });
    table.until(|p| matches!(p.step(), Step::Avatar(..)));
    assert_eq!((table.p.step(), table.p.worshippers()), (Step::Avatar(ADA, 0), 2));
    // Each serves once.
    table.does(ADA, Action::Retrieve { whose: BOB }).settle_all();
    assert_eq!(table.p.round, 2);
}

/// [solo.sign] [avatar.gain]
#[test]
fn the_automaton_keeps_an_avatar_without_effect() {
    let mut table = chaos(1);
    table.acolytes(ADA, &[Site::Azathoth, Site::Pool]).broken(&["1h"]);
    table.p.avatars[0] = Keeper::Rival;
    table.until(|p| p.round > 1);
    assert_eq!(table.p.worshippers(), 1);
}
