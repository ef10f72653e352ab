//! Where two things differ, in a few words.

use serde::Serialize;
use serde_json::Value;

pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("everything of a game is JSON")
}

pub(crate) fn json_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("everything of a game is JSON")
}

/// The first place where two values differ as JSON; `None` if they do not.
pub(crate) fn difference(one: &impl Serialize, other: &impl Serialize) -> Option<String> {
    // Equal text is the usual case and much cheaper than two trees.
    if json_text(one) == json_text(other) {
        return None;
    }
    let found = find("", &json(one), &json(other));
    Some(found.unwrap_or_else(|| "the texts differ in the order of their keys".to_owned()))
}

fn find(path: &str, one: &Value, other: &Value) -> Option<String> {
    let at = if path.is_empty() { "it" } else { path };
    match (one, other) {
        (Value::Object(left), Value::Object(right)) => left
            .iter()
            .find_map(|(key, value)| match right.get(key) {
                Some(same) => find(&format!("{path}.{key}"), value, same),
                None => Some(format!("{at} lacks `{key}` on one side")),
            })
            .or_else(|| {
                let extra = right.keys().find(|key| !left.contains_key(*key))?;
                Some(format!("{at} lacks `{extra}` on one side"))
            }),
        (Value::Array(left), Value::Array(right)) if left.len() == right.len() => left
            .iter()
            .zip(right)
            .enumerate()
            .find_map(|(index, (value, same))| find(&format!("{path}[{index}]"), value, same)),
        _ => (one != other).then(|| format!("{at} is {} and {}", short(one), short(other))),
    }
}

fn short(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(120) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A line that went (`-`) or came (`+`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) sign: char,
    pub(crate) line: String,
}

/// What changed between two texts, line by line: the fewest lines that tell it.
pub(crate) fn changed_lines(before: &[String], after: &[String]) -> Vec<Change> {
    let start = before.iter().zip(after).take_while(|(old, new)| old == new).count();
    let end = before[start..].iter().rev().zip(after[start..].iter().rev()).take_while(|(old, new)| old == new).count();
    let (old, new) = (&before[start..before.len() - end], &after[start..after.len() - end]);
    // common[i][j]: how many lines of old[i..] and new[j..] can be kept.
    let mut common = vec![vec![0_u16; new.len() + 1]; old.len() + 1];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            common[i][j] =
                if old[i] == new[j] { common[i + 1][j + 1] + 1 } else { common[i + 1][j].max(common[i][j + 1]) };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut changes = Vec::new();
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
        } else if i < old.len() && (j == new.len() || common[i + 1][j] >= common[i][j + 1]) {
            changes.push(Change { sign: '-', line: old[i].clone() });
            i += 1;
        } else {
            changes.push(Change { sign: '+', line: new[j].clone() });
            j += 1;
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_by_its_path() {
        let one = serde_json::json!({"hand": [{"kind": "stone"}], "gold": 3});
        let other = serde_json::json!({"hand": [{"kind": "wood"}], "gold": 3});
        assert_eq!(difference(&one, &one), None);
        assert_eq!(difference(&one, &other).unwrap(), ".hand[0].kind is \"stone\" and \"wood\"");
        let lacking = serde_json::json!({"hand": []});
        assert_eq!(difference(&one, &lacking).unwrap(), "it lacks `gold` on one side");
    }

    #[test]
    fn only_the_lines_that_changed_are_told() {
        let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let told: Vec<String> = changed_lines(&lines("a b c d"), &lines("a x c d e"))
            .into_iter()
            .map(|change| format!("{}{}", change.sign, change.line))
            .collect();
        assert_eq!(told, ["-b", "+x", "+e"]);
        assert_eq!(changed_lines(&lines("a b"), &lines("a b")), []);
    }
}
