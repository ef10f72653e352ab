//! The cult board: Elder Signs as seals that break, ways that open, tracks, the Shoggoth.

use cenacle_scene::{
    Phrase,
    scene::{Path, Piece, Place, Region, RegionRole},
};

use crate::{Boon, Keeper, Price, Site, words};

use super::{
    Draft,
    album::{Here, Making, Motif},
    draw::{self, Seal},
    ids,
    layout::LOCK,
    look, site_text, town,
};

pub(super) fn cult(draft: &mut Draft<'_>) {
    let (p, sight) = (draft.p, draft.sight());
    let board = p.board;
    let left = (sight.board().all & !p.broken).count_ones();
    let round = p.round;
    draft.show(Motif::Board { board, round, left }, |making| {
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
    });
    let broken = p.broken;
    let count = sight.board().locks.len() as u8;
    for lock in 0..count {
        let seal = match (p.is_broken(lock), sight.accessible(lock)) {
            (true, _) => Seal::Broken,
            (false, true) => Seal::Open,
            (false, false) => Seal::Closed,
        };
        let here = town::here(p, Site::Lock(lock));
        draft.show(Motif::Lock { board, lock, seal, here: here.clone() }, |making| one_lock(making, lock, seal, &here));
    }
    draft.show(Motif::Paths { board, broken }, |making| {
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
    if let Some(most) = sight.board().deep_ones {
        let height = p.deep_ones;
        draft.show(Motif::DeepOnes { board, height }, |making| deep_ones(making, height, most));
    }
    if sight.board().shoggoth {
        let keeper = p.shoggoth;
        draft.show(Motif::Shoggoth { board, keeper }, |making| shoggoth(making, keeper));
    }
}

fn one_lock(making: &mut Making<'_>, lock: u8, seal: Seal, here: &Here) {
    let board = &making.figures.boards[usize::from(making.board)];
    let face = board.locks[usize::from(lock)].clone();
    let [name, letter] = words::lock_words(&face.id).unwrap_or(["site-nowhere"; 2]);
    let state = match seal {
        Seal::Broken => "lock-state-broken",
        Seal::Open => "lock-state-open",
        Seal::Closed => "lock-state-closed",
    };
    let (price, boon) = face.bonus.map_or((Price::default(), Boon::default()), |bonus| (bonus.cost, bonus.gives));
    let bonus = if face.bonus.is_some() {
        site_text::exchange(making.say, &price, &boon)
    } else {
        making.word("lock-no-bonus")
    };
    let text = Phrase::new("lock-text").word("state", state).number("dice", face.dice);
    let text = format!(
        "{} {} {}{}",
        making.say.phrase(&text),
        site_text::price(making.say, "lock-price", &face.cost),
        bonus,
        site_text::specials(making.say, board, &face)
    );
    making.place(Place {
        id: ids::site(Site::Lock(lock)),
        region: "cult".into(),
        label: making.word(name),
        text: text.into(),
        rule: Some("lock.break"),
        ..Place::default()
    });
    let letter = making.word(letter);
    making.piece(Piece {
        id: ids::seal(lock),
        place: ids::site(Site::Lock(lock)),
        drawing: Some(drawing(&face, &letter, seal).into()),
        ..Piece::default()
    });
    town::standing(making, Site::Lock(lock), "cult", here);
}

/// A lock: its seal and letter, the raid it brings, its price while it holds, and the bonus under it.
fn drawing(face: &crate::Lock, letter: &str, seal: Seal) -> String {
    let (w, h) = LOCK;
    let (left, top) = (-w / 2.0, -h / 2.0);
    let (stroke, wide, fill) = match seal {
        Seal::Open => ("#8ff0d4", 1.8, "#0f3b3c"),
        Seal::Closed => ("#4a7f78", 1.0, "#0a2426"),
        Seal::Broken => ("#5a6a68", 1.0, "#0b1a1c"),
    };
    let mut drawn = format!(
        r##"<rect x="{left}" y="{top}" width="{w}" height="{h}" rx="8" fill="{fill}" fill-opacity=".94" stroke="{stroke}" stroke-width="{wide}"/>"##
    );
    drawn += &draw::seal((left + 13.5, top + 13.5), 10.5, seal);
    let ink = if seal == Seal::Closed { "#8fb5ad" } else { "#eafff8" };
    drawn += &draw::text(letter, (left + 28.0, top + 18.0), 14.0, "start", ink);
    let (price, boon) = face.bonus.map_or((Price::default(), Boon::default()), |bonus| (bonus.cost, bonus.gives));
    if seal == Seal::Broken {
        if face.bonus.is_some() {
            drawn += &draw::exchange(&price, &boon, (left + 6.0, top + 44.0), 10.0, w - 12.0);
        } else if let Some(step) = &face.step {
            drawn += &draw::reward(step, (left + 24.0, top + 44.0), 10.0, w - 44.0);
        }
        return drawn;
    }
    drawn += &draw::dice(face.dice, (w / 2.0 - 4.0, top + 7.0));
    let (signs, wide) = specials(face, (w / 2.0 - 5.0, top + 34.5));
    drawn += &draw::price(&face.cost, (left + 5.0, top + 34.5), 8.8, w - 10.0 - wide);
    drawn += &signs;
    drawn += &format!(
        r##"<path d="M{:.1},{:.1}h{:.1}" stroke="#7fd0b8" stroke-opacity=".3"/>"##,
        left + 6.0,
        top + 45.0,
        w - 12.0
    );
    if let Some(step) = &face.step {
        drawn += &format!(r##"<g opacity=".82">{}</g>"##, draw::reward(step, (0.0, top + 54.5), 8.0, w - 10.0));
    } else if let Some(award) = face.award {
        drawn += &draw::text(&format!("≥ {}", award.at), (-14.0, top + 38.0), 13.0, "middle", "#fff0a0");
        drawn += &draw::icon(look::goods_symbol(award.most), (14.0, top + 34.0), 18.0, "#fff0a0");
        drawn += &draw::text("▲", (0.0, top + 57.0), 12.0, "middle", "#b8d878");
    } else if face.bonus.is_some() {
        drawn += &format!(
            r##"<g opacity=".82">{}</g>"##,
            draw::exchange(&price, &boon, (left + 5.0, top + 54.5), 8.0, w - 10.0)
        );
    } else {
        drawn += &draw::text("–", (0.0, top + 57.0), 12.0, "middle", "#7fa39c");
    }
    drawn
}

/// Small signs of what a lock needs or does besides, beside its price from the right; says how wide they are.
fn specials(face: &crate::Lock, (right, y): (f32, f32)) -> (String, f32) {
    let mut signs: Vec<(&str, &str)> = Vec::new();
    for need in face.needs.each() {
        signs.push(match need {
            crate::Need::Evolved { from, .. } => (look::STAGES[usize::from(from)], "#ffd98a"),
            crate::Need::OnSkulk => (look::SKULK, "#ffd98a"),
            _ => ("pentacle", "#ffd98a"),
        });
    }
    if let Some(strike) = face.harm {
        signs.push((
            match strike.does {
                crate::Harm::Worship => "vortex",
                crate::Harm::Amoeba => look::AMOEBA,
                crate::Harm::Loss => look::ACOLYTE,
                crate::Harm::Flight => look::ESCAPE,
            },
            "#ff9a85",
        ));
    }
    if !face.glacier.is_empty() {
        signs.push(("snowflake-2", "#dff4ff"));
    }
    if face.avatar.is_some() {
        signs.push(("vortex", "#e0a8ff"));
    }
    let mut drawn: String = signs
        .iter()
        .enumerate()
        .map(|(at, (symbol, ink))| draw::icon(symbol, (right - 7.0 - 15.0 * at as f32, y), 14.0, ink))
        .collect();
    let wide = 15.0 * signs.len() as f32;
    if face.growth > 0 {
        drawn += &draw::text(&format!("+{}", face.growth), (right - wide, y + 4.5), 12.5, "end", "#d8f0a0");
        return (drawn, wide + 18.0);
    }
    (drawn, wide)
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
    let mut drawn = draw::icon(look::MONSTER, (-146.0, 0.0), 18.0, "#9ff0d8");
    for step in 1..=most {
        let cx = -134.0 + f32::from(step) * 22.5;
        let (fill, stroke) = if step <= height { ("#3fb8a0", "#eafff8") } else { ("#0a2426", "#4a7f78") };
        drawn +=
            &format!(r##"<circle cx="{cx:.1}" cy="0" r="8" fill="{fill}" stroke="{stroke}" stroke-width="1.3"/>"##);
        if step == height || step == most {
            let ink = if step <= height { "#06181a" } else { "#8fb5ad" };
            drawn += &draw::text(&step.to_string(), (cx, 4.3), 12.0, "middle", ink);
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
    let lair = r##"<rect x="-37" y="-32" width="74" height="64" rx="8" fill="#0b1f14" fill-opacity=".7" stroke="#6fae5c" stroke-opacity=".7" stroke-dasharray="5 4"/>"##;
    making.piece(Piece {
        id: "shoggoth.pool".into(),
        place: "shoggoth".into(),
        drawing: Some(format!("{lair}{}", draw::text(&name, (0.0, 28.0), 12.5, "middle", "#cfeec0")).into()),
        ..Piece::default()
    });
    making.piece(Piece {
        id: "shoggoth.card".into(),
        place: "shoggoth".into(),
        title: making.word("shoggoth-name"),
        text: making.word(key),
        symbol: Some(look::SHOGGOTH.into()),
        seat,
        rule: Some("shoggoth.riposte"),
        ..Piece::default()
    });
}
