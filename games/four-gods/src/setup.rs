//! Setting up: the bag, the gods, the first tiles in hand, the first player.

use cenacle_table::{Audience, Chance, Log, Options, Pile, Seat, Seats, SetupError};

use crate::{
    Colour, Discards, Event, Figures, God, KINDS, Position, TILES, Tile, World,
    figures::MAX_PLAYERS,
    options,
    position::{Cult, Errors, House, Phase},
    steps::Referee,
};

/// What was agreed on, or what the tokens say where they are drawn by lot.
fn house(figures: &Figures, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> House {
    let drawn = options.choice(options::TOKENS) == options::value::DRAWN;
    // [mode.tokens]: heads or tails for each token.
    let mut token =
        |option: &str, back: &str| if drawn { chance.below(2) == 1 } else { options.choice(option) == back };
    let turns = token(options::TIME, options::value::TURNS);
    let secret = token(options::GODS, options::value::SECRET);
    let two_gods = options.players == 2 && token(options::TWO, options::value::TWO_GODS);
    let gods = if options.players == 2 && !two_gods { 2 } else { 1 };
    if drawn {
        log.all(|| Event::Tokens { turns, secret, two: (options.players == 2).then_some(gods) });
    }
    House {
        turns,
        secret,
        gods,
        errors: match options.choice(options::ERRORS) {
            options::value::DENOUNCED => Errors::Denounced,
            options::value::PENALISED => Errors::Penalised,
            _ => Errors::Refused,
        },
        min_free: if options.choice(options::MIN_FREE) == options::value::TWO { figures.least_free } else { 0 },
        counted: turns && matches!(options.choice(options::GLASS), options::value::ACTS | options::value::NO_GLASS),
        sand: match options.choice(options::GLASS) {
            options::value::DOUBLE => 2,
            options::value::FIVEFOLD => 5,
            options::value::NO_GLASS if !turns => 0,
            _ => 1,
        },
    }
}

pub(crate) fn setup(
    figures: &Figures,
    options: &Options,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Result<Position, SetupError> {
    let players = options.players;
    options::check(options).map_err(SetupError::Together)?;
    let house = house(figures, options, chance, log);
    let share = house.share(figures, players);
    let mut position = Position {
        players,
        house,
        // Rules 1: nobody was asked whether he was ready.
        phase: if figures.rules >= 2 { Phase::Gathering } else { Phase::Building },
        turn: Seat::default(),
        acted: false,
        passes: 0,
        quiet: 0,
        stirred: false,
        turns_left: 0,
        explored: None,
        flags: Seats::NONE,
        glass: 0,
        acts: 0,
        laid: 0,
        drawn: 0,
        world: World::EMPTY,
        hands: [[None; 2]; MAX_PLAYERS],
        holds: [None; MAX_PLAYERS],
        fresh: [None; MAX_PLAYERS],
        discards: Discards::new(share.discard),
        bag: (0..TILES as u8).map(Tile).collect(),
        back: Pile::new(),
        colours: [Cult { seat: None, god: None, reserve: share.reserve, gone: 0, razed: 0 }; KINDS],
        cities: figures.cities,
        ready: Seats::NONE,
        begun: Seats::NONE,
        warned: false,
        owed: [0; MAX_PLAYERS],
        ran_out: false,
        spent: 0,
        removed: Pile::new(),
    };
    if house.secret && figures.rules < 2 {
        // Rules 1: colours went round the table, and gods were dealt at once.
        deal_gods(&mut position, chance, log);
    }
    if house.turns {
        // [turn.first]
        position.turn = Seat::new(chance.below(players.into()) as usize);
        let seat = position.turn;
        log.all(|| Event::First { seat });
    }
    if figures.rules < 2 {
        Referee { figures, p: &mut position, chance, log }.begin();
    } else {
        log.all(|| Event::Gather);
    }
    if !house.turns {
        // [setup.hands]
        for seat in position.everybody() {
            Referee { figures, p: &mut position, chance, log }.take_from_bag(seat, 2);
        }
    }
    Ok(position)
}

/// Rules 1: the colours of a seat where gods are secret went round the table.
pub(crate) fn secret_colours(players: u8, gods: u8) -> impl Iterator<Item = (Seat, Colour)> {
    let places = (0..gods).flat_map(move |_| Seats::all(players.into()));
    places.zip(Colour::ALL)
}

/// Rules 1: gods dealt at once. `[secret.deal]`
fn deal_gods(p: &mut Position, chance: &mut Chance, log: &mut Log<Event>) {
    let mut cards = God::ALL;
    chance.shuffle(&mut cards);
    for ((seat, colour), god) in secret_colours(p.players, p.house.gods).zip(cards) {
        let cult = &mut p.colours[colour as usize];
        cult.seat = Some(seat);
        cult.god = Some(god);
        log.push(Audience::Only(Seats::only(seat)), || Event::Dealt { seat, colour, god });
    }
}
