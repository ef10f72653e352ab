//! Each action as a person can choose it: what to point at, what it says.

use std::mem::discriminant;

use cenacle_scene::{Marks, Offer, OfferKind, OfferText, Phrase, Say, SharedOffer, Text};
use cenacle_table::Seat;

use crate::{Action, Face, Figures, Guard, Roll, Skill, Task, View, identity, rules_view::RulesView, words::Called};

use super::{PartCache, arena::percent, ids, marks::Marker, part_cache::OfferKey};

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
    let roll = teller.roll(action);
    let odds = roll.map(|roll| roll.odds(figures.shreds, figures.fumbles));
    let key = OfferKey { seat, action, asked: discriminant(view.seen.pending()), odds };
    match action {
        // Who is aimed at is named; what is to be paid, and whose cultist is chosen, is seldom the same.
        Action::Aim { .. } | Action::Target { .. } | Action::Choose { .. } | Action::Pay | Action::Ransom => {
            teller.offer(action, roll, say).shared()
        }
        _ => part_cache.offers.get(say, key, |say| teller.offer(action, roll, say).shared()),
    }
}

/// What kind of answer an action is.
const fn kind(action: Action) -> OfferKind {
    match action {
        Action::EndTurn | Action::Pass => OfferKind::Pass,
        Action::Discard { .. } => OfferKind::Discard,
        Action::Orders => OfferKind::Aside,
        _ => OfferKind::Act,
    }
}

struct Teller<'a> {
    rules: RulesView<'a>,
    seat: Seat,
}

impl Teller<'_> {
    /// The offer itself; `roll` is what the action leads to.
    fn offer(&self, action: Action, roll: Option<Roll>, say: &Say<'_>) -> Offer {
        let gain = self.gain(action, roll);
        let (rule, phrase, picks) = self.tell(action, gain.unwrap_or(0));
        let Marks { pays, gets, risks } = Marker { rules: self.rules, seat: self.seat, say }.marks(action, roll);
        Offer {
            picks,
            label: say.phrase(&phrase),
            gain: gain.map(|percent| Text::from(format!("{percent} %"))),
            pays,
            gets,
            risks,
            recommended: matches!(action, Action::EndTurn | Action::Roll { bonus: 0 }),
            kind: kind(action),
            rule: Some(rule),
            ..Offer::default()
        }
    }

    fn card(&self, key: &'static str, face: Face) -> Phrase {
        Phrase::new(key).word("card", self.rules.f.face(face).map_or("card-unknown", |face| face.named.name))
    }

    fn rule(&self, face: Face) -> &'static str {
        self.rules.f.face(face).map_or("card.family", |face| face.named.rule)
    }

    fn member(&self, key: &'static str, member: u8) -> Phrase {
        Called::WHO.says(Phrase::new(key), self.rules.f, member)
    }

    /// How likely the target dies, in hundredths of all throws of attack and defence. `[roll.sum]`
    fn kill(&self, seat: Seat, member: u8) -> Option<u32> {
        let mut duel = self.rules.p.duel?;
        (duel.target, duel.aimed, duel.victims[0]) = (Some(seat), 1, member);
        let all = u32::from(crate::THROWS).pow(2);
        Some((self.rules.kills(&duel, 0) * 100 + all / 2) / all)
    }

    /// How likely an action does what it is for, in hundredths: the roll it leads to, or the death it aims at.
    fn gain(&self, action: Action, roll: Option<Roll>) -> Option<u32> {
        match action {
            Action::Aim { seat, member } => self.kill(seat, member),
            _ => roll.map(|roll| percent(self.rules.f, &roll)),
        }
    }

    /// The roll an action leads to.
    fn roll(&self, action: Action) -> Option<Roll> {
        let (p, rules) = (self.rules.p, self.rules);
        Some(match action {
            Action::Attack { by, face } => {
                let conjures = self.rules.f.face(face)?.family == crate::Family::Conjuring;
                let skill = if conjures { Skill::Conjuring } else { Skill::Brutality };
                let duel = crate::Duel {
                    skill,
                    face: Some(face),
                    attacker: self.seat,
                    member: by,
                    roller: self.seat,
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
                rules.attack_roll(&duel)
            }
            Action::Play { face } => {
                let card = self.rules.f.face(face)?;
                card.test?;
                rules.test_roll(self.seat, card)
            }
            Action::Summon => rules.god_roll(self.seat),
            Action::Aim { .. } => rules.attack_roll(p.duel.as_ref()?),
            Action::Roll { bonus } => p.roll?.buying(bonus),
            Action::Counter { skill } => {
                let Task::Counter(number, edge) = p.task() else { return None };
                rules.counter_roll(p.duel.as_ref()?, number, skill, edge)
            }
            _ => return None,
        })
    }

    /// What an action is called; `percent` is how likely it does what it is for.
    fn tell(&self, action: Action, percent: u32) -> OfferText {
        let p = self.rules.p;
        let price = u16::from(self.rules.f.price);
        match action {
            Action::Name { name } => {
                let key = identity::NAMES[usize::from(name) % identity::NAMES.len()];
                ("found.identity", Phrase::new("do-name").word("name", key), vec![ids::choice("name", name)])
            }
            Action::Credo { credo } => {
                let key = identity::CREDOS[usize::from(credo) % identity::CREDOS.len()];
                ("found.identity", Phrase::new("do-credo").word("credo", key), vec![ids::choice("credo", credo)])
            }
            Action::Symbol { symbol } => {
                let [_, key] = identity::SYMBOLS[usize::from(symbol) % identity::SYMBOLS.len()];
                ("found.identity", Phrase::new("do-symbol").word("symbol", key), vec![ids::choice("symbol", symbol)])
            }
            Action::Mishap { face } => {
                (self.rule(face), self.card("do-mishap", face), vec![ids::card(self.rules.f, face)])
            }
            Action::EndTurn => ("turn.free", Phrase::new("do-end-turn"), vec![]),
            Action::Summon => ("god.call", Phrase::new("do-summon").number("percent", percent), vec![]),
            Action::Play { face } => {
                let tested = self.rules.f.face(face).is_some_and(|card| card.test.is_some());
                let key = if tested { "do-play-tested" } else { "do-play" };
                let phrase = self.card(key, face).number("percent", percent);
                (self.rule(face), phrase, vec![ids::card(self.rules.f, face)])
            }
            Action::Attack { by, face } => {
                let phrase =
                    Called::WHO.says(self.card("do-attack", face), self.rules.f, by).number("percent", percent);
                let picks = vec![ids::card(self.rules.f, face), ids::cultist(self.seat, by)];
                ("attack.announce", phrase, picks)
            }
            Action::Discard { face } => {
                ("turn.discard", self.card("do-discard", face), vec![ids::card(self.rules.f, face)])
            }
            Action::Aim { seat, member } => {
                // [brutality.tommy-gun]
                let alone = p.duel.is_some_and(|duel| duel.is_aimed_at(seat, member));
                let phrase = self.member(if alone { "do-aim-alone" } else { "do-aim" }, member);
                let phrase = phrase.seat("at", seat).number("percent", percent);
                ("attack.announce", phrase, vec![ids::cultist(seat, member)])
            }
            Action::Target { seat } => ("event.play", Phrase::new("do-target").seat("at", seat), vec![ids::sect(seat)]),
            Action::Choose { member } => {
                let of = if let Task::Choose(choice) = p.task() { choice.of } else { self.seat };
                ("card.choice", self.member("do-choose", member), vec![ids::cultist(of, member)])
            }
            Action::React => {
                let (guard, key) = match p.task() {
                    Task::Dodge => (Guard::Dodge, "do-dodge"),
                    Task::Sign => (Guard::Sign, "do-sign"),
                    _ => (Guard::Bluff, "do-bluff"),
                };
                let face = self.rules.f.guard(guard);
                (self.rule(face), Phrase::new(key), vec![ids::card(self.rules.f, face)])
            }
            Action::Pass => {
                let key = match p.task() {
                    Task::Amend => "do-accept",
                    Task::Counter(..) => "do-no-counter",
                    Task::Orders(_) => "do-no-order",
                    _ => "do-let",
                };
                ("window.ask", Phrase::new(key), vec![])
            }
            Action::Counter { skill } => {
                let phrase = Phrase::new("do-counter").word("skill", skill.word()).number("percent", percent);
                ("counter.skill", phrase, vec![])
            }
            Action::Roll { bonus } => {
                let key = if bonus == 0 { "do-roll" } else { "do-roll-more" };
                let phrase = Phrase::new(key)
                    .number("bonus", bonus)
                    .number("points", u16::from(bonus) * price)
                    .number("percent", percent);
                ("points.spend", phrase, vec![])
            }
            Action::Pay => {
                let bonus = p.roll.and_then(|roll| self.rules.missing(&roll)).unwrap_or(0);
                ("points.after", Phrase::new("do-pay").number("points", u16::from(bonus) * price), vec![])
            }
            Action::Give { face } => ("card.family", self.card("do-give", face), vec![ids::card(self.rules.f, face)]),
            Action::Ransom => {
                let points = if let Task::Ransom(points) = p.task() { points } else { 0 };
                ("event.blackmail", Phrase::new("do-ransom").number("points", points), vec![])
            }
            Action::Keep { face } => {
                ("sorcery.contemplation", self.card("do-keep", face), vec![ids::gazed(self.rules.f, face)])
            }
            Action::Orders => ("window.orders", Phrase::new("do-orders"), vec![]),
            Action::Order { on, answer } => {
                let phrase = Phrase::new("do-order").word("reaction", on.word()).word("answer", answer.word());
                ("window.orders", phrase, vec![ids::order(on)])
            }
        }
    }
}
