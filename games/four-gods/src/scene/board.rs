//! The world: cells, tiles, kingdoms, prophets and cities.

use cenacle_scene::{
    Phrase,
    scene::{Piece, Place, Region, RegionRole, Told},
};
use cenacle_table::Seat;

use crate::{
    Cell, Colour, Corner, Kingdom, kingdoms,
    score::{colour_word, of_kingdoms, terrain_word},
    world::{Laid, cells},
};

use super::{Draft, Making, drawings, face_facts, ids, part_cache::PartKey, terminal::Signs, told};

pub(super) const REGION: &str = "world";

/// Cells, and the corners of each where a prophet may come to stand.
pub(super) fn cells_of_the_world(making: &mut Making<'_>) {
    for cell in Cell::all() {
        making.place(Place {
            id: ids::cell(cell),
            region: REGION.into(),
            label: making.say.phrase(&Phrase::new("cell").text("cell", cell.name())),
            cell: Some([cell.row() as u8 + 1, cell.column() as u8 + 1]),
            rule: Some("tile.lay"),
            ..Place::default()
        });
    }
    let names = ["corner-top-left", "corner-top-right", "corner-bottom-right", "corner-bottom-left"];
    for (cell, corner) in Cell::all().flat_map(|cell| Corner::ALL.map(|corner| (cell, corner))) {
        making.place(Place {
            id: ids::corner(cell, corner),
            region: REGION.into(),
            label: making.say.phrase(&Phrase::new(names[corner as usize]).text("cell", cell.name())),
            asks: making.word("asks-corner"),
            rule: Some("prophet.zone"),
            ..Place::default()
        });
    }
}

pub(super) fn world(draft: &mut Draft<'_>) {
    let p = draft.p;
    let signs = Signs::of(p);
    draft.show(PartKey::World(signs.clone()), |making| {
        making.region(Region {
            id: REGION.into(),
            label: making.word("region-world"),
            role: RegionRole::Board,
            rule: Some("setup.world"),
            grid: Some(signs.grid(making.say)),
            ..Region::default()
        });
    });
    for cell in cells(p.world.laid) {
        if let Some(laid) = p.world.tile(cell) {
            tile(draft, cell, laid);
        }
    }
    told::gaps(draft);
    kingdoms(draft.figures, p, |one| kingdom(draft, &one));
    for cell in cells(p.world.all_cities()) {
        if let Some((colour, seat)) = p.world.city(cell).and_then(|colour| Some((colour, p.cult(colour).seat?))) {
            city(draft, cell, colour, seat);
        }
    }
    for cell in cells(p.world.all_prophets()) {
        prophet(draft, cell);
    }
}

/// Whether this was the last tile laid.
fn is_fresh(draft: &Draft<'_>, laid: &Laid) -> bool {
    laid.order + 1 == draft.p.laid
}

/// Land. Where errors are allowed it can be pointed at; otherwise it is a picture of what kingdoms say.
fn tile(draft: &mut Draft<'_>, cell: Cell, laid: &Laid) {
    let Laid { serial, face, by, .. } = *laid;
    let fresh = is_fresh(draft, laid);
    let by = draft.p.allows_errors().then(|| (by, draft.named(by)));
    let key = PartKey::Tile { serial, face, cell, fresh, by: by.as_ref().map(|(_, named)| named.clone()) };
    draft.show(key, |making| {
        let mut piece = Piece {
            id: ids::tile(serial),
            place: ids::cell(cell),
            drawing: Some(making.part_cache.land(making.figures, face, cell)),
            fresh,
            rule: Some("tile.lay"),
            ..Piece::default()
        };
        if let Some((seat, named)) = by {
            let title = face_facts(Phrase::new("tile-laid").text("cell", cell.name()), face);
            piece.title = making.say.phrase(&title);
            piece.text = making.say.phrase_about(&Phrase::new("tile-by").seat("who", seat), vec![named]);
        }
        // The part is another than the one it was in a hand: what everybody sees alike stays so for good.
        making.part.id = format!("laid.{cell}").into();
        making.part.told.push(Told::of(ids::cell(cell), told::face(making.say, face)));
        making.piece(piece);
    });
}

/// A kingdom can be pointed at: its outline, its size, and who holds it.
fn kingdom(draft: &mut Draft<'_>, kingdom: &Kingdom) {
    let p = draft.p;
    let Some(first) = cells(kingdom.tiles).next() else { return };
    let faces = cells(kingdom.tiles).filter_map(|cell| Some(p.world.tile(cell)?.face)).collect();
    let most = kingdom.majority();
    let holds = |colour: &Colour| most > 0 && kingdom.prophets[*colour as usize] == most;
    let holders: Vec<Seat> = Colour::ALL.into_iter().filter(holds).filter_map(|colour| p.cult(colour).seat).collect();
    let named: Vec<_> = holders.iter().map(|seat| draft.named(*seat)).collect();
    let (terrain, tiles, prophets, worth) =
        (kingdom.terrain, kingdom.tiles, kingdom.prophets, kingdom.worth(p.house.min_free));
    let key = PartKey::Kingdom { terrain, tiles, faces, prophets, holders: named.clone(), worth };
    draft.show(key, |making| {
        let label = Phrase::new("kingdom").word("of", of_kingdoms(terrain)).number("tiles", kingdom.size());
        let text = if holders.is_empty() {
            making.word("kingdom-free")
        } else {
            let names: Vec<&str> = named.iter().map(|named| named.name.as_str()).collect();
            let held = Phrase::new("kingdom-held").number("prophets", kingdom.crowd()).number("worth", worth);
            format!("{} {}", making.say.phrase(&held), names.join(", ")).into()
        };
        let place = Place {
            id: ids::kingdom(terrain, first),
            region: REGION.into(),
            label: making.say.phrase(&label),
            text,
            rule: Some("kingdom.definition"),
            ..Place::default()
        };
        making.part.told.push(Told::of(place.id.clone(), told::kingdom(making.say, tiles)));
        let figures = making.figures;
        making.place_at(place, |layout| {
            let mut spot = layout.cell(first);
            for cell in cells(tiles) {
                let at = layout.cell(cell);
                let (right, bottom) = ((spot.x + spot.w).max(at.x + at.w), (spot.y + spot.h).max(at.y + at.h));
                (spot.x, spot.y) = (spot.x.min(at.x), spot.y.min(at.y));
                (spot.w, spot.h) = (right - spot.x, bottom - spot.y);
            }
            spot.outline = drawings::kingdom(figures, p, kingdom, layout.left, layout.top, layout.unit).into();
            spot
        });
    });
}

fn prophet(draft: &mut Draft<'_>, cell: Cell) {
    let p = draft.p;
    let Some(((colour, corner), laid)) = p.world.prophet(cell).zip(p.world.tile(cell)) else { return };
    let Some(seat) = p.cult(colour).seat else { return };
    let (face, of, fresh) = (laid.face, draft.named(seat), is_fresh(draft, laid));
    let key = PartKey::Prophet { cell, face, corner, colour, seat: seat.index(), of: of.clone(), fresh };
    draft.show(key, |making| {
        let title = Phrase::new("prophet").seat("who", seat).word("colour", colour_word(colour));
        let title = title.word("terrain", terrain_word(face.at(corner))).text("cell", cell.name());
        making.piece(Piece {
            id: ids::prophet(cell),
            place: ids::cell(cell),
            title: making.say.phrase_about(&title, vec![of]),
            drawing: Some(drawings::prophet(making.figures, face, corner, seat, colour).into()),
            seat: Some(seat),
            rule: Some("prophet.place"),
            ..Piece::default()
        });
    });
}

fn city(draft: &mut Draft<'_>, cell: Cell, colour: Colour, seat: Seat) {
    let of = draft.named(seat);
    draft.show(PartKey::City { cell, colour, seat: seat.index(), of: of.clone() }, |making| {
        let title = Phrase::new("city").seat("who", seat).text("cell", cell.name()).word("colour", colour_word(colour));
        making.piece(Piece {
            id: ids::city(cell),
            place: ids::cell(cell),
            title: making.say.phrase_about(&title, vec![of]),
            drawing: Some(drawings::city(seat, colour).into()),
            seat: Some(seat),
            rule: Some("city.build"),
            ..Piece::default()
        });
    });
}
