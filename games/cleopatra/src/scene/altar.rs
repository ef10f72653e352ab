//! The altar of the High Priest and his dice.

use cenacle_scene::{
    Phrase, Text,
    scene::{Die, DieFace, Piece, Place, Region, RegionRole},
};

use super::{Draft, Making, drawings, ids, look, part_cache::PartKey};

const REGION: &str = "altar";

pub(super) fn altar(draft: &mut Draft<'_>) {
    let on = draft.p.altar;
    draft.show(PartKey::Altar { on }, |making| with_dice(making, on));
}

fn with_dice(making: &mut Making<'_>, on: u8) {
    let of = making.figures.dice.count;
    making.region(Region {
        id: REGION.into(),
        label: making.word("region-altar"),
        note: format!("{on}/{of}").into(),
        role: RegionRole::Box,
        rule: Some("dice.altar"),
        ..Region::default()
    });
    let place = |id: &'static str, label: Text, rule: &'static str| Place {
        id: id.into(),
        region: REGION.into(),
        label,
        rule: Some(rule),
        ..Place::default()
    };
    making.place(place("altar.stone", making.word("altar-on"), "dice.altar"));
    making.place(place("altar.blank", making.word("altar-off"), "dice.throw"));
    making.piece(Piece {
        id: "altar.block".into(),
        place: "altar.stone".into(),
        title: making.say.phrase(&Phrase::new("altar-stone").number("missing", of.saturating_sub(on))),
        drawing: Some(drawings::ALTAR.into()),
        rule: Some("dice.altar"),
        ..Piece::default()
    });
    for index in 0..of {
        let (place, face, key) = if index < on {
            let face = DieFace::Symbol { symbol: "ankh".into(), color: look::PLUM.into() };
            ("altar.stone", face, "die-ankh")
        } else {
            ("altar.blank", DieFace::Blank, "die-blank")
        };
        let die = Die { id: ids::die(index), place: place.into(), face, title: making.word(key) };
        making.part.dice.push(die);
    }
}
