//! What lies under everything and never changes: the boards, with what each space costs and gives as symbols.

use cenacle_scene::{
    Phrase, Say, Text,
    scene::{Region, RegionRole, Spot},
};

use crate::{Boon, Figures, PLACES, Price, words};

use super::{album::Making, draw, grid, layout::Ground, look};

const TITLE: &str = "font-family=\"Marcellus, 'Alegreya Sans', serif\"";

/// The whole backdrop of one stage, in one language.
pub(super) fn backdrop(figures: &Figures, board: u8, ground: &Ground, say: &Say<'_>) -> String {
    let (w, h) = ground.size;
    let mut drawn = format!(
        r##"<defs><radialGradient id="ehp-sea" cx=".32" cy=".3" r=".95"><stop offset="0" stop-color="#1d5452"/><stop offset=".55" stop-color="#0f3234"/><stop offset="1" stop-color="#081a1c"/></radialGradient></defs><rect width="{w}" height="{h}" rx="14" fill="url(#ehp-sea)"/>"##
    );
    drawn += &deep(figures, board, ground);
    drawn += &cult(figures, board, ground, say);
    drawn += &frame(&ground.town(), 10.0, ".34");
    for place in 0..PLACES {
        drawn += &town_place(figures, ground, say, place);
    }
    for space in 0..2 {
        drawn += &skulk(ground, say, space);
    }
    drawn += &frame(&ground.rituals(), 10.0, ".34");
    for ritual in 0..figures.rituals.len() {
        drawn += &self::ritual(figures, ground, say, ritual);
    }
    drawn += &track(ground, say);
    drawn += &frame(&ground.market(), 10.0, ".34");
    drawn += &frame(&ground.priest(), 10.0, ".34");
    let own = [
        ("short-summon", &figures.summon),
        ("short-rescue", &figures.rescue),
        ("short-improve", &figures.improve),
        ("short-escape", &figures.escape),
    ];
    for (space, (key, face)) in own.into_iter().enumerate() {
        let spot = ground.own(space);
        drawn += &frame(&spot, 6.0, ".4");
        drawn += &label(&say.word(key), spot.x + 5.0, spot.y + 13.0, 12.5, "#d8f5ea");
        let (r, y) = if ground.wide { (9.5, spot.y + 33.0) } else { (7.8, spot.y + 22.5) };
        drawn += &draw::exchange(&face.cost, &face.gives, (spot.x + 5.0, y), r, spot.w - 9.0);
    }
    let asylum = ground.own(4);
    drawn += &frame(&asylum, 6.0, ".4");
    drawn += &draw::icon(look::ASYLUM, (asylum.x + 13.0, asylum.y + asylum.h / 2.0), 16.0, "#9fb8b2");
    drawn += &frame(&ground.sanctums(), 10.0, ".34");
    if ground.cards {
        for (spot, key) in
            [(ground.patron(), "site-power"), (ground.beasts(), "region-beasts"), (ground.sleuths(), "region-sleuths")]
        {
            drawn += &frame(&spot, 10.0, ".34");
            drawn += &heading(say, &spot, key);
        }
    }
    for (spot, key) in [
        (ground.town(), "region-town"),
        (ground.rituals(), "region-rituals"),
        (ground.market(), "region-market"),
        (ground.priest(), "region-priest"),
        (ground.sanctums(), "region-sanctums"),
    ] {
        drawn += &heading(say, &spot, key);
    }
    drawn
}

fn frame(spot: &Spot, radius: f32, opacity: &str) -> String {
    format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="{radius}" fill="#06181a" fill-opacity="{opacity}" stroke="#7fd0b8" stroke-opacity=".22"/>"##,
        spot.x, spot.y, spot.w, spot.h
    )
}

fn label(words: &str, x: f32, y: f32, size: f32, fill: &str) -> String {
    format!(r##"<text x="{x:.1}" y="{y:.1}" {TITLE} font-size="{size}" fill="{fill}">{}</text>"##, draw::escape(words))
}

/// The colours of the cult board, where it is not the sea.
fn deep(figures: &Figures, board: u8, ground: &Ground) -> String {
    let board = &figures.boards[usize::from(board)];
    if board.shoggoth {
        return String::new();
    }
    let [light, middle, dark, _] = grid::colours(board);
    let spot = ground.cult();
    format!(
        r##"<defs><radialGradient id="ehp-cult" cx=".4" cy=".35" r=".9"><stop offset="0" stop-color="{light}"/><stop offset=".6" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient></defs><rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="12" fill="url(#ehp-cult)"/>"##,
        spot.x + 2.0,
        spot.y + 2.0,
        spot.w - 4.0,
        spot.h - 4.0
    )
}

fn cult(figures: &Figures, board: u8, ground: &Ground, say: &Say<'_>) -> String {
    let spot = ground.cult();
    let face = &figures.boards[usize::from(board)];
    let id = face.id.as_str();
    let [name, _, symbol] = words::board_words(id).unwrap_or(["game-title", "", "octopus"]);
    // The Great Old One himself, barely seen in the deep.
    let side = spot.h * 0.82;
    let ghost = format!(
        r##"<g opacity=".10">{}</g>"##,
        draw::icon(symbol, (spot.x + spot.w * 0.5, spot.y + spot.h * 0.54), side, grid::colours(face)[3])
    );
    let size = if ground.wide { 20.0 } else { 16.0 };
    let title = label(&say.word(name), spot.x + 12.0, spot.y + size + 4.0, size, "#eafff8");
    ghost + &title + &caption(face, ground, say)
}

/// What is special about a board, said on it: beside its name, or under the locks of a narrow stage.
fn caption(board: &crate::Board, ground: &Ground, say: &Say<'_>) -> String {
    let Some(key) = grid::caption(board) else { return String::new() };
    let mut phrase = Phrase::new(key);
    if let Some(each) = board.azathoth {
        phrase = phrase.number("most", each);
    }
    if let Some(amoebas) = board.amoebas {
        phrase = phrase.number("weakness", amoebas.weakness).number("supreme", amoebas.supreme);
    }
    let words = say.phrase(&phrase);
    let (x, y, anchor) = match (ground.wide, grid::has_strip(board)) {
        (true, _) => (ground.cult().w - 10.0, 22.0, "end"),
        (false, true) => (187.0, 387.0, "middle"),
        (false, false) => (187.0, 388.0, "middle"),
    };
    draw::text(&words, (x, y), 12.0, anchor, grid::colours(board)[3])
}

fn town_place(figures: &Figures, ground: &Ground, say: &Say<'_>, place: usize) -> String {
    let face = &figures.town[place];
    let spot = ground.place(place);
    let name = words::place_words(&face.id).map_or("site-nowhere", |words| short(words.0));
    let (size, y) = if ground.wide { (13.0, 14.0) } else { (12.0, 13.0) };
    let more = ground.upper() / 5.0;
    let (r, cy) = if ground.wide { (9.5, 31.5 + 0.6 * more) } else { (8.5, 28.5) };
    let mut drawn = frame(&spot, 6.0, ".42");
    drawn += &label(&say.word(name), spot.x + 5.0, spot.y + y, size, "#d8f5ea");
    // Who stands here stands at the right: nobody else asks then what it costs.
    let room = spot.w - 9.0;
    drawn + &draw::exchange(&face.space.cost, &face.space.gives, (spot.x + 5.0, spot.y + cy), r, room)
}

/// Names that fit a small box.
pub(super) fn short(word: &'static str) -> &'static str {
    match word {
        "place-lodge" => "short-lodge",
        "place-university" => "short-university",
        "place-starry-wisdom" => "short-starry-wisdom",
        "place-athenaeum" => "short-athenaeum",
        "ritual-tulzscha" => "short-tulzscha",
        "ritual-mao" => "short-mao",
        "ritual-horror" => "short-horror",
        "ritual-red-sign" => "short-red-sign",
        "ritual-dragon" => "short-dragon",
        other => other,
    }
}

fn skulk(ground: &Ground, say: &Say<'_>, space: usize) -> String {
    let spot = ground.skulk(space);
    let key = if space == 0 { "short-skulk-1" } else { "short-skulk-2" };
    frame(&spot, 6.0, ".42")
        + &draw::icon(look::SKULK, (spot.x + 15.0, spot.y + spot.h / 2.0), 20.0, "#9fd8c8")
        + &label(&say.word(key), spot.x + 30.0, spot.y + spot.h / 2.0 + 4.5, 12.5, "#d8f5ea")
}

fn ritual(figures: &Figures, ground: &Ground, say: &Say<'_>, ritual: usize) -> String {
    let face = &figures.rituals[ritual];
    let spot = ground.ritual(figures, ritual);
    let name = words::ritual_words(&face.id).map_or("site-nowhere", |words| short(words.0));
    let long = face.steps.len() > 2;
    let (x, y) = if long { (spot.x + 4.0, spot.y + spot.h / 2.0 + 4.5) } else { (spot.x + 3.0, spot.y + 12.0) };
    let mut drawn = label(&say.word(name), x, y, 12.5, "#d8f5ea");
    let mut before: Option<Spot> = None;
    for (step, boon) in face.steps.iter().enumerate() {
        let cell = ground.ritual_step(figures, ritual, step);
        drawn += &frame(&cell, 5.0, ".42");
        let (cx, cy) = (cell.x + cell.w / 2.0, cell.y + cell.h / 2.0);
        if step == 0 {
            let price = figures.ritual_start.cost;
            drawn += &draw::price(&Price { ..price }, (cx - 10.5, cy), 8.5, 24.0);
        } else if *boon != Boon::default() {
            drawn += &draw::reward(boon, (cx, cy), 8.5, cell.w - 4.0);
        }
        if let Some(from) = before {
            drawn += &format!(
                r##"<path d="M{:.1},{cy:.1}h5m-2.4,-2.4l2.4,2.4l-2.4,2.4" fill="none" stroke="#7fd0b8" stroke-width="1.5"/>"##,
                from.x + from.w - 0.5
            );
        }
        before = Some(cell);
    }
    drawn
}

fn track(ground: &Ground, say: &Say<'_>) -> String {
    let spot = ground.track();
    let mut drawn = String::new();
    if ground.wide {
        drawn += &label(&say.word("short-raid"), spot.x + 8.0, spot.y + 24.0, 16.0, "#eafff8");
    }
    for strength in 0..=18_u8 {
        let cell = ground.strength(strength);
        let heat = 0.25 + 0.6 * f32::from(strength) / 18.0;
        drawn += &format!(
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="4" fill="#7a1f22" fill-opacity="{heat:.2}" stroke="#e0a090" stroke-opacity=".35"/>"##,
            cell.x, cell.y, cell.w, cell.h
        );
        drawn += &draw::text(&strength.to_string(), (cell.x + 4.0, cell.y + 12.0), 12.0, "start", "#ffe9df");
    }
    drawn
}

/// The name of an area, in its upper left corner.
fn heading(say: &Say<'_>, spot: &Spot, key: &'static str) -> String {
    let words = say.word(key);
    // A long name is written smaller rather than over the edge.
    let size = ((spot.w - 10.0) / (words.chars().count() as f32 * 0.5)).clamp(12.0, 15.0);
    label(&words, spot.x + 6.0, spot.y + 16.0, size, "#eafff8")
}

/// The areas of the stage.
pub(super) fn regions(making: &mut Making<'_>, cards: bool) {
    let mut regions = vec![
        ("town", "region-town", "town.cost"),
        ("rituals", "region-rituals", "ritual.begin"),
        ("track", "region-track", "raid.all"),
        ("market", "region-market", "chamber.gain"),
        ("priest", "region-priest", "priest.only"),
        ("sanctums", "region-sanctums", "sanctum.slots"),
    ];
    if cards {
        regions.push(("patron", "site-power", "priest.power"));
        regions.push(("beasts", "region-beasts", "monster.choose"));
        regions.push(("sleuths", "region-sleuths", "raid.investigator"));
    }
    for (id, key, rule) in regions {
        making.region(Region {
            id: id.into(),
            label: making.word(key),
            note: Text::default(),
            role: RegionRole::Board,
            rule: Some(rule),
            ..Region::default()
        });
    }
    making.part.id = "areas".into();
}
