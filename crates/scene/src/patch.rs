//! What a client does with a diff, whatever language it is written in: a model of it on plain JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use thiserror::Error;

/// Why a diff cannot be applied: it was not made for this scene, or is no diff at all.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{at}: {wrong}")]
pub struct PatchError {
    /// Where in the diff: `pieces.gone`.
    pub at: String,
    /// What is wrong there.
    pub wrong: &'static str,
}

fn wrong<T>(at: &str, wrong: &'static str) -> Result<T, PatchError> {
    Err(PatchError { at: at.to_owned(), wrong })
}

/// The lists whose elements are known by a key, and that key.
const KEYED: [(&str, &str); 6] =
    [("phases", "id"), ("regions", "id"), ("places", "id"), ("pieces", "id"), ("dice", "id"), ("panels", "seat")];

/// The parts that are sent whole when they change.
const WHOLE: [&str; 6] = ["title", "theme", "paths", "supply", "prompt", "offers"];

/// The new scene, from the JSON of the old one and of the [`SceneDiff`](crate::SceneDiff) between them.
///
/// 1. Each part of the diff that is not named below takes the place of the scene's part of that name.
/// 2. In `phases`, `regions`, `places`, `pieces`, `dice` (by `id`) and `panels` (by `seat`): elements whose key is in
///    `gone` are taken out; each element of `put` takes the place of the one with its key, or is added at the end if
///    there is none; then, if there is an `order`, the elements are put in this order of keys.
/// 3. In `wide` and `narrow`: `size` and `backdrop` are replaced if they are there; of `spots`, those in `gone` are
///    taken out and those in `put` are set.
///
/// ```
/// use cenacle_scene::{Scene, SceneDiff, patch};
/// let old = Scene::default();
/// let new = Scene { title: "Cléopâtre".into(), ..Scene::default() };
/// let json = |scene: &Scene| serde_json::to_value(scene);
/// let diff = serde_json::to_value(SceneDiff::between(&old, &new))?;
/// assert_eq!(patch(json(&old)?, diff), Ok(json(&new)?));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// # Errors
/// If the diff names something that the scene does not have, or is not formed like this.
pub fn patch(scene: Value, diff: Value) -> Result<Value, PatchError> {
    let Value::Object(mut scene) = scene else { return wrong("scene", "it is no object") };
    let Value::Object(diff) = diff else { return wrong("diff", "it is no object") };
    for (name, change) in diff {
        let Some(part) = scene.get_mut(&name) else { return wrong(&name, "a scene has no such part") };
        if let Some((_, key)) = KEYED.iter().find(|(list, _)| *list == name) {
            patch_list(part, change, &name, key)?;
        } else if WHOLE.contains(&name.as_str()) {
            *part = change;
        } else {
            patch_layout(part, change, &name)?;
        }
    }
    Ok(Value::Object(scene))
}

/// The members of a change, each of which must be known.
fn members(change: Value, at: &str, known: &[&str]) -> Result<Map<String, Value>, PatchError> {
    let Value::Object(members) = change else { return wrong(at, "it is no object") };
    match members.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => wrong(&format!("{at}.{name}"), "no change is called so"),
        None => Ok(members),
    }
}

fn list(members: &mut Map<String, Value>, name: &str, at: &str) -> Result<Vec<Value>, PatchError> {
    match members.remove(name) {
        None => Ok(Vec::new()),
        Some(Value::Array(list)) => Ok(list),
        Some(_) => wrong(&format!("{at}.{name}"), "it is no list"),
    }
}

fn patch_list(part: &mut Value, change: Value, at: &str, key: &str) -> Result<(), PatchError> {
    let Value::Array(elements) = part else { return wrong(at, "the scene has no list there") };
    let mut change = members(change, at, &["put", "gone", "order"])?;
    for gone in list(&mut change, "gone", at)? {
        let Some(place) = elements.iter().position(|element| element.get(key) == Some(&gone)) else {
            return wrong(&format!("{at}.gone"), "it is not in the scene");
        };
        elements.remove(place);
    }
    for put in list(&mut change, "put", at)? {
        if put.get(key).is_none() {
            return wrong(&format!("{at}.put"), "it has no key");
        }
        match elements.iter_mut().find(|element| element.get(key) == put.get(key)) {
            Some(element) => *element = put,
            None => elements.push(put),
        }
    }
    if change.contains_key("order") {
        let order = list(&mut change, "order", at)?;
        put_in_order(elements, &order, &format!("{at}.order"), key)?;
    }
    Ok(())
}

fn put_in_order(elements: &mut Vec<Value>, order: &[Value], at: &str, key: &str) -> Result<(), PatchError> {
    let key_of = |element: &Value| element.get(key).map(Value::to_string);
    let mut by_key: BTreeMap<Option<String>, Value> =
        elements.drain(..).map(|element| (key_of(&element), element)).collect();
    for id in order {
        match by_key.remove(&Some(id.to_string())) {
            Some(element) => elements.push(element),
            None => return wrong(at, "it is not in the scene, or twice in the order"),
        }
    }
    if by_key.is_empty() { Ok(()) } else { wrong(at, "something in the scene is not in it") }
}

fn patch_layout(part: &mut Value, change: Value, at: &str) -> Result<(), PatchError> {
    let Value::Object(layout) = part else { return wrong(at, "the scene has no arrangement there") };
    let mut change = members(change, at, &["size", "backdrop", "spots"])?;
    for name in ["size", "backdrop"] {
        if let Some(new) = change.remove(name) {
            layout.insert(name.to_owned(), new);
        }
    }
    let Some(change) = change.remove("spots") else { return Ok(()) };
    let at = format!("{at}.spots");
    let Some(Value::Object(spots)) = layout.get_mut("spots") else { return wrong(&at, "the scene has none") };
    let mut change = members(change, &at, &["put", "gone"])?;
    for gone in list(&mut change, "gone", &at)? {
        if gone.as_str().and_then(|id| spots.remove(id)).is_none() {
            return wrong(&format!("{at}.gone"), "it is not in the scene");
        }
    }
    match change.remove("put") {
        None => Ok(()),
        Some(Value::Object(put)) => {
            spots.extend(put);
            Ok(())
        }
        Some(_) => wrong(&format!("{at}.put"), "it is no object"),
    }
}
