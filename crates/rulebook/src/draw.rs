//! How a picture comes about: the table is laid, what is written is played, and a part of the scene is drawn.

use std::collections::BTreeMap;

use cenacle_lesson::{EXPIRY, Pattern};
use cenacle_scene::{Excerpt, Format, Lang, Scene, Seat, Viewer, excerpt, scene::Tableau, scene::panel_id};
use cenacle_table::{AnyGame, AnyTable, Options, Pledge, Seed, Sitter};
use serde_json::Value;

use crate::{Act, Picture, PictureError, Story, icons};

/// Who sits there.
const NAMES: [&str; 8] = ["Ada", "Basile", "Chloé", "Dinh", "Elsa", "Farid", "Gwen", "Hugo"];

/// What a picture shows, before it is cut.
///
/// # Errors
/// If the table cannot be laid or played so.
pub fn scene(game: &dyn AnyGame, story: &Story, picture: &Picture, lang: Lang) -> Result<Scene, PictureError> {
    let wrong = |reason: String| PictureError::Setup { picture: story.name_of(picture), reason };
    let mut table = lay(game, story, story.position.as_ref()).map_err(wrong)?;
    for picture_before in &story.pictures {
        if !picture_before.set.is_empty() {
            let mut position = table.position().position;
            change(&mut position, &picture_before.set).map_err(wrong)?;
            table = lay(game, story, Some(&position)).map_err(wrong)?;
        }
        for act in &picture_before.play {
            carry_out(&mut *table, act).map_err(wrong)?;
        }
        if picture_before.id == picture.id {
            break;
        }
    }
    Ok(table.scene(picture.seat.map_or(Viewer::Spectator, Viewer::Seat), lang))
}

pub(crate) fn draw(
    game: &dyn AnyGame,
    story: &Story,
    picture: &Picture,
    caption: &str,
    lang: Lang,
    stage: Format,
) -> Result<String, PictureError> {
    let scene = scene(game, story, picture, lang)?;
    let name = story.name_of(picture);
    let show =
        if stage == Format::Narrow && !picture.show_narrow.is_empty() { &picture.show_narrow } else { &picture.show };
    let title = alternative(&scene.tableau(), caption, &picture.mark, lang);
    let Picture { around, mark, numbered, .. } = picture;
    let what = Excerpt { name: &name, title: &title, show, around: *around, mark, numbered: *numbered };
    excerpt(&scene, stage, &what, icons()).map_err(|element| PictureError::NotThere { picture: name.clone(), element })
}

/// Lays the table of a story, in this position or at the start.
fn lay(game: &dyn AnyGame, story: &Story, position: Option<&Value>) -> Result<Box<dyn AnyTable>, String> {
    let options = Options::choose(game.about(), story.players, &story.options).map_err(|error| error.to_string())?;
    let sitters = NAMES.iter().take(story.players.into()).map(|name| Sitter::person(*name)).collect();
    let pledge = Pledge::new(Seed::from_text(&story.seed), Vec::new());
    game.pledged_table(options, pledge, sitters, position).map_err(|error| error.to_string())
}

/// Puts other values into a position, by their path.
fn change(position: &mut Value, set: &BTreeMap<String, Value>) -> Result<(), String> {
    for (path, value) in set {
        let missing = || format!("the position has no `{path}`");
        // What is as usual is left out of a position, so the last step of a path may be new.
        match path.rsplit_once('.').unwrap_or(("", path)) {
            (above, last) if value_at(position, above).is_some_and(|above| above.is_object()) => {
                value_at(position, above).ok_or_else(missing)?[last] = value.clone();
            }
            _ => *value_at(position, path).ok_or_else(missing)? = value.clone(),
        }
    }
    Ok(())
}

fn value_at<'a>(position: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    path.split('.').filter(|step| !step.is_empty()).try_fold(position, |value, step| match value {
        Value::Array(list) => list.get_mut(step.parse::<usize>().ok()?),
        _ => value.get_mut(step),
    })
}

/// Something is decided, or a sand-glass runs out.
fn carry_out(table: &mut dyn AnyTable, act: &Act) -> Result<(), String> {
    let (by, does): (Option<Seat>, &Pattern) = match act {
        Act::By(act) => (Some(act.by), &act.does),
        Act::Any(does) => (None, does),
    };
    if does.fits(&EXPIRY.into()) {
        let timer = table.timer().ok_or("no sand-glass runs")?;
        return table.expire(timer.id).map_err(|error| format!("{error:?}"));
    }
    let mut asked = table.to_act().filter(|seat| by.is_none_or(|by| by == *seat));
    let found = asked.find_map(|seat| {
        let place = table.legal_json(seat).iter().position(|action| does.fits(action))?;
        Some((seat, place))
    });
    let (seat, place) = found.ok_or_else(|| {
        let asked = table.to_act().map(|seat| {
            let actions = table.legal_json(seat).iter().map(Value::to_string).collect::<Vec<_>>().join(" ");
            format!("\n  seat {seat}: {actions}")
        });
        format!("nobody can answer {does}; what can be answered:{}", asked.collect::<String>())
    })?;
    table.decide(seat, place).map_err(|error| format!("seat {seat}, answer {place}: {error:?}"))
}

/// What the picture says to who does not see it: its words, and what is in the light.
fn alternative(all: &Tableau<'_>, caption: &str, mark: &[String], lang: Lang) -> String {
    let named = mark.iter().filter_map(|id| {
        let told = all.told_of(id).map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let name = name_of(all, id)?;
        Some(if told.is_empty() { name } else { format!("{name} ({told})") })
    });
    let named = named.filter(|name| !name.is_empty()).collect::<Vec<_>>();
    let in_the_light = match lang {
        Lang::Fr => "En lumière\u{a0}:",
        Lang::En => "In the light:",
    };
    if named.is_empty() { caption.to_owned() } else { format!("{caption} {in_the_light} {}.", named.join("; ")) }
}

fn name_of(all: &Tableau<'_>, id: &str) -> Option<String> {
    let region = all.regions.iter().find(|region| region.id == *id).map(|region| &region.label);
    let place = || all.places.iter().find(|place| place.id == *id).map(|place| &place.label);
    let piece = || all.pieces.iter().find(|piece| piece.id == *id).map(|piece| &piece.title);
    let die = || all.dice.iter().find(|die| die.id == *id).map(|die| &die.title);
    let panel = || all.panels.iter().find(|panel| panel_id(panel.seat) == *id).map(|panel| &panel.name);
    region.or_else(place).or_else(piece).or_else(die).or_else(panel).map(ToString::to_string)
}
