//! Setting up: the bag, the gods, the first tiles in hand, the first player.

use cenacle_table::{Audience, Chance, Log, Options, Pile, Seat, Seats, SetupError};

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
}

fn house(figures: &Figures, options: &Options) -> Result<House, SetupError> {
    let bad = |option: &str, allowed: &str| SetupError::BadValue {
        option: option.to_owned(),
        value: options.choice(option).to_owned(),
        allowed: allowed.to_owned(),
    };
    let turns = options.choice(option::TIME) == value::TURNS;
    let errors = match options.choice(option::ERRORS) {
        value::DENOUNCED => Errors::Denounced,
        value::PENALISED => Errors::Penalised,
        _ => Errors::Refused,
    };
    // [errors.lay]: in turns the others watch each tile being laid.
    if turns && errors != Errors::Refused {
        return Err(bad(option::ERRORS, "refused where turns are taken"));
    }
    let two_gods = options.choice(option::TWO) == value::TWO_GODS;
    if two_gods && options.players != 2 {
        return Err(bad(option::TWO, "four-gods unless two play"));
    }
    Ok(House {
        turns,
        secret: options.choice(option::GODS) == value::SECRET,
        gods: if options.players == 2 && !two_gods { 2 } else { 1 },
        errors,
        min_free: if options.choice(option::MIN_FREE) == value::TWO { figures.least_free } else { 0 },
    })
}

pub(crate) fn setup(
    figures: &Figures,
    options: &Options,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Result<Position, SetupError> {
    let players = options.players;
    let house = house(figures, options)?;
    let share = house.share(figures, players);
    let mut position = Position {
        players,
        house,
        phase: Phase::Building,
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
    };
    if house.secret {
        deal_gods(&mut position, chance, log);
    }
    if house.turns {
        // [turn.first]
        position.turn = Seat::new(chance.below(players.into()) as usize);
        let seat = position.turn;
        log.all(|| Event::First { seat });
        log.all(|| Event::Turn { seat });
    } else {
        // [setup.hands]
        log.all(|| Event::Begin);
        for seat in position.everybody() {
            Referee { figures, p: &mut position, chance, log }.take_from_bag(seat, 2);
        }
    }
    Ok(position)
}

/// The colours of a seat where gods are secret: colours have nothing to do with gods, so they go round the table.
/// `[secret.colours]`
pub(crate) fn secret_colours(players: u8, gods: u8) -> impl Iterator<Item = (Seat, Colour)> {
    let places = (0..gods).flat_map(move |_| Seats::all(players.into()));
    places.zip(Colour::ALL)
}

/// `[secret.deal]`
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
