//! What stands beside the locks of a board: Azathoth's court and the avatars, the Evolution track, growth, glaciers, Amoebas,
//! the King.

use cenacle_scene::{
    Phrase,
    scene::{Piece, Place},
};

use crate::{Board, Boon, Keeper, STAGES, Site, words};

use super::{
    Draft,
    album::{Here, Making, Motif},
    draw, ids, look, site_text, town,
};

/// The strip as it is drawn on the wide stage.
const HEIGHT: f32 = 54.0;

/// What lies in the strip of a board, from left to right, each with its part of the width.
pub(super) fn strip(board: &Board) -> Vec<(String, f32)> {
    let mut parts = Vec::new();
    if board.azathoth.is_some() {
        parts.push(("azathoth".to_owned(), 2.0));
        parts.extend((1..=board.avatars.len()).map(|avatar| (format!("avatar.{avatar}"), 0.8)));
    }
    if board.evolution.is_some() {
        parts.extend((1..=STAGES).map(|stage| (format!("evolved.{stage}"), 1.0)));
    }
    if board.growth.is_some() {
        parts.push(("growth".to_owned(), 1.0));
    }
    let glaciers = board.locks.iter().enumerate().filter(|(_, lock)| !lock.glacier.is_empty());
    parts.extend(glaciers.map(|(lock, _)| (format!("glacier.{}", lock + 1), 1.0)));
    if board.amoebas.is_some() {
        parts.push(("amoebas".to_owned(), 1.0));
    }
    if board.king.is_some() {
        parts.push(("king".to_owned(), 1.0));
    }
    parts
}

/// How wide a part of the strip is on the wide stage.
fn width(board: &Board, id: &str) -> f32 {
    let parts = strip(board);
    let all: f32 = parts.iter().map(|(_, share)| share).sum();
    parts.iter().find(|(name, _)| name == id).map_or(100.0, |(_, share)| 524.0 * share / all) - 4.0
}

pub(super) fn special(draft: &mut Draft<'_>) {
    let (p, sight) = (draft.p, draft.sight());
    let board = p.board;
    let face = sight.board();
    if let Some(each) = face.azathoth {
        let here = town::here(p, Site::Azathoth);
        let most = p.worship_limit(each);
        draft.show(Motif::Azathoth { board, here: here.clone(), most }, |making| azathoth(making, &here, most));
        for avatar in 0..face.avatars.len() as u8 {
            let keeper = p.avatars[usize::from(avatar)];
            draft.show(Motif::Avatar { board, avatar, keeper }, |making| self::avatar(making, avatar, keeper));
        }
    }
    if let Some(defence) = face.evolution {
        for stage in 0..STAGES as u8 {
            let here = town::here(p, Site::Evolved(stage));
            let by = defence[usize::from(stage)];
            draft.show(Motif::Stage { board, stage, here: here.clone() }, |making| evolved(making, stage, by, &here));
        }
    }
    if let Some(most) = face.growth {
        let height = p.growth;
        draft.show(Motif::Growth { board, height }, |making| growth(making, height, most));
    }
    for lock in (0..face.locks.len() as u8).filter(|lock| !face.locks[usize::from(*lock)].glacier.is_empty()) {
        let awake = p.is_broken(lock);
        draft.show(Motif::Glacier { board, lock, awake }, |making| glacier(making, lock, awake));
    }
    if face.amoebas.is_some() {
        let left = p.amoebas;
        draft.show(Motif::Amoebas { board, left }, |making| amoebas(making, left));
    }
    if face.king.is_some() {
        let (keeper, here) = (p.king, town::here(p, Site::King));
        draft.show(Motif::King { board, keeper, here: here.clone() }, |making| king(making, keeper, &here));
    }
}

fn frame(w: f32, stroke: &str, fill: &str) -> String {
    format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{w:.1}" height="{HEIGHT}" rx="8" fill="{fill}" fill-opacity=".72" stroke="{stroke}" stroke-opacity=".8"/>"##,
        -w / 2.0,
        -HEIGHT / 2.0
    )
}

fn board<'a>(making: &Making<'a>) -> &'a Board {
    &making.figures.boards[usize::from(making.board)]
}

fn azathoth(making: &mut Making<'_>, here: &Here, most: u8) {
    let now = here.len();
    let label = making.say.phrase(&Phrase::new("track-azathoth").number("now", now as i64).number("most", most));
    let text = making.say.phrase(&Phrase::new("azathoth-text").number("most", most));
    making.place(Place {
        id: "azathoth".into(),
        region: "cult".into(),
        label,
        text,
        rule: Some("azathoth.end"),
        ..Place::default()
    });
    let w = width(board(making), "azathoth");
    let left = -w / 2.0;
    let hot = now * 3 >= usize::from(most) * 2;
    let mut drawn = frame(w, if hot { "#ff6a55" } else { "#e0a8ff" }, "#1a0a22");
    drawn += &draw::icon("vortex", (left + 24.0, -4.0), 38.0, "#c88cff");
    drawn += &draw::text(
        &format!("{now}/{most}"),
        (left + 24.0, 22.0),
        13.0,
        "middle",
        if hot { "#ff9a85" } else { "#f3e0ff" },
    );
    making.piece(Piece {
        id: "azathoth.court".into(),
        place: "azathoth".into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
    town::standing(making, Site::Azathoth, "cult", here);
}

fn avatar(making: &mut Making<'_>, avatar: u8, keeper: Keeper) {
    let face = &board(making).avatars[usize::from(avatar)];
    let Some([name, text, symbol]) = words::avatar_words(&face.id) else { return };
    let id = format!("avatar.{}", avatar + 1);
    making.place(Place {
        id: id.clone().into(),
        region: "cult".into(),
        label: making.word(name),
        text: making.word(text),
        rule: Some("avatar.upkeep"),
        ..Place::default()
    });
    let w = width(board(making), &id);
    let (stroke, opacity) = if keeper == Keeper::Board { ("#7a5a8a", ".45") } else { ("#e0a8ff", "1") };
    let drawn = frame(w, stroke, "#1a0a22")
        + &format!(r##"<g opacity="{opacity}">{}</g>"##, draw::icon(symbol, (0.0, 0.0), 40.0, "#f3e0ff"));
    making.piece(Piece {
        id: format!("{id}.frame").into(),
        place: id.clone().into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
    if let Keeper::Seat(seat) = keeper {
        making.piece(Piece {
            id: format!("{id}.card").into(),
            place: id.into(),
            title: making.word(name),
            text: making.word(text),
            symbol: Some(symbol.into()),
            seat: Some(seat),
            rule: Some("avatar.upkeep"),
            ..Piece::default()
        });
    }
}

fn evolved(making: &mut Making<'_>, stage: u8, by: u8, here: &Here) {
    let site = Site::Evolved(stage);
    let phrase = Phrase::new("evolution-label").word("stage", words::stage_word(stage)).number("by", by);
    making.place(Place {
        id: ids::site(site),
        region: "cult".into(),
        label: making.say.phrase(&phrase),
        rule: Some("evolution.defence"),
        ..Place::default()
    });
    let w = width(board(making), &ids::site(site));
    let left = -w / 2.0;
    let name = making.word(words::stage_word(stage));
    let mut drawn = frame(w, "#8fb0ff", "#0b1428");
    drawn += &draw::icon(look::STAGES[usize::from(stage)], (left + 20.0, -6.0), 30.0, "#b8d0ff");
    drawn += &draw::text(&name, (left + 6.0, 22.0), 12.5, "start", "#e4edff");
    drawn += &draw::shield((left + 46.0, -8.0), 8.0, by);
    making.piece(Piece {
        id: format!("{}.frame", ids::site(site)).into(),
        place: ids::site(site),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
    town::standing(making, site, "cult", here);
}

fn growth(making: &mut Making<'_>, height: u8, most: u8) {
    let label = making.say.phrase(&Phrase::new("track-growth").number("height", height).number("most", most));
    making.place(Place {
        id: "growth".into(),
        region: "cult".into(),
        label,
        text: making.word("growth-caption"),
        rule: Some("growth.track"),
        ..Place::default()
    });
    let w = width(board(making), "growth");
    let mut drawn = frame(w, "#b8d878", "#141a08");
    drawn += &draw::icon("sprout", (-w / 2.0 + 22.0, 0.0), 28.0, "#d8f0a0");
    let pitch = (w - 60.0) / f32::from(most);
    for step in 1..=most {
        let cx = -w / 2.0 + 44.0 + pitch * (f32::from(step) - 0.5);
        let award = board(making).locks.iter().filter_map(|lock| lock.award).find(|award| award.at == step);
        let (fill, ink) = if step <= height { ("#8fb83f", "#141a08") } else { ("#1c2410", "#b8c8a0") };
        let (r, stroke) = if award.is_some() { (13.0, "#fff0a0") } else { (10.0, "#7a9a4a") };
        drawn +=
            &format!(r##"<circle cx="{cx:.1}" cy="-6" r="{r}" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>"##);
        drawn += &draw::text(&step.to_string(), (cx, -1.5), 12.5, "middle", ink);
        if let Some(award) = award {
            drawn += &draw::icon(look::goods_symbol(award.most), (cx, 17.0), 15.0, "#fff0a0");
        }
    }
    making.piece(Piece {
        id: "growth.marker".into(),
        place: "growth".into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
}

/// The entities, in the order of the locks.
const ENTITIES: [(&str, &str); 3] =
    [("glacier-wendigo", "werewolf"), ("glacier-gnoph-keh", "polar-bear"), ("glacier-rhan-tegoth", "ice-golem")];

fn glacier(making: &mut Making<'_>, lock: u8, awake: bool) {
    let face = board(making);
    let number = face.locks[..usize::from(lock)].iter().filter(|lock| !lock.glacier.is_empty()).count();
    let (name, symbol) = ENTITIES.get(number).copied().unwrap_or(("glacier-label", "snowflake-2"));
    let goods = face.locks[usize::from(lock)].glacier;
    let id = format!("glacier.{}", lock + 1);
    making.place(Place {
        id: id.clone().into(),
        region: "cult".into(),
        label: making.word(name),
        text: making.say.phrase(&Phrase::new("lock-glacier").words("goods", goods.words())),
        rule: Some("glacier.upkeep"),
        ..Place::default()
    });
    let w = width(face, &id);
    let (letter, left) = (face.locks[usize::from(lock)].id.to_uppercase(), -w / 2.0);
    let (stroke, opacity) = if awake { ("#eafbff", "1") } else { ("#6a8a9a", ".5") };
    let title = making.word(name);
    let mut drawn = frame(w, stroke, "#0c2230");
    drawn += &format!(r##"<g opacity="{opacity}">"##);
    drawn += &draw::icon(symbol, (left + 26.0, 0.0), 40.0, "#dff4ff");
    drawn += &draw::text(&format!("{letter} · {title}"), (left + 52.0, -9.0), 13.0, "start", "#eafbff");
    drawn += &draw::reward(&Boon { goods, ..Boon::default() }, (left + 64.0, 10.0), 9.0, 60.0);
    drawn += "</g>";
    making.piece(Piece {
        id: format!("{id}.frame").into(),
        place: id.into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
}

fn amoebas(making: &mut Making<'_>, left_over: u8) {
    let face = board(making);
    let Some(figures) = face.amoebas else { return };
    let caption = Phrase::new("amoeba-caption").number("weakness", figures.weakness).number("supreme", figures.supreme);
    making.place(Place {
        id: "amoebas".into(),
        region: "cult".into(),
        label: making.say.phrase(&Phrase::new("amoeba-label").number("left", left_over)),
        text: making.say.phrase(&caption),
        rule: Some("amoeba.cost"),
        ..Place::default()
    });
    let w = width(face, "amoebas");
    let mut drawn = frame(w, "#c8d878", "#1c1806");
    let shown = usize::from(left_over);
    for number in 0..shown {
        let cx = -w / 2.0 + 24.0 + 32.0 * number as f32;
        drawn += &draw::icon(look::AMOEBA, (cx, 0.0), 26.0, "#c8d878");
    }
    making.piece(Piece {
        id: "amoebas.pile".into(),
        place: "amoebas".into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
}

fn king(making: &mut Making<'_>, keeper: Keeper, here: &Here) {
    let face = board(making);
    let Some(space) = face.king else { return };
    let (seat, key) = match keeper {
        Keeper::Board => (None, "king-free"),
        Keeper::Seat(seat) => (Some(seat), "king-held"),
        Keeper::Rival => (None, "king-rival"),
    };
    let text = format!("{} {}", making.word(key), site_text::exchange(making.say, &space.cost, &space.gives));
    making.place(Place {
        id: "king".into(),
        region: "cult".into(),
        label: making.word("king-name"),
        text: text.into(),
        rule: Some("king.use"),
        ..Place::default()
    });
    let w = width(face, "king");
    let left = -w / 2.0;
    let name = making.word("king-name");
    let state = making.word(key);
    let mut drawn = frame(w, "#fff0a0", "#1c1803");
    drawn += &draw::icon(look::KING, (left + 28.0, 0.0), 42.0, "#ffe45a");
    drawn += &draw::text(&name, (left + 56.0, -8.0), 15.0, "start", "#fff6c8");
    drawn += &draw::text(&state, (left + 56.0, 14.0), 12.5, "start", "#e8dca0");
    drawn += &draw::exchange(&space.cost, &space.gives, (left + 250.0, 0.0), 11.0, 150.0);
    making.piece(Piece {
        id: "king.frame".into(),
        place: "king".into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
    if seat.is_some() {
        making.piece(Piece {
            id: "king.card".into(),
            place: ids::stand(Site::King),
            title: name,
            symbol: Some(look::KING.into()),
            seat,
            rule: Some("king.control"),
            ..Piece::default()
        });
    }
    town::standing(making, Site::King, "cult", here);
}
