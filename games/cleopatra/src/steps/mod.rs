//! The steps of the game, one file each, in the order of the rulebook: question, legal answers, what stands against others (`may_…`) and effect
//! side by side.
//!
//! Which file plays which chapter of the rules, or one rule of a chapter that is played elsewhere (`crates/kit/tests/chapters.rs` keeps
//! it true):
//!
//! - `score.rs`: goal, end
//! - `setup.rs`: setup
//! - `steps/turn.rs`: turn, end, hand.every-turn
//! - `steps/characters.rs`: turn
//! - `steps/market.rs`: market, turn.choose
//! - `steps/hand_limit.rs`: hand, smuggler, secrets.discard
//! - `steps/quarry.rs`: quarry
//! - `steps/cleopatra.rs`: cleopatra
//! - `steps/dice.rs`: dice
//! - `steps/payment.rs`: quarry, card
//! - `steps/excess.rs`: quarry
//! - `steps/building.rs`: wall, sphinx, throne, door
//! - `work.rs`: obelisk, sphinx.reward, throne.reward
//! - `steps/mosaic.rs`: mosaic, sanctuary
//! - `steps/offering.rs`: offering
//! - `steps/beggar.rs`: beggar
//! - `steps/courtesan.rs`: courtesan
//! - `steps/ambassador.rs`: ambassador
//! - `steps/scribe.rs`: scribe
//! - `steps/vizier.rs`: vizier
//! - `view.rs`: secrets, market.top
//! - `scene/mod.rs`: secrets.gold, secrets.ledger

mod ambassador;
mod beggar;
mod building;
mod characters;
mod cleopatra;
mod courtesan;
mod dice;
mod excess;
mod hand_limit;
mod market;
mod mosaic;
mod offering;
mod payment;
mod quarry;
mod scribe;
mod turn;
mod vizier;

use cenacle_table::{Observers, Phrase, Refusal, RuleId, Seat, Seats};

use crate::{
    Action, Card, Event, Figures, Position, Step,
    position::{Architect, Bid},
};

pub(crate) use ambassador::{can_be_asked, wishes};
pub(crate) use building::{mosaics_at_wall, walls_at_door};
pub(crate) use hand_limit::above_limit;
pub(crate) use market::deal;
pub(crate) use mosaic::{closed, fits_anywhere, regions};
pub(crate) use payment::{Manner, affordable, at_once, means, missing, payable};
pub(crate) use quarry::can_build;

pub(crate) type Ruling = Result<(), Refusal>;

cenacle_table::referee!(figures);

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
pub(crate) fn each_answer(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let RulesView { figures, p } = rules;
    match p.step {
        Step::Start => {
            market::stalls(p, each);
            quarry::works(figures, p, each);
        }
        Step::Limit => hand_limit::answers(p, each),
        Step::Discarding => hand_limit::discards(p, each),
        Step::Taken => each(Action::Refill),
        Step::Stocking => market::stock(p, each),
        Step::Quarry => {
            quarry::works(figures, p, each);
            each(Action::FinishVisit);
            if excess::can_lay_more(figures, p) {
                each(Action::LayMore);
            }
        }
        Step::Paying => payment::answers(figures, p, each),
        Step::Adding => excess::answers(p, each),
        Step::Choosing => scribe::mosaics(figures, p, each),
        Step::Laying => mosaic::places(figures, p, each),
        Step::PlacingWall => building::walls(figures, p, each),
        Step::PlacingDoor => building::doors(p, each),
        Step::Claiming => mosaic::claims(p, each),
        Step::End => each(Action::EndTurn),
        Step::Begging => beggar::answers(figures, p, each),
        Step::Asking => ambassador::asks(figures, p, each),
        Step::Wishing => ambassador::wish_answers(p, each),
        Step::Offering => ambassador::offers(p, each),
        Step::Accepting => ambassador::accepts(p, each),
        Step::Fetching => courtesan::cards(p, each),
        Step::Keeping => vizier::cards(p, each),
        Step::Bidding => offering::answers(p, seat, each),
        Step::Arrived | Step::Abandoned => {}
    }
    if characters::may_be_called_at(figures, p.step) {
        characters::answers(figures, p, each);
    }
}

/// The question of the moment, as it is put to this seat; a mosaic is named by its letter.
pub(crate) fn question(figures: &Figures, p: &Position, seat: Seat, letter: &'static str) -> Phrase {
    match p.step {
        Step::Start => market::question(),
        Step::Limit => hand_limit::question(figures, p),
        Step::Discarding => hand_limit::question_discarding(figures, p),
        Step::Taken => market::question_taken(),
        Step::Stocking => market::question_stocking(p),
        Step::Quarry => quarry::question(figures, p),
        Step::Paying => payment::question(figures, p),
        Step::Adding => excess::question(),
        Step::Choosing => scribe::question(),
        Step::Laying => mosaic::question(letter),
        Step::PlacingWall => building::question_wall(),
        Step::PlacingDoor => building::question_door(),
        Step::Claiming => mosaic::question_claiming(),
        Step::End => turn::question(),
        Step::Begging => beggar::question(p),
        Step::Asking => ambassador::question(),
        Step::Wishing => ambassador::question_wishing(),
        Step::Offering => ambassador::question_offering(p),
        Step::Accepting => ambassador::question_accepting(),
        Step::Fetching => courtesan::question(),
        Step::Keeping => vizier::question(),
        Step::Bidding => offering::question(p, seat),
        Step::Arrived | Step::Abandoned => Phrase::new("over-palace"),
    }
}

/// The rule under which a step asks.
pub(crate) const fn rule_of(step: Step) -> RuleId {
    match step {
        Step::Start => "turn.choose",
        Step::Limit => "hand.limit",
        Step::Discarding => "hand.discard",
        Step::Taken => "market.before",
        Step::Stocking => "market.refill",
        Step::Quarry => "quarry.visit",
        Step::Paying => "quarry.pay",
        Step::Adding => "quarry.excess",
        Step::Choosing => "scribe.mosaic",
        Step::Laying => "mosaic.place",
        Step::PlacingWall => "wall.place",
        Step::PlacingDoor => "door.place",
        Step::Claiming => "sanctuary.claim",
        Step::End => "turn.end",
        Step::Begging => "beggar.gift",
        Step::Asking => "ambassador.ask",
        Step::Wishing => "ambassador.wish",
        Step::Offering => "ambassador.offer",
        Step::Accepting => "ambassador.accept",
        Step::Fetching => "courtesan.fetch",
        Step::Keeping => "vizier.keep",
        Step::Bidding => "offering.bid",
        Step::Arrived => "cleopatra.arrives",
        Step::Abandoned => "end.patience",
    }
}

cenacle_table::rules_view!(figures);

/// Why a seat may not do this now.
pub(crate) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Refusal {
    rules.may(seat, action).err().unwrap_or_else(|| rules.not_now())
}

impl RulesView<'_> {
    /// Refuses what a seat may not do now. Each step says in its own file what stands against its answers.
    #[inline]
    pub(crate) fn may(self, seat: Seat, action: Action) -> Ruling {
        if !to_act(self.p).contains(seat) {
            return Err(self.not_your_decision());
        }
        match action {
            Action::TakeStall { stall } => self.may_take_stall(stall),
            Action::Refill => self.at(Step::Taken),
            Action::Stock { stall } => self.may_stock(stall),
            Action::DiscardToLimit => self.at(Step::Limit),
            Action::KeepAll => self.at(Step::Limit),
            Action::Smuggle => self.may_smuggle(),
            Action::Discard { card } => self.may_discard(card),
            Action::Build { work } => self.may_build(work),
            Action::BuildWithScribe => self.may_build_with_scribe(),
            Action::PayPlain => self.may_pay_at_once(Manner::Plain),
            Action::PayRest => self.may_pay_at_once(Manner::Rest),
            Action::PayCards => self.may_pay_at_once(Manner::Cards),
            Action::Pay { with } => self.may_pay(with),
            Action::ChooseMosaic { mosaic } => self.may_choose_mosaic(mosaic),
            Action::Lay { turn, row, column } => self.may_lay(turn, row, column),
            Action::PlaceWall { slot } => self.may_place_wall(slot),
            Action::PlaceDoor { side } => self.may_place_door(side),
            Action::Claim { region } => self.may_claim(region),
            Action::ClaimNothing => self.at(Step::Claiming),
            Action::LayMore => self.may_lay_more(),
            Action::Add { card } => self.may_add(card),
            Action::AddNoMore => self.at(Step::Adding),
            Action::FinishVisit => self.at(Step::Quarry),
            Action::EndTurn => self.at(Step::End),
            Action::PlayBeggar => self.may_play_beggar(),
            Action::GiveTalents => self.may_give_talents(),
            Action::GiveCard { card } => self.may_give_card(card),
            Action::ShowHand => self.may_show_hand(),
            Action::PlayCourtesan => self.may_play_courtesan(),
            Action::Fetch { card } => self.may_fetch(card),
            Action::PlayAmbassador => self.may_play_ambassador(),
            Action::Ask { seat } => self.may_ask(seat),
            Action::AskNoMore => self.may_ask_no_more(),
            Action::Wish { card } => self.may_wish(card),
            Action::WishNoMore => self.at(Step::Wishing),
            Action::Offer { card } => self.may_offer(card),
            Action::OfferNoMore => self.at(Step::Offering),
            Action::Accept { seat, card } => self.may_accept(seat, card),
            Action::AcceptNoMore => self.at(Step::Accepting),
            Action::TurnDie { ankh } => self.may_turn_die(ankh),
            Action::PlayVizier => self.may_play_vizier(),
            Action::Keep { card } => self.may_keep(card),
            Action::KeepNoMore => self.at(Step::Keeping),
            Action::Bid { talents } => self.may_bid(seat, talents),
        }
    }

    fn not_your_decision(self) -> Refusal {
        match to_act(self.p).first() {
            Some(other) => Refusal::because(rule_of(self.p.step), Phrase::new("why-not-your-turn").seat("who", other)),
            None => Refusal::new(rule_of(self.p.step), "why-over"),
        }
    }

    /// The answer to another question.
    fn not_now(self) -> Refusal {
        Refusal::new(rule_of(self.p.step), "why-not-now")
    }

    /// Refuses unless the question of the moment is this one.
    #[inline]
    fn at(self, step: Step) -> Ruling {
        demand(self.p.step == step, || self.not_now())
    }
}

impl Referee<'_> {
    /// What a legal answer does, up to the next question.
    #[inline]
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        match action {
            Action::TakeStall { stall } => self.take_stall(stall),
            Action::Refill => self.refill(),
            Action::Stock { stall } => self.stock(stall),
            Action::DiscardToLimit => self.discard_to_limit(),
            Action::KeepAll => self.keep_all(),
            Action::Smuggle => self.smuggle(),
            Action::Discard { card } => self.discard(card),
            Action::Build { work } => self.build(work),
            Action::BuildWithScribe => self.build_with_scribe(),
            Action::PayPlain => self.pay_at_once(Manner::Plain),
            Action::PayRest => self.pay_at_once(Manner::Rest),
            Action::PayCards => self.pay_at_once(Manner::Cards),
            Action::Pay { with } => self.pay(with),
            Action::ChooseMosaic { mosaic } => self.choose_mosaic(mosaic),
            Action::Lay { turn, row, column } => self.lay(turn, row, column),
            Action::PlaceWall { slot } => self.place_wall(slot),
            Action::PlaceDoor { side } => self.place_door(side),
            Action::Claim { region } => self.claim(region),
            Action::ClaimNothing => self.leave_unclaimed(),
            Action::LayMore => self.lay_more(),
            Action::Add { card } => self.add(card),
            Action::AddNoMore => self.come_to_quarry(),
            Action::FinishVisit => self.close_visit(),
            Action::EndTurn => self.leave_turn(),
            Action::PlayBeggar => self.play_beggar(),
            Action::GiveTalents => self.give_talents(),
            Action::GiveCard { card } => self.give_card(card),
            Action::ShowHand => self.show_hand(),
            Action::PlayCourtesan => self.play_courtesan(),
            Action::Fetch { card } => self.fetch(card),
            Action::PlayAmbassador => self.play_ambassador(),
            Action::Ask { seat } => self.ask(seat),
            Action::AskNoMore => self.begin_wishes(),
            Action::Wish { card } => self.wish(card),
            Action::WishNoMore => self.say_wishes(),
            Action::Offer { card } => self.offer(card),
            Action::OfferNoMore => self.offer_no_more(),
            Action::Accept { seat, card } => self.accept(seat, card),
            Action::AcceptNoMore => self.close_embassy(),
            Action::TurnDie { ankh } => self.turn_die(ankh),
            Action::PlayVizier => self.play_vizier(),
            Action::Keep { card } => self.keep(card),
            Action::KeepNoMore => self.settle_drawn(),
            Action::Bid { talents } => self.bid(seat, talents),
        }
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
        self.p.discard.gain(card.index(), Observers::ALL);
        self.p.seats[turn].amulets += amulets;
    }
}

/// Refuses unless something holds.
#[inline]
fn demand(holds: bool, refusal: impl FnOnce() -> Refusal) -> Ruling {
    if holds { Ok(()) } else { Err(refusal()) }
}
