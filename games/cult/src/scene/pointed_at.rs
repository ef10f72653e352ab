//! What somebody may mean who points at an element, whether it is possible now or not.

use cenacle_table::Seat;

use crate::{Action, At, CultName, Face, Figures, Location, Position, Priest, Step, Token, View};

/// The actions meant by an element; the first refusal among them answers "why can't I?".
pub(crate) fn pointed_at(figures: &Figures, view: &View, seat: Seat, element: &str) -> Vec<Action> {
    let p = &view.seen;
    let mut parts = element.split('.');
    let (kind, rest) = (parts.next().unwrap_or(""), parts.collect::<Vec<_>>());
    let number = |index: usize| rest.get(index).and_then(|part| part.parse::<u8>().ok());
    let location = |index: usize| number(index).and_then(Location::new);
    let token = |index: usize| number(index).and_then(|value| Token::try_from(value).ok());
    match kind {
        "location" | "ground" => location(0).map_or_else(Vec::new, |at| place(p, seat, at)),
        "altar" => location(1).map_or_else(Vec::new, |location| match p.step() {
            Step::Raze(_) => vec![Action::Raze { location }],
            _ => place(p, seat, location),
        }),
        "palace" | "privilege" => number(0).map_or_else(Vec::new, |slot| {
            let slot = slot.wrapping_sub(1);
            match p.step() {
                Step::Reap(..) | Step::Do(..) => vec![Action::Claim { slot }],
                _ => vec![Action::Buy { slot }],
            }
        }),
        "ability" => number(0).map_or_else(Vec::new, |ability| vec![Action::Use { ability: ability.wrapping_sub(1) }]),
        "card" => rest.first().and_then(|id| figures.named(id)).map_or_else(Vec::new, |face| card(p, face)),
        "tray" => {
            rest.first().and_then(|id| figures.named(id)).map_or_else(Vec::new, |face| vec![Action::Steal { face }])
        }
        "cult-sheet" => rest
            .first()
            .and_then(|id| CultName::ALL.into_iter().find(|cult_name| cult_name.id() == *id))
            .map_or_else(Vec::new, |cult_name| vec![Action::Join { cult_name }]),
        "feast" => {
            number(0).map_or_else(Vec::new, |feast| vec![Action::Feast { feast: feast.wrapping_sub(1), priest: None }])
        }
        "priest" => match (number(0), token(1)) {
            (Some(owner), Some(value)) if usize::from(owner) == seat.number() => priest(p, value),
            _ => Vec::new(),
        },
        "patriarch" if number(0).is_some_and(|owner| usize::from(owner) == seat.number()) => {
            priest(p, Token::PATRIARCH)
        }
        "home" => priest(p, Token::PATRIARCH),
        _ => Vec::new(),
    }
}

/// A Location means to go there, to pray for it, or to take what it gives.
fn place(p: &Position, seat: Seat, location: Location) -> Vec<Action> {
    let cult = p.cult(seat);
    match p.step() {
        Step::Pray(_) => vec![Action::Favour { location }],
        Step::Reap(_, at) if at == location => vec![Action::Take],
        Step::Reap(..) => vec![Action::Bribe { priest: Priest { value: Token::PATRIARCH, at: At::Here }, location }],
        Step::Do(..) => vec![
            Action::Ambush { location },
            Action::Move { priest: Priest { value: Token::PATRIARCH, at: At::Here }, location },
        ],
        _ => {
            let priest = cult.home.values().next().map_or(Token::PATRIARCH, Token::from);
            vec![Action::Place { priest, location }]
        }
    }
}

/// A card is played, sold, discarded, given or put back, as the question has it.
fn card(p: &Position, face: Face) -> Vec<Action> {
    vec![match p.step() {
        Step::Trade(_) => Action::Sell { face },
        Step::Pay(..) => Action::Discard { face },
        Step::Give { .. } => Action::Give { face },
        Step::PutBack(_) => Action::PutBack { face },
        _ => Action::Play { face },
    }]
}

/// A Priest is placed, offered, sent or chosen, as the question has it.
fn priest(p: &Position, value: Token) -> Vec<Action> {
    match p.step() {
        Step::Intend(_) => Location::all().map(|location| Action::Place { priest: value, location }).collect(),
        Step::Pay(..) => vec![Action::Offer { priest: value }],
        Step::Do(..) => vec![
            Action::Choose { priest: Priest { value, at: At::Here } },
            Action::Send { priest: value },
            Action::Offer { priest: value },
        ],
        Step::Reap(..) => vec![
            Action::Raise { priest: Priest { value, at: At::Home }, offer: 0 },
            Action::Raise { priest: Priest { value, at: At::Here }, offer: 0 },
        ],
        _ => vec![Action::Place { priest: value, location: Location::RUINS }],
    }
}
