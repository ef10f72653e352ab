//! The cards of the expansions: three monsters and three investigators that lie face up, and the viewer's Priest card.

use cenacle_scene::{
    Phrase, Text,
    scene::{Badge, Piece, PieceLook, Place, PlaceLook},
};

use crate::{Investigator, Monster, Priest, Site, Step, words};

use super::{
    Draft,
    album::{Making, Motif},
    ids, look, town,
};

pub(super) fn cards(draft: &mut Draft<'_>) {
    let p = draft.p;
    if !p.boxes.bring_cards() {
        return;
    }
    for (card, monster) in (0..).zip(p.cards.beasts) {
        draft.show(Motif::Beast { card, monster }, |making| beast(making, card, monster));
    }
    let raging = p.steps.iter().any(|step| matches!(step, Step::RaidOver));
    for (card, who) in (0..).zip(p.cards.sleuths) {
        let leads = raging && who.is_one() && who == p.raid.who;
        draft.show(Motif::Sleuth { card, who, leads }, |making| sleuth(making, card, who, leads));
    }
}

fn beast(making: &mut Making<'_>, card: u8, monster: Monster) {
    making.place(Place {
        id: ids::beasts(card),
        region: "beasts".into(),
        label: making.say.phrase(&Phrase::new("beast-slot").number("slot", card + 1)),
        look: PlaceLook::Outline,
        rule: Some("monster.choose"),
        ..Place::default()
    });
    let Some(face) = making.figures.monster(monster) else { return };
    let [name, text, rule, symbol] = words::monster_words(&face.id).unwrap_or(["lair-empty"; 4]);
    let defence = face.defence;
    making.piece(Piece {
        id: ids::beast(card),
        place: ids::beasts(card),
        title: making.word(name),
        text: making.word(text),
        symbol: Some(symbol.into()),
        look: PieceLook::Card { color: look::BEAST.into(), foot: Text::default(), seal: None },
        badges: vec![Badge {
            symbol: Some("checked-shield".into()),
            text: defence.to_string().into(),
            color: Some("#0c1a26".into()),
            title: making.say.phrase(&Phrase::new("defence-label").number("defence", defence)),
        }],
        rule: Some(rule),
        ..Piece::default()
    });
}

/// What the die shows that calls him is on the card.
fn sleuth(making: &mut Making<'_>, card: u8, who: Investigator, leads: bool) {
    making.place(Place {
        id: ids::sleuths(card),
        region: "sleuths".into(),
        label: making.say.phrase(&Phrase::new("sleuth-slot").number("slot", card + 1)),
        look: PlaceLook::Outline,
        rule: Some("raid.investigator"),
        ..Place::default()
    });
    if !who.is_one() {
        return;
    }
    let [name, text, rule, symbol] = words::investigator(making.figures, who);
    let dice = Phrase::new("sleuth-dice").number("from", 2 * card + 1).number("to", 2 * card + 2);
    let mut badges = vec![Badge { text: making.say.phrase(&dice), color: Some("#f3e6cf".into()), ..Badge::default() }];
    if leads {
        badges.push(Badge {
            symbol: Some(look::RAID.into()),
            title: making.word("sleuth-leads"),
            color: Some("#7a1f22".into()),
            ..Badge::default()
        });
    }
    let color = if leads { look::LEADER } else { look::SLEUTH };
    making.piece(Piece {
        id: ids::sleuth(card),
        place: ids::sleuths(card),
        title: making.word(name),
        text: making.word(text),
        symbol: Some(symbol.into()),
        look: PieceLook::Card { color: color.into(), foot: Text::default(), seal: None },
        badges,
        rule: Some(rule),
        ..Piece::default()
    });
}

/// The viewer's Priest card is the space of its power; used, it is turned down.
pub(super) fn priest_card(making: &mut Making<'_>, seat: u8, priest: Priest, used: bool, here: bool) {
    let [name, text, rule, symbol] = words::priest(making.figures, priest);
    making.place(Place {
        id: ids::site(Site::Power),
        region: "patron".into(),
        label: making.word("site-power"),
        text: if used { making.word("power-used") } else { making.word(text) },
        look: PlaceLook::Outline,
        rule: Some("priest.power"),
        ..Place::default()
    });
    let color = if used { look::SPENT } else { look::PATRON };
    let foot = if used { making.word("power-used") } else { Text::default() };
    making.piece(Piece {
        id: "priest-card".into(),
        place: ids::site(Site::Power),
        title: making.word(name),
        text: making.word(text),
        symbol: Some(symbol.into()),
        look: PieceLook::Card { color: color.into(), foot, seal: None },
        rule: Some(rule),
        ..Piece::default()
    });
    let standing = if here { vec![(seat, 0)] } else { Vec::new() };
    town::standing(making, Site::Power, "patron", &standing);
}
