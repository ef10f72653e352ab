//! Before the first grain falls: colours where gods are secret, and everybody says that he is ready.

use cenacle_table::{Audience, Phrase, Refusal, Seat, Seats};

use crate::{Action, Colour, Event, God, Position, position::Phase};

use super::{Referee, RulesView, Ruling, demand};

/// `[ready.all] [secret.colours]`
pub(super) fn question(p: &Position, seat: Seat) -> Phrase {
    Phrase::new(if p.house.secret && p.lacks_colour(seat) { "ask-colour" } else { "ask-ready" })
}

/// Who is asked: those without their colours first, since gods are dealt when everybody has his. `[secret.colours]`
pub(super) fn to_act(p: &Position) -> Seats {
    if p.house.secret && !p.gods_are_dealt() {
        return p.everybody().filter(|seat| p.lacks_colour(*seat)).collect();
    }
    p.everybody().filter(|seat| !p.ready.contains(*seat)).collect()
}

/// `[ready.all] [secret.colours]`
pub(super) fn answers(p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.house.secret && p.lacks_colour(seat) {
        free_colours(p).for_each(|colour| each(Action::TakeColour { colour }));
    } else {
        each(Action::Ready);
    }
}

fn free_colours(p: &Position) -> impl Iterator<Item = Colour> + '_ {
    Colour::ALL.into_iter().filter(|colour| p.cult(*colour).seat.is_none())
}

impl RulesView<'_> {
    /// A decision before the game has begun.
    pub(super) fn may_gather(self, seat: Seat, action: Action) -> Ruling {
        match action {
            Action::Ready => self.may_say_ready(seat),
            Action::TakeColour { colour } => self.may_take_colour(seat, colour),
            _ => Err(Refusal::new("ready.all", "why-not-begun")),
        }
    }

    /// `[ready.all]`
    fn may_say_ready(self, seat: Seat) -> Ruling {
        let dealt = !self.p.house.secret || self.p.gods_are_dealt();
        demand(dealt, || Refusal::new("secret.colours", "why-colours-first"))?;
        demand(!self.p.ready.contains(seat), || Refusal::new("ready.all", "why-ready"))
    }

    /// `[secret.colours]`
    fn may_take_colour(self, seat: Seat, colour: Colour) -> Ruling {
        demand(self.p.house.secret, || Refusal::new("god.choose", "why-colour-with-god"))?;
        demand(self.p.lacks_colour(seat), || Refusal::new("secret.colours", "why-has-colour"))?;
        match self.p.cult(colour).seat {
            Some(other) => Err(Refusal::because("secret.colours", Phrase::new("why-colour-taken").seat("who", other))),
            None => Ok(()),
        }
    }
}

impl Referee<'_> {
    /// `[ready.all]`
    pub(super) fn say_ready(&mut self, seat: Seat) {
        self.p.ready = self.p.ready.with(seat);
        self.log.all(|| Event::SaysReady { seat });
        if self.p.ready == self.p.everybody() {
            self.begin();
        }
    }

    /// The first glass is turned. `[ready.all]`
    pub(crate) fn begin(&mut self) {
        self.p.phase = Phase::Building;
        let seat = self.p.turn;
        let turns = self.p.house.turns;
        self.log.all(|| if turns { Event::Turn { seat } } else { Event::Begin });
    }

    /// `[secret.colours]`
    pub(super) fn take_colour(&mut self, seat: Seat, colour: Colour) {
        self.give_colour(seat, colour);
        self.give_what_is_left();
        if self.p.gods_are_dealt() {
            self.deal_gods();
        }
    }

    /// Who alone lacks colours, and as many as are left, has no choice.
    fn give_what_is_left(&mut self) {
        let mut lacking = self.p.everybody().filter(|seat| self.p.lacks_colour(*seat));
        let (Some(last), None) = (lacking.next(), lacking.next()) else { return };
        let missing = usize::from(self.p.house.gods) - self.p.colours_of(last).count();
        if free_colours(self.p).count() == missing {
            for colour in Colour::ALL {
                if self.p.cult(colour).seat.is_none() {
                    self.give_colour(last, colour);
                }
            }
        }
    }

    fn give_colour(&mut self, seat: Seat, colour: Colour) {
        self.p.colours[colour as usize].seat = Some(seat);
        self.log.all(|| Event::TakesColour { seat, colour });
    }

    /// Each colour that is somebody's gets a god, face down. `[secret.deal]`
    fn deal_gods(&mut self) {
        let mut cards = God::ALL;
        self.chance.shuffle(&mut cards);
        for (colour, god) in Colour::ALL.into_iter().zip(cards) {
            let Some(seat) = self.p.cult(colour).seat else { continue };
            self.p.colours[colour as usize].god = Some(god);
            self.log.push(Audience::Only(Seats::only(seat)), || Event::Dealt { seat, colour, god });
        }
    }
}
