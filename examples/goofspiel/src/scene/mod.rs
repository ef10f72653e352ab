//! What a viewer sees, made from the view alone.

mod board;
mod layout;
mod log;
mod offers;
mod own;
mod panels;
mod prompt;

use cenacle_table::{
    Say, Scene,
    scene::scene::{Part, PartGroup},
};

pub(crate) use layout::THEME;
pub(crate) use log::line;
pub(crate) use offers::{offer, pointed_at};

use crate::{Card, View};

const CARDS: [&str; 13] = [
    "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9", "card-10", "card-11",
    "card-12", "card-13",
];

/// The name of a card. One that no hand can have is called as the nearest.
pub(crate) fn card_word(card: Card) -> &'static str {
    CARDS[usize::from(card.0.clamp(1, 13)) - 1]
}

/// What everybody sees alike.
pub(crate) fn common(view: &View, say: &Say<'_>) -> Vec<PartGroup> {
    vec![board::pack(view, say).into(), board::prize(view, say).into()]
}

/// What this viewer sees besides.
pub(crate) fn scene(view: &View, say: &Say<'_>) -> Scene {
    let mut scene = Scene { decor: layout::decor(say).into(), ..Scene::default() };
    scene.groups.extend(own::hand(view, say));
    scene.add(board::bids(view, say));
    scene.add(Part { panels: panels::panels(view, say), ..Part::new("panels") });
    scene.prompt = prompt::prompt(view, say);
    scene
}
