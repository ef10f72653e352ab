//! What is the viewer's own: the priest board on the stage, and in the dock the pool, the sanctum and the Lairs.

use cenacle_scene::{
    Phrase, Seat,
    scene::{Badge, Piece, PieceLook, Place, PlaceLook, Region, RegionRole, Shown},
};

use crate::{Goods, Order, Purse, Site, Step, figures::SLOTS, position::PRIEST, words};

use super::{
    Draft, cards, drawings, ids, look, march, market,
    part_cache::{Here, Making, PartKey},
    pills,
    sanctums::{self, Lair},
    site_text, town,
};

pub(super) fn own(draft: &mut Draft<'_>, seat: Seat) {
    let p = draft.p;
    let sect = *p.sect(seat);
    let mine = |site: Site| -> Here {
        let all = sect.cultists.iter().enumerate().filter(|(_, at)| *at == site);
        all.map(|(index, _)| (seat.index() as u8, index as u8)).collect()
    };
    let number = seat.index() as u8;
    draft.show(PartKey::Priest { seat: number }, |making| {
        making.region(Region {
            id: "priest".into(),
            label: making.word("region-priest"),
            role: RegionRole::Board,
            rule: Some("priest.only"),
            shown: Shown::Panel,
            seat: Some(seat),
            ..Region::default()
        });
    });
    for site in [Site::Summon, Site::Rescue, Site::Improve, Site::Escape, Site::Asylum] {
        let here = mine(site);
        draft.show(PartKey::OwnSpace { seat: number, site, here: here.clone() }, |making| {
            own_space(making, site, &here);
        });
    }
    march::march(draft, seat);
    let riposting = march::is_asked(draft, seat);
    let here = if riposting { Vec::new() } else { mine(Site::Pool) };
    draft.show(PartKey::Pool { seat: number, here: here.clone(), riposting }, |making| {
        pool(making, &here, riposting);
    });
    if !sect.hand.is_empty() && (p.step() == Step::Stow(seat) || sect.order == Order::Sorting) {
        let goods = sect.hand;
        draft.show(PartKey::Hand { goods }, |making| hand(making, &goods));
    }
    let raid = |room: u8| {
        let here = p.step() == Step::Siege && sect.siege.at == room && sect.siege.strength > 0;
        here.then_some(sect.siege.strength)
    };
    // While one ripostes the sanctum is on the stage.
    if !riposting {
        let (goods, mark) = (sect.exposed, raid(0));
        draft.show(PartKey::Exposed { goods, raid: mark }, |making| {
            tray(making, 0, "room-exposed", "reward.store", &goods, mark);
        });
    }
    for number in (1..=SLOTS as u8).filter(|_| !riposting) {
        let room = sect.rooms[usize::from(number) - 1];
        let (defence, mark) = (draft.rules().defence(seat, number), raid(number));
        draft.show(PartKey::Room { number, room, defence, raid: mark }, |making| {
            self::room(making, number, &room, defence, mark);
        });
    }
    if sect.priest.is_one() {
        let (priest, used) = (sect.priest, sect.priest_used);
        let here = sect.cultists[PRIEST] == Site::Power;
        draft.show(PartKey::PriestCard { seat: number, priest, used, here }, |making| {
            cards::priest_card(making, number, priest, used, here);
        });
    }
    let (lairs, turned) = (sect.lairs, sect.turned);
    // They lie among what one can riposte with.
    if riposting {
        return;
    }
    draft.show(PartKey::Lairs { lairs, turned }, |making| {
        making.place(Place {
            id: "lairs".into(),
            region: "sanctum".into(),
            label: making.word("lairs-label"),
            look: PlaceLook::Tray,
            rule: Some("monster.gain"),
            ..Place::default()
        });
        for (lair, monster) in (0..).zip(lairs) {
            let turned = turned >> lair & 1 == 1;
            let Some(Lair { name, text, rule, symbol, defence }) =
                sanctums::lair(making.figures, making.board, monster, turned)
            else {
                continue;
            };
            making.piece(Piece {
                id: ids::monster(lair),
                place: "lairs".into(),
                title: making.word(name),
                text: making.word(text),
                symbol: Some(symbol.into()),
                badges: vec![market::shield(making.say, defence.into())],
                rule: Some(rule),
                ..Piece::default()
            });
        }
    });
}

fn own_space(making: &mut Making<'_>, site: Site, here: &Here) {
    let board = &making.figures.boards[usize::from(making.board)];
    let label = making.word(words::site_word(making.figures, board, site));
    let text = match making.figures.space(board, site) {
        Some(space) => site_text::exchange(making.say, &space.cost, &space.gives),
        None => making.word("asylum-text"),
    };
    making.place(Place {
        id: ids::site(site),
        region: "priest".into(),
        label,
        text,
        rule: Some(words::site_rule(making.figures, site)),
        ..Place::default()
    });
    let drawing = face(making, site);
    making.piece(Piece {
        id: format!("face.{}", ids::site(site)).into(),
        place: ids::site(site),
        drawing: Some(drawing.into()),
        ..Piece::default()
    });
    town::standing(making, site, "priest", here);
}

/// A space of the priest board: its name, what it costs and gives.
fn face(making: &Making<'_>, site: Site) -> String {
    let (w, h) = making.size();
    let (left, top) = (-w / 2.0, -h / 2.0);
    let plate = drawings::plate((left, top), (w, h), 7.0, "#0d2426", "#3f6f68");
    let key = match site {
        Site::Summon => "short-summon",
        Site::Rescue => "short-rescue",
        Site::Improve => "short-improve",
        Site::Escape => "short-escape",
        _ => "short-asylum",
    };
    let name = drawings::name(&making.word(key), (left + 6.0, top + 15.0), [13.0, w - 10.0], "start", "#d8f5ea");
    let board = &making.figures.boards[usize::from(making.board)];
    match making.figures.space(board, site) {
        Some(space) => plate + &name + &pills::exchange(&space.cost, &space.gives, (left + 5.0, top + 32.0), w - 10.0),
        None => plate + &name + &drawings::icon(look::ASYLUM, (left + 13.0, top + 31.0), 17.0, "#9fb8b2"),
    }
}

fn pool(making: &mut Making<'_>, here: &Here, riposting: bool) {
    making.region(Region {
        id: "sanctum".into(),
        label: making.word("region-own"),
        // It never holds cards: where there is little height its dock is low.
        role: RegionRole::Box,
        rule: Some("sanctum.slots"),
        ..Region::default()
    });
    if riposting {
        return;
    }
    making.place(Place {
        id: ids::site(Site::Pool),
        region: "sanctum".into(),
        label: making.word("pool-label"),
        asks: making.word("asks-pool"),
        look: PlaceLook::Tray,
        rule: Some("action.place"),
        ..Place::default()
    });
    for (seat, index) in here {
        making.piece(town::cultist(making, *seat, *index, ids::site(Site::Pool)));
    }
}

fn heap(
    making: &Making<'_>,
    id: cenacle_scene::scene::Id,
    place: cenacle_scene::scene::Id,
    goods: Goods,
    count: u16,
) -> Piece {
    Piece {
        id,
        place,
        title: making.word(goods.word()),
        symbol: Some(look::goods_symbol(goods).into()),
        look: PieceLook::Chip { color: look::goods_color(goods).into() },
        count: count.into(),
        rule: Some("sanctum.store"),
        ..Piece::default()
    }
}

fn hand(making: &mut Making<'_>, goods: &Purse) {
    making.place(Place {
        id: "hand".into(),
        region: "sanctum".into(),
        label: making.word("hand-label"),
        look: PlaceLook::Tray,
        rule: Some("reward.store"),
        ..Place::default()
    });
    for (kind, count) in goods.each() {
        making.piece(heap(making, ids::in_hand(kind), "hand".into(), kind, count));
    }
}

/// A tray with resources, and the raid if it stands there.
fn tray(making: &mut Making<'_>, number: u8, name: &'static str, rule: &'static str, goods: &Purse, raid: Option<u8>) {
    making.place(Place {
        id: ids::room(number),
        region: "sanctum".into(),
        label: making.word(name),
        look: PlaceLook::Tray,
        rule: Some(rule),
        ..Place::default()
    });
    stored(making, number, goods, raid);
}

fn stored(making: &mut Making<'_>, number: u8, goods: &Purse, raid: Option<u8>) {
    for (kind, count) in goods.each() {
        making.piece(heap(making, ids::goods(number, kind), ids::room(number), kind, count));
    }
    if let Some(strength) = raid {
        making.piece(Piece {
            id: "raid".into(),
            place: ids::room(number),
            title: making.say.phrase(&Phrase::new("raider-title").number("strength", strength)),
            symbol: Some(look::RAID.into()),
            badges: vec![Badge {
                text: strength.to_string().into(),
                color: Some("#7a1f22".into()),
                title: making.say.phrase(&Phrase::new("strength-label").number("strength", strength)),
                ..Badge::default()
            }],
            rule: Some("raid.march"),
            ..Piece::default()
        });
    }
}

fn room(making: &mut Making<'_>, number: u8, room: &crate::Room, defence: u8, raid: Option<u8>) {
    let Some(face) = making.figures.chamber(room.chamber).cloned() else {
        making.place(Place {
            id: ids::room(number),
            region: "sanctum".into(),
            label: making.say.phrase(&Phrase::new("slot-label").number("room", number)),
            look: PlaceLook::Outline,
            rule: Some("sanctum.slots"),
            ..Place::default()
        });
        return;
    };
    let [name, special, rule, symbol] = words::chamber_words(&face.id).unwrap_or(["room-empty"; 4]);
    let text = format!("{} {}", market::holds_text(making.say, &face.holds), making.word(special));
    making.place(Place {
        id: ids::room(number),
        region: "sanctum".into(),
        label: making.word(name),
        look: PlaceLook::Tray,
        rule: Some(rule),
        ..Place::default()
    });
    making.piece(Piece {
        id: format!("wall.{number}").into(),
        place: ids::room(number),
        title: making.word(name),
        text: text.trim_end().to_owned().into(),
        symbol: Some(symbol.into()),
        badges: vec![market::shield(making.say, defence.into())],
        rule: Some(rule),
        ..Piece::default()
    });
    stored(making, number, &room.holds, raid);
}
