//! Events as lines of the log.

use cenacle_table::{Line, Phrase, Seat, scene::Weight};

use crate::{Event, scene::card_word};

pub(crate) fn line(event: &Event) -> Line {
    let by = |key, seat: Seat| Phrase::new(key).seat("who", seat);
    let (phrase, seat, rule) = match event {
        Event::Dealt { cards } => {
            let cards = cards.iter().map(|card| (1, card_word(*card))).collect();
            (Phrase::new("log-dealt").words("cards", cards), None, "setup.deal")
        }
        Event::Prize { round, dice, prize } => {
            let phrase = Phrase::new("log-prize").number("round", *round).number("dice", *dice).number("prize", *prize);
            (phrase, None, "round.prize")
        }
        Event::Bid { seat, card: Some(card) } => {
            (by("log-bid", *seat).word("card", card_word(*card)), Some(*seat), "round.bid")
        }
        Event::Bid { seat, card: None } => (by("log-bid-hidden", *seat), Some(*seat), "round.bid"),
        Event::Shown { seat, card } => {
            (by("log-shown", *seat).word("card", card_word(*card)), Some(*seat), "round.win")
        }
        Event::Won { seat, prize } => (by("log-won", *seat).number("prize", *prize), Some(*seat), "round.win"),
        Event::Tied { carried } => {
            let fate = if *carried { "carried" } else { "lost" };
            (Phrase::new("log-tied").text("fate", fate), None, "round.tie")
        }
        Event::Exchanged { seat, cards: Some((card, taken)) } => {
            let phrase = by("log-exchanged", *seat).word("card", card_word(*card)).word("taken", card_word(*taken));
            (phrase, Some(*seat), "exchange.take")
        }
        Event::Exchanged { seat, cards: None } => (by("log-exchanged-hidden", *seat), Some(*seat), "exchange.take"),
        Event::Kept { seat } => (by("log-kept", *seat), Some(*seat), "exchange.keep"),
    };
    let weight = if matches!(event, Event::Prize { .. }) { Weight::Heading } else { Weight::Plain };
    Line { phrase, seat, rule: Some(rule), about: Vec::new(), weight }
}
