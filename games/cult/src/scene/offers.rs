//! Each action as a person can choose it: what to point at, what it says.

use cenacle_scene::{Marks, Offer, OfferKind, OfferText, Phrase, Say, SharedOffer, scene::Id};
use cenacle_table::Seat;

use crate::{
    Action, At, Benefit, Effect, Face, Feast, Figures, Influence, Location, Priest, Priests, Step, Token, View,
    ability_words, rules_view::RulesView, words,
};

use super::{
    PartCache, backdrop, ids,
    marks::{self, Marker},
    part_cache::OfferKey,
    tray::feast_words,
};

/// A legal action of `seat` as a person can choose it.
pub(crate) fn offer(
    figures: &Figures,
    part_cache: &PartCache,
    view: &View,
    seat: Seat,
    action: Action,
    say: &Say<'_>,
) -> SharedOffer {
    let teller = Teller { rules: RulesView::new(figures, &view.seen), seat };
    match action {
        Action::Place { priest, location } => {
            let standing = marks::placed(teller.rules, seat, priest, location, say);
            let key = OfferKey::Place { seat, priest, location, standing: standing.clone() };
            part_cache
                .parts
                .offers
                .get(say, key, |say| teller.offer(action, marks::of_placing(&standing, say), say).shared())
        }
        // All that these say is printed.
        Action::Pray
        | Action::Favour { .. }
        | Action::Sell { .. }
        | Action::Done
        | Action::Pass
        | Action::PutBack { .. }
        | Action::Discard { .. }
        | Action::Give { .. } => part_cache.parts.offers.get(say, OfferKey::Printed { action }, |say| {
            teller.offer(action, teller.marks(action, say), say).shared()
        }),
        _ => teller.offer(action, teller.marks(action, say), say).shared(),
    }
}

/// What kind of answer an action is.
const fn kind(action: Action) -> OfferKind {
    match action {
        Action::Abstain | Action::Decline | Action::Done | Action::Pass | Action::Enough => OfferKind::Pass,
        Action::PutBack { .. }
        | Action::Offer { .. }
        | Action::Discard { .. }
        | Action::Give { .. }
        | Action::Raze { .. } => OfferKind::Discard,
        _ => OfferKind::Act,
    }
}

struct Teller<'a> {
    rules: RulesView<'a>,
    seat: Seat,
}

impl Teller<'_> {
    fn marks(&self, action: Action, say: &Say<'_>) -> Marks {
        Marker { rules: self.rules, seat: self.seat, say }.marks(action)
    }

    fn offer(&self, action: Action, marks: Marks, say: &Say<'_>) -> Offer {
        let (rule, label, picks) = self.tell(action);
        let label = match self.effect(action) {
            Some(effect) => format!("{}{}{}", say.phrase(&label), say.word("says"), say.phrase(&effect)).into(),
            None => say.phrase(&label),
        };
        let Marks { pays, gets, risks } = marks;
        let recommended = matches!(action, Action::Take | Action::Done | Action::Pass | Action::Enough);
        Offer { picks, label, pays, gets, risks, recommended, kind: kind(action), rule: Some(rule), ..Offer::default() }
    }

    /// An available Priest: the first token of his value.
    fn home(&self, value: Token) -> Id {
        let patriarch = || ids::patriarch(self.seat);
        value.influence().map_or_else(patriarch, |influence| ids::priest(self.seat, influence, 0))
    }

    /// A Priest at home or on a Location; the one with coins is the last of his value there.
    fn priest(&self, priest: Priest, at: Location) -> Id {
        let Some(influence) = priest.value.influence() else { return ids::patriarch(self.seat) };
        if priest.at == At::Home {
            return self.home(priest.value);
        }
        let cult = self.rules.p.cult(self.seat);
        let lower = at.lower().fold(Priests::NONE, |all, lower| all.plus(self.rules.p.priests(self.seat, lower)));
        let before = cult.home.plus(cult.sheet).plus(lower).count(influence);
        let count = self.rules.p.priests(self.seat, at).count(influence);
        let number = if priest.at == At::Bribed { count.saturating_sub(1) } else { 0 };
        ids::priest(self.seat, influence, before + number)
    }

    fn named(&self, key: &'static str, priest: Priest) -> Phrase {
        let who = match (priest.is_patriarch(), priest.at) {
            (true, _) => "who-patriarch",
            (false, At::Bribed) => "which-bribed",
            (false, At::Home | At::Here) => "which-here",
        };
        Phrase::new(key).word("who", who).number("value", priest.value)
    }

    /// Where he is, for an offer that says his Influence elsewhere.
    fn raised(&self, priest: Priest) -> Phrase {
        let who = match priest.at {
            At::Home => "who-home",
            At::Here => "who-here",
            At::Bribed => "who-bribed",
        };
        Phrase::new("do-raise").word("who", who).number("value", priest.value)
    }

    /// What an offer does that its name does not say.
    fn effect(&self, action: Action) -> Option<Phrase> {
        let text = |face: Face| self.rules.f.face(face).map(words::face_text);
        match action {
            Action::Play { face } | Action::Steal { face } => text(face),
            Action::Buy { slot } | Action::Claim { slot } => text(self.slot_face(slot)),
            Action::Favour { location } => Some(backdrop::gives(self.rules.f.location(location).benefit)),
            _ => None,
        }
    }

    fn at(phrase: Phrase, location: Location) -> Phrase {
        phrase.word("the", location.the_word()).word("at", location.at_word())
    }

    fn available(&self, key: &'static str, value: Token) -> Phrase {
        let who = if value.is_patriarch() { "who-patriarch" } else { "who-priest" };
        Phrase::new(key).word("who", who).number("value", value)
    }

    fn card(&self, key: &'static str, face: Face) -> Phrase {
        let id = self.rules.f.face(face).map_or("", |face| face.id.as_str());
        Phrase::new(key).word("card", words::face_words(id).map_or("card-unknown", |words| words[0]))
    }

    fn card_rule(&self, face: Face) -> &'static str {
        self.rules.f.face(face).map_or("card.play", |face| words::card_rule(&face.id))
    }

    fn slot_face(&self, slot: u8) -> Face {
        let card = self.rules.p.palace[usize::from(slot)];
        if card.is_known() { self.rules.f.face_of[card.index()] } else { Face(u8::MAX) }
    }

    fn tell(&self, action: Action) -> OfferText {
        // [resolution.active]: who chooses a Priest here does so in the Resolution phase.
        let here = self.rules.p.active.location().unwrap_or(Location::RUINS);
        match action {
            Action::Join { cult_name } => {
                ("setup.cults", Phrase::new("do-join").word("cult", cult_name.word()), vec![ids::cult_name(cult_name)])
            }
            Action::Celebrate => ("supremacy.celebrate", Phrase::new("do-celebrate"), vec![]),
            Action::Abstain => ("supremacy.celebrate", Phrase::new("do-abstain"), vec![]),
            Action::Feast { feast, priest } => {
                let brings = self.rules.f.feasts[usize::from(feast)];
                let mut picks = vec![ids::feast(feast)];
                let phrase = match brings {
                    Feast::Raise { by } => {
                        let priest = priest.map_or(Token::PATRIARCH, Token::from);
                        picks.push(self.home(priest));
                        Phrase::new("do-feast-raise").number("value", priest).number("by", by)
                    }
                    _ => feast_words(brings).1,
                };
                ("supremacy.feast", phrase, picks)
            }
            Action::Place { priest, location } => {
                let phrase = Self::at(self.available("do-place", priest), location);
                ("preach.place", phrase, vec![self.home(priest), ids::location(location)])
            }
            Action::Pray => ("pray.once", Phrase::new("do-pray"), vec![]),
            Action::Favour { location } => {
                let phrase = Self::at(Phrase::new("do-favour"), location);
                ("pray.location", phrase, vec![ids::location(location)])
            }
            Action::Decline => {
                let key =
                    if matches!(self.rules.p.step(), Step::Pray(_)) { "do-pray-for-nothing" } else { "do-decline" };
                ("resolution.decline", Phrase::new(key), vec![])
            }
            Action::Sell { face } => {
                let coins = self.rules.f.face(face).map_or(0, |face| face.coins);
                ("pray.sell", self.card("do-sell", face).number("coins", coins), vec![ids::held(self.rules.f, face)])
            }
            Action::Buy { slot } => {
                let face = self.slot_face(slot);
                let coins = self.rules.f.face(face).map_or(0, |face| face.coins);
                ("pray.buy", self.card("do-buy", face).number("coins", coins), vec![ids::privilege(slot)])
            }
            Action::Done => ("pray.transactions", Phrase::new("do-done"), vec![]),
            Action::Pass => ("resolution.act", Phrase::new("do-pass"), vec![]),
            Action::Play { face } => {
                (self.card_rule(face), self.card("do-play", face), vec![ids::held(self.rules.f, face)])
            }
            Action::Use { ability } => self.ability(ability),
            Action::Take => self.take(),
            Action::Bribe { priest, location } => {
                let at = if let Step::Reap(_, at) = self.rules.p.step() { at } else { Location::THIEVES };
                let phrase = Self::at(self.named("do-bribe", priest), location).number("coins", location);
                ("location.thieves", phrase, vec![self.priest(priest, at), ids::location(location)])
            }
            Action::Ordain => {
                let value = match self.benefit() {
                    Some(Benefit::Ordination { value, .. }) => value,
                    _ => Influence::WEAKEST,
                };
                ("location.temples", Phrase::new("do-ordain").number("value", value), vec![])
            }
            Action::Raise { priest, offer } => {
                let at = if let Step::Reap(_, at) = self.rules.p.step() { at } else { here };
                let (by, coins) = match self.benefit() {
                    Some(Benefit::Training { coins, raise }) => (raise[usize::from(offer)], coins[usize::from(offer)]),
                    Some(Benefit::Ordination { raise, .. }) => (raise, 0),
                    _ => (0, 0),
                };
                let to = self.rules.raised(self.seat, priest.value, by).map_or(priest.value, Token::from);
                let phrase = self.raised(priest).number("to", to).number("coins", coins);
                ("priest.raise", phrase, vec![self.priest(priest, at)])
            }
            Action::Build { priest, location } => {
                let phrase = Self::at(self.named("do-build", priest), location);
                ("location.artisans", phrase, vec![self.priest(priest, location)])
            }
            Action::Recruit { offer } => {
                let (followers, coins) = match self.benefit() {
                    Some(Benefit::Recruits { coins, followers }) => {
                        (followers[usize::from(offer)], coins[usize::from(offer)])
                    }
                    _ => (0, 0),
                };
                let phrase = Phrase::new("do-recruit").number("followers", followers).number("coins", coins);
                ("location.port", phrase, vec![])
            }
            Action::Claim { slot } => {
                ("location.palace", self.card("do-claim", self.slot_face(slot)), vec![ids::privilege(slot)])
            }
            Action::PutBack { face } => {
                ("location.nobles", self.card("do-put-back", face), vec![ids::held(self.rules.f, face)])
            }
            Action::Offer { priest } => {
                let (key, rule) = match self.rules.p.step() {
                    Step::Pay(_, crate::Cost::Priest { .. }) => ("do-sacrifice", "cost.sacrifice"),
                    Step::Do(..) => ("do-destroy", "ability.incarnation"),
                    _ => ("do-ritual", "cost.ritual"),
                };
                (rule, self.available(key, priest), vec![self.home(priest)])
            }
            Action::Spend { followers } => {
                ("ability.ordination", Phrase::new("do-spend").number("followers", followers), vec![])
            }
            Action::Discard { face } => {
                ("cost.discard", self.card("do-discard", face), vec![ids::held(self.rules.f, face)])
            }
            Action::Send { priest } => {
                ("miracle.apparition", self.available("do-send", priest), vec![self.home(priest)])
            }
            Action::Enough => ("ability.spider-embrace", Phrase::new("do-enough"), vec![]),
            Action::Move { priest, location } => {
                let phrase = Self::at(self.named("do-move", priest), location);
                ("miracle.exodus", phrase, vec![self.priest(priest, here), ids::location(location)])
            }
            Action::Choose { priest } => {
                let key = match self.rules.p.step() {
                    Step::Do(_, Effect::Boost { .. }) => "do-boost",
                    Step::Do(_, Effect::Withdraw) => "do-withdraw",
                    Step::Do(_, Effect::BuildHere { .. }) => "do-build-here",
                    Step::Do(_, Effect::MoveOn) => "do-move-on",
                    Step::Do(_, Effect::RaiseAndMoveOn { .. }) => "do-raise-and-move",
                    _ => "do-raise-here",
                };
                ("priest.raise", self.named(key, priest), vec![self.priest(priest, here)])
            }
            Action::GainFollowers => ("miracle.offering", self.gain("do-gain-followers"), vec![]),
            Action::GainCoins => ("miracle.offering", self.gain("do-gain-coins"), vec![]),
            Action::Give { face } => ("card.given", self.card("do-give", face), vec![ids::held(self.rules.f, face)]),
            Action::Raze { location } => {
                let phrase = Self::at(Phrase::new("do-raze"), location);
                ("intrigue.foiled-plot", phrase, vec![ids::altar(self.seat, location)])
            }
            Action::Steal { face } => {
                ("intrigue.intimidation", self.card("do-steal", face), vec![ids::tray(self.rules.f, face)])
            }
            Action::Ambush { location } => {
                let phrase = Self::at(Phrase::new("do-ambush"), location).number("coins", location);
                ("intrigue.ambush", phrase, vec![ids::location(location)])
            }
        }
    }

    fn benefit(&self) -> Option<Benefit> {
        match self.rules.p.step() {
            Step::Reap(_, at) => Some(self.rules.f.location(at).benefit),
            _ => None,
        }
    }

    fn take(&self) -> OfferText {
        let Step::Reap(_, at) = self.rules.p.step() else {
            return ("resolution.benefit", Phrase::new("do-decline"), vec![]);
        };
        let phrase = backdrop::gives(self.rules.f.location(at).benefit);
        (at.rule(), phrase, vec![ids::location(at)])
    }

    fn ability(&self, ability: u8) -> OfferText {
        let dark = self.rules.p.cult(self.seat).dark;
        let index = usize::from(ability) + 2 * usize::from(dark);
        let [name, does, rule] =
            ability_words(&self.rules.f.cults[self.rules.p.cult(self.seat).cult_name as usize].abilities[index].id);
        (rule, Phrase::new("do-use").word("ability", name).word("does", does), vec![ids::ability(ability)])
    }

    fn gain(&self, key: &'static str) -> Phrase {
        match self.rules.p.step() {
            Step::Do(_, Effect::FollowersOrCoins { followers, coins }) => {
                Phrase::new(key).number("followers", followers).number("coins", coins)
            }
            _ => Phrase::new(key).number("followers", 0).number("coins", 0),
        }
    }
}
