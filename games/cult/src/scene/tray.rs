//! What a question needs besides the board: cults to choose from, what a celebration brings, Privileges of a rival.

use cenacle_scene::{
    Phrase, Text,
    scene::{Badge, Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{Action, CultName, Effect, Feast, Step, steps::each_answer};

use super::{Draft, Making, cards, ids, look, part_cache::PartKey, rail};

pub(super) fn tray(draft: &mut Draft<'_>) {
    let p = draft.p;
    match p.step() {
        Step::CultName(_) => {
            let cults = p.cults_left;
            draft.show(PartKey::Cults { cults }, |making| cults_to_choose(making, cults));
        }
        Step::Feast(_) => {
            let feasts = draft.figures.feasts.clone();
            draft.show(PartKey::Feasts { feasts: feasts.clone() }, |making| feasts_to_choose(making, &feasts));
        }
        Step::Do(seat, Effect::Intimidate) => {
            let mut faces = Vec::new();
            each_answer(draft.rules(), seat, &mut |action| {
                if let Action::Steal { face } = action {
                    faces.push(face);
                }
            });
            let label = draft.say.word("tray-steal");
            draft.show(PartKey::Tray { cards: faces.clone(), of: label.clone() }, |making| {
                region(making, label);
                for face in faces {
                    making.piece(cards::card(
                        making.figures,
                        making.say,
                        ids::tray(making.figures, face),
                        "tray.cards".into(),
                        face,
                    ));
                }
            });
        }
        _ => {}
    }
}

fn region(making: &mut Making<'_>, label: Text) {
    making.region(Region {
        id: "tray".into(),
        label: label.clone(),
        role: RegionRole::Hand,
        rule: None,
        ..Region::default()
    });
    making.place(Place {
        id: "tray.cards".into(),
        region: "tray".into(),
        label,
        look: PlaceLook::Tray,
        ..Place::default()
    });
}

fn cults_to_choose(making: &mut Making<'_>, cults: u8) {
    region(making, making.word("tray-cults"));
    for cult_name in CultName::ALL.into_iter().filter(|cult_name| cults & 1 << *cult_name as u8 != 0) {
        let sheet = &making.figures.cults[cult_name as usize];
        let text = making.say.phrase(&rail::sheet_text(making.figures, cult_name));
        let foot = Phrase::new("foot-power").number("light", sheet.power[0]).number("dark", sheet.power[1]);
        let foot = making.say.phrase(&foot);
        making.piece(Piece {
            id: ids::cult_name(cult_name),
            place: "tray.cards".into(),
            title: making.word(cult_name.word()),
            text,
            symbol: Some(look::cult_symbol(cult_name).into()),
            look: PieceLook::Card { color: "#4a3a6a".into(), foot, seal: None },
            rule: Some("setup.cults"),
            ..Piece::default()
        });
    }
}

fn feasts_to_choose(making: &mut Making<'_>, feasts: &[Feast]) {
    region(making, making.word("tray-feasts"));
    for (index, feast) in (0..).zip(feasts) {
        let (symbol, phrase) = feast_words(*feast);
        making.piece(Piece {
            id: ids::feast(index),
            place: "tray.cards".into(),
            title: making.say.phrase(&phrase),
            symbol: Some(symbol.into()),
            look: PieceLook::Card { color: "#6b5a1e".into(), foot: Text::default(), seal: None },
            badges: Vec::<Badge>::new(),
            rule: Some("supremacy.feast"),
            ..Piece::default()
        });
    }
}

/// What a celebration brings: a symbol and a few words.
pub(super) fn feast_words(feast: Feast) -> (&'static str, Phrase) {
    match feast {
        Feast::Followers { count } => ("person", Phrase::new("feast-followers").number("count", count)),
        Feast::Coins { count } => ("two-coins", Phrase::new("feast-coins").number("count", count)),
        Feast::Raise { by } => ("hooded-figure", Phrase::new("feast-raise").number("count", by)),
        Feast::Priest { value } => ("hooded-figure", Phrase::new("feast-priest").number("count", value)),
        Feast::Miracles { count } => ("sunbeams", Phrase::new("feast-miracles").number("count", count)),
    }
}
