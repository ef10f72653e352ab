//! What an action costs, gives and risks, as marks to see before it is chosen.

use cenacle_scene::{Marks, Phrase, Say, SeatLook, Text, scene::Badge};
use cenacle_table::Seat;

use crate::{
    Action, Benefit, Cost, Deed, Effect, Face, Feast, Influence, Location, Step, Token, event::Cause,
    rules_view::RulesView,
};

use super::look;

/// Somebody who would still win a Location.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Rival {
    who: Seat,
    influence: u8,
    /// The same in words, which name him.
    said: Text,
}

impl Rival {
    fn badge(&self) -> Badge {
        let look = SeatLook::of(self.who);
        Badge {
            text: format!("{}{}", look.sign.glyph(), self.influence).into(),
            color: Some(look.fill.into()),
            title: self.said.clone(),
            ..Badge::default()
        }
    }
}

/// Who would still win a Location in which `seat` has so much.
fn rival(rules: RulesView<'_>, seat: Seat, location: Location, own: u8, say: &Say<'_>) -> Option<Rival> {
    let (who, cause) = rules.winner(location).filter(|(who, _)| *who != seat)?;
    let influence = rules.influence(who, location);
    let ahead = match cause {
        Cause::Most | Cause::Tie => (influence, rules.power(who)) > (own, rules.power(seat)),
        Cause::Least => (influence, rules.power(who)) < (own, rules.power(seat)),
        Cause::Bribe | Cause::TakeOver => true,
    };
    ahead.then(|| {
        let said = say.phrase(&Phrase::new("mark-rival").seat("who", who).number("influence", influence));
        Rival { who, influence, said }
    })
}

/// How a cult stands on a Location before and after a Priest is placed there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Placed {
    /// Followers that are given up for it.
    price: u8,
    from: u8,
    to: u8,
    rival: Option<Rival>,
}

/// What placing this one there does. `[preach.place] [preach.price]`
pub(super) fn placed(rules: RulesView<'_>, seat: Seat, priest: Token, location: Location, say: &Say<'_>) -> Placed {
    let price = u8::from(rules.placement_costs(seat));
    let from = rules.influence(seat, location);
    let own = match priest.influence() {
        Some(influence) => influence.value(),
        // [preach.price]: a Follower given up is one less for the Patriarch.
        None => rules.patriarch(seat).saturating_sub(price),
    };
    Placed { price, from, to: from + own, rival: rival(rules, seat, location, from + own, say) }
}

/// The marks of placing somebody.
pub(super) fn of_placing(placed: &Placed, say: &Say<'_>) -> Marks {
    Marks {
        pays: followers(say, "−", placed.price).into_iter().collect(),
        gets: vec![change(say, placed.from, placed.to, "mark-influence")],
        risks: placed.rival.as_ref().map(Rival::badge).into_iter().collect(),
    }
}

fn badge(say: &Say<'_>, symbol: &'static str, sign: &str, count: u8, key: &'static str) -> Badge {
    Badge {
        symbol: Some(symbol.into()),
        text: format!("{sign}{count}").into(),
        color: (symbol == "two-coins").then(|| look::COIN.into()),
        title: say.phrase(&Phrase::new(key).number("count", count)),
    }
}

fn followers(say: &Say<'_>, sign: &str, count: u8) -> Option<Badge> {
    (count > 0).then(|| badge(say, "person", sign, count, "mark-followers"))
}

/// How the Influence of the seat changes somewhere, or that of a Priest.
fn change(say: &Say<'_>, from: u8, to: u8, key: &'static str) -> Badge {
    Badge {
        symbol: Some("hooded-figure".into()),
        text: format!("{from} → {to}").into(),
        title: say.phrase(&Phrase::new(key).number("from", from).number("to", to)),
        ..Badge::default()
    }
}

/// Who marks the offers of a seat, other than placing a Priest.
pub(super) struct Marker<'a> {
    pub(super) rules: RulesView<'a>,
    pub(super) seat: Seat,
    pub(super) say: &'a Say<'a>,
}

impl Marker<'_> {
    /// The marks of a legal action.
    pub(super) fn marks(&self, action: Action) -> Marks {
        let mut marks = Marks::default();
        self.mark(action, &mut marks);
        marks
    }

    fn badge(&self, symbol: &'static str, sign: &str, count: u8, key: &'static str) -> Badge {
        badge(self.say, symbol, sign, count, key)
    }

    fn coins(&self, sign: &str, count: u8) -> Option<Badge> {
        (count > 0).then(|| self.badge("two-coins", sign, count, "mark-coins"))
    }

    fn followers(&self, sign: &str, count: u8) -> Option<Badge> {
        followers(self.say, sign, count)
    }

    fn change(&self, from: u8, to: u8, key: &'static str) -> Badge {
        change(self.say, from, to, key)
    }

    fn rival(&self, location: Location, own: u8) -> Option<Badge> {
        rival(self.rules, self.seat, location, own, self.say).as_ref().map(Rival::badge)
    }

    fn mark(&self, action: Action, marks: &mut Marks) {
        let Marks { pays, gets, .. } = marks;
        let face = |face: Face| self.rules.f.face(face);
        match action {
            Action::Feast { feast, priest } => gets.extend(self.feast(self.rules.f.feasts[usize::from(feast)], priest)),
            Action::Favour { location } => {
                gets.extend(self.benefit(self.rules.f.location(location).benefit));
            }
            Action::Sell { face: sold } => gets.extend(face(sold).and_then(|face| self.coins("+", face.coins))),
            Action::Buy { slot } | Action::Claim { slot } => {
                let card = self.rules.p.palace[usize::from(slot)];
                if let Some(face) = card.is_known().then(|| self.rules.f.face_of[card.index()]).and_then(face) {
                    if matches!(action, Action::Buy { .. }) {
                        pays.extend(self.coins("−", face.coins));
                    }
                    if face.influence > 0 {
                        gets.push(self.badge("patriarch", "+", face.influence, "mark-patriarch"));
                    }
                }
            }
            Action::Play { face: played } => {
                if let Some(face) = face(played) {
                    self.deed(&face.deed, marks);
                }
            }
            Action::Use { ability } => {
                let cult = self.rules.p.cult(self.seat);
                let index = usize::from(ability) + 2 * usize::from(cult.dark);
                self.deed(&self.rules.f.cults[cult.cult_name as usize].abilities[index].deed, marks);
            }
            Action::Take => gets.extend(self.reaped().and_then(|benefit| self.benefit(benefit))),
            Action::Bribe { location, .. } | Action::Ambush { location } => {
                pays.extend(self.coins("−", location.number()));
            }
            Action::Raise { priest, offer } => {
                let (by, coins) = match self.reaped() {
                    Some(Benefit::Training { coins, raise }) => (raise[usize::from(offer)], coins[usize::from(offer)]),
                    Some(Benefit::Ordination { raise, .. }) => (raise, 0),
                    _ => (0, 0),
                };
                pays.extend(self.coins("−", coins));
                if let Some(to) = self.rules.raised(self.seat, priest.value, by) {
                    gets.push(self.change(priest.value.value(), to.value(), "mark-priest-raised"));
                }
            }
            Action::Build { .. } => {
                if let Some(Benefit::Altar { coins }) = self.reaped() {
                    pays.extend(self.coins("−", coins));
                }
                gets.push(self.badge("altar", "+", 1, "mark-altars"));
            }
            Action::Recruit { offer } => {
                if let Some(Benefit::Recruits { coins, followers }) = self.reaped() {
                    pays.extend(self.coins("−", coins[usize::from(offer)]));
                    gets.extend(self.followers("+", followers[usize::from(offer)]));
                }
            }
            Action::Offer { priest } if !priest.is_patriarch() => {
                pays.push(self.badge("hooded-figure", "", priest.value(), "mark-priest"));
            }
            Action::Spend { followers } => pays.extend(self.followers("−", followers)),
            Action::GainFollowers | Action::GainCoins => {
                if let Step::Do(_, Effect::FollowersOrCoins { followers, coins }) = self.rules.p.step() {
                    let taken = match action {
                        Action::GainFollowers => self.followers("+", followers),
                        _ => self.coins("+", coins),
                    };
                    gets.extend(taken);
                }
            }
            _ => {}
        }
    }

    fn reaped(&self) -> Option<Benefit> {
        match self.rules.p.step() {
            Step::Reap(_, at) => Some(self.rules.f.location(at).benefit),
            _ => None,
        }
    }

    fn feast(&self, feast: Feast, priest: Option<Influence>) -> Option<Badge> {
        match feast {
            Feast::Followers { count } => self.followers("+", count),
            Feast::Coins { count } => self.coins("+", count),
            Feast::Raise { by } => {
                let from = priest?;
                let to = self.rules.raised(self.seat, from.into(), by)?;
                Some(self.change(from.value(), to.value(), "mark-priest-raised"))
            }
            Feast::Priest { value } => Some(self.badge("hooded-figure", "", value.value(), "mark-priest")),
            Feast::Miracles { count } => Some(self.badge("sunbeams", "+", count, "mark-miracles")),
        }
    }

    /// What a Location gives for certain; where it still asks for something, the next question says what.
    fn benefit(&self, benefit: Benefit) -> Option<Badge> {
        match benefit {
            Benefit::Miracles { cards } => Some(self.badge("sunbeams", "+", cards, "mark-miracles")),
            Benefit::Followers { count } => self.followers("+", count),
            Benefit::Coins { count } => self.coins("+", count),
            Benefit::Supremacy => {
                let more = self.rules.f.influence[crate::Card::SUPREMACY.index()];
                Some(self.badge("laurel-crown", "+", more, "mark-patriarch"))
            }
            Benefit::Intrigues { draw, back } => {
                Some(self.badge("dagger-rose", "+", draw.saturating_sub(back), "mark-intrigues"))
            }
            Benefit::Mob { .. } => Some(self.badge("minions", "+", 1, "mark-mobs")),
            Benefit::Bribe { .. }
            | Benefit::Ordination { .. }
            | Benefit::Altar { .. }
            | Benefit::Training { .. }
            | Benefit::Recruits { .. }
            | Benefit::Privilege
            | Benefit::Summoning => None,
        }
    }

    /// What a card or an ability costs and brings in figures.
    fn deed(&self, deed: &Deed, marks: &mut Marks) {
        for cost in deed.costs() {
            let badge = match cost {
                Cost::Followers { count } => self.followers("−", count),
                Cost::SomeFollowers { most } => Some(self.badge("person", "≤ ", most, "mark-followers")),
                Cost::Coins { count } => self.coins("−", count),
                Cost::Discard { cards } => Some(self.badge("card-discard", "−", cards, "mark-cards")),
                Cost::Priest { least, .. } => Some(self.badge("hooded-figure", "≥ ", least, "mark-sacrifice")),
                Cost::Ritual { least, .. } => Some(self.badge("prayer", "≥ ", least, "mark-ritual")),
                Cost::Patriarch { least } => Some(self.badge("patriarch", "≥ ", least, "mark-ritual")),
                Cost::AllPriests => {
                    let home = self.rules.p.cult(self.seat).home.len();
                    Some(self.badge("hooded-figure", "−", home, "mark-all-priests"))
                }
            };
            marks.pays.extend(badge);
        }
        for effect in deed.effects() {
            let badge = match effect {
                Effect::Mobs { count } => Some(self.badge("minions", "+", count, "mark-mobs")),
                Effect::BuildHere { .. } => Some(self.badge("altar", "+", 1, "mark-altars")),
                Effect::Boost { by } => {
                    let here = self.rules.p.active.here();
                    let own = self.rules.influence(self.seat, here);
                    marks.risks.extend(self.rival(here, own + by));
                    Some(self.change(own, own + by, "mark-influence"))
                }
                _ => None,
            };
            marks.gets.extend(badge);
        }
    }
}
