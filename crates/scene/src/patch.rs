//! What a client does with a diff, whatever language it is written in: a model of it on plain JSON.

use serde_json::{Map, Value};
use thiserror::Error;

/// Why a diff cannot be applied: it was not made for this scene, or is no diff at all.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{at}: {wrong}")]
pub struct PatchError {
    /// Where in the diff.
    pub at: &'static str,
    /// What is wrong there.
    pub wrong: &'static str,
}

const fn wrong<T>(at: &'static str, wrong: &'static str) -> Result<T, PatchError> {
    Err(PatchError { at, wrong })
}

/// The new scene, from the JSON of the old one and of the [`SceneDiff`](crate::SceneDiff) between them.
///
/// 1. `decor`, `prompt` and `offers`, where they are in the diff, take the place of the scene's.
/// 2. The parts whose ids are in `gone` are taken out.
/// 3. Each part in `put` takes the place of the one with its id.
/// 4. Each pair `[id, part]` in `come`, in their order: the part comes in right after the part with that id, or at the
///    very beginning if it is `null`.
///
/// If the diff has `common`, steps 2 to 4 are done first with what is in there: it is the same for all who look.
///
/// ```
/// use cenacle_scene::{Scene, SceneDiff, patch, scene::Part};
/// let old = Scene::default();
/// let new = Scene { groups: vec![Part::new("altar").into()], ..Scene::default() };
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
    let Value::Object(mut diff) = diff else { return wrong("diff", "it is no object") };
    for name in ["decor", "prompt", "offers"] {
        match diff.remove(name) {
            None => {}
            Some(Value::Null) => return wrong(name, "it is nothing"),
            Some(new) => drop(scene.insert(name.to_owned(), new)),
        }
    }
    let Some(Value::Array(parts)) = scene.get_mut("parts") else { return wrong("scene", "it has no parts") };
    match diff.remove("common") {
        None => {}
        Some(Value::Object(common)) => patch_parts(parts, common, "common")?,
        Some(_) => return wrong("common", "it is no object"),
    }
    patch_parts(parts, diff, "diff")?;
    Ok(Value::Object(scene))
}

fn patch_parts(parts: &mut Vec<Value>, mut diff: Map<String, Value>, at: &'static str) -> Result<(), PatchError> {
    let find = |parts: &[Value], id: &Value| parts.iter().position(|part| part.get("id") == Some(id));
    for gone in list(diff.remove("gone"), "gone")? {
        let Some(place) = find(parts, &gone) else { return wrong("gone", "it is not in the scene") };
        parts.remove(place);
    }
    for put in list(diff.remove("put"), "put")? {
        let Some(place) = put.get("id").and_then(|id| find(parts, id)) else {
            return wrong("put", "it is not in the scene");
        };
        parts[place] = put;
    }
    for coming in list(diff.remove("come"), "come")? {
        let Ok([above, part]) = <[Value; 2]>::try_from(list(Some(coming), "come")?) else {
            return wrong("come", "it is no pair");
        };
        if part.get("id").is_none_or(|id| !id.is_string() || find(parts, id).is_some()) {
            return wrong("come", "it is in the scene, or has no id");
        }
        let place = match find(parts, &above) {
            Some(place) => place + 1,
            None if above.is_null() => 0,
            None => return wrong("come", "what it stands above is not in the scene"),
        };
        parts.insert(place, part);
    }
    if diff.is_empty() { Ok(()) } else { wrong(at, "it says something else, too") }
}

fn list(value: Option<Value>, at: &'static str) -> Result<Vec<Value>, PatchError> {
    match value {
        None => Ok(Vec::new()),
        Some(Value::Array(list)) => Ok(list),
        Some(_) => wrong(at, "it is no list"),
    }
}
