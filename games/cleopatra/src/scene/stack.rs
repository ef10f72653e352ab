//! The stack of mosaics: the top one and those under it; the turns of the one being laid.

use cenacle_scene::{
    Phrase,
    scene::{Piece, Place, Region, RegionRole, Spot},
};

use crate::{Cells, Figures, Mosaic, Step, Turned};

use super::{Draft, drawings, grid, ids, layout::Ground};

const REGION: &str = "stack";

pub(super) fn stack(draft: &mut Draft<'_>) {
    let laying = draft.p.step == Step::Laying;
    let left = draft.p.mosaics.len() as i64;
    let (key, note) = if laying {
        let letter = ids::letter(draft.figures, draft.p.laying);
        ("region-laying", Phrase::new("laying-note").text("letter", letter).number("left", left - 1))
    } else {
        ("region-stack", Phrase::new("stack-note").number("left", left))
    };
    let region = Region {
        id: REGION.to_owned(),
        label: draft.word(key),
        note: draft.phrase(note),
        role: RegionRole::Box,
        rule: Some("mosaic.top"),
        grid: laying.then(|| grid::turns(draft)),
    };
    draft.region(region, |ground| ground.stack.clone());
    if laying { turns(draft) } else { mosaics(draft) }
}

/// The top one large, the others in the order of the data: the stack's own order is hidden. `[mosaic.top]`
fn mosaics(draft: &mut Draft<'_>) {
    let mut under: Vec<Mosaic> = draft.p.mosaics.to_vec();
    if let Some(top) = under.pop() {
        let label = draft.word("stack-top");
        let drawing = drawings::mosaic(top, slim(draft.figures, top), 20.0);
        place(draft, "stack.top", label, |ground| ground.stack_top());
        waiting(draft, top, "stack.top", drawing);
    }
    under.sort_unstable();
    if draft.p.step == Step::Choosing {
        for (index, mosaic) in under.into_iter().enumerate() {
            let letter = ids::letter(draft.figures, mosaic);
            let label = draft.phrase(Phrase::new("mosaic").text("letter", letter));
            let id = format!("stack.{letter}");
            place(draft, &id, label, |ground| ground.stack_rest(index));
            let drawing = drawings::shape(mosaic, slim(draft.figures, mosaic), SMALL);
            waiting(draft, mosaic, &id, drawing);
        }
    } else if !under.is_empty() {
        // Nothing to choose: they lie together at one place.
        let label = draft.word("stack-under");
        place(draft, "stack.under", label, |ground| ground.stack_under());
        let middle = draft.wide.stack_under().centre();
        for (index, mosaic) in under.into_iter().enumerate() {
            let at = draft.wide.stack_rest(index).centre();
            let shape = drawings::shape(mosaic, slim(draft.figures, mosaic), SMALL);
            let (x, y) = (at.0 - middle.0, at.1 - middle.1);
            waiting(draft, mosaic, "stack.under", format!(r#"<g transform="translate({x:.1} {y:.1})">{shape}</g>"#));
        }
    }
}

/// Side of a cell of the small mosaics.
const SMALL: f32 = 6.6;

/// Upright, so that the longest fits its narrow place.
fn slim(figures: &Figures, mosaic: Mosaic) -> Cells {
    let ways = figures.turns[usize::from(mosaic.0)].ways(false);
    ways.iter().map(Turned::cells).min_by_key(|cells| cells.map(|(_, column)| column).max()).unwrap_or_default()
}

fn place(draft: &mut Draft<'_>, id: &str, label: String, spot: impl Fn(&Ground<'_>) -> Spot) {
    let (id, region) = (id.to_owned(), REGION.to_owned());
    draft.place(Place { id, region, label, rule: Some("mosaic.top"), ..Place::default() }, spot);
}

fn waiting(draft: &mut Draft<'_>, mosaic: Mosaic, place: &str, drawing: String) {
    let id = ids::mosaic(draft.figures, mosaic);
    let title = draft.phrase(Phrase::new("mosaic").text("letter", ids::letter(draft.figures, mosaic)));
    let (place, drawing) = (place.to_owned(), Some(drawing));
    draft.piece(Piece { id, place, title, drawing, rule: Some("mosaic.top"), ..Piece::default() });
}

/// Every way the mosaic may lie, to be picked before its place. `[mosaic.place] [mosaic.flip]`
fn turns(draft: &mut Draft<'_>) {
    let mosaic = draft.p.laying;
    let ways = draft.figures.turns[usize::from(mosaic.0)].ways(draft.p.house.flip);
    for (turn, way) in ways.iter().enumerate() {
        let turn = turn as u8;
        let place = format!("way.{}", turn + 1);
        let label = draft.phrase(Phrase::new("turn").number("turn", turn + 1));
        let held = Place {
            id: place.clone(),
            region: REGION.to_owned(),
            label: label.clone(),
            rule: Some("mosaic.place"),
            ..Place::default()
        };
        draft.place(held, |ground| ground.turn(turn));
        draft.piece(Piece {
            id: ids::turn(turn),
            place,
            title: label,
            drawing: Some(drawings::shape(mosaic, way.cells(), turned_unit(way.cells()))),
            rule: Some("mosaic.place"),
            ..Piece::default()
        });
    }
}

/// As large as the place of a turn allows.
fn turned_unit(cells: Cells) -> f32 {
    let rows = cells.map(|(row, _)| row + 1).max().unwrap_or(1) as f32;
    let columns = cells.map(|(_, column)| column + 1).max().unwrap_or(1) as f32;
    (43.0 / columns).min(47.0 / rows).min(13.0)
}
