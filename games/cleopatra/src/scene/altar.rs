//! The altar of the High Priest and his dice.

use cenacle_scene::{
    Phrase,
    scene::{Die, DieFace, Piece, Place, Region, RegionRole},
};

use super::{Draft, drawings, ids, look};

const REGION: &str = "altar";

pub(super) fn altar(draft: &mut Draft<'_>) {
    let (on, of) = (draft.p.altar, draft.figures.dice.count);
    let region = Region {
        id: REGION.to_owned(),
        label: draft.word("region-altar"),
        note: format!("{on}/{of}"),
        role: RegionRole::Box,
        rule: Some("dice.altar"),
        ..Region::default()
    };
    draft.region(region, |ground| ground.altar.clone());
    let place = |id: &str, label: String, rule: &'static str| Place {
        id: id.to_owned(),
        region: REGION.to_owned(),
        label,
        rule: Some(rule),
        ..Place::default()
    };
    let label = draft.word("altar-on");
    draft.place(place("altar.stone", label, "dice.altar"), |ground| ground.altar_stone());
    let label = draft.word("altar-off");
    draft.place(place("altar.blank", label, "dice.throw"), |ground| ground.altar_blank());
    let title = draft.phrase(Phrase::new("altar-stone").number("missing", of.saturating_sub(on)));
    draft.piece(Piece {
        id: "altar.block".to_owned(),
        place: "altar.stone".to_owned(),
        title,
        drawing: Some(drawings::ALTAR.to_owned()),
        rule: Some("dice.altar"),
        ..Piece::default()
    });
    for index in 0..of {
        let ankh = index < on;
        let (place, face, key) = if ankh {
            let face = DieFace::Symbol { symbol: "ankh".to_owned(), color: look::PLUM.to_owned() };
            ("altar.stone", face, "die-ankh")
        } else {
            ("altar.blank", DieFace::Blank, "die-blank")
        };
        let title = draft.word(key);
        draft.scene.dice.push(Die { id: ids::die(index), place: place.to_owned(), face, title });
    }
}
