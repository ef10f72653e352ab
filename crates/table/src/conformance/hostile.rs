//! Positions that somebody wrote by hand, or to do harm. A record may begin in one, and anybody may send a record.

use std::{
    any::Any,
    collections::{BTreeMap, BTreeSet},
    panic::{AssertUnwindSafe, catch_unwind},
};

use serde_json::{Value, json};

use crate::{
    AnyGame, Chance, DataFiles, Evaluator, Game, GameExt, Lang, Log, Say, Seat, Seed, Stream, Viewer, any::Opened,
    full_scene,
};

use super::{
    plan::Plan,
    walk::{Habit, names, walk},
};

/// Real positions that are taken from each game and then changed.
const KEPT: usize = 10;
/// Decisions for which a position that passed the audit is played on.
const DECISIONS: usize = 40;
/// Figures that other fields of a position hold, limits of their types, and figures that none holds.
const FIGURES: [i64; 20] = [0, 1, 2, 3, 4, 5, 7, 8, 13, 14, 15, 31, 32, 63, 64, 127, 255, 256, 65_535, -1];

/// What became of the positions that were tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tried {
    /// They are no positions.
    pub unreadable: usize,
    /// The audit refused them.
    pub refused: usize,
    /// They were looked at and played on.
    pub played: usize,
}

/// Changes real positions of random games in one to three places and gives them to the game, once under each version of its
/// rules. Whatever the audit lets pass can be seen by everybody, evaluated by bots and played on: nothing panics, whoever is
/// asked can do something, what is in the list is carried out, and the audit finds nothing afterwards either.
///
/// # Errors
/// Tells the first position of each kind and what it did.
pub fn whatever_passes_the_audit_can_be_played_on<G: Evaluator>(seed: &str, tries: usize) -> Result<Tried, String> {
    let about = G::about();
    let mut tried = Tried::default();
    for rules in about.oldest_rules..=about.rules_version {
        let opened = Opened::under_rules(&DataFiles::shipped(about.data), rules)
            .map_err(|error| format!("{} cannot be opened: {error}", about.id))?;
        try_under::<G>(&opened, &Seed::from_text(seed).derive(u64::from(rules)), tries, &mut tried)
            .map_err(|what| format!("positions that do harm to {} under rules {rules}:{what}", about.id))?;
    }
    let enough = tries / 20;
    match tried {
        Tried { refused, played, .. } if refused > enough && played > enough => Ok(tried),
        _ => Err(format!("{}: hardly anything was tried: {tried:?}", about.id)),
    }
}

fn try_under<G: Evaluator>(opened: &Opened<G>, seed: &Seed, tries: usize, tried: &mut Tried) -> Result<(), String> {
    let stock = Stock::of(opened)?;
    let mut whim = Chance::new(seed, Stream::Bot(2));
    let mut failed = BTreeMap::<String, (usize, String)>::new();
    for _ in 0..tries {
        let mut written = whim.pick(&stock.sound).clone();
        for _ in 0..=whim.below(3) {
            let other = whim.pick(&stock.sound);
            stock.spoil(&mut written, other, &mut whim);
        }
        let Ok(position) = serde_json::from_value::<G::Position>(written) else {
            tried.unreadable += 1;
            continue;
        };
        let told = serde_json::to_string(&position).unwrap_or_default();
        let played = catch_unwind(AssertUnwindSafe(|| match opened.game().audit(&position) {
            Err(_) => Ok(false),
            Ok(()) => play_on(opened, position, &mut whim).map(|()| true),
        }));
        match played {
            Ok(Ok(true)) => tried.played += 1,
            Ok(Ok(false)) => tried.refused += 1,
            Ok(Err(what)) => failed.entry(what).or_insert((0, told)).0 += 1,
            Err(panic) => failed.entry(said(&*panic)).or_insert((0, told)).0 += 1,
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    Err(failed.iter().map(|(what, (count, first))| format!("\n{count} times: {what}, from {first}")).collect())
}

/// What a panic says.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("it panics: {}", text.unwrap_or("without a word"))
}

/// What hostile positions are made of.
struct Stock {
    /// Positions of random games with every option, as anybody can write them down.
    sound: Vec<Value>,
    /// Every word that stands in one of them.
    words: Vec<String>,
}

impl Stock {
    fn of<G: Game>(opened: &Opened<G>) -> Result<Stock, String> {
        let mut sound = Vec::new();
        for case in Plan::quick().cases(opened)? {
            let mut kept = Vec::new();
            let mut seen = 0_u32;
            walk(opened, &case, Habit::Any, |table, whim| {
                seen += 1;
                // Each moment of the game is as likely to be kept as any other.
                let place = whim.below(seen) as usize;
                if kept.len() < KEPT {
                    kept.push(table.position().clone());
                } else if let Some(old) = kept.get_mut(place) {
                    *old = table.position().clone();
                }
                Ok(())
            })?;
            for position in kept {
                sound.push(serde_json::to_value(position).map_err(|error| error.to_string())?);
            }
        }
        let mut words = BTreeSet::from([String::new()]);
        sound.iter().for_each(|position| words_in(position, &mut words));
        Ok(Stock { sound, words: words.into_iter().collect() })
    }

    /// Changes one thing somewhere in a value, often to what stands in the same place of another position.
    fn spoil(&self, value: &mut Value, other: &Value, whim: &mut Chance) {
        let any = |count: usize, whim: &mut Chance| whim.below(count as u32) as usize;
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                let Some(key) = fields.keys().nth(any(fields.len(), whim)).cloned() else { return };
                let twin = other.get(&key).unwrap_or(&Value::Null);
                if whim.below(4) == 0 {
                    fields.insert(key, twin.clone());
                } else if let Some(inner) = fields.get_mut(&key) {
                    self.spoil(inner, twin, whim);
                }
            }
            Value::Array(items) if !items.is_empty() => {
                let at = any(items.len(), whim);
                match whim.below(12) {
                    0 => drop(items.remove(at)),
                    1 => items.push(items[at].clone()),
                    2 => items.swap(0, at),
                    3 => items.extend(other.get(0).cloned()),
                    4 => items.clear(),
                    5 => items.reverse(),
                    _ => self.spoil(&mut items[at], other.get(at).unwrap_or(&Value::Null), whim),
                }
            }
            Value::Array(_) if other.is_array() => *value = other.clone(),
            Value::Number(number) => {
                let was = number.as_i64().unwrap_or_default();
                *value = json!(match whim.below(8) {
                    0 => was.saturating_add(1),
                    1 => was.saturating_sub(1),
                    2 => was.saturating_mul(2),
                    _ => *whim.pick(&FIGURES),
                });
            }
            Value::Bool(flag) => *flag = !*flag,
            Value::String(text) => match other.as_str() {
                Some(other) if whim.below(2) == 0 => other.clone_into(text),
                _ => whim.pick(&self.words).clone_into(text),
            },
            _ => match whim.below(4) {
                0 | 1 => *value = other.clone(),
                2 => *value = json!(whim.pick(&self.words)),
                _ => *value = json!(*whim.pick(&FIGURES)),
            },
        }
    }
}

fn words_in(value: &Value, words: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => drop(words.insert(word.clone())),
        Value::Array(items) => items.iter().for_each(|item| words_in(item, words)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| {
            words.insert(key.clone());
            words_in(field, words);
        }),
        _ => {}
    }
}

/// Looks at a position through all eyes, and plays on.
fn play_on<G: Evaluator>(opened: &Opened<G>, mut position: G::Position, whim: &mut Chance) -> Result<(), String> {
    let game = &**opened.game();
    let mut chance = Chance::new(&Seed::from_text("play on"), Stream::Game);
    let mut legal = Vec::new();
    look(opened, &position, whim)?;
    for _ in 0..DECISIONS {
        if whim.below(12) == 0
            && let Some(timer) = game.timer(&position)
        {
            game.expire(&mut position, timer.id, &mut chance, &mut Log::new());
            continue;
        }
        let to_act: Vec<Seat> = game.to_act(&position).into_iter().collect();
        if to_act.is_empty() {
            break;
        }
        let seat = *whim.pick(&to_act);
        legal.clear();
        game.legal(&position, seat, &mut legal);
        if legal.is_empty() {
            return Err(format!("seat {seat} is asked and can do nothing"));
        }
        let action = *whim.pick(&legal);
        let mut log = Log::new();
        game.apply(&mut position, seat, action, &mut chance, &mut log)
            .map_err(|refusal| format!("{action:?} of seat {seat} is in the list, refused by {}", refusal.rule))?;
        for entry in log.into_entries() {
            game.line(&entry.event);
        }
        game.audit(&position).map_err(|what| format!("after {}: {what}", kind(&action)))?;
    }
    look(opened, &position, whim)
}

fn look<G: Evaluator>(opened: &Opened<G>, position: &G::Position, whim: &mut Chance) -> Result<(), String> {
    let game = &**opened.game();
    let players = game.players(position);
    let names = names(players);
    let seats = (0..players).map(|index| Viewer::Seat(Seat::new(index)));
    for viewer in seats.chain([Viewer::Spectator, Viewer::Omniscient]) {
        let view = game.view(position, viewer);
        let say = Say::new(opened.words(Lang::Fr), &names, viewer);
        let _scene = full_scene(game, &view, &say, whim);
    }
    if game.outcome(position).is_some() != game.to_act(position).is_empty() {
        return Err("nobody is asked and it is not over, or it is over and somebody is asked".to_owned());
    }
    game.sheet(position);
    if game.outcome(position).is_none() && game.evaluate(position).iter().any(|worth| !worth.is_finite()) {
        return Err("bots cannot say what it is worth".to_owned());
    }
    Ok(())
}

/// What sort of action it is, so that faults of one sort are counted together.
fn kind(action: &impl std::fmt::Debug) -> String {
    format!("{action:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
