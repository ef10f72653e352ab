//! A game at this terminal: who sits before the screen, what the bots do, what is saved where.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use cenacle_bots::{Reason, SeatedBot};
use cenacle_scene::{Phrase, Say, Scene};
use cenacle_table::{
    AnyGame, AnyTable, Chance, Next, Seat, Seats, Seed, Stream, Viewer, VirtualClock, Words, any::SaidLine,
};

use super::why;
use crate::{commands::rules, failure::Failure, files, score_sheet::score_sheet};

/// What the screen has to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SessionState {
    /// Somebody else has to sit down before the screen first.
    Curtain(Seat),
    /// The person before the screen is asked.
    Turn(Seat),
    /// The game is over.
    Over,
}

/// A game at this terminal.
pub(crate) struct Session {
    game: Box<dyn AnyGame>,
    table: Box<dyn AnyTable>,
    bots: Vec<SeatedBot>,
    people: Seats,
    words: Words,
    path: PathBuf,
    before_screen: Option<Seat>,
    /// How time passes in a game in real time: nobody measures it here.
    clock: VirtualClock,
    pace: Chance,
    guide: Guide,
    /// Who is asked for ideas.
    adviser: Box<dyn Fn(Seat) -> SeatedBot>,
}

/// What the guide has told, and to whom: a sentence for each kind of thing, once.
#[derive(Debug, Default)]
struct Guide {
    on: bool,
    told: BTreeSet<(Seat, String)>,
}

/// So many ideas are told.
const IDEAS: usize = 2;

impl Session {
    pub(super) fn new(
        game: Box<dyn AnyGame>,
        table: Box<dyn AnyTable>,
        bots: Vec<SeatedBot>,
        words: Words,
        path: PathBuf,
        adviser: Box<dyn Fn(Seat) -> SeatedBot>,
    ) -> Session {
        let people = bots.iter().fold(Seats::all(table.names().len()), |people, bot| people.without(bot.seat()));
        // One person alone never needs a curtain.
        let before_screen = people.first().filter(|_| people.len() == 1);
        let pace = Chance::new(&Seed([0; 32]), Stream::Pace);
        let (clock, guide) = (VirtualClock::default(), Guide::default());
        Session { game, table, bots, people, words, path, before_screen, clock, pace, guide, adviser }
    }

    /// Makes sure that the game can be saved, and lets bots play that come first.
    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        self.save()?;
        self.bots_play()
    }

    pub(super) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// What to show now. Of several people who are asked at the same time, the one before the screen comes first.
    pub(super) fn state(&self) -> SessionState {
        let asked: Seats = self.table.awaited().filter(|seat| self.people.contains(*seat)).collect();
        // Where seats act whenever they like, the one comes first whose hands are free first.
        let mut clock = self.clock;
        let asked = match self.table.next(&mut clock) {
            Next::Decision(seat) if self.table.in_real_time() && asked.contains(seat) => Seats::only(seat),
            _ => asked,
        };
        match (asked.first(), self.before_screen) {
            (None, _) => SessionState::Over,
            (Some(_), Some(seat)) if asked.contains(seat) => SessionState::Turn(seat),
            (Some(first), _) => SessionState::Curtain(first),
        }
    }

    /// Somebody sits down before the screen.
    pub(super) fn sit(&mut self, seat: Seat) {
        self.before_screen = Some(seat);
    }

    /// Through whose eyes the table is shown: of the person before the screen while they are asked; at the end, of the
    /// only person there is, or of everybody together.
    pub(super) fn viewer(&self) -> Viewer {
        match (self.state(), self.people.len()) {
            (SessionState::Turn(seat), _) => Viewer::Seat(seat),
            (SessionState::Over, 1) => self.people.first().map_or(Viewer::Spectator, Viewer::Seat),
            (SessionState::Over | SessionState::Curtain(_), _) => Viewer::Spectator,
        }
    }

    pub(super) fn scene(&self) -> Scene {
        self.table.scene(self.viewer(), self.words.lang())
    }

    pub(super) fn log(&self) -> Vec<SaidLine> {
        self.table.log(self.viewer(), self.words.lang(), 0)
    }

    /// Turns the guide on or off.
    pub(super) fn guide(&mut self, on: bool) {
        self.guide = Guide { on, told: BTreeSet::new() };
    }

    /// Turns the guide on if it is off, and says how it is now.
    pub(super) fn switch_guide(&mut self) -> String {
        self.guide(!self.guide.on);
        self.word(if self.guide.on { "guide-on" } else { "guide-off" })
    }

    /// A sentence about a kind of thing that this person has not been told of: one at a time.
    pub(super) fn guide_said(&mut self, seat: Seat) -> Option<String> {
        if !self.guide.on {
            return None;
        }
        let topics = self.table.guide(seat, self.words.lang());
        let new = topics.into_iter().find(|topic| !self.guide.told.contains(&(seat, topic.kind.clone())))?;
        self.guide.told.insert((seat, new.kind));
        Some(self.say(&Phrase::new("guide-says").said("what", new.text)))
    }

    /// Sensible things to do, each with what speaks for it and what it costs: a line each.
    pub(super) fn ideas(&self, seat: Seat) -> Vec<String> {
        let Some(advise) = (self.adviser)(seat).consult(&*self.table) else { return vec![self.word("ideas-none")] };
        let (advice, labels) = (advise(), self.table.labels(seat, self.words.lang()));
        let mut lines = vec![self.word("ideas-compared")];
        for (at, choice) in advice.choices.iter().take(IDEAS).enumerate() {
            let label = labels.get(choice.index).map_or("", |label| label.as_str());
            lines.push(format!("{}  {label}", char::from(b'A' + at as u8)));
            let why = advice.reasons.get(at).map_or(&[][..], Vec::as_slice);
            lines.extend(why.iter().map(|reason| self.reason_said(reason)));
            if why.is_empty() {
                lines.push(format!("     {}", self.word("ideas-proved")));
            }
        }
        lines
    }

    fn reason_said(&self, Reason { what, good, .. }: &Reason) -> String {
        format!("   {} {}", if *good { '+' } else { '−' }, self.say_of_game(what))
    }

    /// The person before the screen decides for an offer; then the bots play and the game is saved.
    pub(super) fn decide(&mut self, seat: Seat, offer: usize) -> Result<(), Failure> {
        self.take(seat, offer)?;
        self.bots_play()?;
        self.save()
    }

    /// The person who decided last takes the decision back.
    pub(super) fn undo(&mut self) -> Result<bool, Failure> {
        let last = self.table.decided(self.table.inputs()).filter(|seat| self.people.contains(*seat));
        let undone = last.is_some_and(|seat| self.table.undo(seat).is_ok());
        if undone {
            self.before_screen = last;
            self.save()?;
        }
        Ok(undone)
    }

    /// The person before the screen plays again what was taken back.
    pub(super) fn redo(&mut self) -> Result<bool, Failure> {
        let redone = self.before_screen.is_some_and(|seat| self.table.redo(seat).is_ok());
        if redone {
            self.bots_play()?;
            self.save()?;
        }
        Ok(redone)
    }

    /// Whether somebody can take back the last decision.
    pub(super) fn can_undo(&self) -> bool {
        let last = self.table.decided(self.table.inputs());
        last.is_some_and(|seat| self.people.contains(seat) && self.table.can_undo(seat))
    }

    /// Why something cannot be done: an answer a line.
    pub(super) fn why_not(&self, scene: &Scene, typed: &str) -> Vec<String> {
        let SessionState::Turn(seat) = self.state() else { return Vec::new() };
        why::why_not(self, seat, scene, typed)
    }

    pub(super) fn save(&self) -> Result<(), Failure> {
        files::save(&self.path, &self.table.record().to_text())
    }

    /// Saves, perhaps a copy under another name, and says so or why not.
    pub(super) fn save_said(&self, copy: Option<PathBuf>) -> String {
        let path = copy.unwrap_or_else(|| self.path.clone());
        match files::save(&path, &self.table.record().to_text()) {
            Ok(()) => format!("{} {}", self.word("saved"), path.display()),
            Err(failure) => failure.to_string(),
        }
    }

    /// What a rule is called: people know titles, not ids.
    pub(super) fn rule_title(&self, id: &str) -> &str {
        self.game.rules(self.lang()).get(id).map_or("", |rule| &rule.title)
    }

    /// How many seconds are left of the glass that runs.
    fn glass(&self) -> Option<u32> {
        let timer = self.table.timer()?;
        Some(self.clock.left_of(timer).div_ceil(1000))
    }

    /// The same in words.
    pub(super) fn glass_said(&self) -> Option<String> {
        Some(self.say(&Phrase::new("glass-left").number("seconds", self.glass()?)))
    }

    /// The list of rules, or the text of those whose id or title begins so.
    pub(super) fn rules(&self, id: Option<&str>) -> String {
        let rules = self.game.rules(self.lang());
        match id.map(|id| rules::find(rules, id)) {
            None => rules::contents(&rules.rules.iter().collect::<Vec<_>>()),
            Some(found) if found.is_empty() => self.word("no-rule"),
            Some(found) => rules::full(&found),
        }
    }

    pub(super) fn score_sheet(&self) -> String {
        score_sheet(&*self.game, &*self.table, &self.words, self.viewer())
    }

    /// One of the program's own words.
    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A phrase in the program's own words.
    pub(super) fn say(&self, phrase: &Phrase) -> String {
        Say::new(&self.words, &self.table.names(), self.viewer()).phrase(phrase).into()
    }

    /// What somebody is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        Say::new(&self.words, &self.table.names(), self.viewer()).name(seat).into()
    }

    /// A phrase in the game's words.
    pub(super) fn say_of_game(&self, phrase: &Phrase) -> String {
        self.table.say(phrase, self.words.lang(), self.viewer())
    }

    pub(super) fn lang(&self) -> cenacle_scene::Lang {
        self.words.lang()
    }

    fn bots_play(&mut self) -> Result<(), Failure> {
        loop {
            let next = match self.table.next(&mut self.clock) {
                Next::Over => return Ok(()),
                Next::Expiry(timer) => {
                    self.table.expire(timer).map_err(|error| Failure::Other(format!("{error:?}")))?;
                    continue;
                }
                Next::Decision(seat) => seat,
            };
            let asked = if self.table.in_real_time() { Seats::only(next) } else { self.table.awaited() };
            let Some(bot) = self.bots.iter().find(|bot| asked.contains(bot.seat())) else { return Ok(()) };
            let seat = bot.seat();
            let stuck = || Failure::Other(format!("the bot at seat {seat} has nothing to decide"));
            let choice = bot.choose(&*self.table).ok_or_else(stuck)?;
            self.take(seat, choice)?;
        }
    }

    /// A seat decides, and is busy with it for a while.
    fn take(&mut self, seat: Seat, index: usize) -> Result<(), Failure> {
        self.table.busy(&mut self.clock, seat, index, &mut self.pace);
        self.table.decide(seat, index).map_err(|error| Failure::Other(format!("{error:?}")))
    }
}
