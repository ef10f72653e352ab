//! The dock: the viewer's own cult sheet, which turns to its dark side, his Priests, and his cards.

use cenacle_scene::{
    Phrase, Seat, Text, Viewer,
    scene::{Badge, Id, Piece, Place, PlaceLook, Region, RegionRole},
};

use crate::{Cards, Face, Patriarch, Step, Token, ability_words, steps::usable};

use super::{
    Draft, Making, cards, ids, look,
    part_cache::{Own, PartKey},
};

pub(super) fn sheet(draft: &mut Draft<'_>) {
    match draft.view.viewer {
        Viewer::Seat(seat) => {
            own_sheet(draft, seat);
            own_cards(draft, seat);
        }
        Viewer::Omniscient => every_hand(draft),
        Viewer::Spectator => {}
    }
}

fn own_sheet(draft: &mut Draft<'_>, seat: Seat) {
    if matches!(draft.p.step(), Step::CultName(_)) {
        return;
    }
    let rules = draft.rules();
    let (patriarch, power) = (rules.patriarch(seat), rules.power(seat));
    let asked = draft.p.step() == Step::Act(seat);
    let usable = [0, 1].map(|ability| asked && usable(rules, seat, ability));
    let cult = Own::of(draft.p.cult(seat));
    let key = PartKey::Sheet { seat: seat.index(), cult: Box::new(cult), patriarch, power, usable };
    draft.show(key, |making| {
        let aspect = if cult.dark { "aspect-dark" } else { "aspect-light" };
        let note = Phrase::new("sheet-note").word("aspect", aspect).number("power", power);
        making.region(Region {
            id: "sheet".into(),
            label: making.word(cult.cult_name.word()),
            note: making.say.phrase(&note),
            role: RegionRole::Hand,
            rule: Some("sheet.aspects"),
            ..Region::default()
        });
        tray(making, "home", "sheet-home");
        priests(making, seat, &cult, patriarch);
        for ability in 0..2 {
            self::ability(making, &cult, ability, usable[usize::from(ability)]);
        }
    });
}

fn tray(making: &mut Making<'_>, id: &'static str, label: &'static str) {
    making.place(Place {
        id: id.into(),
        region: "sheet".into(),
        label: making.word(label),
        asks: making.word("asks-priest"),
        look: PlaceLook::Tray,
        rule: Some("priest.available"),
        ..Place::default()
    });
}

fn priests(making: &mut Making<'_>, seat: Seat, cult: &Own, patriarch: u8) {
    let say = making.say;
    let piece = |id: Id, place: &'static str, value: Token| {
        let title = match value {
            Token::PATRIARCH => {
                Phrase::new("patriarch-of").word("cult", cult.cult_name.word()).number("influence", patriarch)
            }
            value => Phrase::new("priest-of").word("cult", cult.cult_name.word()).number("value", value),
        };
        Piece {
            id,
            place: place.into(),
            title: say.phrase(&title),
            symbol: Some(look::priest_symbol(value).into()),
            sign: look::priest_sign(value),
            seat: Some(seat),
            rule: Some("priest.available"),
            ..Piece::default()
        }
    };
    let crown = |place: &'static str| {
        let badges = vec![Badge { text: patriarch.to_string().into(), ..Badge::default() }];
        Piece { badges, ..piece(ids::patriarch(seat), place, Token::PATRIARCH) }
    };
    if cult.patriarch.is_home() {
        making.piece(crown("home"));
    }
    for value in cult.home.values() {
        for number in 0..cult.home.count(value) {
            making.piece(piece(ids::priest(seat, value, number), "home", value.into()));
        }
    }
    if cult.patriarch == Patriarch::SHEET || !cult.sheet.is_empty() {
        tray(making, "laid", "sheet-laid");
        if cult.patriarch == Patriarch::SHEET {
            making.piece(crown("laid"));
        }
        for value in cult.sheet.values() {
            for number in 0..cult.sheet.count(value) {
                let id = ids::priest(seat, value, cult.home.count(value) + number);
                making.piece(piece(id, "laid", value.into()));
            }
        }
    }
}

fn ability(making: &mut Making<'_>, cult: &Own, ability: u8, usable: bool) {
    let index = usize::from(ability) + 2 * usize::from(cult.dark);
    let [name, does, rule] = ability_words(&making.figures.cults[cult.cult_name as usize].abilities[index].id);
    let aspect = if cult.dark { "aspect-dark" } else { "aspect-light" };
    let mut badges = vec![Badge {
        symbol: Some(if cult.dark { "evil-moon" } else { "sun" }.into()),
        color: Some(if cult.dark { "#2a1838" } else { "#8a6d1e" }.into()),
        title: making.word(aspect),
        ..Badge::default()
    }];
    if usable {
        badges.push(Badge { symbol: Some("torch".into()), title: making.word("ability-usable"), ..Badge::default() });
    }
    making.place(Place {
        id: ids::ability(ability),
        region: "sheet".into(),
        label: making.word(name),
        text: making.word(does),
        badges,
        symbol: Some(look::cult_symbol(cult.cult_name).into()),
        look: PlaceLook::Row,
        rule: Some(rule),
        ..Place::default()
    });
}

/// Faces with their numbers, in the order of the data.
fn counted(draft: &Draft<'_>, cards: Cards) -> Vec<(Face, u8)> {
    let mut faces: Vec<(Face, u8)> = Vec::new();
    for card in cards {
        let face = draft.figures.face_of[card.index()];
        match faces.last_mut() {
            Some((last, count)) if *last == face => *count += 1,
            _ => faces.push((face, 1)),
        }
    }
    faces
}

fn own_cards(draft: &mut Draft<'_>, seat: Seat) {
    let hand = counted(draft, draft.p.hand(seat));
    let open = counted(draft, draft.p.cult(seat).cards.less(Cards::HAND));
    draft.show(PartKey::Cards { hand: hand.clone(), open: open.clone() }, |making| {
        making.region(Region {
            id: "hand".into(),
            label: making.word("region-hand"),
            role: RegionRole::Hand,
            rule: Some("secrets.hand"),
            ..Region::default()
        });
        for (place, label, faces) in [("hand.cards", "hand-cards", &hand), ("hand.open", "hand-open", &open)] {
            if faces.is_empty() {
                continue;
            }
            making.place(Place {
                id: place.into(),
                region: "hand".into(),
                label: making.word(label),
                look: PlaceLook::Tray,
                ..Place::default()
            });
            for (face, count) in faces {
                let id = ids::held(making.figures, *face);
                let piece = cards::card(making.figures, making.say, id, place.into(), *face);
                making.piece(Piece { count: u32::from(*count), ..piece });
            }
        }
    });
}

/// Who knows all sees every hand.
fn every_hand(draft: &mut Draft<'_>) {
    let mut part = cenacle_scene::scene::Part::new("hands");
    part.regions.push(Region {
        id: "hand".into(),
        label: draft.say.word("region-hands"),
        note: Text::default(),
        role: RegionRole::Hand,
        rule: Some("secrets.hand"),
        ..Region::default()
    });
    for seat in draft.p.everybody() {
        let place = Id::from(format!("hand.{seat}"));
        part.places.push(Place {
            id: place.clone(),
            region: "hand".into(),
            label: draft.say.name(seat),
            look: PlaceLook::Tray,
            seat: Some(seat),
            ..Place::default()
        });
        for (face, count) in counted(draft, draft.p.cult(seat).cards) {
            let id = format!("hand.{seat}.{}", face.0 + 1).into();
            let piece = cards::card(draft.figures, draft.say, id, place.clone(), face);
            part.pieces.push(Piece { count: count.into(), ..piece });
        }
    }
    draft.scene.add(part);
}
