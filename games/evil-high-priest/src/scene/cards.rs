//! The cards of the expansions: three monsters and three investigators that lie face up, and the viewer's Priest card.

use cenacle_scene::{
    Phrase, Text,
    scene::{Badge, Piece, PieceLook, Place, PlaceLook},
};

use crate::{Investigator, Monster, Priest, Site, Step, words};

use super::{
    Draft, drawings, ids, layout, look, market,
    part_cache::{Making, PartKey},
    town,
};

pub(super) fn cards(draft: &mut Draft<'_>) {
    let p = draft.p;
    if !p.boxes.bring_cards() {
        return;
    }
    let (beasts, sleuths) = (p.cards.beast_deck.len(), p.cards.sleuth_deck.len());
    draft.show(PartKey::Heading { region: "beasts", left: beasts }, |making| {
        market::heading(making, "beasts", "region-beasts", beasts);
    });
    draft.show(PartKey::Heading { region: "sleuths", left: sleuths }, |making| {
        market::heading(making, "sleuths", "region-sleuths", sleuths);
    });
    for (card, monster) in (0..).zip(p.cards.beasts) {
        draft.show(PartKey::Beast { card, monster }, |making| beast(making, card, monster));
    }
    let raging = p.steps.iter().any(|step| matches!(step, Step::RaidOver));
    for (card, who) in (0..).zip(p.cards.sleuths) {
        let leads = raging && who.is_one() && who == p.raid.who;
        draft.show(PartKey::Sleuth { card, who, leads }, |making| sleuth(making, card, who, leads));
    }
}

fn beast(making: &mut Making<'_>, card: u8, monster: Monster) {
    making.place(Place {
        id: ids::beasts(card),
        region: "beasts".into(),
        label: making.say.phrase(&Phrase::new("beast-slot").number("slot", card + 1)),
        look: if monster.is_one() { PlaceLook::Bare } else { PlaceLook::Outline },
        rule: Some("monster.choose"),
        ..Place::default()
    });
    let Some(face) = making.figures.monster(monster) else { return };
    let [name, text, rule, symbol] = words::monster_words(&face.id).unwrap_or(["lair-empty"; 4]);
    let defence = face.defence;
    making.piece(Piece {
        id: ids::beast(card),
        place: ids::beasts(card),
        title: making.word(name),
        text: making.word(text),
        symbol: Some(symbol.into()),
        drawing: Some(
            (row([&making.word(name), &making.word(text)], symbol, ["#123029", "#3f8f78"], 24.0)
                + &drawings::shield((layout::ROW.0 / 2.0 - 15.0, 12.0 - layout::ROW.1 / 2.0), 9.5, defence as i8))
                .into(),
        ),
        look: PieceLook::Card { color: look::BEAST.into(), foot: Text::default(), seal: None },
        badges: vec![market::shield(making.say, defence.into())],
        rule: Some(rule),
        ..Piece::default()
    });
}

/// What the die shows that calls him is on the card.
fn sleuth(making: &mut Making<'_>, card: u8, who: Investigator, leads: bool) {
    making.place(Place {
        id: ids::sleuths(card),
        region: "sleuths".into(),
        label: making.say.phrase(&Phrase::new("sleuth-slot").number("slot", card + 1)),
        look: if who.is_one() { PlaceLook::Bare } else { PlaceLook::Outline },
        rule: Some("raid.investigator"),
        ..Place::default()
    });
    if !who.is_one() {
        return;
    }
    let [name, text, rule, symbol] = words::investigator(making.figures, who);
    let dice = Phrase::new("sleuth-dice").number("from", 2 * card + 1).number("to", 2 * card + 2);
    let mut badges = vec![Badge { text: making.say.phrase(&dice), color: Some("#f3e6cf".into()), ..Badge::default() }];
    if leads {
        badges.push(Badge {
            symbol: Some(look::RAID.into()),
            title: making.word("sleuth-leads"),
            color: Some("#7a1f22".into()),
            ..Badge::default()
        });
    }
    let color = if leads { look::LEADER } else { look::SLEUTH };
    let plate = if leads { ["#5a1a1e", "#ff9d85"] } else { ["#1a2238", "#5a6a96"] };
    let right = layout::ROW.0 / 2.0;
    let mut drawn = row([&making.word(name), &making.word(text)], symbol, plate, 44.0);
    let top = 3.0 - layout::ROW.1 / 2.0;
    drawn += &drawings::plate((right - 44.0, top + 1.0), (14.0, 14.0), 3.5, "#f3e6cf", "#7a1f22");
    drawn += &drawings::text(
        &format!("{}-{}", 2 * card + 1, 2 * card + 2),
        (right - 6.0, top + 12.5),
        13.0,
        "end",
        "#ffffff",
    );
    making.piece(Piece {
        id: ids::sleuth(card),
        place: ids::sleuths(card),
        title: making.word(name),
        text: making.word(text),
        symbol: Some(symbol.into()),
        drawing: Some(drawn.into()),
        look: PieceLook::Card { color: color.into(), foot: Text::default(), seal: None },
        badges,
        rule: Some(rule),
        ..Piece::default()
    });
}

/// A card as a row: its picture, its name, with so much room left beside it at the right, and what it does under both.
fn row([name, text]: [&str; 2], symbol: &str, [fill, stroke]: [&str; 2], right: f32) -> String {
    let (w, h) = (layout::ROW.0, layout::ROW.1 - 2.0);
    let (left, top) = (-w / 2.0, -h / 2.0);
    let room = w - 50.0;
    let lines = cenacle_scene::measure::wrap_whole(text, 12.5 * 0.93, room, 3).len();
    let (first, step) = if lines > 2 { (top + 14.5, 12.5) } else { (top + 18.0 + 3.0 * (2.0 - lines as f32), 14.0) };
    let mut drawn = drawings::plate((left, top), (w, h), 7.0, fill, stroke);
    drawn += &drawings::icon(symbol, (left + 21.0, 0.0), 30.0, "#dff4ec");
    drawn += &drawings::name(name, (left + 42.0, first), [13.5, room - right], "start", "#ffffff");
    drawn + &drawings::paragraph(text, (left + 42.0, first + step), [12.5, 12.6, room], 3, "#d3e2de")
}

/// The viewer's Priest card is the space of its power; used, it is turned down.
pub(super) fn priest_card(making: &mut Making<'_>, seat: u8, priest: Priest, used: bool, here: bool) {
    let [name, text, rule, symbol] = words::priest(making.figures, priest);
    making.place(Place {
        id: ids::site(Site::Power),
        region: "priest".into(),
        label: making.word("site-power"),
        text: if used { making.word("power-used") } else { making.word(text) },
        rule: Some("priest.power"),
        ..Place::default()
    });
    let (w, h) = making.size();
    let (color, opacity) = if used { (look::SPENT, ".5") } else { (look::PATRON, "1") };
    let foot = if used { making.word("power-used") } else { Text::default() };
    let title = making.word(name);
    let mut drawn = drawings::plate((-w / 2.0, -h / 2.0), (w, h), 7.0, "#241a33", "#9a7ac8");
    drawn += &format!(r##"<g opacity="{opacity}">"##);
    drawn += &drawings::icon(symbol, (-w / 2.0 + 17.0, 5.0), 26.0, "#e2d0ff");
    drawn += &drawings::name_of_two(&title, (-w / 2.0 + 33.0, 4.0), [12.5, 13.5, w - 36.0], "start", "#f3eaff");
    drawn += "</g>";
    making.piece(Piece {
        id: "priest-card".into(),
        place: ids::site(Site::Power),
        title,
        text: making.word(text),
        symbol: Some(symbol.into()),
        drawing: Some(drawn.into()),
        look: PieceLook::Card { color: color.into(), foot, seal: None },
        rule: Some(rule),
        ..Piece::default()
    });
    let standing = if here { vec![(seat, 0)] } else { Vec::new() };
    town::standing(making, Site::Power, "priest", &standing);
}
