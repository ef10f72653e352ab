//! A view as a row of numbers.

use cenacle_table::{
    Seat,
    encoding::{FieldWriter, Perspective},
};

use crate::{
    Bribe, CULTS, Card, Cost, Deck, Effect, Figures, Influence, LOCATIONS, Limit, Location, Locations, Phase, Position,
    Priests, Step, TOKENS_A_VALUE, View, figures::SLOTS, knowledge::Known,
};

/// Goes up when a field means something else.
pub(crate) const VERSION: u32 = 1;

/// Faces of cards: those of the box are fewer.
pub(crate) const FACES: usize = 64;
/// More of a face is more than anybody holds.
const COPIES: u8 = 8;
const COINS: u8 = 100;
const DECK: u8 = crate::DECK as u8;
/// What a token can be: the Patriarch, or a Priest by his Influence.
const TOKENS: usize = 6;
const VALUES: usize = 5;
/// At home, on a Location, or on the sheet.
const PATRIARCH: usize = LOCATIONS + 2;
const AMOUNT: u8 = 16;

cenacle_table::variants!(phase, PHASES: Phase { Choosing, Intention, Acting, Reaping, Over });
cenacle_table::variants!(limit, LIMITS: Limit { House, Double, Never });
cenacle_table::variants!(step_place, STEPS: Step {
    Nothing, CultName, Celebrate, Feast, Intend, Pray, Trade, Act, Reap, PutBack, Pay, Do, Finish, Give, Raze,
});
cenacle_table::variants!(cost_place, COSTS: Cost {
    Priest, Ritual, Patriarch, Followers, SomeFollowers, Coins, Discard, AllPriests,
});
cenacle_table::variants!(effect_place, EFFECTS: Effect {
    PlaceHere, MoveHigher, MoveOn, Boost, Withdraw, Coins, Followers, FollowersOrCoins, FollowersPerPriest,
    FollowersIfNoRival, BuildHere, Mobs, Drain, RaiseBySpent, RaiseAndMoveOn, PriestPerAvailable, PriestBySpent,
    PriestHere, DestroyAvailable, Swarm, Draw, DrawFromBelow, DrawPerPriest, DrawPerSpent, SellTop,
    PrivilegeWithinMeans, PlayCard, PlaySealed, PlayFromPile, LightLosesMob, LightGivesCard, RaidLight, RichLoseCoins,
    LowestWins, DestroyAltarsHere, PresentLoseMob, PresentLoseFollowers, PresentGiveCard, Blackmail, Exorcise, FoilPlot,
    Intimidate, Vandalise, Ambush, Inquisition, TakeOver,
});

pub(crate) fn observe(figures: &Figures, view: &View, from: Perspective, out: &mut impl FieldWriter) {
    let p = &view.seen;
    let writer = Observation { figures, view, p, from };
    writer.table(out);
    writer.step(out);
    for (number, seat) in from.around().enumerate() {
        out.part("seat", number, |out| writer.cult(seat, out));
    }
    for location in Location::all() {
        out.part("location", location.index(), |out| writer.location(location, out));
    }
    writer.cards(out);
}

/// What is looked at, and from where.
struct Observation<'a> {
    figures: &'a Figures,
    view: &'a View,
    p: &'a Position,
    from: Perspective,
}

impl Observation<'_> {
    /// How many cards of each face.
    fn faces(&self, name: &'static str, cards: impl IntoIterator<Item = Card>, out: &mut impl FieldWriter) {
        let mut counts = [0_u8; FACES];
        for card in cards {
            counts[self.face(card)] += 1;
        }
        out.saturating_numbers(name, &counts, COPIES);
    }

    fn face(&self, card: Card) -> usize {
        usize::from(self.figures.face_of[card.index()].0) % FACES
    }

    fn table(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        out.saturating("round", p.round, 60);
        out.saturating("progress", p.progress, 60);
        out.one_of("limit", Some(limit(&p.limit)), LIMITS);
        out.one_of("phase", Some(phase(&p.phase)), PHASES);
        for (name, seat) in [
            ("first", Some(p.first)),
            ("turn", Some(p.turn)),
            ("leader", Some(p.leader)),
            ("control", p.control),
            ("winner", p.winner),
        ] {
            out.seat(name, seat, self.from);
        }
        out.seats("acted", p.acted, self.from);
        out.seats("served", p.served, self.from);
        locations("active", p.active.location().map_or(Locations::NONE, Locations::only), out);
        out.flag("lowest", p.lowest);
        out.flag("inquisition", p.inquisition);
        out.saturating("spent", p.spent, AMOUNT);
        out.flag("flipped", p.flipped);
        out.set("cults-left", p.cults_left.into(), CULTS);
    }

    /// The question of the moment, and how much is pending beneath it.
    fn step(&self, out: &mut impl FieldWriter) {
        let step = self.p.step();
        out.one_of("step", Some(step_place(&step)), STEPS);
        out.seat("step-seat", step.seat(), self.from);
        let at = if let Step::Reap(_, at) = step { Locations::only(at) } else { Locations::NONE };
        locations("step-location", at, out);
        let cost = if let Step::Pay(_, cost) = step { Some(cost) } else { None };
        out.one_of("cost", cost.as_ref().map(cost_place), COSTS);
        let (least, most) = cost.map_or((0, 0), cost_range);
        out.saturating("cost-least", least, AMOUNT);
        out.saturating("cost-most", most, AMOUNT);
        let effect = if let Step::Do(_, effect) = step { Some(effect) } else { None };
        out.one_of("effect", effect.as_ref().map(effect_place), EFFECTS);
        out.saturating("effect-amount", effect.map_or(0, amount), AMOUNT);
        let (to, any) = if let Step::Give { to, any, .. } = step { (Some(to), any) } else { (None, false) };
        out.seat("give-to", to, self.from);
        out.flag("give-any", any);
        out.saturating("pending", self.p.steps.len() as u32, 32);
    }

    fn cult(&self, seat: Seat, out: &mut impl FieldWriter) {
        let cult = self.p.cult(seat);
        out.one_of("cult", Some(cult.cult_name as usize), CULTS);
        out.flags("is", [cult.dark, cult.triumphant, cult.prayed, cult.celebrates, cult.summoned].into_iter());
        out.saturating("followers", cult.followers, 15);
        out.saturating("coins", cult.coins, COINS);
        out.number("mobs", cult.mobs, 64);
        out.saturating("placed", cult.placed, 20);
        priests("home", cult.home, out);
        priests("sheet", cult.sheet, out);
        out.one_of("patriarch", Some(u8::from(cult.patriarch).into()), PATRIARCH);
        locations("altars", cult.altars, out);
        out.number("miracles", self.view.held(seat, Deck::Miracle), DECK);
        out.number("intrigues", self.view.held(seat, Deck::Intrigue), DECK);
        // The hand as far as it is known, Privileges, Supremacy.
        self.faces("cards", cult.cards, out);
        let boost = self.p.boosts[seat.index()];
        out.saturating("boost", boost.by, AMOUNT);
        token("boosted", (boost.by > 0).then_some(boost.value.value()), out);
        out.flag("boosted-bribed", boost.bribed);
    }

    fn location(&self, location: Location, out: &mut impl FieldWriter) {
        for (number, seat) in self.from.around().enumerate() {
            out.part("seat", number, |out| priests("priests", self.p.priests(seat, location), out));
        }
        let Bribe { coins, seat, value } = self.p.bribes[location.index()];
        out.saturating("bribe", coins, AMOUNT);
        out.seat("bribe-of", (coins > 0).then_some(seat), self.from);
        token("bribed", (coins > 0).then_some(value.value()), out);
    }

    /// Cards that are in nobody's hand, and what others know of the own one.
    fn cards(&self, out: &mut impl FieldWriter) {
        let p = self.p;
        for slot in 0..SLOTS {
            let card = Some(p.palace[slot]).filter(|card| card.is_known());
            out.part("palace", slot, |out| out.one_of("face", card.map(|card| self.face(card)), FACES));
        }
        for deck in Deck::ALL {
            let pile = p.pile(deck);
            let known = |card: &Card| card.is_known();
            out.part("pile", deck as usize, |out| {
                out.number("size", pile.len() as u32, DECK);
                out.one_of("top", pile.top().filter(known).map(|card| self.face(card)), FACES);
                self.faces("known", pile.iter().copied().filter(known), out);
            });
        }
        out.number("fresh-privileges", p.fresh_privileges, DECK);
        out.number("drawn", self.view.drawn, DECK);
        self.faces("drawn-known", p.drawn, out);
        let public = |card: &Card| matches!(p.knowledge.of(None, *card), Known::Among { .. });
        self.faces("shown", p.hand(self.from.own()).filter(public), out);
    }
}

fn locations(name: &'static str, locations: Locations, out: &mut impl FieldWriter) {
    // The first Location is bit 1.
    out.set(name, u128::from(u16::from(locations) >> 1), LOCATIONS);
}

fn priests(name: &'static str, priests: Priests, out: &mut impl FieldWriter) {
    let mut counts = [0; VALUES];
    for (count, value) in counts.iter_mut().zip(Influence::all()) {
        *count = priests.count(value);
    }
    out.numbers(name, &counts, TOKENS_A_VALUE);
}

fn token(name: &'static str, value: Option<u8>, out: &mut impl FieldWriter) {
    out.one_of(name, value.map(usize::from), TOKENS);
}

fn cost_range(cost: Cost) -> (u8, u8) {
    match cost {
        Cost::Priest { least, most } | Cost::Ritual { least, most } => (least, most),
        Cost::Patriarch { least } => (least, 0),
        Cost::Followers { count } | Cost::Coins { count } | Cost::Discard { cards: count } => (count, count),
        Cost::SomeFollowers { most } => (1, most),
        Cost::AllPriests => (0, 0),
    }
}

/// How much an effect does, where it says so.
fn amount(effect: Effect) -> u8 {
    match effect {
        Effect::Boost { by } | Effect::Drain { by } | Effect::RaiseAndMoveOn { by } | Effect::Exorcise { by } => by,
        Effect::Coins { count }
        | Effect::Followers { count }
        | Effect::FollowersIfNoRival { count }
        | Effect::Mobs { count }
        | Effect::DestroyAvailable { count }
        | Effect::LightLosesMob { count }
        | Effect::RaidLight { count }
        | Effect::RichLoseCoins { count }
        | Effect::PresentLoseMob { count }
        | Effect::PresentLoseFollowers { count } => count,
        Effect::FollowersOrCoins { followers, .. } | Effect::FoilPlot { followers, .. } => followers,
        Effect::PriestHere { value } => value.value(),
        Effect::Swarm { least } => least,
        Effect::Draw { cards, .. } | Effect::DrawFromBelow { cards, .. } | Effect::PlayFromPile { cards } => cards,
        _ => 0,
    }
}
