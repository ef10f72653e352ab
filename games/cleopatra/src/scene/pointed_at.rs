//! What somebody may mean who points at an element, whether it is possible now or not.

use cenacle_table::Seat;

use crate::{Action, Card, Cells, Figures, Means, Position, RESOURCES, Resource, Step, View, Work, steps::regions};

/// The actions meant by an element; the first refusal among them answers "why can't I?".
pub(crate) fn pointed_at(figures: &Figures, view: &View, seat: Seat, element: &str) -> Vec<Action> {
    let p = &view.seen;
    let mut parts = element.split('.');
    let (kind, rest) = (parts.next().unwrap_or(""), parts.collect::<Vec<_>>());
    let number = |index: usize| rest.get(index).and_then(|part| part.parse::<u8>().ok());
    let counted = || number(0).map(|number| number.wrapping_sub(1));
    match kind {
        "quarry" => rest.first().map_or_else(quarry, |id| built(id)),
        "palace" | "built" => rest.first().map_or_else(Vec::new, |id| built(id)),
        "throne" => vec![Action::Build { work: Work::Throne }],
        "sphinx" => vec![Action::Build { work: Work::Sphinx }],
        "obelisk" => vec![Action::Build { work: Work::Obelisk }],
        "wall" => {
            counted().map_or_else(Vec::new, |slot| placed(p, Step::PlacingWall, Action::PlaceWall { slot }, Work::Wall))
        }
        "door" => {
            counted().map_or_else(Vec::new, |side| placed(p, Step::PlacingDoor, Action::PlaceDoor { side }, Work::Door))
        }
        "cell" | "palm" | "ground" => match (counted(), number(1)) {
            (Some(row), Some(column)) => cell(figures, p, row.into(), usize::from(column.wrapping_sub(1))),
            _ => Vec::new(),
        },
        "laid" => laid(figures, p, rest.get(1).copied()),
        "claim" | "closed" | "statue" => {
            vec![Action::Claim { region: counted().filter(|_| kind != "statue").unwrap_or(u8::MAX) }]
        }
        "mosaic" | "stack" => mosaic(figures, p, rest.first().copied()),
        "pile" if p.step == Step::Taken => vec![Action::Refill],
        "market" | "pile" => stalls(),
        "stall" => counted()
            .map_or_else(stalls, |stall| vec![Action::TakeStall { stall }, Action::Stock { stall }])
            .into_iter()
            .filter(|action| matches!(action, Action::Stock { .. }) == (p.step == Step::Stocking))
            .collect(),
        "discard" if p.step == Step::Quarry => vec![Action::LayMore],
        "discard" => vec![Action::PlayCourtesan],
        "wish" => rest.first().and_then(|id| resource(id)).map_or_else(Vec::new, |card| vec![Action::Wish { card }]),
        "altar" => vec![Action::TurnDie { ankh: true }],
        "die" => vec![Action::TurnDie { ankh: counted().is_none_or(|index| index >= p.altar) }],
        "square" | "cleopatra" => vec![Action::FinishVisit],
        "hand" => rest.first().map_or_else(Vec::new, |id| held(p, id)),
        "fetch" => card(&rest).map_or_else(Vec::new, |card| vec![Action::Fetch { card }]),
        "drawn" => drawn(p, counted()),
        "offer" => offered(seat_of(&rest), rest.get(1).and_then(|id| resource(id))),
        "tray" => tray(p),
        "coin" => rest
            .first()
            .and_then(|number| number.parse().ok())
            .map_or_else(Vec::new, |talents| vec![Action::Bid { talents }]),
        "seat" => {
            seat_of(&rest).filter(|other| *other != seat).map_or_else(Vec::new, |seat| vec![Action::Ask { seat }])
        }
        _ => Vec::new(),
    }
}

fn quarry() -> Vec<Action> {
    Work::ALL.into_iter().map(|work| Action::Build { work }).collect()
}

fn built(id: &str) -> Vec<Action> {
    Work::ALL.into_iter().find(|work| work.id() == id).map_or_else(Vec::new, |work| vec![Action::Build { work }])
}

/// A slot means its element: to be placed while that is asked, to be built before.
fn placed(p: &Position, step: Step, place: Action, work: Work) -> Vec<Action> {
    if p.step == step { vec![place] } else { vec![Action::Build { work }] }
}

fn stalls() -> Vec<Action> {
    (0..3).map(|stall| Action::TakeStall { stall }).collect()
}

fn cell(figures: &Figures, p: &Position, row: usize, column: usize) -> Vec<Action> {
    if row >= figures.rows || column >= figures.columns {
        return Vec::new();
    }
    let at = Cells::at(row, column);
    match p.step {
        Step::Laying => lays(figures, p, |cells| cells.covers(at)),
        Step::Claiming => {
            let region = regions(p.claimable).position(|region| region.covers(at));
            vec![Action::Claim { region: region.map_or(u8::MAX, |region| region as u8) }]
        }
        _ => vec![Action::Build { work: Work::Mosaic }],
    }
}

/// Every way to lay the mosaic of the moment whose cells are wanted, inside the garden's box.
fn lays(figures: &Figures, p: &Position, wanted: impl Fn(Cells) -> bool) -> Vec<Action> {
    let ways = figures.turns[usize::from(p.laying.0)].ways(p.house.flip);
    let mut lays = Vec::new();
    for (turn, way) in ways.iter().enumerate() {
        for (row, column) in (0..figures.rows).flat_map(|row| (0..figures.columns).map(move |column| (row, column))) {
            let cells = way.cells();
            let inside =
                cells.into_iter().all(|(down, across)| row + down < figures.rows && column + across < figures.columns);
            if inside && wanted(way.at(row, column)) {
                lays.push(Action::Lay { turn: turn as u8, row: row as u8, column: column as u8 });
            }
        }
    }
    lays
}

fn laid(figures: &Figures, p: &Position, letter: Option<&str>) -> Vec<Action> {
    let found = p.laid.iter().find(|laid| Some(super::letter(figures, laid.mosaic)) == letter);
    found.map_or_else(Vec::new, |laid| cell(figures, p, laid.row.into(), laid.column.into()))
}

fn mosaic(figures: &Figures, p: &Position, letter: Option<&str>) -> Vec<Action> {
    let all = (0..figures.turns.len() as u8).map(crate::Mosaic);
    let named = all.into_iter().find(|mosaic| Some(super::letter(figures, *mosaic)) == letter);
    let top = named.is_some() && named == p.mosaics.top();
    match (p.step, named) {
        (Step::Laying, _) => lays(figures, p, |_| true),
        (Step::Choosing, Some(mosaic)) => vec![Action::ChooseMosaic { mosaic }],
        (_, Some(_)) if !top => vec![Action::BuildWithScribe],
        _ => vec![Action::Build { work: Work::Mosaic }],
    }
}

fn resource(id: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|resource| resource.card().id() == id)
}

fn card(rest: &[&str]) -> Option<Card> {
    Card::ALL.into_iter().find(|card| rest.first() == Some(&card.id()))
}

fn seat_of(rest: &[&str]) -> Option<Seat> {
    rest.first().and_then(|part| part.parse().ok()).and_then(Seat::from_number)
}

/// A card in hand is discarded, given, offered, paid or called, as the question of the moment has it.
fn held(p: &Position, id: &str) -> Vec<Action> {
    let pay = |with: Means| vec![Action::Pay { with }];
    let Some(card) = card(&[id]) else {
        return match id {
            "merchants" => pay(Means::Merchant),
            "statues" => vec![Action::Claim { region: 0 }],
            "amulets" | "pyramid" => vec![Action::GiveTalents],
            _ => Vec::new(),
        };
    };
    let next = p.need.iter().position(|units| *units > 0);
    match (p.step, card.standard()) {
        (Step::Discarding, _) => vec![Action::Discard { card }],
        (Step::Adding, _) => vec![Action::Add { card }],
        (Step::Begging, Some(card)) => vec![Action::GiveCard { card }],
        (Step::Begging, None) => vec![Action::ShowHand],
        (Step::Offering, Some(card)) => vec![Action::Offer { card }],
        (Step::Paying, Some(resource)) if next == Some(resource as usize) => pay(Means::Standard),
        (Step::Paying, None) if next == Some(card.index().wrapping_sub(RESOURCES)) => pay(Means::Double),
        // Another resource than the one asked for: it cannot be laid down now.
        (Step::Paying, _) if card.index() < 2 * RESOURCES => vec![Action::Discard { card }],
        // Before anything is being paid, a resource means whatever it helps to build.
        (_, Some(_)) => quarry(),
        (_, None) => called(card),
    }
}

fn called(card: Card) -> Vec<Action> {
    match card {
        Card::TrompeLoeil => vec![Action::Pay { with: Means::TrompeLoeil }],
        Card::Beggar => vec![Action::PlayBeggar],
        Card::Courtesan => vec![Action::PlayCourtesan],
        Card::Ambassador => vec![Action::PlayAmbassador],
        Card::Scribe => vec![Action::BuildWithScribe, Action::TurnDie { ankh: true }, Action::TurnDie { ankh: false }],
        Card::Smuggler => vec![Action::Smuggle],
        Card::Vizier => vec![Action::PlayVizier],
        _ => quarry(),
    }
}

fn drawn(p: &Position, index: Option<u8>) -> Vec<Action> {
    let card = index.and_then(|index| p.drawn.get(usize::from(index))).map(|faced| faced.card);
    match (p.step, card) {
        (Step::Keeping, Some(card)) if card != Card::Unknown => vec![Action::Keep { card }],
        (Step::Stocking, Some(_)) => (0..3).map(|stall| Action::Stock { stall }).collect(),
        _ => vec![Action::KeepNoMore],
    }
}

fn offered(seat: Option<Seat>, card: Option<Resource>) -> Vec<Action> {
    seat.zip(card).map_or_else(Vec::new, |(seat, card)| vec![Action::Accept { seat, card }])
}

fn tray(p: &Position) -> Vec<Action> {
    match p.step {
        Step::Stocking => drawn(p, Some(0)),
        Step::Keeping => vec![Action::KeepNoMore],
        Step::Asking => vec![Action::AskNoMore],
        Step::Wishing => vec![Action::WishNoMore],
        Step::Offering => vec![Action::OfferNoMore],
        Step::Accepting => vec![Action::AcceptNoMore],
        _ => Vec::new(),
    }
}
