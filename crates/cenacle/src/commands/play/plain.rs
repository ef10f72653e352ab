//! Playing line by line: for scripts, pipes and terminals that cannot do more.

use std::{
    collections::BTreeMap,
    env,
    io::{self, BufRead, IsTerminal, Write},
};

use cenacle_scene::{Phrase, Scene, text};
use cenacle_table::Seat;

use super::{
    answer::{Answer, gain, no_number, numbers, read, told},
    session::{Session, SessionState},
};
use crate::{failure::Failure, output};

/// How many lines of the log somebody is told who comes back to a game.
const LAST_LINES: usize = 12;

/// How many empty lines hide what was shown where nothing can be cleared.
const CURTAIN: usize = 60;

/// Plays until the game is over or somebody leaves. Of a game that is resumed, only the last lines of the log are told.
pub(super) fn play(
    session: &mut Session,
    resumed: bool,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    Lines { session, input, out, told: BTreeMap::new(), resumed, shown: false }.run()
}

struct Lines<'a, R, W> {
    session: &'a mut Session,
    input: &'a mut R,
    out: &'a mut W,
    /// How many lines of the log each seat has been told.
    told: BTreeMap<Option<Seat>, usize>,
    /// Whether the game was begun before: then everybody is first told the last lines only.
    resumed: bool,
    /// Whether the table of somebody is in sight.
    shown: bool,
}

/// Whether somebody goes on or leaves.
#[derive(PartialEq, Eq)]
enum Next {
    Play,
    Leave,
}

impl<R: BufRead, W: Write> Lines<'_, R, W> {
    fn run(&mut self) -> Result<(), Failure> {
        loop {
            let next = match self.session.state() {
                SessionState::Over => {
                    self.tell()?;
                    writeln!(self.out, "\n{}", self.session.score_sheet())?;
                    Next::Leave
                }
                SessionState::Curtain(seat) => self.curtain(seat)?,
                SessionState::Turn(seat) => self.turn(seat)?,
            };
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    fn curtain(&mut self, seat: Seat) -> Result<Next, Failure> {
        self.hide()?;
        let turn = self.session.say(&Phrase::new("curtain-turn").seat("seat", seat));
        writeln!(self.out, "\n{turn} {}", self.session.word("curtain-alone"))?;
        match self.line()?.as_deref().map(str::trim) {
            None | Some("q") => return Ok(Next::Leave),
            Some("u") => self.undo()?,
            Some(_) => self.session.sit(seat),
        }
        Ok(Next::Play)
    }

    /// Takes out of sight what the person before saw.
    fn hide(&mut self) -> Result<(), Failure> {
        if !std::mem::take(&mut self.shown) {
            return Ok(());
        }
        self.out.flush()?;
        if io::stdout().is_terminal() && env::var("TERM").is_ok_and(|term| term != "dumb") {
            // Past the filter that leaves colours out: this is no colour. Screen, then what was scrolled away.
            io::stdout().write_all(b"\x1b[H\x1b[2J\x1b[3J")?;
            io::stdout().flush()?;
        } else {
            write!(self.out, "{}", "\n".repeat(CURTAIN))?;
        }
        Ok(())
    }

    /// Asks a seat until something has changed on the table.
    fn turn(&mut self, seat: Seat) -> Result<Next, Failure> {
        let scene = self.session.scene();
        self.tell()?;
        self.show(&scene)?;
        if let Some(sentence) = self.session.guide_said(seat) {
            writeln!(self.out, "\n{sentence}")?;
        }
        let inputs = self.session.table().inputs();
        while self.session.table().inputs() == inputs {
            let Some(line) = self.line()? else { return Ok(Next::Leave) };
            match read(&line, &scene.offers) {
                Answer::Nothing => {
                    self.show(&scene)?;
                    self.say(&Phrase::new("choose-something-plain"))?;
                }
                Answer::Choose(offer) => {
                    writeln!(self.out, "→ {}", scene.offers[offer].label)?;
                    self.session.decide(seat, offer)?;
                }
                Answer::Several(several) => {
                    self.say(&Phrase::new("several").number("count", several.len() as i64))?;
                    self.list(&scene, several.into_iter())?;
                }
                Answer::NoNumber(number) => self.say(&no_number(number, &scene.offers))?,
                Answer::WhyNot(typed) => {
                    let answers = self.session.why_not(&scene, &typed);
                    answers.iter().try_for_each(|answer| writeln!(self.out, "{answer}"))?;
                }
                Answer::Rules(id) => writeln!(self.out, "{}", self.session.rules(id.as_deref()))?,
                Answer::Log => self.log(0)?,
                Answer::Score => self.say(&Phrase::new("score-later"))?,
                Answer::Save(path) => writeln!(self.out, "{}", self.session.save_said(path))?,
                Answer::Undo => self.undo()?,
                Answer::Redo => {
                    let redone = self.session.redo()?;
                    self.say(&Phrase::new(if redone { "redone" } else { "no-redo" }))?;
                }
                Answer::Ideas => writeln!(self.out, "{}", self.session.ideas(seat).join("\n"))?,
                Answer::Guide => writeln!(self.out, "{}", self.session.switch_guide())?,
                Answer::Help => self.say(&Phrase::new("help"))?,
                Answer::NoCommand => self.say(&Phrase::new("no-command"))?,
                Answer::Quit => return Ok(Next::Leave),
            }
        }
        Ok(Next::Play)
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let undone = self.session.undo()?;
        self.say(&Phrase::new(if undone { "undone" } else { "no-undo" }))
    }

    fn line(&mut self) -> Result<Option<String>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = String::new();
        let read = self.input.read_line(&mut line)?;
        Ok((read > 0).then_some(line))
    }

    /// What happened since this viewer was last told.
    fn tell(&mut self) -> Result<(), Failure> {
        let viewer = self.session.viewer().seat();
        // A decision taken back was told and is no longer in the log.
        let log = self.session.log().len();
        let first = if self.resumed { log.saturating_sub(LAST_LINES) } else { 0 };
        let from = self.told.insert(viewer, log).unwrap_or(first).min(log);
        self.log(from)
    }

    fn log(&mut self, from: usize) -> Result<(), Failure> {
        for line in self.session.log().iter().skip(from) {
            let sign = line.seat.map_or_else(|| " ".to_owned(), output::sign);
            writeln!(self.out, "{sign} {}", line.text)?;
        }
        Ok(())
    }

    fn show(&mut self, scene: &Scene) -> Result<(), Failure> {
        self.shown = true;
        writeln!(self.out, "\n{}", text(scene, output::columns()))?;
        if let Some(left) = self.session.glass_said() {
            writeln!(self.out, "{left}")?;
        }
        self.list(scene, 0..scene.offers.len())
    }

    fn list(&mut self, scene: &Scene, which: impl Iterator<Item = usize>) -> Result<(), Failure> {
        let (numbers, all) = (numbers(&scene.offers), scene.tableau());
        for index in which {
            let offer = &scene.offers[index];
            let told = told(&all, offer).map(|told| format!(" — {told}")).unwrap_or_default();
            let gain = gain(offer).map(|gain| format!(" ({gain})")).unwrap_or_default();
            let rule = offer.rule.map(|rule| format!(" [{}]", self.session.rule_title(rule))).unwrap_or_default();
            let said = format!("{}{gain}{told}", offer.label);
            writeln!(self.out, "{:>3}. {said}{}", numbers[index], output::styled(output::FAINT, &rule))?;
        }
        Ok(())
    }

    fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.session.say(phrase))?)
    }
}
