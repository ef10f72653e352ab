//! The end of a round and the beginning of the next. `[round.end]`

use cenacle_table::Seat;

use crate::{Card, Deck, End, Event, Limit, Patriarch, Phase, Priests, Step, rules_view::RulesView};

use super::Referee;

/// The road on which a seat has won, if it has. `[goal]`
pub(crate) fn road(rules: RulesView<'_>, seat: Seat) -> Option<End> {
    let cult = rules.p.cult(seat);
    if cult.altars.len() >= rules.f.altars_to_win {
        Some(End::Altars)
    } else if cult.mobs >= rules.f.mobs_to_win {
        Some(End::Mobs)
    } else {
        cult.triumphant.then_some(End::Summonings)
    }
}

/// Who has won: of several, the one with the highest Divine Power. `[end.tie]`
pub(crate) fn victor(rules: RulesView<'_>) -> Option<(Seat, End)> {
    let claims = rules.p.everybody().filter_map(|seat| road(rules, seat).map(|end| (seat, end)));
    claims.max_by_key(|(seat, _)| rules.power(*seat))
}

/// Whether the City has outlived its cults. `[end.outlived]`
fn outlived(rules: RulesView<'_>) -> bool {
    let (round, last) = (rules.p.round, rules.f.last_round);
    match rules.p.limit {
        Limit::House => round >= last,
        Limit::Double => round >= 2 * last,
        Limit::Never => round - rules.p.progress.min(round) >= 2 * last,
    }
}

impl Referee<'_> {
    /// A cult has come nearer to victory.
    pub(super) fn advanced(&mut self) {
        if self.p.limit == Limit::Never {
            self.p.progress = self.p.round;
        }
    }

    /// `[round.end]`
    pub(super) fn end_round(&mut self) {
        if let Some((seat, end)) = victor(self.rules()) {
            self.p.phase = Phase::Over(end);
            return self.log.all(|| Event::Ends { end, winner: Some(seat) });
        }
        // [end.outlived]
        if outlived(self.rules()) {
            self.p.phase = Phase::Over(End::Outlived);
            return self.log.all(|| Event::Ends { end: End::Outlived, winner: None });
        }
        self.refresh_palace();
        for cult in &mut self.p.cults {
            cult.home = cult.home.plus(std::mem::replace(&mut cult.sheet, Priests::NONE));
            if cult.patriarch == Patriarch::SHEET {
                cult.patriarch = Patriarch::HOME;
            }
        }
        // [round.first]
        self.p.first = self.p.leader;
        self.p.phase = Phase::Intention;
        self.begin_round();
    }

    /// If a space is empty, what is left goes under the pile and three new ones come. `[palace.renew]`
    fn refresh_palace(&mut self) {
        if !self.p.palace.contains(&Card::NONE) {
            return;
        }
        for slot in 0..self.p.palace.len() {
            let card = std::mem::take(&mut self.p.palace[slot]);
            if card != Card::NONE {
                self.p.piles[Deck::Privilege as usize].push_under(card);
            }
        }
        self.deal_palace();
    }

    pub(crate) fn deal_palace(&mut self) {
        for slot in 0..self.p.palace.len() {
            self.p.palace[slot] = self.draw_privilege().unwrap_or(Card::NONE);
        }
        let palace = self.p.palace;
        self.log.all(|| Event::Palace { cards: palace.into_iter().filter(|card| *card != Card::NONE).collect() });
    }

    /// The top Privilege of the pile.
    pub(super) fn draw_privilege(&mut self) -> Option<Card> {
        self.p.fresh_privileges = self.p.fresh_privileges.saturating_sub(1);
        self.p.piles[Deck::Privilege as usize].pop()
    }

    /// Everybody may preach and pray again; who holds Supremacy is asked first. `[supremacy.celebrate]`
    pub(super) fn begin_round(&mut self) {
        // Without a limit the count stands still rather than wrong.
        self.p.round = self.p.round.saturating_add(1);
        for cult in &mut self.p.cults {
            (cult.placed, cult.prayed, cult.celebrates, cult.summoned) = (0, false, false, false);
        }
        self.p.turn = self.p.first;
        let (round, first) = (self.p.round, self.p.first);
        self.log.all(|| Event::Round { round, first });
        if let Some(seat) = self.p.supreme().filter(|_| !self.p.flipped) {
            self.p.steps.push(Step::Celebrate(seat));
        }
    }
}
