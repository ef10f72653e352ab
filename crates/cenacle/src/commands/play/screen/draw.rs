//! What the screen looks like: the table at the left, the log at the right, the question and its answers below.

use std::collections::BTreeSet;

use cenacle_scene::{
    Phrase, Scene, SeatLook, Weight,
    scene::{RegionRole, Tableau},
};
use cenacle_table::Seat;
use ratatui::{
    Frame,
    layout::{Alignment, Constraint, Layout, Margin, Rect},
    style::{Modifier, Style},
    text::{Line, Span, Text},
    widgets::{Block, Borders, Clear, Padding, Paragraph, Wrap},
};

use super::{
    super::answer::{gain, numbers, told},
    Screen, SessionState,
};

/// Below this many columns the log is only shown by `:log`.
const ROOM_FOR_LOG: u16 = 90;

/// How many new lines of the log stand above the question where there is no room for the log.
const NEWS: usize = 3;

/// With more offers than this, the board they are about comes first.
const MANY_OFFERS: usize = 12;

impl Screen<'_> {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if let SessionState::Curtain(seat) = self.state {
            self.draw_curtain(frame, area, seat);
        } else {
            let question = self.question(area.width);
            let offers = self.offer_rows(area.height);
            let below = question.len() as u16 + offers + 3;
            let [above, below] = Layout::vertical([Constraint::Min(3), Constraint::Length(below)]).areas(area);
            self.draw_above(frame, above);
            self.draw_below(frame, below, question, offers);
        }
        self.draw_page(frame, area);
    }

    fn draw_curtain(&self, frame: &mut Frame<'_>, area: Rect, seat: Seat) {
        let cloth = self.paint.seat(seat);
        let sign = SeatLook::of(seat).sign.glyph().to_string();
        let turn = self.session.say(&Phrase::new("curtain-turn").seat("seat", seat));
        let mut lines = vec![
            Line::styled(sign, cloth),
            Line::raw(""),
            Line::styled(turn, cloth.add_modifier(Modifier::BOLD)),
            Line::raw(""),
            Line::raw(self.session.word("curtain-alone")),
        ];
        if self.session.can_undo() {
            lines.push(Line::styled(self.session.word("curtain-undo"), self.paint.faint()));
        }
        lines.extend(self.notice.iter().map(|notice| Line::raw(notice.clone())));
        let block = Block::bordered().border_style(cloth);
        let room = area.height.saturating_sub(lines.len() as u16) / 2;
        let page = Paragraph::new(lines).alignment(Alignment::Center).block(block.padding(Padding::top(room)));
        frame.render_widget(page, area);
    }

    fn draw_above(&mut self, frame: &mut Frame<'_>, area: Rect) {
        if area.width < ROOM_FOR_LOG {
            self.draw_scene(frame, area, true);
            return;
        }
        let side = (area.width * 2 / 5).clamp(36, 60);
        let [scene, side] = Layout::horizontal([Constraint::Min(40), Constraint::Length(side)]).areas(area);
        self.draw_scene(frame, scene, false);
        self.draw_side(frame, side);
    }

    /// The scene as the terminal shows it: what can be picked from first, then one's own hand, then the rest. The question
    /// stands below with its answers, the players beside if there is room.
    fn arranged(&self, with_panels: bool) -> Tableau<'_> {
        let mut all = self.scene.tableau();
        all.prompt = None;
        if !with_panels {
            all.panels.clear();
        }
        let (pieces, places) = (&all.pieces, &all.places);
        let place_of = |id: &str| pieces.iter().find(|piece| piece.id == id).map(|piece| piece.place.as_str());
        let region_of = |id: &str| places.iter().find(|place| place.id == id).map(|place| place.region.as_str());
        let lit_regions: BTreeSet<&str> = (all.lit.iter())
            .filter_map(|id| region_of(id).or_else(|| region_of(place_of(id)?)))
            .chain(all.lit.iter().copied())
            .collect();
        // What is in question first: the small things to choose from, then the board they go to.
        all.regions.sort_by_key(|region| match (lit_regions.contains(region.id.as_str()), region.role) {
            (true, RegionRole::Board) => 1,
            (true, _) => 0,
            (false, RegionRole::Hand) => 2,
            (false, RegionRole::Box) if region.spots.is_none() => 2,
            (false, RegionRole::Board | RegionRole::List | RegionRole::Market | RegionRole::Box) => 3,
        });
        all
    }

    fn draw_scene(&mut self, frame: &mut Frame<'_>, area: Rect, with_panels: bool) {
        let inner = area.inner(Margin { horizontal: 1, vertical: 0 });
        let drawn = self.arranged(with_panels).text(inner.width.into());
        let lines: Vec<Line<'static>> = drawn.lines().map(|line| self.scene_line(line)).collect();
        let hidden = (lines.len() as u16).saturating_sub(inner.height);
        self.scroll = self.scroll.min(hidden);
        frame.render_widget(Paragraph::new(lines).scroll((self.scroll, 0)), inner);
        if self.scroll < hidden {
            let more = self.session.say(&Phrase::new("more").number("count", hidden - self.scroll));
            let last = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
            frame.render_widget(Clear, last);
            let more = Line::styled(format!("▼ {more}"), self.paint.faint()).alignment(Alignment::Right);
            frame.render_widget(more, last);
        }
    }

    /// Headings bold, what can be picked under the lamp, seats' signs in their colours.
    fn scene_line(&self, line: &str) -> Line<'static> {
        let base = if line.starts_with("── ") { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        let mut spans = Vec::new();
        let mut plain = String::new();
        let mut lit = false;
        for letter in line.chars() {
            if lit && [',', '·'].contains(&letter) || letter == '›' {
                let style = if lit { self.paint.lamp() } else { base };
                spans.push(Span::styled(std::mem::take(&mut plain), style));
                lit = letter == '›';
            }
            match (0..cenacle_table::MAX_SEATS).map(Seat::new).find(|seat| SeatLook::of(*seat).sign.glyph() == letter) {
                Some(seat) => {
                    let style = if lit { self.paint.lamp() } else { base };
                    spans.push(Span::styled(std::mem::take(&mut plain), style));
                    spans.push(self.paint.sign(Some(seat)));
                }
                None => plain.push(letter),
            }
        }
        spans.push(Span::styled(plain, if lit { self.paint.lamp() } else { base }));
        Line::from(spans)
    }

    /// The players, and below them the log.
    fn draw_side(&self, frame: &mut Frame<'_>, area: Rect) {
        let block =
            Block::new().borders(Borders::LEFT).border_style(self.paint.faint()).padding(Padding::horizontal(1));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let (whole, nothing) = (self.scene.tableau(), Scene::default());
        let players = Tableau { panels: whole.panels, lit: whole.lit, ..nothing.tableau() };
        let drawn = players.text(inner.width.into());
        let lines: Vec<Line<'static>> = drawn
            .lines()
            .skip_while(|line| line.trim_matches('─').is_empty())
            .map(|line| self.scene_line(line))
            .collect();
        let players = (lines.len() as u16).min(inner.height * 2 / 3);
        let [panels, rule, log] =
            Layout::vertical([Constraint::Length(players), Constraint::Length(1), Constraint::Min(0)]).areas(inner);
        frame.render_widget(Paragraph::new(lines), panels);
        frame.render_widget(Line::styled("─".repeat(rule.width.into()), self.paint.faint()), rule);
        self.draw_log(frame, log);
    }

    fn draw_log(&self, frame: &mut Frame<'_>, inner: Rect) {
        let mut lines: Vec<Line<'static>> = Vec::new();
        for (index, said) in self.log.iter().enumerate() {
            let style = match said.weight {
                Weight::Heading | Weight::Strong => Style::new().add_modifier(Modifier::BOLD),
                Weight::Plain if index < self.old_lines => self.paint.faint(),
                Weight::Plain => Style::new(),
            };
            for (number, part) in wrap(&said.text, usize::from(inner.width).saturating_sub(2)).into_iter().enumerate() {
                let sign = if number == 0 { self.paint.sign(said.seat) } else { Span::raw(" ") };
                lines.push(Line::from(vec![sign, Span::raw(" "), Span::styled(part, style)]));
            }
        }
        let skip = lines.len().saturating_sub(inner.height.into());
        frame.render_widget(Paragraph::new(lines.split_off(skip)), inner);
    }

    /// The question, its hint, the time that is left, what is new if there is no log beside, and the last answer.
    fn question(&self, width: u16) -> Vec<Line<'static>> {
        let room = usize::from(width).saturating_sub(4);
        let prompt = &self.scene.prompt;
        let question = if prompt.question.is_empty() { self.session.word("over") } else { prompt.question.to_string() };
        let mut lines: Vec<Line<'static>> = Vec::new();
        let bold = if prompt.mine { self.paint.lamp() } else { Style::new().add_modifier(Modifier::BOLD) };
        lines.extend(wrap(&question, room).into_iter().map(|line| Line::styled(line, bold)));
        lines.extend(wrap(&prompt.hint, room).into_iter().map(|line| Line::styled(line, self.paint.faint())));
        if let Some(left) = self.session.glass_said().filter(|_| self.state != SessionState::Over) {
            lines.extend(wrap(&left, room).into_iter().map(|line| Line::styled(line, self.paint.lamp())));
        }
        if let Some(guide) = &self.guide {
            let italic = Style::new().add_modifier(Modifier::ITALIC);
            lines.extend(wrap(guide, room).into_iter().map(|line| Line::styled(line, italic)));
        }
        if width < ROOM_FOR_LOG && self.notice.is_empty() {
            let news = self.log.iter().skip(self.old_lines.max(self.log.len().saturating_sub(NEWS)));
            lines.extend(news.map(|said| {
                let text = Span::styled(format!(" {}", said.text), self.paint.faint());
                Line::from(vec![self.paint.sign(said.seat), text])
            }));
        }
        for notice in &self.notice {
            let marked = wrap(notice, room.saturating_sub(2)).into_iter().enumerate();
            let line =
                |(number, line): (usize, String)| Line::raw(format!("{}{line}", if number == 0 { "→ " } else { "  " }));
            lines.extend(marked.map(line));
        }
        lines
    }

    /// How many rows the offers get: all that are left, up to two fifths of the screen. Many of them are narrowed by
    /// typing, and mostly are places of a board: that has to be in sight instead.
    fn offer_rows(&self, height: u16) -> u16 {
        let share = if self.scene.offers.len() > MANY_OFFERS { height / 6 } else { height * 2 / 5 };
        let most = share.max(3);
        (self.scene.offers.len() as u16).min(most)
    }

    fn draw_below(&self, frame: &mut Frame<'_>, area: Rect, question: Vec<Line<'static>>, rows: u16) {
        let edge = if self.scene.prompt.mine { self.paint.lamp() } else { self.paint.faint() };
        let mut block = Block::new().borders(Borders::TOP).border_style(edge).padding(Padding::horizontal(2));
        if let SessionState::Turn(seat) = self.state {
            let name = self.session.name(seat);
            let title = format!(" {} {name} · {} ", SeatLook::of(seat).sign.glyph(), self.session.word("ask"));
            block = block.title(Line::styled(title, self.paint.seat(seat).add_modifier(Modifier::BOLD)));
        }
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let asked = question.len() as u16;
        let [question_area, offers, input, keys] = Layout::vertical([
            Constraint::Length(asked),
            Constraint::Length(rows),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(inner);
        frame.render_widget(Paragraph::new(question), question_area);
        let below = self.draw_offers(frame, offers);
        if below > 0 {
            let more = self.session.say(&Phrase::new("more").number("count", below as i64));
            let more = Line::styled(format!("▼ {more}"), self.paint.faint()).alignment(Alignment::Right);
            frame.render_widget(more, input);
        }
        let typed = Line::from(vec![Span::styled("› ", self.paint.lamp()), Span::raw(self.typed.clone())]);
        let column = input.x + typed.width() as u16;
        let written = Rect { width: (typed.width() as u16).min(input.width), ..input };
        frame.render_widget(typed, written);
        if self.page.is_none() {
            frame.set_cursor_position((column.min(input.right().saturating_sub(1)), input.y));
        }
        let help = self.session.word(if self.state == SessionState::Over { "keys-over" } else { "keys" });
        frame.render_widget(Line::styled(help, self.paint.faint()), keys);
    }

    /// Draws as many offers as fit, and says how many are below.
    fn draw_offers(&self, frame: &mut Frame<'_>, area: Rect) -> usize {
        let (left, marked, numbers) = (self.left(), self.marked_offer(), numbers(&self.scene.offers));
        let (rows, all) = (usize::from(area.height), self.scene.tableau());
        // The marked offer stays in sight, with one more below it where there is one.
        let first = (self.marked + 2).saturating_sub(rows).min(left.len().saturating_sub(rows));
        let shown = left.iter().skip(first).take(rows);
        let line = |offer: &usize| self.offer_line(&all, *offer, numbers[*offer], marked == Some(*offer), area.width);
        let lines: Vec<Line<'static>> = shown.map(line).collect();
        frame.render_widget(Paragraph::new(lines), area);
        left.len().saturating_sub(first + rows)
    }

    fn offer_line(&self, all: &Tableau<'_>, index: usize, number: u32, marked: bool, width: u16) -> Line<'static> {
        let offer = &self.scene.offers[index];
        let (number, label) = (format!("{number:>3} "), offer.label.clone());
        let mut spans = if marked {
            vec![Span::styled(format!("{number} {label} "), self.paint.marked())]
        } else {
            vec![Span::styled(number, self.paint.faint()), Span::raw(format!(" {label} "))]
        };
        if let Some(gain) = gain(offer) {
            spans.push(Span::styled(format!(" {gain}"), self.paint.lamp()));
        }
        if let Some(told) = told(all, offer) {
            spans.push(Span::raw(format!("  {told}")));
        }
        let rule = offer.rule.map_or("", |rule| self.session.rule_title(rule)).to_owned();
        let used: usize = spans.iter().map(Span::width).sum();
        if let Some(gap @ 1..) = usize::from(width).checked_sub(used + rule.chars().count()) {
            spans.push(Span::raw(" ".repeat(gap)));
            spans.push(Span::styled(rule, self.paint.faint()));
        }
        Line::from(spans)
    }

    fn draw_page(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let keys = self.session.word("page-keys");
        let lamp = self.paint.lamp();
        let Some(page) = &mut self.page else { return };
        let width = area.width.saturating_sub(4).min(100);
        let inside = usize::from(width).saturating_sub(4);
        let lines: Vec<String> = page.text.lines().flat_map(|line| wrap_indented(line, inside)).collect();
        let height = (lines.len() as u16 + 2).min(area.height.saturating_sub(2));
        let hidden = (lines.len() as u16).saturating_sub(height.saturating_sub(2));
        page.scroll = page.scroll.min(hidden);
        let over = area.centered(Constraint::Length(width), Constraint::Length(height));
        let mut block = Block::bordered()
            .border_style(lamp)
            .title(Line::styled(format!(" {} ", page.title), lamp))
            .title_bottom(Line::raw(format!(" {keys} ")).alignment(Alignment::Right))
            .padding(Padding::horizontal(1));
        if hidden > 0 {
            block = block.title_bottom(Line::raw(format!(" {}/{} ", page.scroll + 1, hidden + 1)));
        }
        let text: Text<'_> = lines.into_iter().map(Line::raw).collect();
        frame.render_widget(Clear, over);
        frame
            .render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).scroll((page.scroll, 0)).block(block), over);
    }
}

/// The text on lines of at most `columns` columns; nothing for an empty text.
fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if line.is_empty() || Span::raw(longer.as_str()).width() <= columns {
                line = longer;
            } else {
                lines.push(std::mem::replace(&mut line, word.to_owned()));
            }
        }
        lines.push(line);
    }
    lines
}

/// A line of a page, wrapped under its own beginning.
fn wrap_indented(line: &str, columns: usize) -> Vec<String> {
    if Span::raw(line).width() <= columns {
        return vec![line.to_owned()];
    }
    let indent = line.len() - line.trim_start().len();
    let wrapped = wrap(line.trim_start(), columns.saturating_sub(indent).max(10));
    wrapped.into_iter().map(|part| format!("{}{part}", " ".repeat(indent))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_wrapped_under_their_beginning() {
        assert_eq!(wrap_indented("  un deux trois", 11), ["  un deux", "  trois"]);
        assert_eq!(wrap("", 10), [""; 0]);
    }
}
