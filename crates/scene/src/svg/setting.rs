//! Where everything stands on a stage, on a sheet or in the dock.

use super::{
    Rects,
    area::{self, Area, CARD_TEXT, CardSpot},
    badges::row_width,
    labels,
    pen::SMALLEST,
};
use crate::{
    Text,
    measure::Typeface,
    scene::{Die, Path, Piece, PieceLook, Place, PlaceLook, Region, Spot, Spots, Tableau},
};

/// Every element that has a spot, from the ground up.
pub(super) struct Setting<'a> {
    pub(super) regions: Vec<(&'a Region, Spot)>,
    pub(super) paths: Vec<(&'a Path, Spot, Spot)>,
    pub(super) places: Vec<SetPlace<'a>>,
    pub(super) standing: Vec<Standing<'a>>,
}

pub(super) struct SetPlace<'a> {
    pub(super) place: &'a Place,
    pub(super) spot: Spot,
    pub(super) empty: bool,
}

pub(super) enum Standing<'a> {
    Piece(SetPiece<'a>),
    Die(&'a Die, Area),
}

pub(super) struct SetPiece<'a> {
    pub(super) piece: &'a Piece,
    pub(super) kind: Kind<'a>,
    /// What it fills; of a drawing, its place.
    pub(super) area: Area,
    /// Of its place.
    pub(super) outline: Text,
}

pub(super) enum Kind<'a> {
    /// What the game drew, as it is on this stage, and how much larger its place is than on the wide one.
    Drawn { drawing: &'a Text, scale: f32 },
    /// A card, and how much of its width no other card covers.
    Card { free: f32 },
    /// Tokens, coins, chips and symbols.
    Small,
}

/// Sets out all that has one of these spots, on the `narrow` stage or elsewhere.
pub(super) fn set_out<'a>(face: Typeface, all: &Tableau<'a>, spots: &Rects<'a>, narrow: bool) -> Setting<'a> {
    let spot = |id| spots.get(id).cloned();
    let regions = all.regions.iter().filter_map(|region| Some((*region, spot(&region.id)?))).collect();
    let paths = all.paths.iter().filter_map(|path| Some((*path, spot(&path.from)?, spot(&path.to)?))).collect();
    let mut places = Vec::new();
    let mut standing = Vec::new();
    for place in &all.places {
        let Some(spot) = spot(&place.id) else { continue };
        let pieces: Vec<&Piece> = all.pieces.iter().copied().filter(|piece| piece.place == place.id).collect();
        let dice: Vec<&Die> = all.dice.iter().copied().filter(|die| die.place == place.id).collect();
        stand(face, place, &spot, &pieces, &dice, narrow, &mut standing);
        places.push(SetPlace { place, spot, empty: pieces.is_empty() });
    }
    Setting { regions, paths, places, standing }
}

fn stand<'a>(
    face: Typeface,
    place: &Place,
    spot: &Spot,
    pieces: &[&'a Piece],
    dice: &[&'a Die],
    narrow: bool,
    standing: &mut Vec<Standing<'a>>,
) {
    let room = room(face, place, spot);
    // A back says nothing, whatever its title.
    let titles = pieces.iter().filter(|piece| is_card(piece) && matches!(piece.look, PieceLook::Card { .. }));
    let titles = titles.map(|piece| {
        let marked = if piece.badges.is_empty() { 0.0 } else { 78.0 };
        (face.width(&piece.title, CARD_TEXT) + 8.0).max(marked)
    });
    let titles = titles.fold(0.0, f32::max);
    let mut cards = area::cards(pieces.iter().filter(|piece| is_card(piece)).count(), room, titles).into_iter();
    let small: Vec<&&Piece> = pieces.iter().filter(|piece| piece.drawing.is_none() && !is_card(piece)).collect();
    let marked = small.iter().map(|piece| row_width(face, &piece.badges, MARK)).fold(0.0, f32::max);
    // A mark begins a little over its piece.
    let side = place.piece_side.map_or(area::PIECE, f32::from);
    let mut small = area::small(small.len(), room, (marked - 8.0).max(0.0), side).into_iter();
    for piece in pieces {
        let (kind, area) = if let Some(drawing) = &piece.drawing {
            let own = piece.narrow_drawing.as_ref().filter(|_| narrow);
            let scale = if own.is_some() { 1.0 } else { growth(place, spot) };
            (Kind::Drawn { drawing: own.unwrap_or(drawing), scale }, Area::of(spot))
        } else if is_card(piece) {
            let CardSpot { area, free } = cards.next().unwrap_or(CardSpot { area: room, free: room.w });
            (Kind::Card { free }, area)
        } else {
            (Kind::Small, small.next().unwrap_or(room))
        };
        standing.push(Standing::Piece(SetPiece { piece, kind, area, outline: spot.outline.clone() }));
    }
    let cubes = area::small(dice.len(), room, 0.0, area::PIECE);
    standing.extend(dice.iter().zip(cubes).map(|(die, area)| Standing::Die(die, area)));
}

/// Size of the marks on a small piece.
pub(super) const MARK: f32 = 15.0;

fn is_card(piece: &Piece) -> bool {
    piece.drawing.is_none() && matches!(piece.look, PieceLook::Card { .. } | PieceLook::Back { .. })
}

/// The part of a place where its pieces stand.
pub(super) fn room(face: Typeface, place: &Place, spot: &Spot) -> Area {
    let area = Area::of(spot);
    match place.look {
        PlaceLook::Bare | PlaceLook::Outline | PlaceLook::Glass => area.inset(2.0),
        PlaceLook::Row => {
            let from = area.w * 0.55;
            Area::new(area.x + from, area.y + 2.0, area.w - from - 4.0, area.h - 4.0)
        }
        PlaceLook::Tray => {
            let high = labels::head(face, place, area.w, area.h).high;
            Area::new(area.x + 7.0, area.y + high, area.w - 14.0, area.h - high - 7.0)
        }
        PlaceLook::Step => {
            let label = (face.width(&place.label, SMALLEST) + 8.0).min(area.w / 2.0);
            Area::new(area.x + label, area.y, area.w - label, area.h)
        }
    }
}

/// How much larger a place is than on the wide stage.
fn growth(place: &Place, here: &Spot) -> f32 {
    let Some(Spots { wide, .. }) = &place.spots else { return 1.0 };
    let growth = (here.w / wide.w).min(here.h / wide.h);
    if growth.is_finite() && growth > 0.0 { growth } else { 1.0 }
}
