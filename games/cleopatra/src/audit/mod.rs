//! Nothing is created or lost: every component is counted.

mod pending;

use cenacle_table::Seat;

use crate::{
    Bid, Card, Cells, Figures, KINDS, MOSAICS, Position, RESOURCES, Step, WORKS, Work,
    card::DOUBLE,
    figures::{MAX_PLAYERS, STALLS},
    steps::{closed, fits_anywhere},
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
    pending::question(figures, p)
}

fn cards(figures: &Figures, p: &Position) -> Result<(), String> {
    let mut count = [0_usize; KINDS];
    let piles = [&p.drawn[..], &p.waiting[..], &p.pile[..]].into_iter().flatten().copied();
    let lying = p.market.iter().map(|on| on.faced).chain(piles);
    for faced in lying {
        if faced.card == Card::Unknown {
            return Err("a card on the table is unknown".to_owned());
        }
        count[faced.card.index()] += 1;
    }
    if p.market.iter().any(|on| usize::from(on.stall) >= STALLS) {
        return Err("a card lies on a fourth stall".to_owned());
    }
    // What is in reserve came from cards of this visit; the Courtesan may have brought some of them back.
    let units = |counts: &[u8; KINDS], index: usize| {
        usize::from(counts[index]) + usize::from(DOUBLE) * usize::from(counts[RESOURCES + index])
    };
    let fetched = usize::from(DOUBLE) * usize::from(figures.calls);
    let reserve = |index: usize| usize::from(p.pool[index]) + units(p.hand().counts(), index);
    if (0..RESOURCES).any(|index| reserve(index) > units(&figures.count, index) + fetched) {
        return Err("more is in reserve than all cards give".to_owned());
    }
    // [quarry.surplus]: after the visit nothing is left of it, also while a Character or the offering comes in between.
    let between = match p.step {
        Step::Begging
        | Step::Asking
        | Step::Wishing
        | Step::Offering
        | Step::Accepting
        | Step::Fetching
        | Step::Keeping
        | Step::Bidding => p.back,
        step => step,
    };
    let outside =
        matches!(between, Step::Start | Step::Limit | Step::Discarding | Step::Taken | Step::Stocking | Step::End);
    if outside && p.pool.iter().any(|units| *units > 0) {
        return Err("something is in reserve outside a visit".to_owned());
    }
    let name = |kind: usize| Card::from_index(kind).id();
    for (index, hand) in p.hands.iter().enumerate() {
        hand.audit(name).map_err(|reason| format!("hand of seat {}: {reason}", index + 1))?;
        if index >= usize::from(p.players) && !hand.is_empty() {
            return Err(format!("seat {} does not play and holds cards", index + 1));
        }
        if (0..KINDS).any(|kind| hand.known(kind, Some(Seat::new(index))) != hand.count(kind)) {
            return Err(format!("seat {} does not know its own hand", index + 1));
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
        if p.visit > architect.works && seat == p.turn {
            return Err(format!("{} elements of this visit, {} of seat {seat} in all", p.visit, architect.works));
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
        if laid.seat.index() >= usize::from(p.players) {
            return Err(format!("a mosaic was laid by seat {}, where nobody sits", laid.seat));
        }
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
    if p.sanctuaries[usize::from(p.players)..].iter().any(|cells| !cells.is_empty()) {
        return Err("a sanctuary belongs to a seat where nobody sits".to_owned());
    }
    if !claimed.and(p.claimable).is_empty() {
        return Err("a sanctuary can be claimed again".to_owned());
    }
    let anew = Position { closed: Cells::NONE, ..*p };
    if p.closed != closed(figures, &anew) {
        return Err("the closed regions are not those in which no mosaic can be laid".to_owned());
    }
    // [mosaic.unplaceable]: what fits nowhere leaves once the claims are answered.
    let claiming = pending::is_asked(p, Step::Claiming);
    if p.mosaics.top().is_some_and(|top| !claiming && !fits_anywhere(figures, p, top)) {
        return Err("the top mosaic fits nowhere and has not left".to_owned());
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
    let complete = |index: &usize| p.built[*index] >= figures.works[*index];
    let walked = (0..WORKS).filter(complete).fold(0, |all, index| all | 1 << index);
    if p.walked & !walked != 0 || p.cleopatra > figures.squares {
        return Err("Cleopatra has walked for a category that is not complete, or past the door".to_owned());
    }
    if p.idle >= figures.patience * u16::from(p.players) && p.step != Step::Abandoned {
        return Err(format!("nothing was built for {} turns and nobody has lost patience", p.idle));
    }
    if p.altar > figures.dice.count || (p.altar == figures.dice.count) != (p.step == Step::Bidding) {
        return Err(format!("{} dice are on the altar while `{:?}` is asked", p.altar, p.step));
    }
    Ok(())
}
