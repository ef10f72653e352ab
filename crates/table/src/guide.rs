//! The guide: one sentence for each kind of thing that a newcomer meets.
//!
//! Its sentences are messages of the game. `guide-<kind>` is said of the actions that records write under this name, and
//! `guide-about-<rule>` of what the scene explains by this rule: `hand.limit` is `guide-about-hand-limit`.

use cenacle_scene::{Text, scene::Id};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, Visitor, value},
    forward_to_deserialize_any,
};
use serde_json::Value;

/// What a sentence is about: a kind of action that can be done, or of thing that is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Topic {
    /// Its name, the same in every game of the kind: whoever was told once need not be told again.
    pub kind: String,
    pub text: Text,
    /// The first action of the kind in the legal list.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<usize>,
    /// The first thing of the kind in the scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element: Option<Id>,
}

/// The message that is said of a kind.
#[must_use]
pub fn guide_key(kind: &str) -> String {
    format!("guide-{kind}")
}

/// The kind of what a rule explains.
pub(crate) fn kind_of_rule(rule: &str) -> String {
    format!("about-{}", rule.replace('.', "-"))
}

/// The kind of an action: the name under which records write it.
pub(crate) fn kind_of_action(action: &Value) -> &str {
    match action {
        Value::String(kind) => kind,
        Value::Object(fields) => fields.keys().next().map_or("", String::as_str),
        _ => "",
    }
}

/// All kinds of action that a game has, in the order of its type.
#[must_use]
pub fn action_kinds<'de, A: Deserialize<'de>>() -> &'static [&'static str] {
    let mut kinds: &'static [&'static str] = &[];
    // It always fails: nothing is read but the names of the variants.
    drop(A::deserialize(Variants(&mut kinds)));
    kinds
}

/// Asked for an enum, it notes which variants that has.
struct Variants<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for Variants<'_> {
    type Error = value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, value::Error> {
        Err(value::Error::custom("not an enum"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, value::Error> {
        *self.0 = variants;
        Err(value::Error::custom("only its variants were asked for"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Action {
        EndTurn,
        TakeStall { stall: u8 },
    }

    #[test]
    fn an_action_has_its_name_in_records_as_its_kind() {
        let kinds = [Action::EndTurn, Action::TakeStall { stall: 2 }].map(|action| json!(action));
        assert_eq!(kinds.each_ref().map(kind_of_action), ["end-turn", "take-stall"]);
        assert_eq!(action_kinds::<Action>(), ["end-turn", "take-stall"]);
        assert_eq!(action_kinds::<u8>(), [""; 0]);
    }

    #[test]
    fn a_rule_names_a_kind_of_thing() {
        assert_eq!(guide_key(&kind_of_rule("hand.limit")), "guide-about-hand-limit");
    }
}
