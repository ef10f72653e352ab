//! Golden playthroughs: one random game a number of players, with what each viewer is told and sees, as text.
//!
//! A game has hundreds of inputs and each viewer's scene is a page: printed whole, that is megabytes which nobody reads. So
//! some steps are shown in full, and of every other one each viewer's page is kept as a check: a difference anywhere is found,
//! and the whole text can be had to look at it.

use std::{collections::BTreeMap, fmt::Write};

use sha2::{Digest, Sha256};

use crate::{Chance, Game, Input, Lang, Scene, Step, Table, Viewer, any::Opened, full_scene};

use super::{
    diff::{Change, changed_lines, json_text},
    plan::Case,
    walk::{Habit, names, open, saying, viewers, walk, who},
};

/// How wide the text scenes of a playthrough are.
const WIDTH: usize = 100;

/// The first steps are shown, then one in so many, and the last.
const SHOWN: [usize; 2] = [4, 150];

/// A random game as text. Of the steps that are shown: who did what, what was told to whom, and the lines of each viewer's
/// scene that went (`-`) or came (`+`) since the last one shown; what all see change is printed once. Of the others: the
/// place of the decision in the legal list, and for each viewer a check over what it was told and sees.
///
/// # Errors
/// If the game cannot be set up, or a word is missing.
pub fn playthrough<G: Game>(players: u8, game: u32) -> Result<String, String> {
    written::<G>(players, game, false)
}

/// The same game with every step shown.
///
/// # Errors
/// If the game cannot be set up, or a word is missing.
pub fn whole_playthrough<G: Game>(players: u8, game: u32) -> Result<String, String> {
    written::<G>(players, game, true)
}

fn written<G: Game>(players: u8, game: u32, whole: bool) -> Result<String, String> {
    let opened = open::<G>()?;
    let case = Case::new(G::about(), players, &[], game);
    let names = names(case.players());
    let mut writer = Writer { opened: &opened, names, scenes: BTreeMap::new(), text: String::new(), whole };
    writer.line(&format!("{}, {players} players, seed \"{}\"", G::about().id, case.seed_text));
    walk(&opened, &case, Habit::Any, |table, chance| writer.step(table, chance))?;
    Ok(writer.text)
}

/// Says where a playthrough differs from the one that was kept.
///
/// # Errors
/// Names the first line that differs, as it was and as it is.
pub fn compare_playthrough(kept: &str, now: &str) -> Result<(), String> {
    if kept == now {
        return Ok(());
    }
    let same = kept.lines().zip(now.lines()).take_while(|(old, new)| old == new).count();
    let step = kept.lines().take(same + 1).filter(|line| line.starts_with('#')).last().unwrap_or("the beginning");
    let at = |text: &str| text.lines().nth(same).unwrap_or("(the end)").to_owned();
    Err(format!(
        "line {} (in {step}) was\n    {}\nand is\n    {}\nIf this is meant, look at the whole change with CENACLE_BLESS=1 \
         and git diff",
        same + 1,
        at(kept),
        at(now)
    ))
}

struct Writer<'a, G: Game> {
    opened: &'a Opened<G>,
    names: Vec<String>,
    /// What each viewer saw when it was last shown.
    scenes: BTreeMap<String, Vec<String>>,
    text: String,
    whole: bool,
}

impl<G: Game> Writer<'_, G> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn step(&mut self, table: &Table<G>, chance: &mut Chance) -> Result<(), String> {
        let number = table.steps().len();
        let over = table.outcome().is_some();
        if !(self.whole || over || number < SHOWN[0] || number.is_multiple_of(SHOWN[1])) {
            return self.checks(number, table, chance);
        }
        self.line("");
        self.heading(number, table.steps().last());
        let told = self.told(table)?;
        told.iter().for_each(|heard| self.grouped(heard));
        self.changes(table, chance)?;
        let game = table.game();
        for seat in game.to_act(table.position()) {
            self.line(&format!("seat {seat} is to act: {} legal", table.legal(seat).len()));
        }
        if let Some(outcome) = table.outcome() {
            self.line(&format!("end: {}", json_text(&outcome)));
            let sheet = game.sheet(table.position());
            let said = |say: &crate::Say<'_>| {
                let line = |line: &crate::SheetLine| {
                    let column = say.word(line.column);
                    format!("seat {}: {} ({column}) {} [{}]", line.seat, say.phrase(&line.label), line.value, line.rule)
                };
                sheet.iter().map(line).collect::<Vec<_>>()
            };
            let lines = saying(self.opened, &self.names, Viewer::Spectator, Lang::En, said)?;
            lines.iter().for_each(|line| self.line(line));
        }
        Ok(())
    }

    fn heading(&mut self, number: usize, step: Option<&Step<G>>) {
        let mut heading = format!("# {number}: ");
        match step.map(|step| &step.input) {
            None => heading.push_str("setup"),
            Some(Input::Decision { seat, action, index }) => {
                write!(heading, "seat {seat} does {} (no. {index})", json_text(action)).expect("writing to a string");
            }
            Some(Input::Expiry(timer)) => {
                write!(heading, "sand-glass {} runs out", timer.0).expect("writing to a string");
            }
        }
        if let Some(step) = step
            && !step.drew.is_empty()
        {
            write!(heading, ", drew {:?}", step.drew).expect("writing to a string");
        }
        self.line(&heading);
    }

    /// What was told last, line by line: to whom, and in which words.
    fn told(&self, table: &Table<G>) -> Result<Vec<Vec<(String, String)>>, String> {
        let log = table.steps().last().map_or(table.opening(), |step| &step.log);
        let mut told = Vec::new();
        for entry in log {
            let line = table.game().line(&entry.event);
            let mut heard = Vec::new();
            for viewer in viewers(self.names.len()).filter(|viewer| entry.to.includes(*viewer)) {
                let said = saying(self.opened, &self.names, viewer, Lang::En, |say| say.phrase(&line.phrase))?;
                heard.push((short(viewer), format!("| {said}")));
            }
            told.push(heard);
        }
        Ok(told)
    }

    /// What a viewer sees, line by line.
    fn seen(&self, table: &Table<G>, viewer: Viewer, chance: &mut Chance) -> Result<Vec<String>, String> {
        let game = table.game();
        let view = game.view(table.position(), viewer);
        let scene = saying(self.opened, &self.names, viewer, Lang::En, |say| full_scene(&**game, &view, say, chance))
            .map_err(|what| format!("{}: {what}", who(viewer)))?;
        Ok(lines(&scene))
    }

    fn changes(&mut self, table: &Table<G>, chance: &mut Chance) -> Result<(), String> {
        let mut changed = Vec::new();
        for viewer in viewers(self.names.len()) {
            let now = self.seen(table, viewer, chance)?;
            let before = self.scenes.insert(short(viewer), now.clone()).unwrap_or_default();
            let told = |Change { sign, line }| (short(viewer), format!("{sign} {line}"));
            changed.extend(changed_lines(&before, &now).into_iter().map(told));
        }
        self.grouped(&changed);
        Ok(())
    }

    /// A check a viewer over what it was told and sees, instead of the words.
    fn checks(&mut self, number: usize, table: &Table<G>, chance: &mut Chance) -> Result<(), String> {
        let told = self.told(table)?;
        let mut checks = match table.steps().last().map(|step| &step.input) {
            Some(Input::Decision { seat, index, .. }) => format!("# {number}: seat {seat} no. {index},"),
            _ => format!("# {number}: sand-glass,"),
        };
        for viewer in viewers(self.names.len()) {
            let mut check = Sha256::new();
            for (_, line) in told.iter().flatten().filter(|(to, _)| *to == short(viewer)) {
                check.update(line);
                check.update("\n");
            }
            for line in self.seen(table, viewer, chance)? {
                check.update(line);
                check.update("\n");
            }
            let [first, second, third, ..]: [u8; 32] = check.finalize().into();
            write!(checks, " {}={first:02x}{second:02x}{third:02x}", short(viewer)).expect("writing to a string");
        }
        self.line(&checks);
        Ok(())
    }

    /// Prints lines with those whom they concern; a line that concerns everybody once, and first.
    fn grouped(&mut self, lines: &[(String, String)]) {
        let everybody = self.names.len() + 1;
        let mut order: Vec<&str> = Vec::new();
        let mut concerned: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (viewer, line) in lines {
            let viewers = concerned.entry(line).or_default();
            if viewers.is_empty() {
                order.push(line);
            }
            viewers.push(viewer);
        }
        let is_for_all = |line: &str| {
            let viewers = &concerned[line];
            viewers.len().is_multiple_of(everybody)
                && viewers
                    .iter()
                    .all(|viewer| viewers.iter().filter(|other| other == &viewer).count() == viewers.len() / everybody)
        };
        for line in order.iter().filter(|line| is_for_all(line)) {
            for _ in 0..concerned[*line].len() / everybody {
                writeln!(self.text, "all {line}").expect("writing to a string");
            }
        }
        for line in order.iter().filter(|line| !is_for_all(line)) {
            writeln!(self.text, "{} {line}", concerned[*line].join(",")).expect("writing to a string");
        }
    }
}

/// A viewer in one letter.
fn short(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "s".to_owned(),
        Viewer::Omniscient => "o".to_owned(),
    }
}

/// A scene as lines, without those that are empty: what can be done is counted, what is seen is listed.
fn lines(scene: &Scene) -> Vec<String> {
    let text = cenacle_scene::text(scene, WIDTH);
    text.lines().map(|line| line.trim_end().to_owned()).filter(|line| !line.is_empty()).collect()
}
