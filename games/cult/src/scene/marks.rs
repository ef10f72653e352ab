//! What an action costs, gives and risks, as marks to see before it is chosen.

use cenacle_scene::{Phrase, Say, SeatLook, scene::Badge};
use cenacle_table::Seat;

use crate::{
    Action, Benefit, Cost, Deed, Effect, Face, Feast, Figures, Influence, Location, Position, Step, View, event::Cause,
    rules_view::RulesView,
};

use super::look;

/// What an offer says besides its name.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) pays: Vec<Badge>,
    pub(super) gets: Vec<Badge>,
    pub(super) risks: Vec<Badge>,
}

/// The marks of a legal action of `seat`.
pub(super) fn marks(figures: &Figures, view: &View, seat: Seat, action: Action, say: &Say<'_>) -> Marks {
    let marker = Marker { figures, p: &view.seen, seat, say };
    let mut marks = Marks::default();
    marker.mark(action, &mut marks);
    marks
}

struct Marker<'a> {
    figures: &'a Figures,
    p: &'a Position,
    seat: Seat,
    say: &'a Say<'a>,
}

impl Marker<'_> {
    fn rules(&self) -> RulesView<'_> {
        RulesView { f: self.figures, p: self.p }
    }

    fn badge(&self, symbol: &'static str, sign: &str, count: u8, key: &'static str) -> Badge {
        Badge {
            symbol: Some(symbol.into()),
            text: format!("{sign}{count}").into(),
            color: (symbol == "two-coins").then(|| look::COIN.into()),
            title: self.say.phrase(&Phrase::new(key).number("count", count)),
        }
    }

    fn coins(&self, sign: &str, count: u8) -> Option<Badge> {
        (count > 0).then(|| self.badge("two-coins", sign, count, "mark-coins"))
    }

    fn followers(&self, sign: &str, count: u8) -> Option<Badge> {
        (count > 0).then(|| self.badge("person", sign, count, "mark-followers"))
    }

    /// How the Influence of the seat changes somewhere, or that of a Priest.
    fn change(&self, from: u8, to: u8, key: &'static str) -> Badge {
        Badge {
            symbol: Some("hooded-figure".into()),
            text: format!("{from} → {to}").into(),
            title: self.say.phrase(&Phrase::new(key).number("from", from).number("to", to)),
            ..Badge::default()
        }
    }

    /// Who would still win a Location in which the seat has so much.
    fn rival(&self, location: Location, own: u8) -> Option<Badge> {
        let rules = self.rules();
        let (who, cause) = rules.winner(location).filter(|(who, _)| *who != self.seat)?;
        let influence = rules.influence(who, location);
        let ahead = match cause {
            Cause::Most | Cause::Tie => (influence, rules.power(who)) > (own, rules.power(self.seat)),
            Cause::Least => (influence, rules.power(who)) < (own, rules.power(self.seat)),
            Cause::Bribe | Cause::TakeOver => true,
        };
        ahead.then(|| Badge {
            text: format!("{}{influence}", SeatLook::of(who).sign.glyph()).into(),
            color: Some(SeatLook::of(who).fill.into()),
            title: self.say.phrase(&Phrase::new("mark-rival").seat("who", who).number("influence", influence)),
            ..Badge::default()
        })
    }

    fn mark(&self, action: Action, marks: &mut Marks) {
        let Marks { pays, gets, risks } = marks;
        let face = |face: Face| self.figures.face(face);
        match action {
            Action::Feast { feast, priest } => gets.extend(self.feast(self.figures.feasts[usize::from(feast)], priest)),
            Action::Place { priest, location } => {
                pays.extend(self.followers("−", u8::from(self.rules().placement_costs(self.seat))));
                let from = self.rules().influence(self.seat, location);
                let own = match priest.influence() {
                    Some(influence) => influence.value(),
                    // [preach.price]: a Follower given up is one less for the Patriarch.
                    None => self.rules().patriarch(self.seat).saturating_sub(pays.len() as u8),
                };
                gets.push(self.change(from, from + own, "mark-influence"));
                risks.extend(self.rival(location, from + own));
            }
            Action::Favour { location } => {
                gets.extend(self.benefit(self.figures.location(location).benefit));
            }
            Action::Sell { face: sold } => gets.extend(face(sold).and_then(|face| self.coins("+", face.coins))),
            Action::Buy { slot } | Action::Claim { slot } => {
                let card = self.p.palace[usize::from(slot)];
                if let Some(face) = card.is_known().then(|| self.figures.face_of[card.index()]).and_then(face) {
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
                let cult = self.p.cult(self.seat);
                let index = usize::from(ability) + 2 * usize::from(cult.dark);
                self.deed(&self.figures.cults[cult.cult_name as usize].abilities[index].deed, marks);
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
                if let Some(to) = self.rules().raised(self.seat, priest.value, by) {
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
                if let Step::Do(_, Effect::FollowersOrCoins { followers, coins }) = self.p.step() {
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
        match self.p.step() {
            Step::Reap(_, at) => Some(self.figures.location(at).benefit),
            _ => None,
        }
    }

    fn feast(&self, feast: Feast, priest: Option<Influence>) -> Option<Badge> {
        match feast {
            Feast::Followers { count } => self.followers("+", count),
            Feast::Coins { count } => self.coins("+", count),
            Feast::Raise { by } => {
                let from = priest?;
                let to = self.rules().raised(self.seat, from.into(), by)?;
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
                let more = self.figures.influence[crate::Card::SUPREMACY.index()];
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
                    let home = self.p.cult(self.seat).home.len();
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
                    let here = self.p.active.here();
                    let own = self.rules().influence(self.seat, here);
                    marks.risks.extend(self.rival(here, own + by));
                    Some(self.change(own, own + by, "mark-influence"))
                }
                _ => None,
            };
            marks.gets.extend(badge);
        }
    }
}
