//! The stack of mosaics: the top one and those under it; the one being laid.

use cenacle_scene::{
    Phrase, Text,
    scene::{Grid, Id, Piece, Place, Region, RegionRole, Spot, Told},
};

use crate::{Cells, Figures, MOSAICS, Mosaic, Step, Turned};

use super::{Draft, Making, drawings, ids, layout::Layout, part_cache::PartKey, terminal, told};

const REGION: &str = "stack";

pub(super) fn stack(draft: &mut Draft<'_>) {
    if draft.p.step == Step::Laying {
        let (mosaic, flip, left) = (draft.p.laying, draft.p.house.flip, draft.p.mosaics.len());
        draft.show(PartKey::Laying { mosaic, flip, left }, |making| laying(making, mosaic, flip, left));
        return;
    }
    // In the order of the data: the stack's own order is hidden. [mosaic.top]
    let top = draft.p.mosaics.top();
    let under = draft.p.mosaics.iter().filter(|mosaic| Some(**mosaic) != top);
    let under = under.fold(0_u16, |all, mosaic| all | 1 << mosaic.0);
    let choosing = draft.p.step == Step::Choosing;
    draft.show(PartKey::Stack { top, under, choosing }, |making| mosaics(making, top, under, choosing));
}

fn region(making: &mut Making<'_>, key: &'static str, note: Phrase, grid: Option<Grid>) {
    making.region(Region {
        id: REGION.into(),
        label: making.word(key),
        note: making.say.phrase(&note),
        role: RegionRole::Box,
        rule: Some("mosaic.top"),
        grid,
        ..Region::default()
    });
}

/// The top one large, the others small.
fn mosaics(making: &mut Making<'_>, top: Option<Mosaic>, under: u16, choosing: bool) {
    let left = under.count_ones() + u32::from(top.is_some());
    region(making, "region-stack", Phrase::new("stack-note").number("left", left), None);
    if let Some(mosaic) = top {
        making.show(PartKey::StackTop { mosaic }, |making| {
            place(making, "stack.top".into(), making.word("stack-top"), |layout| layout.stack_top());
            waiting(making, mosaic, "stack.top".into(), drawings::mosaic(mosaic, slim(making.figures, mosaic), 20.0));
        });
    }
    if !choosing && under != 0 {
        // Nothing to choose: they lie together at one place.
        making.show(PartKey::StackUnder, |making| {
            place(making, "stack.under".into(), making.word("stack-under"), |layout| layout.stack_under());
        });
    }
    let under = (0..MOSAICS as u8).map(Mosaic).filter(|mosaic| under & 1 << mosaic.0 != 0);
    for (index, mosaic) in under.enumerate() {
        if choosing {
            making.show(PartKey::StackRest { mosaic, index }, |making| choosable(making, mosaic, index));
        } else {
            making.show(PartKey::Under { mosaic, index }, |making| beneath(making, mosaic, index));
        }
    }
}

fn choosable(making: &mut Making<'_>, mosaic: Mosaic, index: usize) {
    let letter = ids::letter(making.figures, mosaic);
    let label = making.say.phrase(&Phrase::new("mosaic").text("letter", letter));
    let id = Id::from(format!("stack.{letter}"));
    place(making, id.clone(), label, |layout| layout.stack_rest(index));
    waiting(making, mosaic, id, drawings::shape(mosaic, slim(making.figures, mosaic), SMALL));
}

fn beneath(making: &mut Making<'_>, mosaic: Mosaic, index: usize) {
    let (middle, at) = (making.wide().stack_under().centre(), making.wide().stack_rest(index).centre());
    let shape = drawings::shape(mosaic, slim(making.figures, mosaic), SMALL);
    let (x, y) = (at.0 - middle.0, at.1 - middle.1);
    let drawing = format!(r#"<g transform="translate({x:.1} {y:.1})">{shape}</g>"#);
    waiting(making, mosaic, "stack.under".into(), drawing);
}

/// Side of a cell of the small mosaics.
const SMALL: f32 = 6.6;

/// Upright, so that the longest fits its narrow place.
fn slim(figures: &Figures, mosaic: Mosaic) -> Cells {
    let ways = figures.turns[usize::from(mosaic.0)].ways(false);
    ways.iter().map(Turned::cells).min_by_key(|cells| cells.map(|(_, column)| column).max()).unwrap_or_default()
}

fn place(making: &mut Making<'_>, id: Id, label: Text, spot: impl Fn(&Layout<'_>) -> Spot) {
    let region = REGION.into();
    making.place_at(Place { id, region, label, rule: Some("mosaic.top"), ..Place::default() }, spot);
}

/// A mosaic in the stack, and what shape it has.
fn waiting(making: &mut Making<'_>, mosaic: Mosaic, place: Id, drawing: String) {
    if let Some(way) = making.figures.turns[usize::from(mosaic.0)].ways(false).first() {
        let text = told::shape(making.figures, making.say, mosaic, way);
        making.part.told.push(Told::of(ids::mosaic(making.figures, mosaic), text));
    }
    piece(making, mosaic, place, drawing);
}

fn piece(making: &mut Making<'_>, mosaic: Mosaic, place: Id, drawing: String) {
    making.piece(Piece {
        id: ids::mosaic(making.figures, mosaic),
        place,
        title: making.say.phrase(&Phrase::new("mosaic").text("letter", ids::letter(making.figures, mosaic))),
        drawing: Some(drawing.into()),
        rule: Some("mosaic.top"),
        ..Piece::default()
    });
}

/// The mosaic in hand. How it lies is chosen while its place is; a terminal shows every way beside each other.
/// `[mosaic.place] [mosaic.flip]`
fn laying(making: &mut Making<'_>, mosaic: Mosaic, flip: bool, left: usize) {
    let letter = ids::letter(making.figures, mosaic);
    let note = Phrase::new("laying-note").text("letter", letter).number("left", left as i64 - 1);
    let ways = making.figures.turns[usize::from(mosaic.0)].ways(flip);
    region(making, "region-laying", note, Some(terminal::turns(ways, making.say)));
    place(making, "stack.held".into(), making.word("stack-held"), |layout| layout.stack_held());
    piece(making, mosaic, "stack.held".into(), drawings::mosaic(mosaic, slim(making.figures, mosaic), 20.0));
    told::poses(making, mosaic, flip);
}
