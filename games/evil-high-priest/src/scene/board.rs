//! The cult board: Elder Signs as seals that break, ways that open, tracks, the Shoggoth.

use cenacle_scene::{
    Phrase, Seat,
    scene::{Path, Piece, PieceLook, Place, Region, RegionRole},
};

use crate::{Boon, Keeper, Price, Site, words};

use super::{
    Draft,
    drawings::{self, Seal},
    ids,
    layout::{AWARD, LOCK, STRIP},
    lock_text, look,
    part_cache::{Here, Making, PartKey},
    pills,
    shape::Shape,
    terminal, told, town,
};

pub(super) fn cult(draft: &mut Draft<'_>) {
    let (p, rules) = (draft.p, draft.rules());
    let board = p.board;
    let left = (rules.board().all & !p.broken).count_ones();
    let round = p.round;
    draft.show(PartKey::Board { board, round, left }, |making| {
        let id = making.figures.boards[usize::from(board)].id.as_str();
        let [name, rule, _] = words::board_words(id).unwrap_or(["game-title", "setup.board", ""]);
        let note = Phrase::new("board-note").number("round", round).number("left", left);
        making.region(Region {
            id: "cult".into(),
            label: making.word(name),
            note: making.say.phrase(&note),
            role: RegionRole::Board,
            rule: Some(rule),
            ..Region::default()
        });
        let label = making.say.phrase(&Phrase::new("signs-left").number("left", left));
        making.place(Place {
            id: "signs-left".into(),
            region: "cult".into(),
            label: label.clone(),
            rule: Some("end.thirteenth"),
            ..Place::default()
        });
        let (w, _) = making.size();
        making.piece(Piece {
            id: "signs-left.text".into(),
            place: "signs-left".into(),
            drawing: Some(drawings::text(&label, (w / 2.0, 5.5), 14.0, "end", "#eafff8").into()),
            ..Piece::default()
        });
    });
    let broken = p.broken;
    let count = rules.board().locks.len() as u8;
    for lock in 0..count {
        let seal = match (p.is_broken(lock), rules.accessible(lock)) {
            (true, _) => Seal::Broken,
            (false, true) => Seal::Open,
            (false, false) => Seal::Closed,
        };
        let here = town::here(p, Site::Lock(lock));
        let by = p.breaker(lock);
        let key = PartKey::Lock { board, lock, seal, by: by.map(|seat| seat.index() as u8), here: here.clone() };
        draft.show(key, |making| one_lock(making, lock, (seal, by), &here));
        told::standing(draft, Site::Lock(lock), &here);
    }
    draft.show(PartKey::Paths { board, broken }, |making| {
        making.part.id = "ways".into();
        let locks = making.figures.boards[usize::from(board)].locks.clone();
        for (to, lock) in (0..).zip(&locks) {
            for from in (0..count).filter(|from| lock.after >> from & 1 == 1) {
                making.part.paths.push(Path {
                    from: ids::site(Site::Lock(from)),
                    to: ids::site(Site::Lock(to)),
                    open: broken >> from & 1 == 1,
                });
            }
        }
    });
    if let Some(most) = rules.board().deep_ones {
        let height = p.deep_ones;
        draft.show(PartKey::DeepOnes { board, height }, |making| deep_ones(making, height, most));
    }
    if rules.board().shoggoth {
        let keeper = p.shoggoth;
        draft.show(PartKey::Shoggoth { board, keeper }, |making| shoggoth(making, keeper));
    }
}

fn one_lock(making: &mut Making<'_>, lock: u8, (seal, by): (Seal, Option<Seat>), here: &Here) {
    let board = &making.figures.boards[usize::from(making.board)];
    let face = board.locks[usize::from(lock)].clone();
    let [name, letter] = words::lock_words(&face.id).unwrap_or(["site-nowhere"; 2]);
    let state = match seal {
        Seal::Broken => "lock-state-broken",
        Seal::Open => "lock-state-open",
        Seal::Closed => "lock-state-closed",
    };
    let state = making.say.phrase(&Phrase::new("lock-text").word("state", state));
    let text = match (seal, face.bonus) {
        // A broken lock is its bonus, or a step of a track.
        (Seal::Broken, Some(bonus)) => format!("{state} {}", lock_text::bonus(making.say, &bonus)),
        (Seal::Broken, None) if face.step.is_none() => format!("{state} {}", making.word("lock-no-bonus")),
        _ => format!("{state} {}", lock_text::whole(making.say, board, &face)),
    };
    making.place(Place {
        id: ids::site(Site::Lock(lock)),
        region: "cult".into(),
        label: making.word(name),
        text: text.into(),
        rule: Some("lock.break"),
        ..Place::default()
    });
    let letter = making.word(letter);
    let style = Style::of(board);
    making.piece(Piece {
        id: ids::seal(lock),
        place: ids::site(Site::Lock(lock)),
        drawing: Some(drawing(&face, [&letter, &making.word("short-no-bonus")], (seal, by), style).into()),
        ..Piece::default()
    });
    // The seal is a thing of its own: it goes when it breaks, and that is seen and heard.
    if seal != Seal::Broken {
        let (at, r) = seal_spot(&face);
        making.piece(Piece {
            id: ids::sign(lock),
            place: ids::site(Site::Lock(lock)),
            drawing: Some(drawings::seal(at, r, seal).into()),
            look: PieceLook::Token,
            ..Piece::default()
        });
    }
    town::standing(making, Site::Lock(lock), "cult", here);
}

/// How the locks of a board look: its colours and its form.
#[derive(Clone, Copy)]
pub(super) struct Style {
    colours: [&'static str; 4],
    shape: Shape,
}

impl Style {
    pub(super) fn of(board: &crate::Board) -> Style {
        Style { colours: terminal::colours(board), shape: Shape::of(board) }
    }
}

/// Where the seal of a lock is, from the middle of the lock, and how large.
fn seal_spot(face: &crate::Lock) -> ((f32, f32), f32) {
    match face.award {
        Some(_) => ((13.0 - AWARD / 2.0, 13.0 - STRIP / 2.0), 9.0),
        None => ((13.5 - LOCK.0 / 2.0, 13.0 - LOCK.1 / 2.0), 10.5),
    }
}

/// A lock: its letter, the raid it brings, its price while it holds, and the bonus under it. What it does besides straddles its
/// upper edge. Where its seal was there is what is left of it.
pub(super) fn drawing(
    face: &crate::Lock,
    [letter, no_bonus]: [&str; 2],
    (seal, by): (Seal, Option<Seat>),
    Style { colours, shape }: Style,
) -> String {
    if let Some(award) = face.award {
        return award_drawing(face, award, (seal, by), colours);
    }
    let (w, h) = LOCK;
    let (left, top) = (-w / 2.0, -h / 2.0);
    let [_, middle, dark, ghost] = colours;
    let (stroke, wide, fill, opacity) = match seal {
        Seal::Open => (ghost, 1.8, middle, "1"),
        Seal::Closed => (ghost, 1.0, dark, ".45"),
        Seal::Broken => ("#6f7f7c", 1.0, "#0b1416", ".8"),
    };
    let paint = format!(r##"fill="{fill}" stroke="{stroke}" stroke-width="{wide}" stroke-opacity="{opacity}""##);
    let mut drawn = shape.plate([left, top, -left, -top], 9.0, &paint);
    if seal == Seal::Broken {
        let (at, r) = seal_spot(face);
        drawn += &drawings::cracked(at, r, by);
    }
    let ink = if seal == Seal::Closed { "#a9c4bd" } else { "#f2fffb" };
    drawn += &drawings::text(letter, (left + 27.5, top + 18.0), 15.0, "start", ink);
    let (price, boon) = face.bonus.map_or((Price::default(), Boon::default()), |bonus| (bonus.cost, bonus.gives));
    let broken = seal == Seal::Broken;
    let (dim, last) =
        if broken { ("1", top + 46.0) } else { (if seal == Seal::Open { "1" } else { ".8" }, top + 59.0) };
    if !broken {
        drawn += &drawings::dice(face.dice, (w / 2.0 - 4.0, top + 6.0));
        drawn += &pills::price(&face.cost, (0.0, top + 36.0), w - 6.0);
        drawn += &format!(
            r##"<path d="M{:.1},{:.1}h{:.1}" stroke="{ghost}" stroke-opacity=".3"/>"##,
            left + 6.0,
            top + 47.5,
            w - 12.0
        );
    }
    drawn += &format!(r##"<g opacity="{dim}">"##);
    if let Some(step) = &face.step {
        drawn += &drawings::icon("footsteps", (left + 11.0, last), 13.0, "#fff0a0");
        drawn += &pills::reward(step, (8.0, last), w - 24.0);
    } else if let Some(bonus) = &face.bonus {
        let (sign, wide) = bonus_need(bonus, (left + 10.0, last));
        drawn += &pills::exchange_around(&price, &boon, (wide / 2.0, last), w - 6.0 - wide);
        drawn += &sign;
    } else {
        drawn += &drawings::name(no_bonus, (0.0, last + 4.0), [13.5, w - 10.0], "middle", "#9db6b0");
    }
    drawn += "</g>";
    if !broken {
        drawn += &tags(face, top);
    }
    drawn
}

/// A lock of the Growth track: from where on it is given, to whom, and its raid.
fn award_drawing(
    face: &crate::Lock,
    award: crate::Award,
    (seal, by): (Seal, Option<Seat>),
    [_, middle, dark, ghost]: [&str; 4],
) -> String {
    let (w, h) = (AWARD - 2.0, STRIP - 2.0);
    let (left, top) = (-w / 2.0, -h / 2.0);
    let (fill, opacity) = if seal == Seal::Broken { (dark, ".5") } else { (middle, "1") };
    let mut drawn = if seal == Seal::Broken {
        let (at, r) = seal_spot(face);
        drawings::cracked(at, r, by)
    } else {
        String::new()
    };
    let mut plate = format!(
        r##"<g opacity="{opacity}"><rect x="{left}" y="{top}" width="{w}" height="{h}" rx="7" fill="{fill}" stroke="{ghost}" stroke-opacity=".7"/>"##
    );
    plate += &drawings::dice(face.dice, (w / 2.0 - 3.0, top + 4.0));
    plate += &drawings::text(&format!("≥ {}", award.at), (left + 6.0, top + 34.0), 13.5, "start", "#fff0a0");
    plate += &drawings::icon(look::goods_symbol(award.most), (w / 2.0 - 24.0, top + 29.0), 14.0, "#fff0a0");
    plate += &drawings::text("▲", (w / 2.0 - 9.0, top + 33.5), 13.5, "middle", "#d8f0a0");
    drawn.insert_str(0, &(plate + "</g>"));
    drawn
}

/// A small sign that a bonus needs something, at the left end of its row; says how wide it is.
fn bonus_need(bonus: &crate::Space, at: (f32, f32)) -> (String, f32) {
    match bonus.needs.each().next() {
        Some(crate::Need::OnSkulk) => (drawings::icon(look::SKULK, at, 15.0, "#ffd98a"), 16.0),
        Some(_) => (drawings::icon("pentacle", at, 15.0, "#ffd98a"), 16.0),
        None => (String::new(), 0.0),
    }
}

/// What a lock needs (hollow) or does besides (solid), over its upper edge.
fn tags(face: &crate::Lock, top: f32) -> String {
    // Symbol, colour, figure, and whether it is needed.
    let mut tags: Vec<(&str, &str, String, bool)> = Vec::new();
    for need in face.needs.each() {
        let (symbol, count) = match need {
            crate::Need::Evolved { from, count } => (look::STAGES[usize::from(from)], count),
            crate::Need::OnSkulk => (look::SKULK, 1),
            crate::Need::Signs(count) => ("pentacle", count),
            _ => ("pentacle", 1),
        };
        tags.push((symbol, "#ffd98a", if count > 1 { count.to_string() } else { String::new() }, true));
    }
    if let Some(strike) = face.harm {
        let symbol = match strike.does {
            crate::Harm::Worship => "vortex",
            crate::Harm::Amoeba => look::AMOEBA,
            crate::Harm::Loss => look::ACOLYTE,
            crate::Harm::Flight => look::ESCAPE,
        };
        tags.push((symbol, "#8a1f2a", String::new(), false));
    }
    if !face.glacier.is_empty() {
        tags.push(("snowflake-2", "#2f6f8f", String::new(), false));
    }
    if face.avatar.is_some() {
        tags.push(("vortex", "#5a2a6a", String::new(), false));
    }
    // [goat.monster] [glacier.priest]
    if face.monster {
        tags.push((look::MONSTER, "#2f6d5c", String::new(), false));
    }
    if face.refresh {
        tags.push((look::PRIEST, "#6b5a1e", String::new(), false));
    }
    if face.growth > 0 {
        tags.push(("sprout", "#4a6b2a", format!("+{}", face.growth), false));
    }
    // A figure is read above the frame around a lock that can be chosen. Where locks lie close no tag has one.
    let lift = if tags.iter().any(|(_, _, figure, _)| !figure.is_empty()) { 5.0 } else { 0.0 };
    let top = top - lift;
    let mut x = 3.0;
    let mut drawn = String::new();
    for (symbol, color, figure, needed) in tags {
        let w = 19.0 + 8.0 * figure.len() as f32;
        let (fill, stroke, ink) = if needed { ("#0a1214", color, color) } else { (color, "#0a1214", "#ffffff") };
        drawn += &format!(
            r##"<rect x="{x:.1}" y="{:.1}" width="{w:.1}" height="18" rx="9" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>"##,
            top - 11.0
        );
        drawn += &drawings::icon(symbol, (x + 9.5, top - 2.0), 13.0, ink);
        if !figure.is_empty() {
            drawn += &drawings::text(&figure, (x + 17.0, top + 2.8), 13.5, "start", ink);
        }
        x -= 21.0;
    }
    drawn
}

fn deep_ones(making: &mut Making<'_>, height: u8, most: u8) {
    let phrase = Phrase::new("track-deep-ones").number("height", height).number("most", most);
    let label = making.say.phrase(&phrase);
    making.place(Place {
        id: "deep-ones".into(),
        region: "cult".into(),
        label,
        rule: Some("cthulhu.track"),
        ..Place::default()
    });
    let (w, h) = making.size();
    let left = -w / 2.0;
    let mut drawn = drawings::plate((left, -h / 2.0), (w, h), 8.0, "#06181a", "#4a7f78");
    drawn += &drawings::icon(look::MONSTER, (left + 18.0, 0.0), 24.0, "#9ff0d8");
    let pitch = (w - 38.0) / f32::from(most);
    for step in 1..=most {
        let cx = left + 32.0 + pitch * (f32::from(step) - 0.5);
        let now = step == height || step == most;
        let (fill, stroke) = if step <= height { ("#3fb8a0", "#eafff8") } else { ("#0a2426", "#4a7f78") };
        let r = if now { 9.0 } else { 6.5 };
        drawn +=
            &format!(r##"<circle cx="{cx:.1}" cy="0" r="{r}" fill="{fill}" stroke="{stroke}" stroke-width="1.3"/>"##);
        if now {
            let ink = if step <= height { "#06181a" } else { "#b8d8d0" };
            drawn += &drawings::text(&step.to_string(), (cx, 4.5), 12.5, "middle", ink);
        }
    }
    making.piece(Piece {
        id: "deep-ones.marker".into(),
        place: "deep-ones".into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
}

fn shoggoth(making: &mut Making<'_>, keeper: Keeper) {
    let (seat, key) = match keeper {
        Keeper::Board => (None, "shoggoth-free"),
        Keeper::Seat(seat) => (Some(seat), "shoggoth-held"),
        Keeper::Rival => (None, "shoggoth-rival"),
    };
    making.place(Place {
        id: "shoggoth".into(),
        region: "cult".into(),
        label: making.word("shoggoth-name"),
        text: making.word(key),
        rule: Some("shoggoth.control"),
        ..Place::default()
    });
    let name = making.word("shoggoth-name");
    let (w, h) = making.size();
    let mut drawn = drawings::plate((-w / 2.0, -h / 2.0), (w, h), 8.0, "#0b1f14", "#6fae5c");
    drawn += &drawings::text(&name, (-w / 2.0 + 38.0, 5.0), 13.0, "start", "#cfeec0");
    making.piece(Piece {
        id: "shoggoth.pool".into(),
        place: "shoggoth".into(),
        drawing: Some(drawn.into()),
        ..Piece::default()
    });
    making.place(Place { id: "stand.shoggoth".into(), region: "cult".into(), label: name, ..Place::default() });
    making.piece(Piece {
        id: "shoggoth.card".into(),
        place: "stand.shoggoth".into(),
        title: making.word("shoggoth-name"),
        text: making.word(key),
        symbol: Some(look::SHOGGOTH.into()),
        seat,
        rule: Some("shoggoth.riposte"),
        ..Piece::default()
    });
}
