//! What a viewer may know, and a position he could be in: only the order of the decks is hidden.

use cenacle_table::{Chance, PositionView, Viewer};

use crate::{Figures, Position};

/// Everything one viewer may know. In the position decks lie sorted, since all can count what is in them.
pub type View = PositionView<Position>;

/// [secrets.deck]
pub(crate) fn view(p: &Position, viewer: Viewer) -> View {
    let mut seen = *p;
    if viewer != Viewer::Omniscient {
        seen.deck.sort_unstable();
        seen.cards.beast_deck.sort_unstable();
        seen.cards.sleuth_deck.sort_unstable();
    }
    View { viewer, seen }
}

/// The decks in any order.
pub(crate) fn resample(_figures: &Figures, view: &View, chance: &mut Chance) -> Position {
    let mut p = view.seen;
    if view.viewer != Viewer::Omniscient {
        p.deck.shuffle(chance);
        p.cards.beast_deck.shuffle(chance);
        p.cards.sleuth_deck.shuffle(chance);
    }
    p
}
