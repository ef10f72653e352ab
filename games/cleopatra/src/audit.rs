//! Nothing is created or lost: every component is counted.

use cenacle_table::Seat;

use crate::{
    Bid, Card, Cells, Figures, KINDS, MOSAICS, Position, Step, Work,
    figures::{MAX_PLAYERS, STALLS},
    steps::{fits_anywhere, payable, to_act},
};

/// Counts every component of a position.
///
/// # Errors
/// Says what is missing, too many, or where it cannot be.
pub(crate) fn audit(figures: &Figures, p: &Position) -> Result<(), String> {
    let players = usize::from(p.players);
    if !(3..=MAX_PLAYERS).contains(&players) {
        return Err(format!("{players} players"));
    }
    for (name, seat) in [("turn", p.turn), ("answering", p.answering)] {
        if seat.index() >= players {
            return Err(format!("`{name}` names seat {seat} at a table of {players}"));
        }
    }
    cards(figures, p)?;
    seats(figures, p)?;
    garden(figures, p)?;
    works(figures, p)?;
    question(figures, p)
}

/// The question of the moment has an answer, and what belongs to other questions is put away.
fn question(figures: &Figures, p: &Position) -> Result<(), String> {
    let answering = &p.hands[p.answering.index()];
    let offered = |seat: Seat| p.offers[seat.index()].iter().map(|count| u16::from(*count)).sum::<u16>();
    let answerable = match p.step {
        Step::Start | Step::End | Step::Arrived | Step::Abandoned => true,
        Step::Limit | Step::Discarding => p.hand().len() > figures.hand_limit,
        Step::Stocking => (1..=p.to_stock.count_ones() as usize).contains(&p.drawn.len()),
        Step::Quarry => p.visit > 0,
        Step::Paying => p.need.iter().any(|units| *units > 0) && payable(figures, p),
        Step::Choosing => p.work == Work::Mosaic && p.mosaics.iter().any(|one| fits_anywhere(figures, p, *one)),
        Step::Laying => p.work == Work::Mosaic && p.mosaics.contains(&p.laying) && fits_anywhere(figures, p, p.laying),
        Step::PlacingWall | Step::PlacingDoor => {
            let work = if p.step == Step::PlacingWall { Work::Wall } else { Work::Door };
            p.work == work && p.built(work) < figures.works[work as usize]
        }
        Step::Claiming => !p.claimable.is_empty() && p.architect().statues > 0,
        Step::Begging => p.answering != p.turn && !answering.is_empty(),
        Step::Offering => p.asked.contains(p.answering) && !answering.is_empty(),
        Step::Asking => p.opponents().any(|seat| !p.asked.contains(seat)),
        Step::Accepting => p.asked.into_iter().any(|seat| offered(seat) > 0),
        Step::Fetching => p.discard.len() > 1,
        Step::Keeping => !p.drawn.is_empty() && usize::from(p.kept) < 1 << p.drawn.len(),
        Step::Bidding => !to_act(p).is_empty(),
    };
    if !answerable {
        return Err(format!("the question `{:?}` cannot be answered", p.step));
    }
    if !matches!(p.back, Step::Start | Step::Limit | Step::Quarry | Step::End) {
        return Err(format!("no character or offering comes back to `{:?}`", p.back));
    }
    let strangers = p.asked.into_iter().any(|seat| seat == p.turn || seat.index() >= usize::from(p.players));
    let unasked = p.everybody().any(|seat| offered(seat) > 0 && !p.asked.contains(seat));
    let too_many = p.everybody().any(|seat| offered(seat) > p.seats[seat.index()].amulets);
    if strangers || unasked || too_many {
        return Err("somebody offers cards who was not asked, or more than his amulets allow".to_owned());
    }
    let drawing = matches!(p.step, Step::Stocking | Step::Keeping);
    if (!drawing && !p.drawn.is_empty()) || usize::from(p.to_stock) >= 1 << STALLS {
        return Err("cards are drawn that nobody asked for, or for a stall that is not there".to_owned());
    }
    Ok(())
}

fn cards(figures: &Figures, p: &Position) -> Result<(), String> {
    let mut count = [0_usize; KINDS];
    let lying = p.market.iter().map(|on| on.faced).chain(p.drawn.iter().copied()).chain(p.pile.iter().copied());
    for faced in lying {
        if faced.card == Card::Unknown {
            return Err("a card on the table is unknown".to_owned());
        }
        count[faced.card.index()] += 1;
    }
    if p.market.iter().any(|on| usize::from(on.stall) >= STALLS) {
        return Err("a card lies on a fourth stall".to_owned());
    }
    let name = |kind: usize| Card::from_index(kind).id();
    for (index, hand) in p.hands.iter().enumerate() {
        hand.audit(name).map_err(|reason| format!("hand of seat {}: {reason}", index + 1))?;
        if index >= usize::from(p.players) && !hand.is_empty() {
            return Err(format!("seat {} does not play and holds cards", index + 1));
        }
    }
    p.discard.audit(name).map_err(|reason| format!("discard pile: {reason}"))?;
    for (kind, lying) in count.into_iter().enumerate() {
        let held: usize = p.hands.iter().map(|hand| usize::from(hand.count(kind))).sum();
        let found = lying + held + usize::from(p.discard.count(kind));
        let meant = usize::from(figures.count[kind]);
        if found != meant {
            return Err(format!("{found} cards `{}` where there are {meant}", name(kind)));
        }
    }
    Ok(())
}

fn seats(figures: &Figures, p: &Position) -> Result<(), String> {
    let merchants: usize = p.everybody().map(|seat| usize::from(p.seats[seat.index()].merchants)).sum();
    let (gone, all) = (usize::from(p.merchants_gone), usize::from(p.players) * usize::from(figures.start.merchants));
    if merchants + gone != all {
        return Err(format!("{merchants} Merchants are at the table and {gone} have left, of {all}"));
    }
    for seat in p.everybody() {
        let architect = &p.seats[seat.index()];
        let placed = crate::steps::regions(p.sanctuaries[seat.index()]).count();
        if usize::from(architect.statues) + placed != usize::from(figures.start.statues) {
            let statues = architect.statues;
            return Err(format!(
                "seat {seat} has {statues} statues and {placed} sanctuaries of {}",
                figures.start.statues
            ));
        }
        if architect.talents > 10_000 || architect.amulets > 10_000 {
            return Err(format!("seat {seat} has more talents or amulets than any game gives"));
        }
        let offered = p.offers[seat.index()];
        if (0..offered.len()).any(|card| offered[card] > p.hands[seat.index()].count(card)) {
            return Err(format!("seat {seat} offers cards that it does not hold"));
        }
    }
    let most = |seat: usize| p.seats[seat].talents;
    let sealed = |seat: usize| match p.bids[seat] {
        Bid::Open => false,
        Bid::Sealed => true,
        Bid::Talents(talents) => talents > most(seat),
    };
    if p.step == Step::Bidding && (0..usize::from(p.players)).any(sealed) {
        return Err("a seat offers what is not known, or more talents than it has".to_owned());
    }
    let works: usize = p.everybody().map(|seat| usize::from(p.seats[seat.index()].works)).sum();
    let built: usize = p.laid.len() + p.built[1..].iter().map(|count| usize::from(*count)).sum::<usize>();
    if works != built {
        return Err(format!("the seats have built {works} elements, {built} stand"));
    }
    Ok(())
}

fn garden(figures: &Figures, p: &Position) -> Result<(), String> {
    let mut seen = [false; MOSAICS];
    let mut covered = Cells::NONE;
    for mosaic in p.mosaics.iter().chain(p.laid.iter().map(|laid| &laid.mosaic)) {
        let slot = seen.get_mut(usize::from(mosaic.0)).ok_or_else(|| format!("there is no mosaic {}", mosaic.0))?;
        if std::mem::replace(slot, true) {
            return Err(format!("mosaic {} is there twice", figures.letters[usize::from(mosaic.0)]));
        }
    }
    for laid in p.laid.iter() {
        let letter = &figures.letters[usize::from(laid.mosaic.0)];
        let ways = figures.turns[usize::from(laid.mosaic.0)].ways(p.house.flip);
        let way = ways.get(usize::from(laid.turn)).ok_or_else(|| format!("mosaic {letter} has no such turn"))?;
        let (row, column) = (usize::from(laid.row), usize::from(laid.column));
        if row >= figures.rows || column >= figures.columns {
            return Err(format!("mosaic {letter} lies outside the garden"));
        }
        let cells = way.at(row, column);
        if !figures.garden.covers(cells) || !covered.and(cells).is_empty() {
            return Err(format!("mosaic {letter} lies on another one or outside the garden"));
        }
        covered = covered.or(cells);
    }
    if p.free != figures.garden.less(covered) {
        return Err("the free cells are not those without mosaic".to_owned());
    }
    let claimed = p.sanctuaries.iter().try_fold(Cells::NONE, |all, cells| {
        if all.and(*cells).is_empty() { Ok(all.or(*cells)) } else { Err("two sanctuaries share a cell".to_owned()) }
    })?;
    if !p.closed.covers(claimed) || !p.closed.covers(p.claimable) || !p.free.covers(p.closed) {
        return Err("a sanctuary or closed region is not among the free closed cells".to_owned());
    }
    if usize::from(p.laying.0) >= MOSAICS {
        return Err(format!("there is no mosaic {}", p.laying.0));
    }
    Ok(())
}

fn works(figures: &Figures, p: &Position) -> Result<(), String> {
    for work in Work::ALL {
        let (built, all) = (p.built(work), figures.works[work as usize]);
        if built > all {
            return Err(format!("{built} of {all} elements `{}` are built", work.id()));
        }
    }
    let gone = figures.works[Work::Mosaic as usize] - p.mosaics.len() as u8;
    let counted =
        [(Work::Mosaic, u32::from(gone)), (Work::Wall, p.walls.count_ones()), (Work::Door, p.doors.count_ones())];
    for (work, found) in counted {
        if u32::from(p.built(work)) != found {
            return Err(format!("{} elements `{}` are counted, {found} are there", p.built(work), work.id()));
        }
    }
    if u32::from(p.walls) >> figures.walls.len() != 0 || p.doors > 3 {
        return Err("a wall or door stands where there is no place".to_owned());
    }
    if p.cleopatra != p.walked.count_ones() as u8 {
        return Err(format!("Cleopatra is on square {} after {} steps", p.cleopatra, p.walked.count_ones()));
    }
    if p.altar >= figures.dice.count && p.step != Step::Bidding {
        return Err(format!("{} dice are on the altar and no offering is held", p.altar));
    }
    Ok(())
}
