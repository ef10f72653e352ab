//! What happened, as the log tells it.

use cenacle_scene::{Line, Weight};

use crate::{
    Cell, Event, Face, Figures, Terrain,
    position::End,
    scene::wins,
    score::{colour_word, colours_word, god_title, terrain_word, the_god},
};

/// An event as a line of the log.
pub(crate) fn line(_figures: &Figures, event: &Event) -> Line {
    tell(event)
}

/// What the lines of this game speak of besides.
trait Speaks: Sized {
    fn face<'a>(self, name: &'static str, face: impl Into<Option<&'a Face>>) -> Line;
    fn cell(self, cell: Cell) -> Line;
}

impl Speaks for Line {
    fn face<'a>(self, name: &'static str, face: impl Into<Option<&'a Face>>) -> Line {
        let lands = face.into().map_or_else(Vec::new, |face| lands(*face));
        self.saying(|phrase| phrase.words(name, lands))
    }

    fn cell(self, cell: Cell) -> Line {
        self.saying(|phrase| phrase.text("cell", cell.name())).about(format!("cell.{cell}"))
    }
}

/// The terrains of a face, lowest first, each once.
fn lands(face: Face) -> Vec<(usize, &'static str)> {
    let on = Terrain::ALL.into_iter().filter(|terrain| face.terrains() & 1 << *terrain as u8 != 0);
    on.map(|terrain| (1, terrain_word(terrain))).collect()
}

fn tell(event: &Event) -> Line {
    match event {
        Event::Tokens { turns, secret, two } => tokens(*turns, *secret, *two),
        Event::Gather => Line::of("log-gather").rule("ready.all").strong(),
        Event::SaysReady { seat } => Line::by(*seat, "log-ready").rule("ready.all"),
        Event::TakesColour { seat, colour } => {
            Line::by(*seat, "log-takes-colour").word("colours", colours_word(*colour)).rule("secret.colours")
        }
        Event::Begin => Line::of("log-begin").rule("setup.hands").strong(),
        Event::First { seat } => Line::by(*seat, "log-first").rule("turn.first"),
        Event::Dealt { seat, colour, god } => {
            let dealt = Line::by(*seat, "log-dealt").word("colours", colours_word(*colour));
            dealt.word("god", the_god(*god)).word("terrain", terrain_word(god.terrain())).rule("secret.deal")
        }
        Event::Turn { seat } => {
            let turn = Line::by(*seat, "log-turn");
            turn.weight(Weight::Heading)
        }
        Event::Draws { seat, faces, left } => {
            // Each tile for itself, so that one can tell them apart.
            let key = if faces.len() > 1 { "log-draws-two" } else { "log-draws" };
            let draws = Line::by(*seat, key).number("left", *left).about("bag");
            draws.face("lands", faces.first()).face("others", faces.get(1))
        }
        Event::Reverse { seat, face, reverse } => {
            Line::by(*seat, "log-reverse").face("face", face).face("reverse", reverse).rule("secrets.tiles")
        }
        Event::Lays { seat, cell, prophet, .. } => match prophet {
            None => Line::by(*seat, "log-lays").cell(*cell),
            Some((colour, terrain, from)) => {
                let key = if from.is_some() { "log-lays-migrant" } else { "log-lays-prophet" };
                let lays = Line::by(*seat, key).cell(*cell).word("terrain", terrain_word(*terrain));
                let from = from.map_or("", Cell::name);
                lays.word("colour", colour_word(*colour)).saying(|phrase| phrase.text("from", from))
            }
        },
        Event::Razes { seat, victim, cell, colour, .. } => {
            let razes = Line::by(*seat, "log-razes").seat("victim", *victim).cell(*cell);
            razes.word("colour", colour_word(*colour)).rule("city.destroy").strong()
        }
        Event::Builds { seat, cell, from, .. } => {
            let key = if from.is_some() { "log-builds-migrant" } else { "log-builds" };
            let from = from.map_or("", Cell::name);
            Line::by(*seat, key).cell(*cell).saying(|phrase| phrase.text("from", from)).rule("city.build").strong()
        }
        Event::Discards { seat, face, to } => match to {
            Some(to) if to == seat => Line::by(*seat, "log-discards").face("lands", face),
            Some(to) => {
                let back = Line::by(*seat, "log-puts-back").seat("whose", *to);
                back.face("lands", face).rule("discard.overflow")
            }
            None => Line::by(*seat, "log-puts-in-bag").face("lands", face).rule("discard.overflow").about("bag"),
        },
        Event::Takes { seat, whose, face } => {
            let key = if seat == whose { "log-takes-own" } else { "log-takes" };
            Line::by(*seat, key).seat("whose", *whose).face("lands", face)
        }
        Event::TurnsOver { seat, whose, to, .. } => {
            let key = if seat == whose { "log-turns-own" } else { "log-turns" };
            Line::by(*seat, key).seat("whose", *whose).face("lands", to)
        }
        Event::Chooses { seat, god } => {
            let chooses = Line::by(*seat, "log-chooses").word("god", god_title(*god));
            chooses.word("terrain", terrain_word(god.terrain())).rule("god.choose").strong()
        }
        Event::Holds { seat, face } => Line::by(*seat, "log-holds").face("lands", face).rule("errors.hold"),
        Event::Passes { seat } => Line::by(*seat, "log-passes").rule("pass.flag"),
        Event::PassesTurn { seat } => Line::by(*seat, "log-passes-turn").rule("pass.turn"),
        Event::ActsOut { seat } => Line::by(*seat, "log-acts-out").rule("mode.glass").about("glass"),
        Event::GlassOut { seat } => Line::by(*seat, "log-glass-out").rule("turn.glass").about("glass"),
        Event::Denounces { seat, culprit, cell, at_once } => {
            let (key, rule) =
                if *at_once { ("log-denounces-at-once", "errors.at-once") } else { ("log-denounces", "errors.later") };
            Line::by(*seat, key).seat("culprit", *culprit).cell(*cell).rule(rule).strong()
        }
        Event::DenouncesInVain { seat, cell } => {
            Line::by(*seat, "log-denounces-in-vain").cell(*cell).rule("errors.denounce")
        }
        Event::Falls { cell } => Line::of("log-falls").cell(*cell).rule("errors.cascade"),
        Event::Penalty { seat, colour, from } => {
            let key = if from.is_some() { "log-penalty-tile" } else { "log-penalty" };
            let penalty = Line::by(*seat, key).word("colour", colour_word(*colour)).rule("errors.penalty");
            match from {
                Some(cell) => penalty.cell(*cell),
                None => penalty,
            }
        }
        Event::Near { end, seconds } => near(*end, *seconds),
        Event::QuietSoon { seconds } => {
            Line::of("log-quiet-soon").number("seconds", *seconds).rule("end.quiet").about("glass").strong()
        }
        Event::Quiet => Line::of("log-quiet").rule("end.quiet"),
        Event::Over { end } => over(*end),
        Event::Reveals { seat, colour, god } => {
            let reveals = Line::by(*seat, "log-reveals").word("colours", colours_word(*colour));
            reveals.word("god", the_god(*god)).rule("secrets.gods").strong()
        }
        Event::Wins { seat, score, higher } => {
            let won = wins(*seat, *score, *higher);
            let rule = if higher.is_some() { "two.winner" } else { "score.winner" };
            Line::by(*seat, won.key).saying(|_| won).rule(rule).strong()
        }
    }
}

/// What the mode tokens say. `[mode.tokens]`
fn tokens(turns: bool, secret: bool, two: Option<u8>) -> Line {
    let (key, gods) = match two {
        None => ("log-tokens", ""),
        Some(1) => ("log-tokens-two", "option-two-two-gods"),
        Some(_) => ("log-tokens-two", "option-two-four-gods"),
    };
    let time = if turns { "option-time-turns" } else { "option-time-simultaneous" };
    let seen = if secret { "option-gods-secret" } else { "option-gods-visible" };
    let told = Line::of(key).word("time", time).word("gods", seen).rule("mode.tokens").strong();
    if two.is_some() { told.word("two", gods) } else { told }
}

fn near(end: End, seconds: Option<u32>) -> Line {
    let (key, rule) = match (end, seconds) {
        (End::World, Some(0)) => ("log-near-world-no-glass", "end.world"),
        (_, Some(0)) => ("log-near-bag-no-glass", "end.bag"),
        (End::World, Some(_)) => ("log-near-world", "end.world"),
        (End::World, None) => ("log-near-world-turns", "end.world"),
        (_, Some(_)) => ("log-near-bag", "end.bag"),
        (_, None) => ("log-near-bag-turns", "end.bag"),
    };
    Line::of(key).number("seconds", i64::from(seconds.unwrap_or(0))).rule(rule).about("glass").strong()
}

fn over(end: End) -> Line {
    let (key, rule) = match end {
        End::World => ("over-world", "end.world"),
        End::Bag => ("over-bag", "end.bag"),
        End::Pass => ("over-pass", "end.pass"),
        End::Quiet => ("over-quiet", "end.quiet"),
        End::Bound => ("over-bound", "end.bound"),
    };
    Line::of(key).rule(rule).strong()
}
