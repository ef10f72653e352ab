//! Where every card ends: what its owner asks for and does not get, card by card as the data name them.

use cenacle_evil_high_priest::{Action, Purse, Site, When};

use crate::{
    common::{ACOLYTE, ADA, BOB, PRIEST, Table, game, goods},
    raids::raid_by,
};

/// [monster.when]
#[test]
fn no_monster_but_those_of_ones_turn_does_anything_in_it() {
    let faces = game().figures().monsters.clone();
    // The first face is that of the monsters without a name.
    let idle = faces.iter().skip(1).filter(|face| face.power.is_none_or(|power| power.when != When::Turn));
    let mut count = 0;
    for face in idle {
        let mut table = Table::boxes(2);
        table.lair(ADA, 0, &face.id).has(ADA, goods(3, 3, 3, 1, 0)).has(BOB, goods(3, 3, 3, 1, 0));
        let (rule, why) = table.refused(ADA, Action::Invoke { lair: 0 });
        assert_eq!((rule, why), (format!("monster.{}", face.id).as_str(), "why-no-power-now"));
        count += 1;
    }
    assert_eq!(count, 24 - 5, "five serve in their owner's turn");
}

/// [priest.power] [priest.only]
#[test]
fn no_priest_card_serves_twice_and_none_serves_an_acolyte() {
    let faces = game().figures().priests.clone();
    assert_eq!(faces.len(), 20);
    for face in &faces {
        let mut table = Table::boxes(3);
        table.priest(ADA, &face.id).has(ADA, goods(12, 6, 6, 2, 1)).has(BOB, goods(3, 0, 3, 0, 0));
        // Whatever a card needs is there.
        (table.p.broken, table.p.raided) = (1, true);
        table.lair(ADA, 0, "gug").room(ADA, 1, "closet", Purse::NONE).room(BOB, 1, "vault", Purse::NONE);
        assert_eq!(table.not_placed(ADA, ACOLYTE, Site::Power), ("priest.only", "why-priest-only"), "{}", face.id);
        table.sect(ADA).priest_used = true;
        assert_eq!(table.not_placed(ADA, PRIEST, Site::Power), ("priest.power", "why-power-used"), "{}", face.id);
    }
}

/// [investigator.ransom]
#[test]
fn only_three_investigators_can_be_bought_off() {
    let faces = game().figures().investigators.clone();
    let mut open = 0;
    for face in &faces {
        let mut table = raid_by(Some(&face.id), 1, &[1, 5, 5], |table| {
            table.has(ADA, goods(3, 2, 2, 0, 0)).room(ADA, 1, "closet", goods(0, 1, 0, 0, 0));
        });
        if face.terms.ransom.is_some() {
            table.does(ADA, Action::Bribe);
            open += 1;
        } else {
            assert_eq!(table.refused(ADA, Action::Bribe), ("investigator.ransom", "why-no-bribe"), "{}", face.id);
        }
    }
    assert_eq!((faces.len(), open), (20, 3));
}

/// [investigator.author] [raid.acolytes]
#[test]
fn with_the_author_as_without_him_only_acolytes_who_are_there_riposte() {
    let mut table = raid_by(Some("author"), 1, &[1, 5], |table| {
        table.has(ADA, goods(4, 0, 0, 0, 0)).acolytes(ADA, &[Site::Pool; 2]);
    });
    assert_eq!(table.p.sect(ADA).siege.strength, 1, "four in the Asylum");
    let innsmouth = table.town("innsmouth");
    let why = table.refused(ADA, Action::Strike { from: innsmouth }).1;
    assert_eq!(why, "why-nobody-there");
    table.does(ADA, Action::Strike { from: Site::Pool });
    assert_eq!((table.p.sect(ADA).siege.strength, table.wealth(ADA)), (0, goods(4, 0, 0, 0, 0)));
}

/// [investigator.hunter] [monster.discard]
#[test]
fn the_hunter_wants_a_monster_and_takes_no_empty_lair_for_one() {
    let mut table = raid_by(Some("hunter"), 1, &[1, 3], |table| {
        table.lair(ADA, 0, "gug").lair(ADA, 1, "ghast").has(ADA, goods(1, 0, 0, 0, 0));
    });
    assert_eq!(table.refused(ADA, Action::Discard { lair: 2 }).1, "why-empty-lair");
    assert_eq!(table.refused(ADA, Action::Endure).1, "why-not-now", "the raid has not come yet");
    table.does(ADA, Action::Discard { lair: 0 });
    assert_eq!(table.p.sect(ADA).monsters(), 1);
}

/// [action.taken]
#[test]
fn every_place_of_the_town_takes_one_cultist_and_no_second() {
    let places = game().figures().town.len() as u8;
    for place in (0..places).map(Site::Town) {
        let mut table = Table::new(2);
        table.has(ADA, goods(12, 6, 6, 2, 0)).acolytes(BOB, &[place]);
        assert_eq!(table.not_placed(ADA, ACOLYTE, place), ("action.taken", "why-taken"), "{place:?}");
    }
}

/// [action.taken] [ritual.tulzscha] [ritual.mao] [ritual.horror] [ritual.red-sign] [ritual.dragon]
#[test]
fn every_ritual_costs_its_treasure_and_has_one_beginning() {
    let rituals = game().figures().rituals.len() as u8;
    for start in (0..rituals).map(|ritual| Site::Ritual(ritual, 0)) {
        let mut table = Table::new(2);
        table.p.raided = true;
        table.has(ADA, goods(1, 6, 6, 2, 0));
        assert_eq!(table.not_placed(ADA, ACOLYTE, start).1, "why-too-dear", "{start:?}");
        table.has(ADA, goods(2, 0, 0, 0, 0)).acolytes(BOB, &[start]);
        assert_eq!(table.not_placed(ADA, ACOLYTE, start), ("action.taken", "why-taken"), "{start:?}");
        table.acolytes(BOB, &[]).places(ADA, ACOLYTE, start);
        assert_eq!(table.wealth(ADA), Purse::NONE, "{start:?}");
    }
}
