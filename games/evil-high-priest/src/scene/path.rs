//! Where the rooms of a raid lie: a row on the wide stage, a ladder on the narrow one. The room where the raid stands is the largest,
//! and an empty slot takes hardly any room.

use cenacle_scene::scene::{Spot, Spots};

use crate::figures::SLOTS;

use super::layout::Layout;

/// What decides where the rooms of a march lie.
pub(super) struct Way {
    /// Whether there is a chamber; what lies exposed always is.
    pub(super) there: [bool; SLOTS + 1],
    /// Where the raid stands.
    pub(super) at: Option<u8>,
    /// The rooms it comes to from there if nothing is done, and what is left of it behind each.
    pub(super) steps: Vec<(u8, u8)>,
}

/// What is left of a raid, between two rooms.
pub(super) struct Disc {
    pub(super) left: u8,
    pub(super) wide: (f32, f32),
    pub(super) narrow: (f32, f32),
}

pub(super) struct Path {
    pub(super) spots: Vec<Spots>,
    pub(super) discs: Vec<Disc>,
}

/// A room of the row: where the raid stands, another one, and an empty slot; and how far apart they are at most.
const NOW: (f32, f32) = (118.0, 198.0);
const ROOM: (f32, f32) = (86.0, 152.0);
const EMPTY: (f32, f32) = (30.0, 84.0);
const APART: f32 = 38.0;
/// The same of the ladder.
const LADDER: [f32; 3] = [50.0, 34.0, 17.0];
const BETWEEN: f32 = 3.0;

/// `corner` is where the narrow march begins.
pub(super) fn lay(way: &Way, corner: (f32, f32)) -> Path {
    let kind = |room: usize| match (way.at == Some(room as u8), way.there[room]) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    };
    let rooms = SLOTS + 1;
    let row = Layout::MARCH_ROW;
    let size = |room: usize| [NOW, ROOM, EMPTY][kind(room)];
    let all: f32 = (0..rooms).map(|room| size(room).0).sum();
    let apart = ((row.w - all) / (rooms - 1) as f32).min(APART);
    let mut x = row.x + (row.w - all - apart * (rooms - 1) as f32) / 2.0;
    let ladder = Layout::MARCH_LADDER;
    let mut y = 0.0;
    let mut spots = Vec::with_capacity(rooms);
    for room in 0..rooms {
        let ((w, h), high) = (size(room), LADDER[kind(room)]);
        spots.push(Spots {
            wide: Spot::rect(x, row.y + (row.h - h) / 2.0, w, h),
            narrow: Spot::rect(corner.0 + ladder.x, corner.1 + ladder.y + y, ladder.w, high),
        });
        x += w + apart;
        y += high + BETWEEN;
    }
    let discs = discs(way, &spots, apart);
    Path { spots, discs }
}

/// Behind each room that the raid comes to, on its way to the next.
fn discs(way: &Way, spots: &[Spots], apart: f32) -> Vec<Disc> {
    let mut discs = Vec::new();
    for (at, (room, left)) in way.steps.iter().enumerate() {
        let here = &spots[usize::from(*room)];
        // From the last to the first the raid leaves a room at its other side.
        let next = way.steps.get(at + 1).map(|(next, _)| *next);
        let back = next.is_some_and(|next| next < *room) || next.is_none() && at > 0 && way.steps[at - 1].0 > *room;
        let middle = here.wide.y + here.wide.h / 2.0;
        let x = if back { here.wide.x - apart / 2.0 } else { here.wide.x + here.wide.w + apart / 2.0 };
        let y = if back { here.narrow.y } else { here.narrow.y + here.narrow.h };
        let x = x.clamp(18.0, 830.0);
        discs.push(Disc { left: *left, wide: (x, middle), narrow: (here.narrow.x - 18.0, y) });
    }
    discs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(there: [bool; SLOTS + 1], at: u8) -> Path {
        lay(&Way { there, at: Some(at), steps: vec![(at, 3)] }, (0.0, 0.0))
    }

    #[test]
    fn the_rooms_of_a_march_never_lie_over_one_another_and_stay_on_their_stage() {
        for at in 0..=SLOTS as u8 {
            for empty in 0..=SLOTS {
                let mut there = [true; SLOTS + 1];
                there[1..].iter_mut().take(empty).for_each(|room| *room = false);
                there[usize::from(at)] = true;
                let spots = path(there, at).spots;
                for pair in spots.windows(2) {
                    assert!(pair[0].wide.x + pair[0].wide.w <= pair[1].wide.x + 0.01, "{at} {empty}");
                    assert!(pair[0].narrow.y + pair[0].narrow.h <= pair[1].narrow.y + 0.01, "{at} {empty}");
                }
                let (row, ladder) = (Layout::MARCH_ROW, Layout::MARCH_LADDER);
                let (first, last) = (&spots[0], &spots[SLOTS]);
                assert!(first.wide.x >= row.x - 0.01 && last.wide.x + last.wide.w <= row.x + row.w + 0.01);
                assert!(last.narrow.y + last.narrow.h <= ladder.y + ladder.h + 0.01, "{at} {empty}");
            }
        }
    }

    #[test]
    fn the_room_where_the_raid_stands_is_the_largest_and_an_empty_slot_the_smallest() {
        let mut there = [true; SLOTS + 1];
        there[5] = false;
        let spots = path(there, 2).spots;
        let area = |room: usize| spots[room].wide.w * spots[room].wide.h;
        assert!((0..=SLOTS).all(|room| room == 2 || area(room) < area(2)));
        assert!((0..=SLOTS).all(|room| room == 5 || area(room) > area(5)));
        assert!(spots[2].narrow.h > spots[3].narrow.h && spots[5].narrow.h < spots[3].narrow.h);
    }
}
