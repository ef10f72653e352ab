//! Playing on the full screen: what the keys do. What it looks like is in `draw`.

mod draw;

use std::time::Duration;

use cenacle_scene::{Phrase, Scene};
use cenacle_table::{Seat, any::SaidLine};
use ratatui::{
    DefaultTerminal,
    crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers},
};

use super::{
    answer::{Answer, left, no_number, read},
    paint::Paint,
    session::{Session, SessionState},
};
use crate::failure::Failure;

/// Plays until somebody leaves.
pub(super) fn play(session: &mut Session) -> Result<(), Failure> {
    let mut terminal = ratatui::init();
    let played = Screen::new(session, Paint::of_terminal()).run(&mut terminal);
    ratatui::restore();
    played
}

/// The screen and what was typed.
struct Screen<'a> {
    session: &'a mut Session,
    paint: Paint,
    state: SessionState,
    scene: Scene,
    log: Vec<SaidLine>,
    /// Lines of the log up to here were there when the person before the screen last decided.
    old_lines: usize,
    typed: String,
    /// The place of the marked offer among those left.
    marked: usize,
    /// Whether an arrow key marked it since the line last changed; if not, it is only where the arrows begin.
    moved: bool,
    notice: Vec<String>,
    /// What the guide says here.
    guide: Option<String>,
    page: Option<Page>,
    scroll: u16,
}

/// A text over the screen: rules, log, help, the count at the end.
struct Page {
    title: String,
    text: String,
    scroll: u16,
}

/// Whether somebody goes on or leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Play,
    Leave,
}

impl<'a> Screen<'a> {
    fn new(session: &'a mut Session, paint: Paint) -> Screen<'a> {
        let mut screen = Screen {
            state: session.state(),
            scene: Scene::default(),
            log: Vec::new(),
            old_lines: 0,
            typed: String::new(),
            marked: 0,
            moved: false,
            notice: Vec::new(),
            guide: None,
            page: None,
            scroll: 0,
            session,
            paint,
        };
        screen.look();
        screen
    }

    fn run(&mut self, terminal: &mut DefaultTerminal) -> Result<(), Failure> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            let Event::Key(key) = event::read()? else { continue };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            let before = self.state;
            if self.key(key)? == Next::Leave {
                return Ok(());
            }
            // What was pressed before the curtain was lifted is not for the table behind it.
            while matches!(before, SessionState::Curtain(_)) && self.state != before && event::poll(Duration::ZERO)? {
                event::read()?;
            }
        }
    }

    /// Looks at the table again after something changed.
    fn look(&mut self) {
        self.state = self.session.state();
        self.scene = self.session.scene();
        self.log = self.session.log();
        self.guide = match self.state {
            SessionState::Turn(seat) => self.session.guide_said(seat),
            SessionState::Curtain(_) | SessionState::Over => None,
        };
        self.retype(String::new());
        self.marked = self.scene.offers.iter().position(|offer| offer.recommended).unwrap_or(0);
        if self.state == SessionState::Over {
            self.score();
        }
    }

    /// Changes the line; nothing is marked any more.
    fn retype(&mut self, line: String) {
        self.typed = line;
        self.marked = 0;
        self.moved = false;
    }

    /// Marks an offer by its place among those left; the first arrow marks where the arrows begin.
    fn mark(&mut self, place: usize) {
        self.marked = place.min(self.left().len().saturating_sub(1));
        self.moved = true;
    }

    /// The offers that what was typed leaves.
    fn left(&self) -> Vec<usize> {
        left(&self.typed, &self.scene.offers)
    }

    /// The offer that an arrow key marked, or the only one left.
    fn marked_offer(&self) -> Option<usize> {
        match self.left()[..] {
            [only] => Some(only),
            ref left if self.moved => left.get(self.marked).copied(),
            _ => None,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Result<Next, Failure> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            return Ok(Next::Leave);
        }
        if self.page.is_some() {
            self.turn_page(key.code);
            return Ok(Next::Play);
        }
        if control {
            match key.code {
                KeyCode::Char('z') => self.undo()?,
                KeyCode::Char('y') => self.redo()?,
                KeyCode::Char('u') => self.retype(String::new()),
                _ => {}
            }
            return Ok(Next::Play);
        }
        match self.state {
            SessionState::Curtain(seat) => self.curtain_key(seat, key.code),
            SessionState::Turn(_) | SessionState::Over => self.table_key(key.code),
        }
    }

    fn curtain_key(&mut self, seat: Seat, key: KeyCode) -> Result<Next, Failure> {
        match key {
            KeyCode::Enter => {
                self.session.sit(seat);
                self.notice.clear();
                self.look();
            }
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('q') => return Ok(Next::Leave),
            _ => {}
        }
        Ok(Next::Play)
    }

    fn table_key(&mut self, key: KeyCode) -> Result<Next, Failure> {
        match key {
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc => {
                self.retype(String::new());
                self.notice.clear();
            }
            KeyCode::Up => self.mark(self.marked.saturating_sub(usize::from(self.moved))),
            KeyCode::Down => self.mark(self.marked + usize::from(self.moved)),
            KeyCode::Home => self.mark(0),
            KeyCode::End => self.mark(usize::MAX),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(8),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(8),
            KeyCode::F(1) => self.rule_page(),
            KeyCode::Backspace => {
                let mut line = self.typed.clone();
                line.pop();
                self.retype(line);
            }
            KeyCode::Char(letter) => {
                self.retype(format!("{}{letter}", self.typed));
                self.notice.clear();
            }
            _ => {}
        }
        Ok(Next::Play)
    }

    /// Chooses the offer that the arrows marked, or does what was typed. An empty line chooses only where there is no
    /// choice.
    fn enter(&mut self) -> Result<Next, Failure> {
        self.notice.clear();
        if self.moved
            && !self.typed.trim_start().starts_with(['?', ':'])
            && let Some(offer) = self.marked_offer()
        {
            self.decide(offer)?;
            return Ok(Next::Play);
        }
        match read(&self.typed, &self.scene.offers) {
            Answer::Nothing => match self.marked_offer() {
                Some(offer) => self.decide(offer)?,
                None if self.state == SessionState::Over => return Ok(Next::Leave),
                None => self.say(&Phrase::new("choose-something")),
            },
            Answer::Several(several) => {
                self.say(&Phrase::new("several").number("count", several.len() as i64));
                return Ok(Next::Play);
            }
            Answer::Choose(offer) => self.decide(offer)?,
            Answer::NoNumber(number) => self.say(&no_number(number, &self.scene.offers)),
            Answer::WhyNot(typed) => {
                let answers = self.session.why_not(&self.scene, &typed);
                if answers.len() > 3 {
                    self.open("title-why", answers.join("\n\n"));
                } else {
                    self.notice = answers;
                }
            }
            Answer::Rules(id) => {
                let rules = self.session.rules(id.as_deref());
                self.open("title-rules", rules);
            }
            Answer::Log => {
                let log = self.log.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n");
                self.open("title-log", log);
                // At its end: the page is drawn no lower than its last line.
                self.page.iter_mut().for_each(|page| page.scroll = u16::MAX);
            }
            Answer::Score => self.score(),
            Answer::Save(path) => self.notice = vec![self.session.save_said(path)],
            Answer::Undo => self.undo()?,
            Answer::Redo => self.redo()?,
            Answer::Ideas => {
                if let SessionState::Turn(seat) = self.state {
                    let ideas = self.session.ideas(seat).join("\n");
                    self.open("title-ideas", ideas);
                }
            }
            Answer::Guide => {
                self.notice = vec![self.session.switch_guide()];
                self.guide = None;
            }
            Answer::Help => {
                let help = self.session.word("help");
                self.open("title-help", help);
            }
            Answer::NoCommand => self.say(&Phrase::new("no-command")),
            Answer::Quit => return Ok(Next::Leave),
        }
        self.typed.clear();
        self.moved = false;
        Ok(Next::Play)
    }

    fn decide(&mut self, offer: usize) -> Result<(), Failure> {
        if let SessionState::Turn(seat) = self.state {
            self.old_lines = self.log.len();
            self.session.decide(seat, offer)?;
            self.look();
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Failure> {
        let undone = self.session.undo()?;
        if undone {
            self.look();
        }
        self.say(&Phrase::new(if undone { "undone" } else { "no-undo" }));
        Ok(())
    }

    fn redo(&mut self) -> Result<(), Failure> {
        let redone = self.session.redo()?;
        if redone {
            self.look();
        }
        self.say(&Phrase::new(if redone { "redone" } else { "no-redo" }));
        Ok(())
    }

    fn say(&mut self, phrase: &Phrase) {
        self.notice = vec![self.session.say(phrase)];
    }

    fn score(&mut self) {
        let sheet = self.session.score_sheet();
        if sheet.is_empty() {
            self.say(&Phrase::new("score-later"));
        } else {
            self.open("title-end", sheet);
        }
    }

    /// The rule of the marked offer, and that of the step.
    fn rule_page(&mut self) {
        let marked = self.marked_offer().or_else(|| self.left().get(self.marked).copied());
        let offered = marked.and_then(|offer| self.scene.offers[offer].rule);
        let mut rules: Vec<&str> = offered.into_iter().chain(self.scene.prompt.rule).collect();
        rules.dedup();
        let texts: Vec<String> = rules.into_iter().map(|rule| self.session.rules(Some(rule))).collect();
        let text = if texts.is_empty() { self.session.rules(None) } else { texts.join("\n") };
        self.open("title-rules", text);
    }

    fn open(&mut self, title: &'static str, text: String) {
        let text = anstream::adapter::strip_str(&text).to_string();
        self.page = Some(Page { title: self.session.word(title), text, scroll: 0 });
    }

    fn turn_page(&mut self, key: KeyCode) {
        let Some(page) = &mut self.page else { return };
        match key {
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') | KeyCode::F(1) => self.page = None,
            KeyCode::Up => page.scroll = page.scroll.saturating_sub(1),
            KeyCode::Down => page.scroll = page.scroll.saturating_add(1),
            KeyCode::PageUp => page.scroll = page.scroll.saturating_sub(10),
            KeyCode::PageDown | KeyCode::Char(' ') => page.scroll = page.scroll.saturating_add(10),
            KeyCode::Home => page.scroll = 0,
            KeyCode::End => page.scroll = u16::MAX,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use ratatui::{Terminal, backend::TestBackend};

    use super::*;
    use crate::{commands::play::PlayArgs, registry::with_game};

    #[derive(Parser)]
    struct Typed {
        #[command(flatten)]
        args: PlayArgs,
    }

    /// A game of three begun with these arguments, and the directory in which it is saved.
    fn session(more: &[&str]) -> (Session, tempfile::TempDir) {
        session_of("cleopatra", more)
    }

    fn session_of(game: &str, more: &[&str]) -> (Session, tempfile::TempDir) {
        let dir = tempfile::TempDir::new().unwrap();
        let save = dir.path().join("game.json");
        let typed = ["play", game, "--seed", "3", "--lang", "fr", "--save", save.to_str().unwrap()];
        let args = Typed::parse_from(typed.iter().chain(more)).args;
        let mut session = with_game(game, None, args).unwrap().unwrap();
        session.begin().unwrap();
        (session, dir)
    }

    /// What the screen shows.
    fn shown(screen: &mut Screen<'_>, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| screen.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    fn press(screen: &mut Screen<'_>, key: KeyCode) -> Next {
        screen.key(KeyEvent::new(key, KeyModifiers::NONE)).unwrap()
    }

    fn type_line(screen: &mut Screen<'_>, line: &str) -> Next {
        for letter in line.chars() {
            press(screen, KeyCode::Char(letter));
        }
        press(screen, KeyCode::Enter)
    }

    const BOTS: [&str; 2] = ["--bots", "random,random"];

    #[test]
    fn the_screen_shows_the_table_the_log_the_question_and_its_answers() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        let (question, label) = (screen.scene.prompt.question.clone(), screen.scene.offers[0].label.clone());
        let shown = shown(&mut screen, 140, 45);
        for words in ["Joueur 1 · À vous", "Robot 2", &question, &label, "pourquoi pas"] {
            assert!(shown.contains(words), "`{words}` is not in:\n{shown}");
        }
    }

    /// The seconds of the glass on the screen, if it shows any.
    fn seconds_shown(screen: &mut Screen<'_>, width: u16, height: u16) -> Option<u32> {
        let shown = shown(screen, width, height);
        let (_, after) = shown.split_once("Sablier : encore ")?;
        after.split(' ').next()?.parse().ok()
    }

    #[test]
    fn the_screen_shows_the_seconds_left_of_the_glass() {
        let timed = ["--players", "2", "--bots", "random", "--options", "time=turns,glass=seconds"];
        let (mut session, _dir) = session_of("four-gods", &timed);
        let mut screen = Screen::new(&mut session, Paint::None);
        let mut seen = Vec::new();
        for _ in 0..12 {
            let seconds = seconds_shown(&mut screen, 140, 45);
            assert_eq!(seconds_shown(&mut screen, 80, 30), seconds);
            assert_eq!(screen.session.table().timer().is_some(), seconds.is_some());
            seen.extend(seconds);
            // The first answer passes, where there is another one.
            let act = if screen.scene.offers.len() > 1 { "2" } else { "1" };
            type_line(&mut screen, act);
        }
        // A full glass, and each act takes some of it.
        assert!(seen.contains(&30) && seen.iter().any(|seconds| *seconds < 30), "{seen:?}");
        let (mut untimed, _dir) = session_of("cleopatra", &BOTS);
        assert_eq!(seconds_shown(&mut Screen::new(&mut untimed, Paint::None), 140, 45), None);
    }

    #[test]
    fn a_small_terminal_is_enough() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        let label = screen.scene.offers[0].label.clone();
        assert!(shown(&mut screen, 80, 24).contains(label.as_str()));
        shown(&mut screen, 20, 6);
        shown(&mut screen, 1, 1);
    }

    #[test]
    fn typing_narrows_arrows_move_and_enter_chooses() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        let all = screen.left().len();
        assert_eq!(screen.marked_offer(), None);
        press(&mut screen, KeyCode::Home);
        press(&mut screen, KeyCode::Down);
        assert_eq!(screen.marked_offer(), Some(1));
        press(&mut screen, KeyCode::Char('2'));
        assert!(screen.left().len() < all);
        assert_eq!(screen.left().first(), Some(&1));
        press(&mut screen, KeyCode::Esc);
        assert_eq!((screen.left().len(), screen.marked_offer()), (all, None));
        let inputs = screen.session.table().inputs();
        press(&mut screen, KeyCode::Down);
        press(&mut screen, KeyCode::Enter);
        assert!(screen.session.table().inputs() > inputs);
    }

    #[test]
    fn an_empty_line_without_a_marked_offer_chooses_nothing_and_says_how_to_choose() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        assert!(screen.scene.offers.len() > 1);
        let inputs = screen.session.table().inputs();
        press(&mut screen, KeyCode::Enter);
        assert_eq!(screen.session.table().inputs(), inputs);
        assert!(screen.notice[0].contains("↑ ↓"), "{:?}", screen.notice);
    }

    #[test]
    fn words_that_several_offers_answer_to_choose_none_until_an_arrow_marks_one() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        let inputs = screen.session.table().inputs();
        type_line(&mut screen, "prendre");
        assert_eq!(screen.session.table().inputs(), inputs);
        assert!(screen.notice[0].contains("actions répondent à ces mots"), "{:?}", screen.notice);
        assert_eq!(screen.typed, "prendre");
        press(&mut screen, KeyCode::Down);
        press(&mut screen, KeyCode::Enter);
        assert!(screen.session.table().inputs() > inputs);
    }

    #[test]
    fn the_only_offer_is_taken_by_an_empty_line() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        screen.scene.offers.truncate(1);
        let inputs = screen.session.table().inputs();
        press(&mut screen, KeyCode::Enter);
        assert!(screen.session.table().inputs() > inputs);
    }

    #[test]
    fn the_count_is_only_promised_while_the_game_runs() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        type_line(&mut screen, ":score");
        assert_eq!(screen.notice, ["Le décompte vient à la fin de la partie."]);
    }

    #[test]
    fn a_decision_that_showed_nothing_is_taken_back_and_played_again() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        // A stall is taken, cards are drawn for the others and stay; putting one of them on a stall shows nothing new.
        type_line(&mut screen, "1");
        type_line(&mut screen, "1");
        type_line(&mut screen, "1");
        let inputs = screen.session.table().inputs();
        type_line(&mut screen, "u");
        assert_eq!(screen.session.table().inputs(), inputs - 1);
        assert_eq!(screen.notice, ["Décision reprise."]);
        screen.key(KeyEvent::new(KeyCode::Char('y'), KeyModifiers::CONTROL)).unwrap();
        assert_eq!(screen.session.table().inputs(), inputs);
    }

    #[test]
    fn pages_open_over_the_table_and_close_again() {
        let (mut session, _dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        for line in [":regles", ":log", ":aide", "?"] {
            type_line(&mut screen, line);
            assert!(shown(&mut screen, 120, 40).contains("Échap fermer"), "{line}");
            press(&mut screen, KeyCode::PageDown);
            press(&mut screen, KeyCode::Esc);
            assert!(screen.page.is_none(), "{line}");
        }
        press(&mut screen, KeyCode::F(1));
        assert!(screen.page.as_ref().is_some_and(|page| page.text.contains("[market.take]")));
    }

    #[test]
    fn the_curtain_hides_everything_until_somebody_sits_down() {
        let (mut session, _dir) = session(&["--names", "Béatrice,Ilyes,Nadia"]);
        let mut screen = Screen::new(&mut session, Paint::None);
        let curtain = shown(&mut screen, 120, 40);
        assert!(curtain.contains("C’est à Nadia.") && curtain.contains("Personne d’autre ne regarde"), "{curtain}");
        assert!(!curtain.contains("main"), "{curtain}");
        let inputs = screen.session.table().inputs();
        press(&mut screen, KeyCode::Enter);
        assert!(shown(&mut screen, 120, 40).contains("Nadia · À vous"));
        press(&mut screen, KeyCode::Enter);
        assert_eq!(screen.session.table().inputs(), inputs, "the Enter of the curtain went on to the table");
    }

    #[test]
    fn leaving_is_one_key_and_the_game_is_on_disk() {
        let (mut session, dir) = session(&BOTS);
        let mut screen = Screen::new(&mut session, Paint::None);
        type_line(&mut screen, "1");
        assert_eq!(type_line(&mut screen, "q"), Next::Leave);
        let saved = std::fs::read_to_string(dir.path().join("game.json")).unwrap();
        assert_eq!(saved, screen.session.table().record().to_text());
    }

    #[test]
    fn the_end_opens_the_count_and_enter_leaves() {
        let (mut session, _dir) = session(&["--bots", "random,random,random"]);
        let mut screen = Screen::new(&mut session, Paint::None);
        assert!(shown(&mut screen, 120, 40).contains("Fin de partie"));
        press(&mut screen, KeyCode::Enter);
        assert_eq!(press(&mut screen, KeyCode::Enter), Next::Leave);
    }
}
