//! The garden: cells, mosaics laid on them, sanctuaries and what may be claimed.

use cenacle_scene::{
    Phrase, Seat,
    scene::{Piece, PieceLook, Place, Region, RegionRole},
};

use crate::{Cells, Laid, Step, steps::regions};

use super::{Draft, drawings, grid, ids};

pub(super) const REGION: &str = "palace";

pub(super) fn garden(draft: &mut Draft<'_>) {
    let region = Region {
        id: REGION.to_owned(),
        label: draft.word("region-palace"),
        role: RegionRole::Board,
        rule: Some("mosaic.place"),
        grid: Some(grid::grid(draft)),
        ..Region::default()
    };
    draft.region(region, |ground| ground.palace.clone());
    cells(draft);
    let laid = draft.p.laid;
    laid.iter().for_each(|laid| mosaic(draft, laid));
    for seat in draft.p.everybody() {
        sanctuaries(draft, seat);
    }
    if draft.p.step == Step::Claiming {
        for (index, cells) in regions(draft.p.claimable).enumerate() {
            claimable(draft, index as u8, cells);
        }
    }
}

fn cells(draft: &mut Draft<'_>) {
    for at in draft.figures.garden {
        let palm = draft.figures.palms.covers(Cells::at(at.0, at.1));
        let key = if palm { "cell-palm" } else { "cell" };
        let label = Phrase::new(key).number("row", at.0 as i64 + 1).number("column", at.1 as i64 + 1);
        let place = Place {
            id: ids::cell(at),
            region: REGION.to_owned(),
            label: draft.phrase(label),
            rule: Some("mosaic.place"),
            ..Place::default()
        };
        draft.place(place, |ground| ground.cell(at));
    }
}

/// A laid mosaic has a place of its own form.
fn mosaic(draft: &mut Draft<'_>, laid: &Laid) {
    let way = draft.figures.turns[usize::from(laid.mosaic.0)].ways(true)[usize::from(laid.turn)];
    let cells = way.at(laid.row.into(), laid.column.into());
    let id = ids::mosaic(draft.figures, laid.mosaic);
    let title = draft.phrase(Phrase::new("mosaic-laid").text("letter", ids::letter(draft.figures, laid.mosaic)));
    let place = format!("laid.{id}");
    let spot = Place {
        id: place.clone(),
        region: REGION.to_owned(),
        label: title.clone(),
        rule: Some("mosaic.place"),
        ..Place::default()
    };
    draft.place(spot, |ground| ground.cells(cells));
    let fresh = draft.p.step == Step::Claiming && draft.p.laid.last() == Some(laid);
    draft.piece(Piece {
        id,
        place,
        title,
        text: draft.phrase(Phrase::new("mosaic-by").seat("who", laid.seat)),
        drawing: Some(drawings::mosaic(laid.mosaic, way.cells(), draft.wide.unit)),
        fresh,
        rule: Some("mosaic.place"),
        ..Piece::default()
    });
}

/// One statue of Anubis in each sanctuary. `[sanctuary.claim]`
fn sanctuaries(draft: &mut Draft<'_>, seat: Seat) {
    for (index, cells) in regions(draft.p.sanctuaries[seat.index()]).enumerate() {
        let bare = cells.less(draft.figures.palms);
        let Some(at) = bare.first().or(cells.first()) else { continue };
        let title = Phrase::new("sanctuary").seat("who", seat).number("cells", cells.len());
        draft.piece(Piece {
            id: format!("statue.{seat}.{}", index + 1),
            place: ids::cell(at),
            title: draft.phrase(title),
            symbol: Some("anubis".to_owned()),
            seat: Some(seat),
            look: PieceLook::Token,
            rule: Some("sanctuary.claim"),
            ..Piece::default()
        });
    }
}

/// A region just closed glows above the mosaics around it.
fn claimable(draft: &mut Draft<'_>, index: u8, cells: Cells) {
    let place = ids::closed(index);
    let title = draft
        .phrase(Phrase::new("claimable").text("region", ids::region_letter(index.into())).number("cells", cells.len()));
    let spot = Place {
        id: place.clone(),
        region: REGION.to_owned(),
        label: title.clone(),
        rule: Some("sanctuary.claim"),
        ..Place::default()
    };
    draft.place(spot, |ground| ground.cells(cells));
    let drawing = drawings::closed(cells, &draft.wide);
    draft.piece(Piece {
        id: ids::claim(index),
        place,
        title,
        drawing: Some(drawing),
        rule: Some("sanctuary.claim"),
        ..Piece::default()
    });
}
