//! Which actions a lesson means.

use serde::Deserialize;
use serde_json::Value;

/// An action as records write it, or a part of one: every action that has this part fits.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(transparent)]
pub struct Pattern(Value);

impl Pattern {
    /// Whether an action has all that the pattern names.
    #[must_use]
    pub fn fits(&self, action: &Value) -> bool {
        has(action, &self.0)
    }
}

impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

fn has(action: &Value, part: &Value) -> bool {
    match (action, part) {
        (Value::Object(action), Value::Object(part)) => {
            part.iter().all(|(key, part)| action.get(key).is_some_and(|value| has(value, part)))
        }
        // The name of an action stands for all of its kind.
        (Value::Object(action), Value::String(kind)) => action.len() == 1 && action.contains_key(kind),
        _ => action == part,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_fits_what_has_all_its_parts() {
        let lay = json!({"lay": {"turn": 1, "row": 2, "column": 3}});
        let fits = |pattern: Value| Pattern(pattern).fits(&lay);
        assert!(fits(json!({"lay": {"row": 2}})));
        assert!(fits(json!({"lay": {}})));
        assert!(fits(json!("lay")));
        assert!(fits(lay.clone()));
        assert!(!fits(json!({"lay": {"row": 3}})));
        assert!(!fits(json!({"lay": {"side": 0}})));
        assert!(!fits(json!("row")));
        assert!(Pattern(json!("refill")).fits(&json!("refill")));
        assert!(!Pattern(json!("refill")).fits(&json!("end-turn")));
    }
}
