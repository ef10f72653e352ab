//! What a viewer may know, and a position he could be in.

use cenacle_table::{Chance, Observers, Pile, Seat, Viewer};
use serde::Serialize;

use crate::{
    Card, Faced, Figures, KINDS, Position, RESOURCES, Resource, Step, card::DOUBLE, figures::MAX_CARDS, position::Bid,
    steps::payable,
};

/// Everything one viewer may know: a position in which the rest is blanked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// The position as he knows it: cards he has not seen are [`Card::Unknown`], hands and discard pile hold what he
    /// knows of them, the order of the mosaics under the top one is lost.
    pub seen: Position,
    /// How many cards of the pile lie face up; everybody can count them.
    pub up_in_pile: u8,
}

const HIDDEN: Faced = Faced { card: Card::Unknown, up: false };

pub(crate) fn view(p: &Position, viewer: Viewer) -> View {
    let up_in_pile = p.pile.iter().filter(|card| card.up).count() as u8;
    let mut seen = *p;
    let by = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
        Viewer::Omniscient => return View { viewer, seen, up_in_pile },
    };
    for hand in &mut seen.hands[..usize::from(p.players)] {
        *hand = hand.seen_by(by);
    }
    seen.discard = seen.discard.seen_by(by);
    for card in seen.market.iter_mut() {
        card.faced = card.faced.seen();
    }
    // [market.top]
    let top = seen.pile.len().saturating_sub(1);
    for (index, card) in seen.pile.iter_mut().enumerate() {
        *card = if index == top { card.seen() } else { HIDDEN };
    }
    hide_drawn(&mut seen, by);
    let under = seen.mosaics.len().saturating_sub(1);
    seen.mosaics[..under].sort_unstable();
    for seat in p.everybody() {
        let bid = &mut seen.bids[seat.index()];
        if Some(seat) != by && *bid != Bid::Open {
            *bid = Bid::Sealed;
        }
    }
    View { viewer, seen, up_in_pile }
}

/// Cards drawn for the stalls are seen as they lie; the Vizier's by his player, the others saw at most the first.
fn hide_drawn(seen: &mut Position, by: Option<Seat>) {
    for card in seen.waiting.iter_mut() {
        *card = card.seen();
    }
    if seen.step == Step::Keeping {
        if by == Some(seen.turn) {
            return;
        }
        seen.kept = 0;
        for (index, card) in seen.drawn.iter_mut().enumerate() {
            *card = if index == 0 { card.seen() } else { HIDDEN };
        }
    } else {
        for card in seen.drawn.iter_mut() {
            *card = card.seen();
        }
    }
}

/// How often a hand that can pay is looked for by chance before it is put together.
const FAIR_DEALS: usize = 8;

/// Deals every unseen card over the unseen slots. `[secrets.hand]`
pub(crate) fn resample(figures: &Figures, view: &View, chance: &mut Chance) -> Position {
    let seen = &view.seen;
    if view.viewer == Viewer::Omniscient {
        return *seen;
    }
    let mut p = *seen;
    let mut unseen = unseen_cards(figures, seen);
    // What goes under the top of the pile is mixed there.
    unseen.bring_up(unseen.len() - seen.pile.len().saturating_sub(1), chance);
    if seen.step == Step::Paying && view.viewer != Viewer::Seat(seen.turn) {
        deal_payer(figures, seen, &mut unseen, chance);
    }
    // The hand of the player whose turn it is comes first: what was put on top for the payer goes there.
    let mut seat = seen.turn;
    for _ in 0..p.players {
        deal_hand(view, seat, &mut p, &mut unseen);
        seat = seat.next(p.players.into());
    }
    deal_the_rest(view, &mut p, &mut unseen, chance);
    p
}

fn deal_hand(view: &View, seat: Seat, p: &mut Position, unseen: &mut Unseen) {
    let by = view.viewer.seat();
    let hand = &view.seen.hands[seat.index()];
    let mut counts = *hand.counts();
    deal_into(&mut counts, hand.len(), unseen);
    let imagined = &mut p.hands[seat.index()];
    *imagined = hand.imagined(counts, by);
    imagined.show(Observers::of(seat));
}

type Unseen = Pile<Card, MAX_CARDS>;

/// All cards less those the viewer sees or knows of.
fn unseen_cards(figures: &Figures, seen: &Position) -> Unseen {
    let mut left = figures.count;
    let piles = [&seen.drawn[..], &seen.waiting[..], &seen.pile[..]].into_iter().flatten().copied();
    let faced = seen.market.iter().map(|on| on.faced).chain(piles);
    for card in faced.map(|faced| faced.card).filter(|card| *card != Card::Unknown) {
        left[card.index()] -= 1;
    }
    for bag in seen.hands[..usize::from(seen.players)].iter().chain([&seen.discard]) {
        left.iter_mut().zip(bag.counts()).for_each(|(left, known)| *left -= known);
    }
    let mut unseen = Unseen::new();
    for (kind, left) in left.into_iter().enumerate() {
        (0..left).for_each(|_| unseen.push(Card::from_index(kind)));
    }
    unseen
}

fn deal_into(counts: &mut [u8; KINDS], size: usize, unseen: &mut Unseen) {
    let known: usize = counts.iter().map(|count| usize::from(*count)).sum();
    for _ in known..size {
        let card = unseen.pop().expect("there is an unseen card for each unseen slot");
        counts[card.index()] += 1;
    }
}

/// Whoever is paying can pay: the cards on top, which go to his hand, are such that he can.
fn deal_payer(figures: &Figures, seen: &Position, unseen: &mut Unseen, chance: &mut Chance) {
    let payer = seen.turn.index();
    for _ in 0..FAIR_DEALS {
        let mut counts = *seen.hands[payer].counts();
        let mut trial = *seen;
        deal_into(&mut counts, seen.hands[payer].len(), &mut unseen.clone());
        trial.hands[payer] = seen.hands[payer].imagined(counts, None);
        if payable(figures, &trial) {
            return;
        }
        unseen.bring_up(unseen.len(), chance);
    }
    put_payment_on_top(figures, seen, unseen);
}

/// Brings cards that pay what is owed to the top, those that pay two units first: as many as the payer's hand has
/// unseen slots. No choice of cards pays more, so if any hand can pay, this one can.
fn put_payment_on_top(figures: &Figures, seen: &Position, unseen: &mut Unseen) {
    let hand = &seen.hands[seen.turn.index()];
    let known: usize = hand.counts().iter().map(|count| usize::from(*count)).sum();
    let mut slots = hand.len() - known;
    let mut end = unseen.len();
    let mut bring = |card: Card| {
        let found = unseen[..end].iter().rposition(|one| *one == card).filter(|_| slots > 0);
        if let Some(index) = found {
            end -= 1;
            slots -= 1;
            unseen.swap(index, end);
        }
        found.is_some()
    };
    let mut short = seen.need;
    for (index, short) in short.iter_mut().enumerate() {
        let own = hand.count(index) + DOUBLE * hand.count(RESOURCES + index);
        *short = short.saturating_sub(own);
        while *short >= DOUBLE && bring(Resource::ALL[index].double()) {
            *short -= DOUBLE;
        }
    }
    for (index, short) in short.into_iter().enumerate() {
        let resource = Resource::ALL[index];
        for _ in 0..short {
            let _paid = bring(resource.card())
                || bring(resource.double())
                || (figures.trompe[index] && bring(Card::TrompeLoeil));
        }
    }
}

/// Face-down cards on the stalls, drawn cards, the discard pile, sealed offerings, the pile and the mosaics.
fn deal_the_rest(view: &View, p: &mut Position, unseen: &mut Unseen, chance: &mut Chance) {
    let seen = &view.seen;
    let mut next = || unseen.pop().expect("there is an unseen card for each unseen slot");
    for on in p.market.iter_mut().filter(|on| on.faced.card == Card::Unknown) {
        on.faced.card = next();
    }
    for faced in p.drawn.iter_mut().chain(p.waiting.iter_mut()).filter(|faced| faced.card == Card::Unknown) {
        faced.card = next();
    }
    let mut counts = *seen.discard.counts();
    deal_into(&mut counts, seen.discard.len(), unseen);
    p.discard = seen.discard.imagined(counts, view.viewer.seat());
    deal_pile(view, p, unseen, chance);
    for seat in p.everybody() {
        if p.bids[seat.index()] == Bid::Sealed {
            let most = u32::from(p.seats[seat.index()].talents);
            p.bids[seat.index()] = Bid::Talents(chance.below(most + 1) as u16);
        }
    }
    let under = p.mosaics.len().saturating_sub(1);
    chance.bring_up(&mut p.mosaics[..under], under);
}

/// The unseen part of the pile: the right number of cards face up, in any order.
fn deal_pile(view: &View, p: &mut Position, unseen: &mut Unseen, chance: &mut Chance) {
    let Some(under) = p.pile.len().checked_sub(1) else { return };
    let top_known = p.pile[under].up;
    let mut next = || unseen.pop().expect("there is an unseen card for each unseen slot");
    if !top_known {
        // It is one of the unseen, but its face is known to be down.
        p.pile[under] = Faced { card: next(), up: false };
    }
    let ups = usize::from(view.up_in_pile - u8::from(top_known));
    let pile = &mut p.pile[..under];
    pile.iter_mut().for_each(|faced| *faced = Faced { card: next(), up: false });
    // What is left lies in the order of the data: any of it may lie face up, and anywhere.
    chance.bring_up(pile, ups);
    pile[under - ups..].iter_mut().for_each(|faced| faced.up = true);
    chance.bring_up(pile, under);
}

#[cfg(test)]
mod tests {
    use cenacle_table::{DataFiles, Game, Log, Options, Seed, Stream};

    use super::*;
    use crate::Cleopatra;

    /// [secrets.hand]
    #[test]
    fn any_card_of_an_imagined_pile_is_as_likely_to_lie_face_up_and_to_lie_high_as_another() {
        let game = Cleopatra::open(&DataFiles::shipped(Cleopatra::about().data)).unwrap();
        let options = Options::defaults(Cleopatra::about(), 4).unwrap();
        let mut chance = Chance::new(&Seed::from_text("pile"), Stream::Game);
        let dealt = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
        let view = game.view(&dealt, Viewer::Seat(Seat::new(0)));
        // Of the standard cards and of all others: how many, how many face up, how many in the upper half.
        let mut met = [[0_u32; 3]; 2];
        for _ in 0..3_000 {
            let p = game.resample(&view, &mut chance);
            let under = p.pile.len() - 1;
            for (index, faced) in p.pile[..under].iter().enumerate() {
                let met = &mut met[usize::from(faced.card.standard().is_some())];
                met[0] += 1;
                met[1] += u32::from(faced.up);
                met[2] += u32::from(2 * index >= under);
            }
        }
        for which in [1, 2] {
            let [others, standard] = met.map(|met| f64::from(met[which]) / f64::from(met[0]));
            assert!(
                (others - standard).abs() < 0.02,
                "{which}: {others} of the others, {standard} of the standard cards"
            );
        }
    }
}
