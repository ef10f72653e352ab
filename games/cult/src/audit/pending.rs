//! What is pending can be asked and carried out: the stack is one that play makes.

use cenacle_table::Seat;

use crate::{Card, Cards, Cost, Deck, Deed, Effect, Figures, Phase, Position, Step, rules_view::RulesView};

/// No stack that play makes is deeper while a question waits: what is left of an ability, the card it plays, a gift of
/// each rival. Twice as many fit, so whatever is answered finds room.
const DEEPEST: usize = 16;

pub(super) fn audit(rules: RulesView<'_>) -> Result<(), String> {
    let p = rules.p;
    let steps: &[Step] = &p.steps;
    if steps.len() > DEEPEST {
        return Err(format!("{} things are pending", steps.len()));
    }
    let fits = match p.phase {
        Phase::Over(_) => steps.is_empty(),
        Phase::Choosing => matches!(steps, [Step::CultName(seat)] if *seat == p.turn),
        Phase::Intention => in_intention(p, steps),
        Phase::Acting => in_action(rules.f, p, steps),
        Phase::Reaping => match steps {
            [Step::Reap(_, at)] => p.active.is(*at),
            steps => returns(steps),
        },
    };
    if !fits {
        return Err(format!("in {:?} this cannot be pending: {steps:?}", p.phase));
    }
    drawn(p)
}

/// A celebration, a placement, or a prayer with its benefit and its transactions.
fn in_intention(p: &Position, steps: &[Step]) -> bool {
    let supreme = |seat: Seat| p.cult(seat).cards.contains(Card::SUPREMACY);
    match *steps {
        [Step::Celebrate(seat) | Step::Feast(seat)] => supreme(seat),
        [Step::Intend(_) | Step::Trade(_)] => true,
        [Step::Trade(seat), Step::Pray(who) | Step::Reap(who, _)] => seat == who,
        [Step::Trade(seat), ref rest @ ..] => returns(rest) && rest[0].seat() == Some(seat),
        _ => false,
    }
}

/// Cards just drawn of which some go back, all by one.
fn returns(steps: &[Step]) -> bool {
    let Some(Step::PutBack(first)) = steps.first() else { return false };
    steps.iter().all(|step| *step == Step::PutBack(*first))
}

/// A turn to act, or what is left of an ability and of the cards it plays, with the gifts and losses of others on top.
fn in_action(figures: &Figures, p: &Position, steps: &[Step]) -> bool {
    if let [Step::Act(_)] = steps {
        return true;
    }
    let clause = |step: &Step| match *step {
        Step::Pay(_, cost) => deeds(figures).any(|deed| deed.costs().any(|known| is_rest_of(cost, known))),
        Step::Do(_, effect) => deeds(figures).any(|deed| deed.effects().any(|known| is_left_of(effect, known))),
        Step::Give { from, to, .. } => from != to && p.everybody().contains(to),
        Step::Finish(..) | Step::Raze(_) => true,
        _ => false,
    };
    let asks = !matches!(steps.last(), None | Some(Step::Finish(..)));
    asks && steps.iter().all(clause)
}

fn deeds(figures: &Figures) -> impl Iterator<Item = Deed> {
    let cards = figures.faces.iter().map(|face| face.deed);
    cards.chain(figures.cults.iter().flat_map(|cult| &cult.abilities).map(|ability| ability.deed))
}

/// Cards are discarded one by one.
fn is_rest_of(cost: Cost, known: Cost) -> bool {
    match (cost, known) {
        (Cost::Discard { cards }, Cost::Discard { cards: all }) => (1..=all).contains(&cards),
        _ => cost == known,
    }
}

/// Some effects are asked for again and again, each time for fewer.
fn is_left_of(effect: Effect, known: Effect) -> bool {
    match (effect, known) {
        (Effect::Swarm { least }, Effect::Swarm { least: all }) => least <= all,
        (Effect::DestroyAvailable { count }, Effect::DestroyAvailable { count: all }) => (1..=all).contains(&count),
        (Effect::PlayFromPile { cards }, Effect::PlayFromPile { cards: all }) => (1..=all).contains(&cards),
        _ => effect == known,
    }
}

/// Cards just drawn are Intrigues in the hand of who puts some back, and more than go back.
fn drawn(p: &Position) -> Result<(), String> {
    let back = p.steps.iter().filter(|step| matches!(step, Step::PutBack(_))).count();
    let held = match p.step() {
        Step::PutBack(seat) => p.hand(seat).deck(Deck::Intrigue),
        _ => Cards::NONE,
    };
    let fits = p.drawn.less(held).is_empty() && (back == 0) == p.drawn.is_empty() && p.drawn.len() >= back;
    if fits { Ok(()) } else { Err(format!("{:?} were drawn and {back} go back", p.drawn)) }
}
