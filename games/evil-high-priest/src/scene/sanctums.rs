//! The sanctum of each player as a strip in the player's panel: cultists and monsters at home, what lies exposed, and the seven rooms in
//! raid order.

use cenacle_scene::{
    Phrase, Seat, SeatLook,
    scene::{Id, Piece, Place, Region, RegionRole, Shown},
};

use crate::{Figures, Goods, Keeper, Monster, Phase, Purse, Sect, Site, Step, figures::SLOTS, words};

use super::{
    Draft, drawings, look, market,
    part_cache::{Making, PartKey},
    pills, site_text,
};

pub(super) fn sanctums(draft: &mut Draft<'_>) {
    let p = draft.p;
    let raging = p.step() == Step::Siege;
    for seat in p.everybody() {
        let sect = Box::new(*p.sect(seat));
        let shoggoth = p.shoggoth == Keeper::Seat(seat);
        let first = p.first == seat;
        let key = PartKey::Row { seat: seat.index() as u8, sect: sect.clone(), busy: raging, shoggoth, first };
        draft.show(key, |making| row(making, seat, &sect, raging));
    }
    if p.is_solo() {
        let (goods, denied) = (p.rival.goods, p.rival.denied.filter(|_| p.phase != Phase::Rival));
        let shoggoth = p.shoggoth == Keeper::Rival;
        let score = draft.rules().rival_score();
        draft.show(PartKey::Rival { goods, denied, score, shoggoth }, |making| rival(making, &goods, denied, score));
    }
}

/// The automaton: what it has, and what it denies. It has no panel, so it stands in the column at the side. `[solo.table]`
fn rival(making: &mut Making<'_>, goods: &Purse, denied: Option<crate::Denied>, score: i32) {
    let label = making.say.phrase(&Phrase::new("rival-label").number("score", score));
    making.region(Region {
        id: "sanctum.2".into(),
        label: making.word("rival-name"),
        role: RegionRole::Board,
        rule: Some("solo.table"),
        shown: Shown::Aside,
        ..Region::default()
    });
    let mut text = site_text::goods(making.say, goods).to_string();
    let denies = denied.map(|denied| making.say.phrase(&Phrase::new("rival-denies").word("denied", denied.word())));
    if let Some(denies) = &denies {
        text = format!("{text} {denies}");
    }
    making.place(Place {
        id: "rival".into(),
        region: "sanctum.2".into(),
        label: label.clone(),
        text: text.into(),
        rule: Some("solo.table"),
        ..Place::default()
    });
    let (w, h) = making.size();
    let left = -w / 2.0;
    let mut drawn = drawings::plate((left, -h / 2.0), (w, h), 8.0, "#141f26", "#6f8f9a");
    drawn += &drawings::icon("vintage-robot", (left + 18.0, -16.0), 22.0, "#d8f5ea");
    drawn += &drawings::name(&label, (left + 34.0, -11.0), [14.0, w - 40.0], "start", "#ffffff");
    drawn += &pills::held(goods, (0.0, 6.0), w - 12.0);
    if let Some(denies) = &denies {
        drawn += &drawings::name(denies, (left + 8.0, 26.0), [13.0, w - 16.0], "start", "#ff9d85");
    }
    making.piece(Piece {
        id: "rival.goods".into(),
        place: "rival".into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
}

fn row(making: &mut Making<'_>, seat: Seat, sect: &Sect, raging: bool) {
    let count = |site: Site| sect.acolytes_at(site);
    let phrase = Phrase::new("home-text")
        .number("pool", count(Site::Pool))
        .number("asylum", count(Site::Asylum))
        .number("escape", count(Site::Escape))
        .number("monsters", sect.monsters());
    let region = Id::from(format!("sanctum.{seat}"));
    making.region(Region {
        id: region.clone(),
        label: making.word("region-sanctum"),
        role: RegionRole::Board,
        rule: Some("sanctum.slots"),
        shown: Shown::Panel,
        seat: Some(seat),
        ..Region::default()
    });
    let home = Id::from(format!("home.{seat}"));
    making.place(Place {
        id: home.clone(),
        region,
        label: making.word("home-label"),
        text: format!("{}{}", making.say.phrase(&phrase), cards(making, sect)).into(),
        rule: Some("sanctum.slots"),
        ..Place::default()
    });
    let (w, h) = making.size();
    let left = -w / 2.0;
    let sign = SeatLook::of(seat);
    let mut drawn = drawings::plate((left, -h / 2.0), (w, h - 2.0), 5.0, "#0d1a1c", "none");
    drawn += &drawings::text(&sign.sign.glyph().to_string(), (left + 10.0, 4.0), 13.0, "middle", sign.fill);
    let ready = count(Site::Pool) + u8::from(sect.priest_ready());
    let marks = [(look::ACOLYTE, ready), (look::ASYLUM, count(Site::Asylum)), (look::ESCAPE, count(Site::Escape))];
    for (at, (symbol, number)) in marks.into_iter().enumerate() {
        let x = left + 29.0 + at as f32 * 31.0;
        let ink = if number > 0 { "#eafff8" } else { "#7f9a94" };
        drawn += &drawings::icon(symbol, (x, -1.0), 14.0, ink);
        drawn += &drawings::text(&number.to_string(), (x + 9.0, 3.5), 13.0, "start", ink);
    }
    for lair in 0..sect.lairs.len() {
        let x = w / 2.0 - 42.0 * (sect.lairs.len() - lair) as f32;
        drawn += &drawings::plate((x, -9.0), (40.0, 17.0), 5.0, "#123029", "#2f6d5c");
        let turned = sect.is_turned(lair as u8);
        if let Some(lair) = self::lair(making.figures, making.board, sect.lairs[lair], turned) {
            drawn += &drawings::icon(lair.symbol, (x + 11.0, -0.5), 15.0, "#bff5e2");
            drawn += &drawings::text(&lair.defence.to_string(), (x + 22.0, 4.0), 13.0, "start", "#ffffff");
        }
    }
    making.piece(Piece {
        id: format!("standing.{seat}").into(),
        place: home,
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
    (0..=SLOTS as u8).for_each(|room| cell(making, seat, sect, room, raging));
}

/// A monster in a Lair.
pub(super) struct Lair {
    pub(super) name: &'static str,
    pub(super) text: &'static str,
    pub(super) rule: &'static str,
    pub(super) symbol: &'static str,
    /// What it takes off a raid; below zero it adds to it.
    pub(super) defence: i8,
}

/// What is in a Lair, if anything.
pub(super) fn lair(figures: &Figures, board: u8, monster: Monster, turned: bool) -> Option<Lair> {
    let amoebas = figures.boards[usize::from(board)].amoebas.filter(|_| monster == Monster::AMOEBA);
    let ([name, text, rule, symbol], defence) = match (amoebas, figures.monster(monster)) {
        (Some(amoebas), _) => {
            (["monster-amoeba", "amoeba-text", "amoeba.defence", look::AMOEBA], -(amoebas.weakness as i8))
        }
        (None, Some(face)) => {
            let defence = if turned { face.back.unwrap_or(0) } else { face.defence };
            (words::monster_words(&face.id).unwrap_or(["lair-empty"; 4]), defence as i8)
        }
        (None, None) => return None,
    };
    Some(Lair { name, text, rule, symbol, defence })
}

/// The monsters in the Lairs, each by its name and the defence it shows, and the Priest card.
fn cards(making: &Making<'_>, sect: &Sect) -> String {
    let mut text = String::new();
    for (at, monster) in (0..).zip(sect.lairs) {
        if let Some(lair) = lair(making.figures, making.board, monster, sect.is_turned(at)) {
            let phrase = Phrase::new("home-monster").word("name", lair.name).number("defence", lair.defence);
            text = format!("{text} {}", making.say.phrase(&phrase));
        }
    }
    if sect.priest.is_one() {
        let key = if sect.priest_used { "home-priest-used" } else { "home-priest" };
        let phrase = Phrase::new(key).word("name", words::priest(making.figures, sect.priest)[0]);
        text = format!("{text} {}", making.say.phrase(&phrase));
    }
    text
}

/// The kinds of a store, what is worth most first.
fn dearest(store: &Purse) -> Vec<(Goods, u16)> {
    Goods::DEAREST.into_iter().map(|goods| (goods, store.get(goods))).filter(|(_, count)| *count > 0).collect()
}

/// A room is folded to its defence and to what is most precious in it; `+` says that there is more.
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
    let goods = site_text::goods(making.say, &store);
    let text = match &face {
        Some(face) => {
            let defence = making.say.phrase(&Phrase::new("defence-label").number("defence", face.defence));
            let [_, special, ..] = words::chamber_words(&face.id).unwrap_or(["room-empty"; 4]);
            let holds = market::holds_text(making.say, &face.holds);
            format!("{defence}. {goods} {holds} {}", making.word(special)).trim_end().to_owned().into()
        }
        None => goods,
    };
    let id = Id::from(format!("cell.{seat}.{room}"));
    let label = Phrase::new("room-label").word("chamber", name).number("room", room);
    making.place(Place {
        id: id.clone(),
        region: format!("sanctum.{seat}").into(),
        label: making.say.phrase(&label),
        text,
        rule: Some("sanctum.slots"),
        ..Place::default()
    });
    let (w, h) = making.size();
    let here = raging && sect.siege.at == room && sect.siege.strength > 0;
    let passed = raging && sect.siege.at > room;
    let fill = match (&face, room) {
        (_, 0) => "#33181a",
        (Some(_), _) => "#2b2a20",
        (None, _) => "#101c1e",
    };
    let stroke = if here { "#ff6a55" } else { "#4f5a55" };
    let mut drawn = drawings::plate((-w / 2.0, -h / 2.0), (w, h), 4.0, fill, stroke);
    drawn += if passed { r##"<g opacity=".55">"## } else { "<g>" };
    let kinds = dearest(&store);
    if room == 0 {
        for (at, (goods, count)) in kinds.iter().take(4).enumerate() {
            let (column, line) = ((at % 2) as f32, (at / 2) as f32);
            let x = -w / 2.0 + 9.0 + column * 27.0;
            let y = if kinds.len() > 2 { -9.5 + 19.0 * line } else { 0.0 };
            drawn += &drawings::icon(look::goods_symbol(*goods), (x, y), 13.0, look::light(look::goods_color(*goods)));
            drawn += &drawings::text(&count.to_string(), (x + 7.0, y + 4.5), 13.0, "start", "#ffffff");
        }
    } else if let Some(face) = &face {
        drawn += &drawings::icon("checked-shield", (-6.5, -10.0), 11.0, "#a9cdea");
        drawn += &drawings::text(&face.defence.to_string(), (0.5, -5.5), 13.0, "start", "#dcecf8");
        if let Some((goods, count)) = kinds.first() {
            drawn +=
                &drawings::icon(look::goods_symbol(*goods), (-6.5, 9.0), 12.0, look::light(look::goods_color(*goods)));
            let more = if kinds.len() > 1 { "+" } else { "" };
            drawn += &drawings::text(&format!("{count}{more}"), (0.0, 13.5), 12.5, "start", "#ffffff");
        }
    }
    drawn += "</g>";
    if here {
        drawn += &format!(
            r##"<circle cx="0" cy="-10" r="9.5" fill="#c6262e" stroke="#ffd9d0" stroke-width="1.4"/>{}"##,
            drawings::text(&sect.siege.strength.to_string(), (0.0, -5.5), 13.0, "middle", "#ffffff")
        );
    }
    making.piece(Piece {
        id: format!("{id}.store").into(),
        place: id,
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
}
