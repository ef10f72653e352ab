//! Beside the frame: how the lands stand, what is in hand, the bag, the cities to build, the glass.

use cenacle_scene::{
    Phrase, SeatLook, Text,
    scene::{Badge, Piece, Place, PlaceLook, Region, RegionRole},
};
use cenacle_table::Seat;

use crate::{Colour, Hand, KINDS, Lying, Terrain, count, kingdoms, position::Phase, score::terrain_word};

use super::{Draft, Making, album::Motif, discards::reverse, drawings, ids, layout::Ground, look, terrains};

pub(super) fn common(draft: &mut Draft<'_>) {
    lands(draft);
    supply(draft);
    glass(draft);
}

fn boxed(id: &'static str, label: Text, rule: &'static str) -> Region {
    Region { id: id.into(), label, role: RegionRole::Box, rule: Some(rule), ..Region::default() }
}

/// For each terrain: its largest kingdom, how many it has, and what its kingdoms bring whom.
fn lands(draft: &mut Draft<'_>) {
    let p = draft.p;
    let tally = count(draft.figures, p);
    let mut shares = [[0_u16; KINDS]; KINDS];
    kingdoms(draft.figures, p, |kingdom| {
        let most = kingdom.majority();
        for colour in Colour::ALL.into_iter().filter(|_| most > 0) {
            if kingdom.prophets[colour as usize] == most {
                shares[kingdom.terrain as usize][colour as usize] += kingdom.worth(p.house.min_free);
            }
        }
    });
    draft.show(Motif::Lands, |making| {
        making.region(boxed("lands", making.word("region-lands"), "kingdom.definition"));
    });
    for terrain in Terrain::ALL {
        let own = shares[terrain as usize];
        let held = Colour::ALL.into_iter().filter(|colour| own[*colour as usize] > 0);
        let held = held.filter_map(|colour| {
            let seat = p.cult(colour).seat?;
            Some((seat.index(), own[colour as usize], draft.named(seat)))
        });
        let (largest, number) = (tally.largest[terrain as usize], tally.number[terrain as usize]);
        let shares: Vec<_> = held.collect();
        draft.show(Motif::Land { terrain, largest, number, shares: shares.clone() }, |making| {
            let figures = Phrase::new("land-figures").number("largest", largest).number("number", number);
            let explained = Phrase::new("land-explained").number("largest", largest).number("number", number);
            let figures =
                Badge { text: making.say.phrase(&figures), title: making.say.phrase(&explained), ..Badge::default() };
            let shares = shares.iter().map(|(seat, points, named)| Badge {
                symbol: None,
                text: points.to_string().into(),
                color: Some(SeatLook::of(Seat::new(*seat)).fill.into()),
                title: format!("{} : {points}", named.name).into(),
            });
            making.place(Place {
                id: ids::land(terrain),
                region: "lands".into(),
                label: making.word(terrain_word(terrain)),
                symbol: Some(look::terrain_symbol(terrain).into()),
                badges: std::iter::once(figures).chain(shares).collect(),
                look: PlaceLook::Row,
                rule: Some("score.largest"),
                ..Place::default()
            });
        });
    }
}

/// The viewer's two hands, and what the others hold: everybody sees one face of it.
pub(super) fn hands(draft: &mut Draft<'_>) {
    let p = draft.p;
    let me = draft.me();
    if let Some(seat) = me {
        draft.show(Motif::OwnHands { me: seat.index() }, |making| {
            making.region(boxed("hand", making.word("region-hand"), "hands.two"));
            for (hand, key) in [(Hand::Left, "hand-left"), (Hand::Right, "hand-right")] {
                making.place_at(own_place(seat, hand, making.word(key)), |ground| ground.own_hand(hand));
            }
        });
    }
    draft.show(Motif::Hands, |making| making.region(boxed("hands", making.word("region-hands"), "draw.shown")));
    for (row, seat) in p.everybody().filter(|seat| Some(*seat) != me).enumerate() {
        let of = draft.say.named(seat);
        draft.show(Motif::OtherHand { row, seat: seat.index(), of: of.clone() }, |making| {
            let name = Place {
                id: format!("hands.{seat}").into(),
                region: "hands".into(),
                label: of.name.clone(),
                look: PlaceLook::Step,
                seat: Some(seat),
                ..Place::default()
            };
            making.place_at(name, |ground| ground.other_name(row));
            for (hand, key) in [(Hand::Left, "their-hand-left"), (Hand::Right, "their-hand-right")] {
                let label = making.say.phrase_about(&Phrase::new(key).seat("who", seat), vec![of.clone()]);
                let place = Place {
                    id: ids::hand(seat, hand),
                    region: "hands".into(),
                    label,
                    rule: Some("draw.shown"),
                    ..Place::default()
                };
                making.place_at(place, |ground| ground.other_hand(row, hand));
            }
        });
    }
    for seat in p.everybody() {
        for hand in Hand::BOTH {
            if let Some(held) = p.held(seat, hand) {
                in_hand(draft, seat, hand, &held.lying);
            }
        }
    }
}

fn own_place(seat: Seat, hand: Hand, label: Text) -> Place {
    Place {
        id: ids::hand(seat, hand),
        region: "hand".into(),
        label,
        look: PlaceLook::Outline,
        rule: Some("hands.two"),
        ..Place::default()
    }
}

fn in_hand(draft: &mut Draft<'_>, seat: Seat, hand: Hand, lying: &Lying) {
    let own = draft.me() == Some(seat);
    let spot = if own { Ground::WIDE.own_hand(hand) } else { Ground::WIDE.other_hand(0, hand) };
    let hold = draft.p.holds[seat.index()].filter(|hold| hold.hand == hand);
    let face = lying.face.turned(hold.map_or(0, |hold| hold.turn));
    let (serial, reverse, side) = (lying.serial, reverse(draft.figures, lying), spot.w as u16);
    let motif = Motif::Held { serial, face, seat: seat.index(), hand, side, reverse, fresh: hold.is_some() };
    draft.show(motif, |making| {
        let text = match reverse {
            Some(reverse) => making.say.phrase(&Phrase::new("tile-reverse").words("lands", terrains(reverse))),
            None => making.word("tile-reverse-unknown"),
        };
        making.piece(Piece {
            id: ids::tile(serial),
            place: ids::hand(seat, hand),
            title: making.say.phrase(&Phrase::new("tile").words("lands", terrains(face))),
            text,
            drawing: Some(making.album.tile(making.figures, face, side)),
            fresh: hold.is_some(),
            rule: Some("tile.faces"),
            ..Piece::default()
        });
    });
}

fn supply(draft: &mut Draft<'_>) {
    let (bag, cities) = (draft.p.in_bag(), draft.p.cities);
    draft.show(Motif::Supply { bag, cities }, |making| {
        making.region(boxed("supply", making.word("region-supply"), "draw.bag"));
        for (id, key, rule) in [(ids::BAG, "bag", "draw.bag"), ("cities", "cities", "city.build")] {
            making.place(Place {
                id: id.into(),
                region: "supply".into(),
                label: making.word(key),
                rule: Some(rule),
                ..Place::default()
            });
        }
        making.piece(Piece {
            id: "bag.tiles".into(),
            place: ids::BAG.into(),
            title: making.say.phrase(&Phrase::new("bag-tiles").number("tiles", bag as i64)),
            drawing: Some(drawings::bag(bag > 0).into()),
            count: bag as u32,
            rule: Some("draw.bag"),
            ..Piece::default()
        });
        if cities > 0 {
            making.piece(Piece {
                id: ids::TOKEN.into(),
                place: "cities".into(),
                title: making.say.phrase(&Phrase::new("cities-left").number("cities", cities)),
                drawing: Some(drawings::city_token().into()),
                count: cities.into(),
                rule: Some("city.build"),
                ..Piece::default()
            });
        }
    });
}

/// Which glass runs; the clock of the table says how far.
fn glass(draft: &mut Draft<'_>) {
    let p = draft.p;
    if p.is_over() {
        return;
    }
    let (turns, last, players) = (p.house.turns, matches!(p.phase, Phase::Last(_)), p.players);
    draft.show(Motif::Glass { turns, last, players }, |making| glass_of(making, turns, last, players));
}

fn glass_of(making: &mut Making<'_>, turns: bool, last: bool, players: u8) {
    let figures = making.figures;
    let (key, seconds, rule) = match (turns, last) {
        (true, false) => ("glass-turn", figures.glass, "turn.glass"),
        (true, true) => ("glass-last-turn", figures.glass, "end.last-turns"),
        (false, false) => ("glass-quiet", figures.quiet, "end.quiet"),
        (false, true) => ("glass-last", figures.glass * u32::from(players), "end.last-glass"),
    };
    let say = making.say;
    making.region(boxed("glass", making.word("region-glass"), rule));
    let label = say.phrase(&Phrase::new(key).number("seconds", i64::from(seconds / 1000)));
    making.place(Place {
        id: "glass.sand".into(),
        region: "glass".into(),
        label,
        look: PlaceLook::Glass,
        rule: Some(rule),
        ..Place::default()
    });
}
