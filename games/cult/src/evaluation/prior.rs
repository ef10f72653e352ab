//! How promising each answer looks at a glance: what a search tries first, and what playouts draw by.

use cenacle_table::{Seat, Seats};

use crate::{
    Action, Benefit, Cost, Deck, Deed, Effect, Location, Phase, Step, Token, figures::MAX_PLAYERS,
    rules_view::RulesView,
};

use super::standing::chances;

/// Points of a thing: a Follower is one.
const COIN: f32 = 0.3;
const PRIEST: f32 = 0.55;
const CARD: f32 = 0.9;
const PRIVILEGE: f32 = 1.8;
/// How much more is done for a point: weights are its powers.
const EAGER: f32 = 0.7;

pub(super) fn priors(rules: RulesView<'_>, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
    out.extend(legal.iter().map(|action| weight(rules, seat, *action)));
}

/// A weight from points.
fn eager(points: f32) -> f32 {
    (EAGER * points).clamp(-3.0, 4.0).exp()
}

/// What the benefit of a Location is worth to a cult as it stands, in points.
fn benefit(rules: RulesView<'_>, seat: Seat, at: Location) -> f32 {
    let cult = rules.p.cult(seat);
    let has = |coins: u8| cult.coins >= coins.into();
    let room = f32::from(rules.f.follower_cap.saturating_sub(cult.followers));
    match rules.f.location(at).benefit {
        Benefit::Miracles { cards } => CARD * f32::from(cards),
        Benefit::Bribe { least, .. } if has(least.number()) => 1.2,
        Benefit::Followers { count } => f32::from(count).min(room),
        Benefit::Supremacy => 1.8,
        Benefit::Ordination { .. } => 1.1,
        Benefit::Coins { count } => COIN * f32::from(count),
        Benefit::Altar { coins } if has(coins) => altar(rules, seat) - COIN * f32::from(coins),
        Benefit::Training { coins, raise } if has(coins[0]) => {
            PRIEST * f32::from(raise[0]) - COIN * f32::from(coins[0]) + 0.8
        }
        Benefit::Recruits { coins, followers } if has(coins[0]) => {
            f32::from(followers[0]).min(room) - COIN * f32::from(coins[0]) + 0.8
        }
        Benefit::Privilege => PRIVILEGE,
        Benefit::Intrigues { .. } => CARD,
        Benefit::Mob { followers } if cult.followers >= followers => mob(rules, seat) - f32::from(followers),
        Benefit::Summoning if rules.influence(seat, at) >= rules.power(seat) => {
            if cult.dark {
                12.0
            } else {
                6.0
            }
        }
        _ => 0.0,
    }
}

/// What one more Altar, or Mob, is worth: the last one wins.
fn altar(rules: RulesView<'_>, seat: Seat) -> f32 {
    let have = f32::from(rules.p.cult(seat).altars.len());
    let need = f32::from(rules.f.altars_to_win);
    if have + 1.0 >= need { 12.0 } else { 3.0 + 0.8 * have }
}

fn mob(rules: RulesView<'_>, seat: Seat) -> f32 {
    let have = f32::from(rules.p.cult(seat).mobs);
    let need = f32::from(rules.f.mobs_to_win);
    if have + 1.0 >= need { 12.0 } else { 3.5 + have }
}

fn present(rules: RulesView<'_>, at: Location) -> Seats {
    rules.p.everybody().filter(|seat| rules.p.present(*seat, at) && !rules.p.cult(*seat).celebrates).collect()
}

fn weight(rules: RulesView<'_>, seat: Seat, action: Action) -> f32 {
    let p = rules.p;
    match action {
        Action::Place { priest, location } => eager(placement(rules, seat, priest, location) - 0.6),
        Action::Pray if rules.placement_costs(seat) => 1.6,
        Action::Pray => 0.12,
        Action::Decline | Action::Abstain => 0.15,
        Action::Take | Action::Build { .. } | Action::Claim { .. } | Action::Recruit { .. } => 5.0,
        Action::Favour { location } => eager(benefit(rules, seat, location)),
        Action::Pass => 2.0,
        Action::Use { ability } => {
            let abilities = &rules.f.cults[p.cult(seat).cult_name as usize].abilities;
            let deed = &abilities[usize::from(ability) + 2 * usize::from(p.cult(seat).dark)].deed;
            eager(deed_points(rules, seat, deed))
        }
        Action::Play { face } => match rules.f.copies(face).next() {
            Some(card) => eager(deed_points(rules, seat, &rules.f.of(card).deed) - 0.8 * CARD),
            None => 1.0,
        },
        Action::Buy { .. } => 2.5,
        Action::Sell { .. } => 0.4,
        Action::Celebrate => 0.3,
        Action::Raise { priest, offer } => 1.0 + f32::from(priest.value.value()) + f32::from(offer),
        // The weakest who will do.
        Action::Offer { priest } if !priest.is_patriarch() => 6.0 - f32::from(priest.value()),
        Action::Send { priest } => 1.0 + f32::from(priest.value()),
        Action::Bribe { location, .. } => eager(benefit(rules, seat, location) - COIN * f32::from(location.number())),
        Action::Give { .. } | Action::Discard { .. } | Action::PutBack { .. } => 1.0,
        _ => 1.0,
    }
}

/// What a placement adds to the chance of winning a Location, times what that is worth.
fn placement(rules: RulesView<'_>, seat: Seat, priest: Token, at: Location) -> f32 {
    let value = if priest.is_patriarch() { rules.patriarch(seat) } else { priest.value() };
    if at == Location::RIFT {
        return rift(rules, seat, value);
    }
    let here = present(rules, at);
    let none = [0; MAX_PLAYERS];
    let before = if here.contains(seat) { chances(rules, at, here, &none)[seat.index()] } else { 0.0 };
    let mine = rules.influence(seat, at) + value;
    let rival = here.without(seat).map(|rival| rules.influence(rival, at)).max();
    let after = match rival {
        None => 0.85,
        Some(rival) => 1.0 / (1.0 + ((f32::from(rival) - f32::from(mine)) * 0.8).exp()),
    };
    let alms = COIN * f32::from(rules.f.location(at).alms);
    let worth = benefit(rules, seat, at);
    let price = if rules.placement_costs(seat) { 1.0 } else { 0.0 };
    // A strong Priest is missed elsewhere.
    (after - before).max(0.0) * worth + if here.contains(seat) { 0.0 } else { alms } - price - 0.08 * f32::from(value)
}

/// At the Rift only the whole matters.
fn rift(rules: RulesView<'_>, seat: Seat, value: u8) -> f32 {
    let cult = rules.p.cult(seat);
    let there = rules.influence(seat, Location::RIFT);
    let patriarch = if cult.patriarch.is_home() { rules.patriarch(seat) } else { 0 };
    let could = there + cult.home.influence() + patriarch;
    let left = rules.f.free_placements.saturating_sub(cult.placed) + cult.followers / 2;
    if could < rules.power(seat) || left == 0 {
        return -2.0;
    }
    let worth = if cult.dark { 9.0 } else { 4.0 };
    worth * f32::from(value) / f32::from(rules.power(seat)) * 2.0
}

/// What a card or an ability brings, less what it costs, in points.
fn deed_points(rules: RulesView<'_>, seat: Seat, deed: &Deed) -> f32 {
    deed.effects().map(|effect| effect_points(rules, seat, effect)).sum::<f32>()
        - deed.costs().map(|cost| cost_points(rules, seat, cost)).sum::<f32>()
}

fn cost_points(rules: RulesView<'_>, seat: Seat, cost: Cost) -> f32 {
    let cult = rules.p.cult(seat);
    match cost {
        Cost::Priest { least, .. } => 0.4 + PRIEST * f32::from(least),
        Cost::Ritual { .. } => 0.2,
        Cost::Patriarch { .. } => 0.3,
        Cost::Followers { count } => f32::from(count),
        Cost::SomeFollowers { .. } => 2.0,
        Cost::Coins { count } => COIN * f32::from(count),
        Cost::Discard { cards } => 0.8 * CARD * f32::from(cards),
        Cost::AllPriests => PRIEST * f32::from(cult.home.influence()),
    }
}

fn effect_points(rules: RulesView<'_>, seat: Seat, effect: Effect) -> f32 {
    let p = rules.p;
    let cult = p.cult(seat);
    let room = f32::from(rules.f.follower_cap.saturating_sub(cult.followers));
    let cards = |deck: Deck| if deck == Deck::Privilege { PRIVILEGE } else { CARD };
    let light = || p.rivals(seat).filter(|rival| !p.cult(*rival).dark);
    let rivals_here = || p.rivals(seat).filter(|rival| p.present(*rival, p.active.here()));
    match effect {
        Effect::Boost { by } => stronger_here(rules, seat, by),
        Effect::PlaceHere => stronger_here(rules, seat, 2) - 0.2,
        Effect::Swarm { .. } => stronger_here(rules, seat, 6),
        Effect::PriestHere { value } => PRIEST * f32::from(value.value()) + stronger_here(rules, seat, value.value()),
        Effect::Coins { count } => COIN * f32::from(count),
        Effect::Followers { count } => f32::from(count).min(room),
        Effect::FollowersIfNoRival { count } => f32::from(count).min(room) + 0.5,
        Effect::FollowersOrCoins { followers, coins } => f32::from(followers).min(room).max(COIN * f32::from(coins)),
        Effect::FollowersPerPriest => f32::from(p.priests_at(p.active.here())).min(room),
        Effect::Mobs { count } => f32::from(count) * mob(rules, seat),
        Effect::BuildHere { .. } => altar(rules, seat),
        Effect::Drain { by } => PRIEST * f32::from(by) - leaving(rules, seat),
        Effect::RaiseBySpent => 1.2,
        Effect::RaiseAndMoveOn { .. } => 1.2 - leaving(rules, seat),
        Effect::MoveHigher | Effect::MoveOn => 0.8 - leaving(rules, seat),
        Effect::Withdraw => -leaving(rules, seat),
        Effect::PriestPerAvailable => PRIEST * f32::from(p.available(seat).min(5)),
        Effect::PriestBySpent => 2.0,
        Effect::DestroyAvailable { count } => -1.2 * PRIEST * f32::from(count.min(cult.home.len())),
        Effect::Draw { deck, cards: count } | Effect::DrawFromBelow { deck, cards: count } => {
            cards(deck) * f32::from(count)
        }
        Effect::DrawPerPriest { deck } => cards(deck) * f32::from(p.priests_at(p.active.here())),
        Effect::DrawPerSpent { deck } => 2.0 * cards(deck),
        Effect::SellTop => COIN * 6.0,
        Effect::PlayFromPile { cards } => 0.5 * f32::from(cards),
        Effect::PrivilegeWithinMeans => PRIVILEGE,
        Effect::PlayCard { .. } | Effect::PlaySealed => 0.8,
        Effect::LightLosesMob { .. } => 2.0 * light().filter(|rival| p.cult(*rival).mobs > 0).count() as f32,
        Effect::LightGivesCard => CARD * light().filter(|rival| !p.cult(*rival).cards.is_empty()).count() as f32,
        Effect::RaidLight { count } => {
            COIN * 1.5 * light().map(|rival| f32::from(p.cult(rival).coins.min(count.into()))).sum::<f32>()
        }
        Effect::RichLoseCoins { count } => {
            let rich = |seat: &Seat| p.cult(*seat).coins >= count.into();
            let rivals = p.rivals(seat).filter(rich).count() as f32;
            0.8 * rivals - if rich(&seat) { COIN * f32::from(count) } else { 0.0 }
        }
        Effect::LowestWins => {
            let none = [0; MAX_PLAYERS];
            let active = p.active.here();
            let here = present(rules, active);
            let losing = here.contains(seat) && chances(rules, active, here, &none)[seat.index()] < 0.4;
            if losing { benefit(rules, seat, active) } else { -1.0 }
        }
        Effect::DestroyAltarsHere | Effect::Vandalise => {
            let own = if p.altar(seat, p.active.here()) { altar(rules, seat) } else { 0.0 };
            2.0 * rivals_here().filter(|rival| p.altar(*rival, p.active.here())).count() as f32 - own
        }
        Effect::PresentLoseMob { .. } => {
            let own = if p.present(seat, p.active.here()) && cult.mobs > 0 { 4.0 } else { 0.0 };
            2.5 * rivals_here().filter(|rival| p.cult(*rival).mobs > 0).count() as f32 - own
        }
        Effect::PresentLoseFollowers { count } => {
            let own = if p.present(seat, p.active.here()) { f32::from(count) } else { 0.0 };
            0.6 * f32::from(count) * rivals_here().count() as f32 - own
        }
        Effect::PresentGiveCard => CARD * rivals_here().filter(|rival| !p.hand(*rival).is_empty()).count() as f32,
        Effect::Blackmail => {
            let richest = p.rivals(seat).map(|rival| p.cult(rival).coins).max().unwrap_or(0);
            if richest > cult.coins { COIN * 0.75 * f32::from(richest) } else { -1.0 }
        }
        Effect::Exorcise { .. } => {
            let own = if p.has_priest(seat, p.active.here()) { 1.5 } else { 0.0 };
            0.8 * rivals_here().count() as f32 - own
        }
        Effect::FoilPlot { .. } => {
            let most = rules.alone_first(|seat| rules.all_cards(seat));
            if most == Some(seat) { -6.0 } else { 2.0 }
        }
        Effect::Intimidate => 1.8,
        Effect::Ambush => 1.8,
        Effect::Inquisition => {
            if rivals_here().count() > 0 && !p.present(seat, p.active.here()) {
                1.2
            } else {
                -0.5
            }
        }
        Effect::TakeOver => benefit(rules, seat, p.active.here()) + 0.5,
    }
}

/// What more Influence on the active Location is worth: much if it turns the tables, little otherwise.
fn stronger_here(rules: RulesView<'_>, seat: Seat, by: u8) -> f32 {
    let p = rules.p;
    if p.phase != Phase::Acting {
        return 0.0;
    }
    let active = p.active.here();
    let here = present(rules, active).with(seat);
    let none = [0; MAX_PLAYERS];
    let mut stronger = none;
    stronger[seat.index()] = by;
    let gained =
        chances(rules, active, here, &stronger)[seat.index()] - chances(rules, active, here, &none)[seat.index()];
    // At the Rift the Divine Power has to be reached.
    let power = rules.power(seat);
    let influence = rules.influence(seat, active);
    if active == Location::RIFT && influence < power && influence + by >= power {
        return if p.cult(seat).dark { 12.0 } else { 6.0 };
    }
    gained * benefit(rules, seat, active) * 1.2
}

/// What is lost by taking a Priest away from the active Location.
fn leaving(rules: RulesView<'_>, seat: Seat) -> f32 {
    let p = rules.p;
    let active = p.active.here();
    let here = present(rules, active);
    if !here.contains(seat) || matches!(p.step(), Step::Nothing) {
        return 0.0;
    }
    0.5 * chances(rules, active, here, &[0; MAX_PLAYERS])[seat.index()] * benefit(rules, seat, active)
}
