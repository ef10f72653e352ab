//! The refusals that any question may meet, for the description of the interface.

use std::collections::BTreeMap;

use utoipa::{
    IntoResponses, Modify, ToSchema,
    openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder},
};

use crate::wire::{Code, Problem};

/// Every refusal there is. They are described once and pointed at by every question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Problems;

impl IntoResponses for Problems {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let refusal = |status: u16| (status.to_string(), RefOr::Ref(Ref::from_response_name(name(status))));
        by_status().into_keys().map(refusal).collect()
    }
}

impl Modify for Problems {
    fn modify(&self, description: &mut OpenApi) {
        let Some(components) = &mut description.components else { return };
        for (status, codes) in by_status() {
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name(Problem::name()))).build();
            let response = ResponseBuilder::new()
                .description(format!("A problem with the code {}.", codes.join(", ")))
                .content("application/json", content)
                .build();
            components.responses.insert(name(status), RefOr::T(response));
        }
    }
}

fn name(status: u16) -> String {
    format!("Problem{status}")
}

fn by_status() -> BTreeMap<u16, Vec<String>> {
    let mut statuses: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for code in Code::ALL {
        let name = code.key().trim_start_matches("error-");
        statuses.entry(code.status()).or_default().push(format!("`{name}`"));
    }
    statuses
}
