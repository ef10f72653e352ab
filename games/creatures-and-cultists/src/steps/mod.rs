//! The steps of the game, in the order of the rulebook: question, legal answers, why others are not (`why_…`) and effect
//! side by side.
//!
//! What is pending stands in a stack ([`Position::tasks`]): an attack puts its roll there, the roll its verdict, a death the
//! window in which it may have been a bluff. [`Referee::go_on`] carries out whatever needs no decision and stops at the
//! first question. The answers are the only truth about what is allowed; why another one is not is found out afterwards, in
//! the file of its step.
//!
//! Which file plays which chapter of the rules, or one rule of a chapter that is played elsewhere (`crates/kit/tests/chapters.rs` keeps
//! it true):
//!
//! - `steps/mod.rs`: goal
//! - `steps/deaths.rs`: kill, row, end, points.track
//! - `steps/founding.rs`: found
//! - `steps/rolls.rs`: roll, points
//! - `steps/choices.rs`: card, event, mishap
//! - `steps/cards.rs`: card
//! - `view.rs`: secrets
//! - `steps/effects.rs`: lasting, sorcery, mishap
//! - `steps/round.rs`: round, end.rounds
//! - `steps/turn.rs`: turn, attack
//! - `steps/spells.rs`: event, sorcery, card.shreds
//! - `deck.rs`: event, sorcery, mishap, brutality, conjuring
//! - `steps/duel.rs`: attack, counter, brutality, conjuring
//! - `steps/windows.rs`: window, defence
//! - `steps/orders.rs`: window
//! - `steps/god.rs`: god
//! - `setup.rs`: found.hand
//! - `rules_view.rs`: row.active, roll.sum

mod cards;
mod choices;
mod deaths;
mod duel;
mod effects;
mod founding;
mod god;
mod orders;
mod rolls;
mod round;
mod spells;
mod turn;
mod windows;

pub(crate) use choices::candidates;
pub(crate) use orders::may_be_set;

use cenacle_table::{Phrase, Refusal, RuleId, Seat, Seats, noting};

use crate::{
    Action, Duel, Event, Figures, Position, Task,
    orders::Reaction,
    position::{End, MAX_PLAYERS},
    rules_view::RulesView,
};

/// More never happens between two questions: a turn asks at least whether it is to end, and what its mishaps do is bounded. A
/// position from outside that goes on for longer is stopped here.
const AT_ONCE: u32 = 1 << 14;

cenacle_table::referee!(f);

/// The seats whose decision is awaited.
#[inline]
pub(crate) fn to_act(p: &Position) -> Seats {
    let pending = p.pending();
    // The question that is asked most.
    if matches!(pending, Task::Main) && !p.is_over() {
        return Seats::only(p.turn);
    }
    match pending {
        _ if p.is_over() => Seats::NONE,
        Task::Pass => choices::who_passes(p),
        _ => asked(p).map_or(Seats::NONE, Seats::only),
    }
}

/// Whom the question of the moment is for, if it is for one.
#[inline]
pub(crate) fn asked(p: &Position) -> Option<Seat> {
    match p.pending() {
        Task::Name(seat) | Task::Credo(seat) | Task::Symbol(seat) | Task::Orders(seat) => Some(*seat),
        Task::Mishaps | Task::Main => Some(p.turn),
        Task::Aim => p.duel.as_ref().map(|duel| duel.roller),
        Task::Dodge | Task::Counter(..) => p.duel.as_ref().map(Duel::foe),
        Task::Sign => p.duel.as_ref().map(|duel| if duel.turned { duel.attacker } else { duel.foe() }),
        Task::Stake | Task::Amend => p.roll.as_ref().map(|roll| roll.by),
        Task::Bluff => p.death.as_ref().map(|death| death.seat),
        Task::Target | Task::Keep(_) | Task::Shed(_) => p.spell.as_ref().map(|spell| spell.by),
        Task::Choose(choice) => Some(choice.by),
        Task::Ransom(_) => p.spell.as_ref().map(|spell| spell.target),
        _ => None,
    }
}

/// The question of the moment, as it is put to who is asked.
pub(crate) fn question(rules: RulesView<'_>) -> Phrase {
    match rules.p.task() {
        task @ (Task::Name(_) | Task::Credo(_) | Task::Symbol(_)) => founding::question(task),
        Task::Mishaps => turn::mishap_question(),
        Task::Main => turn::question(),
        Task::Aim => duel::aim_question(rules),
        Task::Dodge => windows::dodge_question(rules),
        Task::Sign => windows::sign_question(rules),
        Task::Bluff => windows::bluff_question(rules),
        Task::Stake => rolls::stake_question(rules),
        Task::Amend => rolls::amend_question(),
        Task::Counter(..) => duel::counter_question(rules),
        Task::Target => spells::target_question(rules),
        Task::Choose(choice) => choices::choice_question(rules, &choice),
        Task::Ransom(points) => choices::ransom_question(points),
        Task::Keep(left) => choices::keep_question(left),
        Task::Shed(left) => choices::shed_question(left),
        Task::Pass => choices::gift_question(),
        Task::Orders(_) => orders::question(),
        _ => Phrase::new("wait-all"),
    }
}

/// Each legal answer of a seat to the question of the moment.
#[inline]
pub(crate) fn each_answer(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    match rules.p.pending() {
        Task::Main => turn::answers(rules, each),
        Task::Dodge | Task::Sign | Task::Bluff => windows::answers(rules, seat, each),
        Task::Stake => rolls::stakes(rules, each),
        Task::Amend => rolls::amends(each),
        Task::Counter(..) => duel::counters(each),
        Task::Orders(seat) => return orders::answers(rules, *seat, each),
        _ => return choices_or_pass(rules, seat, each),
    }
    if !rules.p.ordered {
        each(Action::Orders);
    }
}

/// The answers to a question during which no standing answer is set.
#[inline]
fn choices_or_pass(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    let mut any = false;
    each_choice(rules, seat, &mut noting(&mut any, each));
    if !any {
        each(Action::Pass);
    }
}

#[inline]
fn each_choice(rules: RulesView<'_>, seat: Seat, each: &mut impl FnMut(Action)) {
    match rules.p.pending() {
        Task::Name(_) | Task::Credo(_) | Task::Symbol(_) => founding::answers(rules, each),
        Task::Mishaps => turn::mishaps(rules, each),
        Task::Aim => duel::aims(rules, each),
        Task::Target => spells::targets(rules, each),
        Task::Choose(choice) => choices::chosen(rules, choice, each),
        Task::Ransom(points) => choices::ransoms(rules, seat, *points, each),
        Task::Keep(_) => choices::kept(rules, each),
        Task::Shed(_) => choices::sheds(rules, seat, each),
        Task::Pass => choices::gifts(rules, seat, each),
        _ => {}
    }
}

/// The same list counted where it is long, and what stands at one place of it. Everywhere else it is walked.
#[inline]
pub(crate) fn pick_answer(
    rules: RulesView<'_>,
    _seat: Seat,
    choose: impl FnOnce(usize) -> usize,
) -> Option<(usize, Action)> {
    match rules.p.pending() {
        Task::Main => {
            let (chosen, action) = turn::pick(rules, usize::from(!rules.p.ordered), choose);
            Some((chosen, action.unwrap_or(Action::Orders)))
        }
        Task::Aim => duel::pick_aim(rules, choose),
        Task::Orders(seat) => Some(orders::pick(rules, *seat, choose)),
        _ => None,
    }
}

/// Why a seat may not do this now.
pub(crate) fn why_not(rules: RulesView<'_>, seat: Seat, action: Action) -> Refusal {
    let p = rules.p;
    if seat.index() >= usize::from(p.players) || seat.index() >= MAX_PLAYERS {
        return Refusal::new("goal", "why-no-player");
    }
    if !to_act(p).contains(seat) {
        return not_asked(p, seat);
    }
    let why = match p.task() {
        task @ (Task::Name(_) | Task::Credo(_) | Task::Symbol(_)) => founding::why_not(task, action),
        Task::Mishaps => turn::why_no_mishap(p, action),
        Task::Main => Some(turn::why_not(rules, action)),
        Task::Aim => duel::why_no_aim(rules, action),
        task @ (Task::Dodge | Task::Sign | Task::Bluff) => windows::why_not(task, action),
        Task::Stake => rolls::why_no_stake(rules, seat, action),
        Task::Counter(..) => duel::why_no_counter(action),
        Task::Target => spells::why_no_target(seat, action),
        Task::Choose(_) => choices::why_not_chosen(action),
        Task::Ransom(points) => choices::why_no_ransom(points, action),
        Task::Keep(_) => choices::why_not_kept(action),
        Task::Shed(_) => choices::why_not_shed(action),
        Task::Pass => choices::why_no_gift(action),
        Task::Orders(_) => orders::why_not(action),
        _ => None,
    };
    why.or_else(|| orders::why_not_set(p, action)).unwrap_or_else(|| Refusal::new("window.ask", "why-not-now"))
}

/// It is not this seat that is asked. `[window.ask] [end.gone]`
fn not_asked(p: &Position, seat: Seat) -> Refusal {
    if p.is_over() {
        return Refusal::new("goal", "why-over");
    }
    if p.sect(seat).alive == 0 {
        return Refusal::new("end.gone", "why-gone");
    }
    match asked(p).or_else(|| to_act(p).first()) {
        Some(who) => Refusal::because("window.ask", Phrase::new("why-other-asked").seat("who", who)),
        None => Refusal::new("window.ask", "why-nobody"),
    }
}

/// The rule under which a question is asked.
pub(crate) fn rule_of(rules: RulesView<'_>) -> RuleId {
    let p = rules.p;
    let card = rules.spell_face().map_or("event.play", |face| face.named.rule);
    match p.task() {
        _ if p.over == Some(End::Rounds) => "end.rounds",
        _ if p.over == Some(End::Nobody) => "end.nobody",
        _ if p.is_over() => "goal",
        Task::Name(_) | Task::Credo(_) | Task::Symbol(_) => "found.identity",
        Task::Mishaps => "turn.mishaps",
        Task::Main => "turn.free",
        Task::Aim => "attack.announce",
        Task::Dodge => "defence.dodge",
        Task::Sign => "defence.elder-sign",
        Task::Bluff => "defence.bluff",
        Task::Stake => "points.spend",
        Task::Amend => "points.after",
        Task::Counter(..) => "counter.skill",
        Task::Orders(_) => "window.orders",
        _ => card,
    }
}

/// The standing answer that would spare a seat the question of the moment.
pub(crate) fn reaction_of(p: &Position) -> Option<Reaction> {
    Some(match p.task() {
        Task::Dodge => Reaction::Dodge,
        Task::Sign => Reaction::Sign,
        Task::Bluff => Reaction::Bluff,
        Task::Counter(..) => Reaction::Counter,
        Task::Stake | Task::Amend => rolls::points_on(p.roll?.throw),
        _ => return None,
    })
}

impl Referee<'_> {
    #[inline]
    pub(crate) fn rules(&self) -> RulesView<'_> {
        RulesView { f: self.f, p: self.p }
    }

    /// What a legal answer does, up to the next question.
    #[inline]
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        let task = *self.p.pending();
        if matches!(action, Action::Orders) {
            self.p.ordered = true;
            self.push(Task::Orders(seat));
            return;
        }
        if !matches!(task, Task::Orders(_)) {
            self.p.ordered = false;
        }
        match task {
            Task::Pass => self.choose_to_pass(seat, action),
            // He is asked until he ends his turn.
            Task::Main => self.act(action),
            _ => self.now().carry_out(task, seat, action),
        }
        // Mostly a decision leads back to the turn it was taken in, or to the next question.
        if self.p.is_over() || !self.is_asked() {
            self.go_on();
        }
    }

    /// Whether what is pending is a question that is always asked, or what the player does in his turn.
    #[inline]
    fn is_asked(&self) -> bool {
        match self.p.pending() {
            Task::Main => self.p.sect(self.p.turn).alive != 0,
            Task::Aim => true,
            _ => false,
        }
    }

    #[inline]
    fn carry_out(&mut self, task: Task, seat: Seat, action: Action) {
        match (task, action) {
            (Task::Name(_) | Task::Credo(_) | Task::Symbol(_), _) => self.found(seat, action),
            (Task::Mishaps, Action::Mishap { face }) => {
                self.push(Task::Mishaps);
                self.resolve_mishap(face);
            }
            (Task::Aim, Action::Aim { seat, member }) => self.aim(seat, member),
            (Task::Dodge, Action::React) => self.dodge(),
            (Task::Sign, Action::React) => self.sign(),
            (Task::Bluff, Action::React) => self.bluff(),
            (Task::Stake, Action::Roll { bonus }) => self.buy(bonus),
            (Task::Amend, Action::Pay) => self.amend(),
            (Task::Counter(number, edge), Action::Counter { skill }) => self.counter(number, edge, skill),
            (Task::Target, Action::Target { seat }) => self.target(seat),
            (Task::Choose(choice), Action::Choose { member }) => self.chosen(choice, member),
            (Task::Ransom(points), _) => self.pay_ransom(seat, points, action),
            (Task::Keep(left), Action::Keep { face }) => self.keep(left, face),
            (Task::Shed(left), Action::Discard { face }) => self.shed(seat, left, face),
            (Task::Orders(_), Action::Order { on, answer }) => {
                self.p.sects[seat.index()].orders.set(on, answer);
            }
            // Passed, or an imagined hand without what it takes.
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.p.tasks.push(task);
    }

    /// Whatever needs no decision happens, up to the next question.
    pub(crate) fn go_on(&mut self) {
        for _ in 0..AT_ONCE {
            if self.p.is_over() || self.happens_or_asks() {
                return;
            }
        }
        self.end(End::Nobody);
    }

    /// Whether what is pending has to be asked; otherwise it has been dealt with. A task is looked at where it lies: it may be
    /// large, and mostly nothing but its name is read.
    #[inline(always)]
    fn happens_or_asks(&mut self) -> bool {
        match *self.p.pending() {
            Task::Mishaps => return self.mishaps_or_ask(),
            task @ (Task::Dodge | Task::Sign | Task::Bluff) => return self.window_or_ask(task),
            Task::Stake => return self.stake_or_ask(),
            Task::Amend => return self.amend_or_ask(),
            Task::Counter(number, edge) => return self.counter_or_ask(number, edge),
            Task::Choose(choice) => return self.choose_or_ask(choice),
            Task::Target => return self.target_or_ask(),
            Task::Ransom(points) => return self.ransom_or_ask(points),
            Task::Pass => return self.pass_or_ask(),
            Task::Keep(left) => return self.keep_or_ask(left),
            Task::Shed(left) => return self.shed_or_ask(left),
            Task::Name(_) | Task::Credo(_) | Task::Symbol(_) | Task::Aim | Task::Orders(_) => return true,
            Task::NextTurn => self.next_turn(),
            Task::Main if self.p.sect(self.p.turn).alive != 0 => return true,
            // [end.gone] Whose sect died in his own turn does nothing more.
            Task::Main => {
                self.now();
            }
            Task::Strike => self.now().strike(),
            Task::Throw => self.now().throw(),
            Task::Verdict => self.now().verdict(),
            Task::Devour => self.now().devour(),
            Task::Defend(number) => self.now().defend(number),
            Task::Turned(left) => self.now().turned(left),
            Task::Part => self.now().part(),
            Task::Die(death) => self.now().die(death),
            Task::Bury => self.now().bury(),
            Task::More(death, left) => self.now().more(death, left),
            Task::Cast => self.now().cast(),
            Task::Do(effect) => self.now().take_effect(effect),
            Task::Draw(choice) => self.now().draw_lots(choice),
            Task::Raided(seat, up_to) => self.now().raided(seat, up_to),
            Task::Fallen => self.now().count_the_living(),
            Task::Culled(choice, member, up_to) => self.now().culled(choice, member, up_to),
            Task::Finish => self.now().finish(),
            Task::Replace => self.now().replace(),
        }
        false
    }

    /// What was pending is so no longer: it happens.
    #[inline]
    fn now(&mut self) -> &mut Self {
        self.p.tasks.pop();
        self
    }
}
