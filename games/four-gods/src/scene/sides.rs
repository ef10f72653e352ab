//! Beside the frame: how the lands stand, what is in hand, the bag, the cities to build, the glass.

use cenacle_scene::{
    Named, Phrase, Pose, SeatLook, Text,
    scene::{Badge, Piece, Place, PlaceLook, Region, RegionRole},
};
use cenacle_table::Seat;

use crate::{
    Colour, Hand, KINDS, Lying, Side, Terrain, count, kingdoms, position::Phase, score::terrain_word, steps::timer,
};

use super::{
    Draft, Making,
    discards::reverse,
    drawings, ids,
    layout::{IN_HAND, Layout},
    look,
    part_cache::PartKey,
    tile_words, told,
};

pub(super) fn common(draft: &mut Draft<'_>) {
    lands(draft);
    glass(draft);
}

/// In the dock, where what is acted with is at hand on every stage.
fn docked(id: &'static str, label: Text, rule: &'static str) -> Region {
    Region { role: RegionRole::Hand, ..boxed(id, label, rule) }
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
    draft.show(PartKey::Lands, |making| {
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
        draft.show(PartKey::Land { terrain, largest, number, shares: shares.clone() }, |making| {
            let explained = Phrase::new("land-explained").number("largest", largest).number("number", number);
            let shares = shares.iter().map(|(seat, points, named)| Badge {
                symbol: None,
                text: points.to_string().into(),
                color: Some(SeatLook::of(Seat::new(*seat)).fill.into()),
                title: share_of(making, *seat, *points, named),
            });
            making.place(Place {
                id: ids::land(terrain),
                region: "lands".into(),
                label: making.word(terrain_word(terrain)),
                symbol: Some(look::terrain_symbol(terrain).into()),
                text: making.say.phrase(&explained),
                badges: shares.collect(),
                look: PlaceLook::Row,
                rule: Some("score.largest"),
                ..Place::default()
            });
            making.piece(Piece {
                id: format!("strip.{}", terrain.letter()).into(),
                place: ids::land(terrain),
                drawing: Some(drawings::strip(terrain).into()),
                // The rows of the narrow stage are as high as their words.
                narrow_drawing: Some(Text::default()),
                rule: Some("score.largest"),
                ..Piece::default()
            });
        });
    }
}

/// What kingdoms of a terrain bring somebody.
fn share_of(making: &Making<'_>, seat: usize, points: u16, named: &Named) -> Text {
    let share = Phrase::new("land-share").seat("who", Seat::new(seat)).number("points", points);
    making.say.phrase_about(&share, vec![named.clone()])
}

/// The viewer's two hands, and what the others hold: everybody sees one face of it.
pub(super) fn hands(draft: &mut Draft<'_>) {
    let p = draft.p;
    let me = draft.me();
    if let Some(seat) = me {
        draft.show(PartKey::OwnHands { me: seat.index() }, |making| {
            making.region(docked("hand", making.word("region-hand"), "hands.two"));
            for (hand, key) in [(Hand::Left, "hand-left"), (Hand::Right, "hand-right")] {
                making.place(own_place(seat, hand, making.word(key)));
            }
        });
    }
    draft.show(PartKey::Hands, |making| making.region(boxed("hands", making.word("region-hands"), "draw.shown")));
    for (row, seat) in p.everybody().filter(|seat| Some(*seat) != me).enumerate() {
        let of = draft.say.named(seat);
        draft.show(PartKey::OtherHand { row, seat: seat.index(), of: of.clone() }, |making| {
            let name = Place {
                id: format!("hands.{seat}").into(),
                region: "hands".into(),
                label: of.name.clone(),
                look: PlaceLook::Step,
                seat: Some(seat),
                ..Place::default()
            };
            making.place_at(name, |layout| layout.other_name(row));
            for (hand, key) in [(Hand::Left, "their-hand-left"), (Hand::Right, "their-hand-right")] {
                let label = making.say.phrase_about(&Phrase::new(key).seat("who", seat), vec![of.clone()]);
                let place = Place {
                    id: ids::hand(seat, hand),
                    region: "hands".into(),
                    label,
                    rule: Some("draw.shown"),
                    ..Place::default()
                };
                making.place_at(place, |layout| layout.other_hand(row, hand));
                making.piece(Piece {
                    id: format!("empty.{}", ids::hand(seat, hand)).into(),
                    place: ids::hand(seat, hand),
                    drawing: Some(drawings::empty_hand(seat).into()),
                    rule: Some("draw.shown"),
                    ..Piece::default()
                });
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
        piece_side: Some(IN_HAND),
        rule: Some("hands.two"),
        ..Place::default()
    }
}

fn in_hand(draft: &mut Draft<'_>, seat: Seat, hand: Hand, lying: &Lying) {
    let own = draft.me() == Some(seat);
    let side = if own { IN_HAND } else { Layout::WIDE.other_hand(0, hand).w as u16 };
    let hold = draft.p.holds[seat.index()].filter(|hold| hold.hand == hand);
    let face = lying.face.turned(hold.map_or(0, |hold| hold.turn));
    let (serial, reverse) = (lying.serial, reverse(draft.figures, lying));
    // Which side is up is of use to who may turn it.
    let pose = Pose { side: if own { lying.up as u8 } else { 0 }, turn: hold.map_or(0, |hold| hold.turn) };
    let faces = reverse.filter(|_| own).map(|_| Side::BOTH.map(|side| draft.figures.face(lying.tile, side)));
    let (seat_index, fresh) = (seat.index(), hold.is_some());
    let key = PartKey::Held { serial, face, seat: seat_index, hand, side, reverse, fresh, pose, faces };
    draft.show(key, |making| {
        let (title, text) = tile_words(making.say, face, reverse);
        making.piece(Piece {
            id: ids::tile(serial),
            place: ids::hand(seat, hand),
            title,
            text,
            drawing: Some(making.part_cache.tile(making.figures, face, side)),
            pose,
            fresh,
            rule: Some("tile.faces"),
            ..Piece::default()
        });
        if let Some(faces) = faces {
            told::poses(making, serial, faces);
        }
    });
}

pub(super) fn supply(draft: &mut Draft<'_>) {
    let (bag, cities) = (draft.p.in_bag(), draft.p.cities);
    draft.show(PartKey::Supply { bag, cities }, |making| {
        making.region(docked("supply", making.word("region-supply"), "draw.bag"));
        // Without a City left to build there is nothing to point at.
        let places = [(ids::BAG, "bag", "draw.bag"), ("cities", "cities", "city.build")];
        for (id, key, rule) in places.into_iter().take(1 + usize::from(cities > 0)) {
            making.place(Place {
                id: id.into(),
                region: "supply".into(),
                label: making.word(key),
                piece_side: Some(76),
                rule: Some(rule),
                ..Place::default()
            });
        }
        making.piece(Piece {
            id: "bag.tiles".into(),
            place: ids::BAG.into(),
            title: making.say.phrase(&Phrase::new("bag-tiles").number("tiles", bag as i64)),
            drawing: Some(drawings::bag(&making.word("short-bag"), bag).into()),
            rule: Some("draw.bag"),
            ..Piece::default()
        });
        if cities > 0 {
            making.piece(Piece {
                id: ids::TOKEN.into(),
                place: "cities".into(),
                title: making.say.phrase(&Phrase::new("cities-left").number("cities", cities)),
                drawing: Some(drawings::cities(&making.word("short-cities"), cities.into()).into()),
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
    let (figures, last) = (draft.figures, matches!(p.phase, Phase::Last(_)));
    let seconds = timer(figures, p).map_or(0, |timer| timer.millis / 1000);
    let (key, number, rule) = match (p.phase, p.house.turns) {
        (Phase::Gathering, _) => ("glass-waits", 0, "ready.all"),
        // What is left of a turn, in acts of the usual length.
        (_, true) if p.house.counted => {
            let acts = (figures.glass - p.spent).div_ceil(figures.pace);
            (if last { "glass-last-acts" } else { "glass-acts" }, acts, "mode.glass")
        }
        (Phase::Last(_), _) if p.house.sand == 0 => ("glass-none-last", 0, "mode.glass"),
        _ if p.house.sand == 0 => ("glass-none", 0, "mode.glass"),
        (Phase::Last(_), true) => ("glass-last-turn", seconds, "end.last-turns"),
        (_, true) => ("glass-turn", seconds, "turn.glass"),
        (Phase::Last(_), false) => ("glass-last", seconds, "end.last-glass"),
        _ if seconds == 0 => ("glass-waits-for-all", 0, "end.quiet"),
        _ if p.warned => ("glass-quiet-soon", seconds, "end.quiet"),
        _ => ("glass-quiet", seconds, "end.quiet"),
    };
    draft.show(PartKey::Glass { key, number, rule }, |making| glass_of(making, key, number, rule));
}

fn glass_of(making: &mut Making<'_>, key: &'static str, number: u32, rule: &'static str) {
    let say = making.say;
    making.region(boxed("glass", making.word("region-glass"), rule));
    let label = say.phrase(&Phrase::new(key).number("number", i64::from(number)));
    making.place(Place {
        id: "glass.sand".into(),
        region: "glass".into(),
        label,
        look: PlaceLook::Glass,
        rule: Some(rule),
        ..Place::default()
    });
}
