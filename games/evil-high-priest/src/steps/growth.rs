//! The Growth track, on boards that have one: sites that give their Elder Sign to who has most of something. `[growth.track]`

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{Action, Event, Goods, Keeper, Purse, Step, rules_view::RulesView};

use super::Referee;

/// `[growth.tie]`
pub(super) fn question(rules: RulesView<'_>, lock: u8) -> Phrase {
    Phrase::new("ask-award").word("lock", crate::words::lock_word(rules.board(), lock))
}

/// How much of a kind somebody has; the seat after the last player is the automaton.
fn amount(rules: RulesView<'_>, seat: Seat, goods: Goods) -> u16 {
    if seat.index() < usize::from(rules.p.players) {
        rules.sect(seat).wealth().get(goods)
    } else {
        rules.p.rival.goods.get(goods)
    }
}

/// Who has most of what a site counts. In the solo game the automaton is the seat after the player's.
pub(super) fn tied(rules: RulesView<'_>, lock: u8) -> impl Iterator<Item = Seat> {
    let goods = rules.board().locks[usize::from(lock)].award.map_or(Goods::Treasure, |award| award.most);
    let rivals = usize::from(rules.p.is_solo());
    let all = move || (0..usize::from(rules.p.players) + rivals).map(Seat::new);
    let most = all().map(|seat| amount(rules, seat, goods)).max().unwrap_or(0);
    all().filter(move |seat| amount(rules, *seat, goods) == most)
}

/// Who acts says to whom of those tied the sign goes. `[growth.tie]`
pub(super) fn answers(rules: RulesView<'_>, lock: u8, each: &mut impl FnMut(Action)) {
    tied(rules, lock).for_each(|to| each(Action::Award { to }));
}

pub(super) fn why_not(action: Action) -> Option<Refusal> {
    matches!(action, Action::Award { .. }).then(|| Refusal::new("growth.tie", "why-not-tied"))
}

impl Referee<'_> {
    pub(super) fn raise_growth(&mut self, by: u8) {
        let Some(most) = self.rules().board().growth else { return };
        self.p.growth = (self.p.growth + by).min(most);
        let height = self.p.growth;
        self.log.all(|| Event::Growth { height });
    }

    /// The lowest site that the track has reached and that still holds its Elder Sign; several follow upward. `[growth.award]`
    pub(super) fn grow(&mut self, by: Option<Seat>) {
        self.done();
        let rules = self.rules();
        let reached = |(_, at): &(u8, u8)| *at <= rules.p.growth;
        let sites = (0..).zip(&rules.board().locks).filter_map(|(lock, face)| Some((lock, face.award?.at)));
        let next = sites.filter(|(lock, _)| !rules.p.is_broken(*lock)).filter(reached).min_by_key(|(_, at)| *at);
        let Some((lock, _)) = next else { return };
        self.push(Step::Growth(by));
        let mut candidates = tied(self.rules(), lock);
        let first = candidates.next().expect("somebody plays");
        let others = candidates.count();
        match by {
            Some(seat) if others > 0 => self.push(Step::Award(seat, lock)),
            // The automaton's ties are settled by lot. [solo.sign]
            None if others > 0 => {
                let chosen = self.chance.below(others as u32 + 1) as usize;
                let to = tied(self.rules(), lock).nth(chosen).unwrap_or(first);
                self.award(by, lock, to);
            }
            _ => self.award(by, lock, first),
        }
    }

    /// [growth.tie]
    pub(super) fn award_to(&mut self, by: Seat, lock: u8, to: Seat) {
        self.done();
        self.award(Some(by), lock, to);
    }

    fn award(&mut self, by: Option<Seat>, lock: u8, to: Seat) {
        let keeper = if to.index() < usize::from(self.p.players) { Keeper::Seat(to) } else { Keeper::Rival };
        let (dice, board) = (self.rules().board().locks[usize::from(lock)].dice, self.p.board);
        let seat = match keeper {
            Keeper::Seat(seat) => Some(seat),
            Keeper::Board | Keeper::Rival => None,
        };
        self.log.all(|| Event::Awards { seat, lock, board });
        if dice > 0 {
            self.push(Step::Raid(by, dice));
        }
        self.sign_leaves(seat, lock);
        match seat {
            Some(seat) => self.gain(seat, Purse::of(Goods::Sign, 1)),
            None => self.p.rival.goods.add(Goods::Sign, 1),
        }
    }
}
