//! The town and the rituals: who stands where.

use cenacle_scene::{
    Seat,
    scene::{Piece, Place},
};

use crate::{Cultist, PLACES, Position, Site, words};

use super::{
    Draft, ids, look,
    part_cache::{Here, Making, PartKey},
    site_text, told,
};

/// The cultists at a site.
pub(super) fn here(p: &Position, site: Site) -> Here {
    let mut here = Vec::new();
    for seat in p.everybody() {
        for (index, at) in p.sect(seat).cultists.iter().enumerate() {
            let stands = match at {
                Site::Track(lock) => Site::Lock(lock),
                Site::Eternal(place) => Site::Town(place),
                at => at,
            };
            if stands == site {
                here.push((seat.index() as u8, index as u8));
            }
        }
    }
    here
}

pub(super) fn town(draft: &mut Draft<'_>) {
    let p = draft.p;
    for place in 0..PLACES as u8 {
        space(draft, Site::Town(place), "town", true);
    }
    for number in 0..2 {
        let open = p.players > 1 && number < draft.figures.skulks(p.players);
        space(draft, Site::Skulk(number), "town", open);
    }
    for ritual in 0..draft.figures.rituals.len() {
        for step in 0..draft.figures.rituals[ritual].steps.len() {
            space(draft, Site::Ritual(ritual as u8, step as u8), "rituals", p.raided);
        }
    }
}

fn space(draft: &mut Draft<'_>, site: Site, region: &'static str, open: bool) {
    let here = here(draft.p, site);
    draft.show(PartKey::Site { site, here: here.clone(), open }, |making| {
        let board = &making.figures.boards[usize::from(making.board)];
        let text = match site {
            _ if !open => making.word("space-closed"),
            Site::Ritual(ritual, step) if step > 0 => {
                let boon = making.figures.ritual_step(ritual, step).copied().unwrap_or_default();
                site_text::boon(making.say, &boon)
            }
            _ => making
                .figures
                .space(board, site)
                .map(|space| site_text::exchange(making.say, &space.cost, &space.gives))
                .unwrap_or_default(),
        };
        let name = making.word(words::site_word(making.figures, board, site));
        let label = match site {
            Site::Ritual(_, step) => format!("{name} {}", step + 1).into(),
            _ => name,
        };
        making.place(Place {
            id: ids::site(site),
            region: region.into(),
            label,
            text,
            rule: Some(words::site_rule(making.figures, site)),
            ..Place::default()
        });
        if !open {
            veil(making, site, 0.66);
        }
        // Who waits at the price stands on it, and has paid it.
        if matches!(site, Site::Ritual(_, 0)) && open && !here.is_empty() {
            veil(making, site, 0.88);
        }
        standing(making, site, region, &here);
    });
    told::standing(draft, site, &here);
}

/// A space that is not open lies in the dark, and so does what is written where somebody stands.
fn veil(making: &mut Making<'_>, site: Site, dark: f32) {
    let spot = making.part.places.last().and_then(|place| place.spots.clone());
    let Some(spots) = spot else { return };
    // As large as it may be on both stages: the narrow one scales it as its place.
    let scale = (spots.narrow.w / spots.wide.w).min(spots.narrow.h / spots.wide.h);
    let (w, h) = (spots.wide.w.min(spots.narrow.w / scale), spots.wide.h.min(spots.narrow.h / scale));
    let drawing = format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{w:.1}" height="{h:.1}" rx="5" fill="#030b0c" fill-opacity="{dark}"/>"##,
        -w / 2.0,
        -h / 2.0
    );
    making.piece(Piece {
        id: format!("veil.{}", ids::site(site)).into(),
        place: ids::site(site),
        drawing: Some(drawing.into()),
        ..Piece::default()
    });
}

/// The cultists who stand at a site; where it says something, beside it.
pub(super) fn standing(making: &mut Making<'_>, site: Site, region: &'static str, here: &Here) {
    let place = ids::stand(site);
    if place != ids::site(site) {
        let board = &making.figures.boards[usize::from(making.board)];
        making.place(Place {
            id: place.clone(),
            region: region.into(),
            label: making.word(words::site_word(making.figures, board, site)),
            ..Place::default()
        });
    }
    for (seat, index) in here {
        making.piece(cultist(making, *seat, *index, place.clone()));
    }
}

/// A cultist as a piece.
pub(super) fn cultist(making: &Making<'_>, seat: u8, index: u8, place: cenacle_scene::scene::Id) -> Piece {
    let seat = Seat::new(seat.into());
    let (who, symbol) = if index == 0 { (Cultist::Priest, look::PRIEST) } else { (Cultist::Acolyte, look::ACOLYTE) };
    Piece {
        id: ids::cultist(seat, index.into()),
        place,
        title: making.word(who.word()),
        symbol: Some(symbol.into()),
        seat: Some(seat),
        rule: Some(if index == 0 { "priest.only" } else { "action.place" }),
        ..Piece::default()
    }
}
