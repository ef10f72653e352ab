//! What a data file says in short: its figures without their origins, and how many come from where.

use std::{borrow::Cow, fmt::Write};

use toml::{
    Value,
    de::{DeTable, DeValue},
};

/// Where figures come from, as the data name it.
pub const ORIGINS: [&str; 3] = ["rulebook", "public", "reconstructed"];

/// What a data file says in short.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gist {
    /// The figures as JSON, keys in order, each value as a string of TOML. It is hashed into every record, so it stays as
    /// it is to the last byte.
    pub figures: Cow<'static, str>,
    /// How many come from each of [`ORIGINS`].
    pub origins: [usize; ORIGINS.len()],
}

impl Gist {
    /// What this table says.
    #[must_use]
    pub fn of(table: &DeTable<'_>) -> Gist {
        let (mut figures, mut origins) = (String::new(), [0; ORIGINS.len()]);
        write_table(table, &mut figures);
        count_table(table, &mut origins);
        Gist { figures: figures.into(), origins }
    }
}

fn write_value(value: &DeValue<'_>, out: &mut String) {
    match value {
        DeValue::Table(table) => write_table(table, out),
        DeValue::Array(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                separate(index, out);
                write_value(item.get_ref(), out);
            }
            out.push(']');
        }
        DeValue::String(text) if is_plain(text) => _ = write!(out, "\"\\\"{text}\\\"\""),
        DeValue::String(text) => quote(&Value::String(text.clone().into_owned()).to_string(), out),
        DeValue::Boolean(is) => _ = write!(out, "\"{is}\""),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => _ = write!(out, "\"{number}\""),
            Err(_) => quote(number.as_str(), out),
        },
        DeValue::Float(number) => match number.as_str().parse() {
            Ok(number) => quote(&Value::Float(number).to_string(), out),
            Err(_) => quote(number.as_str(), out),
        },
        DeValue::Datetime(time) => quote(&time.to_string(), out),
    }
}

/// A figure stands for its value alone.
fn write_table(table: &DeTable<'_>, out: &mut String) {
    if let (Some(is), true) = (table.get("is"), table.contains_key("from")) {
        return write_value(is.get_ref(), out);
    }
    out.push('{');
    for (index, (key, value)) in table.iter().enumerate() {
        separate(index, out);
        quote(key.get_ref(), out);
        out.push(':');
        write_value(value.get_ref(), out);
    }
    out.push('}');
}

fn separate(index: usize, out: &mut String) {
    if index > 0 {
        out.push(',');
    }
}

/// Whether a string is written the same in TOML and in JSON, between quotation marks.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| byte >= b' ' && byte != 0x7f && byte != b'"' && byte != b'\\')
}

/// Text as a JSON string.
fn quote(text: &str, out: &mut String) {
    if is_plain(text) {
        out.push('"');
        out.push_str(text);
        out.push('"');
    } else {
        out.push_str(&serde_json::Value::from(text).to_string());
    }
}

fn count(value: &DeValue<'_>, counts: &mut [usize; ORIGINS.len()]) {
    match value {
        DeValue::Table(table) => count_table(table, counts),
        DeValue::Array(items) => items.iter().for_each(|item| count(item.get_ref(), counts)),
        _ => {}
    }
}

fn count_table(table: &DeTable<'_>, counts: &mut [usize; ORIGINS.len()]) {
    let named = table.get("from").and_then(|from| match from.get_ref() {
        DeValue::String(name) => ORIGINS.iter().position(|origin| origin == name),
        _ => None,
    });
    match named {
        Some(origin) if table.contains_key("is") => counts[origin] += 1,
        _ => table.values().for_each(|inner| count(inner.get_ref(), counts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How figures were written when records began to hash them.
    fn bare(value: &Value) -> serde_json::Value {
        match value {
            Value::Table(table) if table.contains_key("is") && table.contains_key("from") => bare(&table["is"]),
            Value::Table(table) => table.iter().map(|(key, inner)| (key.clone(), bare(inner))).collect(),
            Value::Array(items) => items.iter().map(bare).collect(),
            other => serde_json::Value::String(other.to_string()),
        }
    }

    #[test]
    fn figures_are_written_as_they_always_were() {
        let text = r#"
            plain = "stone"
            empty = ""
            quoted = 'a "b" \ c'
            lines = "one\ntwo\ttab \u0007 bell"
            accents = "pyramide dorée d’Égypte"
            apostrophe = "l'or"
            "key with \"quotes\"" = 1
            whole = [0, -3, +7, 1_000, 0xff, 0o17, 0b101, 9223372036854775807]
            parts = [0.5, 1.0, -2e10, inf, nan, 3_0.25]
            flags = [true, false]
            day = 2026-11-17
            hour = 2026-11-17T23:30:00Z
            figure = { is = [1, { is = 2, from = "public" }], from = "rulebook" }
            doubtful = { is = { is = 1, from = "public" }, from = "hearsay" }
            [[card]]
            id = "z"
            count = { is = 18, from = "rulebook" }
            [[card]]
            id = "a"
        "#;
        let gist = Gist::of(DeTable::parse(text).unwrap().get_ref());
        assert_eq!(gist.figures, bare(&Value::Table(text.parse().unwrap())).to_string());
        assert_eq!(gist.origins, [2, 1, 0]);
    }
}
