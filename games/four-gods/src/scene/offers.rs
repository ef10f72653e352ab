//! Each action as a person can choose it: what to point at, what it says, how it lies.

use cenacle_scene::{
    Ghost, Offer, OfferKind, Phrase, Pose, Say, SharedOffer,
    scene::{Badge, Id},
};
use cenacle_table::Seat;

use crate::{
    Action, Cell, Colour, Face, Figures, Hand, Position, Prophet, Side, Terrain, View,
    score::{colour_word, colours_word, god_title, terrain_word},
};

use super::{PartCache, drawings, face_facts, ids, part_cache::OfferKey, terrains};

/// A legal action of `seat` as a person can choose it.
pub(crate) fn offer(
    figures: &Figures,
    part_cache: &PartCache,
    view: &View,
    seat: Seat,
    action: Action,
    say: &Say<'_>,
) -> SharedOffer {
    let teller = Teller { figures, part_cache, p: &view.seen, seat };
    match teller.often(action) {
        Some(often) => part_cache.parts.offers.get(say, often, |say| teller.tell(action, say).shared()),
        None => teller.tell(action, say).shared(),
    }
}

struct Teller<'a> {
    figures: &'a Figures,
    part_cache: &'a PartCache,
    p: &'a Position,
    seat: Seat,
}

impl Teller<'_> {
    /// Whether the same offer is made so often that it is worth keeping, and all that it depends on.
    fn often(&self, action: Action) -> Option<OfferKey> {
        let (hand, side, turn) = match action {
            // Who destroys a city is told whose it is: that offer names somebody.
            Action::Lay { hand, side, turn, razed: None, .. } => (hand, side, turn),
            Action::Discard { hand, side } => (hand, side, 0),
            Action::Hold { hand, side, turn, .. } => (hand, side, turn),
            _ => return None,
        };
        Some(OfferKey {
            action,
            face: self.face(hand, side).turned(turn),
            serial: self.p.held(self.seat, hand)?.lying.serial,
            seat: self.seat.index(),
            two: self.two(),
            served: self.is_served(),
            to: self.put_down(hand).map(|(whose, place)| (whose.index(), place)),
        })
    }

    /// Whether the seat has a choice of colours.
    fn two(&self) -> bool {
        self.p.colours_of(self.seat).count() > 1
    }

    /// Whether a prophet could come with a tile: from the reserve, or from elsewhere in the World. `[prophet.place]`
    fn is_served(&self) -> bool {
        let serves = |colour: Colour| self.p.cult(colour).reserve > 0 || self.p.world.prophets[colour as usize] != 0;
        self.p.colours_of(self.seat).any(serves)
    }

    fn face(&self, hand: Hand, side: Side) -> Face {
        self.p.held(self.seat, hand).map_or(Face::default(), |held| self.figures.face(held.lying.tile, side))
    }

    fn tile(&self, hand: Hand) -> Id {
        self.p.held(self.seat, hand).map_or_else(Id::default, |held| ids::tile(held.lying.serial))
    }

    /// Where a tile goes that is put down: to the own discard, to where it came from, or (`None`) into the bag.
    /// `[discard.overflow]`
    fn put_down(&self, hand: Hand) -> Option<(Seat, u8)> {
        let from = self.p.held(self.seat, hand).and_then(|held| held.from);
        let to = [Some(self.seat), from].into_iter().flatten().find(|whose| !self.p.discards.is_full(*whose))?;
        Some((to, (!self.p.discards.filled(to)).trailing_zeros() as u8))
    }

    fn tell(&self, action: Action, say: &Say<'_>) -> Offer {
        Offer { kind: kind(action), ..self.tell_act(action, say) }
    }

    fn tell_act(&self, action: Action, say: &Say<'_>) -> Offer {
        match action {
            Action::Ready => {
                Offer { recommended: true, ..plain(say, "ready.all", Phrase::new("do-ready"), Vec::new()) }
            }
            Action::TakeColour { colour } => {
                let label = Phrase::new("do-take-colour").word("colours", colours_word(colour));
                plain(say, "secret.colours", label, Vec::new())
            }
            Action::Lose { colour, from } => {
                let key = if from.is_some() { "do-lose-tile" } else { "do-lose" };
                let label =
                    Phrase::new(key).word("colour", colour_word(colour)).text("cell", from.map_or("", Cell::name));
                plain(say, "errors.penalty", label, vec![from.map_or_else(|| ids::reserve(colour), ids::prophet)])
            }
            Action::Pass => plain(say, "pass.flag", Phrase::new("do-pass"), Vec::new()),
            Action::EndTurn => self.end_turn(say),
            Action::Choose { god } => {
                let label = Phrase::new("do-choose").word("god", god_title(god));
                let label = label.word("terrain", terrain_word(god.terrain()));
                plain(say, "god.choose", label, vec![ids::god(god)])
            }
            Action::TurnOver { seat, place, .. } => {
                let label = self.at_place("do-turn-over", seat, place);
                plain(say, "turnover.any", label, self.discarded(seat, place))
            }
            Action::Take { seat, place, .. } => {
                let mut picks = self.discarded(seat, place);
                picks.extend(self.p.free_hand(self.seat).map(|hand| ids::hand(self.seat, hand)));
                let offer = plain(say, "take.any", self.at_place("do-take", seat, place), picks);
                Offer { recommended: true, ..offer }
            }
            Action::Denounce { cell } => {
                let picks = self.p.world.tile(cell).map(|laid| ids::tile(laid.serial));
                let label = Phrase::new("do-denounce").text("cell", cell.name());
                plain(say, "errors.denounce", label, picks.into_iter().collect())
            }
            Action::Hold { hand, side, turn, from } => {
                let face = self.face(hand, side).turned(turn);
                let label = Phrase::new(if from.is_some() { "do-hold-with" } else { "do-hold" });
                let label = face_facts(label, face).text("cell", from.map_or("", Cell::name));
                let mut picks = vec![self.tile(hand)];
                picks.extend(from.map(ids::prophet));
                let offer = plain(say, "errors.hold", label, picks);
                Offer { pose: Some(Pose { side: side as u8, turn }), ..offer }
            }
            Action::Build { cell, colour, from } => self.build(say, cell, colour, from),
            Action::Discard { hand, side } => self.discard(say, hand, side),
            Action::Draw { tiles } => {
                let label = Phrase::new("do-draw").number("tiles", tiles);
                let gets = vec![mark(say, "swap-bag", "+", tiles, "mark-tiles")];
                Offer { recommended: tiles == 2, gets, ..plain(say, "draw.bag", label, vec![ids::BAG.into()]) }
            }
            Action::Lay { hand, side, turn, cell, prophet, razed } => {
                self.lay(say, (hand, side, turn), cell, prophet, razed)
            }
        }
    }

    /// A turn without an act is a pass, and the game is over when everybody has passed. `[pass.turn]`
    fn end_turn(&self, say: &Say<'_>) -> Offer {
        if self.p.acted {
            return plain(say, "turn.end", Phrase::new("do-end-turn"), Vec::new());
        }
        let last = self.p.passes + 1 >= self.p.players;
        let text = say.word(if last { "mark-over" } else { "mark-pass" });
        let risk = Badge { symbol: Some("hourglass".into()), title: text.clone(), text, ..Badge::default() };
        Offer { risks: vec![risk], ..plain(say, "pass.turn", Phrase::new("do-pass-turn"), Vec::new()) }
    }

    fn at_place(&self, key: &'static str, seat: Seat, place: u8) -> Phrase {
        let face = self.p.discards.get(seat, place).map_or(Face::default(), |lying| lying.face);
        let phrase = Phrase::new(key).seat("who", seat).number("place", i64::from(place) + 1);
        phrase.words("lands", terrains(face))
    }

    fn discarded(&self, seat: Seat, place: u8) -> Vec<Id> {
        self.p.discards.get(seat, place).map(|lying| ids::tile(lying.serial)).into_iter().collect()
    }

    fn build(&self, say: &Say<'_>, cell: Cell, colour: Colour, from: Option<Cell>) -> Offer {
        let mut picks = vec![ids::TOKEN.into(), ids::cell(cell)];
        if self.two() {
            picks.push(ids::reserve(colour));
        }
        picks.extend(from.map(ids::prophet));
        let key = if from.is_some() { "do-build-with" } else { "do-build" };
        let label = Phrase::new(key).text("cell", cell.name()).word("colour", colour_word(colour));
        let label = label.text("from", from.map_or("", Cell::name));
        let drawing = Some(drawings::city(self.seat, colour).into());
        let ghost = Ghost { place: ids::cell(cell), symbol: None, drawing, seat: Some(self.seat) };
        let pays = vec![mark(say, "wizard-staff", "−", 1, "mark-prophets")];
        let gets = vec![mark(say, "medieval-village-01", "+", 1, "mark-cities")];
        Offer { ghost: Some(ghost), pays, gets, ..plain(say, "city.build", label, picks) }
    }

    fn discard(&self, say: &Say<'_>, hand: Hand, side: Side) -> Offer {
        let to = self.put_down(hand);
        let key = match to {
            Some((whose, _)) if whose == self.seat => "do-discard",
            Some(_) => "do-put-back",
            None => "do-put-in-bag",
        };
        let to = to.map_or_else(|| ids::BAG.into(), |(whose, place)| ids::place(whose, place));
        let face = self.face(hand, side);
        let offer = plain(say, "discard.put", face_facts(Phrase::new(key), face), vec![self.tile(hand), to]);
        Offer { pose: Some(Pose { side: side as u8, turn: 0 }), ..offer }
    }

    fn lay(
        &self,
        say: &Say<'_>,
        (hand, side, turn): (Hand, Side, u8),
        cell: Cell,
        prophet: Option<Prophet>,
        razed: Option<Colour>,
    ) -> Offer {
        let face = self.face(hand, side).turned(turn);
        let mut picks = vec![self.tile(hand), ids::cell(cell)];
        let key = match (razed, prophet) {
            (None, None) if self.is_served() => "do-lay-bare",
            (None, None) => "do-lay",
            (None, Some(Prophet { from: None, .. })) => "do-lay-prophet",
            (None, Some(_)) => "do-lay-migrant",
            (Some(_), None) => "do-raze",
            (Some(_), Some(Prophet { from: None, .. })) => "do-raze-prophet",
            (Some(_), Some(_)) => "do-raze-migrant",
        };
        let mut label = face_facts(Phrase::new(key), face).text("cell", cell.name());
        if let Some(colour) = razed {
            label = label.word("razed", colour_word(colour));
            let victim = self.p.world.city(cell).and_then(|of| self.p.cult(of).seat);
            label = label.seat("victim", victim.unwrap_or(self.seat));
            if self.two() {
                picks.push(ids::trophies(colour));
            }
        }
        if let Some(Prophet { colour, corner, from }) = prophet {
            label = label.word("terrain", in_land(face.at(corner))).word("colour", colour_word(colour));
            label = label.text("from", from.map_or("", Cell::name));
            picks.push(ids::corner(cell, corner));
            if self.two() {
                picks.push(ids::reserve(colour));
            }
            picks.extend(from.map(ids::prophet));
        }
        let land = self.part_cache.land(self.figures, face, cell);
        let drawing = match prophet {
            None => land,
            Some(Prophet { colour, corner, .. }) => {
                let stands = drawings::prophet(self.figures, face, corner, self.seat, colour);
                format!("{land}{stands}").into()
            }
        };
        let ghost = Ghost { place: ids::cell(cell), symbol: None, drawing: Some(drawing), seat: None };
        let rule = if razed.is_some() { "city.destroy" } else { "tile.lay" };
        // One who comes from elsewhere in the world is not taken from the reserve.
        let placed = prophet.filter(|prophet| prophet.from.is_none());
        Offer {
            pose: Some(Pose { side: side as u8, turn }),
            ghost: Some(ghost),
            pays: placed.map(|_| mark(say, "wizard-staff", "−", 1, "mark-prophets")).into_iter().collect(),
            gets: razed.map(|_| mark(say, "crossed-swords", "+", 1, "mark-razed")).into_iter().collect(),
            // Who goes without a prophet says so.
            recommended: prophet.is_none() && !self.is_served(),
            ..plain(say, rule, label, picks)
        }
    }
}

/// What kind of answer an action is.
const fn kind(action: Action) -> OfferKind {
    match action {
        Action::Pass | Action::EndTurn => OfferKind::Pass,
        Action::Discard { .. } | Action::Lose { .. } => OfferKind::Discard,
        _ => OfferKind::Act,
    }
}

/// The message that says in which land somebody stands.
const fn in_land(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Sea => "in-sea",
        Terrain::Plain => "in-plain",
        Terrain::Forest => "in-forest",
        Terrain::Mountain => "in-mountain",
    }
}

/// What an offer costs or gives.
fn mark(say: &Say<'_>, symbol: &'static str, sign: &str, number: u8, key: &'static str) -> Badge {
    Badge {
        symbol: Some(symbol.into()),
        text: format!("{sign}{number}").into(),
        title: say.phrase(&Phrase::new(key).number("number", number)),
        ..Badge::default()
    }
}

fn plain(say: &Say<'_>, rule: &'static str, label: Phrase, picks: Vec<Id>) -> Offer {
    Offer { picks, label: say.phrase(&label), rule: Some(rule), ..Offer::default() }
}
