//! Each action as a person can choose it: what to point at, what it says.

use cenacle_scene::{
    Ghost, Marks, Offer, OfferText, Phrase, Say, SharedOffer,
    scene::{Id, panel_id},
};
use cenacle_table::Seat;

use crate::{
    Action, Cultist, Figures, Goods, Order, Position, Purse, Sect, Site, Step, View,
    figures::SLOTS,
    position::PRIEST,
    rules_view::RulesView,
    steps::{arranged, income, is_tidy, tidied},
    words,
};

use super::{LazyCache, ids, lock_text, look, march, marks, site_text};

/// A legal action of `seat` as a person can choose it.
pub(crate) fn offer(
    figures: &Figures,
    _part_cache: &LazyCache,
    view: &View,
    seat: Seat,
    action: Action,
    say: &Say<'_>,
) -> SharedOffer {
    let teller = Teller { rules: RulesView { f: figures, p: &view.seen }, seat };
    let (rule, label, picks) = teller.tell(action);
    let mut label = say.phrase(&label);
    // Who has just built is asked even if everything lies as proposed. [sanctum.when]
    let tidy = matches!(action, Action::Keep | Action::Tidy) && is_tidy(teller.rules, seat);
    if action == Action::Tidy {
        let moves = if tidy { say.word("tidy-nothing") } else { teller.moves(say).into() };
        label = format!("{label} {moves}").into();
    }
    // [lock.break]: what else comes of it, the bonus too.
    if let Some(lock) = teller.breaks(action) {
        let more = lock_text::besides(say, teller.rules.board(), &teller.rules.board().locks[usize::from(lock)]);
        label = format!("{label}. {more}").into();
    }
    let recommended = match action {
        Action::PayRest | Action::StowRest | Action::Bonus => true,
        Action::Tidy => !tidy,
        Action::Keep => tidy,
        _ => false,
    };
    let ghost = match action {
        Action::Place { who, at } => Some(Ghost {
            place: ids::stand(at),
            symbol: Some(if who == Cultist::Priest { look::PAWN_PRIEST } else { look::PAWN_ACOLYTE }.0.into()),
            drawing: None,
            seat: Some(seat),
        }),
        _ => None,
    };
    let Marks { pays, gets, risks } = teller.stakes(say, action);
    let (kind, forecast) = (marks::kind(action), teller.forecast(action));
    let rule = Some(rule);
    Offer { picks, label, recommended, rule, ghost, forecast, pays, gets, risks, kind, ..Offer::default() }.shared()
}

pub(super) struct Teller<'a> {
    pub(super) rules: RulesView<'a>,
    pub(super) seat: Seat,
}

impl Teller<'_> {
    pub(super) fn p(&self) -> &Position {
        self.rules.p
    }

    pub(super) fn site(&self, at: Site) -> &'static str {
        words::site_word(self.rules.f, self.rules.board(), at)
    }

    /// The cultist who would be taken from a site.
    pub(super) fn cultist(&self, who: Cultist, at: Site, except: Option<u8>) -> Id {
        let index = match who {
            Cultist::Priest => PRIEST,
            Cultist::Acolyte => self.rules.sect(self.seat).acolyte_at(at, except).unwrap_or(1),
        };
        ids::cultist(self.seat, index)
    }

    /// The Acolyte of a seat whom Azathoth would let go.
    fn worshipper(&self, whose: Seat) -> Id {
        ids::cultist(whose, self.rules.sect(whose).acolyte_at(Site::Azathoth, None).unwrap_or(1))
    }

    /// The lock whose Elder Sign an action breaks.
    pub(super) fn breaks(&self, action: Action) -> Option<u8> {
        match action {
            Action::Place { at: Site::Lock(lock), .. } | Action::Break { lock } if !self.p().is_broken(lock) => {
                Some(lock)
            }
            _ => None,
        }
    }

    fn room(&self, room: u8) -> &'static str {
        match room {
            0 => "room-exposed",
            room => words::chamber_word(self.rules.f, self.rules.sect(self.seat).rooms[usize::from(room) - 1].chamber),
        }
    }

    /// What placing somebody costs and brings.
    fn place(&self, who: Cultist, at: Site) -> Phrase {
        if at == Site::Power {
            let [priest, text, _, _] = words::priest(self.rules.f, self.rules.sect(self.seat).priest);
            return Phrase::new("do-power").word("priest", priest).word("text", text);
        }
        let (rules, who_word, site) = (self.rules, who.word(), self.site(at));
        let named = |key: &'static str| Phrase::new(key).word("who", who_word).word("site", site);
        if let Site::Lock(lock) = at
            && !rules.p.is_broken(lock)
        {
            let face = &rules.board().locks[usize::from(lock)];
            let price = site_text::price_words(&face.cost);
            return named("do-break").words("price", price).number("dice", face.dice);
        }
        let Some(space) = rules.f.space(rules.board(), at) else { return named("do-place") };
        let mut gives = site_text::boon_words(&space.gives);
        if let Site::Ritual(ritual, 0) = at
            && let Some(ritual) = rules.f.rituals.get(usize::from(ritual))
        {
            gives = ritual.steps.iter().flat_map(site_text::boon_words).collect();
        }
        let price = site_text::price_words(&space.cost);
        match (price.is_empty(), gives.is_empty()) {
            (true, true) => named("do-place"),
            (true, false) => named("do-place-gain").words("gives", gives),
            (false, _) => named("do-place-pay").words("price", price).words("gives", gives),
        }
    }

    fn tell(&self, action: Action) -> OfferText {
        let sect = self.rules.sect(self.seat);
        let acting = Some(self.p().acting);
        match action {
            Action::Place { who, at } => (
                words::site_rule(self.rules.f, at),
                self.place(who, at),
                vec![self.cultist(who, Site::Pool, None), ids::site(at)],
            ),
            Action::PayRest => {
                let due = self.p().due;
                let mut words = due.goods.words();
                if due.any > 0 {
                    words.push((due.any.into(), "goods-any"));
                }
                ("cost.pay", Phrase::new("do-pay-rest").words("due", words), vec![])
            }
            Action::Pay { goods, room } => {
                let phrase =
                    Phrase::new("do-pay").words("goods", vec![(1, goods.word())]).word("room", self.room(room));
                ("cost.pay", phrase.number("number", room), vec![ids::goods(room, goods)])
            }
            Action::Sacrifice { from } => {
                let phrase = Phrase::new("do-sacrifice").word("site", self.site(from));
                ("cost.acolytes", phrase, vec![self.cultist(Cultist::Acolyte, from, acting)])
            }
            Action::Discard { lair } => {
                let monster = words::monster_word(self.rules.f, sect.lairs[usize::from(lair)]);
                let phrase = Phrase::new("do-discard").word("monster", monster);
                ("monster.discard", phrase, vec![ids::monster(lair)])
            }
            Action::Worship { from } => {
                let except = matches!(self.p().step(), Step::Worship(_, true)).then_some(self.p().acting);
                let phrase = Phrase::new("do-worship").word("site", self.site(from));
                ("azathoth.send", phrase, vec![self.cultist(Cultist::Acolyte, from, except)])
            }
            Action::Remove { from } => {
                let phrase = Phrase::new("do-remove").word("site", self.site(from));
                ("guardian.loss", phrase, vec![self.cultist(Cultist::Acolyte, from, None)])
            }
            Action::Evolve { from } => {
                let phrase = Phrase::new("do-evolve").word("site", self.site(from));
                ("evolution.track", phrase, vec![self.cultist(Cultist::Acolyte, from, None)])
            }
            Action::Demolish { room } => {
                let phrase = Phrase::new("do-demolish").word("room", self.room(room)).number("number", room);
                ("yellow.entry", phrase, vec![ids::room(room)])
            }
            Action::Offer { stage } => {
                let robbed = matches!(self.p().step(), Step::Surrender(..));
                let phrase = Phrase::new(if robbed { "do-surrender" } else { "do-offer" })
                    .word("stage", words::stage_word(stage));
                ("evolution.grimoire", phrase, vec![self.cultist(Cultist::Acolyte, Site::Evolved(stage), None)])
            }
            Action::Target { who } => ("harm.aim", Phrase::new("do-target").seat("who", who), vec![panel_id(who)]),
            Action::WantMonster => ("yellow.either", Phrase::new("do-want-monster"), vec![]),
            Action::WantChamber => ("yellow.either", Phrase::new("do-want-chamber"), vec![]),
            Action::Retrieve { whose } => {
                ("avatar.upkeep", Phrase::new("do-retrieve").seat("who", whose), vec![self.worshipper(whose)])
            }
            Action::Enchant { whose, ritual } => {
                let at = Site::Ritual(ritual, 0);
                let phrase = Phrase::new("do-enchant").seat("who", whose).word("site", self.site(at));
                ("avatar.upkeep", phrase, vec![self.worshipper(whose), ids::site(at)])
            }
            Action::Call { avatar } => {
                let id = self.rules.board().avatars.get(usize::from(avatar)).map_or("", |face| face.id.as_str());
                let [name, text, _] = words::avatar_words(id).unwrap_or(["site-nowhere"; 3]);
                let phrase = Phrase::new("do-call").word("avatar", name).word("text", text);
                ("upkeep.any-order", phrase, vec![format!("avatar.{}.card", avatar + 1).into()])
            }
            Action::Thaw => {
                let phrase = Phrase::new("do-thaw").words("goods", income(self.rules).words());
                ("glacier.upkeep", phrase, vec![])
            }
            Action::Accept => {
                let key = if matches!(self.p().step(), Step::Eternal(..)) { "do-eternal" } else { "do-haunter" };
                ("avatar.upkeep", Phrase::new(key), vec![])
            }
            Action::Decline => ("avatar.upkeep", Phrase::new("do-decline"), vec![]),
            Action::StowRest => {
                let key = if sect.order == Order::Sorting { "do-sort-rest" } else { "do-stow-rest" };
                ("reward.store", self.proposal(key), vec![])
            }
            Action::Stow { goods, room } => {
                let phrase = match room {
                    0 => Phrase::new("do-expose").word("goods", goods.word()),
                    _ => Phrase::new("do-stow").words("goods", vec![(1, goods.word())]),
                };
                let phrase = phrase.word("room", self.room(room));
                ("reward.store", phrase.number("number", room), vec![ids::in_hand(goods), ids::room(room)])
            }
            Action::Keep => ("sanctum.reorganise", Phrase::new("do-keep"), vec![]),
            Action::Tidy => ("sanctum.reorganise", Phrase::new("do-tidy"), vec![]),
            Action::Sort => ("sanctum.reorganise", Phrase::new("do-sort"), vec![]),
            Action::Install { card, room } => {
                let chamber = words::chamber_word(self.rules.f, self.p().display[usize::from(card)]);
                let old = sect.rooms[usize::from(room) - 1].chamber;
                let key = if old.is_one() { "do-replace" } else { "do-install" };
                let phrase = Phrase::new(key).word("chamber", chamber).number("room", room);
                let phrase = phrase.word("old", words::chamber_word(self.rules.f, old)).number("card", card + 1);
                ("chamber.gain", phrase, vec![ids::card(card), ids::room(room)])
            }
            Action::Refuse => ("chamber.replace", Phrase::new("do-refuse"), vec![]),
            Action::Bonus => {
                let bonus = match self.p().step() {
                    Step::Bonus(_, lock) => self.rules.f.space(self.rules.board(), Site::Lock(lock)),
                    _ => None,
                };
                let bonus = bonus.unwrap_or_default();
                let (price, gives) = (site_text::price_words(&bonus.cost), site_text::boon_words(&bonus.gives));
                let phrase = match price.is_empty() {
                    true => Phrase::new("do-bonus-free").words("gives", gives),
                    false => Phrase::new("do-bonus").words("price", price).words("gives", gives),
                };
                ("lock.bonus", phrase, vec![])
            }
            Action::NoBonus => ("lock.bonus", Phrase::new("do-no-bonus"), vec![]),
            Action::Break { lock } => {
                let face = &self.rules.board().locks[usize::from(lock)];
                let phrase = Phrase::new("do-free-sign").word("site", self.site(Site::Lock(lock)));
                ("shoggoth.sign", phrase.number("dice", face.dice), vec![ids::site(Site::Lock(lock))])
            }
            Action::Award { to } if to.index() < usize::from(self.p().players) => {
                ("growth.tie", Phrase::new("do-award").seat("who", to), vec![panel_id(to)])
            }
            Action::Award { .. } => ("growth.tie", Phrase::new("do-award-rival"), vec![]),
            Action::Prowl { from, to } => {
                let (index, who) = match self.rules.skulk_at(self.seat, from) {
                    Some((PRIEST, _)) => (PRIEST, Cultist::Priest),
                    Some((index, _)) => (index, Cultist::Acolyte),
                    None => (1, Cultist::Acolyte),
                };
                let picks = vec![ids::cultist(self.seat, index), ids::site(to)];
                ("skulk.move", self.place(who, to), picks)
            }
            Action::Stay => ("skulk.move", Phrase::new("do-stay"), vec![]),
            Action::Endure => {
                let lost = marks::endured(self.rules, self.seat).words();
                let phrase = match lost.is_empty() {
                    true => Phrase::new("do-endure-nothing"),
                    false => Phrase::new("do-endure").words("goods", lost),
                };
                ("raid.riposte", phrase, vec![])
            }
            Action::Vigil { on } => {
                ("raid.vigil", Phrase::new(if on { "do-vigil-on" } else { "do-vigil-off" }), vec![])
            }
            Action::Strike { from } => {
                let by = self.rules.acolyte_block(self.seat);
                let phrase = Phrase::new("do-strike").word("site", self.site(from)).number("by", by);
                ("raid.acolytes", phrase, march::pick(action).into_iter().collect())
            }
            Action::Loose { lair } => {
                let monster = sect.lairs[usize::from(lair)];
                let by = self.rules.riposte_of(self.seat, lair);
                let key = if by < 0 { "do-loose-worse" } else { "do-loose" };
                let phrase = Phrase::new(key).word("monster", words::monster_word(self.rules.f, monster));
                ("raid.monsters", phrase.number("by", by.unsigned_abs()), vec![ids::monster(lair)])
            }
            Action::Unleash => {
                let phrase = Phrase::new("do-unleash").number("by", self.rules.f.raid.shoggoth);
                ("shoggoth.riposte", phrase, march::pick(action).into_iter().collect())
            }
            Action::Adopt { .. }
            | Action::Invoke { .. }
            | Action::Pass
            | Action::Aim { .. }
            | Action::Rob { .. }
            | Action::Yield { .. }
            | Action::Snatch { .. }
            | Action::Raze { .. }
            | Action::Visit { .. }
            | Action::Again
            | Action::Bribe => self.tell_card(action),
        }
    }

    /// The arrangement proposed: how much of what is in hand goes to rooms, how much stays exposed, which atoms are lost.
    fn proposal(&self, key: &'static str) -> Phrase {
        let sect = self.rules.sect(self.seat);
        let after = arranged(self.rules, sect);
        let lost = self.homeless(&after);
        let exposed = after.exposed.len() - sect.exposed.len() - lost;
        let stored = sect.hand.len() - exposed - lost;
        Phrase::new(key).number("stored", stored).number("exposed", exposed).number("lost", lost)
    }

    /// Atoms that an arrangement leaves without a room. `[atom.rooms]`
    fn homeless(&self, after: &Sect) -> u16 {
        if self.rules.f.rules >= 2 && self.rules.board().atoms { after.exposed.get(Goods::Atom) } else { 0 }
    }

    /// What reorganising as proposed would put where it is not now. `[sanctum.reorganise]`
    fn moves(&self, say: &Say<'_>) -> String {
        let before = self.rules.sect(self.seat);
        let mut after = tidied(self.rules, before);
        let lost = self.homeless(&after);
        after.exposed.take(Goods::Atom, lost);
        let mut moves = Vec::new();
        for room in 0..=SLOTS as u8 {
            let mut more = *after.store(room);
            before.store(room).each().for_each(|(goods, count)| _ = more.take(goods, count));
            if !more.is_empty() {
                let phrase = Phrase::new("tidy-move").words("goods", more.words()).word("room", self.room(room));
                moves.push(say.phrase(&phrase.number("number", room)));
            }
        }
        if lost > 0 {
            let phrase = Phrase::new("tidy-lost").words("goods", Purse::of(Goods::Atom, lost).words());
            moves.push(say.phrase(&phrase));
        }
        moves.join(", ")
    }
}
