//! What a row of values is made of.

use std::fmt::Write;

use super::field::{Coding, FieldWriter};

/// A field of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its parts and its name: `seat-0.talents`.
    pub name: String,
    /// The place of its first value.
    pub first: usize,
    /// How many it has.
    pub values: usize,
    /// The most each can be.
    pub most: u8,
    pub coding: Coding,
}

/// All fields of a row, in order and without a gap.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Description {
    pub fields: Vec<Field>,
}

impl Description {
    /// How many values a row has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.fields.last().map_or(0, |field| field.first + field.values)
    }

    /// Whether a row has no value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The field of this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// The values of a field in a row.
    ///
    /// # Panics
    /// If there is no such field, or the row is too short: it is meant for tests.
    #[must_use]
    pub fn read<'a>(&self, row: &'a [u8], name: &str) -> &'a [u8] {
        let field = self.field(name).unwrap_or_else(|| panic!("there is no field `{name}`"));
        &row[field.first..field.first + field.values]
    }

    /// What it is, line by line: what golden files keep.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for Field { name, first, values, most, coding } in &self.fields {
            writeln!(text, "{first} {name} {}:{values} most {most}", coding.word()).expect("writing to a string");
        }
        text
    }
}

/// Writes down what fields come, and no value.
#[derive(Debug, Default)]
pub struct Describer {
    fields: Vec<Field>,
    path: String,
    /// Where each part that is entered begins in the path.
    begun: Vec<usize>,
    values: usize,
}

impl Describer {
    /// What came.
    ///
    /// # Panics
    /// If a game wrote other values than it said, or two fields of one name, which its conformance tests exclude.
    #[must_use]
    pub fn finish(self) -> Description {
        let description = Description { fields: self.fields };
        assert_eq!(description.len(), self.values, "as many values are written as fields say");
        for (at, field) in description.fields.iter().enumerate() {
            assert!(description.fields[..at].iter().all(|other| other.name != field.name), "`{}` is twice", field.name);
        }
        description
    }
}

impl FieldWriter for Describer {
    fn field(&mut self, name: &'static str, values: usize, most: u8, coding: Coding) {
        assert_eq!(self.fields.last().map_or(0, |field| field.first + field.values), self.values, "before `{name}`");
        let name = format!("{}{name}", self.path);
        self.fields.push(Field { name, first: self.values, values, most, coding });
    }

    fn enter(&mut self, part: &'static str, number: usize) {
        self.begun.push(self.path.len());
        write!(self.path, "{part}-{number}.").expect("writing to a string");
    }

    fn leave(&mut self) {
        self.path.truncate(self.begun.pop().unwrap_or_default());
    }

    fn put(&mut self, _value: u8, _most: u8) {
        self.values += 1;
    }
}

/// Writes values down and notes the first that is larger than it may be.
#[derive(Debug, Default)]
pub struct Checker {
    /// What was written so far, in order.
    pub values: Vec<u8>,
    /// Where one was too large: place, value, the most it may be.
    pub too_large: Option<(usize, u8, u8)>,
}

impl FieldWriter for Checker {
    fn put(&mut self, value: u8, most: u8) {
        if value > most && self.too_large.is_none() {
            self.too_large = Some((self.values.len(), value, most));
        }
        self.values.push(value);
    }
}
