//! JSON Schemas of what is written by hand rather than derived.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{CachedJson, MAX_SEATS, Seat, Seats, Text, Viewer};

/// Letters are letters: what follows is a type of its own in Rust and none in JSON.
macro_rules! written_as {
    ($type:ty, $json:ty) => {
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                <$json>::inline_schema()
            }

            fn schema_name() -> Cow<'static, str> {
                <$json>::schema_name()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <$json>::json_schema(generator)
            }
        }
    };
}

written_as!(Text, String);
written_as!(Seats, Vec<Seat>);

impl<T: JsonSchema> JsonSchema for CachedJson<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "A seat, counted from 1.", "type": "integer", "minimum": 1, "maximum": MAX_SEATS })
    }
}

impl JsonSchema for Viewer {
    fn schema_name() -> Cow<'static, str> {
        "Viewer".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Through whose eyes: a seat's number, `spectator` or `omniscient`.", "type": "string",
        })
    }
}
