//! What a viewer may know, and a position he could be in. `[secrets.hand]`

use cenacle_table::{Chance, Observers, Pile, PositionView, Seat, Viewer};

use crate::{FACES, Face, Family, Figures, MAX_CARDS, Orders, Position, Task};

/// Everything one viewer may know. In the position hands hold what he knows of them, cards he has not seen are [`Face::UNKNOWN`],
/// the standing answers of others are blank.
pub type View = PositionView<Position>;

pub(crate) fn view(p: &Position, viewer: Viewer) -> View {
    let mut seen = *p;
    let by = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
        Viewer::Omniscient => return View { viewer, seen },
    };
    for hand in &mut seen.hands[..usize::from(p.players)] {
        hand.blank_for(by);
    }
    let bit = by.map_or(0, |seat| 1_u8 << seat.index());
    for (face, known) in seen.pile.iter_mut().zip(seen.seen.iter_mut()) {
        *known &= bit;
        if *known == 0 {
            *face = Face::UNKNOWN;
        }
    }
    let gazes = p.spell.is_some_and(|spell| Some(spell.by) == by);
    if !gazes {
        seen.gazed.iter_mut().for_each(|face| *face = Face::UNKNOWN);
    }
    for seat in p.everybody().filter(|seat| Some(*seat) != by) {
        if let Some(face) = &mut seen.passing[seat.index()] {
            *face = Face::UNKNOWN;
        }
        seen.sects[seat.index()].orders = Orders::default();
    }
    View { viewer, seen }
}

type Unseen = Pile<Face, MAX_CARDS>;

/// Deals every unseen card over the unseen slots. `[secrets.hand]`
pub(crate) fn resample(figures: &Figures, view: &View, chance: &mut Chance) -> Position {
    let seen = &view.seen;
    let mut p = *seen;
    if view.viewer == Viewer::Omniscient {
        return p;
    }
    let mut unseen = unseen_cards(figures, seen);
    unseen.shuffle(chance);
    let kept = if seen.task() == Task::Mishaps && view.viewer != Viewer::Seat(seen.turn) {
        mishaps_on_top(figures, &mut unseen)
    } else {
        0
    };
    let mut stocked = stocked(seen, kept, &mut unseen);
    // The hand of the player whose turn it is comes first: what was put on top for him goes there.
    let mut seat = seen.turn;
    for _ in 0..p.players {
        deal_hand(view, seat, &mut p, &mut unseen);
        seat = seat.next(p.players.into());
    }
    let (below, above) = p.pile.split_at_mut(seen.under.into());
    let fill = |slots: &mut dyn Iterator<Item = &mut Face>, cards: &mut Unseen| {
        slots
            .filter(|face| !face.is_known())
            .for_each(|face| *face = cards.pop().expect("there is an unseen card for each unseen slot"));
    };
    fill(&mut above.iter_mut(), &mut stocked);
    fill(&mut below.iter_mut().chain(p.gazed.iter_mut()), &mut unseen);
    for seat in seen.everybody() {
        if p.passing[seat.index()].is_some_and(|face| !face.is_known()) {
            p.passing[seat.index()] = any_card(&p, seat, chance);
        }
    }
    p
}

fn deal_hand(view: &View, seat: Seat, p: &mut Position, unseen: &mut Unseen) {
    let hand = &view.seen.hands[seat.index()];
    let mut counts = *hand.counts();
    let known: usize = counts.iter().map(|count| usize::from(*count)).sum();
    for _ in known..hand.len() {
        let face = unseen.pop().expect("there is an unseen card for each unseen slot");
        counts[face.index()] += 1;
    }
    let imagined = &mut p.hands[seat.index()];
    *imagined = hand.imagined(counts, view.viewer.seat());
    imagined.show(Observers::of(seat));
}

/// All cards less those the viewer sees or knows of.
fn unseen_cards(figures: &Figures, seen: &Position) -> Unseen {
    let mut left = figures.copies;
    let mut lies = |face: Face| {
        if face.is_known() {
            left[face.index()] -= 1;
        }
    };
    for pile in [&*seen.pile, &*seen.discard, &*seen.gazed] {
        pile.iter().for_each(|face| lies(*face));
    }
    seen.table.iter().for_each(|lasting| lies(lasting.face));
    let spell = seen.spell.filter(|spell| !spell.laid).map(|spell| spell.face);
    seen.duel.and_then(|duel| duel.face).into_iter().chain(spell).for_each(lies);
    let mut unseen = Unseen::new();
    for (face, left) in left.into_iter().enumerate() {
        let known: u8 = seen.hands[..usize::from(seen.players)].iter().map(|hand| hand.count(face)).sum();
        for _ in known..left {
            unseen.push(Face(face as u8));
        }
    }
    unseen
}

/// Takes the cards for the unseen slots of the pile that were shuffled into it: everybody knows what it was made of. The top
/// ones, which are kept for a hand, stay. `[secrets.hand]`
fn stocked(seen: &Position, kept: usize, unseen: &mut Unseen) -> Unseen {
    let count = seen.pile[usize::from(seen.under)..].iter().filter(|face| !face.is_known()).count();
    let free = unseen.len() - kept;
    let mut room = [0_u8; FACES];
    seen.stock.iter().for_each(|face| room[face.index()] += 1);
    let (mut taken, mut left) = (Unseen::new(), Unseen::new());
    for (index, face) in unseen.iter().enumerate() {
        let room = &mut room[face.index()];
        if taken.len() < count && index < free && *room > 0 {
            *room -= 1;
            taken.push(*face);
        } else {
            left.push(*face);
        }
    }
    // What a hand had to have may be missing here: then others stand in for it.
    while taken.len() < count {
        taken.push(left.remove(0));
    }
    *unseen = left;
    taken
}

/// Whoever chooses among mishaps holds some: two of them, if there are any, go to the top. Says how many.
fn mishaps_on_top(figures: &Figures, unseen: &mut Unseen) -> usize {
    let mut end = unseen.len();
    let mut first = None;
    for index in (0..unseen.len()).rev() {
        let face = unseen[index];
        if figures.family[face.index()] == Family::Mishap && !figures.faces[face.index()].late && first != Some(face) {
            end -= 1;
            unseen.swap(index, end);
            if first.is_some() {
                return 2;
            }
            first = Some(face);
        }
    }
    usize::from(first.is_some())
}

/// One card of a hand.
fn any_card(p: &Position, seat: Seat, chance: &mut Chance) -> Option<Face> {
    let hand = p.hand(seat);
    let mut at = chance.below((hand.len() as u32).max(1));
    for face in 0..FACES {
        let count = u32::from(hand.count(face));
        if at < count {
            return Some(Face(face as u8));
        }
        at -= count;
    }
    None
}
