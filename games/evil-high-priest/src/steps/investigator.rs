//! Investigators: who leads a raid, what comes before it reaches the sanctums, and what follows it. `[raid.investigator]`

use cenacle_table::Seat;

use crate::{Card, Cause, Deed, Event, Investigator, Payee, Source, Step, When, rules_view::RulesView};

use super::{Referee, deeds, powers};

/// Whether a seat has as few points as anybody, and somebody has more. `[investigator.artist]`
pub(super) fn is_poorest(rules: RulesView<'_>, seat: Seat) -> bool {
    let own = rules.score(seat);
    let others = || {
        let players = rules.p.everybody().map(|other| rules.score(other));
        players.chain(rules.p.is_solo().then(|| rules.rival_score()))
    };
    others().all(|score| score >= own) && others().any(|score| score > own)
}

impl Referee<'_> {
    /// A die chooses one of the three that lie face up. `[raid.investigator]`
    pub(super) fn call_investigator(&mut self, by: Option<Seat>) -> (u8, Investigator) {
        if !self.p.boxes.bring_cards() {
            return (0, Investigator::NONE);
        }
        let die = self.chance.die(6) as u8;
        let who = self.p.cards.sleuths[usize::from((die - 1) / 2)];
        if who.is_one() {
            self.log.all(|| Event::Investigator { by, die, who });
        }
        (die, who)
    }

    /// Between dice and sanctums: announcements in the order of the round, then what the investigator asks of all.
    /// `[monster.announce] [investigator.hunter]`
    pub(super) fn prepare_raid(&mut self) {
        if !self.p.boxes.bring_cards() {
            return;
        }
        if self.p.raid.terms.cull {
            self.push(Step::Cull);
        }
        for seat in self.p.in_order().rev() {
            let mut any = false;
            powers::invocations(self.rules(), seat, When::Raid, &mut |_| any = true);
            if any {
                self.push(Step::Announce(seat));
            }
        }
    }

    /// [investigator.hunter]
    pub(super) fn cull(&mut self) {
        self.done();
        self.p.cause = Some(Cause { by: self.p.raid.by, from: Source::Card(Card::Investigator(self.p.raid.who)) });
        for seat in self.p.in_order().rev() {
            let sect = self.p.sect(seat);
            if sect.monsters() > 0 && !sect.siege.cloaked {
                self.push(Step::Discard(seat, 1));
            }
        }
    }

    /// The investigator goes; the next one lies face up. `[raid.investigator]`
    pub(super) fn dismiss_investigator(&mut self) {
        let who = self.p.raid.who;
        let cards = &mut self.p.cards;
        let Some(slot) = cards.sleuths.iter().position(|other| who.is_one() && *other == who) else { return };
        cards.sleuth_discard.push(who);
        self.refill_sleuths(slot);
    }

    /// Whoever started the raid decides; the automaton's raids turn against the player. `[raid.after] [solo.cards]`
    pub(super) fn after_raid(&mut self) {
        self.done();
        let card = Card::Investigator(self.p.raid.who);
        let Some(deed) = self.figures.deed(card) else { return };
        if let Some(seat) = self.p.raid.by {
            self.perform(seat, card, deed);
            return;
        }
        let player = Seat::new(0);
        self.p.cause = Some(Cause { by: None, from: Source::Card(card) });
        // [monster.hunting-horror]
        if self.p.raid.cloaked.contains(player) {
            return;
        }
        match deed {
            Deed::Steal(loot) => self.push(Step::Levy(player, Payee::Rival, loot.goods, loot.count)),
            Deed::Scatter => self.scatter(player),
            Deed::Burn(goods) => {
                let most = deeds::aims(self.rules(), player, card).any(|seat| seat == player);
                if most {
                    self.push(Step::Levy(player, Payee::Supply, goods, 1));
                }
            }
            Deed::Release => self.release(),
            _ => {}
        }
    }
}
