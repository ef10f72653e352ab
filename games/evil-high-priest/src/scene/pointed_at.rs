//! What somebody may mean who points at an element, whether it is possible now or not.

use cenacle_table::Seat;

use crate::{Action, Cultist, Figures, Goods, Order, PLACES, Position, Site, Step, View, figures::SLOTS};

/// The actions meant by an element; the first refusal among them answers "why can't I?".
pub(crate) fn pointed_at(figures: &Figures, view: &View, seat: Seat, element: &str) -> Vec<Action> {
    let p = &view.seen;
    let element = element.strip_prefix("stand.").or_else(|| element.strip_prefix("veil.")).unwrap_or(element);
    let mut parts = element.split('.');
    let (kind, rest) = (parts.next().unwrap_or(""), parts.collect::<Vec<_>>());
    let number = |index: usize| rest.get(index).and_then(|part| part.parse::<u8>().ok());
    let below = |index: usize, most: usize| {
        number(index).and_then(|number| number.checked_sub(1)).filter(|number| usize::from(*number) < most)
    };
    let space = |site: Option<Site>| site.map_or_else(Vec::new, |at| go(p, seat, at));
    match kind {
        "town" => space(below(0, PLACES).map(Site::Town)),
        "skulk" => space(below(0, 2).map(Site::Skulk)),
        "ritual" => {
            let ritual = below(0, figures.rituals.len());
            space(ritual.zip(below(1, crate::RITUAL_STEPS)).map(|(ritual, step)| Site::Ritual(ritual, step)))
        }
        "lock" | "seal" => match (p.step(), below(0, crate::LOCKS)) {
            (Step::FreeSign(_), Some(lock)) => vec![Action::Break { lock }],
            (_, lock) => space(lock.map(Site::Lock)),
        },
        "own" => match rest.first() {
            Some(&"power") => go(p, seat, Site::Power),
            Some(&"summon") => go(p, seat, Site::Summon),
            Some(&"rescue") => go(p, seat, Site::Rescue),
            Some(&"improve") => go(p, seat, Site::Improve),
            Some(&"escape") => go(p, seat, Site::Escape),
            Some(&"asylum") => taken(p, Site::Asylum),
            _ => Vec::new(),
        },
        "chamber" | "display" => {
            let room = (1..=SLOTS as u8).find(|room| !p.sect(seat).rooms[usize::from(*room) - 1].chamber.is_one());
            below(0, 3).map_or_else(Vec::new, |card| vec![Action::Install { card, room: room.unwrap_or(1) }])
        }
        "room" | "wall" => number(0).map_or_else(Vec::new, |room| in_room(p, seat, room)),
        "goods" => goods_named(rest.get(1)).zip(number(0)).map_or_else(Vec::new, |(goods, room)| match p.step() {
            Step::Pay(_) => vec![Action::Pay { goods, room }],
            Step::Siege => vec![Action::Endure],
            _ => vec![Action::Sort],
        }),
        "hand" => goods_named(rest.first())
            .map_or_else(Vec::new, |goods| (0..=SLOTS as u8).map(|room| Action::Stow { goods, room }).collect()),
        "monster" => below(0, 3).map_or_else(Vec::new, |lair| match p.step() {
            Step::Discard(..) => vec![Action::Discard { lair }],
            Step::Siege => vec![Action::Loose { lair }],
            _ if p.boxes.bring_cards() => vec![Action::Invoke { lair }],
            _ => vec![Action::Loose { lair }],
        }),
        "beast" | "beasts" => below(0, 3).map_or_else(Vec::new, |card| vec![Action::Adopt { card }]),
        "sleuth" | "sleuths" => vec![Action::Bribe],
        "priest-card" => go(p, seat, Site::Power),
        "cell" => match (p.step(), number(0).and_then(|seat| seat.checked_sub(1)), number(1)) {
            (Step::Raze(..), Some(whom), Some(room)) if whom < p.players => {
                vec![Action::Raze { whom: Seat::new(whom.into()), room }]
            }
            _ => Vec::new(),
        },
        "shoggoth" => vec![Action::Unleash],
        "march" => vec![Action::Endure],
        "riposte" => match rest.first() {
            Some(&"shoggoth") => vec![Action::Unleash],
            _ => p.sect(seat).victims(None).map(|from| Action::Strike { from }).collect(),
        },
        "king" => go(p, seat, Site::King),
        "evolved" => below(0, crate::STAGES).map_or_else(Vec::new, |stage| match p.step() {
            Step::Pay(_) | Step::Surrender(..) => vec![Action::Offer { stage }],
            Step::Evolve(..) => vec![Action::Evolve { from: Site::Evolved(stage) }],
            _ => taken(p, Site::Evolved(stage)),
        }),
        "azathoth" => taken(p, Site::Azathoth),
        "cultist" => match (number(0), number(1)) {
            (Some(owner), Some(index)) if usize::from(owner) == seat.number() => cultist(p, seat, index),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn goods_named(name: Option<&&str>) -> Option<Goods> {
    Goods::ALL.into_iter().find(|goods| name.is_some_and(|name| *name == goods.id()))
}

/// A space means to go there, with whoever is ready.
fn go(p: &Position, seat: Seat, at: Site) -> Vec<Action> {
    let sect = p.sect(seat);
    match p.step() {
        Step::Prowl(_) | Step::Stalk(_) => {
            let skulks = (0..crate::CULTISTS).filter(|index| sect.skulking >> index & 1 == 1);
            skulks.map(|index| Action::Prowl { from: sect.cultists[index], to: at }).collect()
        }
        Step::Sacrifice(..) | Step::Siege | Step::Worship(..) | Step::Remove(_) | Step::Evolve(..) | Step::Yield(_) => {
            taken(p, at)
        }
        Step::Errand(_) => vec![Action::Visit { at }],
        _ => {
            let mut pointed_at =
                vec![Action::Place { who: Cultist::Acolyte, at }, Action::Place { who: Cultist::Priest, at }];
            let own = matches!(at, Site::Power | Site::Summon | Site::Rescue | Site::Improve);
            if own || sect.acolytes_at(Site::Pool) == 0 {
                pointed_at.reverse();
            }
            pointed_at
        }
    }
}

/// A site where somebody may be sacrificed.
fn taken(p: &Position, from: Site) -> Vec<Action> {
    match p.step() {
        Step::Siege => vec![Action::Strike { from }],
        Step::Worship(..) => vec![Action::Worship { from }],
        Step::Remove(_) => vec![Action::Remove { from }],
        Step::Evolve(..) => vec![Action::Evolve { from }],
        Step::Yield(_) => vec![Action::Yield { from }],
        _ => vec![Action::Sacrifice { from }],
    }
}

fn in_room(p: &Position, seat: Seat, room: u8) -> Vec<Action> {
    let sect = p.sect(seat);
    match p.step() {
        Step::Demolish(_) => vec![Action::Demolish { room }],
        Step::Chamber(..) | Step::Build(..) => (0..3).map(|card| Action::Install { card, room }).collect(),
        Step::Stow(_) => sect.hand.each().map(|(goods, _)| Action::Stow { goods, room }).collect(),
        Step::Arrange if sect.order == Order::Sorting => {
            sect.hand.each().map(|(goods, _)| Action::Stow { goods, room }).collect()
        }
        Step::Siege => vec![Action::Endure],
        _ => vec![Action::Sort],
    }
}

fn cultist(p: &Position, seat: Seat, index: u8) -> Vec<Action> {
    let Some(at) = p.sect(seat).cultists.get(usize::from(index)) else { return Vec::new() };
    let who = if index == 0 { Cultist::Priest } else { Cultist::Acolyte };
    match p.step() {
        Step::Siege | Step::Sacrifice(..) | Step::Worship(..) | Step::Remove(_) | Step::Evolve(..) | Step::Yield(_) => {
            taken(p, at)
        }
        Step::Pay(_) | Step::Surrender(..) if matches!(at, Site::Evolved(_)) => (1..crate::STAGES as u8)
            .filter(|stage| at == Site::Evolved(*stage))
            .map(|stage| Action::Offer { stage })
            .collect(),
        Step::Prowl(_) | Step::Stalk(_) => {
            (0..PLACES as u8).map(|place| Action::Prowl { from: at, to: Site::Town(place) }).collect()
        }
        _ => vec![Action::Place { who, at: if index == 0 { Site::Improve } else { Site::Escape } }],
    }
}
