//! The question of the moment has an answer, whatever is answered leads on, and what belongs to other questions is put
//! away.

use cenacle_table::Seat;

use crate::{
    Bid, Figures, Position, RESOURCES, Spent, Step, Work,
    figures::STALLS,
    steps::{can_be_asked, fits_anywhere, payable, to_act},
};

/// Checks the question of the moment, and the one that comes back after it.
///
/// # Errors
/// Says which question cannot be answered, or what lies about.
pub(super) fn question(figures: &Figures, p: &Position) -> Result<(), String> {
    put_away(figures, p)?;
    if !is_answerable(figures, p, p.step) {
        return Err(format!("the question `{:?}` cannot be answered", p.step));
    }
    if !comes_back(figures, p.back) || (breaks_in(p.step) && !is_answerable_later(figures, p, p.back)) {
        return Err(format!("no character or offering comes back to `{:?}`", p.back));
    }
    embassy(p)
}

/// Whether this is asked now, or again after what has broken in.
pub(super) fn is_asked(p: &Position, step: Step) -> bool {
    p.step == step || (breaks_in(p.step) && p.back == step)
}

/// Whether it belongs to a character or to an offering.
fn breaks_in(step: Step) -> bool {
    matches!(
        step,
        Step::Begging
            | Step::Asking
            | Step::Wishing
            | Step::Offering
            | Step::Accepting
            | Step::Fetching
            | Step::Keeping
            | Step::Bidding
    )
}

/// The steps into which characters and offerings break. `[turn.characters]`
fn comes_back(figures: &Figures, step: Step) -> bool {
    match step {
        Step::Start | Step::Limit | Step::Quarry | Step::End => true,
        Step::Discarding
        | Step::Taken
        | Step::Stocking
        | Step::Choosing
        | Step::Laying
        | Step::PlacingWall
        | Step::PlacingDoor
        | Step::Claiming => figures.rules >= 2,
        _ => false,
    }
}

/// The hand may have shrunk meanwhile: then the limit is no longer asked.
fn is_answerable_later(figures: &Figures, p: &Position, step: Step) -> bool {
    matches!(step, Step::Limit | Step::Discarding) || is_answerable(figures, p, step)
}

fn is_answerable(figures: &Figures, p: &Position, step: Step) -> bool {
    let newer = figures.rules >= 2;
    let answering = &p.hands[p.answering.index()];
    let is_left = |work: Work| p.built(work) < figures.works[work as usize];
    let fits = |top| fits_anywhere(figures, p, top);
    // The Vizier's cards lie before those that were drawn for the stalls.
    let for_stalls = if p.step == Step::Keeping { p.waiting.len() } else { p.drawn.len() };
    match step {
        Step::Start | Step::End | Step::Arrived | Step::Abandoned => true,
        Step::Limit | Step::Discarding => p.hand().len() > figures.hand_limit,
        Step::Taken => newer,
        Step::Stocking => (1..=p.to_stock.count_ones() as usize).contains(&for_stalls),
        Step::Quarry => p.visit > 0,
        Step::Paying => {
            let dear = p.need.iter().zip(figures.cost[p.work as usize]).all(|(need, cost)| *need <= cost);
            let owes = p.need.iter().any(|units| *units > 0);
            let there = p.work != Work::Mosaic || p.mosaics.top().is_some_and(fits);
            // [quarry.surplus]: what is in reserve has been used before anything is asked.
            let used = p.need.iter().zip(p.pool).all(|(need, pool)| *need == 0 || pool == 0);
            dear && owes && used && is_left(p.work) && there && payable(figures, p)
        }
        Step::Adding => newer && p.visit > 0 && p.added && !p.hand().is_empty(),
        Step::Choosing => p.work == Work::Mosaic && p.mosaics.iter().any(|one| fits(*one)),
        Step::Laying => p.work == Work::Mosaic && p.mosaics.contains(&p.laying) && fits(p.laying),
        Step::PlacingWall => p.work == Work::Wall && is_left(Work::Wall),
        Step::PlacingDoor => p.work == Work::Door && is_left(Work::Door),
        Step::Claiming => !p.claimable.is_empty() && p.architect().statues > 0 && p.visit > 0,
        Step::Begging => p.answering != p.turn && !answering.is_empty(),
        Step::Asking => !p.asked.is_empty() || !can_be_asked(figures, p).is_empty(),
        Step::Wishing => newer && !p.asked.is_empty(),
        Step::Offering => p.asked.contains(p.answering) && !answering.is_empty(),
        Step::Accepting => p.offers != [[0; RESOURCES]; 5],
        Step::Fetching => p.discard.len() > 1,
        Step::Keeping => !p.drawn.is_empty() && usize::from(p.kept) < 1 << p.drawn.len(),
        Step::Bidding => !to_act(p).is_empty(),
    }
}

/// What belongs to another question than that of the moment.
fn put_away(figures: &Figures, p: &Position) -> Result<(), String> {
    let asked = |step: Step| is_asked(p, step);
    let waits = p.step == Step::Keeping && p.back == Step::Stocking;
    let drawing = p.step == Step::Keeping || asked(Step::Stocking);
    if (!drawing && !p.drawn.is_empty()) || usize::from(p.to_stock) >= 1 << STALLS {
        return Err("cards are drawn that nobody asked for, or for a stall that is not there".to_owned());
    }
    if waits == p.waiting.is_empty() {
        return Err("cards wait for the stalls, or do not, without reason".to_owned());
    }
    if p.step != Step::Paying && (p.need != [0; RESOURCES] || p.spent != Spent::default()) {
        return Err("something is owed or paid for no element".to_owned());
    }
    let spent = [&p.spent.cards[..], &p.spent.feigned, &p.spent.merchants, &p.spent.reserve];
    if spent.into_iter().flatten().map(|count| usize::from(*count)).sum::<usize>() > figures.deck_size() {
        return Err("more was paid for an element than there are cards".to_owned());
    }
    if !asked(Step::Claiming) && !p.claimable.is_empty() {
        return Err("a region can be claimed that nobody is asked about".to_owned());
    }
    if p.step != Step::Bidding && p.bids.iter().any(|bid| *bid != Bid::Open) {
        return Err("something is offered to the High Priest, who asks for nothing".to_owned());
    }
    Ok(())
}

/// `[ambassador.ask] [ambassador.offer]`
fn embassy(p: &Position) -> Result<(), String> {
    let offered = |seat: Seat| p.offers[seat.index()].iter().map(|count| u16::from(*count)).sum::<u16>();
    let strangers = p.asked.into_iter().any(|seat| seat == p.turn || seat.index() >= usize::from(p.players));
    let unasked = (0..p.offers.len()).map(Seat::new).any(|seat| offered(seat) > 0 && !p.asked.contains(seat));
    let too_many = p.everybody().any(|seat| offered(seat) > p.seats[seat.index()].amulets);
    if strangers || unasked || too_many {
        return Err("somebody offers cards who was not asked, or more than his amulets allow".to_owned());
    }
    if usize::from(p.wished) >= 1 << RESOURCES {
        return Err("the Ambassador wishes for what is no resource".to_owned());
    }
    let sent = matches!(p.step, Step::Asking | Step::Wishing | Step::Offering | Step::Accepting);
    if !sent && (!p.asked.is_empty() || p.wished != 0) {
        return Err("an Ambassador is sent whom nobody called".to_owned());
    }
    Ok(())
}
