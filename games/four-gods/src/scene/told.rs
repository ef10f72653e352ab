//! The world in words, for who listens: the lands of a tile as it lies, what the sides of a cell ask for.

use cenacle_scene::{Phrase, Pose, Say, Text, scene::Told};

use crate::{Cell, Corner, Face, Position, Side, Terrain, score::terrain_word, world::cells};

use super::{Draft, Making, face_facts, ids, part_cache::PartKey};

/// What is beside a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Beside {
    Nothing,
    Frame,
    /// A tile, and its lands along the side: from the left, or from above.
    Land(Terrain, Terrain),
}

/// The corners of a tile that touch the cell beside it: of one that lies above, at the right, below and at the left.
const TOUCHING: [[Corner; 2]; 4] = [
    [Corner::BottomLeft, Corner::BottomRight],
    [Corner::TopLeft, Corner::BottomLeft],
    [Corner::TopLeft, Corner::TopRight],
    [Corner::TopRight, Corner::BottomRight],
];

fn beside(p: &Position, cell: Cell) -> [Beside; 4] {
    let mut sides = [Beside::Frame; 4];
    for (side, (next, corners)) in sides.iter_mut().zip(cell.neighbours().into_iter().zip(TOUCHING)) {
        let Some(next) = next else { continue };
        *side = p.world.tile(next).map_or(Beside::Nothing, |laid| {
            let [first, second] = corners.map(|corner| laid.face.at(corner));
            Beside::Land(first, second)
        });
    }
    sides
}

/// Of each cell without a tile that something holds: what a tile must carry there. `[tile.sides] [tile.fit]`
pub(super) fn gaps(draft: &mut Draft<'_>) {
    for cell in Cell::all().filter(|cell| draft.p.world.tile(*cell).is_none()) {
        let sides = beside(draft.p, cell);
        let held = sides.iter().filter(|side| **side != Beside::Nothing).count();
        let touched = sides.iter().any(|side| matches!(side, Beside::Land(..)));
        if held > 1 || touched {
            draft.show(PartKey::Gap { cell, sides }, |making| {
                making.part.id = format!("told.{cell}").into();
                let text = gap(making.say, sides);
                making.part.told.push(Told::of(ids::cell(cell), text));
            });
        }
    }
}

/// "frame above; on the right: sea, plain".
fn gap(say: &Say<'_>, sides: [Beside; 4]) -> Text {
    const FRAMES: [&str; 4] = ["told-frame-top", "told-frame-right", "told-frame-bottom", "told-frame-left"];
    const LANDS: [&str; 4] = ["told-land-top", "told-land-right", "told-land-bottom", "told-land-left"];
    let mut said: Vec<Text> = Vec::new();
    for (number, side) in sides.into_iter().enumerate() {
        match side {
            Beside::Nothing => {}
            Beside::Frame => said.push(say.word(FRAMES[number])),
            Beside::Land(first, second) => {
                let lands = [Some(first), (first != second).then_some(second)];
                let lands = lands.into_iter().flatten().map(|terrain| (1, terrain_word(terrain))).collect();
                said.push(say.phrase(&Phrase::new(LANDS[number]).words("lands", lands)));
            }
        }
    }
    if said.len() == 1 {
        said.push(say.word("told-one-side"));
    }
    let mut said = said.into_iter();
    let first = said.next().unwrap_or_default();
    said.fold(first, |all, next| say.phrase(&Phrase::new("told-and").said("one", all).said("other", next)))
}

/// "top: sea, plain · bottom: forest", as the labels of offers have it.
pub(super) fn face(say: &Say<'_>, face: Face) -> Text {
    say.phrase(&face_facts(Phrase::new("told-face"), face))
}

/// A tile in hand as it may be turned; its faces are given upright.
pub(super) fn poses(making: &mut Making<'_>, serial: u16, faces: [Face; 2]) {
    for (side, upright) in Side::BOTH.into_iter().zip(faces) {
        for turn in 0..upright.turns() {
            let text = face(making.say, upright.turned(turn));
            let told = Told::held(ids::tile(serial), Pose { side: side as u8, turn }, text);
            making.part.told.push(told);
        }
    }
}

/// The cells of a kingdom.
pub(super) fn kingdom(say: &Say<'_>, tiles: u64) -> Text {
    let names: Vec<&str> = cells(tiles).map(Cell::name).collect();
    say.phrase(&Phrase::new("told-kingdom").said("cells", names.join(", ")))
}
