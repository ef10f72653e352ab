//! What a viewer should have been told, computed from the record alone, and compared with what arrived.

use std::borrow::Borrow;

use cenacle_scene::{Lang, Seat, Viewer};
use cenacle_table::{AnyGame, AnyTable, RecordedInput};
use serde_json::Value;
use thiserror::Error;

use crate::Mirror;

/// A game of which everything is known.
pub struct Truth {
    table: Box<dyn AnyTable>,
    lines: Vec<RecordedInput>,
    /// The game as it was looked at last.
    then: Option<Box<dyn AnyTable>>,
    /// What somebody saw then, as it was asked for last.
    scene: Option<(usize, Viewer, Value)>,
}

/// The keys each type of frame may have; those with a question mark may be left out.
const FRAMES: [(&str, &[&str]); 11] = [
    ("hello", &["type", "protocol", "guest", "now"]),
    ("scene", &["type", "table", "viewer", "n", "info", "moment", "scene", "log", "chat", "view?", "legal?"]),
    ("news", &["type", "table", "viewer", "from", "n", "what", "moment", "scene", "log", "rewind?", "view?", "legal?"]),
    ("current", &["type", "table", "viewer", "n", "moment", "view?", "legal?"]),
    ("table", &["type", "info"]),
    ("done", &["type", "id", "n?"]),
    ("refused", &["type", "id", "problem"]),
    ("presence", &["type", "table", "seat", "online"]),
    ("chat", &["type", "table", "line"]),
    ("gone", &["type", "table", "problem"]),
    ("bye", &["type", "problem"]),
];
const INFO: &[&str] = &[
    "id",
    "game",
    "rules_version",
    "options",
    "status",
    "seats",
    "clock",
    "spectators",
    "listed",
    "chat",
    "hints",
    "commitment",
    "revealing",
    "created_at",
    "started_at",
    "finished_at",
    "n",
    "to_act",
    "yours",
    "made_by_you",
    "ending",
    "rematch",
];
const SEAT: &[&str] =
    &["seat", "kind", "name", "guest", "bot", "online", "resigned", "added", "commitment", "shown", "invite"];
const MOMENT: &[&str] =
    &["to_act", "legal", "clock?", "glass?", "glass_millis?", "undo", "redo", "vote?", "ending?", "sheet?"];
const GUEST: &[&str] = &["id", "name", "lang"];

/// A frame that says something else than it should.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("frame {place} ({kind}): {reason}")]
pub struct Wrong {
    /// Which one, from 0.
    pub place: usize,
    pub kind: String,
    pub reason: String,
}

impl Truth {
    /// Plays a record again, and proves it on the way.
    ///
    /// # Errors
    /// If it is no record of this game, or does not lead where it says.
    pub fn of(game: &dyn AnyGame, record: &str) -> Result<Truth, String> {
        let table = game.verify(record).map_err(|error| error.to_string())?;
        let lines = table.record().inputs;
        Ok(Truth { table, lines, then: None, scene: None })
    }

    /// The number of the last event. Nothing was taken back, so event 1 is the start and each other one an input.
    #[must_use]
    pub fn last(&self) -> u64 {
        self.table.inputs() as u64 + 1
    }

    /// The game at its end.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Compares every frame with what this viewer should have been told in English. Gives how many showed the table.
    ///
    /// # Errors
    /// The first frame that says something else.
    pub fn check(
        &mut self,
        frames: impl IntoIterator<Item = impl Borrow<Value>>,
        viewer: Viewer,
    ) -> Result<usize, Wrong> {
        let mut mirror = Mirror::default();
        let mut shown = 0;
        for (place, frame) in frames.into_iter().enumerate() {
            let frame = frame.borrow();
            let wrong = |reason: String| Wrong { place, kind: kind(frame).to_owned(), reason };
            self.keys(frame).map_err(wrong)?;
            mirror.take(frame).map_err(wrong)?;
            if frame.get("moment").is_some() && frame["n"] != 0 {
                self.shown(frame, &mirror, viewer).map_err(wrong)?;
                shown += 1;
            }
        }
        Ok(shown)
    }

    /// Nothing is in a frame that is not documented.
    fn keys(&self, frame: &Value) -> Result<(), String> {
        let known = FRAMES.iter().find(|(name, _)| *name == kind(frame)).ok_or("unknown type")?;
        exactly(frame, known.1)?;
        if let Some(info) = frame.get("info") {
            exactly(info, INFO)?;
            info["seats"].as_array().ok_or("no seats")?.iter().try_for_each(|seat| exactly(seat, SEAT))?;
        }
        if let Some(moment) = frame.get("moment") {
            exactly(moment, MOMENT)?;
        }
        match frame.get("guest") {
            Some(guest) if !guest.is_null() => exactly(guest, GUEST),
            _ => Ok(()),
        }
    }

    /// A frame that shows the table shows what the viewer sees from its seat, says what it was told, and no more.
    fn shown(&mut self, frame: &Value, mirror: &Mirror, viewer: Viewer) -> Result<(), String> {
        let n = frame["n"].as_u64().ok_or("no number")?;
        let inputs = usize::try_from(n).map_err(|error| error.to_string())?.saturating_sub(1);
        // Who only watches is shown everything once it is over, and not a moment before.
        let viewer = match (viewer, n == self.last()) {
            (Viewer::Spectator, true) if frame["viewer"] == "omniscient" => Viewer::Omniscient,
            (viewer, _) => viewer,
        };
        if frame["viewer"] != viewer.to_string() {
            return Err(format!("it is for viewer {}", frame["viewer"]));
        }
        self.go_to(inputs)?;
        let then = self.then.as_deref().ok_or("no such moment")?;
        let to_act: Vec<Seat> = then.to_act().collect();
        let legal = viewer.seat().map_or(0, |seat| then.legal_count(seat));
        let moment = &frame["moment"];
        if moment["to_act"] != said(&to_act) || moment["legal"] != legal {
            return Err(format!("after {inputs} inputs {to_act:?} are asked and {legal} actions are legal: {moment}"));
        }
        if moment.get("ending").is_some_and(|ending| !ending.is_null()) != then.outcome().is_some() {
            return Err("the end is not where the end is".to_owned());
        }
        let (.., scene) = match &mut self.scene {
            Some(seen) if (seen.0, seen.1) == (inputs, viewer) => seen,
            seen => seen.insert((inputs, viewer, said(&then.scene(viewer, Lang::En)))),
        };
        if mirror.scene() != &*scene {
            return Err(format!("after {inputs} inputs viewer {viewer} sees {}", difference(mirror.scene(), scene)));
        }
        // What a program is told besides is what its seat knows and may do, and nothing of another's.
        if frame.get("view").is_some_and(|view| *view != said(&then.view_json(viewer))) {
            return Err(format!("after {inputs} inputs viewer {viewer} does not know {}", frame["view"]));
        }
        if let Some(told) = frame.get("legal") {
            let legal = viewer.seat().map_or(Vec::new(), |seat| then.legal_json(seat));
            let actions: Vec<&Value> = told.as_array().ok_or("no list")?.iter().map(|one| &one["action"]).collect();
            if actions != legal.iter().collect::<Vec<_>>() {
                return Err(format!("after {inputs} inputs viewer {viewer} may not do {told}"));
            }
        }
        let first = match kind(frame) {
            "scene" => 0,
            "news" => news(&*self.table, frame, n)?,
            _ => return Ok(()),
        };
        let log = said(&then.log(viewer, Lang::En, first));
        if frame["log"] != log {
            return Err(format!("viewer {viewer} was told {log}, the frame says {}", frame["log"]));
        }
        Ok(())
    }

    /// The game as it was after so many inputs, from where it was looked at last if that was before.
    fn go_to(&mut self, inputs: usize) -> Result<(), String> {
        if self.then.as_ref().is_none_or(|then| then.inputs() > inputs) {
            self.then = self.table.at(0);
        }
        let then = self.then.as_mut().ok_or("no beginning")?;
        for line in self.lines.get(then.inputs()..inputs).ok_or("no such moment")? {
            then.follow(line).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// What a seat could decide for after so many inputs.
    ///
    /// # Errors
    /// If the game was over by then.
    pub fn legal(&mut self, inputs: usize, seat: Seat) -> Result<Vec<Value>, String> {
        self.go_to(inputs)?;
        Ok(self.then.as_ref().map(|then| then.legal_json(seat)).unwrap_or_default())
    }

    /// What an event was, if a seat decided it.
    #[must_use]
    pub fn decision(&self, event: u64) -> Option<(Seat, &Value)> {
        let input = usize::try_from(event).ok()?.checked_sub(1)?;
        let action = self.lines.get(input.checked_sub(1)?)?.action.as_ref()?;
        Some((self.table.decided(input)?, action))
    }
}

/// News say which seats decided, which everybody sees. Gives the first input they tell of.
fn news(table: &dyn AnyTable, frame: &Value, n: u64) -> Result<usize, String> {
    let from = frame["from"].as_u64().ok_or("no `from`")?;
    let what = frame["what"].as_array().ok_or("no `what`")?;
    let happened = (from + 1..=n).map(|event| match table.decided(event as usize - 1) {
        Some(seat) => serde_json::json!({ "is": "decided", "seat": seat }),
        None => serde_json::json!({ "is": "started" }),
    });
    let happened: Vec<Value> = happened.collect();
    // Who comes back is told the outcome of what it missed in one piece.
    if !what.is_empty() && *what != happened {
        return Err(format!("{what:?} instead of {happened:?}"));
    }
    usize::try_from(from).map_err(|error| error.to_string())
}

/// What a frame is.
fn kind(frame: &Value) -> &str {
    frame["type"].as_str().unwrap_or_default()
}

impl std::fmt::Debug for Truth {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Truth").field("last", &self.last()).finish_non_exhaustive()
    }
}

/// A value as it looks after it went over the wire: decimal fractions are those of the text.
fn said(value: &impl serde::Serialize) -> Value {
    serde_json::to_string(value).and_then(|text| serde_json::from_str(&text)).unwrap_or_default()
}

/// The object has all of these keys and no others.
fn exactly(object: &Value, keys: &[&str]) -> Result<(), String> {
    let found = object.as_object().ok_or_else(|| format!("{object} is no object"))?;
    if let Some(foreign) = found.keys().find(|key| !keys.iter().any(|known| known.trim_end_matches('?') == *key)) {
        return Err(format!("`{foreign}` is not documented"));
    }
    match keys.iter().find(|key| !key.ends_with('?') && !found.contains_key(**key)) {
        Some(missing) => Err(format!("`{missing}` is missing")),
        None => Ok(()),
    }
}

/// The first place at which two values differ.
fn difference(found: &Value, meant: &Value) -> String {
    match (found, meant) {
        (Value::Object(found), Value::Object(meant)) => {
            let differs = |key: &&String| found.get(*key) != meant.get(*key);
            match found.keys().chain(meant.keys()).find(differs) {
                Some(key) => {
                    let of = |side: &serde_json::Map<String, Value>| side.get(key).cloned().unwrap_or_default();
                    format!("{key}: {}", difference(&of(found), &of(meant)))
                }
                None => "nothing else".to_owned(),
            }
        }
        (Value::Array(found), Value::Array(meant)) if found.len() == meant.len() => {
            match found.iter().zip(meant).enumerate().find(|(_, (found, meant))| found != meant) {
                Some((index, (found, meant))) => format!("[{index}]: {}", difference(found, meant)),
                None => "nothing else".to_owned(),
            }
        }
        _ => format!("{found} instead of {meant}"),
    }
}
