//! The round: the prize, the bids, and who wins.

use cenacle_table::{Chance, Log, Phrase, Refusal, Seat};

use crate::{Action, Card, Event, Figures, Position, Step, scene::card_word, steps, view::to_act};

pub(crate) fn question<C>(p: &Position<C>) -> (Phrase, &'static str) {
    (Phrase::new("ask-bid").number("prize", p.prize), "round.bid")
}

pub(crate) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    steps::different(&p.hands[seat.index()]).for_each(|card| each(Action::Bid { card }));
}

pub(crate) fn why_not(card: Card) -> Refusal {
    Refusal::because("round.bid", Phrase::new("why-no-card").word("card", card_word(card)))
}

/// A round begins, if there is one more.
pub(crate) fn begin(figures: &Figures, p: &mut Position, chance: &mut Chance, log: &mut Log<Event>) {
    // [end.count]
    if p.hands[0].is_empty() {
        p.step = Step::Over;
        return;
    }
    // [round.prize]
    let dice: u8 = (0..figures.dice).map(|_| chance.die(6) as u8).sum();
    p.round += 1;
    p.prize += dice;
    p.step = Step::Bidding;
    let Position { round, prize, .. } = *p;
    log.all(|| Event::Prize { round, dice, prize });
}

/// A card is bid in secret; with the last bid all are turned over.
pub(crate) fn bid(
    figures: &Figures,
    p: &mut Position,
    seat: Seat,
    card: Card,
    chance: &mut Chance,
    log: &mut Log<Event>,
) {
    steps::take(&mut p.hands[seat.index()], card);
    p.bids[seat.index()] = Some(card);
    log.split(seat, || Event::Bid { seat, card: Some(card) }, || Event::Bid { seat, card: None });
    if !to_act(p).is_empty() {
        return;
    }
    // [round.win]
    for (seat, bid) in p.everybody().zip(p.bids) {
        let card = bid.expect("everybody has bid");
        log.all(|| Event::Shown { seat, card });
        p.played.push(card);
    }
    // [round.tie]
    let alone = |bid: &&Option<Card>| p.bids.iter().filter(|other| other == bid).count() == 1;
    let best = p.bids.iter().flatten().map(|card| Some(*card)).filter(|bid| alone(&bid)).max();
    let winner = best.and_then(|best| p.everybody().find(|seat| p.bids[seat.index()] == best));
    p.bids.fill(None);
    let Some(seat) = winner else {
        let carried = p.carried;
        log.all(|| Event::Tied { carried });
        if !carried {
            p.prize = 0;
        }
        return begin(figures, p, chance, log);
    };
    let prize = std::mem::take(&mut p.prize);
    p.points[seat.index()] += u16::from(prize);
    log.all(|| Event::Won { seat, prize });
    steps::exchange::begin(figures, p, seat, chance, log);
}
