//! The journal of a table: everything that happened there since the game began, one row an event. A table is the fold
//! of its journal; nothing in it is ever changed or taken out.

use serde::{Serialize, de::DeserializeOwned};

use crate::wire::TableEvent;

impl TableEvent {
    /// As it is stored: a kind and a body.
    ///
    /// # Panics
    /// Never: everything in it is JSON.
    #[must_use]
    pub(crate) fn store(&self) -> (&'static str, String) {
        match self {
            TableEvent::Started => ("started", String::new()),
            TableEvent::Decided { line, .. } | TableEvent::GlassRanOut { line } => ("input", json(&line.0)),
            TableEvent::TakenBack(what) => ("taken-back", json(what)),
            TableEvent::UndoAsked(what) => ("undo-asked", json(what)),
            TableEvent::UndoAnswered(answer) => ("undo-answered", json(answer)),
            TableEvent::TookOver(what) => ("took-over", json(what)),
            TableEvent::HandedBack { seat } => ("handed-back", json(seat)),
            TableEvent::Resigned { seat } => ("resigned", json(seat)),
            TableEvent::Excused { millis } => ("excused", json(millis)),
            TableEvent::Stopped => ("stopped", String::new()),
        }
    }

    /// What was stored.
    ///
    /// # Errors
    /// If it is something else.
    pub(crate) fn read(kind: &str, body: &str) -> Result<TableEvent, String> {
        Ok(match kind {
            "started" => TableEvent::Started,
            "input" => TableEvent::input(parse(kind, body)?),
            "taken-back" => TableEvent::TakenBack(parse(kind, body)?),
            "undo-asked" => TableEvent::UndoAsked(parse(kind, body)?),
            "undo-answered" => TableEvent::UndoAnswered(parse(kind, body)?),
            "took-over" => TableEvent::TookOver(parse(kind, body)?),
            "handed-back" => TableEvent::HandedBack { seat: parse(kind, body)? },
            "resigned" => TableEvent::Resigned { seat: parse(kind, body)? },
            "excused" => TableEvent::Excused { millis: parse(kind, body)? },
            "stopped" => TableEvent::Stopped,
            _ => return Err(format!("there is no event `{kind}`")),
        })
    }
}

fn parse<T: DeserializeOwned>(kind: &str, body: &str) -> Result<T, String> {
    serde_json::from_str(body).map_err(|error| format!("event `{kind}`: {error}"))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("everything in a journal is JSON")
}

#[cfg(test)]
mod tests {
    use cenacle_scene::Seat;
    use serde_json::json;

    use crate::wire::{TakenBack, TookOver, UndoAnswered, Why};

    use super::*;

    /// Each kind of event, as it is stored and as it is told.
    fn all() -> Vec<(TableEvent, &'static str, &'static str, serde_json::Value)> {
        let seat = Seat::new(2);
        let decided = r#"{"n":3,"seat":1,"do":"end-turn","drew":[4],"check":"00112233"}"#;
        let ran_out = r#"{"n":4,"expired":7,"check":"00112233"}"#;
        let (back, answered) = (TakenBack { seat, inputs: 7 }, UndoAnswered { seat, agreed: true });
        let took = TookOver { seat, bot: "random".to_owned(), why: Why::Time };
        let input = |line| TableEvent::input(serde_json::from_str(line).unwrap());
        vec![
            (TableEvent::Started, "started", "", json!({ "is": "started" })),
            (input(decided), "input", decided, json!({ "is": "decided", "seat": 1 })),
            (input(ran_out), "input", ran_out, json!({ "is": "glass-ran-out" })),
            (
                TableEvent::TakenBack(back),
                "taken-back",
                r#"{"seat":3,"inputs":7}"#,
                json!({ "is": "taken-back", "seat": 3, "inputs": 7 }),
            ),
            (
                TableEvent::UndoAsked(back),
                "undo-asked",
                r#"{"seat":3,"inputs":7}"#,
                json!({ "is": "undo-asked", "seat": 3, "inputs": 7 }),
            ),
            (
                TableEvent::UndoAnswered(answered),
                "undo-answered",
                r#"{"seat":3,"agreed":true}"#,
                json!({ "is": "undo-answered", "seat": 3, "agreed": true }),
            ),
            (
                TableEvent::TookOver(took),
                "took-over",
                r#"{"seat":3,"bot":"random","why":"time"}"#,
                json!({ "is": "took-over", "seat": 3, "bot": "random", "why": "time" }),
            ),
            (TableEvent::HandedBack { seat }, "handed-back", "3", json!({ "is": "handed-back", "seat": 3 })),
            (TableEvent::Resigned { seat }, "resigned", "3", json!({ "is": "resigned", "seat": 3 })),
            (TableEvent::Excused { millis: 5 }, "excused", "5", json!({ "is": "excused", "millis": 5 })),
            (TableEvent::Stopped, "stopped", "", json!({ "is": "stopped" })),
        ]
    }

    #[test]
    fn what_is_stored_is_read_again() {
        for (event, kind, body, _) in all() {
            assert_eq!(event.store(), (kind, body.to_owned()));
            assert_eq!(TableEvent::read(kind, body), Ok(event));
        }
        assert!(TableEvent::read("input", "{}").is_err() && TableEvent::read("other", "").is_err());
    }

    #[test]
    fn everybody_is_told_that_a_seat_decided_and_nobody_what() {
        for (event, _, _, told) in all() {
            assert_eq!(serde_json::to_value(&event).unwrap(), told);
        }
    }
}
