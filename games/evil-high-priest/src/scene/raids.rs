//! The raid track: the dice, and how strong the raid on each sanctum still is.

use cenacle_scene::{
    Phrase, Seat,
    scene::{Die, DieFace, Piece, Place},
};

use crate::Step;

use super::{Draft, album::Motif, ids, look};

pub(super) fn raids(draft: &mut Draft<'_>) {
    let p = draft.p;
    let raging = p.step() == Step::Siege;
    let mark = |seat: Seat| (seat.index() as u8, if raging { p.sect(seat).siege.strength } else { 0 });
    let marks: Vec<(u8, u8)> = p.everybody().map(mark).collect();
    draft.show(Motif::Track { marks: marks.clone() }, |making| {
        making.part.id = "strengths".into();
        for strength in 0..=18 {
            making.place(Place {
                id: ids::strength(strength),
                region: "track".into(),
                label: making.say.phrase(&Phrase::new("strength-label").number("strength", strength)),
                rule: Some("raid.dice"),
                ..Place::default()
            });
        }
        for (seat, strength) in marks {
            making.piece(Piece {
                id: format!("raider.{}", seat + 1).into(),
                place: ids::strength(strength.min(18)),
                title: making.say.phrase(&Phrase::new("raider-title").number("strength", strength)),
                symbol: Some(look::RAID.into()),
                seat: Some(Seat::new(seat.into())),
                rule: Some("raid.all"),
                ..Piece::default()
            });
        }
    });
    let faces = p.raid.faces;
    draft.show(Motif::Dice { faces }, |making| {
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
