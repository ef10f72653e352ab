//! How a game begins. `[found.skills] [found.hand]`

use cenacle_table::{Chance, Log, Options, Pile, Seat, SetupError};

use crate::{
    Event, FACES, Face, Figures, Position, Sect, Task, identity, options,
    position::{House, MAX_PLAYERS},
    steps::Referee,
};

pub(crate) fn setup(
    figures: &Figures,
    options: &Options,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Result<Position, SetupError> {
    let players = options.players;
    let mut p = Position {
        players,
        house: House {
            always_ask: options.choice(options::WINDOWS) == options::ALWAYS,
            points_after: options.choice(options::POINTS) == options::AFTER,
            rounds: options.choice(options::ROUNDS).parse().ok(),
        },
        round: 0,
        favoured: None,
        last: Seat::new(0),
        ready: cenacle_table::Seats::NONE,
        turn: Seat::new(0),
        cast: false,
        called: false,
        attacks: 0,
        struck: [0; 2],
        mishaps: 0,
        sects: [Sect::default(); MAX_PLAYERS],
        hands: std::array::from_fn(|_| crate::Hand::default()),
        pile: Pile::new(),
        seen: Pile::new(),
        stock: Pile::new(),
        under: 0,
        discard: Pile::new(),
        table: Pile::new(),
        duel: None,
        spell: None,
        roll: None,
        before: None,
        fought: None,
        done: None,
        death: None,
        passing: [None; MAX_PLAYERS],
        gazed: Pile::new(),
        ordered: false,
        tasks: Pile::new(),
        over: None,
    };
    for face in 0..FACES {
        (0..figures.copies[face]).for_each(|_| p.pile.push(Face(face as u8)));
    }
    p.stock = p.pile;
    p.pile.shuffle(chance);
    p.seen = (0..p.pile.len()).map(|_| 0).collect();
    for seat in p.everybody() {
        let sect = &mut p.sects[seat.index()];
        sect.alive = Sect::ALL;
        for skill in &mut sect.skills {
            *skill = two_different_dice(chance) + figures.skill_bonus;
        }
    }
    p.tasks.push(Task::NextTurn);
    let chosen = options.choice(options::FOUNDING) == options::CHOSEN;
    if !chosen {
        generate(&mut p, chance);
    }
    let mut referee = Referee { f: figures, p: &mut p, chance, log };
    for seat in referee.p.everybody() {
        if !chosen {
            referee.tell_founded(seat);
        }
        referee.draw_first(seat);
    }
    if chosen {
        for index in (0..usize::from(players)).rev() {
            let seat = Seat::new(index);
            referee.push(Task::Symbol(seat));
            referee.push(Task::Credo(seat));
            referee.push(Task::Name(seat));
        }
    }
    referee.go_on();
    Ok(p)
}

/// Two dice; doubles are thrown again. `[found.skills]`
fn two_different_dice(chance: &mut Chance) -> u8 {
    loop {
        let (one, other) = (chance.die(6), chance.die(6));
        if one != other {
            return (one + other) as u8;
        }
    }
}

/// Every sect gets a name, a credo and a symbol of its own. `[found.identity]`
fn generate(p: &mut Position, chance: &mut Chance) {
    let mut names: Pile<u8, 32> = (0..identity::NAMES.len() as u8).collect();
    let mut credos: Pile<u8, 32> = (0..identity::CREDOS.len() as u8).collect();
    let mut symbols: Pile<u8, 32> = (0..identity::SYMBOLS.len() as u8).collect();
    names.shuffle(chance);
    credos.shuffle(chance);
    symbols.shuffle(chance);
    for (index, sect) in p.sects.iter_mut().take(p.players.into()).enumerate() {
        (sect.name, sect.credo, sect.symbol) = (names[index], credos[index], symbols[index]);
    }
}
