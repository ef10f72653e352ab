//! Actions as numbers and views as rows of numbers.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::{
    GameExt, Seat, Table, Viewer,
    encoding::{Checker, Description, Encoded, Perspective, describe, observe_bytes, observe_floats},
    hex,
};

use super::{
    Plan,
    diff::json_text,
    plan::{Case, is_due},
    walk::{open, seat_down, viewers, walk_all, who},
};

/// Every legal action has one number, which is of this action alone, and leads back to it.
///
/// # Errors
/// Names the action.
pub fn every_legal_action_has_a_number<G: Encoded>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    let (mut legal, mut numbers) = (Vec::new(), Vec::new());
    walk_all(&opened, &plan.cases(&opened)?, |_, table, chance| {
        if !is_due(table, plan.legal_every) {
            return Ok(());
        }
        let (game, position) = (&**table.game(), table.position());
        for seat in game.to_act(position) {
            legal.clear();
            numbers.clear();
            game.legal(position, seat, &mut legal);
            for action in &legal {
                let text = || json_text(action);
                let number = game.number(position, seat, *action).ok_or_else(|| format!("{} has no number", text()))?;
                if number as usize >= G::ACTIONS.len() {
                    return Err(format!("{} has number {number} of {}", text(), G::ACTIONS.len()));
                }
                let back = game.action(position, seat, number);
                if back != Some(*action) {
                    let back = back.map_or("nothing".to_owned(), |back| json_text(&back));
                    return Err(format!("{} has number {number}, which is {back}", text()));
                }
                numbers.push(number);
            }
            numbers.sort_unstable();
            if let Some(twice) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(format!("number {} is of two actions of seat {seat}", twice[0]));
            }
            // What seats imagine is numbered alike.
            let imagined = game.resample(&game.view(position, Viewer::Seat(seat)), chance);
            let strange = chance.below(G::ACTIONS.len() as u32);
            if let Some(action) = game.action(position, seat, strange) {
                if game.number(position, seat, action) != Some(strange) {
                    return Err(format!("number {strange} is {}, which has another one", json_text(&action)));
                }
                if game.action(&imagined, seat, strange) != Some(action) && game.is_legal(position, seat, action) {
                    return Err(format!("number {strange} is another action in an imagined position"));
                }
            }
        }
        Ok(())
    })
}

/// A view is always as many values, each within its range, and is written alike whenever it is the same: also the view of an imagined
/// position.
///
/// # Errors
/// Says whose view it is and what is wrong with it.
pub fn views_are_written_alike<G: Encoded>(plan: &Plan) -> Result<(), String> {
    let opened = open::<G>()?;
    let (mut bytes, mut floats, mut again) = (Vec::new(), Vec::new(), Vec::new());
    for case in plan.cases(&opened)? {
        let first = seat_down(&opened, &case)?;
        let fields = description(&first);
        walk_all(&opened, &[case], |_, table, chance| {
            if !is_due(table, plan.secrecy_every) {
                return Ok(());
            }
            let (game, position) = (&**table.game(), table.position());
            for viewer in viewers(game.players(position)).chain([Viewer::Omniscient]) {
                let view = game.view(position, viewer);
                let from = Perspective::of(viewer, game.players(position));
                let wrong = |what: String| format!("the view of {}: {what}", who(viewer));
                let now = describe(game, &view, from);
                if now != fields {
                    return Err(wrong("it has other fields than the first view of this game".to_owned()));
                }
                let mut checker = Checker::default();
                game.observe(&view, from, &mut checker);
                if let Some((place, value, most)) = checker.too_large {
                    let field = fields.fields.iter().rfind(|field| field.first <= place);
                    let name = field.map_or("nothing", |field| &field.name);
                    return Err(wrong(format!("value {place}, of {name}, is {value} of at most {most}")));
                }
                for row in [&mut bytes, &mut again] {
                    row.clear();
                    // What was there before is written over, all of it.
                    row.resize(fields.len(), 255);
                }
                floats.clear();
                floats.resize(fields.len(), -1.0);
                let written = observe_bytes(game, &view, from, &mut bytes);
                if written != fields.len() || bytes != checker.values {
                    return Err(wrong("as bytes it is something else".to_owned()));
                }
                if observe_floats(game, &view, from, &mut floats) != fields.len() {
                    return Err(wrong("as numbers from 0 to 1 it has another length".to_owned()));
                }
                if let Some(place) = floats.iter().position(|value| !(0.0..=1.0).contains(value)) {
                    return Err(wrong(format!("value {place} is {}, not from 0 to 1", floats[place])));
                }
                let imagined = game.resample(&view, chance);
                observe_bytes(game, &game.view(&imagined, viewer), from, &mut again);
                if let Some(place) = bytes.iter().zip(&again).position(|(one, other)| one != other) {
                    let name = fields.fields.iter().rfind(|field| field.first <= place);
                    let name = name.map_or("nothing", |field| &field.name);
                    return Err(wrong(format!("{name} is another one in a position imagined from it")));
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

fn description<G: Encoded>(table: &Table<G>) -> Description {
    let game = table.game();
    let (first, players) = (Seat::new(0), game.players(table.position()));
    describe(&**game, &game.view(table.position(), Viewer::Seat(first)), Perspective::new(first, players))
}

/// So many numbers are told as actions in a golden file's check.
const CHECKED: usize = 20_000;

/// What a game's numbers and fields are, as text: kinds and factors, a check over what the numbers mean, and the fields for each number
/// of players. A program that was taught with one version of it plays with that version alone.
///
/// # Errors
/// If the game cannot be set up.
pub fn encoding_text<G: Encoded>() -> Result<String, String> {
    let opened = open::<G>()?;
    let about = G::about();
    let mut text = format!("{}\n\n{}", about.id, G::ACTIONS.describe());
    let full = seat_down(&opened, &Case::new(about, about.players.1, &[], 0))?;
    let mut check = Sha256::new();
    let step = G::ACTIONS.len().div_ceil(CHECKED);
    for number in (0..G::ACTIONS.len()).step_by(step) {
        let action = full.game().action(full.position(), Seat::new(0), number as u32);
        check.update(action.map_or("-".to_owned(), |action| json_text(&action)));
        check.update("\n");
    }
    writeln!(text, "check {}", &hex(&check.finalize())[..16]).expect("writing to a string");
    for players in about.players.0..=about.players.1 {
        let table = seat_down(&opened, &Case::new(about, players, &[], 0))?;
        let fields = description(&table);
        writeln!(text, "\nview, {players} players, version {}: {}", G::OBSERVATION, fields.len())
            .expect("writing to a string");
        text.push_str(&fields.text());
    }
    Ok(text)
}

/// Compares what was kept with what is. What a number or a field means changes only with its version.
///
/// # Errors
/// Says what differs, and which version has to go up; with a new version, that the file is to be written anew.
pub fn compare_encoding(kept: &str, now: &str) -> Result<(), EncodingChanged> {
    // Two promises: the numbers, and the fields of every number of players.
    for (of, begins) in [("numbers of the actions", "actions"), ("fields of a view", "view")] {
        let section =
            |text: &str| text.split("\n\n").filter(|one| one.starts_with(begins)).collect::<Vec<_>>().join("\n");
        let version = |text: &str| text.split("version ").nth(1)?.split(':').next().map(str::to_owned);
        let (old, new) = (section(kept), section(now));
        let line = || old.lines().zip(new.lines()).find(|(old, new)| old != new);
        if old != new && !old.is_empty() && version(&old) == version(&new) {
            let line = line().map_or_else(String::new, |(old, new)| format!(": `{old}` has become `{new}`"));
            return Err(EncodingChanged::Broken(format!("the {of} have changed and their version has not{line}")));
        }
    }
    if kept == now { Ok(()) } else { Err(EncodingChanged::Newer) }
}

/// How numbers and fields differ from those that were kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EncodingChanged {
    /// They mean something else, and their version does not say so.
    Broken(String),
    /// They have another version.
    Newer,
}
