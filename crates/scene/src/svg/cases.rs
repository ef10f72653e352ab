//! Writes what the page has to do as a picture does it: `tests/cases/look.json` and `tests/cases/draw.json`.

#[path = "../../tests/common/mod.rs"]
mod common;

use std::{env, fs, path::Path};

use serde_json::{Map, Value, json};

use super::{
    Rects,
    area::{Area, CardSpot},
    badges::{SetBadge, set_badges},
    card, die, labels,
    pen::{icon_id, ink_on},
    setting::{Kind, MARK, SetPiece, SetPlace, Standing, room, set_out},
};
use crate::{
    EDGE, MAX_SEATS, Scene, Seat, SeatLook, Text, describe,
    measure::Typeface,
    scene::{
        Badge, Decor, Die, DieFace, Part, Path as Line, Piece, PieceLook, Place, PlaceLook, Region, RegionRole, Shown,
        Spot, Spots, Stage, Tableau, Theme,
    },
};

/// Compares with what is kept, or keeps it.
fn is_kept(name: &str, found: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(name);
    let found = serde_json::to_string_pretty(found).expect("it is JSON") + "\n";
    if env::var_os("CENACLE_BLESS").is_some() {
        fs::write(&path, &found).expect("the folder of the cases");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let differs = kept.lines().zip(found.lines()).enumerate().find(|(_, (old, new))| old != new);
    assert!(
        kept == found,
        "{name} is not what Rust does; first difference (line, was, is): {differs:?}\n\
         If that is meant, run the test with CENACLE_BLESS=1, commit the file, and let the page do the same."
    );
}

/// Lengths with two decimals, as they are written in cases.
fn units(length: f32) -> Value {
    let rounded = (f64::from(length) * 100.0).round() / 100.0;
    json!(if rounded == 0.0 { 0.0 } else { rounded })
}

fn rect(Area { x, y, w, h }: Area) -> Value {
    Value::Array([x, y, w, h].map(units).to_vec())
}

#[test]
fn the_page_is_told_how_seats_grounds_icons_and_dice_look() {
    let seats: Vec<Value> = (0..MAX_SEATS)
        .map(|seat| {
            let SeatLook { name, sign, fill, ink_dark, ink_light } = SeatLook::of(Seat::new(seat));
            json!({ "name": name, "fill": fill, "sign": sign.path(), "dark": ink_dark, "light": ink_light })
        })
        .collect();
    let grounds = [
        "#000000",
        "#ffffff",
        "#5a2a6a",
        "#f4efe2",
        "#808080",
        "#959595",
        "#969696",
        "#208BE3",
        "#00ff00",
        "#ff0000",
        "#fff",
        "",
        "red",
        "#12345",
        "#1234567",
        "#+f+f+f",
        "#zzffff",
        "ffffff",
        "#éééé",
    ];
    let inks: Map<String, Value> = grounds.iter().map(|ground| ((*ground).to_owned(), json!(ink_on(ground)))).collect();
    let names = ["ankh", "cover-cult", "Eye_of Horus", "œil", "a.b/c", "𓂀", "K", "ſ"];
    let icons: Map<String, Value> = names.iter().map(|name| ((*name).to_owned(), json!(icon_id(name)))).collect();
    let dice = ["die.1", "die.2", "dé.1", "𓂀", "", "altar.dice.12"];
    let tilts: Map<String, Value> = dice.iter().map(|id| ((*id).to_owned(), json!(die::tilt(id)))).collect();
    let pips: Vec<Value> = (0..=12).map(|pips| json!(die::pip_spots(pips))).collect();
    is_kept(
        "look.json",
        &json!({ "edge": EDGE, "seats": seats, "inks": inks, "icons": icons, "tilts": tilts, "pips": pips }),
    );
}

#[test]
fn the_page_is_told_where_everything_stands() {
    let scenes = [("something of everything", common::scene()), ("crowds, sheets and long words", crowded())];
    let cases: Vec<Value> = scenes
        .iter()
        .map(|(name, scene)| {
            let all = scene.tableau();
            let sheets: Map<String, Value> = all
                .sheets()
                .map(|region| {
                    (region.id.to_string(), drawn(&all, &all.spots(Some(region), |spots| &spots.wide), false))
                })
                .collect();
            json!({
                "name": name, "decor": *scene.decor, "scene": scene,
                "wide": drawn(&all, &all.spots(None, |spots| &spots.wide), false),
                "narrow": drawn(&all, &all.narrow_spots(|spots| &spots.narrow), true),
                "sheets": sheets,
                "panels": all.panels.iter().map(|panel| describe::panel(panel)).collect::<Vec<_>>(),
            })
        })
        .collect();
    is_kept("draw.json", &json!(cases));
}

/// Everything that stands on one stage, from the ground up.
fn drawn(all: &Tableau<'_>, spots: &Rects<'_>, narrow: bool) -> Value {
    let setting = set_out(Typeface::Bundled, all, spots, narrow);
    let mut list = Vec::new();
    for (region, spot) in &setting.regions {
        let labels::Heading { size, room, note } = labels::heading(Typeface::Bundled, region, spot.w);
        list.push(json!({
            "kind": "region", "id": region.id, "lines": describe::region(region), "box": rect(Area::of(spot)),
            "heading": { "size": size, "room": units(room), "note": units(note) },
        }));
    }
    for (path, from, to) in &setting.paths {
        list.push(json!({
            "kind": "path", "id": format!("{} {}", path.from, path.to), "from": rect(Area::of(from)),
            "to": rect(Area::of(to)),
        }));
    }
    list.extend(setting.places.iter().map(place));
    list.extend(setting.standing.iter().map(standing));
    Value::Array(list)
}

fn place(SetPlace { place, spot, empty }: &SetPlace<'_>) -> Value {
    let mut said = json!({
        "kind": "place", "id": place.id, "lines": describe::place(place), "box": rect(Area::of(spot)), "empty": empty,
        "room": rect(room(Typeface::Bundled, place, spot)),
    });
    match place.look {
        PlaceLook::Tray => {
            let labels::Head { lines, size, text, under, high } =
                labels::head(Typeface::Bundled, place, spot.w, spot.h);
            said["head"] = json!({ "lines": lines, "size": size, "text": text, "under": under, "high": high });
        }
        PlaceLook::Row => {
            let row = labels::row(Typeface::Bundled, place, spot);
            said["row"] = json!({
                "figure": row.figure.map_or("", |figure| figure.text.as_str()), "column": units(row.column),
                "x": units(row.x), "end": units(row.end), "baseline": units(row.baseline),
                "nameRoom": units(row.name_room), "named": row.named, "size": row.size,
                "textRoom": units(row.text_room), "marksY": units(row.marks_y), "markSize": row.mark_size,
                "marks": badges(&set_badges(Typeface::Bundled, &row.others, row.marks.0, row.mark_size, row.marks.1)),
            });
            if let Some(story) = labels::told(Typeface::Bundled, place, &row, spot) {
                let lines = story.lines.iter().map(|line| json!([line.line, line.size, units(line.y)]));
                said["story"] = json!({
                    "title": story.title, "titleY": units(story.title_y), "titleRoom": units(story.title_room),
                    "lines": lines.collect::<Vec<_>>(), "marks": units(story.marks), "whole": story.whole,
                });
            }
        }
        PlaceLook::Bare | PlaceLook::Outline | PlaceLook::Step | PlaceLook::Glass => {}
    }
    said
}

fn badges(set: &[SetBadge<'_>]) -> Value {
    set.iter().map(|SetBadge { badge, x, w }| json!([badge.title, units(*x), units(*w)])).collect()
}

fn standing(standing: &Standing<'_>) -> Value {
    match standing {
        Standing::Die(die, area) => {
            json!({ "kind": "die", "id": die.id, "lines": describe::die(die), "box": rect(*area) })
        }
        Standing::Piece(SetPiece { piece, kind, area, .. }) => {
            let mut said = json!({ "id": piece.id, "lines": describe::piece(piece), "box": rect(*area) });
            match kind {
                Kind::Drawn { drawing, scale } => {
                    said["kind"] = json!("drawn");
                    said["drawing"] = json!(drawing);
                    said["scale"] = units(*scale);
                }
                Kind::Card { free } => {
                    said["kind"] = json!("card");
                    said["free"] = units(*free);
                    if let PieceLook::Card { foot, seal, .. } = &piece.look {
                        said["face"] = face(piece, foot, seal.is_some(), CardSpot { area: *area, free: *free });
                    }
                }
                Kind::Small => {
                    said["kind"] = json!("small");
                    let marks: Vec<&Badge> = piece.badges.iter().collect();
                    said["marks"] = badges(&set_badges(Typeface::Bundled, &marks, area.w - 8.0, MARK, 60.0));
                }
            }
            said
        }
    }
}

fn face(piece: &Piece, foot: &str, sealed: bool, CardSpot { area, free }: CardSpot) -> Value {
    let face = card::lay(Typeface::Bundled, piece, foot, sealed, area, free);
    json!({
        "tall": face.tall, "title": face.title, "size": face.size, "titleRoom": units(face.title_room),
        "band": units(face.band), "artHigh": units(face.art_high), "art": face.art.map(rect), "words": face.words,
        "foot": face.foot, "marks": face.marks.map(units),
    })
}

/// A scene in which everything is in somebody's way: full and narrow places, long names, sheets, folded places, turned and
/// twice-drawn pieces.
fn crowded() -> Scene {
    let mut part = Part::new("crowd");
    let region = |id: &'static str, label: &'static str, note: &'static str, role, at: [f32; 4]| Region {
        id: id.into(),
        label: label.into(),
        note: note.into(),
        role,
        spots: both(at),
        ..Region::default()
    };
    part.regions = vec![
        region("heap", "Le tas", "", RegionRole::Box, [0.0, 0.0, 880.0, 580.0]),
        region(
            "long",
            "Le quartier des tailleurs de pierre et des scribes",
            "remporté par Ramsès le Très Grand",
            RegionRole::List,
            [10.0, 10.0, 220.0, 90.0],
        ),
        Region {
            shown: Shown::Panel,
            seat: Some(Seat::new(1)),
            ..region("own", "Sanctuaire", "2/5", RegionRole::Box, [0.0, 0.0, 224.0, 120.0])
        },
        Region { shown: Shown::Aside, ..region("side", "À côté", "", RegionRole::Market, [0.0, 0.0, 300.0, 140.0]) },
    ];
    small_pieces(&mut part);
    trays(&mut part);
    rows(&mut part);
    sheets(&mut part);
    drawings(&mut part);
    part.paths = vec![
        Line { from: "bare.1".into(), to: "bare.2".into(), open: true },
        // One end is folded away on both stages.
        Line { from: "bare.1".into(), to: "folded".into(), open: false },
    ];
    let stage = |w, h| Stage { size: (w, h), backdrop: Text::default() };
    let decor = Decor::new("Foule".into(), Theme::default(), [stage(884.0, 586.0), stage(374.0, 800.0)], Vec::new());
    let mut scene = Scene { decor: decor.into(), ..Scene::default() };
    scene.add(part);
    scene
}

/// The same spot on both stages, on the narrow one at two fifths of the width and three quarters of the height.
fn both([x, y, w, h]: [f32; 4]) -> Option<Spots> {
    Some(Spots { wide: Spot::rect(x, y, w, h), narrow: Spot::rect(x * 0.4, y * 0.75, w * 0.4, h * 0.75) })
}

fn set(part: &mut Part, id: &str, region: &'static str, look: PlaceLook, label: &str, at: [f32; 4]) -> usize {
    part.places.push(Place {
        id: id.to_owned().into(),
        region: region.into(),
        label: label.to_owned().into(),
        look,
        spots: both(at),
        ..Place::default()
    });
    part.places.len() - 1
}

fn stand(part: &mut Part, place: &str, count: usize, piece: impl Fn(usize) -> Piece) {
    for at in 0..count {
        let (id, place) = (format!("{place}.{at}").into(), place.to_owned().into());
        part.pieces.push(Piece { id, place, ..piece(at) });
    }
}

fn mark(symbol: Option<&'static str>, text: &'static str, title: &'static str) -> Badge {
    Badge { symbol: symbol.map(Into::into), text: text.into(), title: title.into(), ..Badge::default() }
}

/// Tokens, coins, chips and symbols, one to eight on places of all forms, some with marks.
fn small_pieces(part: &mut Part) {
    let forms = [
        [40.0, 40.0],
        [120.0, 30.0],
        [26.0, 110.0],
        [60.0, 60.0],
        [90.0, 44.0],
        [44.0, 90.0],
        [70.0, 70.0],
        [150.0, 20.0],
    ];
    for (at, [w, h]) in forms.into_iter().enumerate() {
        let id = format!("bare.{}", at + 1);
        set(part, &id, "heap", PlaceLook::Bare, "Case", [10.0 + 110.0 * at as f32, 120.0, w, h]);
        stand(part, &id, at + 1, |piece| Piece {
            title: "jeton".into(),
            count: [1, 0, 12][piece % 3],
            seat: (piece % 2 == 0).then(|| Seat::new(piece % MAX_SEATS)),
            look: [PieceLook::Token, PieceLook::Coin, PieceLook::Symbol, PieceLook::Chip { color: "#8a3a1c".into() }]
                [piece % 4]
                .clone(),
            ..Piece::default()
        });
    }
    for (at, side) in [None, Some(52), Some(12)].into_iter().enumerate() {
        let id = format!("marked.{at}");
        let place =
            set(part, &id, "heap", PlaceLook::Outline, "Marques", [10.0 + 200.0 * at as f32, 240.0, 180.0, 60.0]);
        part.places[place].piece_side = side;
        stand(part, &id, 3, |piece| Piece {
            title: "prêtre".into(),
            text: "Il attend.".into(),
            badges: (0..=piece)
                .map(|mark_at| mark([None, Some("fist")][mark_at % 2], ["+2", ""][mark_at % 2], "force"))
                .collect(),
            ..Piece::default()
        });
    }
    let folded = set(part, "folded", "heap", PlaceLook::Bare, "Repli", [700.0, 240.0, 40.0, 0.5]);
    part.places[folded].badges =
        vec![mark(None, "3", "jetons"), mark(None, "3", "jetons"), mark(Some("fist"), "", "force")];
    stand(part, "folded", 2, |_| Piece { title: "caché".into(), ..Piece::default() });
    for step in 0..3 {
        let label = ["Départ", "Le bout du long chemin", ""][step];
        let id = format!("step.{step}");
        set(part, &id, "heap", PlaceLook::Step, label, [700.0, 260.0 + 26.0 * step as f32, 90.0, 24.0]);
        stand(part, &id, step, |_| Piece { look: PieceLook::Token, ..Piece::default() });
    }
    set(part, "dice", "heap", PlaceLook::Glass, "Dés", [800.0, 240.0, 70.0, 50.0]);
    let faces = [DieFace::Unknown, DieFace::Blank, DieFace::Pips(5), DieFace::Pips(12)];
    part.dice.extend(faces.into_iter().enumerate().map(|(at, face)| Die {
        id: format!("dé.{at}").into(),
        place: "dice".into(),
        face,
        title: ["", "blanc", "cinq", "douze"][at].into(),
    }));
}

/// Cards, few and many, on high, low and slim trays, with and without much to say.
fn trays(part: &mut Part) {
    let trays: [(&str, &str, usize, [f32; 4]); 7] = [
        ("Étal", "", 3, [10.0, 320.0, 330.0, 190.0]),
        ("Étal du marchand de tapis", "2 libres", 7, [350.0, 320.0, 200.0, 116.0]),
        ("Réserve", "Ondins", 2, [560.0, 320.0, 150.0, 96.0]),
        ("Bas", "", 3, [350.0, 440.0, 330.0, 80.0]),
        ("Étroit", "", 1, [720.0, 320.0, 74.0, 190.0]),
        ("Un nom bien trop long pour ce plateau", "Bibliothèque municipale", 2, [800.0, 320.0, 76.0, 190.0]),
        ("", "", 2, [10.0, 515.0, 200.0, 60.0]),
    ];
    for (at, (label, text, count, spot)) in trays.into_iter().enumerate() {
        let id = format!("tray.{at}");
        let place = set(part, &id, "heap", PlaceLook::Tray, label, spot);
        part.places[place].text = text.to_owned().into();
        stand(part, &id, count, |card| {
            let [title, text, foot] = [
                ["Artisan", "", "+3"],
                ["Porte Dimensionnelle", "Gardez « une » carte de plus : défaussez. Puis encore !", "Sorcellerie −2"],
                ["Vizir", "Un mot.", ""],
                [
                    "",
                    "Sans nom, mais avec des mots qui ne tiendront nulle part ailleurs que sur une grande carte.",
                    "1/2",
                ],
            ][(card + at) % 4];
            Piece {
                title: title.into(),
                text: text.into(),
                symbol: Some("ankh".into()),
                badges: if card == 2 {
                    vec![mark(Some("gold-scarab"), "+1", "amulette"), mark(None, "12", "")]
                } else {
                    Vec::new()
                },
                look: match card % 5 {
                    4 => PieceLook::Back { color: "#4a3318".into() },
                    _ => PieceLook::Card {
                        color: "#5a2a6a".into(),
                        foot: foot.into(),
                        seal: (card % 2 == 1).then(|| "gold-scarab".into()),
                    },
                },
                ..Piece::default()
            }
        });
    }
}

/// Rows with one line, two lines and many, with figures, marks and sentences.
fn rows(part: &mut Part) {
    let long =
        "2 Fidèles : jouez une Intrigue, piochez-en 1 ; elle ne compte pas pour ce tour, sauf si « Asile » est en jeu.";
    let rows: [(&str, &str, f32, bool, usize); 7] = [
        ("Mur", "3 + mosaïques", 40.0, true, 3),
        ("Mur", "remporté par Ramsès le Très Grand", 40.0, false, 2),
        ("Sphinx", "2 ou 5", 58.0, true, 4),
        ("Politique de la terreur", long, 64.0, true, 1),
        ("Politique de la terreur", long, 130.0, false, 4),
        ("Les bâtisseurs de la grande pyramide", "", 58.0, false, 6),
        ("Bref", "Oui", 20.0, true, 0),
    ];
    for (at, (label, text, high, symbol, marks)) in rows.into_iter().enumerate() {
        let place =
            set(part, &format!("row.{at}"), "long", PlaceLook::Row, label, [230.0, 90.0 * at as f32, 236.0, high]);
        part.places[place].text = text.to_owned().into();
        part.places[place].symbol = symbol.then(|| "stone-wall".into());
        let kinds =
            [mark(None, "4/9", "bâtis"), mark(Some("ankh"), "", "Artisan"), mark(Some("cut-diamond"), "2", "Lapis")];
        part.places[place].badges = kinds.into_iter().cycle().take(marks).collect();
    }
    stand(part, "row.2", 2, |_| Piece { look: PieceLook::Token, title: "jeton".into(), ..Piece::default() });
}

/// What lies on sheets beside the wide stage, one place of it folded away.
fn sheets(part: &mut Part) {
    set(part, "own.1", "own", PlaceLook::Tray, "Crypte", [8.0, 30.0, 100.0, 80.0]);
    set(part, "own.2", "own", PlaceLook::Bare, "Repli", [8.0, 30.0, 100.0, 0.0]);
    set(part, "side.1", "side", PlaceLook::Bare, "Case", [8.0, 30.0, 100.0, 100.0]);
    for place in ["own.1", "own.2", "side.1"] {
        stand(part, place, 2, |_| Piece { look: PieceLook::Token, title: "jeton".into(), ..Piece::default() });
    }
}

/// Drawings that are scaled with their place, and such that have another form on the narrow stage, also where both stages agree.
fn drawings(part: &mut Part) {
    let same = Some(Spots { wide: Spot::rect(500.0, 10.0, 40.0, 40.0), narrow: Spot::rect(500.0, 10.0, 40.0, 40.0) });
    for (id, spots) in [("drawn.1", both([450.0, 10.0, 40.0, 40.0])), ("drawn.2", same)] {
        let place = set(part, id, "heap", PlaceLook::Bare, "Dessin", [0.0; 4]);
        part.places[place].spots = spots;
        stand(part, id, 3, |piece| Piece {
            title: "tuile".into(),
            drawing: (piece < 2).then(|| "<rect width='9' height='9'/>".into()),
            narrow_drawing: (piece > 0).then(|| "<rect width='4' height='9'/>".into()),
            rotation: 90,
            mirrored: piece == 1,
            ..Piece::default()
        });
    }
}
