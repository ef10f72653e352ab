//! Why not: a decision that is not in the legal list, explained by the rule that stands against it.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Benefit, Card, Cost, Effect, Face, HOME, PATRIARCH, Phase, Position, Step, location, sight::Sight,
};

use super::{resolution::deed_of, rule_of, to_act};

pub(super) fn not_yours(p: &Position) -> Refusal {
    match to_act(p).first() {
        Some(other) => Refusal::because(rule_of(p), Phrase::new("why-not-your-turn").seat("who", other)),
        None => Refusal::new(rule_of(p), "why-over"),
    }
}

/// The reason, as far as the seat may know it: all of it follows from what it sees.
pub(super) fn why(sight: Sight<'_>, seat: Seat, action: Action) -> Refusal {
    let p = sight.p;
    let not_now = || Refusal::new(rule_of(p), "why-not-now");
    match (p.step(), action) {
        (Step::Creed(_), Action::Join { .. }) => Refusal::new("setup.cults", "why-cult-taken"),
        (Step::Feast(_), Action::Feast { feast, .. }) => {
            let key = if usize::from(feast) < sight.f.feasts.len() { "why-no-token" } else { "why-no-such-feast" };
            Refusal::new("supremacy.feast", key)
        }
        (Step::Intend(_), Action::Place { priest, location }) => why_not_place(sight, seat, priest, location),
        (Step::Pray(_), Action::Favour { location }) => {
            let reach = super::prayer::reach(sight, seat);
            if location == 0 || location > reach {
                let why = Phrase::new("why-too-few-mobs").number("reach", reach).number("mobs", p.cult(seat).mobs);
                Refusal::because("pray.mobs", why)
            } else {
                why_no_benefit(sight, seat, location)
            }
        }
        (Step::Trade(_), Action::Sell { .. }) => Refusal::new("pray.sell", "why-no-such-card"),
        (Step::Trade(_), Action::Buy { slot }) => why_no_privilege(sight, seat, slot, "pray.buy"),
        (Step::Act(_), Action::Play { face }) => why_not_play(sight, seat, face),
        (Step::Act(_), Action::Use { ability }) => why_not_use(sight, seat, ability),
        (Step::Reap(_, at), Action::Claim { slot }) => match sight.f.locations[usize::from(at)].benefit {
            Benefit::Privilege => {
                Refusal::because(location::rule(at), Phrase::new("why-no-privilege-there").number("slot", slot))
            }
            _ => not_now(),
        },
        (Step::Reap(_, at), Action::Bribe { location: to, .. }) => {
            if !matches!(sight.f.locations[usize::from(at)].benefit, Benefit::Bribe { .. }) {
                return not_now();
            }
            let why = Phrase::new("why-no-bribe").number("coins", p.cult(seat).coins).number("price", to);
            Refusal::because("location.thieves", why)
        }
        (Step::Reap(_, at), Action::Raise { .. }) => {
            let fits = matches!(
                sight.f.locations[usize::from(at)].benefit,
                Benefit::Ordination { .. } | Benefit::Training { .. }
            );
            if fits { Refusal::new("priest.raise", "why-not-raised") } else { not_now() }
        }
        (Step::Reap(_, at), Action::Build { .. }) => {
            let fits = matches!(sight.f.locations[usize::from(at)].benefit, Benefit::Altar { .. });
            if fits { Refusal::new("altar.build", "why-no-altar") } else { not_now() }
        }
        (Step::Reap(_, at), Action::Recruit { .. } | Action::Ordain | Action::Take) => why_no_benefit(sight, seat, at),
        (Step::PutBack(_), Action::PutBack { .. }) => Refusal::new("location.nobles", "why-not-drawn"),
        (Step::Pay(_, Cost::Discard { .. }), Action::Discard { face }) => {
            let held = sight.copy_of(p.cult(seat).cards, face).is_some();
            Refusal::new("cost.discard", if held { "why-needed-later" } else { "why-no-such-card" })
        }
        (Step::Pay(_, cost), Action::Offer { priest }) => {
            let rule = super::costs::rule(cost);
            let patriarch = priest == PATRIARCH && matches!(cost, Cost::Priest { .. });
            Refusal::new(rule, if patriarch { "why-never-patriarch" } else { "why-not-this-priest" })
        }
        (Step::Pay(_, Cost::SomeFollowers { .. }), Action::Spend { .. }) => {
            Refusal::new("priest.supply", "why-no-token")
        }
        (Step::Do(_, Effect::MoveHigher), Action::Move { location, .. }) => {
            Refusal::because("miracle.exodus", Phrase::new("why-no-move").number("location", location))
        }
        (Step::Do(_, effect), Action::Choose { .. } | Action::Send { .. } | Action::Offer { .. }) => {
            Refusal::new(super::effects::rule(effect), "why-not-this-priest")
        }
        (Step::Do(_, Effect::PrivilegeWithinMeans), Action::Claim { slot }) => {
            why_no_privilege(sight, seat, slot, "ability.path-of-temptation")
        }
        (Step::Do(_, Effect::PlayCard { .. } | Effect::PlaySealed), Action::Play { face }) => {
            why_not_play(sight, seat, face)
        }
        (Step::Give { any, .. }, Action::Give { face }) => {
            let open = sight.copy_of(p.cult(seat).cards, face).is_some() && !any;
            Refusal::new("card.given", if open { "why-only-hand" } else { "why-no-such-card" })
        }
        (Step::Raze(_), Action::Raze { .. }) => Refusal::new("intrigue.foiled-plot", "why-no-altar-there"),
        (Step::Do(_, Effect::Intimidate), Action::Steal { .. }) => {
            Refusal::new("intrigue.intimidation", "why-no-such-card")
        }
        (Step::Do(_, Effect::Ambush), Action::Ambush { .. }) => Refusal::new("intrigue.ambush", "why-no-coins-there"),
        _ if p.is_over() => Refusal::new("goal", "why-over"),
        (_, Action::Play { .. }) if p.phase == Phase::Intention => {
            Refusal::new("resolution.act", "why-not-in-intention")
        }
        _ => not_now(),
    }
}

fn why_not_place(sight: Sight<'_>, seat: Seat, priest: u8, at: u8) -> Refusal {
    let cult = sight.p.cult(seat);
    let Some(place) = sight.f.location(at) else {
        return Refusal::new("preach.place", "why-no-such-location");
    };
    let there = if priest == PATRIARCH { cult.patriarch == HOME } else { cult.home.count(priest) > 0 };
    if !there {
        let key = if priest == PATRIARCH { "why-patriarch-away" } else { "why-no-such-priest" };
        return Refusal::because("preach.place", Phrase::new(key).number("value", priest));
    }
    if !sight.may_enter(seat, at) {
        let why = Phrase::new("why-too-few-followers")
            .word("location", location::word(at))
            .number("needed", place.followers)
            .number("followers", cult.followers);
        return Refusal::because("preach.access", why);
    }
    Refusal::because("preach.price", Phrase::new("why-no-follower-to-lose").number("placement", cult.placed + 1))
}

fn why_no_benefit(sight: Sight<'_>, seat: Seat, at: u8) -> Refusal {
    let cult = sight.p.cult(seat);
    let rule = location::rule(at);
    let (key, figure) = match sight.f.locations[usize::from(at)].benefit {
        Benefit::Followers { .. } => ("why-nine-followers", sight.f.follower_cap),
        Benefit::Recruits { .. } if cult.followers >= sight.f.follower_cap => {
            ("why-nine-followers", sight.f.follower_cap)
        }
        Benefit::Recruits { coins, .. } | Benefit::Training { coins, .. } if cult.coins < coins[0].into() => {
            ("why-too-few-coins", coins[0])
        }
        Benefit::Altar { coins } if cult.coins < coins.into() => ("why-too-few-coins", coins),
        Benefit::Bribe { least, .. } if cult.coins < least.into() => ("why-too-few-coins", least),
        Benefit::Bribe { .. } => ("why-no-priest-there", 0),
        Benefit::Ordination { value, .. } => ("why-no-token-of", value),
        Benefit::Mob { followers } if cult.followers < followers => ("why-too-few-to-sacrifice", followers),
        Benefit::Mob { .. } => ("why-no-mob-left", 0),
        Benefit::Summoning if cult.summoned => ("why-summoned-already", 0),
        Benefit::Summoning => {
            let why = Phrase::new("why-too-weak")
                .number("influence", sight.influence(seat, at))
                .number("power", sight.power(seat));
            return Refusal::because("summon.power", why);
        }
        Benefit::Privilege => ("why-palace-empty", 0),
        Benefit::Miracles { .. } | Benefit::Intrigues { .. } => ("why-pile-empty", 0),
        _ => ("why-not-now", 0),
    };
    Refusal::because(rule, Phrase::new(key).number("figure", figure))
}

fn why_no_privilege(sight: Sight<'_>, seat: Seat, slot: u8, rule: &'static str) -> Refusal {
    match sight.p.palace.get(usize::from(slot)) {
        Some(card) if *card != Card::NONE => {
            let why = Phrase::new("why-cannot-pay")
                .number("price", sight.f.coins[card.index()])
                .number("coins", sight.p.cult(seat).coins);
            Refusal::because(rule, why)
        }
        _ => Refusal::because(rule, Phrase::new("why-no-privilege-there").number("slot", slot)),
    }
}

fn why_not_play(sight: Sight<'_>, seat: Seat, face: Face) -> Refusal {
    let Some(card) = sight.copy_of(sight.p.hand(seat), face) else {
        return Refusal::new("card.play", "why-no-such-card");
    };
    if !sight.may_break_seal(seat, card) && !matches!(sight.p.step(), Step::Do(_, Effect::PlaySealed)) {
        return Refusal::new("card.seal", "why-sealed");
    }
    let id = sight.f.of(card).id.as_str();
    Refusal::because(
        crate::words::card_rule(id),
        Phrase::new("why-card-idle").word("needs", crate::words::card_needs(id)),
    )
}

fn why_not_use(sight: Sight<'_>, seat: Seat, ability: u8) -> Refusal {
    if ability >= 2 {
        return Refusal::new("ability.use", "why-no-such-ability");
    }
    let index = super::resolution::ability_index(sight, seat, ability);
    let id = sight.f.cults[sight.p.cult(seat).creed as usize].abilities[index].id.as_str();
    let [_, does, rule] = crate::ability_words(id);
    let key = if super::costs::payable(sight, seat, deed_of(sight, seat, ability)) {
        "why-ability-idle"
    } else {
        "why-ability-unpaid"
    };
    Refusal::because(rule, Phrase::new(key).word("does", does))
}
