//! The steps of the game, one file each, in the order of the rulebook: question, legal answers and effect side by side.

mod ambassador;
mod beggar;
mod building;
mod characters;
mod courtesan;
mod hand_limit;
mod market;
mod mosaic;
mod offering;
mod payment;
mod quarry;
mod scribe;
mod turn;
mod vizier;

use cenacle_table::{Chance, Eyes, Log, Phrase, Refusal, RuleId, Seat, Seats};

use crate::{
    Action, Card, Event, Figures, Position, Step,
    position::{Architect, Bid},
};

pub(crate) use building::{mosaics_at_wall, walls_at_door};
pub(crate) use market::deal;
pub(crate) use mosaic::{closed, fits_anywhere, regions};
pub(crate) use payment::{affordable, means, payable};

pub(crate) type Ruling = Result<(), Refusal>;

/// Carries decisions out on a position.
pub(crate) struct Referee<'a> {
    pub(crate) figures: &'a Figures,
    pub(crate) p: &'a mut Position,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: &'a mut Log<Event>,
}

/// The seats whose decision is awaited.
#[inline]
pub(crate) fn to_act(p: &Position) -> Seats {
    match p.step {
        Step::Arrived | Step::Abandoned => Seats::NONE,
        Step::Begging | Step::Offering => Seats::only(p.answering),
        Step::Bidding => p.everybody().filter(|seat| p.bids[seat.index()] == Bid::Open).collect(),
        _ => Seats::only(p.turn),
    }
}

/// The legal answers of a seat that is to act.
#[inline]
pub(crate) fn legal(figures: &Figures, p: &Position, seat: Seat, out: &mut Vec<Action>) {
    match p.step {
        Step::Start => {
            market::legal_stalls(p, out);
            quarry::legal_works(figures, p, out);
            characters::legal(figures, p, out);
        }
        Step::Limit => {
            hand_limit::legal(p, out);
            characters::legal(figures, p, out);
        }
        Step::Discarding => hand_limit::legal_discards(p, out),
        Step::Stocking => market::legal_stock(p, out),
        Step::Quarry => {
            quarry::legal_works(figures, p, out);
            out.push(Action::FinishVisit);
            characters::legal(figures, p, out);
        }
        Step::Paying => payment::legal(figures, p, out),
        Step::Choosing => scribe::legal_mosaics(figures, p, out),
        Step::Laying => mosaic::legal_places(figures, p, out),
        Step::PlacingWall => building::legal_walls(figures, p, out),
        Step::PlacingDoor => building::legal_doors(p, out),
        Step::Claiming => mosaic::legal_claims(p, out),
        Step::End => {
            out.push(Action::EndTurn);
            characters::legal(figures, p, out);
        }
        Step::Begging => beggar::legal(figures, p, out),
        Step::Asking => ambassador::legal_asks(p, out),
        Step::Offering => ambassador::legal_offers(p, out),
        Step::Accepting => ambassador::legal_accepts(p, out),
        Step::Fetching => courtesan::legal_cards(p, out),
        Step::Keeping => vizier::legal_cards(p, out),
        Step::Bidding => offering::legal(p, seat, out),
        Step::Arrived | Step::Abandoned => {}
    }
}

/// The rule under which a step asks.
pub(crate) const fn rule_of(step: Step) -> RuleId {
    match step {
        Step::Start => "turn.choose",
        Step::Limit => "hand.limit",
        Step::Discarding => "hand.discard",
        Step::Stocking => "market.refill",
        Step::Quarry => "quarry.visit",
        Step::Paying => "quarry.pay",
        Step::Choosing => "scribe.mosaic",
        Step::Laying => "mosaic.place",
        Step::PlacingWall => "wall.place",
        Step::PlacingDoor => "door.place",
        Step::Claiming => "sanctuary.claim",
        Step::End => "turn.end",
        Step::Begging => "beggar.gift",
        Step::Asking => "ambassador.ask",
        Step::Offering => "ambassador.offer",
        Step::Accepting => "ambassador.accept",
        Step::Fetching => "courtesan.fetch",
        Step::Keeping => "vizier.keep",
        Step::Bidding => "offering.bid",
        Step::Arrived => "cleopatra.arrives",
        Step::Abandoned => "end.patience",
    }
}

impl Referee<'_> {
    /// Carries a decision out, or refuses it and changes nothing.
    #[inline]
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) -> Ruling {
        if !to_act(self.p).contains(seat) {
            return Err(self.not_your_decision());
        }
        match action {
            Action::TakeStall { stall } => self.take_stall(stall),
            Action::Stock { stall } => self.stock(stall),
            Action::DiscardToLimit => self.discard_to_limit(),
            Action::KeepAll => self.keep_all(),
            Action::Smuggle => self.smuggle(),
            Action::Discard { card } => self.discard(card),
            Action::Build { work } => self.build(work),
            Action::BuildWithScribe => self.build_with_scribe(),
            Action::PayPlain => self.pay_plain(),
            Action::Pay { with } => self.pay(with),
            Action::ChooseMosaic { mosaic } => self.choose_mosaic(mosaic),
            Action::Lay { turn, row, column } => self.lay(turn, row, column),
            Action::PlaceWall { slot } => self.place_wall(slot),
            Action::PlaceDoor { side } => self.place_door(side),
            Action::Claim { region } => self.claim(region),
            Action::ClaimNothing => self.claim_nothing(),
            Action::FinishVisit => self.finish_visit(),
            Action::EndTurn => self.end_turn(),
            Action::PlayBeggar => self.play_beggar(),
            Action::GiveTalents => self.give_talents(),
            Action::GiveCard { card } => self.give_card(card),
            Action::ShowHand => self.show_hand(),
            Action::PlayCourtesan => self.play_courtesan(),
            Action::Fetch { card } => self.fetch(card),
            Action::PlayAmbassador => self.play_ambassador(),
            Action::Ask { seat } => self.ask(seat),
            Action::AskNoMore => self.ask_no_more(),
            Action::Offer { card } => self.offer(card),
            Action::OfferNoMore => self.offer_no_more(),
            Action::Accept { seat, card } => self.accept(seat, card),
            Action::AcceptNoMore => self.accept_no_more(),
            Action::TurnDie { ankh } => self.turn_die(ankh),
            Action::PlayVizier => self.play_vizier(),
            Action::Keep { card } => self.keep(card),
            Action::KeepNoMore => self.keep_no_more(),
            Action::Bid { talents } => self.bid(seat, talents),
        }
    }

    fn not_your_decision(&self) -> Refusal {
        let waiting = to_act(self.p).first();
        match waiting {
            Some(other) => Refusal::because(rule_of(self.p.step), Phrase::new("why-not-your-turn").seat("who", other)),
            None => Refusal::new(rule_of(self.p.step), "why-over"),
        }
    }

    /// Refuses unless the question of the moment is this one.
    #[inline]
    fn at(&self, step: Step) -> Ruling {
        if self.p.step == step { Ok(()) } else { Err(Refusal::new(rule_of(self.p.step), "why-not-now")) }
    }

    #[inline]
    fn architect(&mut self) -> &mut Architect {
        &mut self.p.seats[self.p.turn.index()]
    }

    /// The player whose turn it is puts a card openly on the discard pile and takes its amulets.
    #[inline]
    fn use_card(&mut self, card: Card, amulets: u16) {
        let turn = self.p.turn.index();
        self.p.hands[turn].lose(card.index());
        self.p.discard.gain(card.index(), Eyes::ALL);
        self.p.seats[turn].amulets += amulets;
    }
}

/// Refuses unless something holds.
#[inline]
fn demand(holds: bool, refusal: impl FnOnce() -> Refusal) -> Ruling {
    if holds { Ok(()) } else { Err(refusal()) }
}
