//! The raid on the viewer's own sanctum: it rises to the stage as a march from room to room, and what one can riposte with stands in the
//! dock. `[raid.march] [raid.riposte]`

use cenacle_scene::{
    Phrase, Seat, SeatLook, Text, measure,
    scene::{Id, Piece, PieceLook, Place, PlaceLook, Region, RegionRole, Spots},
};

use crate::{Action, Investigator, Monster, Purse, Step, figures::SLOTS, rules_view::RulesView, steps::at_risk, words};

use super::{
    Draft, drawings, ids, look,
    part_cache::{Making, PartKey},
    path, pills, sanctums, site_text,
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
    rooms: [crate::Room; SLOTS],
    /// What each room takes off it.
    defences: [u8; SLOTS],
    /// The rooms that come, in the order of the raid.
    to_come: Vec<u8>,
    /// What is lost here if nothing is done.
    at_stake: Purse,
    /// What one Acolyte takes off it.
    block: u8,
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
    by: i8,
    symbol: &'static str,
    color: &'static str,
    rule: &'static str,
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
    draft.show(PartKey::March(Box::new(shown.clone())), |making| stage(making, &shown));
    if shown.asked {
        let with = ripostes(draft.rules(), seat);
        draft.show(PartKey::Ripostes { with: with.clone() }, |making| row(making, &with));
    }
}

fn shown(draft: &Draft<'_>, seat: Seat) -> March {
    let (p, rules) = (draft.p, draft.rules());
    let sect = p.sect(seat);
    let siege = sect.siege;
    let there = |room: &u8| sect.rooms[usize::from(*room) - 1].chamber.is_one();
    let last = SLOTS as u8;
    let to_come: Vec<u8> = match (rules.terms(seat).backwards, siege.at) {
        (false, at) => (at + 1..=last).filter(there).collect(),
        (true, 0) => (1..=last).rev().filter(there).collect(),
        (true, at) => (1..at).rev().filter(there).collect(),
    };
    let mut defences = [0; SLOTS];
    (1..=last).for_each(|room| defences[usize::from(room) - 1] = rules.defence(seat, room));
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
        at_stake: at_risk(rules, seat, siege.at),
        block: rules.acolyte_block(seat),
        marks: p.everybody().map(|seat| (seat.index() as u8, p.sect(seat).siege.strength)).collect(),
        asked: siege.asked,
    }
}

/// One Acolyte of each place, the monsters of the Lairs, and the Shoggoth.
fn ripostes(rules: RulesView<'_>, seat: Seat) -> Vec<Riposte> {
    let by = rules.acolyte_block(seat) as i8;
    let mut all: Vec<Riposte> = rules
        .sect(seat)
        .victims(None)
        .map(|from| Riposte {
            id: ids::riposte(&ids::site(from)),
            name: "cultist-acolyte",
            from: words::site_word(rules.f, rules.board(), from),
            by,
            symbol: look::ACOLYTE,
            color: look::LEADER,
            rule: "raid.riposte",
        })
        .collect();
    let sect = rules.sect(seat);
    for (at, monster) in (0..).zip(sect.lairs) {
        let Some(lair) = sanctums::lair(rules.f, rules.p.board, monster, sect.is_turned(at)) else { continue };
        // [amoeba.defence]
        let by = rules.riposte_of(seat, at);
        let blocks = monster == Monster::AMOEBA && by >= 0;
        all.push(Riposte {
            id: ids::monster(at),
            name: lair.name,
            from: if blocks { "amoeba-blocks" } else { lair.text },
            by,
            symbol: lair.symbol,
            color: look::BEAST,
            rule: lair.rule,
        });
    }
    if rules.p.has_shoggoth(seat) {
        all.push(Riposte {
            id: ids::riposte("shoggoth"),
            name: "shoggoth-name",
            from: "shoggoth-held",
            by: rules.f.raid.shoggoth as i8,
            symbol: look::SHOGGOTH,
            color: look::BEAST,
            rule: "raid.riposte",
        });
    }
    all
}

/// What something takes off a raid, as its card says it; an Amoeba may add to it.
fn off(by: i8) -> String {
    let sign = if by < 0 { '+' } else { '−' };
    format!("{sign}{}", by.unsigned_abs())
}

/// All that can be sacrificed lies in one row, as cards: what, from where, and how much of the raid it takes off.
fn row(making: &mut Making<'_>, with: &[Riposte]) {
    making.place(Place {
        id: "ripostes".into(),
        region: "sanctum".into(),
        label: making.word("riposte-label"),
        look: PlaceLook::Tray,
        rule: Some("raid.riposte"),
        ..Place::default()
    });
    for one in with {
        making.piece(Piece {
            id: one.id.clone(),
            place: "ripostes".into(),
            title: making.word(one.name),
            text: making.word(one.from),
            symbol: Some(one.symbol.into()),
            look: PieceLook::Card { color: one.color.into(), foot: off(one.by).into(), seal: None },
            rule: Some(one.rule),
            ..Piece::default()
        });
    }
}

/// What an action of the siege points at in the dock.
pub(super) fn pick(action: Action) -> Option<Id> {
    match action {
        Action::Strike { from } => Some(ids::riposte(&ids::site(from))),
        Action::Unleash => Some(ids::riposte("shoggoth")),
        _ => None,
    }
}

/// Something of the march with its picture, which is another one on the narrow stage.
fn picture(making: &mut Making<'_>, place: Place, spots: Spots, draw: impl Fn((f32, f32), bool) -> String) {
    let (wide, narrow) = ((spots.wide.w, spots.wide.h), (spots.narrow.w, spots.narrow.h));
    let id = place.id.clone();
    making.part.places.push(Place { spots: Some(spots), rule: Some("raid.march"), region: "march".into(), ..place });
    making.piece(Piece {
        id: format!("{id}.picture").into(),
        place: id,
        drawing: Some(draw(wide, true).into()),
        narrow_drawing: Some(draw(narrow, false).into()),
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
    let place = Place { id: "march.ground".into(), label: making.word("region-march"), ..Place::default() };
    let spots = making.spots_of(&place.id);
    let rooms = path::lay(&march.way(), (spots.narrow.x, spots.narrow.y));
    let centres = [spots.wide.centre(), spots.narrow.centre()];
    picture(making, place, spots, |(w, h), wide| {
        // It reaches over the rim of the stage: nothing else is seen now.
        let rim = if wide { 60.0 } else { 0.0 };
        let ground = format!(
            r##"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" rx="10" fill="#1d0a0e"/><ellipse cx="0" cy="0" rx="{:.1}" ry="{:.1}" fill="#3a1218" fill-opacity=".6"/>"##,
            -w / 2.0 - rim,
            -h / 2.0 - rim,
            w + 2.0 * rim,
            h + 2.0 * rim,
            w * 0.52,
            h * 0.46
        );
        ground + &way(&rooms.discs, centres, wide)
    });
    head(making, march);
    for (room, spots) in (0..).zip(rooms.spots) {
        self::room(making, march, room, spots);
    }
    rest(making, march, &rooms.discs);
    outcome(making, march);
    track(making, march);
}

/// The dice, the strength, who leads.
fn head(making: &mut Making<'_>, march: &March) {
    let title = making.say.phrase(&Phrase::new("raider-title").number("strength", march.thrown));
    let leader = march.who.is_one().then(|| words::investigator(making.figures, march.who));
    let leads = match leader {
        Some([name, text, ..]) => making.say.phrase(&Phrase::new("march-leads").word("who", name).word("text", text)),
        None => making.word("march-all"),
    };
    let place = Place { id: "march.head".into(), label: title.clone(), text: leads.clone(), ..Place::default() };
    let spots = making.spots_of(&place.id);
    let all = making.word("march-all");
    let leader = leader.map(|[name, text, _, symbol]| {
        let name = making.say.phrase(&Phrase::new("march-leader").word("who", name));
        (name, making.word(text), symbol)
    });
    picture(making, place, spots, |(w, h), wide| {
        let (left, top) = (-w / 2.0, -h / 2.0);
        let dice: Vec<u8> = march.faces.into_iter().filter(|face| *face > 0).collect();
        let side = if wide { 52.0 } else { 34.0 };
        let cy = if wide { top + side / 2.0 + 6.0 } else { top + side / 2.0 + 4.0 };
        let mut drawn = String::new();
        for (at, face) in dice.iter().enumerate() {
            let tilt = if at % 2 == 0 { -6.0 } else { 5.0 };
            drawn += &die(*face, (left + side / 2.0 + 3.0 + (side + 7.0) * at as f32, cy), side, tilt);
        }
        let x = left + 16.0 + (side + 7.0) * dice.len() as f32;
        if wide {
            let plate = if leader.is_some() { 330.0 } else { 0.0 };
            drawn += &drawings::title(&title, (x, top + 32.0), 30.0, "start", "#ffe9df");
            drawn +=
                &drawings::paragraph(&all, (x, top + 54.0), [14.0, 16.0, w - (x - left) - plate - 20.0], 2, "#f0cfc4");
            if let Some((name, text, symbol)) = &leader {
                let from = w / 2.0 - plate;
                drawn += &drawings::plate((from, top), (plate, h), 9.0, "#26345a", "#8aa0d8");
                drawn += &drawings::icon(symbol, (from + 32.0, 0.0), 40.0, "#c3d0f5");
                drawn += &drawings::name(name, (from + 62.0, top + 20.0), [15.0, plate - 70.0], "start", "#ffffff");
                drawn +=
                    &drawings::paragraph(text, (from + 62.0, top + 37.0), [13.0, 14.5, plate - 70.0], 3, "#dfe6fb");
            }
            return drawn;
        }
        drawn += &drawings::title(&title, (x, top + 20.0), 19.0, "start", "#ffe9df");
        drawn + &drawings::paragraph(&leads, (x, top + 35.0), [12.5, 12.8, w - (x - left) - 4.0], 2, "#f0cfc4")
    });
}

fn die(face: u8, (cx, cy): (f32, f32), side: f32, tilt: f32) -> String {
    let mut drawn = format!(r##"<g transform="translate({cx:.1} {cy:.1}) rotate({tilt}) scale({:.3})">"##, side / 34.0);
    drawn += &drawings::plate((-17.0, -17.0), (34.0, 34.0), 7.0, "#f6ead6", "#7a1f22");
    let pips: &[(f32, f32)] = match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-8.0, -8.0), (8.0, 8.0)],
        3 => &[(-8.0, -8.0), (0.0, 0.0), (8.0, 8.0)],
        4 => &[(-8.0, -8.0), (8.0, -8.0), (-8.0, 8.0), (8.0, 8.0)],
        5 => &[(-8.0, -8.0), (8.0, -8.0), (0.0, 0.0), (-8.0, 8.0), (8.0, 8.0)],
        _ => &[(-8.0, -9.0), (8.0, -9.0), (-8.0, 0.0), (8.0, 0.0), (-8.0, 9.0), (8.0, 9.0)],
    };
    for (x, y) in pips {
        drawn += &format!(r##"<circle cx="{x:.1}" cy="{y:.1}" r="3.1" fill="#3a1218"/>"##);
    }
    drawn + "</g>"
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

impl March {
    /// What of the way decides where its rooms are drawn.
    fn way(&self) -> path::Way {
        let mut there = [true; SLOTS + 1];
        for (at, room) in self.rooms.iter().enumerate() {
            there[at + 1] = room.chamber.is_one();
        }
        let raging = self.strength > 0;
        path::Way { there, at: raging.then_some(self.at), steps: if raging { forecast(self) } else { Vec::new() } }
    }
}

/// How a room of the march is drawn.
struct Room<'a> {
    number: u8,
    title: Text,
    symbol: &'static str,
    store: &'a Purse,
    defence: Option<u8>,
    flag: Option<(Text, &'static str)>,
    /// The raid is here; it has been here; there is a chamber.
    now: bool,
    past: bool,
    built: bool,
}

fn room(making: &mut Making<'_>, march: &March, number: u8, spots: Spots) {
    let (store, face) = match number {
        0 => (march.exposed, None),
        room => {
            let crate::Room { chamber, holds } = march.rooms[usize::from(room) - 1];
            (holds, making.figures.chamber(chamber).cloned())
        }
    };
    let [name, symbol] = match (number, &face) {
        (0, _) => ["room-exposed", "open-treasure-chest"],
        (_, Some(face)) => words::chamber_words(&face.id).map_or(["room-empty", ""], |words| [words[0], words[3]]),
        _ => ["room-empty", ""],
    };
    let now = number == march.at && march.strength > 0;
    let left = forecast(march).into_iter().find(|(there, _)| *there == number).map(|(_, left)| left);
    let flag = match (now, left) {
        (true, _) => Some(("march-here", "#c6262e")),
        (false, Some(0)) if march.strength > 0 => Some(("march-holds", "#1f6f52")),
        (false, Some(_)) if march.strength > 0 => Some(("march-falls", "#5a1a1e")),
        _ => None,
    };
    let label = making.say.phrase(&Phrase::new("room-label").word("chamber", name).number("room", number));
    let place = Place { id: ids::march(number), label, text: site_text::goods(making.say, &store), ..Place::default() };
    let room = Room {
        number,
        title: making.word(name),
        symbol,
        store: &store,
        defence: face.is_some().then(|| march.defences[usize::from(number.max(1)) - 1]),
        flag: flag.map(|(key, fill)| (making.word(key), fill)),
        now,
        past: left.is_none() && !march.to_come.contains(&number),
        built: number == 0 || face.is_some(),
    };
    picture(making, place, spots, |size, wide| if wide { room.upright(size) } else { room.lying(size) });
}

impl Room<'_> {
    fn colors(&self) -> [&'static str; 4] {
        match (self.now, self.number, self.built) {
            (true, ..) => ["#efe6d2", "#ff6a55", "#2a1a14", "#6b5a38"],
            (_, 0, _) => ["#33181a", "#8a4a48", "#f3dcd2", "#c8b88a"],
            (_, _, true) => ["#2b2a20", "#8f8152", "#f3ead2", "#c8b88a"],
            (_, _, false) => ["#160d0f", "#5a4548", "#b0a19d", "#b0a19d"],
        }
    }

    fn opened(&self) -> &'static str {
        if self.past { r##"<g opacity=".5">"## } else { "<g>" }
    }

    /// In the row of the wide stage: name, picture, defence, what it holds; only a number where there is nothing.
    fn upright(&self, (w, h): (f32, f32)) -> String {
        let [fill, stroke, ink, light] = self.colors();
        let top = -h / 2.0;
        let mut drawn = String::from(self.opened());
        drawn += &drawings::plate((-w / 2.0, top), (w, h), 8.0, fill, stroke);
        if !self.built {
            drawn += &drawings::text(&self.number.to_string(), (0.0, 5.0), 14.0, "middle", ink);
            return drawn + "</g>";
        }
        let size = if self.now { 15.5 } else { 13.5 };
        drawn += &drawings::name_of_two(&self.title, (0.0, top + 24.0), [size, size + 1.0, w - 8.0], "middle", ink);
        let side = if self.now { 46.0 } else { 36.0 };
        let shifted = if self.defence.is_some() { side * 0.3 } else { 0.0 };
        drawn += &drawings::icon(self.symbol, (-shifted, 6.0), side, light);
        if let Some(defence) = self.defence {
            drawn += &drawings::shield((side * 0.62, 4.0), if self.now { 13.0 } else { 11.0 }, defence as i8);
        }
        drawn += &pills::held(self.store, (0.0, h / 2.0 - 19.0), w - 6.0);
        if let Some((flag, fill)) = &self.flag {
            drawn += &ribbon(flag, (0.0, top), fill);
        }
        drawn + "</g>"
    }

    /// On the ladder of the narrow stage: all in one line.
    fn lying(&self, (w, h): (f32, f32)) -> String {
        let [fill, stroke, ink, light] = self.colors();
        let (left, right) = (-w / 2.0, w / 2.0);
        let mut drawn = String::from(self.opened());
        drawn += &drawings::plate((left, -h / 2.0), (w, h), 6.0, fill, stroke);
        let number = if self.number == 0 { String::new() } else { self.number.to_string() };
        drawn += &drawings::text(&number, (left + 11.0, 4.5), 12.5, "middle", ink);
        if !self.built {
            return drawn + &drawings::text(&self.title, (left + 24.0, 4.2), 12.0, "start", ink) + "</g>";
        }
        drawn += &drawings::icon(self.symbol, (left + 34.0, 0.0), (h - 9.0).min(26.0), light);
        let size = if self.now { 15.0 } else { 13.5 };
        drawn += &drawings::name(&self.title, (left + 52.0, 4.8), [size, 128.0], "start", ink);
        if let Some(defence) = self.defence {
            drawn += &drawings::shield((right - 74.0, -1.5), 10.0, defence as i8);
        }
        drawn += &pills::held_from(self.store, (right - 90.0, 0.0), w - 276.0 + 90.0);
        if let Some((flag, fill)) = &self.flag {
            drawn += &ribbon(flag, (right - 30.0, 0.0), fill);
        }
        drawn + "</g>"
    }
}

/// A word on a pill around a point.
fn ribbon(word: &str, (cx, cy): (f32, f32), fill: &str) -> String {
    let wide = measure::width(word, 12.0) + 14.0;
    drawings::plate((cx - wide / 2.0, cy - 9.5), (wide, 19.0), 9.5, fill, "#ffd9d0")
        + &drawings::text(word, (cx, cy + 4.4), 12.5, "middle", "#ffffff")
}

/// Where a disc stands on one of the stages, from the middle of the ground.
fn from_middle(disc: &path::Disc, [wide, narrow]: [(f32, f32); 2], is_wide: bool) -> (f32, f32) {
    match is_wide {
        true => (disc.wide.0 - wide.0, disc.wide.1 - wide.1),
        false => (disc.narrow.0 - narrow.0, disc.narrow.1 - narrow.1),
    }
}

/// The way of the raid: the rooms stand on it.
fn way(discs: &[path::Disc], centres: [(f32, f32); 2], is_wide: bool) -> String {
    let mut drawn = String::new();
    for pair in discs.windows(2) {
        let [(x1, y1), (x2, y2)] = [&pair[0], &pair[1]].map(|disc| from_middle(disc, centres, is_wide));
        let (ink, behind) = if pair[0].left == 0 { ("#1f6f52", ".5") } else { ("#c6262e", ".8") };
        drawn += &format!(
            r##"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{ink}" stroke-width="4" stroke-opacity="{behind}"/>"##
        );
    }
    drawn
}

/// What is left of the raid between two rooms.
fn rest(making: &mut Making<'_>, march: &March, discs: &[path::Disc]) {
    let label = making.say.phrase(&Phrase::new("strength-label").number("strength", march.strength));
    let place = Place { id: "march.rest".into(), label, ..Place::default() };
    let spots = making.spots_of("march.ground");
    let centres = [spots.wide.centre(), spots.narrow.centre()];
    picture(making, place, spots, |_, is_wide| {
        let (r, size) = if is_wide { (15.0, 17.0) } else { (12.5, 14.5) };
        let mut drawn = String::new();
        let first = discs.first().map(|disc| disc.left);
        for (number, disc) in discs.iter().enumerate() {
            let (x, y) = from_middle(disc, centres, is_wide);
            let fill = if disc.left == 0 { "#1f6f52" } else { "#c6262e" };
            // The one that asks now is the largest.
            let r = if number == 0 && first > Some(0) { r + 4.0 } else { r };
            drawn += &format!(
                r##"<circle cx="{x:.1}" cy="{y:.1}" r="{r}" fill="{fill}" stroke="#ffe9df" stroke-width="1.8"/>{}"##,
                drawings::text(&disc.left.to_string(), (x, y + size * 0.35), size, "middle", "#ffffff")
            );
        }
        drawn
    });
}

/// What happens if nothing is done, and what would stop it.
fn outcome(making: &mut Making<'_>, march: &March) {
    let over = march.strength == 0;
    let text = match (over, march.at_stake.is_empty()) {
        (true, _) => making.word("march-over"),
        (_, true) => making.word("march-nothing"),
        (_, false) => making.say.phrase(&Phrase::new("march-lost").words("goods", march.at_stake.words())),
    };
    let label = making.word(if over { "march-done" } else { "march-endure" });
    boxed(making, "march.outcome", label, text, if over { "#3f9f78" } else { "#c6262e" });
    if !over {
        let label = making.word("march-stop");
        let text = Phrase::new("march-needs").number("strength", march.strength).number("by", march.block);
        let text = making.say.phrase(&text);
        boxed(making, "march.stop", label, text, "#3f9f78");
    }
}

fn boxed(making: &mut Making<'_>, id: &'static str, label: Text, text: Text, stroke: &'static str) {
    let place = Place { id: id.into(), label: label.clone(), text: text.clone(), ..Place::default() };
    let spots = making.spots_of(id);
    picture(making, place, spots, |(w, h), _| {
        let (left, top) = (-w / 2.0, -h / 2.0);
        drawings::plate((left, top), (w, h), 8.0, "#120709", "#4a2326")
            + &format!(r##"<rect x="{left:.1}" y="{top:.1}" width="4" height="{h}" rx="2" fill="{stroke}"/>"##)
            + &drawings::text(&label, (left + 14.0, top + 21.0), 15.0, "start", "#ffe9df")
            + &drawings::paragraph(&text, (left + 14.0, top + 39.0), [13.5, 15.5, w - 26.0], 2, "#f0cfc4")
    });
}

/// How strong the raids on all sanctums still are.
fn track(making: &mut Making<'_>, march: &March) {
    let label = making.word("march-track");
    let place = Place { id: "march.track".into(), label: label.clone(), ..Place::default() };
    let spots = making.spots_of(&place.id);
    picture(making, place, spots, |(w, h), _| {
        let (left, top) = (-w / 2.0, -h / 2.0);
        let mut drawn = drawings::plate((left, top), (w, h), 9.0, "#1c0b0d", "#8a3a3c");
        drawn += &drawings::icon(look::RAID, (left + 22.0, top + 17.0), 18.0, "#ff9d85");
        drawn += &drawings::text(&label, (left + 36.0, top + 22.0), 14.5, "start", "#ffe9df");
        let pitch = (w - 24.0) / 19.0;
        for strength in 0..=18_u8 {
            let x = left + 12.0 + pitch * f32::from(strength);
            let fill = if strength <= march.thrown { "#8a2a2c" } else { "#3a1a1c" };
            let edge = if strength == march.thrown { "#ffffff" } else { "#8a4a48" };
            drawn += &drawings::plate((x, h / 2.0 - 34.0), (pitch - 2.0, 26.0), 4.0, fill, edge);
            let cx = x + pitch / 2.0 - 1.0;
            drawn += &drawings::text(&strength.to_string(), (cx, h / 2.0 - 16.5), 13.5, "middle", "#ffe0d6");
            let here: Vec<u8> =
                march.marks.iter().filter(|mark| mark.1.min(18) == strength).map(|mark| mark.0).collect();
            drawn += &signs(&here, (cx, h / 2.0 - 45.0), 8.5);
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
