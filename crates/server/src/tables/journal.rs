//! The journal of a table: everything that happened there since the game began, one row an event. A table is the fold
//! of its journal; nothing in it is ever changed or taken out.

use cenacle_scene::Seat;
use cenacle_table::RecordedInput;
use serde::{Deserialize, Serialize};

use crate::wire::{Happened, Why};

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Happening {
    /// The game began.
    Started,
    /// A seat decided or a sand-glass ran out: a line of the record.
    Input(RecordedInput),
    /// Decisions were taken back.
    TakenBack(TakenBack),
    /// A seat asks the others to let it take a decision back.
    UndoAsked(TakenBack),
    /// A seat answered.
    UndoAnswered(Answered),
    /// A bot plays a seat now.
    TookOver(TookOver),
    /// A player plays his seat again.
    HandedBack(Seat),
    /// A player gave up.
    Resigned(Seat),
    /// Time that does not count, in milliseconds: the server was away.
    Excused(u64),
    /// The game was stopped before its end.
    Stopped,
}

/// Who takes something back, and how much is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TakenBack {
    /// Who.
    pub seat: Seat,
    /// How many inputs are left.
    pub inputs: usize,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Answered {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub agreed: bool,
}

/// A bot at a person's seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TookOver {
    /// Which seat.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// Why.
    pub why: Why,
}

impl Happening {
    /// As it is stored: a kind and a body.
    ///
    /// # Panics
    /// Never: everything in it is JSON.
    #[must_use]
    pub(crate) fn store(&self) -> (&'static str, String) {
        match self {
            Happening::Started => ("started", String::new()),
            Happening::Input(line) => ("input", json(line)),
            Happening::TakenBack(what) => ("taken-back", json(what)),
            Happening::UndoAsked(what) => ("undo-asked", json(what)),
            Happening::UndoAnswered(answer) => ("undo-answered", json(answer)),
            Happening::TookOver(what) => ("took-over", json(what)),
            Happening::HandedBack(seat) => ("handed-back", json(seat)),
            Happening::Resigned(seat) => ("resigned", json(seat)),
            Happening::Excused(millis) => ("excused", json(millis)),
            Happening::Stopped => ("stopped", String::new()),
        }
    }

    /// What was stored.
    ///
    /// # Errors
    /// If it is something else.
    pub(crate) fn read(kind: &str, body: &str) -> Result<Happening, String> {
        let wrong = |error: serde_json::Error| format!("event `{kind}`: {error}");
        Ok(match kind {
            "started" => Happening::Started,
            "input" => Happening::Input(serde_json::from_str(body).map_err(wrong)?),
            "taken-back" => Happening::TakenBack(serde_json::from_str(body).map_err(wrong)?),
            "undo-asked" => Happening::UndoAsked(serde_json::from_str(body).map_err(wrong)?),
            "undo-answered" => Happening::UndoAnswered(serde_json::from_str(body).map_err(wrong)?),
            "took-over" => Happening::TookOver(serde_json::from_str(body).map_err(wrong)?),
            "handed-back" => Happening::HandedBack(serde_json::from_str(body).map_err(wrong)?),
            "resigned" => Happening::Resigned(serde_json::from_str(body).map_err(wrong)?),
            "excused" => Happening::Excused(serde_json::from_str(body).map_err(wrong)?),
            "stopped" => Happening::Stopped,
            _ => return Err(format!("there is no event `{kind}`")),
        })
    }

    /// As everybody may know it. What was decided is not in here: the log tells each viewer what he may know.
    #[must_use]
    pub(crate) fn told(&self) -> Happened {
        match self {
            Happening::Started => Happened::Started,
            Happening::Input(line) => match line.seat {
                Some(seat) => Happened::Decided { seat },
                None => Happened::GlassRanOut,
            },
            Happening::TakenBack(TakenBack { seat, inputs }) => Happened::TakenBack { seat: *seat, inputs: *inputs },
            Happening::UndoAsked(TakenBack { seat, .. }) => Happened::UndoAsked { seat: *seat },
            Happening::UndoAnswered(Answered { seat, agreed }) => {
                Happened::UndoAnswered { seat: *seat, agreed: *agreed }
            }
            Happening::TookOver(TookOver { seat, bot, why }) => {
                Happened::TookOver { seat: *seat, bot: bot.clone(), why: *why }
            }
            Happening::HandedBack(seat) => Happened::HandedBack { seat: *seat },
            Happening::Resigned(seat) => Happened::Resigned { seat: *seat },
            Happening::Excused(millis) => Happened::Excused { millis: *millis },
            Happening::Stopped => Happened::Stopped,
        }
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("everything in a journal is JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_again() {
        let seat = Seat::new(2);
        let line = r#"{"n":3,"seat":1,"do":"end-turn","drew":[4],"check":"00112233"}"#;
        let all = [
            Happening::Started,
            Happening::Input(serde_json::from_str(line).unwrap()),
            Happening::TakenBack(TakenBack { seat, inputs: 7 }),
            Happening::UndoAsked(TakenBack { seat, inputs: 7 }),
            Happening::UndoAnswered(Answered { seat, agreed: true }),
            Happening::TookOver(TookOver { seat, bot: "random".to_owned(), why: Why::Time }),
            Happening::HandedBack(seat),
            Happening::Resigned(seat),
            Happening::Excused(5),
            Happening::Stopped,
        ];
        for happening in all {
            let (kind, body) = happening.store();
            assert_eq!(Happening::read(kind, &body), Ok(happening));
        }
        assert!(Happening::read("input", "{}").is_err() && Happening::read("other", "").is_err());
    }
}
