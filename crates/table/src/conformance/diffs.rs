//! Clients are sent one scene and then what changes; and a game may keep parts of scenes, but shows nothing of other
//! tables.

use cenacle_scene::{Scene, SceneDiff, patch};
use serde_json::Value;

use crate::{Chance, Game, Lang, Table, Viewer, any::Opened, full_scene};

use super::{
    Plan,
    diff::difference,
    plan::{is_due, rarer},
    walk::{names, open, saying, viewers, walk_all, who},
};

/// A client that applies each diff to the scene it has gets exactly the next scene, for every viewer in both languages.
///
/// # Errors
/// Says for whom, and where the scenes differ.
pub fn diffs_lead_from_scene_to_scene<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    let mut clients: Vec<Client> = Vec::new();
    walk_all(&opened, &plan.cases(&opened)?, |_, table, chance| {
        let number = table.steps().len();
        let players = table.sitters().len();
        if number == 0 {
            let eyes = viewers(players).flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang)));
            clients = eyes.map(|(viewer, lang)| Client { viewer, lang, has: None }).collect();
        }
        for (index, client) in clients.iter_mut().enumerate() {
            // In turn, so that diffs over one decision and over several are met.
            if (number + index).is_multiple_of(rarer(plan.diff_every, number)) || table.outcome().is_some() {
                let scene = shown(&opened, table, &names(players), client.viewer, client.lang, chance)?;
                client.follow(scene).map_err(|what| format!("{}, {}: {what}", who(client.viewer), client.lang))?;
            }
        }
        Ok(())
    })
}

/// Somebody who looks on from afar.
struct Client {
    viewer: Viewer,
    lang: Lang,
    /// The scene that was sent last, and what the client made of all that was sent.
    has: Option<(Scene, Value)>,
}

impl Client {
    fn follow(&mut self, scene: Scene) -> Result<(), String> {
        let whole = sent(&scene)?;
        if let Some((last, made)) = self.has.take() {
            let diff = SceneDiff::between(&last, &scene);
            if diff.is_empty() != (made == whole) {
                return Err("the diff is empty and something changed, or nothing changed and it is not".to_owned());
            }
            let made = patch(made, sent(&diff)?).map_err(|error| format!("the diff cannot be applied: {error}"))?;
            if made != whole {
                let where_ = difference(&made, &whole).unwrap_or_default();
                return Err(format!("the diff leads to another scene: {where_}"));
            }
        }
        self.has = Some((scene, whole));
        Ok(())
    }
}

/// What arrives, after being written and read as text.
fn sent(what: &impl serde::Serialize) -> Result<Value, String> {
    let text = serde_json::to_string(what).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

/// A scene depends on what its viewer may know, on the language and on the names, and not on what the game was asked to
/// show before: whatever is kept to make scenes cheap does not show.
///
/// # Errors
/// Says for whom, and where the scenes differ.
pub fn scenes_come_from_the_view_alone<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    walk_all(&opened, &plan.cases(&opened)?, |_, table, chance| {
        if !is_due(table, plan.scene_every) {
            return Ok(());
        }
        let players = table.sitters().len();
        let (own, mut others) = (names(players), names(players));
        others.reverse();
        let fresh = open::<G>()?;
        for (viewer, lang) in viewers(players).flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))) {
            shown(&opened, table, &others, viewer, lang, chance)?;
            let now = shown(&opened, table, &own, viewer, lang, chance)?;
            let first = shown(&fresh, table, &own, viewer, lang, chance)?;
            if let Some(where_) = difference(&now, &first) {
                return Err(format!("{}: its scene depends on what was shown before: {where_}", who(viewer)));
            }
        }
        Ok(())
    })
}

/// What a game says is common looks the same whoever's view it is made from: it is made once for all.
///
/// # Errors
/// Says for whom it differs, and where.
pub fn everybody_sees_alike_what_is_common<G: Game>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    walk_all(&opened, &plan.cases(&opened)?, |_, table, chance| {
        if !is_due(table, plan.scene_every) {
            return Ok(());
        }
        let names = names(table.sitters().len());
        for lang in Lang::ALL {
            let public = shown(&opened, table, &names, Viewer::Spectator, lang, chance)?;
            for viewer in viewers(names.len()).chain(std::iter::once(Viewer::Omniscient)) {
                let own = shown(&opened, table, &names, viewer, lang, chance)?;
                let only_common = |scene: Scene| Scene { common: scene.common, ..Scene::default() };
                if let Some(where_) = difference(&only_common(public.clone()), &only_common(own)) {
                    return Err(format!("{} sees otherwise what is common: {where_}", who(viewer)));
                }
            }
        }
        Ok(())
    })
}

/// What a viewer of this table is shown by the game as it was opened here.
fn shown<G: Game>(
    opened: &Opened<G>,
    table: &Table<G>,
    names: &[String],
    viewer: Viewer,
    lang: Lang,
    chance: &mut Chance,
) -> Result<Scene, String> {
    let game = opened.game();
    let view = game.view(table.position(), viewer);
    saying(opened, names, viewer, lang, |say| full_scene(&**game, &view, say, chance))
        .map_err(|what| format!("{}: {what}", who(viewer)))
}
