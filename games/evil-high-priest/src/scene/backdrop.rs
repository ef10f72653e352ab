//! What lies under everything and never changes: the boards, with what each space costs and gives as symbols.

use cenacle_scene::{
    Phrase, Say, measure,
    scene::{Region, RegionRole, Shown, Spot},
};

use crate::{Boon, Figures, Goods, PLACES, Price, Purse, words};

use super::{drawings, layout::Layout, look, part_cache::Making, pills, shape::Shape, special, terminal};

const TITLE: &str = "font-family=\"Marcellus, 'Alegreya Sans', serif\"";

/// The whole backdrop of one stage, in one language.
pub(super) fn backdrop(figures: &Figures, board: u8, layout: &Layout, say: &Say<'_>) -> String {
    let (w, h) = layout.size;
    let mut drawn = format!(
        r##"<defs><radialGradient id="ehp-sea" cx=".32" cy=".3" r=".95"><stop offset="0" stop-color="#1d5452"/><stop offset=".55" stop-color="#0f3234"/><stop offset="1" stop-color="#081a1c"/></radialGradient></defs><rect width="{w}" height="{h}" rx="14" fill="url(#ehp-sea)"/>"##
    );
    drawn += &deep(figures, board, layout);
    drawn += &cult(figures, board, layout, say);
    drawn += &frame(&layout.town(), 10.0, ".34");
    for place in 0..PLACES {
        drawn += &town_place(figures, layout, say, place);
    }
    for space in 0..2 {
        drawn += &skulk(layout, say, space);
    }
    drawn += &frame(&layout.rituals(), 10.0, ".34");
    for ritual in 0..figures.rituals.len() {
        drawn += &self::ritual(figures, layout, say, ritual);
    }
    drawn += &track(layout, say);
    drawn += &heading(say, &layout.town(), "region-town");
    drawn += &legend(layout, say);
    drawn + &heading(say, &layout.rituals(), "region-rituals")
}

/// What hollow and solid pills mean.
fn legend(layout: &Layout, say: &Say<'_>) -> String {
    let spot = layout.town();
    let right = spot.x + spot.w - 8.0;
    let (pay, get) = (say.word("legend-pay"), say.word("legend-get"));
    let one = Price { goods: Purse::of(Goods::Treasure, 1), ..Price::default() };
    let gain = Boon { goods: Purse::of(Goods::Treasure, 1), ..Boon::default() };
    let (pay_wide, get_wide) = (measure::width(&pay, 12.5), measure::width(&get, 12.5));
    let y = spot.y + 14.0;
    drawings::text(&get, (right, y + 4.5), 12.5, "end", "#b8d8cc")
        + &pills::reward(&gain, (right - get_wide - 14.0, y), 24.0)
        + &drawings::text(&pay, (right - get_wide - 32.0, y + 4.5), 12.5, "end", "#b8d8cc")
        + &pills::price(&one, (right - get_wide - pay_wide - 46.0, y), 24.0)
}

fn frame(spot: &Spot, radius: f32, opacity: &str) -> String {
    format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="{radius}" fill="#06181a" fill-opacity="{opacity}" stroke="#7fd0b8" stroke-opacity=".22"/>"##,
        spot.x, spot.y, spot.w, spot.h
    )
}

fn label(words: &str, x: f32, y: f32, size: f32, fill: &str) -> String {
    format!(
        r##"<text x="{x:.1}" y="{y:.1}" {TITLE} font-size="{size}" fill="{fill}">{}</text>"##,
        drawings::escape(words)
    )
}

/// The colours of the cult board, where it is not the sea, and its frame.
fn deep(figures: &Figures, board: u8, layout: &Layout) -> String {
    let board = &figures.boards[usize::from(board)];
    let [light, middle, dark, ghost] = terminal::colours(board);
    let spot = layout.cult();
    let edge = if layout.wide { 4.0 } else { 1.5 };
    let edges = [spot.x + edge, spot.y + edge, spot.x + spot.w - edge, spot.y + spot.h - edge];
    let frame = Shape::of(board).plate(
        edges,
        16.0,
        &format!(r##"fill="none" stroke="{ghost}" stroke-opacity=".38" stroke-width="1.6""##),
    );
    if board.shoggoth {
        return frame;
    }
    let deep = format!(
        r##"<defs><radialGradient id="ehp-cult" cx=".4" cy=".35" r=".9"><stop offset="0" stop-color="{light}"/><stop offset=".6" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient></defs><rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="12" fill="url(#ehp-cult)"/>"##,
        spot.x + 2.0,
        spot.y + 2.0,
        spot.w - 4.0,
        spot.h - 4.0
    );
    deep + &frame
}

fn cult(figures: &Figures, board: u8, layout: &Layout, say: &Say<'_>) -> String {
    let spot = layout.cult();
    let face = &figures.boards[usize::from(board)];
    let id = face.id.as_str();
    let [name, _, symbol] = words::board_words(id).unwrap_or(["game-title", "", "octopus"]);
    // The Great Old One himself, barely seen in the deep.
    let side = spot.h * 0.82;
    let ghost = format!(
        r##"<g opacity=".10">{}</g>"##,
        drawings::icon(symbol, (spot.x + spot.w * 0.5, spot.y + spot.h * 0.54), side, terminal::colours(face)[3])
    );
    let (size, room) = if layout.wide { (19.0, spot.w - 190.0) } else { (17.0, spot.w - 164.0) };
    let title = drawings::name(&say.word(name), (spot.x + 12.0, spot.y + 22.0), [size, room], "start", "#eafff8")
        .replace("font-family=\"'Alegreya Sans', 'Segoe UI', sans-serif\"", TITLE)
        .replace("font-weight=\"700\"", "font-weight=\"400\"");
    ghost + &title + &caption(face, layout, say)
}

/// What is special about a board: after what lies beside its locks, or in its place.
fn caption(board: &crate::Board, layout: &Layout, say: &Say<'_>) -> String {
    let Some(spot) = layout.caption(board).filter(|spot| spot.w >= 114.0) else { return String::new() };
    let mut phrase = Phrase::new(terminal::caption(board).unwrap_or("goat-caption"));
    if let Some(each) = board.azathoth {
        phrase = phrase.number("most", each);
    }
    if let Some(amoebas) = board.amoebas {
        phrase = phrase.number("weakness", amoebas.weakness).number("supreme", amoebas.supreme);
    }
    let frame = if special::strip(board).is_empty() { frame(&spot, 8.0, ".42") } else { String::new() };
    let words = say.phrase(&phrase);
    let room = spot.w - 14.0;
    let most = (spot.h / 13.0) as usize;
    let lines = measure::wrap_whole(&words, 12.5 * 0.93, room, most).len() as f32;
    let at = (spot.x + 8.0, spot.y + spot.h / 2.0 + 4.5 - (lines - 1.0) * 6.6);
    frame + &drawings::paragraph(&words, at, [12.5, 13.2, room], most, terminal::colours(board)[3])
}

fn town_place(figures: &Figures, layout: &Layout, say: &Say<'_>, place: usize) -> String {
    let face = &figures.town[place];
    let spot = layout.place(place);
    let name = words::place_words(&face.id).map_or("site-nowhere", |words| short(words.0));
    let mut drawn = frame(&spot, 7.0, ".5");
    drawn += &label(&say.word(name), spot.x + 7.0, spot.y + 16.0, 14.0, "#d8f5ea");
    drawn + &pills::exchange(&face.space.cost, &face.space.gives, (spot.x + 6.0, spot.y + 32.0), spot.w - 12.0)
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

fn skulk(layout: &Layout, say: &Say<'_>, space: usize) -> String {
    let spot = layout.skulk(space);
    let key = if space == 0 { "short-skulk-1" } else { "short-skulk-2" };
    let left = spot.x + 36.0;
    frame(&spot, 7.0, ".5")
        + &drawings::icon(look::SKULK, (spot.x + 18.0, spot.y + spot.h / 2.0), 24.0, "#9fd8c8")
        + &label(&say.word(key), left, spot.y + 15.0, 14.0, "#d8f5ea")
        // What it is for: no cost and no gain is written there.
        + &drawings::paragraph(
            &say.word("skulk-caption"),
            (left, spot.y + 28.0),
            [12.0, 12.0, spot.x + spot.w - left - 4.0],
            2,
            "#9fd8c8",
        )
}

fn ritual(figures: &Figures, layout: &Layout, say: &Say<'_>, ritual: usize) -> String {
    let face = &figures.rituals[ritual];
    let spot = layout.ritual(figures, ritual);
    let name = words::ritual_words(&face.id).map_or("site-nowhere", |words| short(words.0));
    let long = face.steps.len() > 2;
    let y = if long { spot.y + spot.h / 2.0 + 5.0 } else { spot.y + 12.0 };
    let mut drawn = frame(&spot, 7.0, ".3") + &label(&say.word(name), spot.x + 6.0, y, 13.5, "#d8f5ea");
    let apart = layout.wide || long;
    for (step, boon) in face.steps.iter().enumerate() {
        let cell = layout.ritual_step(figures, ritual, step);
        if apart {
            drawn += &frame(&cell, 6.0, ".5");
        }
        let (cx, cy) = (cell.x + cell.w / 2.0, cell.y + cell.h / 2.0);
        if step == 0 {
            drawn += &pills::price(&figures.ritual_start.cost, (cx, cy), cell.w - 2.0);
        } else {
            drawn += &format!(
                r##"<path d="M{:.1},{:.1}l4,4l-4,4" fill="none" stroke="#7fd0b8" stroke-width="1.8" stroke-linecap="round"/>"##,
                if apart { cell.x - 6.5 } else { cell.x - 4.0 },
                cy - 4.0
            );
            if *boon != Boon::default() {
                // Who stands here stands at the left, or over the name.
                let (x, room) = if apart { (cx + 9.0, cell.w - 22.0) } else { (cx + 2.0, cell.w - 4.0) };
                drawn += &pills::reward(boon, (x, cy), room);
            }
        }
    }
    drawn
}

fn track(layout: &Layout, say: &Say<'_>) -> String {
    let spot = layout.track();
    let mut drawn = format!(
        r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="9" fill="#1c0b0d" fill-opacity=".9" stroke="#8a3a3c" stroke-opacity=".8"/>"##,
        spot.x, spot.y, spot.w, spot.h
    );
    drawn += &drawings::icon(look::RAID, (spot.x + 16.0, spot.y + 14.0), 17.0, "#ff9d85");
    drawn += &label(&say.word("region-track"), spot.x + 29.0, spot.y + 19.0, 15.0, "#ffe9df");
    let under = layout.strength(0);
    let ([size, step, down], lines) = if layout.wide { ([12.5, 13.0, 15.0], 1) } else { ([12.0, 11.5, 11.5], 2) };
    let at = (under.x, under.y + under.h + down);
    let room = spot.x + spot.w - under.x - 8.0;
    drawn += &drawings::paragraph(&say.word("track-caption"), at, [size, step, room], lines, "#e0b8ac");
    for strength in 0..=18_u8 {
        let cell = layout.strength(strength);
        drawn += &format!(
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="4" fill="#4a1a1d" stroke="#8a4a48" stroke-opacity=".6"/>"##,
            cell.x, cell.y, cell.w, cell.h
        );
        let size = if layout.wide { 13.0 } else { 12.0 };
        drawn +=
            &drawings::text(&strength.to_string(), (cell.x + cell.w / 2.0, cell.y + 17.5), size, "middle", "#e0b8ac");
    }
    drawn
}

/// The name of an area, in its upper left corner.
fn heading(say: &Say<'_>, spot: &Spot, key: &'static str) -> String {
    let words = say.word(key);
    // A long name is written smaller rather than over the edge.
    let size = ((spot.w - 10.0) / (words.chars().count() as f32 * 0.5)).clamp(13.0, 17.0);
    label(&words, spot.x + 8.0, spot.y + 19.0, size, "#eafff8")
}

/// The areas of the stage, and those with a sheet of their own.
pub(super) fn regions(making: &mut Making<'_>, cards: bool) {
    let mut regions = vec![
        ("town", "region-town", "town.cost", Shown::Stage),
        ("rituals", "region-rituals", "ritual.begin", Shown::Stage),
        ("track", "region-track", "raid.all", Shown::Stage),
        ("market", "region-market", "chamber.gain", Shown::Aside),
    ];
    if cards {
        regions.push(("beasts", "region-beasts", "monster.choose", Shown::Aside));
        regions.push(("sleuths", "region-sleuths", "raid.investigator", Shown::Aside));
    }
    regions.push(("rivals", "region-sanctums", "sanctum.slots", Shown::Stage));
    for (id, key, rule, shown) in regions {
        making.region(Region {
            id: id.into(),
            label: making.word(key),
            role: RegionRole::Board,
            rule: Some(rule),
            shown,
            ..Region::default()
        });
    }
    making.part.id = "areas".into();
}
