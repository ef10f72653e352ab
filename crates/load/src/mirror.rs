//! What a viewer sees, kept up to date from frames.

use cenacle_scene::patch;
use serde_json::Value;

/// What a viewer of a table sees and was told: a whole scene first, then only what changes.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mirror {
    n: u64,
    scene: Value,
    log: Vec<Value>,
    moment: Value,
}

impl Mirror {
    /// Takes a frame; frames that do not show the table change nothing.
    ///
    /// # Errors
    /// If it does not continue what was there before, or lacks something.
    pub fn take(&mut self, frame: &Value) -> Result<(), String> {
        let kind = frame["type"].as_str().ok_or("a frame without a type")?;
        if !matches!(kind, "scene" | "news" | "current") {
            return Ok(());
        }
        let n = frame["n"].as_u64().ok_or_else(|| format!("{kind} without a number"))?;
        let lines = || frame["log"].as_array().cloned().ok_or_else(|| format!("{kind} without a log"));
        match kind {
            "scene" => (self.scene, self.log) = (frame["scene"].clone(), lines()?),
            "news" => {
                if frame["from"] != self.n {
                    return Err(format!("news from {} on after event {}", frame["from"], self.n));
                }
                let scene = self.scene.take();
                self.scene = patch(scene, frame["scene"].clone()).map_err(|error| error.to_string())?;
                if let Some(inputs) = frame["rewind"].as_u64() {
                    self.log.retain(|line| line["n"].as_u64().is_some_and(|input| input <= inputs));
                }
                self.log.extend(lines()?);
            }
            _ if n != self.n => return Err(format!("event {n} is current, but event {} was the last", self.n)),
            _ => {}
        }
        self.n = n;
        self.moment = frame["moment"].clone();
        Ok(())
    }

    /// The last event.
    #[must_use]
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// The scene, `null` before the game begins.
    #[must_use]
    pub const fn scene(&self) -> &Value {
        &self.scene
    }

    /// What the viewer was told so far.
    #[must_use]
    pub fn log(&self) -> &[Value] {
        &self.log
    }

    /// How many legal actions the viewer's seat has.
    #[must_use]
    pub fn legal(&self) -> usize {
        self.moment["legal"].as_u64().unwrap_or(0) as usize
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.moment.get("ending").is_some_and(|ending| !ending.is_null())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn scene(n: u64) -> Value {
        let scene = json!({ "decor": "a", "parts": [] });
        let log = json!([{ "n": 0, "text": "It begins." }, { "n": 1, "text": "Ada builds." }]);
        json!({ "type": "scene", "n": n, "moment": { "legal": 2 }, "scene": scene, "log": log })
    }

    #[test]
    fn news_continue_what_was_seen_and_nothing_else() {
        let mut mirror = Mirror::default();
        mirror.take(&scene(2)).unwrap();
        assert_eq!((mirror.n(), mirror.legal(), mirror.is_over()), (2, 2, false));
        let mut news = json!({ "type": "news", "from": 2, "n": 3, "moment": { "legal": 0, "ending": {} },
            "scene": { "decor": "b" }, "log": [{ "n": 2, "text": "Bea too." }] });
        mirror.take(&news).unwrap();
        assert_eq!((mirror.n(), &mirror.scene()["decor"], mirror.log().len()), (3, &json!("b"), 3));
        assert!(mirror.is_over());
        news["from"] = json!(7);
        assert!(mirror.take(&news).unwrap_err().contains("after event 3"));
    }

    #[test]
    fn what_was_taken_back_is_no_longer_told() {
        let mut mirror = Mirror::default();
        mirror.take(&scene(2)).unwrap();
        let news = json!({ "type": "news", "from": 2, "n": 3, "moment": { "legal": 2 }, "scene": {}, "log": [],
            "rewind": 0 });
        mirror.take(&news).unwrap();
        assert_eq!(mirror.log(), [json!({ "n": 0, "text": "It begins." })]);
    }

    #[test]
    fn what_is_current_is_so_only_for_who_has_it() {
        let mut mirror = Mirror::default();
        mirror.take(&scene(2)).unwrap();
        let current = |n: u64| json!({ "type": "current", "n": n, "moment": { "legal": 1 } });
        mirror.take(&current(2)).unwrap();
        assert_eq!(mirror.legal(), 1);
        mirror.take(&current(4)).unwrap_err();
    }
}
