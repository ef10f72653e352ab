//! The names of everything on the stage.

use cenacle_scene::scene::Id;
use cenacle_table::Seat;

use crate::{Goods, Site};

/// A site as a place; spaces of the priest board are the viewer's own.
pub(super) fn site(site: Site) -> Id {
    match site {
        Site::Pool => "own.pool".into(),
        Site::Asylum => "own.asylum".into(),
        Site::Escape => "own.escape".into(),
        Site::Away => "own.away".into(),
        Site::Trapped => "own.trapped".into(),
        Site::Power => "own.power".into(),
        Site::Summon => "own.summon".into(),
        Site::Rescue => "own.rescue".into(),
        Site::Improve => "own.improve".into(),
        Site::Town(place) => format!("town.{}", place + 1).into(),
        Site::Skulk(space) => format!("skulk.{}", space + 1).into(),
        Site::Ritual(ritual, step) => format!("ritual.{}.{}", ritual + 1, step + 1).into(),
        Site::Lock(lock) | Site::Track(lock) => format!("lock.{}", lock + 1).into(),
        Site::Azathoth => "azathoth".into(),
        Site::King => "king".into(),
        Site::Evolved(stage) => format!("evolved.{}", stage + 1).into(),
        Site::Eternal(place) => format!("town.{}", place + 1).into(),
    }
}

/// Where cultists stand at a site: beside what it says.
pub(super) fn stand(at: Site) -> Id {
    match at {
        Site::Town(_)
        | Site::Eternal(_)
        | Site::Skulk(_)
        | Site::Lock(_)
        | Site::Track(_)
        | Site::King
        | Site::Azathoth
        | Site::Evolved(_)
        | Site::Power
        | Site::Summon
        | Site::Rescue
        | Site::Improve
        | Site::Asylum
        | Site::Ritual(..)
        | Site::Escape => format!("stand.{}", site(at)).into(),
        _ => site(at),
    }
}

pub(super) fn sign(lock: u8) -> Id {
    format!("sign.{}", lock + 1).into()
}

pub(super) fn seal(lock: u8) -> Id {
    format!("seal.{}", lock + 1).into()
}

pub(super) fn cultist(seat: Seat, index: usize) -> Id {
    format!("cultist.{seat}.{index}").into()
}

/// A room of the viewer; 0 is what lies exposed.
pub(super) fn room(room: u8) -> Id {
    format!("room.{room}").into()
}

/// Resources of a kind in a room of the viewer.
pub(super) fn goods(room: u8, goods: Goods) -> Id {
    format!("goods.{room}.{}", goods.id()).into()
}

/// Resources of a kind that the viewer still has to store.
pub(super) fn in_hand(goods: Goods) -> Id {
    format!("hand.{}", goods.id()).into()
}

pub(super) fn monster(lair: u8) -> Id {
    format!("monster.{}", lair + 1).into()
}

/// A chamber that lies face up.
pub(super) fn card(card: u8) -> Id {
    format!("chamber.{}", card + 1).into()
}

pub(super) fn display(card: u8) -> Id {
    format!("display.{}", card + 1).into()
}

/// A monster that lies face up.
pub(super) fn beast(card: u8) -> Id {
    format!("beast.{}", card + 1).into()
}

pub(super) fn beasts(card: u8) -> Id {
    format!("beasts.{}", card + 1).into()
}

/// An investigator that lies face up.
pub(super) fn sleuth(card: u8) -> Id {
    format!("sleuth.{}", card + 1).into()
}

pub(super) fn sleuths(card: u8) -> Id {
    format!("sleuths.{}", card + 1).into()
}

pub(super) fn strength(strength: u8) -> Id {
    format!("strength.{strength}").into()
}

/// A room of the viewer as the raid comes to it; 0 is what lies exposed.
pub(super) fn march(room: u8) -> Id {
    format!("march.{room}").into()
}

/// A riposte of the viewer that is no card of the Lairs.
pub(super) fn riposte(with: &str) -> Id {
    format!("riposte.{with}").into()
}
