//! How a position is evaluated for bots: exact odds, what an attack is worth, how near a god is, and whom to hunt.

pub(crate) mod counts;
mod reasons;
mod standing;

use cenacle_table::{BalanceCount, Evaluator, Facet, Playout, Seat, Worth};

use crate::{
    Action, Answer, CreaturesAndCultists, Duel, Event, Family, Fumble, Position, Roll, Skill, Task, Throw, Why,
    position::{ROW, row_of},
    rules_view::RulesView,
};

use reasons::FACETS;

impl Evaluator for CreaturesAndCultists {
    // Sixty dice more drown what a decision is worth: playing on for 8 or 12 decisions was weaker than judging at once.
    const PLAYOUT: Playout = Playout { depth: Some(0), guided: 1.0 };
    // One decision among hundreds moves the chances by a hundredth.
    const EXPLORATION: f32 = 0.04;

    fn evaluate(&self, position: &Position) -> Worth {
        standing::evaluate(RulesView::new(self.figures(), position))
    }

    fn priors(&self, position: &Position, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let rules = RulesView::new(self.figures(), position);
        out.extend(legal.iter().map(|action| weight(rules, seat, *action).max(1e-4)));
    }

    const FACETS: &'static [Facet] = &FACETS;

    fn facets(&self, position: &Position, seat: Seat, out: &mut Vec<f32>) {
        reasons::facets(RulesView::new(self.figures(), position), seat, out);
    }

    fn count_event(&self, event: &Event, out: &mut Vec<BalanceCount>) {
        counts::count_event(&self.figures, event, out);
    }

    fn count_position(&self, position: &Position, out: &mut Vec<BalanceCount>) {
        counts::count_position(position, out);
    }
}

/// The part of the 216 throws that does what the roller wants.
fn odds(rules: RulesView<'_>, roll: &Roll) -> f32 {
    f32::from(roll.good(rules.f.shreds, rules.f.fumbles)) / f32::from(crate::THROWS)
}

/// What killing a cultist is worth: his points, his rank, and the threat of his sect.
fn prey(rules: RulesView<'_>, hunter: Seat, seat: Seat, member: u8) -> f32 {
    let p = rules.p;
    let sect = p.sect(seat);
    let worth = f32::from(rules.f.worth[usize::from(row_of(member))]);
    let [brutality, conjuring] = rules.f.modifiers[usize::from(member)];
    let strength = 0.08 * f32::from(brutality.max(conjuring).max(0));
    let need = f32::from(rules.god());
    let near = (f32::from(sect.points) / need).min(1.2);
    let favoured = if p.favoured == Some(seat) { 0.35 } else { 0.0 };
    let dying = if sect.alive.count_ones() <= 3 { 0.6 } else { 0.0 };
    let own = if seat == hunter { -4.0 } else { 0.0 };
    worth + strength + 0.8 * near * near + favoured * near + dying + own
}

/// The chance that an attack kills, and that it costs the attacker: attack, defence and counter with their exact odds.
fn exchange(rules: RulesView<'_>, duel: &Duel) -> (f32, f32) {
    let (f, whole) = (rules.f, f32::from(crate::THROWS));
    let attack = rules.attack_roll(duel).odds(f.shreds, f.fumbles).map(|ways| f32::from(ways) / whole);
    let defence = rules.defence_roll(duel, 0).odds(f.shreds, f.fumbles).map(|ways| f32::from(ways) / whole);
    let [_, passes, fails, fumbles] = attack;
    let card = duel.face.and_then(|face| f.face(face));
    let kills = rules.kills(duel, 0) as f32 / (whole * whole);
    if duel.skill == Skill::Conjuring {
        let turned = rules.turned_roll(duel).odds(f.shreds, f.fumbles).map(|ways| f32::from(ways) / whole);
        let victims = f32::from(card.map_or(1, |card| card.beast.victims.max(1)));
        return (kills, fumbles * (turned[2] + turned[3]) * victims);
    }
    let counter = |edge: u8| {
        let with = |skill| odds(rules, &rules.counter_roll(duel, 0, skill, edge));
        with(Skill::Brutality).max(with(Skill::Conjuring))
    };
    let saved = (passes + fails) * (defence[1] * counter(0) + defence[0] * counter(f.counter_bonus));
    let fumbled = match card.map_or(Fumble::Counter, |card| card.weapon.fumble) {
        Fumble::Counter => counter(f.counter_bonus),
        Fumble::Jams => 0.0,
        Fumble::CostsPoints | Fumble::CostsNothing => 1.0,
    };
    (kills, saved + fumbles * fumbled)
}

/// An attack before it is aimed, at the best prey in sight.
fn attack(rules: RulesView<'_>, seat: Seat, by: u8, face: crate::Face) -> f32 {
    let conjures = rules.f.family[face.index()] == Family::Conjuring;
    let duel = Duel {
        skill: if conjures { Skill::Conjuring } else { Skill::Brutality },
        face: Some(face),
        attacker: seat,
        member: by,
        roller: seat,
        aims: crate::Aims::Others,
        target: None,
        victims: [0; 2],
        aimed: 0,
        verdict: None,
        turned: false,
        bitten: 0,
        facing: 0,
        kept: false,
    };
    let roll = rules.attack_roll(&duel).odds(rules.f.shreds, rules.f.fumbles);
    let hits = f32::from(roll[0] + roll[1]) / f32::from(crate::THROWS);
    let fumbles = f32::from(roll[3]) / f32::from(crate::THROWS);
    let saved = if conjures { 0.6 } else { 0.95 };
    // Cards are fewer than cultists: it is the best arms that should use them.
    (10.0 * (hits * saved).powi(3) - fumbles).max(0.03)
}

/// An attack that is being aimed.
fn aimed(rules: RulesView<'_>, duel: &Duel, seat: Seat, member: u8) -> f32 {
    let mut duel = *duel;
    (duel.target, duel.aimed, duel.victims[0]) = (Some(seat), 1, member);
    let (kills, costs) = exchange(rules, &duel);
    let own = f32::from(rules.f.worth[usize::from(row_of(duel.member))]);
    let gain = kills * prey(rules, duel.roller, seat, member) - costs * own * 1.2;
    (0.2 + gain).max(0.02).powi(3)
}

/// How promising an action looks at a glance.
fn weight(rules: RulesView<'_>, seat: Seat, action: Action) -> f32 {
    let p = rules.p;
    match action {
        Action::Attack { by, face } => attack(rules, seat, by, face),
        Action::Aim { seat: at, member } => p.duel.as_ref().map_or(1.0, |duel| {
            // The same one again gives the second target away.
            if duel.is_aimed_at(at, member) { 0.02 } else { aimed(rules, duel, at, member) }
        }),
        Action::Summon => {
            let chance = odds(rules, &rules.god_roll(seat));
            // Failing costs the points, fumbling everything: worth it from about an even chance. It need not come first:
            // points from attacks of the same turn help the call.
            if chance > 0.4 { 10.0 * chance } else { 0.4 * chance }
        }
        Action::Play { face } => rules.f.face(face).map_or(1.0, |card| match card.test {
            Some(_) => 5.0 * odds(rules, &rules.test_roll(seat, card)),
            None => 2.5,
        }),
        Action::Target { seat: at } => {
            let sect = p.sect(at);
            0.5 + f32::from(sect.points) * 0.2 + sect.row() as f32 * 0.2
        }
        Action::Choose { member } => chosen(rules, seat, member),
        Action::EndTurn => 0.2,
        Action::Discard { face } => match p.task() {
            Task::Shed(_) => 1.0,
            _ => discarded(rules, face),
        },
        Action::React => react(rules, seat),
        Action::Pass => 1.0,
        Action::Counter { skill } => {
            let Task::Counter(number, edge) = p.task() else { return 1.0 };
            let roll = p.duel.as_ref().map(|duel| rules.counter_roll(duel, number, skill, edge));
            roll.map_or(1.0, |roll| 8.0 * odds(rules, &roll).powi(2))
        }
        Action::Roll { bonus } => staked(rules, seat, bonus),
        Action::Pay => stake_worth(rules, seat) * 3.0,
        Action::Ransom => 0.7,
        Action::Give { face } | Action::Keep { face } => {
            let defence = rules.f.family[face.index()] == Family::Defence;
            let keeps = matches!(action, Action::Keep { .. });
            if defence == keeps { 2.0 } else { 0.8 }
        }
        Action::Orders => 0.002,
        Action::Order { answer, .. } => {
            if answer == Answer::Ask {
                0.5
            } else {
                0.05
            }
        }
        Action::Mishap { .. } | Action::Name { .. } | Action::Credo { .. } | Action::Symbol { .. } => 1.0,
    }
}

/// A defence card is worth keeping, mishaps in hand are not.
fn discarded(rules: RulesView<'_>, face: crate::Face) -> f32 {
    match rules.f.family[face.index()] {
        Family::Mishap => 0.3,
        Family::Defence => 0.01,
        _ => 0.05,
    }
}

/// A cultist is chosen: a rival's best one dies, one's own worst, the best comes back.
fn chosen(rules: RulesView<'_>, seat: Seat, member: u8) -> f32 {
    let Task::Choose(choice) = rules.p.task() else { return 1.0 };
    let value = prey(rules, seat, choice.of, member).abs() + f32::from(member / ROW as u8);
    let own = choice.of == seat;
    match choice.why {
        Why::Revive(_) => value,
        Why::Puppet => 0.5 + value,
        Why::Die | Why::DieFor(_) | Why::Bar(_) | Why::Banish if own => 1.0 / (0.5 + value),
        Why::Die | Why::DieFor(_) | Why::Bar(_) | Why::Banish => value,
    }
}

/// A defence card is spent the more gladly the more is at stake.
fn react(rules: RulesView<'_>, seat: Seat) -> f32 {
    let p = rules.p;
    let member = match (p.task(), p.death, p.duel) {
        (Task::Bluff, Some(death), _) => death.member,
        (_, _, Some(duel)) if duel.turned => duel.member,
        (_, _, Some(duel)) => duel.victims[0],
        _ => return 1.0,
    };
    let at_risk = match (p.task(), p.duel) {
        (Task::Bluff, _) => 1.0,
        (Task::Dodge, Some(duel)) => exchange(rules, &duel).0,
        (_, Some(duel)) if duel.verdict == Some(crate::Verdict::Shreds) => 1.0,
        (_, Some(duel)) if duel.turned => 1.0 - odds(rules, &rules.turned_roll(&duel)),
        (_, Some(duel)) => 1.0 - odds(rules, &rules.defence_roll(&duel, 0)),
        _ => 0.5,
    };
    let worth = f32::from(rules.f.worth[usize::from(row_of(member))]);
    let crowded = p.hand(seat).len() as f32 * 0.1;
    0.15 + at_risk * (0.5 * worth + crowded)
}

/// What a point is worth that could summon the god.
fn stake_worth(rules: RulesView<'_>, seat: Seat) -> f32 {
    let part = f32::from(rules.p.sect(seat).points) / f32::from(rules.god());
    match rules.p.roll.map(|roll| roll.throw) {
        Some(Throw::God) => 3.0,
        Some(Throw::Counter(_)) => 0.25 * (1.2 - part).max(0.1),
        _ => 0.5 * (1.2 - part).max(0.1),
    }
}

/// A bonus is worth its points if it moves the odds enough: saving for the god comes first.
fn staked(rules: RulesView<'_>, seat: Seat, bonus: u8) -> f32 {
    let Some(roll) = rules.p.roll else { return 1.0 };
    let gain = odds(rules, &roll.buying(bonus)) - odds(rules, &roll);
    if bonus == 0 {
        return 1.0;
    }
    let price = f32::from(bonus * rules.f.price) / f32::from(rules.god());
    let worth = if roll.throw == Throw::God { 8.0 * gain } else { gain * stake_worth(rules, seat) * 4.0 - price };
    worth.max(0.01)
}
