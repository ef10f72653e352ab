//! The page's types are those that stand here: `web/src/wire/generated.ts` is written from them.
//!
//! What goes over the wire derives a JSON Schema as serde writes or reads it, in tests only; here each becomes a
//! declaration in TypeScript. A schema that the writer does not understand fails the test rather than become `any`.

use std::{collections::BTreeMap, env, fmt::Write, fs, path::Path};

use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::Value;

use crate::{
    controllers::{games, guests, tables},
    tables::State,
    wire::{Message, Tell},
};

/// Declarations by name, so that each stands once in a fixed order.
#[derive(Default)]
struct Declared(BTreeMap<String, String>);

impl Declared {
    /// Everything a generator has met.
    fn take(&mut self, mut generator: SchemaGenerator) {
        for (name, schema) in generator.take_definitions(true) {
            let declaration = declaration(&name, &schema);
            if let Some(other) = self.0.insert(name.clone(), declaration.clone()) {
                assert_eq!(other, declaration, "{name} is read otherwise than it is written: give one another name");
            }
        }
    }

    fn text(&self) -> String {
        let head =
            "// Written by `CENACLE_BLESS=1 cargo test -p cenacle-server types` from the types in Rust; not by hand.\n";
        self.0.values().fold(head.to_owned(), |text, declaration| text + "\n" + declaration)
    }
}

fn generator(settings: SchemaSettings) -> SchemaGenerator {
    settings.into_generator()
}

macro_rules! meet {
    ($generator:ident: $($type:ty),* $(,)?) => { $(meet::<$type>(&mut $generator);)* };
}

fn meet<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

fn all() -> Declared {
    let mut told = generator(SchemaSettings::draft2020_12().for_serialize());
    meet!(told:
        Tell<'_>, State, cenacle_scene::scene::Decor,
        games::list::Games, games::rules::RulesText, games::search::FoundRules, games::page::GamePage, games::settle::Settled, games::replay::Replayed, games::lesson::LessonState,
        tables::list::Tables, tables::scores::Scores, crate::wire::Reviewed, tables::chat::Chat, crate::wire::Hint, crate::wire::Guide,
        guests::SignedIn, guests::recovery::Recovery, guests::mute::Muted,
    );
    let mut asked = generator(SchemaSettings::draft2020_12().for_deserialize());
    meet!(asked:
        Message, crate::wire::Join, crate::wire::TableWish, games::settle::Draft, games::lesson::LessonAsk, tables::list::List, tables::quick::Quick, tables::what_if::WhatIf, guests::create::NewGuest, guests::change::Change,
        guests::recover::Recover, guests::mute::Mute, guests::sign_out::SignOut,
    );
    let mut declared = Declared::default();
    declared.take(told);
    declared.take(asked);
    declared
}

fn declaration(name: &str, schema: &Value) -> String {
    let (docs, body) = (docs(schema, ""), written(schema, ""));
    match body.starts_with("{\n") && schema["oneOf"].is_null() {
        true => format!("{docs}export interface {name} {body}\n"),
        false => format!("{docs}export type {name} ={}{body};\n", if body.starts_with('\n') { "" } else { " " }),
    }
}

/// The comment of the Rust type or field; a link to another item becomes its name.
fn docs(schema: &Value, indent: &str) -> String {
    let Some(text) = schema["description"].as_str() else { return String::new() };
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once("[`") {
        let (name, after) = link.split_once("`]").expect("a link has an end");
        let after = after.strip_prefix('(').map_or(after, |target| target.split_once(')').expect("a target").1);
        write!(plain, "{before}`{name}`").expect("a string takes all");
        rest = after;
    }
    plain.push_str(rest);
    let first = plain.split("\n\n").next().unwrap_or_default().replace('\n', " ");
    format!("{indent}/** {first} */\n")
}

/// A schema as a type.
fn written(schema: &Value, indent: &str) -> String {
    let Some(fields) = schema.as_object() else {
        assert_eq!(*schema, Value::Bool(true), "a schema that allows nothing");
        return "unknown".to_owned();
    };
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.trim_start_matches("#/$defs/").to_owned();
        // A case of an enum that holds another type has its tag besides.
        return if schema["properties"].is_object() { format!("{name} & {}", object(schema, indent)) } else { name };
    }
    if let Some(one) = fields.get("const") {
        return one.to_string();
    }
    if let Some(some) = schema["enum"].as_array() {
        return some.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    if let Some(cases) = schema["oneOf"].as_array() {
        // What stands beside an enum is in each of its cases.
        return match schema["properties"].is_object() {
            true => format!("{} & ({}\n{indent})", object(schema, indent), union(cases, indent)),
            false => union(cases, indent),
        };
    }
    if let Some(cases) = schema["anyOf"].as_array() {
        return cases.iter().map(|case| written(case, indent)).collect::<Vec<_>>().join(" | ");
    }
    match &schema["type"] {
        Value::String(kind) => plain(kind, schema, indent),
        Value::Array(kinds) => {
            let kinds = kinds.iter().map(|kind| plain(kind.as_str().expect("a type has a name"), schema, indent));
            kinds.collect::<Vec<_>>().join(" | ")
        }
        Value::Null if fields.keys().all(|key| key == "description") => "unknown".to_owned(),
        _ => panic!("no type in TypeScript for {schema}"),
    }
}

/// Each case on a line of its own, with its comment.
fn union(cases: &[Value], indent: &str) -> String {
    let deeper = format!("{indent}  ");
    let line = |case: &Value| format!("\n{}{deeper}| {}", docs(case, &deeper), written(case, &deeper));
    cases.iter().map(line).collect()
}

fn plain(kind: &str, schema: &Value, indent: &str) -> String {
    match kind {
        "string" => "string".to_owned(),
        "integer" | "number" => "number".to_owned(),
        "boolean" => "boolean".to_owned(),
        "null" => "null".to_owned(),
        "array" => match schema["prefixItems"].as_array() {
            Some(items) => {
                format!("[{}]", items.iter().map(|item| written(item, indent)).collect::<Vec<_>>().join(", "))
            }
            None => {
                let item = written(&schema["items"], indent);
                if item.contains(' ') { format!("({item})[]") } else { format!("{item}[]") }
            }
        },
        "object" => match (schema["properties"].as_object(), &schema["additionalProperties"]) {
            (Some(_), _) => object(schema, indent),
            (None, Value::Object(_)) => {
                let key = schema.get("propertyNames").map_or("string".to_owned(), |key| written(key, indent));
                format!("Record<{key}, {}>", written(&schema["additionalProperties"], indent))
            }
            _ => panic!("no type in TypeScript for {schema}"),
        },
        _ => panic!("no type in TypeScript for {kind}"),
    }
}

/// What may be left out is left out rather than `null`: so serde writes it here, and so the page asks.
fn object(schema: &Value, indent: &str) -> String {
    let required = schema["required"].as_array();
    let deeper = format!("{indent}  ");
    let mut text = "{\n".to_owned();
    for (name, field) in schema["properties"].as_object().expect("an object has fields") {
        let needed = required.is_some_and(|required| required.iter().any(|known| known == name));
        let kind = written(field, &deeper);
        let (mark, kind) =
            if needed { ("", kind.as_str()) } else { ("?", kind.strip_suffix(" | null").unwrap_or(&kind)) };
        writeln!(text, "{}{deeper}{name}{mark}: {kind};", docs(field, &deeper)).expect("a string takes all");
    }
    text + indent + "}"
}

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/generated.ts");
    let found = all().text();
    if env::var_os("CENACLE_BLESS").is_some() {
        fs::write(&path, &found).expect("the page's sources");
    }
    let blessed = fs::read_to_string(&path).unwrap_or_default();
    let differs = blessed.lines().zip(found.lines()).enumerate().find(|(_, (old, new))| old != new);
    assert!(
        blessed == found,
        "web/src/wire/generated.ts is not what the types say; first difference (line, was, is): {differs:?}\n\
         If that is meant, run the test with CENACLE_BLESS=1 and commit the file."
    );
}
