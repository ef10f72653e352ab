//! The sheets of the sects: a heading, three rows of eight.

use cenacle_scene::{
    Phrase, SeatLook, Text,
    scene::{Badge, Grid, Piece, Place, Region, RegionRole, Spot},
};
use cenacle_table::Seat;

use crate::{
    Position, Sect, Task, identity,
    position::{Hold, ROW},
    scene::log::ROWS,
    words::{Called, number_of},
};

use super::{
    Draft, Making, drawings, ids,
    look::{ACID, INK, PAPER, signed, with_modifiers},
    part_cache::{PartKey, Row},
    told,
};

pub(super) fn sheets(draft: &mut Draft<'_>) {
    for seat in draft.p.everybody() {
        heading(draft, seat);
        told::signed(draft, seat);
        for row in (0..3).rev() {
            let row = shown(draft, seat, row);
            // A duel changes marks and hardly ever faces: a row with marks has its other parts of the one without.
            let bare = Row { attacks: 0, attacked: 0, ..row };
            let group = draft.part(PartKey::Row(bare), |making| drawn(making, &bare));
            if bare == row {
                draft.scene.add(group);
            } else {
                draft.show(PartKey::Row(row), |making| {
                    let mut parts = group.parts().cloned();
                    making.add_parts(parts.by_ref().take(1));
                    marked(making, &row);
                    making.add_parts(parts);
                });
            }
        }
    }
}

/// Whether a sect has its name yet.
pub(super) fn founded(p: &Position, seat: Seat) -> bool {
    let pending = |task: &Task| matches!(task, Task::Symbol(other) if *other == seat);
    p.round > 0 || !p.tasks.iter().any(pending)
}

/// A tab on the viewer's own sheet.
pub(super) fn mine(draft: &mut Draft<'_>, seat: Seat) {
    let number = seat.index() as u8;
    draft.show(PartKey::Mine { seat: number }, |making| {
        let spots = making.spots(|layout| layout.mine(number));
        let word = making.word("sheet-mine");
        making.place(Place {
            id: "mine".into(),
            region: ids::sect(seat),
            label: making.word("sheet-mine-label"),
            spots,
            ..Place::default()
        });
        let fill = SeatLook::of(seat).fill;
        let drawing = format!(
            r##"<rect x="-21" y="-7.5" width="42" height="15" rx="7.5" fill="{fill}" stroke="#14161c" stroke-width="1.5"/><text y="4.2" text-anchor="middle" font-family="'Alegreya Sans', 'Segoe UI', sans-serif" font-size="12" font-weight="800" fill="#14161c">{word}</text>"##
        );
        making.piece(Piece {
            id: "mine.tab".into(),
            place: "mine".into(),
            drawing: Some(drawing.into()),
            ..Piece::default()
        });
    });
}

fn heading(draft: &mut Draft<'_>, seat: Seat) {
    let p = draft.p;
    let sect = p.sect(seat);
    let founded = founded(p, seat);
    let (name, credo) = if founded { (sect.name, sect.credo) } else { (0, 0) };
    let (skills, alive) = (sect.skills, sect.alive);
    let favoured = p.favoured == Some(seat);
    let number = seat.index() as u8;
    let [barred, elsewhere] = [Hold::Bar, Hold::Elsewhere].map(|hold| held(p, seat, hold));
    let key = PartKey::Sect { seat: number, name, credo, skills, favoured, alive, barred, elsewhere, founded };
    draft.show(key, |making| {
        let glyph = SeatLook::of(seat).sign.glyph();
        let called = match founded {
            true => making.word(identity::NAMES[usize::from(name) % identity::NAMES.len()]),
            false => making.word("sect-nameless"),
        };
        let told = can(making, skills, favoured);
        let spots = making.spots(|layout| layout.sheet(number));
        making.region(Region {
            id: ids::sect(seat),
            label: format!("{glyph} {called}").into(),
            role: RegionRole::Box,
            rule: Some("found.identity"),
            spots,
            grid: Some(Grid {
                rows: characters(making, sect, barred, elsewhere, &told),
                // Said once for all sheets.
                legend: if number == 0 { making.word("sheet-legend") } else { Text::default() },
            }),
            ..Region::default()
        });
        self::skills(making, number, skills, favoured);
    });
}

/// The skills of a sect: their signs and words.
const SKILLS: [(&str, &str); 3] =
    [("mailed-fist", "skill-brutality"), ("spell-book", "skill-sorcery"), ("pentacle", "skill-conjuring")];

/// What a sect can do, in words.
fn can(making: &Making<'_>, skills: [u8; 3], favoured: bool) -> String {
    let skills = SKILLS.iter().zip(skills).map(|((_, key), skill)| format!("{} {skill}", making.word(key)));
    let stars = favoured.then(|| making.word("part-favour").to_string());
    skills.chain(stars).collect::<Vec<_>>().join(", ")
}

/// What a sect can do, each skill with its sign.
fn skills(making: &mut Making<'_>, seat: u8, skills: [u8; 3], favoured: bool) {
    let mut badges: Vec<Badge> = SKILLS
        .into_iter()
        .zip(skills)
        .map(|((symbol, key), skill)| Badge {
            symbol: Some(symbol.into()),
            text: skill.to_string().into(),
            title: making.word(key),
            ..Badge::default()
        })
        .collect();
    if favoured {
        badges.push(Badge {
            symbol: Some("evil-moon".into()),
            color: Some("#4d6a22".into()),
            title: making.word("part-favour"),
            ..Badge::default()
        });
    }
    let spots = making.spots(|layout| layout.skills(seat));
    let seat = Seat::new(seat.into());
    making.place(Place {
        id: format!("skills.{seat}").into(),
        region: ids::sect(seat),
        label: making.word("sheet-skills"),
        badges,
        rule: Some("found.identity"),
        spots,
        ..Place::default()
    });
}

/// So many characters a cultist has on a terminal.
const CELL: usize = 8;

/// The sheet in characters, for a terminal: what the sect can do, then each cultist under his number with his modifiers.
fn characters(making: &Making<'_>, sect: &Sect, barred: u32, elsewhere: u32, told: &str) -> Vec<Text> {
    let [brute, conjurer] = [making.word("letter-brute"), making.word("letter-conjurer")];
    // A sheet has twenty-four of these, each padded to one width.
    let write = |line: &mut String, member: usize| {
        let (bit, from) = (1 << member, line.len());
        if sect.alive & bit == 0 {
            line.push('†');
        } else {
            let [brutality, conjuring] = making.figures.modifiers[member].map(signed);
            let mark = match (elsewhere & bit, barred & bit) {
                (0, 0) => "",
                (0, _) => "!",
                _ => "~",
            };
            let letter: &str = if making.figures.brutes & bit != 0 { &brute } else { &conjurer };
            line.extend([letter, &brutality, "/", &conjuring, mark]);
        }
        let room = CELL.saturating_sub(line[from..].chars().count());
        line.extend(std::iter::repeat_n(' ', room));
    };
    let ranks = ROWS.map(|row| making.word(row));
    let wide = ranks.iter().map(|rank| rank.chars().count()).max().unwrap_or(0);
    let numbers: String = (1..=ROW).map(|number| format!("{number:<CELL$}")).collect();
    let heading = [told.to_owned(), format!("  {:wide$}  {numbers}", "")];
    let rows = (0..3).rev().map(|row| {
        let active = if sect.alive != 0 && usize::from(sect.row()) == row { "›" } else { " " };
        let mut line = format!("{active} {:wide$}  ", ranks[row]);
        (row * ROW..(row + 1) * ROW).for_each(|member| write(&mut line, member));
        line.push('+');
        line + &making.figures.worth[row].to_string()
    });
    heading.into_iter().chain(rows).map(|line| line.trim_end().to_owned().into()).collect()
}

/// Cultists of a sect whom a lasting card holds so, one bit each.
fn held(p: &Position, seat: Seat, which: Hold) -> u32 {
    let holding = p.table.iter().filter(|lasting| lasting.on == seat && lasting.does == which);
    holding.fold(0, |all, one| all | one.members)
}

/// The bits of a row.
fn bits(mask: u32, row: u8) -> u8 {
    (mask >> (u32::from(row) * ROW as u32)) as u8
}

fn shown(draft: &Draft<'_>, seat: Seat, row: u8) -> Row {
    let p = draft.p;
    let sect = p.sect(seat);
    let held = |which: Hold| held(p, seat, which);
    let duel = p.duel.as_ref();
    let attacks = duel.filter(|duel| duel.attacker == seat).map_or(0, |duel| 1_u32 << duel.member);
    let attacked = match duel {
        Some(duel) if duel.turned && duel.attacker == seat && duel.bitten != 0 => 1 << duel.facing,
        Some(duel) if !duel.turned && duel.target == Some(seat) => {
            duel.victims[..usize::from(duel.aimed)].iter().fold(0, |all, victim| all | 1 << victim)
        }
        _ => 0,
    };
    let dying = p.death.filter(|death| death.seat == seat).map_or(0, |death| 1 << death.member);
    let from = usize::from(row) * ROW;
    let slain: [u8; 8] = std::array::from_fn(|place| sect.slain[from + place]);
    let signs = |seat: usize| slain.iter().any(|by| usize::from(*by) == seat + 1);
    Row {
        seat: seat.index() as u8,
        row,
        alive: bits(sect.alive, row),
        barred: bits(held(Hold::Bar), row),
        elsewhere: bits(held(Hold::Elsewhere), row),
        attacks: bits(attacks, row),
        attacked: bits(attacked | dying, row),
        slain,
        symbols: std::array::from_fn(|seat| if signs(seat) { p.sects[seat].symbol } else { 0 }),
        active: sect.alive != 0 && sect.row() == row,
        front: if sect.alive == 0 { 0 } else { sect.row() },
    }
}

fn drawn(making: &mut Making<'_>, row: &Row) {
    let seat = Seat::new(row.seat.into());
    let id = ids::row(seat, row.row);
    let key = if row.active { "row-label-active" } else { "row-label" };
    let label = Phrase::new(key)
        .word("row", ROWS[usize::from(row.row)])
        .number("living", row.alive.count_ones())
        .number("points", making.figures.worth[usize::from(row.row)]);
    let spots = making.spots(|layout| layout.row(row.seat, row.row, row.front));
    making.place(Place {
        id: id.clone(),
        region: ids::sect(seat),
        label: making.say.phrase(&label),
        rule: Some("row.active"),
        spots,
        ..Place::default()
    });
    let drawing = Some(picture(making, row).into());
    making.piece(Piece {
        id: format!("faces.{}.{}", seat, row.row + 1).into(),
        place: id,
        drawing,
        ..Piece::default()
    });
    told::living(making, row);
    // Who looks on is sent what has changed.
    making.end_part();
    let under = format!("modifiers.{}.{}", seat, row.row + 1);
    let spots = making.spots(|layout| layout.modifiers(row.seat, row.row, row.front));
    making.place(Place {
        id: under.clone().into(),
        region: ids::sect(seat),
        label: making.say.phrase(&label),
        spots,
        ..Place::default()
    });
    let drawing = Some(written(making, row).into());
    making.piece(Piece { id: format!("{under}.written").into(), place: under.into(), drawing, ..Piece::default() });
    making.end_part();
    for place in 0..ROW as u8 {
        cultist(making, row, row.row * ROW as u8 + place);
    }
}

/// Who of a row attacks, and who is attacked: they lie over the faces and under all that is pointed at.
fn marked(making: &mut Making<'_>, row: &Row) {
    let seat = Seat::new(row.seat.into());
    let drawing = Some(marks(making, row).into());
    making.piece(Piece {
        id: format!("marks.{}.{}", seat, row.row + 1).into(),
        place: ids::row(seat, row.row),
        drawing,
        ..Piece::default()
    });
    told::fighting(making, row);
    making.end_part();
}

/// A spot to point at a cultist, with all there is to say about him.
fn cultist(making: &mut Making<'_>, row: &Row, member: u8) {
    let seat = Seat::new(row.seat.into());
    let place = member % ROW as u8;
    let bit = 1 << place;
    let phrase = Called::WHO.says(Phrase::new("cultist-label"), making.figures, member).word("state", state(row, bit));
    let text = with_modifiers(Phrase::new("cultist-text"), making.figures, member)
        .number("points", making.figures.worth[usize::from(row.row)]);
    let spots = making.spots(|layout| layout.cultist(row.seat, member, row.front));
    making.place(Place {
        id: ids::cultist(seat, member),
        region: ids::sect(seat),
        label: making.say.phrase(&phrase),
        text: making.say.phrase(&text),
        asks: making.word("asks-cultist"),
        // The rows lie one over another, the last to fight on top.
        cell: Some([3 - row.row, place + 1]),
        rule: Some("row.active"),
        spots,
        ..Place::default()
    });
}

const fn state(row: &Row, bit: u8) -> &'static str {
    if row.alive & bit == 0 {
        "state-dead"
    } else if row.elsewhere & bit != 0 {
        "state-elsewhere"
    } else if row.barred & bit != 0 {
        "state-barred"
    } else {
        "state-alive"
    }
}

/// A cultist with this much room has his number in the corner and both modifiers written out.
const ROOMY: f32 = 40.0;

/// A row of eight faces on paper.
fn picture(making: &Making<'_>, row: &Row) -> String {
    let [wide, _] = &making.layouts;
    let spot = wide.row(row.seat, row.row, row.front);
    let (w, h) = (spot.w, spot.h);
    let (left, top) = (-w / 2.0, -h / 2.0);
    let seat = SeatLook::of(Seat::new(row.seat.into()));
    // The row in play is bright paper in an acid frame: no seat's colour is lost on it.
    let (tint, frame) = match row.active {
        true => (r##"fill="#fbf3dc""##, format!(r#"stroke="{ACID}" stroke-width="2.5""#)),
        false => (r##"fill="#a2946c" opacity=".55""##, format!(r#"stroke="{INK}" stroke-width="1""#)),
    };
    let mut drawn = format!(
        r##"<rect x="{left:.1}" y="{top:.1}" width="{w:.1}" height="{h:.1}" rx="3" fill="{PAPER}"/><rect x="{left:.1}" y="{top:.1}" width="{w:.1}" height="{h:.1}" rx="3" {tint}/><rect x="{left:.1}" y="{top:.1}" width="{w:.1}" height="{h:.1}" rx="3" fill="url(#cc-half)" {frame}/><rect x="{left:.1}" y="{top:.1}" width="4" height="{h:.1}" fill="{}"/>"##,
        seat.fill
    );
    let cell = w / ROW as f32;
    let (scale, y) = stand(&spot);
    for place in 0..ROW as u8 {
        let bit = 1 << place;
        let member = row.row * ROW as u8 + place;
        let brute = making.figures.brutes & 1 << member != 0;
        let x = left + cell * (f32::from(place) + 0.5);
        if row.alive & bit == 0 {
            let by = row.slain[usize::from(place)];
            let killer = (by > 0).then(|| (by - 1, row.symbols[usize::from(by - 1) % 8]));
            drawn += &drawings::grave(killer, x, y, scale * 0.95);
        } else {
            let opacity = if row.elsewhere & bit != 0 { 0.25 } else { 1.0 };
            drawn += &drawings::living(row.seat, brute, x, y, scale, opacity);
            if row.barred & bit != 0 {
                let (x, y, side) = (x - 9.0 * scale, y - 9.0 * scale, 18.0 * scale);
                drawn += &format!(
                    r##"<use href="#icon-imprisoned" x="{x:.1}" y="{y:.1}" width="{side:.1}" height="{side:.1}" color="#14161c"/>"##
                );
            }
        }
    }
    drawn
}

/// Who of a row attacks, and who is attacked.
fn marks(making: &Making<'_>, row: &Row) -> String {
    let [wide, _] = &making.layouts;
    let spot = wide.row(row.seat, row.row, row.front);
    let cell = spot.w / ROW as f32;
    let (scale, y) = stand(&spot);
    let mut drawn = String::new();
    for place in 0..ROW as u8 {
        let bit = 1 << place;
        let x = cell * (f32::from(place) + 0.5) - spot.w / 2.0;
        if row.attacks & row.alive & bit != 0 {
            drawn += &drawings::ring(x, y - 2.0 * scale, 18.0 * scale);
        }
        if row.attacked & bit != 0 {
            drawn += &drawings::cross_hair(x, y - 1.0, 15.0 * scale);
        }
    }
    drawn
}

/// How large the cultists of a row are drawn, and how far under its middle they stand.
fn stand(spot: &Spot) -> (f32, f32) {
    let room = spot.h - 13.0;
    let scale = (room / 34.0).min(spot.w / ROW as f32 / 28.5);
    (scale, 2.0 + room / 2.0 + 1.5 * scale - spot.h / 2.0)
}

/// What is written on a row: the number of each cultist, in the corner where there is room, else on the robe, and the modifiers
/// of the living under their faces. Where there is room for both they are written out, elsewhere the one that makes the cultist.
fn written(making: &Making<'_>, row: &Row) -> String {
    let [wide, _] = &making.layouts;
    let spot = wide.row(row.seat, row.row, row.front);
    let cell = spot.w / ROW as f32;
    let roomy = cell >= ROOMY;
    // A phone shows the rows of two and four sects a little smaller.
    let size = if roomy { 13.5 } else { 12.0 };
    let text = |x: f32, y: f32, ink: &str, text: &str| {
        format!(
            r##"<text x="{x:.1}" y="{y:.1}" text-anchor="middle" font-family="'Alegreya Sans', 'Segoe UI', sans-serif" font-size="{size}" font-weight="700" fill="{ink}">{text}</text>"##
        )
    };
    let (scale, y) = stand(&spot);
    let mut drawn = String::new();
    for place in 0..ROW as u8 {
        let member = row.row * ROW as u8 + place;
        let living = row.alive & 1 << place != 0;
        let x = cell * (f32::from(place) + 0.5) - spot.w / 2.0;
        let number = number_of(member).to_string();
        if roomy {
            let corner = x - cell / 2.0 + if place == 0 { 9.0 } else { 6.0 };
            drawn += &text(corner, 11.5 - spot.h / 2.0, INK, &number);
        } else if living {
            // A narrow grave has its sign there.
            drawn += &text(x, y + 12.0 * scale, INK, &number);
        }
        if living {
            let [brutality, conjuring] = making.figures.modifiers[usize::from(member)];
            let modifier = match making.figures.brutes & 1 << member != 0 {
                _ if roomy => format!("{}/{}", signed(brutality), signed(conjuring)),
                true => signed(brutality),
                false => signed(conjuring),
            };
            drawn += &text(x, spot.h / 2.0 - 2.5, "#3a2f18", &modifier);
        }
    }
    drawn
}
