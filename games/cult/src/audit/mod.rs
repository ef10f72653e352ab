//! Nothing was created or lost: every component is counted, and everything that names a seat, a card or a Location names one
//! that is there. A position that passes can be played on, whoever wrote it.

mod pending;

use cenacle_table::{Seat, Seats};

use crate::{
    Active, Adepts, Boost, Bribe, CARDS, Card, Cards, Deck, Effect, End, Figures, Influence, Location, Phase, Position,
    Priests, Step, TOKENS, TOKENS_A_VALUE, figures::MAX_PLAYERS, knowledge::Lie, rules_view::RulesView, steps::victor,
};

/// More placements than this in a round there cannot be: fifteen Priests and the Patriarch, sent home once and again.
const MOST_PLACED: u8 = 60;

pub(crate) fn audit(figures: &Figures, p: &Position) -> Result<(), String> {
    if !(2..=MAX_PLAYERS as u8).contains(&p.players) {
        return Err(format!("{} players", p.players));
    }
    seats(p)?;
    cards(figures, p)?;
    p.everybody().try_for_each(|seat| cult(figures, p, seat))?;
    nobody_else(p)?;
    let rules = RulesView { f: figures, p };
    if p.mobs() > figures.mobs {
        return Err(format!("{} Mobs of {}", p.mobs(), figures.mobs));
    }
    if p.bribes[0] != Bribe::default() {
        return Err("somebody is bribed outside the City".to_owned());
    }
    Location::all().try_for_each(|at| bribe(rules, at))?;
    if matches!(p.phase, Phase::Acting | Phase::Reaping) != (p.active != Active::NONE) {
        return Err(format!("Location {} is active in {:?}", p.active, p.phase));
    }
    let most = boosts(figures).max().unwrap_or(0);
    if p.boosts.iter().any(|boost| boost.by > most) {
        return Err("a Priest counts more than any Miracle adds".to_owned());
    }
    if p.progress > p.round {
        return Err(format!("round {} brought somebody nearer, and it is round {}", p.progress, p.round));
    }
    one_cult_each(p)?;
    if let Phase::Over(end) = p.phase
        && victor(rules).map(|(_, road)| road) != Some(end).filter(|end| *end != End::Outlived)
    {
        return Err(format!("the game is over by {end:?}, and nobody has won so"));
    }
    pending::audit(rules)
}

/// Whoever is named sits at the table.
fn seats(p: &Position) -> Result<(), String> {
    let bribed = p.bribes.iter().map(|bribe| bribe.seat);
    let named = [p.first, p.turn, p.leader].into_iter().chain(p.control).chain(p.winner).chain(bribed);
    let pending = p.steps.iter().filter_map(|step| step.seat());
    match named.chain(pending).chain(p.acted).chain(p.served).find(|seat| !p.everybody().contains(*seat)) {
        Some(seat) => Err(format!("seat {seat} is named, and nobody sits there")),
        None => Ok(()),
    }
}

/// Nothing belongs to the seats that nobody sits in.
fn nobody_else(p: &Position) -> Result<(), String> {
    let empty = |index: usize| {
        let stands = p.board.iter().any(|priests| priests[index] != Priests::NONE);
        p.cults[index] == Adepts::default() && p.boosts[index] == Boost::default() && !stands
    };
    match (p.players.into()..MAX_PLAYERS).find(|index| !empty(*index)) {
        Some(index) => Err(format!("nobody sits at seat {}, and it has something", index + 1)),
        None => Ok(()),
    }
}

fn one_cult_each(p: &Position) -> Result<(), String> {
    let mut chosen = p.everybody().map(|seat| p.cult(seat).cult_name);
    let same = (1..p.players.into()).any(|_| {
        let cult_name = chosen.next();
        chosen.clone().any(|other| Some(other) == cult_name)
    });
    if same && p.phase != Phase::Choosing {
        return Err("two seats have one cult".to_owned());
    }
    if p.phase == Phase::Choosing {
        // From whose turn it is, those who have none follow one another, and there is a cult for each.
        let left = usize::from(p.players) - p.acted.len();
        let waiting = std::iter::successors(Some(p.turn), |seat| Some(seat.next(p.players.into()))).take(left);
        let waiting: Seats = waiting.collect();
        if left == 0 || waiting.len() != left || waiting.into_iter().any(|seat| p.acted.contains(seat)) {
            return Err("who has a cult and who has none does not go round the table".to_owned());
        }
        if (p.cults_left.count_ones() as usize) < left {
            return Err("there are fewer cults to choose than seats without one".to_owned());
        }
    }
    Ok(())
}

/// What Miracles may add to a Priest.
fn boosts(figures: &Figures) -> impl Iterator<Item = u8> {
    let effects = figures.faces.iter().flat_map(|face| face.deed.effects());
    let abilities = figures.cults.iter().flat_map(|cult| &cult.abilities).flat_map(|ability| ability.deed.effects());
    effects.chain(abilities).filter_map(|effect| match effect {
        Effect::Boost { by } => Some(by),
        _ => None,
    })
}

/// Each card is in one place.
fn cards(figures: &Figures, p: &Position) -> Result<(), String> {
    let mut found = [0_u8; CARDS];
    let mut count = |card: Card| -> Result<(), String> {
        let place = found.get_mut(card.index()).ok_or_else(|| format!("there is no card {}", card.0))?;
        *place += 1;
        Ok(())
    };
    let mut piled = Cards::NONE;
    let mut tops = Cards::NONE;
    for deck in Deck::ALL {
        for card in p.pile(deck).iter() {
            if card.deck() != Some(deck) || !card.is_known() {
                return Err(format!("card {} lies in the pile of {deck:?}", card.0));
            }
            count(*card)?;
            piled.add(*card);
        }
        tops = tops.or(p.pile(deck).top().into_iter().collect());
    }
    for step in p.steps.iter() {
        if let Step::Finish(_, card) = step {
            if !card.is_known() || !matches!(card.deck(), Some(Deck::Miracle | Deck::Intrigue)) {
                return Err(format!("card {} is being played", card.0));
            }
            count(*card)?;
            piled.add(*card);
        }
    }
    for card in p.palace.into_iter().filter(|card| *card != Card::NONE) {
        if card.deck() != Some(Deck::Privilege) {
            return Err(format!("card {} lies at the Palace", card.0));
        }
        count(card)?;
    }
    for cult in &p.cults {
        cult.cards.into_iter().try_for_each(&mut count)?;
    }
    let supremacy = Card::SUPREMACY.index();
    if let Some(card) = (0..supremacy).find(|card| found[*card] != 1) {
        return Err(format!("card {card} ({}) is there {} times", figures.of(Card(card as u8)).id, found[card]));
    }
    if found[supremacy] > 1 || found[supremacy] == 0 && p.flipped {
        return Err("Supremacy is there twice, or flipped in the reserve".to_owned());
    }
    if usize::from(p.fresh_privileges) > p.pile(Deck::Privilege).len() {
        return Err("more Privileges never lay open than are in the pile".to_owned());
    }
    let hands: [Cards; MAX_PLAYERS] = std::array::from_fn(|index| p.cults[index].cards.and(Cards::HAND));
    let lies = |card: Card| {
        let holder = p.everybody().find(|seat| p.cult(*seat).cards.contains(card));
        match holder {
            Some(_) if p.drawn.contains(card) => Some(Lie::Drawn),
            Some(seat) => Some(Lie::Hand(seat)),
            None => tops.contains(card).then_some(Lie::Top),
        }
    };
    p.knowledge.audit(&hands[..usize::from(p.players)], piled, tops, lies)
}

/// A cult has no more than its components.
fn cult(figures: &Figures, p: &Position, seat: Seat) -> Result<(), String> {
    let cult = p.cult(seat);
    if cult.followers > figures.follower_cap || cult.mobs > figures.mobs || cult.placed > MOST_PLACED {
        return Err(format!(
            "seat {seat} has {} Followers, {} Mobs and {} placements",
            cult.followers, cult.mobs, cult.placed
        ));
    }
    // Added up by hand: more than three Priests of a value would spill over.
    for value in Influence::all() {
        let on_board: u32 = p.board.iter().map(|priests| u32::from(priests[seat.index()].count(value))).sum();
        let all = on_board + u32::from(cult.home.count(value)) + u32::from(cult.sheet.count(value));
        if all > TOKENS_A_VALUE.into() {
            return Err(format!("seat {seat} has {all} Priests of {value}"));
        }
    }
    let tokens = p.tokens(seat).len() + cult.altars.len();
    if tokens > TOKENS {
        return Err(format!("seat {seat} has {tokens} tokens"));
    }
    if p.board[0][seat.index()] != Priests::NONE {
        return Err(format!("seat {seat} has something outside the City"));
    }
    if cult.triumphant && !cult.dark {
        return Err(format!("seat {seat} has summoned twice in the Light"));
    }
    Ok(())
}

/// A Priest with coins stands where the coins are.
fn bribe(rules: RulesView<'_>, at: Location) -> Result<(), String> {
    let written = rules.p.bribes[at.index()];
    let Some(bribe) = rules.bribe(at) else {
        let nobody = written == Bribe::default();
        return if nobody { Ok(()) } else { Err(format!("somebody is bribed without coins at Location {at}")) };
    };
    // The coins are the number of the Location.
    if bribe.coins != at.number() {
        return Err(format!("{} coins lie on a Priest of {} at Location {at}", bribe.coins, bribe.value));
    }
    let there = match bribe.value.influence() {
        None => rules.p.cult(bribe.seat).patriarch.is_at(at),
        Some(influence) => rules.p.priests(bribe.seat, at).count(influence) > 0,
    };
    if there { Ok(()) } else { Err(format!("coins lie on nobody at Location {at}")) }
}
