//! Setting up: piles, Palace, cults, what each begins with.

use cenacle_table::{Chance, Log, Options, Pile, Seat, Seats, SetupError};

use crate::{
    Active, Adepts, Card, Cards, CultName, DECK, Deck, Event, Figures, LOCATIONS, Limit, Phase, Position, Priests,
    figures::{MAX_PLAYERS, SLOTS},
    knowledge::Knowledge,
    options,
    steps::Referee,
};

pub(crate) fn setup(
    figures: &Figures,
    options: &Options,
    chance: &mut Chance,
    log: &mut Log<Event>,
) -> Result<Position, SetupError> {
    let players = options.players;
    let everybody = Seats::all(players.into());
    let mut piles = Deck::ALL.map(|deck| Cards::of(deck).collect::<Pile<Card, DECK>>());
    piles.iter_mut().for_each(|pile| pile.shuffle(chance));
    // [setup.start]
    let mut cults = [Adepts::default(); MAX_PLAYERS];
    for seat in everybody {
        cults[seat.index()] = Adepts {
            followers: figures.start_followers,
            coins: figures.start_coins,
            home: figures.start_priests,
            ..Adepts::default()
        };
    }
    let mut position = Position {
        players,
        round: 0,
        limit: limit(figures, options),
        progress: 0,
        first: Seat::default(),
        phase: Phase::Choosing,
        turn: Seat::default(),
        acted: Seats::NONE,
        active: Active::NONE,
        cults,
        board: [[Priests::NONE; MAX_PLAYERS]; LOCATIONS + 1],
        bribes: Default::default(),
        boosts: Default::default(),
        lowest: false,
        inquisition: false,
        control: None,
        winner: None,
        served: Seats::NONE,
        leader: Seat::default(),
        palace: [Card::NONE; SLOTS],
        piles,
        fresh_privileges: DECK as u8,
        knowledge: Knowledge::NOTHING,
        drawn: Cards::NONE,
        spent: 0,
        flipped: false,
        cults_left: 0,
        steps: Pile::new(),
    };
    let mut cults = CultName::ALL;
    chance.shuffle(&mut cults);
    // [setup.cults]
    let dealt: Option<[CultName; CULTS_DEALT]> = match options.choice(options::CULTS) {
        options::CHOICE => {
            position.cults_left = u8::MAX;
            None
        }
        options::DRAFT => {
            position.cults_left =
                cults[..usize::from(players) + 1].iter().fold(0, |all, cult_name| all | 1 << *cult_name as u8);
            position.turn = Seat::new(chance.below(players.into()) as usize);
            None
        }
        options::FIRST_GAME => Some(recommended(figures, players, &cults, chance)),
        _ => Some(std::array::from_fn(|index| cults[index])),
    };
    let mut referee = Referee { figures, p: &mut position, log };
    // [setup.palace]
    referee.deal_palace();
    if let Some(dealt) = dealt {
        for seat in everybody {
            let cult_name = dealt[seat.index()];
            referee.p.cults[seat.index()].cult_name = cult_name;
            referee.log.all(|| Event::Joins { seat, cult_name });
        }
        referee.begin();
    }
    referee.go_on();
    Ok(position)
}

/// `[end.outlived]`
fn limit(figures: &Figures, options: &Options) -> Limit {
    // rules 1: there was no such option.
    if figures.rules < 2 {
        return Limit::House;
    }
    match options.choice(options::ROUNDS) {
        options::DOUBLE => Limit::Double,
        options::NONE => Limit::Never,
        _ => Limit::House,
    }
}

const CULTS_DEALT: usize = MAX_PLAYERS;

/// The rulebook's cults for a first game, dealt at random; five play with those of four and one drawn.
fn recommended(figures: &Figures, players: u8, cults: &[CultName], chance: &mut Chance) -> [CultName; CULTS_DEALT] {
    let list = &figures.first_game[usize::from(players).clamp(2, 4) - 2];
    let more = cults.iter().filter(|cult_name| !list.contains(cult_name));
    let mut dealt = [CultName::default(); CULTS_DEALT];
    let wanted = usize::from(players);
    for (place, cult_name) in dealt[..wanted].iter_mut().zip(list.iter().chain(more)) {
        *place = *cult_name;
    }
    chance.shuffle(&mut dealt[..wanted]);
    dealt
}
