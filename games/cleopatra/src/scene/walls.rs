//! Walls, door frames and the throne.

use cenacle_scene::{
    Phrase,
    scene::{Piece, Place, PlaceLook},
};

use crate::Work;

use super::{Draft, drawings, garden::REGION, ids, look};

pub(super) fn walls(draft: &mut Draft<'_>) {
    for slot in 0..draft.figures.walls.len() as u8 {
        wall(draft, slot);
    }
    door(draft, 0, "door-left");
    door(draft, 1, "door-right");
    throne(draft);
}

fn wall(draft: &mut Draft<'_>, slot: u8) {
    let label = draft.phrase(Phrase::new("wall-slot").number("slot", slot + 1));
    let stands = draft.p.walls & 1 << slot != 0;
    draft.place(site(ids::wall(slot), label.clone(), "wall.place", stands), |ground| ground.wall(slot));
    if stands {
        let drawing = drawings::wall(&draft.wide.wall(slot), slot);
        draft.piece(built(ids::wall(slot), label, drawing, Work::Wall));
    }
}

fn door(draft: &mut Draft<'_>, side: u8, key: &'static str) {
    let label = draft.word(key);
    let stands = draft.p.doors & 1 << side != 0;
    draft.place(site(ids::door(side), label.clone(), "door.place", stands), |ground| ground.door(side));
    if stands {
        let drawing = drawings::door(&draft.wide.door(side));
        draft.piece(built(ids::door(side), label, drawing, Work::Door));
    }
}

/// The pedestal, then the throne on it. `[throne.order]`
fn throne(draft: &mut Draft<'_>) {
    let spot = draft.wide.throne();
    let begun = draft.p.built(Work::Throne) > 0;
    let symbol = (!begun).then(|| look::work_symbol(Work::Throne).to_owned());
    let place = Place { symbol, ..site("throne".to_owned(), draft.word("throne-block"), "throne.order", begun) };
    draft.place(place, |ground| ground.throne());
    let parts = [("work-pedestal", drawings::pedestal(&spot)), ("work-throne", drawings::throne(&spot))];
    for (index, (key, drawing)) in parts.into_iter().enumerate().take(draft.p.built(Work::Throne).into()) {
        let title = draft.word(key);
        let piece = built("throne".to_owned(), title, drawing, Work::Throne);
        draft.piece(Piece { id: format!("built.throne.{}", index + 1), ..piece });
    }
}

/// A place where something is or will be built: dashed until it stands.
pub(super) fn site(id: String, label: String, rule: &'static str, stands: bool) -> Place {
    let look = if stands { PlaceLook::Bare } else { PlaceLook::Outline };
    Place { id, region: REGION.to_owned(), label, look, rule: Some(rule), ..Place::default() }
}

/// What stands there once it is.
pub(super) fn built(place: String, title: String, drawing: String, work: Work) -> Piece {
    Piece {
        id: format!("built.{place}"),
        place,
        title,
        drawing: Some(drawing),
        rule: Some(work.rule()),
        ..Piece::default()
    }
}
