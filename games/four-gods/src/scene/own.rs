//! The dock: gods to choose from, and what belongs to the viewer's colours.

use cenacle_scene::{
    Phrase,
    scene::{Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};
use cenacle_table::{Seat, Viewer};

use crate::{
    Colour, God,
    score::{colour_word, god_word, terrain_word},
};

use super::{Draft, drawings, ids, look, part_cache::PartKey};

const REGION: &str = "gods";

pub(super) fn dock(draft: &mut Draft<'_>) {
    gods(draft);
    if let Viewer::Seat(seat) = draft.view.viewer {
        cults(draft, seat);
    }
}

/// The cards of the gods: those on the table and whose the others are, or where they are secret those one knows.
fn gods(draft: &mut Draft<'_>) {
    let p = draft.p;
    let secret = p.house.secret;
    let known = |god: God| p.colours.iter().find(|cult| cult.god == Some(god)).and_then(|cult| cult.seat);
    let shown: Vec<God> = God::ALL.into_iter().filter(|god| !secret || known(*god).is_some()).collect();
    if shown.is_empty() {
        return;
    }
    draft.show(PartKey::Gods { secret }, |making| {
        let key = if secret { "region-secret-gods" } else { "region-gods" };
        let rule = if secret { "secret.deal" } else { "god.choose" };
        making.region(Region {
            id: REGION.into(),
            label: making.word(key),
            role: RegionRole::Hand,
            rule: Some(rule),
            ..Region::default()
        });
        making.place(Place {
            id: "gods.cards".into(),
            region: REGION.into(),
            label: making.word(key),
            look: PlaceLook::Tray,
            rule: Some(rule),
            ..Place::default()
        });
    });
    for god in shown {
        let owner = known(god);
        let mine = owner.is_some() && owner == draft.me();
        let taken = owner.map(|seat| draft.say.named(seat));
        let key = PartKey::GodCard { god, taken: taken.clone(), mine, seat: owner.map(Seat::index) };
        draft.show(key, |making| {
            let foot = match (&taken, owner) {
                (Some(_), _) if mine => making.word("god-mine"),
                (Some(named), Some(seat)) => {
                    making.say.phrase_about(&Phrase::new("god-taken").seat("who", seat), vec![named.clone()])
                }
                _ => making.word("god-free"),
            };
            making.piece(Piece {
                id: ids::god(god),
                place: "gods.cards".into(),
                title: making.word(god_word(god)),
                text: making.word(terrain_word(god.terrain())),
                symbol: Some(look::god_symbol(god).into()),
                seat: owner,
                look: PieceLook::Card { color: look::god_color(god).into(), foot, seal: None },
                rule: Some("god.choose"),
                ..Piece::default()
            });
        });
    }
}

/// Prophets in reserve and cities destroyed, for each colour one has.
fn cults(draft: &mut Draft<'_>, seat: Seat) {
    let p = draft.p;
    if p.colours_of(seat).next().is_none() {
        return;
    }
    draft.show(PartKey::Cults { me: seat.index() }, |making| {
        making.region(Region {
            id: "cults".into(),
            label: making.word("region-cults"),
            role: RegionRole::Hand,
            rule: Some("prophet.place"),
            ..Region::default()
        });
    });
    for colour in p.colours_of(seat) {
        let crate::Cult { god, reserve, razed, .. } = *p.cult(colour);
        draft.show(PartKey::Cult { colour, god, me: seat.index(), reserve, razed }, |making| {
            // Pieces have the colour of their seat: a cult is told by its god, and by the hem of its robes until it has one.
            let served = making.word(god.map_or(colour_word(colour), god_word));
            let place = |id, key: &'static str, asks: &'static str| Place {
                id,
                region: "cults".into(),
                label: making.say.phrase(&Phrase::new(key).word("colour", colour_word(colour))),
                text: served.clone(),
                asks: making.word(asks),
                look: PlaceLook::Tray,
                rule: Some("prophet.place"),
                ..Place::default()
            };
            let places = [
                place(home(colour, "prophets"), "reserve-of", "asks-reserve"),
                place(home(colour, "cities"), "trophies-of", "asks-trophies"),
            ];
            places.into_iter().for_each(|place| making.place(place));
            making.piece(Piece {
                id: ids::reserve(colour),
                place: home(colour, "prophets"),
                title: making.say.phrase(&Phrase::new("reserve").number("prophets", reserve)),
                drawing: Some(drawings::reserve(seat, colour).into()),
                seat: Some(seat),
                count: reserve.into(),
                rule: Some("prophet.place"),
                ..Piece::default()
            });
            making.piece(Piece {
                id: ids::trophies(colour),
                place: home(colour, "cities"),
                title: making.say.phrase(&Phrase::new("trophies").number("cities", razed)),
                drawing: Some(drawings::ruin().into()),
                count: razed.into(),
                rule: Some("city.token"),
                ..Piece::default()
            });
        });
    }
}

fn home(colour: Colour, what: &str) -> cenacle_scene::scene::Id {
    format!("cults.{}.{what}", colour.id()).into()
}
