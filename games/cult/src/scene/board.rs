//! The thirteen districts: who stands there, with how much Influence and what it is made of; the three Privileges.

use cenacle_scene::{
    Phrase, Seat, SeatLook, Text,
    scene::{Badge, Piece, Place, PlaceLook, Region, RegionRole},
};

use crate::{Card, Location, Priests, Token};

use super::{
    Draft, Making, backdrop, cards, ids, look,
    part_cache::{PartKey, Standing},
    told,
};

const REGION: &str = "city";
/// Height of a Priest on the wide stage, where there is room.
const PRIEST: u16 = 46;

pub(super) fn city(draft: &mut Draft<'_>) {
    let round = draft.p.round;
    draft.show(PartKey::City { round }, |making| {
        making.region(Region {
            id: REGION.into(),
            label: making.word("region-city"),
            note: making.say.phrase(&Phrase::new("round-note").number("round", round)),
            role: RegionRole::Board,
            rule: Some("resolution.active"),
            ..Region::default()
        });
    });
    for location in Location::all() {
        let p = draft.p;
        let active = p.active.is(location);
        let here = std::array::from_fn(|index| {
            let seat = Seat::new(index);
            (index < p.players.into() && p.present(seat, location)).then(|| standing(draft, seat, location))
        });
        let marks = [active && p.lowest, active && p.inquisition, active && p.control.is_some()];
        let leader = draft.rules().winner(location).map(|(seat, _)| seat.index());
        draft.show(PartKey::Location { location, active, marks, here, leader }, |making| {
            district(making, location, active, marks, &here, leader);
        });
        told::standing(draft, location, &here);
    }
    for (slot, card) in (0..).zip(draft.p.palace) {
        draft.show(PartKey::Palace { slot, card }, |making| privilege(making, slot, card));
    }
}

fn standing(draft: &Draft<'_>, seat: Seat, location: Location) -> Standing {
    let p = draft.p;
    let cult = p.cult(seat);
    let lower = location.lower().fold(Priests::NONE, |all, at| all.plus(p.priests(seat, at)));
    let boost = p.boosts[seat.index()];
    Standing {
        cult_name: cult.cult_name,
        parts: draft.rules().parts(seat, location),
        before: cult.home.plus(cult.sheet).plus(lower),
        bribe: p.bribe_of(seat, location).map(|bribe| (bribe.value, bribe.coins)),
        boosted: (p.active.is(location) && boost.by > 0).then_some((boost.value, boost.bribed)),
        celebrates: cult.celebrates,
    }
}

fn district(
    making: &mut Making<'_>,
    location: Location,
    active: bool,
    marks: [bool; 3],
    here: &[Option<Standing>; 5],
    leader: Option<usize>,
) {
    let figures = *making.figures.location(location);
    let flags = [("mark-lowest", "scales"), ("mark-inquisition", "burning-book"), ("mark-control", "throne-king")];
    let mut badges: Vec<Badge> = Vec::new();
    for ((key, symbol), _) in flags.into_iter().zip(marks).filter(|(_, set)| *set) {
        let title = making.word(key);
        badges.push(Badge { symbol: Some(symbol.into()), color: Some("#5a2a6a".into()), title, ..Badge::default() });
    }
    badges.extend(standings(making, here, leader));
    let words = [
        active.then(|| making.word("location-active-now")),
        Some(making.say.phrase(&backdrop::gives(figures.benefit))),
        (figures.followers > 0)
            .then(|| making.say.phrase(&Phrase::new("asks-followers").number("followers", figures.followers))),
        Some(making.say.phrase(&Phrase::new("pays-alms").number("coins", figures.alms))),
        as_it_stands(making, here, leader),
    ];
    let words: Vec<String> = words.into_iter().flatten().map(|words| words.to_string()).collect();
    making.place(Place {
        id: ids::location(location),
        region: REGION.into(),
        label: making
            .say
            .phrase(&Phrase::new("location-numbered").number("number", location).word("location", location.word())),
        text: words.join(" ").into(),
        badges,
        rule: Some(location.rule()),
        ..Place::default()
    });
    if active {
        let drawing = Some(backdrop::lamp(location).into());
        making.piece(Piece { id: "lamp".into(), place: ids::location(location), drawing, ..Piece::default() });
    }
    making.place(Place {
        id: ids::ground(location),
        region: REGION.into(),
        label: making.say.phrase(&Phrase::new("ground-of").word("the", location.the_word())),
        look: PlaceLook::Bare,
        piece_side: Some(PRIEST),
        ..Place::default()
    });
    for (index, one) in here.iter().enumerate() {
        if let Some(one) = one {
            people(making, Seat::new(index), location, one);
        }
    }
}

/// Who would win, filled with his colour, and after him the others in one mark.
fn standings(making: &Making<'_>, here: &[Option<Standing>; 5], leader: Option<usize>) -> Vec<Badge> {
    // Never by colour alone: the sign of the seat stands before the figure.
    let figure =
        |seat: usize, one: &Standing| format!("{}{}", SeatLook::of(Seat::new(seat)).sign.glyph(), one.parts.total());
    let mut present: Vec<(usize, &Standing)> =
        here.iter().enumerate().filter_map(|(seat, one)| one.as_ref().map(|one| (seat, one))).collect();
    present.sort_by_key(|(_, one)| std::cmp::Reverse(one.parts.total()));
    let (leads, others): (Vec<_>, Vec<_>) = present.into_iter().partition(|(seat, _)| Some(*seat) == leader);
    let mut badges: Vec<Badge> = leads
        .into_iter()
        .map(|(seat, one)| Badge {
            text: figure(seat, one).into(),
            color: Some(SeatLook::of(Seat::new(seat)).fill.into()),
            title: made_of(making, one),
            ..Badge::default()
        })
        .collect();
    if !others.is_empty() {
        let figures: Vec<String> = others.iter().map(|(seat, one)| figure(*seat, one)).collect();
        let titles: Vec<String> = others.iter().map(|(_, one)| made_of(making, one).to_string()).collect();
        badges.push(Badge { text: figures.join(" ").into(), title: titles.join("\n").into(), ..Badge::default() });
    }
    badges
}

/// Who would have the Location if it ended now; nothing is said of one where nobody stands.
fn as_it_stands(making: &Making<'_>, here: &[Option<Standing>; 5], leader: Option<usize>) -> Option<Text> {
    here.iter().flatten().next()?;
    let phrase = match leader.and_then(|leader| here[leader].as_ref()) {
        Some(one) => Phrase::new("now-wins").word("cult", one.cult_name.word()).number("influence", one.parts.total()),
        None => Phrase::new("now-nobody"),
    };
    Some(making.say.phrase(&phrase))
}

/// "Anubis: Priests 3, Patriarch 5, Altar 4, Miracle 2".
fn made_of(making: &Making<'_>, one: &Standing) -> Text {
    let key = if one.celebrates { "influence-celebrating" } else { "influence-made-of" };
    let phrase = Phrase::new(key)
        .word("cult", one.cult_name.word())
        .number("total", one.parts.total())
        .number("priests", one.parts.priests.influence())
        .number("patriarch", one.parts.patriarch.unwrap_or(0))
        .number("altar", one.parts.altar)
        .number("boost", one.parts.boost);
    making.say.phrase(&phrase)
}

/// Patriarch, Priests and Altar of one cult.
fn people(making: &mut Making<'_>, seat: Seat, location: Location, one: &Standing) {
    let place = ids::ground(location);
    let coins = |making: &Making<'_>, value: Token| {
        one.bribe.filter(|(bribed, _)| *bribed == value).map(|(_, coins)| Badge {
            symbol: Some("two-coins".into()),
            text: coins.to_string().into(),
            color: Some(look::COIN.into()),
            title: making.say.phrase(&Phrase::new("bribed-with").number("coins", coins)),
        })
    };
    if let Some(influence) = one.parts.patriarch {
        let mut badges = vec![Badge { text: influence.to_string().into(), ..Badge::default() }];
        badges.extend(coins(making, Token::PATRIARCH));
        let title = Phrase::new("patriarch-of").word("cult", one.cult_name.word()).number("influence", influence);
        making.piece(Piece {
            id: ids::patriarch(seat),
            place: place.clone(),
            title: making.say.phrase(&title),
            symbol: Some(look::priest_symbol(Token::PATRIARCH).into()),
            sign: look::priest_sign(Token::PATRIARCH),
            seat: Some(seat),
            badges,
            rule: Some("patriarch.influence"),
            ..Piece::default()
        });
    }
    for influence in one.parts.priests.values() {
        let value = Token::from(influence);
        let count = one.parts.priests.count(influence);
        for index in 0..count {
            // The one with coins is the last of his value.
            let mut badges: Vec<Badge> = coins(making, value).filter(|_| index + 1 == count).into_iter().collect();
            let with_coins = index + 1 == count;
            if one.boosted.is_some_and(|(whom, bribed)| whom == value && if bribed { with_coins } else { index == 0 }) {
                let text = format!("+{}", one.parts.boost).into();
                badges.push(Badge {
                    text,
                    color: Some("#2f6d8c".into()),
                    title: making.word("boosted"),
                    ..Badge::default()
                });
            }
            let title = Phrase::new("priest-of").word("cult", one.cult_name.word()).number("value", value);
            making.piece(Piece {
                id: ids::priest(seat, influence, one.before.count(influence) + index),
                place: place.clone(),
                title: making.say.phrase(&title),
                symbol: Some(look::priest_symbol(value).into()),
                sign: look::priest_sign(value),
                seat: Some(seat),
                badges,
                rule: Some("preach.place"),
                ..Piece::default()
            });
        }
    }
    if one.parts.altar > 0 {
        let title = Phrase::new("altar-of").word("cult", one.cult_name.word()).number("influence", one.parts.altar);
        // The token shows the Influence of every Altar; what Novitiates add is told besides.
        let more = one.parts.altar.saturating_sub(making.figures.altar);
        let stronger =
            Badge { text: format!("+{more}").into(), title: making.word("altar-stronger"), ..Badge::default() };
        making.piece(Piece {
            id: ids::altar(seat, location),
            place,
            title: making.say.phrase(&title),
            symbol: Some("altar".into()),
            sign: Some(look::ALTAR_SIGN),
            seat: Some(seat),
            badges: if more > 0 { vec![stronger] } else { Vec::new() },
            rule: Some("altar.influence"),
            ..Piece::default()
        });
    }
}

fn privilege(making: &mut Making<'_>, slot: u8, card: Card) {
    making.place(Place {
        id: ids::slot(slot),
        region: REGION.into(),
        label: making.say.phrase(
            &Phrase::new(if card == Card::NONE { "palace-gap" } else { "palace-slot" }).number("slot", slot + 1),
        ),
        look: PlaceLook::Outline,
        rule: Some("location.palace"),
        ..Place::default()
    });
    if card != Card::NONE {
        let face = making.figures.face_of[card.index()];
        let piece = cards::small(making.figures, making.say, ids::privilege(slot), ids::slot(slot), face);
        making.piece(piece);
    }
}
