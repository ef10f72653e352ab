//! What stands beside the locks of a board: Azathoth's court and the avatars, the Evolution track, growth, glaciers, Amoebas,
//! the King.

use cenacle_scene::{
    Phrase,
    scene::{Piece, Place},
};

use crate::{Board, Boon, Keeper, Price, STAGES, Site, words};

use super::{
    Draft, drawings, ids, look,
    part_cache::{Here, Making, PartKey},
    pills, site_text, told, town,
};

use super::layout::STRIP as HEIGHT;

/// What lies in the strip of a board, from left to right: how wide it is, and how much of that its symbol takes.
pub(super) fn strip(board: &Board) -> Vec<(String, f32, f32)> {
    let mut parts = Vec::new();
    let mut put = |id: &str, wide: f32, symbol: f32| parts.push((id.to_owned(), wide, symbol));
    if board.deep_ones.is_some() {
        put("deep-ones", 250.0, 0.0);
    }
    if board.shoggoth {
        put("shoggoth", 112.0, 0.0);
    }
    if board.azathoth.is_some() {
        put("azathoth", 194.0, 74.0);
        (1..=board.avatars.len()).for_each(|avatar| put(&format!("avatar.{avatar}"), 42.0, 0.0));
    }
    if board.evolution.is_some() {
        (1..=STAGES).for_each(|stage| put(&format!("evolved.{stage}"), 120.0, 62.0));
    }
    if board.growth.is_some() {
        put("growth", 100.0, 0.0);
    }
    let glaciers = board.locks.iter().enumerate().filter(|(_, lock)| !lock.glacier.is_empty());
    glaciers.for_each(|(lock, _)| put(&format!("glacier.{}", lock + 1), 134.0, 0.0));
    if board.amoebas.is_some() {
        put("amoebas", 130.0, 0.0);
    }
    if board.king.is_some() {
        put("king", 280.0, 240.0);
    }
    parts
}

/// How wide a part of the strip is.
fn width(board: &Board, id: &str) -> f32 {
    strip(board).into_iter().find(|(name, ..)| name == id).map_or(100.0, |(_, wide, _)| wide) - 3.0
}

pub(super) fn special(draft: &mut Draft<'_>) {
    let (p, rules) = (draft.p, draft.rules());
    let board = p.board;
    let face = rules.board();
    if let Some(each) = face.azathoth {
        let here = town::here(p, Site::Azathoth);
        let most = p.worship_limit(each);
        draft.show(PartKey::Azathoth { board, here: here.clone(), most }, |making| azathoth(making, &here, most));
        told::standing(draft, Site::Azathoth, &here);
        for avatar in 0..face.avatars.len() as u8 {
            let keeper = p.avatars[usize::from(avatar)];
            draft.show(PartKey::Avatar { board, avatar, keeper }, |making| self::avatar(making, avatar, keeper));
        }
    }
    if let Some(defence) = face.evolution {
        for stage in 0..STAGES as u8 {
            let here = town::here(p, Site::Evolved(stage));
            let by = defence[usize::from(stage)];
            draft.show(PartKey::Stage { board, stage, here: here.clone() }, |making| evolved(making, stage, by, &here));
            told::standing(draft, Site::Evolved(stage), &here);
        }
    }
    if let Some(most) = face.growth {
        let height = p.growth;
        draft.show(PartKey::Growth { board, height }, |making| growth(making, height, most));
    }
    for lock in (0..face.locks.len() as u8).filter(|lock| !face.locks[usize::from(*lock)].glacier.is_empty()) {
        let awake = p.is_broken(lock);
        draft.show(PartKey::Glacier { board, lock, awake }, |making| glacier(making, lock, awake));
    }
    if face.amoebas.is_some() {
        let left = p.amoebas;
        draft.show(PartKey::Amoebas { board, left }, |making| amoebas(making, left));
    }
    if face.king.is_some() {
        let (keeper, here) = (p.king, town::here(p, Site::King));
        draft.show(PartKey::King { board, keeper, here: here.clone() }, |making| king(making, keeper, &here));
        told::standing(draft, Site::King, &here);
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
    drawn += &drawings::icon("vortex", (left + 20.0, 0.0), 30.0, "#c88cff");
    let ink = if hot { "#ff9a85" } else { "#f3e0ff" };
    drawn += &drawings::text(&format!("{now}/{most}"), (left + 38.0, 5.0), 15.0, "start", ink);
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
        + &format!(r##"<g opacity="{opacity}">{}</g>"##, drawings::icon(symbol, (0.0, 0.0), 30.0, "#f3e0ff"));
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
        text: making.word("evolution-caption"),
        rule: Some("evolution.defence"),
        ..Place::default()
    });
    let w = width(board(making), &ids::site(site));
    let left = -w / 2.0;
    let name = making.word(words::stage_word(stage));
    let mut drawn = frame(w, "#8fb0ff", "#0b1428");
    drawn += &drawings::icon(look::STAGES[usize::from(stage)], (left + 15.0, -6.0), 22.0, "#b8d0ff");
    drawn += &drawings::name(&name, (left + 5.0, 17.0), [13.0, w - 10.0], "start", "#e4edff");
    drawn += &drawings::shield((left + 40.0, -9.0), 8.0, by as i8);
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
    let left = -w / 2.0;
    let mut drawn = frame(w, "#b8d878", "#141a08");
    drawn += &drawings::icon("sprout", (left + 18.0, -5.0), 24.0, "#d8f0a0");
    drawn += &drawings::text(&format!("{height}/{most}"), (left + 36.0, 2.0), 16.0, "start", "#eaf7d0");
    let pitch = (w - 12.0) / f32::from(most);
    for step in 1..=most {
        let fill = if step <= height { "#a8d048" } else { "#37421f" };
        let x = left + 6.0 + pitch * f32::from(step - 1);
        drawn +=
            &format!(r##"<rect x="{x:.1}" y="11" width="{:.1}" height="5" rx="1.5" fill="{fill}"/>"##, pitch - 1.2);
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
    drawn += &drawings::icon(symbol, (left + 17.0, 0.0), 26.0, "#dff4ff");
    drawn += &drawings::name(&format!("{letter} · {title}"), (left + 33.0, -5.0), [13.0, w - 36.0], "start", "#eafbff");
    drawn += &pills::exchange(&Price::default(), &Boon { goods, ..Boon::default() }, (left + 33.0, 9.0), w - 40.0);
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
    drawn += &drawings::icon(look::AMOEBA, (-w / 2.0 + 24.0, 0.0), 32.0, "#c8d878");
    drawn += &drawings::text(&format!("× {left_over}"), (-w / 2.0 + 48.0, 6.0), 17.0, "start", "#eef5c0");
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
    let text = format!(
        "{} {}. {}",
        making.word(key),
        making.word("king-caption"),
        site_text::exchange(making.say, &space.cost, &space.gives)
    );
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
    let mut drawn = frame(w, "#fff0a0", "#1c1803");
    drawn += &drawings::icon(look::KING, (left + 22.0, 0.0), 32.0, "#ffe45a");
    drawn += &drawings::name(&name, (left + 44.0, 5.0), [14.5, 98.0], "start", "#fff6c8");
    drawn += &pills::exchange(&space.cost, &space.gives, (left + 144.0, 0.0), 94.0);
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
