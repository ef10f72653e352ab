//! Walls, door frames and the throne.

use cenacle_scene::{
    Phrase, Text,
    scene::{Id, Piece, Place, PlaceLook, Told},
};

use crate::Work;

use super::{Making, board::REGION, drawings, ids, look, part_cache::PartKey, told};

pub(super) fn walls(making: &mut Making<'_>, walls: u16, doors: u8, throne_parts: u8) {
    for slot in 0..making.figures.walls.len() as u8 {
        let stands = walls & 1 << slot != 0;
        making.show(PartKey::Wall { slot, stands }, |making| wall(making, slot, stands));
    }
    for (side, key) in [(0, "door-left"), (1, "door-right")] {
        let stands = doors & 1 << side != 0;
        making.show(PartKey::Door { side, stands }, |making| door(making, side, key, stands));
    }
    making.show(PartKey::Throne { built: throne_parts }, |making| throne(making, throne_parts));
}

fn wall(making: &mut Making<'_>, slot: u8, stands: bool) {
    let label = making.say.phrase(&Phrase::new("wall-slot").number("slot", slot + 1));
    making.place(site(ids::wall(slot), label.clone(), "wall.place", stands));
    let along = told::cells(making.say, making.figures.walls[usize::from(slot)]);
    let along = making.say.phrase(&Phrase::new("told-along").said("cells", along));
    making.part.told.push(Told::of(ids::wall(slot), along));
    if stands {
        let drawing = drawings::wall(&making.wide().wall(slot), slot);
        making.piece(built(ids::wall(slot), label, drawing, Work::Wall));
    }
}

fn door(making: &mut Making<'_>, side: u8, key: &'static str, stands: bool) {
    let label = making.word(key);
    making.place(site(ids::door(side), label.clone(), "door.place", stands));
    if stands {
        let drawing = drawings::door(&making.wide().door(side));
        making.piece(built(ids::door(side), label, drawing, Work::Door));
    }
}

/// The pedestal, then the throne on it. `[throne.order]`
fn throne(making: &mut Making<'_>, finished: u8) {
    let spot = making.wide().throne();
    let begun = finished > 0;
    let symbol = (!begun).then(|| look::work_symbol(Work::Throne).into());
    making.place(Place { symbol, ..site("throne".into(), making.word("throne-block"), "throne.order", begun) });
    let parts = [("work-pedestal", drawings::pedestal(&spot)), ("work-throne", drawings::throne(&spot))];
    for (index, (key, drawing)) in parts.into_iter().enumerate().take(finished.into()) {
        let piece = built("throne".into(), making.word(key), drawing, Work::Throne);
        making.piece(Piece { id: format!("built.throne.{}", index + 1).into(), ..piece });
    }
}

/// A place where something is or will be built: dashed until it stands.
pub(super) fn site(id: Id, label: Text, rule: &'static str, stands: bool) -> Place {
    let look = if stands { PlaceLook::Bare } else { PlaceLook::Outline };
    Place { id, region: REGION.into(), label, look, rule: Some(rule), ..Place::default() }
}

/// What stands there once it is.
pub(super) fn built(place: Id, title: Text, drawing: String, work: Work) -> Piece {
    Piece {
        id: format!("built.{place}").into(),
        place,
        title,
        drawing: Some(drawing.into()),
        rule: Some(work.rule()),
        ..Piece::default()
    }
}
