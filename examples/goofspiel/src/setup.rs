//! The beginning.

use cenacle_table::{Audience, Chance, Log, Options, Pile, Seats};

use crate::{
    Card, Event, Figures, Position, Step, options,
    position::{Hand, MAX_PLAYERS},
    steps::bidding,
};

pub(crate) fn set_up(figures: &Figures, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> Position {
    let copies = |card| (0..figures.copies).map(move |_| card);
    let mut p = Position {
        players: options.players,
        carried: options.choice(options::TIES) == options::CARRIED,
        exchange: options.flag(options::EXCHANGE),
        round: 0,
        step: Step::Bidding,
        prize: 0,
        pack: Card::all().flat_map(copies).collect(),
        hands: [Hand::new(); MAX_PLAYERS],
        bids: [None; MAX_PLAYERS],
        played: Pile::new(),
        buried: Pile::new(),
        points: [0; MAX_PLAYERS],
    };
    p.pack.shuffle(chance);
    // [setup.deal]
    for seat in p.everybody() {
        let mut cards: Hand = (0..figures.hand).filter_map(|_| p.pack.pop()).collect();
        cards.sort_unstable();
        p.hands[seat.index()] = cards;
        log.push(Audience::Only(Seats::only(seat)), || Event::Dealt { cards });
    }
    bidding::begin(figures, &mut p, chance, log);
    p
}
