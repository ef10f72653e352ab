//! Setting up: the bag, the gods, the first tiles in hand, the first player.

use cenacle_table::{Audience, Chance, Log, Options, Pile, Refusal, Seat, Seats, SetupError};

use crate::{
    Colour, Discards, Event, Figures, God, KINDS, Position, TILES, Tile, World,
    figures::MAX_PLAYERS,
    position::{Cult, Errors, House, Phase},
    steps::Referee,
};

/// The options of the game, by their names.
pub(crate) mod option {
    pub(crate) const TIME: &str = "time";
    pub(crate) const GODS: &str = "gods";
    pub(crate) const TWO: &str = "two";
    pub(crate) const ERRORS: &str = "errors";
    pub(crate) const MIN_FREE: &str = "min-free";
    pub(crate) const TOKENS: &str = "tokens";
    pub(crate) const GLASS: &str = "glass";
}

/// Values of the options.
pub(crate) mod value {
    pub(crate) const SIMULTANEOUS: &str = "simultaneous";
    pub(crate) const TURNS: &str = "turns";
    pub(crate) const VISIBLE: &str = "visible";
    pub(crate) const SECRET: &str = "secret";
    pub(crate) const FOUR_GODS: &str = "four-gods";
    pub(crate) const TWO_GODS: &str = "two-gods";
    pub(crate) const REFUSED: &str = "refused";
    pub(crate) const DENOUNCED: &str = "denounced";
    pub(crate) const PENALISED: &str = "penalised";
    pub(crate) const NONE: &str = "none";
    pub(crate) const TWO: &str = "two";
    pub(crate) const CHOSEN: &str = "chosen";
    pub(crate) const DRAWN: &str = "drawn";
    pub(crate) const SECONDS: &str = "seconds";
    pub(crate) const DOUBLE: &str = "double";
    pub(crate) const FIVEFOLD: &str = "fivefold";
    pub(crate) const ACTS: &str = "acts";
    pub(crate) const NO_GLASS: &str = "no-glass";
}

/// Refuses options that do not go together. `[mode.time] [mode.two] [mode.errors] [mode.glass] [mode.tokens]`
pub(crate) fn check(options: &Options) -> Result<(), Refusal> {
    let is = |option, value| options.choice(option) == value;
    let errors = is(option::ERRORS, value::DENOUNCED) || is(option::ERRORS, value::PENALISED);
    let drawn = is(option::TOKENS, value::DRAWN);
    let refusals = [
        // In turns the others watch each tile being laid, and turns may be drawn.
        (errors && drawn, "errors.lay", "why-errors-and-lot"),
        (errors && !drawn && is(option::TIME, value::TURNS), "errors.lay", "why-errors-in-turns"),
        (is(option::TWO, value::TWO_GODS) && options.players != 2, "mode.two", "why-two-gods-for-two"),
        (
            is(option::GLASS, value::ACTS) && !drawn && !is(option::TIME, value::TURNS),
            "mode.glass",
            "why-acts-in-turns",
        ),
        (
            is(option::GLASS, value::NO_GLASS) && !drawn && is(option::TIME, value::TURNS),
            "mode.glass",
            "why-no-glass-in-turns",
        ),
    ];
    match refusals.into_iter().find(|(refused, ..)| *refused) {
        Some((_, rule, why)) => Err(Refusal::new(rule, why)),
        None => Ok(()),
    }
}

/// What was agreed on, or what the tokens say where they are drawn by lot.
fn house(figures: &Figures, options: &Options, chance: &mut Chance, log: &mut Log<Event>) -> House {
    let drawn = options.choice(option::TOKENS) == value::DRAWN;
    // [mode.tokens]: heads or tails for each token.
    let mut token =
        |option: &str, back: &str| if drawn { chance.below(2) == 1 } else { options.choice(option) == back };
    let turns = token(option::TIME, value::TURNS);
    let secret = token(option::GODS, value::SECRET);
    let two_gods = options.players == 2 && token(option::TWO, value::TWO_GODS);
    let gods = if options.players == 2 && !two_gods { 2 } else { 1 };
    if drawn {
        log.all(|| Event::Tokens { turns, secret, two: (options.players == 2).then_some(gods) });
    }
    House {
        turns,
        secret,
        gods,
        errors: match options.choice(option::ERRORS) {
            value::DENOUNCED => Errors::Denounced,
            value::PENALISED => Errors::Penalised,
            _ => Errors::Refused,
        },
        min_free: if options.choice(option::MIN_FREE) == value::TWO { figures.least_free } else { 0 },
        counted: turns && matches!(options.choice(option::GLASS), value::ACTS | value::NO_GLASS),
        sand: match options.choice(option::GLASS) {
            value::DOUBLE => 2,
            value::FIVEFOLD => 5,
            value::NO_GLASS if !turns => 0,
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
    check(options).map_err(SetupError::Together)?;
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
