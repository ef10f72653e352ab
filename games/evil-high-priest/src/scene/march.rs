//! The raid on the viewer's own sanctum: it rises to the stage as a march from room to room, and what one can riposte with stands in the
//! dock. `[raid.march] [raid.riposte]`

use cenacle_scene::{
    Phrase, Seat, SeatLook, Text, measure,
    scene::{Badge, Id, Piece, Place, PlaceLook, Region, RegionRole},
};

use crate::{Action, Investigator, Purse, Room, Step, figures::SLOTS, sight::Sight, steps::at_risk, words};

use super::{
    Draft,
    album::{Making, Motif},
    draw, ids, look, pills, site_text,
};

/// All that the march shows.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct March {
    /// Where the raid is, how strong it is there, and how strong it was thrown.
    at: u8,
    strength: u8,
    thrown: u8,
    faces: [u8; 4],
    who: Investigator,
    exposed: Purse,
    rooms: [Room; SLOTS],
    /// What each room takes off it.
    defences: [u8; SLOTS],
    /// The rooms that come, in the order of the raid.
    to_come: Vec<u8>,
    /// What is lost here if nothing is done.
    at_stake: Purse,
    /// How strong the raids on all sanctums still are.
    marks: Vec<(u8, u8)>,
    asked: bool,
}

/// Something to riposte with.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Riposte {
    id: Id,
    name: &'static str,
    from: &'static str,
    by: u8,
    symbol: &'static str,
}

/// Whether the viewer's sanctum is on the stage, and the viewer is asked.
pub(super) fn is_asked(draft: &Draft<'_>, seat: Seat) -> bool {
    draft.p.step() == Step::Siege && draft.p.sect(seat).siege.asked
}

pub(super) fn march(draft: &mut Draft<'_>, seat: Seat) {
    if draft.p.step() != Step::Siege {
        return;
    }
    let shown = shown(draft, seat);
    draft.show(Motif::March(Box::new(shown.clone())), |making| stage(making, &shown));
    if shown.asked {
        let with = ripostes(draft.sight(), seat);
        draft.show(Motif::Ripostes { with: with.clone() }, |making| with.iter().for_each(|one| riposte(making, one)));
    }
}

fn shown(draft: &Draft<'_>, seat: Seat) -> March {
    let (p, sight) = (draft.p, draft.sight());
    let sect = p.sect(seat);
    let siege = sect.siege;
    let there = |room: &u8| sect.rooms[usize::from(*room) - 1].chamber.is_one();
    let last = SLOTS as u8;
    let to_come: Vec<u8> = match (sight.terms(seat).backwards, siege.at) {
        (false, at) => (at + 1..=last).filter(there).collect(),
        (true, 0) => (1..=last).rev().filter(there).collect(),
        (true, at) => (1..at).rev().filter(there).collect(),
    };
    let mut defences = [0; SLOTS];
    (1..=last).for_each(|room| defences[usize::from(room) - 1] = sight.defence(seat, room));
    March {
        at: siege.at,
        strength: siege.strength,
        thrown: p.raid.strength,
        faces: p.raid.faces,
        who: p.raid.who,
        exposed: sect.exposed,
        rooms: sect.rooms,
        defences,
        to_come,
        at_stake: at_risk(sight, seat, siege.at),
        marks: p.everybody().map(|seat| (seat.index() as u8, p.sect(seat).siege.strength)).collect(),
        asked: siege.asked,
    }
}

/// One Acolyte of each place, and the Shoggoth; monsters stand in their Lairs.
fn ripostes(sight: Sight<'_>, seat: Seat) -> Vec<Riposte> {
    let by = sight.acolyte_block(seat);
    let mut all: Vec<Riposte> = sight
        .sect(seat)
        .victims(None)
        .map(|from| Riposte {
            id: ids::riposte(&ids::site(from)),
            name: "cultist-acolyte",
            from: words::site_word(sight.f, sight.board(), from),
            by,
            symbol: look::ACOLYTE,
        })
        .collect();
    if sight.p.has_shoggoth(seat) {
        all.push(Riposte {
            id: ids::riposte("shoggoth"),
            name: "shoggoth-name",
            from: "shoggoth-held",
            by: sight.f.raid.shoggoth,
            symbol: look::SHOGGOTH,
        });
    }
    all
}

fn riposte(making: &mut Making<'_>, one: &Riposte) {
    making.place(Place {
        id: one.id.clone(),
        region: "sanctum".into(),
        label: making.word(one.name),
        text: making.word(one.from),
        symbol: Some(one.symbol.into()),
        badges: vec![Badge {
            text: format!("−{}", one.by).into(), color: Some("#7a1f22".into()), ..Badge::default()
        }],
        look: PlaceLook::Row,
        rule: Some("raid.riposte"),
        ..Place::default()
    });
}

/// What an action of the siege points at in the dock.
pub(super) fn pick(action: Action) -> Option<Id> {
    match action {
        Action::Strike { from } => Some(ids::riposte(&ids::site(from))),
        Action::Unleash => Some(ids::riposte("shoggoth")),
        _ => None,
    }
}

fn picture(making: &mut Making<'_>, id: Id, label: Text, text: Text, draw: impl FnOnce((f32, f32)) -> String) {
    making.place(Place {
        id: id.clone(),
        region: "march".into(),
        label,
        text,
        rule: Some("raid.march"),
        ..Place::default()
    });
    let drawing = draw(making.size());
    making.piece(Piece {
        id: format!("{id}.picture").into(),
        place: id,
        drawing: Some(drawing.into()),
        ..Piece::default()
    });
}

fn stage(making: &mut Making<'_>, march: &March) {
    making.part.id = "march".into();
    making.region(Region {
        id: "march".into(),
        label: making.word("region-march"),
        role: RegionRole::Board,
        rule: Some("raid.march"),
        ..Region::default()
    });
    let ground = making.word("region-march");
    picture(making, "march.ground".into(), ground, Text::default(), |(w, h)| {
        format!(
            r##"<rect x="{:.1}" y="{:.1}" width="{w}" height="{h}" rx="14" fill="#1d0a0e"/><ellipse cx="0" cy="0" rx="{:.1}" ry="{:.1}" fill="#3a1218" fill-opacity=".6"/>"##,
            -w / 2.0,
            -h / 2.0,
            w * 0.46,
            h * 0.4
        )
    });
    head(making, march);
    for room in 0..=SLOTS as u8 {
        self::room(making, march, room);
    }
    outcome(making, march);
    track(making, march);
}

/// The dice, the strength, who leads.
fn head(making: &mut Making<'_>, march: &March) {
    let title = making.say.phrase(&Phrase::new("raider-title").number("strength", march.thrown));
    let leads = match march.who.is_one() {
        true => {
            let [name, text, _, _] = words::investigator(making.figures, march.who);
            making.say.phrase(&Phrase::new("march-leads").word("who", name).word("text", text))
        }
        false => making.word("march-all"),
    };
    picture(making, "march.head".into(), title.clone(), leads.clone(), |(w, h)| {
        let (left, top) = (-w / 2.0, -h / 2.0);
        let dice: Vec<u8> = march.faces.into_iter().filter(|face| *face > 0).collect();
        let mut drawn: String = dice
            .iter()
            .enumerate()
            .map(|(at, face)| die(*face, (left + 19.0 + 42.0 * at as f32, top + 24.0)))
            .collect();
        let x = left + 8.0 + 42.0 * dice.len() as f32;
        drawn += &draw::short_text(&title, (x, top + 24.0), [21.0, w / 2.0 - x], "start", "#ffe9df");
        drawn + &draw::paragraph(&leads, (x, top + 42.0), [13.0, 15.0, w / 2.0 - x], 2, "#f0cfc4")
    });
}

fn die(face: u8, (cx, cy): (f32, f32)) -> String {
    let mut drawn = draw::plate((cx - 17.0, cy - 17.0), (34.0, 34.0), 7.0, "#f6ead6", "#7a1f22");
    let pips: &[(f32, f32)] = match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-8.0, -8.0), (8.0, 8.0)],
        3 => &[(-8.0, -8.0), (0.0, 0.0), (8.0, 8.0)],
        4 => &[(-8.0, -8.0), (8.0, -8.0), (-8.0, 8.0), (8.0, 8.0)],
        5 => &[(-8.0, -8.0), (8.0, -8.0), (0.0, 0.0), (-8.0, 8.0), (8.0, 8.0)],
        _ => &[(-8.0, -9.0), (8.0, -9.0), (-8.0, 0.0), (8.0, 0.0), (-8.0, 9.0), (8.0, 9.0)],
    };
    for (x, y) in pips {
        drawn += &format!(r##"<circle cx="{:.1}" cy="{:.1}" r="3.1" fill="#3a1218"/>"##, cx + x, cy + y);
    }
    drawn
}

/// How strong the raid leaves each room, as far as it comes if nothing is done: the room, and what is left behind it.
fn forecast(march: &March) -> Vec<(u8, u8)> {
    let mut left = march.strength;
    let mut steps = vec![(march.at, left)];
    for room in &march.to_come {
        if left == 0 {
            break;
        }
        left = left.saturating_sub(march.defences[usize::from(*room) - 1]);
        steps.push((*room, left));
    }
    steps
}

fn room(making: &mut Making<'_>, march: &March, room: u8) {
    let (store, face) = match room {
        0 => (march.exposed, None),
        room => {
            let Room { chamber, holds } = march.rooms[usize::from(room) - 1];
            (holds, making.figures.chamber(chamber).cloned())
        }
    };
    let [name, symbol] = match (room, &face) {
        (0, _) => ["room-exposed", "open-treasure-chest"],
        (_, Some(face)) => words::chamber_words(&face.id).map_or(["room-empty", ""], |words| [words[0], words[3]]),
        _ => ["room-empty", ""],
    };
    let path = forecast(march);
    let now = room == march.at && march.strength > 0;
    let left = path.iter().find(|(there, _)| *there == room).map(|(_, left)| *left);
    let past = left.is_none() && !march.to_come.contains(&room);
    let flag = match (now, left) {
        (true, _) => Some(("march-here", "#c6262e")),
        (false, Some(0)) if march.strength > 0 => Some(("march-holds", "#1f6f52")),
        (false, Some(_)) if march.strength > 0 => Some(("march-falls", "#5a1a1e")),
        _ => None,
    };
    let label = Phrase::new("room-label").word("chamber", name).number("room", room);
    let label = making.say.phrase(&label);
    let goods = site_text::goods(making.say, &store);
    let title = making.word(name);
    let flag = flag.map(|(key, fill)| (making.word(key), fill));
    let defence = (room > 0 && face.is_some()).then(|| march.defences[usize::from(room) - 1]);
    picture(making, ids::march(room), label, goods, |(w, h)| {
        let (left_edge, top) = (-w / 2.0, -h / 2.0);
        let (fill, stroke, ink) = match (now, &face, room) {
            (true, ..) => ("#efe6d2", "#ff6a55", "#2a1a14"),
            (_, _, 0) => ("#33181a", "#8a4a48", "#f3dcd2"),
            (_, Some(_), _) => ("#2b2a20", "#8f8152", "#f3ead2"),
            (_, None, _) => ("#161113", "#4a3a3c", "#a89a96"),
        };
        let mut drawn = String::from(if now {
            r##"<g transform="scale(1.12)">"##
        } else if past {
            r##"<g opacity=".5">"##
        } else {
            "<g>"
        });
        drawn += &draw::plate((left_edge, top), (w, h), 8.0, fill, stroke);
        for (at, line) in measure::wrap_drawn(&title, 12.6, w - 8.0, 2).iter().enumerate() {
            drawn += &draw::text(line, (0.0, top + 20.0 + 14.0 * at as f32), 13.5, "middle", ink);
        }
        if !symbol.is_empty() {
            drawn += &draw::icon(symbol, (-10.0, 4.0), 34.0, if now { "#6b5a38" } else { "#c8b88a" });
        }
        if let Some(defence) = defence {
            drawn += &draw::shield((w / 2.0 - 20.0, 2.0), 11.0, defence as i8);
        }
        drawn += &pills::held(&store, (0.0, h / 2.0 - 17.0), w - 6.0);
        if let Some((flag, fill)) = &flag {
            let wide = measure::width(flag, 12.5) + 14.0;
            drawn += &draw::plate((-wide / 2.0, top - 10.0), (wide, 19.0), 9.5, fill, "#ffd9d0");
            drawn += &draw::text(flag, (0.0, top + 4.0), 12.5, "middle", "#ffffff");
        }
        drawn += "</g>";
        // What is left of the raid goes on to the next room.
        if let Some(left) = left.filter(|_| march.strength > 0) {
            let fill = if left == 0 { "#1f6f52" } else { "#c6262e" };
            drawn += &format!(
                r##"<circle cx="{:.1}" cy="{:.1}" r="13" fill="{fill}" stroke="#ffe9df" stroke-width="1.6"/>{}"##,
                w / 2.0 + 4.0,
                h / 2.0 - 42.0,
                draw::text(&left.to_string(), (w / 2.0 + 4.0, h / 2.0 - 37.0), 15.0, "middle", "#ffffff")
            );
        }
        drawn
    });
}

/// What happens if nothing is done.
fn outcome(making: &mut Making<'_>, march: &March) {
    let label = making.word("march-endure");
    let text = match (march.strength, march.at_stake.is_empty()) {
        (0, _) => making.word("march-over"),
        (_, true) => making.word("march-nothing"),
        (_, false) => making.say.phrase(&Phrase::new("march-lost").words("goods", march.at_stake.words())),
    };
    let label = if march.strength == 0 { making.word("march-done") } else { label };
    picture(making, "march.outcome".into(), label.clone(), text.clone(), |(w, h)| {
        let (left, top) = (-w / 2.0, -h / 2.0);
        let stroke = if march.strength == 0 { "#3f9f78" } else { "#c6262e" };
        draw::plate((left, top), (w, h), 8.0, "#120709", stroke)
            + &draw::text(&label, (left + 12.0, top + 20.0), 14.5, "start", "#ffe9df")
            + &draw::paragraph(&text, (left + 12.0, top + 38.0), [13.5, 15.5, w - 24.0], 2, "#f0cfc4")
    });
}

/// How strong the raids on all sanctums still are.
fn track(making: &mut Making<'_>, march: &March) {
    let label = making.word("march-track");
    picture(making, "march.track".into(), label.clone(), Text::default(), |(w, h)| {
        let (left, top) = (-w / 2.0, -h / 2.0);
        let mut drawn = draw::plate((left, top), (w, h), 9.0, "#1c0b0d", "#8a3a3c");
        drawn += &draw::text(&label, (left + 12.0, top + 20.0), 14.0, "start", "#ffe9df");
        let pitch = (w - 24.0) / 19.0;
        for strength in 0..=18_u8 {
            let x = left + 12.0 + pitch * f32::from(strength);
            let fill = if strength <= march.thrown { "#8a2a2c" } else { "#3a1a1c" };
            drawn += &draw::plate((x, h / 2.0 - 32.0), (pitch - 2.0, 24.0), 4.0, fill, "#8a4a48");
            let cx = x + pitch / 2.0 - 1.0;
            drawn += &draw::text(&strength.to_string(), (cx, h / 2.0 - 15.5), 13.0, "middle", "#ffe0d6");
            let here: Vec<u8> =
                march.marks.iter().filter(|mark| mark.1.min(18) == strength).map(|mark| mark.0).collect();
            drawn += &signs(&here, (cx, h / 2.0 - 43.0), 8.0);
        }
        drawn
    });
}

/// The signs of seats side by side around a point; four and more stand in two rows.
pub(super) fn signs(seats: &[u8], (cx, cy): (f32, f32), size: f32) -> String {
    let first = if seats.len() > 3 { 3 } else { seats.len() };
    let mut drawn = String::new();
    for (at, seat) in seats.iter().enumerate() {
        let (row, column, of) = if at < first { (0.0, at, first) } else { (1.0, at - first, seats.len() - first) };
        let x = cx + (column as f32 - (of as f32 - 1.0) / 2.0) * (size * 2.0 - 3.0);
        let y = cy - row * (size * 2.0 - 2.0);
        let look = SeatLook::of(Seat::new(usize::from(*seat)));
        drawn += &format!(
            r##"<path d="{}" transform="translate({x:.1} {y:.1}) scale({:.2})" fill="{}" stroke="#0a1214" stroke-width=".28" paint-order="stroke"/>"##,
            look.sign.path(),
            size * 0.85,
            look.fill
        );
    }
    drawn
}
