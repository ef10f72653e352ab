//! The raid track: the dice, and how strong the raid on each sanctum still is.

use cenacle_scene::{
    Phrase, Seat,
    scene::{Die, DieFace, Piece, Place},
};

use crate::Step;

use super::{Draft, ids, march, part_cache::PartKey};

pub(super) fn raids(draft: &mut Draft<'_>) {
    let p = draft.p;
    let raging = p.step() == Step::Siege;
    // Nobody stands on the track while there is no raid.
    let mark = |seat: Seat| (seat.index() as u8, p.sect(seat).siege.strength);
    let marks: Vec<(u8, u8)> = p.everybody().filter(|_| raging).map(mark).collect();
    draft.show(PartKey::Track { marks: marks.clone() }, |making| {
        making.part.id = "strengths".into();
        making.place(Place {
            id: "forecast".into(),
            region: "track".into(),
            label: making.word("region-track"),
            rule: Some("raid.dice"),
            ..Place::default()
        });
        for strength in 0..=18 {
            making.place(Place {
                id: ids::strength(strength),
                region: "track".into(),
                label: making.say.phrase(&Phrase::new("strength-label").number("strength", strength)),
                rule: Some("raid.dice"),
                ..Place::default()
            });
        }
        for (at, (seat, strength)) in marks.iter().enumerate() {
            // They fan out over their cell: each draws itself beside those who came before.
            let here: Vec<u8> = marks.iter().filter(|mark| mark.1 == *strength).map(|mark| mark.0).collect();
            let rank = marks[..at].iter().filter(|mark| mark.1 == *strength).count();
            let row = if rank < 3 { &here[..here.len().min(3)] } else { &here[3..] };
            let (place, line) = if rank < 3 { (rank, 0.0) } else { (rank - 3, 1.0) };
            let x = (place as f32 - (row.len() as f32 - 1.0) / 2.0) * 12.0;
            making.piece(Piece {
                id: format!("raider.{}", seat + 1).into(),
                place: ids::strength((*strength).min(18)),
                title: making.say.phrase(&Phrase::new("raider-title").number("strength", *strength)),
                drawing: Some(march::signs(&[*seat], (x, -20.0 - 13.0 * line), 7.5).into()),
                seat: Some(Seat::new(usize::from(*seat))),
                rule: Some("raid.all"),
                ..Piece::default()
            });
        }
    });
    let faces = p.raid.faces;
    draft.show(PartKey::Dice { faces }, |making| {
        making.place(Place {
            id: "dice".into(),
            region: "track".into(),
            label: making.word("dice-label"),
            rule: Some("raid.dice"),
            ..Place::default()
        });
        for (number, face) in faces.into_iter().enumerate().filter(|(_, face)| *face > 0) {
            making.part.dice.push(Die {
                id: format!("die.{}", number + 1).into(),
                place: "dice".into(),
                face: DieFace::Pips(face),
                title: making.say.phrase(&Phrase::new("die-title").number("face", face)),
            });
        }
    });
}
