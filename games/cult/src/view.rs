//! What a viewer may know, and a position he could be in.

use cenacle_table::{Chance, Pile, Seat, Viewer};
use serde::Serialize;

use crate::{
    Card, Cards, DECK, Deck, Figures, Position, Step,
    figures::MAX_PLAYERS,
    knowledge::{JointConstraints, Known, Lie, World},
};

/// Everything one viewer may know: a position in which the rest is blanked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub viewer: Viewer,
    /// The position as he knows it: hands hold the cards he knows to be there, piles show backs where he does not know
    /// the card.
    pub seen: Position,
    /// Cards in each hand: Miracles and Intrigues. Their backs can be seen.
    pub hands: [[u8; 2]; MAX_PLAYERS],
    /// Cards just drawn of which some go back.
    pub drawn: u8,
}

impl View {
    /// How many cards of a deck a seat holds in hand.
    #[must_use]
    pub fn held(&self, seat: Seat, deck: Deck) -> u8 {
        self.hands[seat.index()].get(deck as usize).copied().unwrap_or(0)
    }
}

pub(crate) fn view(p: &Position, viewer: Viewer) -> View {
    let hands = p.cults.map(|cult| Deck::HANDED.map(|deck| cult.cards.deck(deck).len() as u8));
    let mut seen = *p;
    let drawn = p.drawn.len() as u8;
    let by = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
        Viewer::Omniscient => return View { viewer, seen, hands, drawn },
    };
    seen.knowledge = p.knowledge.seen_by(by);
    for seat in p.everybody() {
        let known = p.hand(seat).filter(|card| p.knowledge.knows_in_hand(by, *card, seat)).collect();
        let cards = &mut seen.cults[seat.index()].cards;
        *cards = cards.less(Cards::HAND).or(known);
    }
    for deck in Deck::HANDED {
        for card in seen.piles[deck as usize].iter_mut().filter(|card| !p.knowledge.knows_in_pile(by, **card)) {
            *card = deck.back();
        }
    }
    hide_privileges(&mut seen);
    let holder = p.everybody().find(|seat| p.cult(*seat).cards.and(p.drawn) == p.drawn && !p.drawn.is_empty());
    seen.drawn = match holder {
        Some(seat) => p.drawn.filter(|card| p.knowledge.knows_drawn(by, *card, seat)).collect(),
        None => Cards::NONE,
    };
    View { viewer, seen, hands, drawn }
}

/// Privileges that were shown once and went under the pile are known; the others never lay open.
fn hide_privileges(seen: &mut Position) {
    let unseen = usize::from(seen.fresh_privileges);
    let pile = &mut seen.piles[Deck::Privilege as usize];
    let from = pile.len() - unseen.min(pile.len());
    for card in &mut pile[from..] {
        *card = Deck::Privilege.back();
    }
}

/// Where an unseen card can be put: one of the hands, or the top of its pile.
const BINS: usize = MAX_PLAYERS + 1;
const TOP: usize = MAX_PLAYERS;

/// Deals every unseen card over the unseen slots, each where the viewer knows it can be. `[secrets.hand]`
pub(crate) fn resample(_figures: &Figures, view: &View, chance: &mut Chance) -> Position {
    let mut p = view.seen;
    if view.viewer == Viewer::Omniscient {
        return p;
    }
    let by = view.viewer.seat();
    let mut held_before = Cards::NONE;
    for deck in Deck::HANDED {
        held_before = held_before.or(deal(view, by, deck, &mut p, chance));
    }
    deal_privileges(&mut p, chance);
    let hands: [Cards; MAX_PLAYERS] = std::array::from_fn(|index| p.cults[index].cards.and(Cards::HAND));
    p.knowledge = view.seen.knowledge.imagined(by, &hands[..usize::from(p.players)], chooser(&p));
    imagine_drawn(view, by, held_before, &mut p, chance);
    p
}

/// Who has just drawn and puts one back.
pub(crate) fn chooser(p: &Position) -> Option<Seat> {
    match p.step() {
        Step::PutBack(seat) => Some(seat),
        _ => None,
    }
}

/// Cards in play: known to all, in no hand and no pile.
fn in_play(p: &Position) -> Cards {
    let card = |step: &Step| match step {
        Step::Finish(_, card) => Some(*card),
        _ => None,
    };
    p.steps.iter().filter_map(card).collect()
}

#[derive(Clone)]
struct Deal {
    /// Unseen cards, in random order.
    cards: Pile<Card, DECK>,
    /// The bins each of them may go to, one bit each; 0 for those that may be anywhere.
    bins: [u8; DECK],
    /// The bin of each, if it has one.
    placed: [Option<usize>; DECK],
    /// Free slots of each bin.
    room: [u8; BINS],
}

/// Deals a deck; of the cards in doubt, those that were not just drawn are told.
fn deal(view: &View, by: Option<Seat>, deck: Deck, p: &mut Position, chance: &mut Chance) -> Cards {
    let seen = &view.seen;
    let pile = seen.pile(deck);
    let known = (0..MAX_PLAYERS).fold(Cards::NONE, |all, index| all.or(seen.cults[index].cards));
    let known = known.or(in_play(seen)).or(pile.iter().copied().filter(|card| card.is_known()).collect());
    let mut blank =
        Deal { cards: Cards::of(deck).less(known).collect(), bins: [0; DECK], placed: [None; DECK], room: [0; BINS] };
    blank.cards.shuffle(chance);
    for seat in seen.everybody() {
        let shown = seen.cult(seat).cards.deck(deck).len() as u8;
        blank.room[seat.index()] = view.held(seat, deck) - shown;
    }
    blank.room[TOP] = u8::from(pile.top().is_some_and(|card| !card.is_known()));
    for (index, card) in blank.cards.iter().enumerate() {
        if let Known::Among { hands, top } = seen.knowledge.of(by, *card) {
            let hands = hands.fold(0, |bins, seat| bins | 1 << seat.index());
            blank.bins[index] = hands | u8::from(top) << TOP;
        }
    }
    // Cards in doubt lie as they do in one of the worlds: of one's own, or of the public's if one's own were too many.
    let own = seen.knowledge.constraints(by, deck);
    let constraints = if own.is_empty() { seen.knowledge.constraints(None, deck) } else { own };
    let ways = constraints.worlds().len();
    let start = if ways > 1 { chance.below(ways as u32) as usize } else { 0 };
    let worlds = constraints.worlds().cycle().skip(start).take(ways);
    let found =
        worlds.map(|world| (blank.in_world(constraints, world, chooser(seen)), world)).find_map(|(deal, world)| {
            let mut deal = deal?;
            deal.place_all(chance).then_some((deal, Some(world)))
        });
    let (deal, world) = found.unwrap_or_else(|| {
        let mut deal = blank;
        deal.place_all(chance);
        (deal, None)
    });
    deal.hand_out(seen, pile.len(), deck, p);
    let mut held_before = Cards::NONE;
    if let Some((world, seat)) = world.zip(chooser(seen)) {
        let before = |at: &usize| world.place(*at) == Lie::Hand(seat);
        held_before = (0..constraints.cards().len()).filter(before).map(|at| constraints.cards()[at]).collect();
        p.drawn = p.drawn.or((0..constraints.cards().len())
            .filter(|at| world.place(*at) == Lie::Drawn)
            .map(|at| constraints.cards()[at])
            .collect());
    }
    held_before
}

impl Deal {
    /// The same, with the cards in doubt where they are in a world; none if one of them cannot be there.
    fn in_world(&self, constraints: &JointConstraints, world: World, chooser: Option<Seat>) -> Option<Deal> {
        let mut deal = self.clone();
        for (at, card) in constraints.cards().iter().enumerate() {
            let bin = match world.place(at) {
                Lie::Hand(seat) => seat.index(),
                Lie::Top => TOP,
                Lie::Drawn => chooser?.index(),
            };
            // Who knows where it is needs no world for it, but the world must say the same.
            let Some(index) = deal.cards.iter().position(|other| other == card) else { continue };
            if deal.bins[index] & 1 << bin == 0 {
                return None;
            }
            deal.bins[index] = 1 << bin;
        }
        Some(deal)
    }

    /// Those of which something is known come first; each finds a slot, if need be by moving others.
    fn place_all(&mut self, chance: &mut Chance) -> bool {
        let mut all = true;
        for index in 0..self.cards.len() {
            all &= self.bins[index] == 0 || self.place(index, 0, chance);
        }
        all
    }

    /// Hands and pile are filled, the rest as it comes.
    fn hand_out(&self, seen: &Position, pile: usize, deck: Deck, p: &mut Position) {
        let unplaced = |(index, _): &(usize, &Card)| self.placed[*index].is_none();
        let mut free = self.cards.iter().enumerate().filter(unplaced).map(|(_, card)| *card);
        for seat in seen.everybody() {
            for (index, card) in self.cards.iter().enumerate() {
                if self.placed[index] == Some(seat.index()) {
                    p.cults[seat.index()].cards.add(*card);
                }
            }
            for card in free.by_ref().take(self.room[seat.index()].into()) {
                p.cults[seat.index()].cards.add(card);
            }
        }
        let on_top =
            (0..self.cards.len()).find(|index| self.placed[*index] == Some(TOP)).map(|index| self.cards[index]);
        let last = pile.wrapping_sub(1);
        for (index, card) in p.piles[deck as usize].iter_mut().enumerate() {
            if !card.is_known() {
                let own = on_top.filter(|_| index == last);
                *card = own.or_else(|| free.next()).expect("there is an unseen card for each unseen slot");
            }
        }
    }

    /// Finds a bin for a card: a free slot, or that of another card that can go elsewhere.
    fn place(&mut self, index: usize, tried: u8, chance: &mut Chance) -> bool {
        let bins = self.bins[index] & !tried;
        let start = chance.below(BINS as u32) as usize;
        let order = (0..BINS).map(|step| (start + step) % BINS).filter(|bin| bins & 1 << bin != 0);
        for bin in order.clone() {
            if self.room[bin] > 0 {
                self.room[bin] -= 1;
                self.placed[index] = Some(bin);
                return true;
            }
        }
        for bin in order {
            let others = (0..self.cards.len()).filter(|other| self.placed[*other] == Some(bin));
            for other in others.collect::<Pile<usize, DECK>>().iter().copied() {
                if self.place(other, tried | 1 << bin, chance) {
                    self.placed[index] = Some(bin);
                    return true;
                }
            }
        }
        false
    }
}

/// Privileges that never lay open are in any order.
fn deal_privileges(p: &mut Position, chance: &mut Chance) {
    let held = p.everybody().fold(Cards::NONE, |all, seat| all.or(p.cult(seat).cards));
    let open: Cards =
        p.palace.into_iter().chain(p.pile(Deck::Privilege).iter().copied()).filter(|card| card.is_known()).collect();
    let mut unseen: Pile<Card, DECK> = Cards::of(Deck::Privilege).less(held).less(open).collect();
    unseen.shuffle(chance);
    for card in p.piles[Deck::Privilege as usize].iter_mut().filter(|card| !card.is_known()) {
        *card = unseen.pop().expect("there is an unseen card for each unseen slot");
    }
}

/// Which of an imagined hand were just drawn: those known to be, and others not known to have been there before.
fn imagine_drawn(view: &View, by: Option<Seat>, held_before: Cards, p: &mut Position, chance: &mut Chance) {
    let Some(seat) = p.step().seat().filter(|_| usize::from(view.drawn) > p.drawn.len()) else { return };
    let hand = p.hand(seat).deck(Deck::Intrigue).less(p.drawn).less(held_before);
    let new = |card: &Card| !view.seen.knowledge.knows_in_hand(by, *card, seat);
    let mut likely: Pile<Card, DECK> = hand.filter(new).collect();
    likely.shuffle(chance);
    while p.drawn.len() < view.drawn.into() {
        let Some(card) = likely.pop().or_else(|| hand.less(p.drawn).next()) else { return };
        p.drawn.add(card);
    }
}
