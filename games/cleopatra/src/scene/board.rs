//! The garden: cells, palms, mosaics laid on them, sanctuaries and what may be claimed.

use cenacle_scene::{
    Phrase, Say, SeatLook,
    scene::{Piece, PieceLook, Place, Region, RegionRole, Told},
};
use cenacle_table::Seat;

use crate::{Cells, Figures, Laid, Step, steps::regions};

use super::{Draft, Making, drawings, ids, part_cache::PartKey, terminal::Signs, told};

pub(super) const REGION: &str = "palace";

pub(super) fn garden(draft: &mut Draft<'_>) {
    let signs = Signs::of(draft.figures, draft.p);
    draft.show(PartKey::Garden(signs.clone()), |making| making.region(region(making.figures, &signs, making.say)));
    ground(draft);
    let laid = draft.p.laid;
    laid.iter().for_each(|laid| mosaic(draft, laid));
    for seat in draft.p.everybody() {
        statues(draft, seat);
    }
    if draft.p.step == Step::Claiming {
        for (index, cells) in regions(draft.p.claimable).enumerate() {
            let index = index as u8;
            draft.show(PartKey::Claimable { index, cells }, |making| claimable(making, index, cells));
        }
    }
}

fn region(figures: &Figures, signs: &Signs, say: &Say<'_>) -> Region {
    Region {
        id: REGION.into(),
        label: say.word("region-palace"),
        role: RegionRole::Board,
        rule: Some("mosaic.place"),
        grid: Some(signs.grid(figures, say)),
        ..Region::default()
    }
}

pub(super) fn cells(making: &mut Making<'_>) {
    for at in making.figures.garden {
        let palm = making.figures.palms.covers(Cells::at(at.0, at.1));
        let key = if palm { "cell-palm" } else { "cell" };
        making.place(Place {
            id: ids::cell(at),
            region: REGION.into(),
            label: making.say.phrase(&told::naming(Phrase::new(key), at)),
            cell: Some([at.0 as u8 + 1, at.1 as u8 + 1]),
            rule: Some("mosaic.place"),
            ..Place::default()
        });
    }
}

/// What lies on bare cells: closed regions in nobody's colour or in their owner's, and above them the palms. These are
/// only pictures: cells, statues and the legend say in words what they show.
fn ground(draft: &mut Draft<'_>) {
    let p = draft.p;
    let claimed = p.sanctuaries.iter().fold(Cells::NONE, |all, cells| all.or(*cells));
    for cells in regions(p.closed.less(claimed).less(p.claimable)) {
        draft.show(PartKey::Closed { cells, owner: None }, |making| closed(making, cells, None));
    }
    for seat in p.everybody() {
        for cells in regions(p.sanctuaries[seat.index()]) {
            let owner = Some(seat.index());
            draft.show(PartKey::Closed { cells, owner }, |making| closed(making, cells, Some(seat)));
        }
    }
    let standing = p.free.and(draft.figures.palms);
    draft.show(PartKey::Palms { standing }, |making| {
        for (row, column) in standing {
            making.show(PartKey::Palm { row, column }, |making| palm(making, (row, column)));
        }
    });
}

/// A closed region, drawn from the middle of its first cell.
fn closed(making: &mut Making<'_>, cells: Cells, owner: Option<Seat>) {
    let Some(first) = cells.first() else { return };
    let (paint, rule) = match owner.map(|seat| SeatLook::of(seat).fill) {
        Some(fill) => {
            (format!(r#"fill="{fill}" fill-opacity=".38" stroke="{fill}" stroke-width="2""#), "sanctuary.claim")
        }
        None => (r##"fill="#5c3f1f" fill-opacity=".35""##.to_owned(), "sanctuary.never-later"),
    };
    making.piece(Piece {
        id: ids::ground(first),
        place: ids::cell(first),
        drawing: Some(drawings::region(cells, &making.wide(), &paint).into()),
        seat: owner,
        rule: Some(rule),
        ..Piece::default()
    });
    // Of a Sanctuary its statue tells.
    if owner.is_none() {
        let text = making.word("told-closed");
        told::of_cells(making, cells, &text);
    }
}

fn palm(making: &mut Making<'_>, at: (usize, usize)) {
    making.piece(Piece {
        id: ids::palm(at),
        place: ids::cell(at),
        drawing: Some(drawings::palm(making.wide().unit).into()),
        rule: Some("mosaic.reward"),
        ..Piece::default()
    });
}

/// A laid mosaic has a place of its own form.
fn mosaic(draft: &mut Draft<'_>, laid: &Laid) {
    let Laid { mosaic, turn, row, column, seat } = *laid;
    let fresh = draft.p.step == Step::Claiming && draft.p.laid.last() == Some(laid);
    let by = draft.say.named(seat);
    draft.show(PartKey::Laid { mosaic, turn, row, column, fresh, by: by.clone() }, |making| {
        let way = making.figures.turns[usize::from(mosaic.0)].ways(true)[usize::from(turn)];
        let cells = way.at(row.into(), column.into());
        let id = ids::mosaic(making.figures, mosaic);
        let letter = ids::letter(making.figures, mosaic);
        let title = making.say.phrase(&Phrase::new("mosaic-laid").text("letter", letter));
        let place = Place {
            id: format!("laid.{id}").into(),
            region: REGION.into(),
            label: title.clone(),
            rule: Some("mosaic.place"),
            ..Place::default()
        };
        told::of_cells(making, cells, &title);
        let covered = told::cells(making.say, cells);
        making.part.told.push(Told::of(place.id.clone(), covered));
        making.piece(Piece {
            id,
            place: place.id.clone(),
            title,
            text: making.say.phrase_about(&Phrase::new("mosaic-by").seat("who", seat), vec![by]),
            drawing: Some(making.mosaic(mosaic, turn)),
            fresh,
            rule: Some("mosaic.place"),
            ..Piece::default()
        });
        making.place_at(place, |layout| layout.cells(cells));
    });
}

/// One statue of Anubis in each sanctuary. `[sanctuary.claim]`
fn statues(draft: &mut Draft<'_>, seat: Seat) {
    for (index, cells) in regions(draft.p.sanctuaries[seat.index()]).enumerate() {
        let bare = cells.less(draft.figures.palms);
        let Some(at) = bare.first().or(cells.first()) else { continue };
        let of = draft.say.named(seat);
        draft.show(PartKey::Statue { seat: seat.index(), index, at, cells, of: of.clone() }, |making| {
            let title = Phrase::new("sanctuary").seat("who", seat).number("cells", cells.len());
            let title = making.say.phrase_about(&title, vec![of]);
            told::of_cells(making, cells, &title);
            making.piece(Piece {
                id: format!("statue.{seat}.{}", index + 1).into(),
                place: ids::cell(at),
                title,
                symbol: Some("anubis".into()),
                seat: Some(seat),
                look: PieceLook::Token,
                rule: Some("sanctuary.claim"),
                ..Piece::default()
            });
        });
    }
}

/// A region just closed glows above the mosaics around it.
fn claimable(making: &mut Making<'_>, index: u8, cells: Cells) {
    let letter = ids::region_letter(index.into());
    let title = making.say.phrase(&Phrase::new("claimable").text("region", letter).number("cells", cells.len()));
    let place = Place {
        id: ids::closed(index),
        region: REGION.into(),
        label: title.clone(),
        rule: Some("sanctuary.claim"),
        ..Place::default()
    };
    told::of_cells(making, cells, &title);
    let within = told::cells(making.say, cells);
    making.part.told.push(Told::of(place.id.clone(), within));
    making.piece(Piece {
        id: ids::claim(index),
        place: place.id.clone(),
        title,
        drawing: Some(drawings::closed(cells, &making.wide()).into()),
        rule: Some("sanctuary.claim"),
        ..Piece::default()
    });
    making.place_at(place, |layout| layout.cells(cells));
}
