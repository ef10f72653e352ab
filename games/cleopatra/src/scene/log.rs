//! What happened, as the log tells it.

use cenacle_scene::{Line, Phrase, Seat, Weight, scene::panel_id};

use crate::{Card, Event, Figures, Mosaic, RESOURCES, Spent, Work, scene::letter};

/// An event as a line of the log.
pub(crate) fn line(figures: &Figures, event: &Event) -> Line {
    tell(figures, event)
}

/// What the lines of this game speak of besides.
trait Speaks: Sized {
    fn cards(self, cards: &[Card]) -> Line;
}

impl Speaks for Line {
    fn cards(self, cards: &[Card]) -> Line {
        self.saying(|phrase| phrase.words("cards", counted(cards)))
    }
}

/// Equal cards counted together, in the order of the data.
pub(crate) fn counted(cards: &[Card]) -> Vec<(usize, &'static str)> {
    let count = |card: Card| cards.iter().filter(|one| **one == card).count();
    Card::ALL.into_iter().map(|card| (count(card), card.word())).filter(|(count, _)| *count > 0).collect()
}

fn tell(figures: &Figures, event: &Event) -> Line {
    match event {
        Event::Begins { first } => Line::by(*first, "log-begins").rule("setup.first"),
        Event::Turn { seat } => Line::by(*seat, "log-turn").weight(Weight::Heading),
        Event::Offering => Line::of("log-offering").weight(Weight::Heading).rule("offering.bid").about("altar"),
        Event::Takes { seat, stall, cards, hidden } => {
            let key = match (cards.is_empty(), hidden) {
                (true, _) => "log-takes-hidden",
                (false, 0) => "log-takes",
                (false, _) => "log-takes-partly",
            };
            let takes = Line::by(*seat, key).number("stall", stall + 1).number("hidden", *hidden).cards(cards);
            takes.about(format!("stall.{}", stall + 1))
        }
        Event::TakesNothing { seat } => Line::by(*seat, "log-takes-nothing").rule("market.empty").about("market"),
        Event::Stocks { seat, stall, card } => {
            let key = if *card == Card::Unknown { "log-stocks-hidden" } else { "log-stocks" };
            let stocks = Line::by(*seat, key).number("stall", stall + 1).word("card", card.word());
            stocks.about(format!("stall.{}", stall + 1))
        }
        Event::Rebuilt { cards } => {
            Line::of("log-rebuilt").number("cards", *cards).rule("market.rebuild").about("pile")
        }
        Event::DiscardsToLimit { seat, cards } => {
            Line::by(*seat, "log-discards-to-limit").number("cards", *cards).rule("hand.discard")
        }
        Event::KeepsAll { seat, amulets } => {
            Line::by(*seat, "log-keeps-all").number("amulets", *amulets).rule("hand.keep")
        }
        Event::Smuggles { seat, amulets } => {
            Line::by(*seat, "log-smuggles").number("amulets", *amulets).rule("hand.smuggler")
        }
        Event::Discards { seat, card } => {
            let key = if *card == Card::Unknown { "log-discards-hidden" } else { "log-discards" };
            Line::by(*seat, key).word("card", card.word()).about("discard")
        }
        Event::Pays { seat, work, number, mosaic, spent, amulets } => {
            let word = match work {
                Work::Mosaic if mosaic.is_none() => "paid-scribe",
                work => paid(*work, *number),
            };
            let which = mosaic.map_or("none", |mosaic| letter(figures, mosaic));
            Line::by(*seat, "log-pays")
                .word("work", word)
                .saying(|phrase| phrase.text("letter", which).words("paid", everything(spent)))
                .number("amulets", *amulets)
                .rule(if *amulets > 0 { "quarry.corrupted" } else { "quarry.pay" })
        }
        Event::Adds { seat, card, amulets } => Line::by(*seat, "log-adds")
            .word("card", card.word())
            .number("amulets", *amulets)
            .rule("quarry.excess")
            .about("discard"),
        Event::Builds { seat, work, number, place, base, extra } => {
            let which = if *work == Work::Mosaic { letter(figures, Mosaic(*place)) } else { "" };
            builds(*seat, *work, *number, *place, *base, *extra).saying(|phrase| phrase.text("letter", which))
        }
        Event::Bonus { seat, works, talents } => {
            Line::by(*seat, "log-bonus").number("works", *works).number("talents", *talents).rule("quarry.bonus")
        }
        Event::ScribeChooses { seat, mosaic } => Line::by(*seat, "log-scribe-chooses")
            .saying(|phrase| phrase.text("letter", letter(figures, *mosaic)))
            .rule("scribe.mosaic")
            .about("stack"),
        Event::MosaicLeaves { mosaic } => {
            let phrase = Phrase::new("log-mosaic-leaves").text("letter", letter(figures, *mosaic));
            Line::from(phrase).rule("mosaic.unplaceable").about("stack")
        }
        Event::Claims { seat, cells } => {
            Line::by(*seat, "log-claims").number("cells", *cells).rule("sanctuary.claim").strong().about("palace")
        }
        Event::LeavesUnclaimed { cells } => {
            let phrase = Phrase::new("log-unclaimed").number("cells", *cells);
            Line::from(phrase).rule("sanctuary.never-later").about("palace")
        }
        Event::Calls { seat, card, amulets } => {
            Line::by(*seat, "log-calls").word("card", called(*card)).number("amulets", *amulets).rule(card.rule())
        }
        Event::GivesTalents { seat, to, talents } => {
            Line::by(*seat, "log-gives-talents").saying(|phrase| phrase.seat("to", *to)).number("talents", *talents)
        }
        Event::GivesCard { seat, to, card } => {
            Line::by(*seat, "log-gives-card").saying(|phrase| phrase.seat("to", *to)).word("card", card.word())
        }
        Event::GivesNothing { seat, to } => {
            Line::by(*seat, "log-gives-nothing").saying(|phrase| phrase.seat("to", *to)).rule("beggar.nothing")
        }
        Event::HandShown { seat, cards } => Line::by(*seat, "log-hand-shown").cards(cards).rule("beggar.nothing"),
        Event::Fetches { seat, card } => {
            let key = if *card == Card::Unknown { "log-fetches-hidden" } else { "log-fetches" };
            Line::by(*seat, key).word("card", card.word()).about("discard")
        }
        Event::Asks { seat, asked } => {
            Line::by(*seat, "log-asks").saying(|phrase| phrase.seat("asked", *asked)).about(panel_id(*asked))
        }
        Event::Wishes { seat, cards } => {
            let key = if cards.is_empty() { "log-wishes-any" } else { "log-wishes" };
            Line::by(*seat, key).cards(cards).rule("ambassador.wish")
        }
        Event::OffersCard { seat, card } => Line::by(*seat, "log-offers-card").word("card", card.word()),
        Event::OffersNoMore { seat, nothing } => {
            Line::by(*seat, if *nothing { "log-offers-nothing" } else { "log-offers-no-more" })
        }
        Event::Accepts { seat, from, card } => Line::by(*seat, "log-accepts")
            .saying(|phrase| phrase.seat("from", *from))
            .word("card", card.word())
            .rule("ambassador.accept"),
        Event::TurnsDie { seat, ankh, altar } => {
            let key = if *ankh { "log-turns-ankh" } else { "log-turns-blank" };
            Line::by(*seat, key).number("altar", *altar).about("altar")
        }
        Event::Draws { seat, cards } => Line::by(*seat, "log-draws").cards(cards),
        Event::Keeps { seat, kept, of, amulets } => Line::by(*seat, "log-keeps")
            .number("kept", *kept)
            .number("of", *of)
            .number("amulets", *amulets)
            .rule("vizier.keep"),
        Event::Walks { work, square } => {
            let key = if *square >= figures.squares { "log-walks-palace" } else { "log-walks" };
            let walks = Line::of(key).word("work", complete(*work)).number("square", *square);
            walks.rule("cleopatra.walk").strong().about("cleopatra")
        }
        Event::Throws { dice, ankhs, altar } => {
            let key = if *ankhs == 0 { "log-throws-nothing" } else { "log-throws" };
            let throws = Line::of(key).number("dice", *dice).number("ankhs", *ankhs).number("altar", *altar);
            throws.rule("dice.throw").about("altar")
        }
        Event::Offers { seat, talents, rank, amulets } => {
            let key = match amulets {
                0 => "log-offers-even",
                1.. => "log-offers-more",
                _ => "log-offers-less",
            };
            let offers = Line::by(*seat, key).number("talents", *talents).number("rank", *rank);
            offers.number("amulets", amulets.unsigned_abs()).rule("offering.ranks")
        }
        Event::Arrives => Line::of("log-arrives").rule("cleopatra.arrives").strong().about("cleopatra"),
        Event::Eaten { seat, amulets } => {
            Line::by(*seat, "log-eaten").number("amulets", *amulets).rule("end.crocodiles").strong()
        }
        Event::NobodyEaten => Line::of("log-nobody-eaten").rule("end.spared").strong(),
        Event::Wins { seat, talents } => {
            Line::by(*seat, "log-wins").number("talents", *talents).rule("end.winner").strong()
        }
        Event::NobodyWins => Line::of("log-nobody-wins").rule("end.nobody").strong(),
        Event::Abandoned => Line::of("log-abandoned").rule("end.patience").strong(),
    }
}

fn builds(seat: Seat, work: Work, number: u8, place: u8, base: u16, extra: u16) -> Line {
    let (key, at) = match work {
        Work::Mosaic => ("log-builds-mosaic", "palace".to_owned()),
        Work::Wall => ("log-builds-wall", format!("wall.{}", place + 1)),
        Work::Sphinx => ("log-builds-sphinx", format!("sphinx.{number}")),
        Work::Door if place == 0 => ("log-builds-door-left", "door.1".to_owned()),
        Work::Door => ("log-builds-door-right", "door.2".to_owned()),
        Work::Obelisk => ("log-builds-obelisk", format!("obelisk.{number}")),
        Work::Throne if number == 1 => ("log-builds-pedestal", "throne".to_owned()),
        Work::Throne => ("log-builds-throne", "throne".to_owned()),
    };
    Line::by(seat, key)
        .number("number", number)
        .number("slot", place + 1)
        .number("base", base)
        .number("extra", extra)
        .number("total", base + extra)
        .rule(work.rule())
        .about(at)
}

/// Cards, what each Trompe-l'oeil and Merchant stood for, and what was in reserve, in this order.
fn everything(spent: &Spent) -> Vec<(usize, &'static str)> {
    const FEIGNED: [&str; RESOURCES] =
        ["feigned-artisan", "feigned-stone", "feigned-marble", "feigned-wood", "feigned-lapis"];
    const REPLACED: [&str; RESOURCES] =
        ["merchant-artisan", "merchant-stone", "merchant-marble", "merchant-wood", "merchant-lapis"];
    const RESERVE: [&str; RESOURCES] =
        ["reserve-artisan", "reserve-stone", "reserve-marble", "reserve-wood", "reserve-lapis"];
    let cards = spent.cards.iter().zip(Card::ALL.map(Card::word));
    let feigned = spent.feigned.iter().zip(FEIGNED);
    let replaced = spent.merchants.iter().zip(REPLACED);
    let reserve = spent.reserve.iter().zip(RESERVE);
    let all = cards.chain(feigned).chain(replaced).chain(reserve);
    all.filter(|(count, _)| **count > 0).map(|(count, word)| (usize::from(*count), word)).collect()
}

/// An element as something that is paid for.
const fn paid(work: Work, number: u8) -> &'static str {
    match work {
        Work::Mosaic => "paid-mosaic",
        Work::Wall => "paid-wall",
        Work::Sphinx => "paid-sphinx",
        Work::Door => "paid-door",
        Work::Obelisk => "paid-obelisk",
        Work::Throne if number == 1 => "paid-pedestal",
        Work::Throne => "paid-throne",
    }
}

/// A character with its article.
const fn called(card: Card) -> &'static str {
    match card {
        Card::Beggar => "the-beggar",
        Card::Courtesan => "the-courtesan",
        Card::Ambassador => "the-ambassador",
        Card::Scribe => "the-scribe",
        Card::Smuggler => "the-smuggler",
        Card::Vizier => "the-vizier",
        other => other.word(),
    }
}

/// A category as something that is complete.
const fn complete(work: Work) -> &'static str {
    match work {
        Work::Mosaic => "complete-mosaic",
        Work::Wall => "complete-wall",
        Work::Sphinx => "complete-sphinx",
        Work::Door => "complete-door",
        Work::Obelisk => "complete-obelisk",
        Work::Throne => "complete-throne",
    }
}
