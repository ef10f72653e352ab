//! The steps of the game, in the order of the rulebook: question, legal answers, whys and effect side by side.
//!
//! What is pending stands in a stack ([`Position::steps`]): a space puts its price and its rewards there, a lock its raid and
//! its bonus. [`Referee::go_on`] carries out whatever needs no decision and stops at the first question. Where players answer at
//! the same time (ripostes, reorganising) one step stands for all of them, and each sect says how far it is.
//!
//! Which file plays which chapter of the rules (`crates/kit/tests/chapters.rs` keeps it true):
//!
//! - `steps/round.rs`: round, upkeep, end, ritual
//! - `score.rs`: score
//! - `setup.rs`: setup
//! - `view.rs`: secrets
//! - `steps/placing.rs`: action, priest, ritual, sleeper
//! - `steps/costs.rs`: cost
//! - `goods.rs`: resource
//! - `steps/rewards.rs`: reward, town
//! - `steps/powers.rs`: monster, priest-card
//! - `steps/deeds.rs`: monster, card, priest-card
//! - `steps/sanctum.rs`: sanctum, chamber, atom
//! - `steps/skulks.rs`: skulk
//! - `steps/tending.rs`: upkeep, glacier
//! - `steps/locks.rs`: lock, shoggoth
//! - `figures/mod.rs`: board
//! - `scene/lock_text.rs`: locks
//! - `steps/raid.rs`: raid, variant, cthulhu
//! - `steps/mod.rs`: goat
//! - `steps/growth.rs`: growth
//! - `steps/display.rs`: card
//! - `steps/investigator.rs`: investigator
//! - `steps/solo.rs`: solo
//! - `steps/azathoth.rs`: azathoth, avatar
//! - `steps/harm.rs`: harm
//! - `steps/evolution.rs`: evolution
//! - `steps/glaciers.rs`: glacier
//! - `steps/guardian.rs`: guardian, amoeba, eternal
//! - `steps/yellow.rs`: yellow, king
//!
//! What differs from one ritual, board, monster, Priest or investigator to the next is data, under the second half of its rule's id:
//! `[ritual.dragon]` is `dragon` in `data/rituals.toml`, `[investigator.officer]` is `officer` in `data/investigators.toml`.

mod azathoth;
mod costs;
mod deeds;
mod display;
mod evolution;
mod glaciers;
mod growth;
mod guardian;
mod harm;
mod investigator;
mod locks;
mod placing;
mod powers;
mod raid;
mod rewards;
mod round;
mod sanctum;
mod skulks;
mod solo;
mod tending;
mod yellow;

use cenacle_table::{Phrase, Refusal, RuleId, Seat, Seats};

use crate::{Action, Board, Event, Figures, Order, Phase, Position, Sect, Step, rules_view::RulesView};

pub(crate) use placing::{Bar, Turn};
pub(crate) use raid::{at_risk, is_quiet, losses};
pub(crate) use sanctum::{arranged, is_tidy, tidied};
pub(crate) use tending::income;

cenacle_table::referee!(figures);

/// The seats whose decision is awaited.
#[inline]
pub(crate) fn to_act(p: &Position) -> Seats {
    if p.is_over() {
        return Seats::NONE;
    }
    match p.step() {
        step @ (Step::Siege | Step::Arrange) => at_once(p, step),
        step => step.seat().map_or(Seats::NONE, Seats::only),
    }
}

/// The seats that answer at the same time: apart, because mostly one alone is asked.
#[inline(never)]
fn at_once(p: &Position, step: Step) -> Seats {
    match step {
        Step::Siege => those(p, |sect| sect.siege.asked),
        _ => those(p, |sect| sect.order != Order::Settled),
    }
}

/// The seats of which something is so.
#[inline]
fn those(p: &Position, is: impl Fn(&Sect) -> bool) -> Seats {
    let mut seats = Seats::NONE;
    for (index, sect) in p.sects[..usize::from(p.players)].iter().enumerate() {
        if is(sect) {
            seats = seats.with(Seat::new(index));
        }
    }
    seats
}

/// The question of the moment, as it is put to this seat.
pub(crate) fn question(rules: RulesView<'_>, seat: Seat) -> Phrase {
    match rules.p.step() {
        Step::Act(_) => placing::question(),
        Step::Pay(_) => costs::question(rules),
        Step::Sacrifice(_, count) => costs::sacrifice_question(count),
        Step::Discard(_, count) => costs::discard_question(rules, count),
        Step::Stow(_) => sanctum::stow_question(rules, seat),
        Step::Chamber(..) => sanctum::chamber_question(rules, seat),
        Step::Arrange => sanctum::arrange_question(rules, seat),
        Step::Siege => raid::question(rules, seat),
        Step::Bonus(_, lock) => locks::bonus_question(rules, lock),
        Step::FreeSign(_) => locks::free_sign_question(),
        Step::Award(_, lock) => growth::question(rules, lock),
        Step::Prowl(_) | Step::Stalk(_) => skulks::question(),
        Step::Worship(_, price) => azathoth::worship_question(rules, price),
        Step::Avatar(_, avatar) => azathoth::avatar_question(rules, avatar),
        Step::Remove(_) => guardian::question(rules),
        Step::Eternal(_, cultist) => guardian::eternal_question(rules, seat, cultist),
        Step::Demolish(_) => yellow::demolish_question(),
        Step::Either(_) => yellow::either_question(),
        Step::Aim(_, aim) => harm::question(aim),
        Step::Evolve(_, stage) => evolution::question(stage),
        Step::Rob(_, victim) => evolution::rob_question(victim),
        Step::Surrender(..) => evolution::surrender_question(rules),
        Step::Monster(_) => powers::adopt_question(),
        Step::Build(_, left) => powers::build_question(left),
        Step::Again(_, left) => powers::again_question(left),
        Step::Powers(_) => powers::question(),
        Step::Announce(_) => powers::announce_question(rules),
        Step::Whom(_, card) => deeds::whom_question(rules, card),
        Step::Yield(_) => deeds::yield_question(rules),
        Step::Snatch(_) => deeds::snatch_question(),
        Step::Raze(..) => deeds::raze_question(),
        Step::Errand(_) => deeds::errand_question(),
        Step::Tend(..) => tending::question(),
        _ => Phrase::new("over-outlasted"),
    }
}

/// A question put to who did not bring it about: by whom and by what it comes, if somebody else is at the bottom of it. The keys
/// are those for what a player did and for what comes from nobody at the table. `[harm.aim] [card.aim]`
fn caused(rules: RulesView<'_>, plain: &'static str, [by, rival]: [&'static str; 2]) -> Phrase {
    let Some(crate::Cause { by: who, from }) = rules.p.cause else { return Phrase::new(plain) };
    let what = match from {
        crate::Source::Card(card) => crate::words::card(rules.f, card)[0],
        crate::Source::Lock(lock) => crate::words::lock_word(rules.board(), lock),
        crate::Source::Avatar(avatar) => crate::words::avatar_word(rules.board(), avatar),
    };
    match who {
        Some(who) => Phrase::new(by).word("what", what).seat("by", who),
        None => Phrase::new(rival).word("what", what),
    }
}

/// Each legal answer of a seat to the question of the moment.
#[inline]
pub(crate) fn each_answer(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    match rules.p.step() {
        Step::Act(_) => placing::answers(rules, seat, each),
        step => each_short_answer(rules, seat, step, each),
    }
}

/// The same but for placing, which has the longest list by far: one code for whoever listens, because there is much of it and the
/// processor keeps little at hand.
fn each_short_answer(rules: RulesView<'_>, seat: Seat, step: Step, mut each: &mut dyn FnMut(Action)) {
    let each = &mut each;
    match step {
        Step::Pay(_) => costs::payments(rules, seat, each),
        Step::Sacrifice(..) => costs::sacrifices(rules, seat, each),
        Step::Discard(..) => costs::discards(rules, seat, each),
        Step::Worship(_, price) => azathoth::worshippers(rules, seat, price, each),
        Step::Remove(_) => guardian::losses(rules, seat, each),
        Step::Demolish(_) => yellow::rooms(rules, seat, each),
        Step::Aim(_, aim) => harm::targets(rules, seat, aim, each),
        Step::Evolve(_, stage) => evolution::answers(rules, seat, stage, each),
        Step::Either(_) => yellow::either(rules, seat, each),
        Step::Avatar(_, avatar) => azathoth::answers(rules, seat, avatar, each),
        Step::Eternal(..) => guardian::eternal_answers(each),
        Step::Stow(_) => sanctum::places(rules, seat, each),
        Step::Chamber(..) => sanctum::chambers(rules, seat, each),
        Step::Arrange => sanctum::arrangements(rules, seat, each),
        Step::Siege => raid::ripostes(rules, seat, each),
        Step::Bonus(..) => locks::bonus_answers(each),
        Step::FreeSign(_) => locks::free_signs(rules, each),
        Step::Award(_, lock) => growth::answers(rules, lock, each),
        Step::Prowl(_) | Step::Stalk(_) => skulks::answers(rules, seat, each),
        Step::Monster(_) => powers::adoptions(rules, each),
        Step::Whom(_, card) => deeds::whom(rules, seat, card, each),
        Step::Rob(..) => evolution::robberies(each),
        Step::Surrender(..) => evolution::offers(rules, seat, each),
        Step::Yield(_) => deeds::yields(rules, seat, each),
        Step::Snatch(_) => deeds::prey(rules, seat, each),
        Step::Raze(_, own) => deeds::ruins(rules, seat, own, each),
        Step::Errand(_) => deeds::errands(rules, seat, each),
        Step::Build(..) => powers::buildings(rules, seat, each),
        Step::Again(..) => powers::again_answers(each),
        Step::Tend(_, left) => tending::answers(rules, seat, left, each),
        Step::Powers(_) | Step::Announce(_) => powers::answers(rules, seat, each),
        _ => {}
    }
}

/// The answer that somebody chooses who is told how many there are, where they are many.
#[inline]
pub(crate) fn pick_answer(
    rules: RulesView<'_>,
    seat: Seat,
    choose: impl FnOnce(usize) -> usize,
) -> Option<(usize, Action)> {
    match rules.p.step() {
        Step::Act(_) => Some(placing::pick_answer(rules, seat, choose)),
        Step::Pay(_) => costs::pick_payment(rules, seat, choose),
        Step::Stow(_) => Some(sanctum::pick_place(rules, seat, choose)),
        Step::Arrange => Some(sanctum::pick_arrangement(rules, seat, choose)),
        _ => None,
    }
}

/// Whether an action is one of them.
#[inline]
pub(crate) fn is_answer(rules: RulesView<'_>, seat: Seat, action: Action) -> bool {
    match (rules.p.step(), action) {
        // Placing has the longest list by far, so it is not walked: its own check says the same.
        (Step::Act(_), Action::Place { who, at }) => Turn::of(rules, seat).place(who, at).is_ok(),
        _ => {
            let mut found = false;
            each_answer(rules, seat, &mut |answer| found |= answer == action);
            found
        }
    }
}

/// Why a seat may not do this now: each question knows what stands against its own answers.
pub(crate) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Refusal {
    let p = rules.p;
    if !to_act(p).contains(seat) {
        return not_asked(p);
    }
    let why = match p.step() {
        Step::Act(_) => placing::why_not(rules, seat, action),
        Step::Pay(_) => costs::why_not_pay(rules, seat, action),
        Step::Sacrifice(..) => costs::why_not_sacrifice(rules, seat, action),
        Step::Discard(..) => costs::why_not_discard(action),
        Step::Worship(_, price) => azathoth::why_not_worship(rules, seat, price, action),
        Step::Avatar(..) => azathoth::why_not_serve(action),
        Step::Remove(_) => guardian::why_not_remove(action),
        Step::Demolish(_) => yellow::why_not_demolish(action),
        Step::Aim(..) => harm::why_not(action),
        Step::Evolve(..) => evolution::why_not_evolve(action),
        Step::Surrender(..) => evolution::why_not_surrender(action),
        Step::Stow(_) | Step::Arrange => sanctum::why_not_stow(rules, seat, action),
        Step::Chamber(..) => sanctum::why_not_install(rules, action),
        Step::Siege => raid::why_not(rules, seat, action),
        Step::FreeSign(_) => locks::why_not_free_sign(action),
        Step::Award(..) => growth::why_not(action),
        Step::Prowl(_) | Step::Stalk(_) => skulks::why_not(rules, seat, action),
        Step::Monster(_) => powers::why_not_adopt(action),
        Step::Build(..) => powers::why_not_build(action),
        Step::Powers(_) | Step::Announce(_) => powers::why_not_invoke(rules, seat, action),
        Step::Tend(..) => tending::why_not(rules, seat, action),
        Step::Whom(..) | Step::Yield(_) | Step::Snatch(_) | Step::Raze(..) | Step::Errand(_) => {
            deeds::why_not(rules, seat, action)
        }
        _ => None,
    };
    why.unwrap_or_else(|| Refusal::new(rule_of(p), "why-not-now"))
}

/// Somebody else is asked, or nobody any more.
fn not_asked(p: &Position) -> Refusal {
    match to_act(p).first() {
        Some(other) => Refusal::because(rule_of(p), Phrase::new("why-not-your-turn").seat("who", other)),
        None => Refusal::new(rule_of(p), "why-over"),
    }
}

/// The rule under which a step asks.
pub(crate) fn rule_of(p: &Position) -> RuleId {
    match p.step() {
        Step::Nothing => match p.phase {
            Phase::Over(crate::End::Outlasted) => "end.outlasted",
            Phase::Over(crate::End::Devoured) => "azathoth.end",
            _ => "end.thirteenth",
        },
        Step::Act(_) => "action.place",
        Step::Pay(_) => "cost.pay",
        Step::Sacrifice(..) => "cost.acolytes",
        Step::Discard(..) => "monster.discard",
        Step::Worship(..) => "azathoth.send",
        Step::Remove(_) => "guardian.loss",
        Step::Demolish(_) => "yellow.entry",
        Step::Aim(..) => "harm.aim",
        Step::Evolve(..) => "evolution.track",
        Step::Either(_) => "yellow.either",
        Step::Avatar(..) => "avatar.upkeep",
        Step::Eternal(..) => "eternal.use",
        Step::Serve => "upkeep.order",
        Step::Stalk(_) => "skulk.kinds",
        Step::Reward(..) => "reward.parts",
        Step::Stow(_) => "reward.store",
        Step::Monster(_) => "monster.gain",
        Step::Chamber(..) => "chamber.gain",
        Step::Arrange => "sanctum.reorganise",
        Step::TakeSign(..) => "lock.break",
        Step::Raid(..) => "raid.all",
        Step::Siege | Step::RaidOver => "raid.riposte",
        Step::AfterRaid(..) => "goat.monster",
        Step::Bonus(..) | Step::RivalBonus(_) => "lock.bonus",
        Step::FreeSign(_) => "shoggoth.sign",
        Step::Growth(_) => "growth.award",
        Step::Award(..) => "growth.tie",
        Step::Prowl(_) => "skulk.move",
        Step::Chant(..) => "ritual.advance",
        Step::Return => "upkeep.return",
        Step::Rearrange => "upkeep.reorganise",
        Step::EndRound | Step::NewRound => "round.order",
        Step::RivalActs => "solo.table",
        Step::RivalTrades => "solo.trade",
        Step::RivalDenies => "solo.denial",
        Step::Awaken => "end.thirteenth",
        Step::Effect(..) => "card.powers",
        Step::Whom(..) => "card.aim",
        Step::Levy(..) => "card.steal",
        Step::Rob(..) | Step::Surrender(..) => "evolution.theft",
        Step::Yield(_) => "monster.dark-young",
        Step::Snatch(_) => "monster.shambler",
        Step::Raze(..) => "card.raze",
        Step::Errand(_) => "priest-card.keziah",
        Step::Build(..) => "priest-card.old-whateley",
        Step::Again(..) => "priest-card.shiny",
        Step::Powers(_) => "upkeep.monsters",
        Step::Tend(..) => "upkeep.any-order",
        Step::Announce(_) => "monster.announce",
        Step::Cull => "investigator.hunter",
        Step::Muster => "raid.asylum",
        Step::PostRaid => "raid.after",
    }
}

impl<'a> Referee<'a> {
    /// The cult board that is played on.
    #[inline]
    pub(crate) fn board(&self) -> &'a Board {
        &self.figures.boards[usize::from(self.p.board)]
    }
}

impl Referee<'_> {
    #[inline]
    pub(crate) fn rules(&self) -> RulesView<'_> {
        RulesView { f: self.figures, p: self.p }
    }

    #[inline]
    pub(crate) fn sect(&mut self, seat: Seat) -> &mut Sect {
        &mut self.p.sects[seat.index()]
    }

    /// What a legal answer does, up to the next question.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        self.carry_out(self.p.step(), seat, action);
        self.go_on();
    }

    #[inline]
    fn carry_out(&mut self, step: Step, seat: Seat, action: Action) {
        match (step, action) {
            (Step::Act(_), Action::Place { who, at }) => self.place(seat, who, at),
            (Step::Pay(_), Action::PayRest) => self.pay_rest(seat),
            (Step::Pay(_), Action::Pay { goods, room }) => self.pay_one(seat, goods, room),
            (Step::Sacrifice(_, count), Action::Sacrifice { from }) => self.sacrificed(seat, count, from),
            (Step::Discard(_, count), Action::Discard { lair }) => self.discarded(seat, count, lair),
            (Step::Pay(_), Action::Offer { stage }) => self.pay_offer(seat, stage),
            (Step::Worship(_, price), Action::Worship { from }) => self.worship(seat, from, price),
            (Step::Remove(_), Action::Remove { from }) => self.remove(seat, from),
            (Step::Demolish(_), Action::Demolish { room }) => self.demolish(seat, room),
            (Step::Aim(_, aim), Action::Target { who }) => self.aimed(seat, who, aim),
            (Step::Evolve(_, stage), Action::Evolve { from }) => self.evolve(seat, from, stage),
            (Step::Either(_), Action::WantMonster | Action::WantChamber) => self.take_either(seat, action),
            (Step::Avatar(..) | Step::Eternal(..), Action::Decline) => self.done(),
            (Step::Avatar(_, avatar), _) => self.avatar_serves(seat, avatar, action),
            (Step::Eternal(_, cultist), Action::Accept) => self.eternal_serves(seat, cultist),
            (Step::Stow(_) | Step::Arrange, Action::StowRest) => self.stow_rest(seat),
            (Step::Stow(_) | Step::Arrange, Action::Stow { goods, room }) => self.stow_one(seat, goods, room),
            (Step::Arrange, Action::Keep) => self.sect(seat).order = Order::Settled,
            (Step::Arrange, Action::Tidy) => self.tidy(seat),
            (Step::Arrange, Action::Sort) => self.sort(seat),
            (Step::Chamber(..), Action::Install { card, room }) => self.install(seat, card, room),
            (Step::Chamber(_, reorganise), Action::Refuse) => self.install_nothing(seat, reorganise),
            (Step::Bonus(_, lock), Action::Bonus) => self.use_bonus(seat, lock),
            (Step::Bonus(..), Action::NoBonus) => self.done(),
            (Step::FreeSign(_), Action::Break { lock }) => self.free_sign(seat, lock),
            (Step::Award(by, lock), Action::Award { to }) => self.award_to(by, lock, to),
            (Step::Prowl(_) | Step::Stalk(_), Action::Prowl { from, to }) => self.prowl(seat, from, to),
            (Step::Prowl(_) | Step::Stalk(_), Action::Stay) => self.stay(seat),
            (Step::Siege, Action::Endure) => self.endure(seat),
            (Step::Siege | Step::Act(_), Action::Vigil { on }) => self.set_vigil(seat, on),
            (Step::Siege, Action::Strike { from }) => self.strike(seat, from),
            (Step::Siege, Action::Loose { lair }) => self.loose(seat, lair),
            (Step::Siege, Action::Unleash) => self.unleash(seat),
            (Step::Siege, Action::Bribe) => self.bribe(seat),
            (Step::Monster(_), Action::Adopt { card }) => self.adopt(seat, card),
            (Step::Tend(_, left), Action::Call { avatar }) => self.call(seat, left, avatar),
            (Step::Tend(_, left), Action::Thaw) => self.thaw(seat, left),
            (Step::Tend(_, left), Action::Pass) => self.tended(seat, left),
            (Step::Act(_) | Step::Powers(_) | Step::Tend(..) | Step::Announce(_), Action::Invoke { lair }) => {
                self.invoke(seat, lair);
            }
            (Step::Whom(_, card), Action::Aim { whom }) => self.aim(seat, card, whom),
            (Step::Rob(_, victim), Action::Rob { creature }) => self.rob(seat, victim, creature),
            (Step::Surrender(_, to), Action::Offer { stage }) => self.surrender(seat, to, stage),
            (Step::Yield(_), Action::Yield { from }) => self.yield_up(seat, from),
            (Step::Snatch(_), Action::Snatch { whom, from }) => self.snatch(seat, whom, from),
            (Step::Raze(..), Action::Raze { whom, room }) => self.raze(whom, room),
            (Step::Errand(_), Action::Visit { at }) => self.visit(seat, at),
            (Step::Build(_, left), Action::Install { card, room }) => self.build(seat, left, card, room),
            (Step::Build(..), Action::Pass) => self.built(seat),
            (Step::Again(_, left), Action::Again) => self.again(seat, left),
            (Step::Again(..) | Step::Powers(_) | Step::Announce(_), Action::Pass) => self.done(),
            _ => {}
        }
    }

    /// The step of the moment is dealt with.
    #[inline]
    fn done(&mut self) {
        self.p.steps.pop();
    }

    #[inline]
    fn push(&mut self, step: Step) {
        self.p.steps.push(step);
    }

    /// Whatever needs no decision happens, up to the next question. There is much of it, and it is kept once.
    #[inline(never)]
    pub(crate) fn go_on(&mut self) {
        // The same all the time, and asked several times a decision.
        let housed = sanctum::atoms_need_rooms(self.rules());
        let mut cards_moved = true;
        while !self.p.is_over() {
            if cards_moved && self.p.has_gaps() {
                self.fill_gaps();
            }
            debug_assert!(!self.has_gap_to_fill(), "whatever moves cards is looked at");
            if housed {
                self.shed_atoms();
            }
            let step = self.p.step();
            cards_moved = !step.leaves_cards();
            if matches!(step, Step::Nothing) {
                self.next_in_phase();
            } else if self.asks(step) {
                return;
            }
        }
    }

    /// Whether a pending step has to be asked; otherwise it has been dealt with.
    #[inline]
    fn asks(&mut self, step: Step) -> bool {
        match step {
            Step::Act(_) => return true,
            Step::Pay(seat) => return self.pays_or_asks(seat),
            Step::Sacrifice(seat, count) => return self.sacrifices_or_asks(seat, count),
            Step::Discard(seat, count) => return self.discards_or_asks(seat, count),
            Step::Stow(seat) => return self.stows_or_asks(seat),
            Step::Chamber(seat, reorganise) => return self.chamber_or_asks(seat, reorganise),
            Step::Arrange | Step::Siege => {
                if !at_once(self.p, step).is_empty() {
                    return true;
                }
                self.done();
            }
            Step::Bonus(seat, lock) => return self.bonus_or_asks(seat, lock),
            Step::FreeSign(seat) => return self.free_sign_or_asks(seat),
            Step::Award(..) => return true,
            Step::Prowl(seat) | Step::Stalk(seat) => return self.prowls_or_asks(seat),
            Step::Worship(seat, price) => return self.worships_or_asks(seat, price),
            Step::Remove(seat) => return self.removes_or_asks(seat),
            Step::Demolish(seat) => return self.demolishes_or_asks(seat),
            Step::Aim(seat, aim) => return self.aims_or_asks(seat, aim),
            Step::Evolve(seat, stage) => return self.evolves_or_asks(seat, stage),
            Step::Either(seat) => return self.either_or_asks(seat),
            Step::Avatar(seat, avatar) => return self.avatar_or_asks(seat, avatar),
            Step::Eternal(seat, cultist) => return self.eternal_or_asks(seat, cultist),
            Step::Serve => self.serve(),
            Step::Reward(seat, site) => self.reward(seat, site),
            Step::Monster(seat) => return self.monster_or_asks(seat),
            Step::TakeSign(seat, lock) => self.take_sign(seat, lock),
            Step::Raid(by, dice) => self.begin_raid(by, dice),
            Step::Cull => self.cull(),
            Step::Muster => self.muster(),
            Step::PostRaid => self.after_raid(),
            Step::Effect(seat, card) => self.effect(seat, card),
            Step::Levy(seat, to, goods, count) => self.levy(seat, to, goods, count),
            Step::Whom(seat, card) => return self.whom_or_asks(seat, card),
            Step::Rob(..) => return true,
            Step::Surrender(seat, to) => return self.surrenders_or_asks(seat, to),
            Step::Yield(seat) => return self.yields_or_asks(seat),
            Step::Snatch(seat) => return self.snatches_or_asks(seat),
            Step::Raze(seat, own) => return self.razes_or_asks(seat, own),
            Step::Errand(seat) => return self.errands_or_asks(seat),
            Step::Build(seat, left) => return self.build_or_asks(seat, left),
            Step::Again(seat, left) => return self.again_or_asks(seat, left),
            Step::Powers(seat) => return self.powers_or_asks(seat),
            Step::Tend(seat, left) => return self.tends_or_asks(seat, left),
            Step::Announce(seat) => return self.announces_or_asks(seat),
            Step::RaidOver => self.end_raid(),
            Step::AfterRaid(seat, _) => {
                self.done();
                self.push(Step::Monster(seat));
            }
            Step::Growth(by) => self.grow(by),
            Step::Chant(seat, cultist) => self.chant(seat, cultist),
            Step::Return => self.come_home(),
            Step::Rearrange => self.rearrange(),
            Step::EndRound => self.end_round(),
            Step::RivalActs => self.rival_acts(),
            Step::RivalBonus(lock) => self.rival_bonus(lock),
            Step::RivalTrades => self.rival_trades(),
            Step::RivalDenies => self.rival_denies(),
            Step::NewRound => self.new_round(),
            Step::Awaken => self.end(crate::End::Awakened),
            Step::Nothing => {}
        }
        false
    }

    /// Nothing is pending: what the phase has next.
    fn next_in_phase(&mut self) {
        match self.p.phase {
            Phase::Action => self.next_turn(),
            Phase::Skulking => self.begin_upkeep(),
            Phase::Upkeep | Phase::Rival => self.push(Step::EndRound),
            Phase::Over(_) => {}
        }
    }
}
