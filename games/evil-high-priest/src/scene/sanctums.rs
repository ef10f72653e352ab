//! A row for each player: cultists at home, what lies exposed, and the seven rooms in raid order.

use cenacle_scene::{
    Phrase, Seat, SeatLook,
    scene::{Piece, Place},
};

use crate::{Keeper, Monster, Phase, Sect, Site, Step, figures::SLOTS, words};

use super::{
    Draft,
    album::{Making, Motif},
    draw,
    layout::{EXPOSED, Ground, HOME, ROW},
    look, site_text,
};

pub(super) fn sanctums(draft: &mut Draft<'_>) {
    let p = draft.p;
    let raging = p.step() == Step::Siege;
    for seat in p.everybody() {
        let sect = Box::new(*p.sect(seat));
        let busy = raging;
        let shoggoth = p.shoggoth == Keeper::Seat(seat);
        let first = p.first == seat;
        let motif = Motif::Row { seat: seat.index() as u8, sect: sect.clone(), busy, shoggoth, first };
        draft.show(motif, |making| row(making, seat, &sect, raging, first));
    }
    if p.is_solo() {
        let (goods, denied) = (p.rival.goods, p.rival.denied.filter(|_| p.phase != Phase::Rival));
        let shoggoth = p.shoggoth == Keeper::Rival;
        let score = draft.sight().rival_score();
        draft.show(Motif::Rival { goods, denied, score, shoggoth }, |making| {
            let mut text = site_text::goods(making.say, &goods).to_string();
            if let Some(denied) = denied {
                let phrase = Phrase::new("rival-denies").word("denied", denied.word());
                text = format!("{text} {}", making.say.phrase(&phrase));
            }
            // The automaton takes the second row.
            making.place(Place {
                id: "home.2".into(),
                region: "sanctums".into(),
                label: making.say.phrase(&Phrase::new("rival-label").number("score", score)),
                text: text.into(),
                rule: Some("solo.table"),
                ..Place::default()
            });
            let name = making.word("rival-name");
            let mut drawn = draw::icon("vintage-robot", (-33.0, 0.0), 18.0, "#d8f5ea");
            drawn += &draw::text(&name, (-21.0, 4.5), 12.5, "start", "#d8f5ea");
            drawn += &draw::held(&goods, (62.0, 0.0), 9.0, 130.0);
            if let Some(denied) = denied {
                let phrase = Phrase::new("rival-denies").word("denied", denied.word());
                drawn += &draw::text(&making.say.phrase(&phrase), (198.0, 4.5), 12.5, "start", "#ff8f7a");
            }
            making.piece(Piece {
                id: "rival".into(),
                place: "home.2".into(),
                drawing: Some(drawn.into()),
                ..Piece::default()
            });
        });
    }
}

fn row(making: &mut Making<'_>, seat: Seat, sect: &Sect, raging: bool, first: bool) {
    let count = |site: Site| sect.acolytes_at(site);
    let phrase = Phrase::new("home-text")
        .number("pool", count(Site::Pool))
        .number("asylum", count(Site::Asylum))
        .number("escape", count(Site::Escape))
        .number("monsters", sect.monsters());
    making.place(Place {
        id: format!("home.{seat}").into(),
        region: "sanctums".into(),
        label: making.say.phrase(&Phrase::new("home-label").number("seat", seat.number() as i64)),
        text: format!("{}{}", making.say.phrase(&phrase), cards(making, sect)).into(),
        rule: Some("sanctum.slots"),
        ..Place::default()
    });
    let look = SeatLook::of(seat);
    let mut drawn = draw::text(&look.sign.glyph().to_string(), (-37.0, 5.0), 14.0, "middle", look.fill);
    let ready = count(Site::Pool) + u8::from(sect.priest_ready());
    let marks = [(look::ACOLYTE, ready), (look::ASYLUM, count(Site::Asylum)), (look::MONSTER, sect.monsters())];
    for (at, (symbol, number)) in marks.into_iter().enumerate() {
        let x = -22.0 + at as f32 * 23.0;
        let ink = if number > 0 { "#eafff8" } else { "#6f8f88" };
        drawn += &draw::icon(symbol, (x, 0.0), 13.0, ink);
        drawn += &draw::text(&number.to_string(), (x + 7.5, 4.5), 12.5, "start", ink);
    }
    if first {
        drawn += &draw::icon(look::FIRST, (-37.0, -9.0), 9.0, "#eafff8");
    }
    making.piece(Piece {
        id: format!("standing.{seat}").into(),
        place: format!("home.{seat}").into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
    (0..=SLOTS as u8).for_each(|room| cell(making, seat, sect, room, raging));
}

/// The monsters in the Lairs, each by its name and the defence it shows, and the Priest card.
fn cards(making: &Making<'_>, sect: &Sect) -> String {
    let mut text = String::new();
    for (lair, monster) in (0..).zip(sect.lairs) {
        let amoebas = making.figures.boards[usize::from(making.board)].amoebas;
        let (name, defence) = match (making.figures.monster(monster), amoebas) {
            (_, Some(amoebas)) if monster == Monster::AMOEBA => ("monster-amoeba", -(amoebas.weakness as i8)),
            (Some(face), _) => {
                let back = face.back.filter(|_| sect.is_turned(lair));
                (words::monster_words(&face.id).unwrap_or(["lair-empty"; 4])[0], back.unwrap_or(face.defence) as i8)
            }
            _ => continue,
        };
        let phrase = Phrase::new("home-monster").word("name", name).number("defence", defence);
        text = format!("{text} {}", making.say.phrase(&phrase));
    }
    if sect.priest.is_one() {
        let key = if sect.priest_used { "home-priest-used" } else { "home-priest" };
        let phrase = Phrase::new(key).word("name", words::priest(making.figures, sect.priest)[0]);
        text = format!("{text} {}", making.say.phrase(&phrase));
    }
    text
}

fn cell(making: &mut Making<'_>, seat: Seat, sect: &Sect, room: u8, raging: bool) {
    let store = *sect.store(room);
    let face = match room {
        0 => None,
        room => making.figures.chamber(sect.rooms[usize::from(room) - 1].chamber).cloned(),
    };
    let name = match (room, &face) {
        (0, _) => "room-exposed",
        (_, Some(face)) => words::chamber_words(&face.id).map_or("room-empty", |words| words[0]),
        _ => "room-empty",
    };
    let id = cenacle_scene::scene::Id::from(format!("cell.{seat}.{room}"));
    let label = Phrase::new("room-label").word("chamber", name).number("room", room);
    making.place(Place {
        id: id.clone(),
        region: "sanctums".into(),
        label: making.say.phrase(&label),
        text: site_text::goods(making.say, &store),
        rule: Some("sanctum.slots"),
        ..Place::default()
    });
    let spot = Ground::WIDE.row(0);
    let w = match room {
        0 => EXPOSED,
        _ => (ROW - HOME - EXPOSED) / SLOTS as f32,
    } - 2.0;
    let h = spot.h;
    let here = raging && sect.siege.at == room && sect.siege.strength > 0;
    let passed = raging && (sect.siege.at > room);
    let (stroke, wide) = if here { ("#ff6a55", 2.2) } else { ("#7fd0b8", 0.6) };
    let fill = match (&face, room) {
        (_, 0) => "#2a1f1c",
        (Some(_), _) => "#2b2a20",
        (None, _) => "#0a1f21",
    };
    let mut drawn = format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{w:.1}" height="{h:.1}" rx="4" fill="{fill}" fill-opacity="{}" stroke="{stroke}" stroke-opacity=".8" stroke-width="{wide}"/>"##,
        -w / 2.0,
        -h / 2.0,
        if passed { ".5" } else { ".95" }
    );
    let mut left = -w / 2.0 + 2.0;
    if let Some(face) = &face {
        drawn += &draw::shield((left + 6.5, -2.0), 6.5, face.defence);
        left += 16.0;
        if store.is_empty() {
            drawn += &draw::capacity(&face.holds, (left, 0.0), 6.5, w / 2.0 - left - 4.0);
        }
    }
    drawn += &draw::held(&store, (left, 0.0), if room == 0 { 8.0 } else { 7.0 }, w / 2.0 - left - 2.0);
    making.piece(Piece {
        id: format!("{id}.store").into(),
        place: id,
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
}
