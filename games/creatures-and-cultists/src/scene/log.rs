//! What happened, as the log tells it.

use cenacle_scene::{Line, Seat, Weight, scene::Id};

use crate::{Event, Face, Figures, Roll, Skill, Throw, Verdict, event::Cause, identity, position::End, words::Called};

/// An event as a line of the log.
pub(crate) fn line(figures: &Figures, event: &Event) -> Line {
    tell(figures, event)
}

/// What the lines of this game speak of besides.
trait Speaks: Sized {
    fn cards(self, figures: &Figures, cards: &[Face]) -> Line;
    fn card(self, figures: &Figures, card: Face) -> Line;
    fn called(self, figures: &Figures, called: Called, seat: Seat, member: u8) -> Line;
    fn victim(self, figures: &Figures, seat: Seat, member: u8) -> Line;
}

impl Speaks for Line {
    fn cards(self, figures: &Figures, cards: &[Face]) -> Line {
        let words = counted(figures, cards);
        self.saying(|phrase| phrase.words("cards", words))
    }

    fn card(self, figures: &Figures, card: Face) -> Line {
        self.word("card", name(figures, card))
    }

    fn called(self, figures: &Figures, called: Called, seat: Seat, member: u8) -> Line {
        let mut told = self.saying(|phrase| called.says(phrase, figures, member));
        told.about.push(cultist(seat, member));
        told
    }

    fn victim(self, figures: &Figures, seat: Seat, member: u8) -> Line {
        self.called(figures, Called::VICTIM, seat, member)
    }
}

fn cultist(seat: Seat, member: u8) -> Id {
    format!("cultist.{seat}.{}", member + 1).into()
}

fn name(figures: &Figures, card: Face) -> &'static str {
    figures.face(card).map_or("card-unknown", |face| face.named.name)
}

fn rule_of(figures: &Figures, card: Face) -> &'static str {
    figures.face(card).map_or("card.family", |face| face.named.rule)
}

fn counted(figures: &Figures, cards: &[Face]) -> Vec<(usize, &'static str)> {
    cenacle_scene::counted(cards.iter().map(|card| name(figures, *card)))
}

fn tell(figures: &Figures, event: &Event) -> Line {
    match event {
        Event::Founded { seat, name, credo } => Line::by(*seat, "log-founded")
            .word("name", identity::NAMES[usize::from(*name) % identity::NAMES.len()])
            .word("credo", identity::CREDOS[usize::from(*credo) % identity::CREDOS.len()])
            .rule("found.identity"),
        Event::Skilled { seat, skills: [brutality, sorcery, conjuring] } => Line::by(*seat, "log-skills")
            .number("brutality", *brutality)
            .number("sorcery", *sorcery)
            .number("conjuring", *conjuring)
            .rule("found.skills"),
        Event::Round { round } => Line::of("log-round").number("round", *round).weight(Weight::Heading),
        Event::Star { seat, die } => Line::by(*seat, "log-star").number("die", *die),
        Event::Favoured { seat } => {
            Line::by(*seat, "log-favoured").number("bonus", figures.favour).rule("round.favour").strong()
        }
        Event::Draws { seat, cards } => {
            Line::by(*seat, "log-draws").cards(figures, cards).number("count", cards.len() as i64)
        }
        Event::DrawsSome { seat, count } => Line::by(*seat, "log-draws-some").number("count", *count),
        Event::Shuffled => Line::of("log-shuffled").rule("card.pile"),
        Event::Turn { seat } => Line::by(*seat, "log-turn").weight(Weight::Heading),
        Event::Plays { seat, card } => Line::by(*seat, "log-plays").card(figures, *card).rule(rule_of(figures, *card)),
        Event::Aims { seat, card, at } => {
            Line::by(*seat, "log-aims").card(figures, *card).seat("at", *at).rule(rule_of(figures, *card))
        }
        Event::Attacks { seat, member, card, at, victim } => {
            let key = match card.and_then(|card| figures.face(card)).map(|face| face.family) {
                Some(crate::Family::Conjuring) => "log-conjures",
                Some(_) => "log-attacks",
                None => "log-attacks-led",
            };
            Line::by(*seat, key)
                .called(figures, Called::ATTACKER, *seat, *member)
                .card(figures, card.unwrap_or(Face::UNKNOWN))
                .seat("at", *at)
                .victim(figures, *at, *victim)
                .rule("attack.announce")
        }
        Event::Rolls { roll, card, skill, member } => rolled(figures, roll, *card, *skill, *member),
        Event::Thrown { seat, die, card } => {
            Line::by(*seat, "log-thrown").number("die", *die).card(figures, *card).rule(rule_of(figures, *card))
        }
        Event::Dodges { seat } => Line::by(*seat, "log-dodges").rule("defence.dodge").strong(),
        Event::Signs { seat } => Line::by(*seat, "log-signs").rule("defence.elder-sign").strong(),
        Event::Bluffs { seat, member } => {
            Line::by(*seat, "log-bluffs").victim(figures, *seat, *member).rule("defence.bluff").strong()
        }
        Event::Dies { seat, member, to: Some(to), points } => Line::by(*seat, "log-dies")
            .victim(figures, *seat, *member)
            .seat("to", *to)
            .number("points", *points)
            .rule("kill.points"),
        Event::Dies { seat, member, to: None, .. } => {
            Line::by(*seat, "log-dies-for-nothing").victim(figures, *seat, *member).rule("kill.points")
        }
        Event::Devoured { seat } => Line::by(*seat, "log-devoured").rule("god.devours").strong(),
        Event::Row { seat, row } => {
            Line::by(*seat, "log-row").word("row", ROWS[usize::from(*row).min(2)]).rule("row.change").strong()
        }
        Event::Gone { seat } => Line::by(*seat, "log-gone").rule("end.gone").strong(),
        Event::Keeps { seat, card } => Line::by(*seat, "log-keeps").card(figures, *card).rule("attack.kept"),
        Event::Gains { seat, points } => Line::by(*seat, "log-gains").number("points", *points),
        Event::Loses { seat, points, cause } => match cause {
            Cause::Card => Line::by(*seat, "log-loses").number("points", *points),
            Cause::God => Line::by(*seat, "log-god-silent").number("points", *points).rule("god.silent").strong(),
            Cause::Bonus => Line::by(*seat, "log-buys")
                .number("points", *points)
                .number("bonus", *points / figures.price)
                .rule("points.spend"),
        },
        Event::Robs { from, to, points } => Line::by(*to, "log-robs").seat("from", *from).number("points", *points),
        Event::Discards { seat, cards } => {
            Line::by(*seat, "log-discards").cards(figures, cards).number("count", cards.len() as i64)
        }
        Event::Hands { from, to, card } => Line::by(*to, "log-hands").seat("from", *from).card(figures, *card),
        Event::HandsSome { from, to } => Line::by(*to, "log-hands-some").seat("from", *from),
        Event::Swaps { seat, with } => Line::by(*seat, "log-swaps").seat("with", *with).rule("event.secret-council"),
        Event::Shows { seat, cards } if cards.is_empty() => Line::by(*seat, "log-shows-none"),
        Event::Shows { seat, cards } => Line::by(*seat, "log-shows").cards(figures, cards),
        Event::Passes { seat, card } => Line::by(*seat, "log-passes").card(figures, *card).rule("mishap.seminar"),
        Event::PassesSome { seat } => Line::by(*seat, "log-passes-some").rule("mishap.seminar"),
        Event::Gazes { seat, cards } => {
            Line::by(*seat, "log-gazes").cards(figures, cards).rule("sorcery.contemplation")
        }
        Event::GazesSome { seat, count } => {
            Line::by(*seat, "log-gazes-some").number("count", *count).rule("sorcery.contemplation")
        }
        Event::Retains { seat, card } => Line::by(*seat, "log-retains").card(figures, *card),
        Event::RetainsSome { seat } => Line::by(*seat, "log-retains-some"),
        Event::Revives { seat, member } => Line::by(*seat, "log-revives").victim(figures, *seat, *member),
        Event::Barred { seat, member, card } => Line::by(*seat, "log-barred")
            .victim(figures, *seat, *member)
            .card(figures, *card)
            .rule(rule_of(figures, *card)),
        Event::Banished { seat, member } => {
            Line::by(*seat, "log-banished").victim(figures, *seat, *member).rule("sorcery.gate-elsewhere")
        }
        Event::Lasts { seat, card } => Line::by(*seat, "log-lasts").card(figures, *card).rule("lasting.table"),
        Event::Ends { card } => Line::of("log-ends").card(figures, *card).rule("lasting.end"),
        Event::Risks { seat, member, die, dies } => Line::by(*seat, if *dies { "log-risks-dies" } else { "log-risks" })
            .victim(figures, *seat, *member)
            .number("die", *die),
        Event::Nothing { seat, card } => Line::by(*seat, "log-nothing").card(figures, *card),
        Event::Over { end } => match end {
            End::God(seat) => Line::by(*seat, "log-over-god").rule("god.comes").strong(),
            End::Last(seat) => Line::by(*seat, "log-over-last").rule("end.last").strong(),
            End::Rounds => Line::of("log-over-rounds").rule("end.rounds").strong(),
            End::Nobody => Line::of("log-over-nobody").rule("end.nobody").strong(),
        },
    }
}

/// The rows, from the bottom.
pub(crate) const ROWS: [&str; 3] = ["row-novices", "row-initiates", "row-leaders"];

/// What a roll came to, in a word.
pub(crate) const fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Shreds => "verdict-shreds",
        Verdict::Passes => "verdict-passes",
        Verdict::Fails => "verdict-fails",
        Verdict::Fumbles => "verdict-fumbles",
    }
}

fn rolled(figures: &Figures, roll: &Roll, card: Option<Face>, skill: Skill, member: Option<(Seat, u8)>) -> Line {
    let verdict = roll.verdict.unwrap_or(Verdict::Fails);
    let key = match roll.throw {
        // [sorcery.domination]: who leads a cultist rolls for him.
        Throw::Attack if member.is_some_and(|(seat, _)| seat != roll.by) => "log-rolls-led",
        Throw::Attack => "log-rolls-attack",
        Throw::Defence(_) => "log-rolls-defence",
        Throw::Counter(_) => "log-rolls-counter",
        Throw::Turned => "log-rolls-turned",
        Throw::Test => "log-rolls-test",
        Throw::God => "log-rolls-god",
    };
    let rule = match (roll.throw, skill) {
        (Throw::Attack, Skill::Conjuring) => "conjuring.roll",
        (Throw::Attack, _) => "brutality.roll",
        (Throw::Defence(_), Skill::Conjuring) => "conjuring.defence",
        (Throw::Defence(_), _) => "brutality.defence",
        (Throw::Counter(_), _) => "counter.plain",
        (Throw::Turned, _) => "conjuring.turned",
        (Throw::Test, _) => "sorcery.test",
        (Throw::God, _) => "god.test",
    };
    let told = Line::by(roll.by, key)
        .number("pips", roll.thrown())
        .number("threshold", roll.threshold())
        .word("verdict", verdict_word(verdict))
        .card(figures, card.unwrap_or(Face::UNKNOWN))
        .rule(rule);
    let told = match member {
        Some((seat, member)) => told.victim(figures, seat, member),
        None => told,
    };
    match verdict {
        Verdict::Shreds | Verdict::Fumbles => told.strong(),
        Verdict::Passes | Verdict::Fails => told,
    }
}
