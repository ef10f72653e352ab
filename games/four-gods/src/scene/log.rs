//! What happened, as the log tells it.

use cenacle_scene::{
    Line, Phrase, Seat, Weight,
    scene::{Id, panel_id},
};

use crate::{
    Cell, Event, Face, Terrain,
    position::End,
    scene::wins,
    score::{colour_word, colours_word, god_title, terrain_word, the_god},
};

/// An event as a line of the log.
pub(crate) fn line(event: &Event) -> Line {
    tell(event).0
}

struct Told(Line);

fn told(phrase: Phrase) -> Told {
    Told(Line { phrase, seat: None, rule: None, about: Vec::new(), weight: Weight::Plain })
}

/// A line about what one seat does; its phrase calls the seat `who`.
fn by(seat: Seat, key: &'static str) -> Told {
    Told(Line { seat: Some(seat), about: vec![panel_id(seat)], ..told(Phrase::new(key).seat("who", seat)).0 })
}

impl Told {
    fn saying(mut self, say: impl FnOnce(Phrase) -> Phrase) -> Told {
        self.0.phrase = say(self.0.phrase);
        self
    }

    fn number(self, name: &'static str, number: impl Into<i64>) -> Told {
        self.saying(|phrase| phrase.number(name, number))
    }

    fn word(self, name: &'static str, key: &'static str) -> Told {
        self.saying(|phrase| phrase.word(name, key))
    }

    fn seat(self, name: &'static str, seat: Seat) -> Told {
        self.saying(|phrase| phrase.seat(name, seat))
    }

    /// The terrains of a face.
    fn face<'a>(self, name: &'static str, face: impl Into<Option<&'a Face>>) -> Told {
        let lands = face.into().map_or_else(Vec::new, |face| lands(*face));
        self.saying(|phrase| phrase.words(name, lands))
    }

    fn cell(self, cell: Cell) -> Told {
        self.saying(|phrase| phrase.text("cell", cell.name())).about(format!("cell.{cell}"))
    }

    fn about(mut self, id: impl Into<Id>) -> Told {
        self.0.about.push(id.into());
        self
    }

    fn rule(mut self, rule: &'static str) -> Told {
        self.0.rule = Some(rule);
        self
    }

    fn strong(mut self) -> Told {
        self.0.weight = Weight::Strong;
        self
    }
}

/// The terrains of a face, lowest first, each once.
fn lands(face: Face) -> Vec<(usize, &'static str)> {
    let on = Terrain::ALL.into_iter().filter(|terrain| face.terrains() & 1 << *terrain as u8 != 0);
    on.map(|terrain| (1, terrain_word(terrain))).collect()
}

fn tell(event: &Event) -> Told {
    match event {
        Event::Tokens { turns, secret, two } => tokens(*turns, *secret, *two),
        Event::Gather => told(Phrase::new("log-gather")).rule("ready.all").strong(),
        Event::SaysReady { seat } => by(*seat, "log-ready").rule("ready.all"),
        Event::TakesColour { seat, colour } => {
            by(*seat, "log-takes-colour").word("colours", colours_word(*colour)).rule("secret.colours")
        }
        Event::Begin => told(Phrase::new("log-begin")).rule("setup.hands").strong(),
        Event::First { seat } => by(*seat, "log-first").rule("turn.first"),
        Event::Dealt { seat, colour, god } => {
            let dealt = by(*seat, "log-dealt").word("colours", colours_word(*colour));
            dealt.word("god", the_god(*god)).word("terrain", terrain_word(god.terrain())).rule("secret.deal")
        }
        Event::Turn { seat } => {
            let turn = by(*seat, "log-turn");
            Told(Line { weight: Weight::Heading, ..turn.0 })
        }
        Event::Draws { seat, faces, left } => {
            // Each tile for itself, so that one can tell them apart.
            let key = if faces.len() > 1 { "log-draws-two" } else { "log-draws" };
            let draws = by(*seat, key).number("left", *left).about("bag");
            draws.face("lands", faces.first()).face("others", faces.get(1))
        }
        Event::Reverse { seat, face, reverse } => {
            by(*seat, "log-reverse").face("face", face).face("reverse", reverse).rule("secrets.tiles")
        }
        Event::Lays { seat, cell, prophet, .. } => match prophet {
            None => by(*seat, "log-lays").cell(*cell),
            Some((colour, terrain, from)) => {
                let key = if from.is_some() { "log-lays-migrant" } else { "log-lays-prophet" };
                let lays = by(*seat, key).cell(*cell).word("terrain", terrain_word(*terrain));
                let from = from.map_or("", Cell::name);
                lays.word("colour", colour_word(*colour)).saying(|phrase| phrase.text("from", from))
            }
        },
        Event::Razes { seat, victim, cell, colour, .. } => {
            let razes = by(*seat, "log-razes").seat("victim", *victim).cell(*cell);
            razes.word("colour", colour_word(*colour)).rule("city.destroy").strong()
        }
        Event::Builds { seat, cell, from, .. } => {
            let key = if from.is_some() { "log-builds-migrant" } else { "log-builds" };
            let from = from.map_or("", Cell::name);
            by(*seat, key).cell(*cell).saying(|phrase| phrase.text("from", from)).rule("city.build").strong()
        }
        Event::Discards { seat, face, to } => match to {
            Some(to) if to == seat => by(*seat, "log-discards").face("lands", face),
            Some(to) => {
                let back = by(*seat, "log-puts-back").seat("whose", *to);
                back.face("lands", face).rule("discard.overflow")
            }
            None => by(*seat, "log-puts-in-bag").face("lands", face).rule("discard.overflow").about("bag"),
        },
        Event::Takes { seat, whose, face } => {
            let key = if seat == whose { "log-takes-own" } else { "log-takes" };
            by(*seat, key).seat("whose", *whose).face("lands", face)
        }
        Event::TurnsOver { seat, whose, to, .. } => {
            let key = if seat == whose { "log-turns-own" } else { "log-turns" };
            by(*seat, key).seat("whose", *whose).face("lands", to)
        }
        Event::Chooses { seat, god } => {
            let chooses = by(*seat, "log-chooses").word("god", god_title(*god));
            chooses.word("terrain", terrain_word(god.terrain())).rule("god.choose").strong()
        }
        Event::Holds { seat, face } => by(*seat, "log-holds").face("lands", face).rule("errors.hold"),
        Event::Passes { seat } => by(*seat, "log-passes").rule("pass.flag"),
        Event::PassesTurn { seat } => by(*seat, "log-passes-turn").rule("pass.turn"),
        Event::ActsOut { seat } => by(*seat, "log-acts-out").rule("mode.glass").about("glass"),
        Event::GlassOut { seat } => by(*seat, "log-glass-out").rule("turn.glass").about("glass"),
        Event::Denounces { seat, culprit, cell, at_once } => {
            let (key, rule) =
                if *at_once { ("log-denounces-at-once", "errors.at-once") } else { ("log-denounces", "errors.later") };
            by(*seat, key).seat("culprit", *culprit).cell(*cell).rule(rule).strong()
        }
        Event::DenouncesInVain { seat, cell } => by(*seat, "log-denounces-in-vain").cell(*cell).rule("errors.denounce"),
        Event::Falls { cell } => told(Phrase::new("log-falls")).cell(*cell).rule("errors.cascade"),
        Event::Penalty { seat, colour, from } => {
            let key = if from.is_some() { "log-penalty-tile" } else { "log-penalty" };
            let penalty = by(*seat, key).word("colour", colour_word(*colour)).rule("errors.penalty");
            match from {
                Some(cell) => penalty.cell(*cell),
                None => penalty,
            }
        }
        Event::Near { end, seconds } => near(*end, *seconds),
        Event::QuietSoon { seconds } => {
            told(Phrase::new("log-quiet-soon")).number("seconds", *seconds).rule("end.quiet").about("glass").strong()
        }
        Event::Quiet => told(Phrase::new("log-quiet")).rule("end.quiet"),
        Event::Over { end } => over(*end),
        Event::Reveals { seat, colour, god } => {
            let reveals = by(*seat, "log-reveals").word("colours", colours_word(*colour));
            reveals.word("god", the_god(*god)).rule("secrets.gods").strong()
        }
        Event::Wins { seat, score, higher } => {
            let won = wins(*seat, *score, *higher);
            let rule = if higher.is_some() { "two.winner" } else { "score.winner" };
            by(*seat, won.key).saying(|_| won).rule(rule).strong()
        }
    }
}

/// What the mode tokens say. `[mode.tokens]`
fn tokens(turns: bool, secret: bool, two: Option<u8>) -> Told {
    let (key, gods) = match two {
        None => ("log-tokens", ""),
        Some(1) => ("log-tokens-two", "option-two-two-gods"),
        Some(_) => ("log-tokens-two", "option-two-four-gods"),
    };
    let time = if turns { "option-time-turns" } else { "option-time-simultaneous" };
    let seen = if secret { "option-gods-secret" } else { "option-gods-visible" };
    let told = told(Phrase::new(key)).word("time", time).word("gods", seen).rule("mode.tokens").strong();
    if two.is_some() { told.word("two", gods) } else { told }
}

fn near(end: End, seconds: Option<u32>) -> Told {
    let (key, rule) = match (end, seconds) {
        (End::World, Some(_)) => ("log-near-world", "end.world"),
        (End::World, None) => ("log-near-world-turns", "end.world"),
        (_, Some(_)) => ("log-near-bag", "end.bag"),
        (_, None) => ("log-near-bag-turns", "end.bag"),
    };
    told(Phrase::new(key)).number("seconds", i64::from(seconds.unwrap_or(0))).rule(rule).about("glass").strong()
}

fn over(end: End) -> Told {
    let (key, rule) = match end {
        End::World => ("over-world", "end.world"),
        End::Bag => ("over-bag", "end.bag"),
        End::Pass => ("over-pass", "end.pass"),
        End::Quiet => ("over-quiet", "end.quiet"),
        End::Bound => ("over-bound", "end.bound"),
    };
    told(Phrase::new(key)).rule(rule).strong()
}
