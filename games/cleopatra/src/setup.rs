//! Setting up: hands, pile, market, mosaics, the first player.

use cenacle_table::{Bag, Chance, Log, Observers, Options, Pile, Seat, Seats, SetupError};

use crate::{
    Card, Cells, Event, Faced, Figures, MOSAICS, Mosaic, OnStall, Position, RESOURCES, Step, WORKS, Work,
    figures::{MAX_CARDS, MAX_PLAYERS, STALLS},
    options,
    position::{Architect, Bid, House, Spent},
    steps::{closed, deal},
};

pub(crate) fn setup(
    figures: &Figures,
    options: &Options,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Result<Position, SetupError> {
    let players = options.players;
    let mut cards: Pile<Faced, MAX_CARDS> = Pile::new();
    for card in Card::ALL {
        (0..figures.count[card.index()]).for_each(|_| cards.push(Faced { card, up: false }));
    }
    cards.shuffle(chance);

    // [setup.start]
    let mut seats = [Architect::default(); MAX_PLAYERS];
    let mut hands = [Bag::default(); MAX_PLAYERS];
    for seat in Seats::all(players.into()) {
        seats[seat.index()] = Architect {
            talents: figures.start.talents,
            amulets: 0,
            merchants: figures.start.merchants,
            statues: figures.start.statues,
            works: 0,
        };
        for _ in 0..figures.start.cards {
            let card = cards.pop().expect("the data hold enough cards for every hand");
            hands[seat.index()].gain(card.card.index(), Observers::of(seat));
        }
    }

    // [setup.pile] [setup.market]
    deal(&mut cards, chance);
    let market = (0..STALLS as u8)
        .map(|stall| OnStall { stall, faced: cards.pop().expect("the data hold enough cards for the market") })
        .collect();

    let mut mosaics: Pile<Mosaic, MOSAICS> = (0..MOSAICS as u8).map(Mosaic).collect();
    mosaics.shuffle(chance);

    // [setup.first]
    let first = Seat::new(chance.below(players.into()) as usize);
    log.all(|| Event::Begins { first });
    log.all(|| Event::Turn { seat: first });

    let mut position = Position {
        players,
        house: House {
            flip: options.flag(options::FLIP),
            ledger: options.flag(options::LEDGER),
            every_turn: options.flag(options::EVERY_TURN),
        },
        turn: first,
        turns: 0,
        step: Step::Start,
        back: Step::Start,
        seats,
        hands,
        merchants_gone: 0,
        pile: cards,
        market,
        drawn: Pile::new(),
        waiting: Pile::new(),
        to_stock: 0,
        kept: 0,
        discard: Bag::default(),
        mosaics,
        laid: Pile::new(),
        free: figures.garden,
        sanctuaries: [Cells::NONE; MAX_PLAYERS],
        closed: Cells::NONE,
        claimable: Cells::NONE,
        built: [0; WORKS],
        walls: 0,
        doors: 0,
        cleopatra: 0,
        walked: 0,
        altar: 0,
        work: Work::Mosaic,
        scribe: false,
        laying: Mosaic(0),
        need: [0; RESOURCES],
        pool: [0; RESOURCES],
        spent: Spent::default(),
        added: false,
        visit: 0,
        played: [0; 6],
        answering: first,
        asked: Seats::NONE,
        wished: 0,
        offers: [[0; RESOURCES]; MAX_PLAYERS],
        bids: [Bid::Open; MAX_PLAYERS],
        idle: 0,
    };
    // A garden of the owner's may have corners that no mosaic reaches: they are nobody's sanctuary.
    position.closed = closed(figures, &position);
    Ok(position)
}
