//! What is under way: prices to be paid, rewards to come, cultists in rituals, raids about to begin.

use cenacle_table::Seat;

use crate::{
    Goods, Purse, Site, Step,
    figures::AVATARS,
    rules_view::RulesView,
    steps::{income, losses},
};

use super::appraise::{WORTH, any_of, chamber, deed, discount, gained, monster_to_come, paid, sign, worth};

/// What it costs a bot to change a standing order: more than any placement.
const IDLE: f32 = 60.0;

/// What will still come of what a seat has begun.
pub(super) fn underway(rules: RulesView<'_>, seat: Seat, left: f32) -> f32 {
    let pending: f32 = rules.p.steps.iter().map(|step| pending(rules, seat, *step, left)).sum();
    let chanting: f32 = rules.sect(seat).cultists.iter().map(|at| chanting(rules, seat, at, left)).sum();
    pending + chanting
}

fn pending(rules: RulesView<'_>, seat: Seat, step: Step, left: f32) -> f32 {
    let sect = rules.sect(seat);
    let mine = |who: Seat, value: f32| if who == seat { value } else { 0.0 };
    match step {
        // A standing order just changed, and nothing done: that is not a turn.
        Step::Act(who) if rules.p.switched => mine(who, -IDLE),
        Step::Pay(who) => mine(who, -worth(&rules.p.due.goods) - any_of(&sect.wealth(), rules.p.due.any)),
        Step::Sacrifice(who, count) => mine(who, -3.0 * (0.15 + left) * f32::from(count)),
        Step::Discard(who, count) => mine(who, -2.5 * (0.15 + left) * f32::from(count)),
        Step::Worship(who, _) | Step::Remove(who) | Step::Yield(who) => mine(who, -4.0 * (0.15 + left)),
        Step::Demolish(who) => mine(who, -2.0),
        Step::TakeSign(who, _) => mine(who, sign(rules)),
        Step::FreeSign(who) => mine(who, sign(rules) - 1.0),
        Step::Award(who, _) => mine(who, sign(rules)),
        Step::Raid(_, dice) => -discount(rules) * worth(&losses(rules, seat, (7 * dice / 2).min(18))),
        Step::Monster(who) | Step::AfterRaid(who, _) => mine(who, monster_to_come(sect)),
        Step::Chamber(who, _) => mine(who, chamber(sect)),
        Step::Build(who, count) => mine(who, f32::from(count) * chamber(sect)),
        Step::Either(who) => mine(who, monster_to_come(sect).max(chamber(sect))),
        Step::Reward(who, at) if who == seat => reward(rules, seat, at, left),
        Step::Bonus(who, lock) if who == seat => {
            let space = rules.f.space(rules.board(), Site::Lock(lock)).unwrap_or_default();
            0.8 * (gained(rules, seat, &space.gives, left) - paid(&space.cost, sect)).max(0.0)
        }
        Step::Effect(who, card) if who == seat => {
            let power = rules.f.card_power(card);
            power.map_or(0.0, |power| gained(rules, seat, &power.gives, left) + deed(power.deed))
        }
        Step::Whom(who, card) => mine(who, deed(rules.f.deed(card))),
        Step::Tend(who, left) if left >> AVATARS & 1 == 1 => mine(who, worth(&income(rules))),
        Step::Rob(who, _) => mine(who, WORTH[Goods::Grimoire as usize]),
        Step::Surrender(who, to) => mine(to, WORTH[Goods::Grimoire as usize]) - mine(who, 3.0 * (0.15 + left)),
        Step::Raze(who, own) => mine(who, if own { -2.0 } else { 2.0 }),
        Step::Levy(who, _, goods, count) => {
            let held = sect.wealth().get(goods).min(count.into());
            mine(who, -worth(&Purse::of(goods, held)))
        }
        Step::Errand(who) => mine(who, 3.0),
        Step::Snatch(who) => mine(who, 2.5 * left),
        Step::Evolve(who, _) => mine(who, 2.0 * left),
        Step::Again(who, _) => mine(who, 1.0),
        _ => 0.0,
    }
}

fn reward(rules: RulesView<'_>, seat: Seat, at: Site, left: f32) -> f32 {
    let boon = match at {
        Site::Ritual(ritual, step) => rules.f.ritual_step(ritual, step).copied(),
        Site::Track(lock) => rules.board().locks[usize::from(lock)].step,
        _ => rules.f.space(rules.board(), at).map(|space| space.gives),
    };
    boon.map_or(0.0, |boon| gained(rules, seat, &boon, left))
}

/// What a cultist in a ritual will bring, round after round: later is less, and he is not free for anything else.
fn chanting(rules: RulesView<'_>, seat: Seat, at: Site, left: f32) -> f32 {
    match at {
        Site::Ritual(ritual, step) => {
            let steps = &rules.f.rituals[usize::from(ritual)].steps;
            let ahead = steps.iter().skip(usize::from(step) + 1);
            let mut sure = 0.85 * discount(rules);
            ahead
                .map(|boon| {
                    let value = sure * gained(rules, seat, boon, left);
                    sure *= 0.8;
                    value
                })
                .sum()
        }
        Site::Track(_) => 4.0 * left,
        _ => 0.0,
    }
}
