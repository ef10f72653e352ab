//! A scene as plain text: for the terminal, for golden files and for screen readers.
//!
//! What can be picked now is marked `›`, the seat that is awaited `»`, and each seat has its sign. Under a player stands what
//! this player in particular can do and no sheet says; what is spent stands in brackets.

use unicode_width::UnicodeWidthStr;

use crate::{
    Scene, Seat, SeatLook,
    measure::wrap_columns,
    scene::{
        Ability, Badge, Die, DieFace, FactLine, Grid, Panel, Phase, Piece, PieceLook, Place, PlaceLook, Region,
        Tableau, panel_id,
    },
};

/// A region with at most this many places also names the bare ones that are empty.
const SMALL_REGION: usize = 8;

/// Draws a scene in lines of at most `width` columns. Only a grid, or one word, may be wider.
#[must_use]
pub fn text(scene: &Scene, width: usize) -> String {
    scene.tableau().text(width)
}

impl Tableau<'_> {
    /// The same of what is in a tableau.
    #[must_use]
    pub fn text(&self, width: usize) -> String {
        let mut page = Page { all: self, width: width.max(20), lines: Vec::new() };
        page.head();
        page.supply();
        for region in &self.regions {
            page.region(region);
        }
        page.reveals();
        page.panels();
        page.prompt();
        page.finish()
    }
}

/// What stands in the row of a place with nothing on it.
const EMPTY: &str = "–";

/// A piece's name of at most this many columns is not broken at the end of a line.
const UNBROKEN: usize = 36;

struct Page<'a> {
    all: &'a Tableau<'a>,
    width: usize,
    lines: Vec<String>,
}

/// One place of a region: columns that stand under each other, then what is on it.
struct Row {
    mark: &'static str,
    label: String,
    text: String,
    rest: Vec<String>,
}

impl<'a> Page<'a> {
    fn head(&mut self) {
        let phases: Vec<String> = self.all.phases.iter().map(|shown| phase(shown)).collect();
        let title = &self.all.decor.title;
        let one_line = phases.join(" · ");
        let room = self.width.saturating_sub(title.width() + 2);
        if one_line.width() <= room {
            let gap = self.width - title.width() - one_line.width();
            self.lines.push(format!("{title}{}{one_line}", " ".repeat(gap)));
        } else {
            self.lines.push(title.to_string());
            self.lines.extend(flow(&phases, self.width));
        }
    }

    fn supply(&mut self) {
        let facts: Vec<String> = self.all.supply.iter().map(|shown| fact(shown)).collect();
        self.lines.extend(flow(&facts, self.width));
    }

    fn region(&mut self, region: &'a Region) {
        let before = self.lines.len();
        self.heading(region);
        let empty = self.lines.len();
        if let Some(grid) = &region.grid {
            self.grid(grid);
        }
        self.places(region);
        if self.lines.len() == empty && region.note.is_empty() {
            self.lines.truncate(before);
        }
    }

    fn heading(&mut self, region: &Region) {
        self.lines.push(String::new());
        let mark = if self.is_lit(&region.id) { "›" } else { "" };
        let mut heading = format!("── {mark}{}{}", region.label, sign(region.seat));
        if !region.note.is_empty() {
            heading.push_str(" · ");
            heading.push_str(&region.note);
        }
        heading.push(' ');
        let rule = self.width.saturating_sub(heading.width());
        heading.push_str(&"─".repeat(rule));
        self.lines.push(heading);
    }

    fn grid(&mut self, grid: &Grid) {
        self.lines.extend(grid.rows.iter().map(|row| format!("  {row}")));
        self.paragraph("  ", &grid.legend);
    }

    fn places(&mut self, region: &'a Region) {
        let places: Vec<&Place> = self.all.places.iter().copied().filter(|place| place.region == region.id).collect();
        let small = places.len() <= SMALL_REGION && region.grid.is_none();
        let mut rows = Vec::new();
        let mut idle = Vec::new();
        for place in places {
            if place.look == PlaceLook::Bare && region.grid.is_some() {
                continue;
            }
            let mut row = self.row(place);
            let kept = matches!(place.look, PlaceLook::Tray | PlaceLook::Row) && !row.label.is_empty();
            if kept && row.text.is_empty() && row.rest.is_empty() {
                // An empty stall stays between its neighbours.
                row.rest.push(EMPTY.to_owned());
            }
            if !row.text.is_empty() || !row.rest.is_empty() {
                rows.push(row);
            } else if !row.label.is_empty() && (place.look != PlaceLook::Bare || small) {
                idle.push(format!("{}{}", row.mark, row.label));
            }
        }
        self.rows(&rows);
        self.card_texts(region);
        self.lines.extend(flow(&idle, self.width - 2).into_iter().map(|line| format!("  {line}")));
    }

    fn row(&self, place: &'a Place) -> Row {
        let (figures, icons): (Vec<&Badge>, Vec<&Badge>) =
            place.badges.iter().partition(|badge| badge.symbol.is_none());
        let icons = counted(icons.into_iter().map(|badge| (1, badge_name(badge), false)));
        // A back that bears the name of its place says nothing more, once the place says how many there are; a drawing
        // without a name is a part of its place.
        let numbered = !place.text.is_empty() || !place.badges.is_empty();
        let silent = |piece: &Piece| {
            let back = matches!(piece.look, PieceLook::Back { .. });
            let named = back && piece.title == place.label && (numbered || piece.count == 1);
            let drawn = piece.drawing.is_some() && piece.title.is_empty() && piece.badges.is_empty();
            (named || drawn) && !self.is_lit(&piece.id)
        };
        let pieces = self.all.pieces.iter().copied();
        let pieces = pieces.filter(|piece| piece.place == place.id && !silent(piece));
        let (cards, others): (Vec<&Piece>, Vec<&Piece>) = pieces.partition(|piece| is_card(piece));
        let named = |piece: &Piece| (piece.count, piece_name(piece), self.is_lit(&piece.id));
        let held = counted(cards.into_iter().map(named));
        let standing = counted(others.into_iter().map(named));
        let dice = self.all.dice.iter().filter(|die| die.place == place.id);
        let lying = counted(dice.map(|die| (1, die_name(die), self.is_lit(&die.id))));
        let lists = [icons, held, standing, lying].into_iter().map(|list| list.join(", "));
        let rest = figures.into_iter().map(badge_name).chain(lists).filter(|item| !item.is_empty()).collect();
        Row {
            mark: if self.is_lit(&place.id) { "›" } else { "" },
            label: format!("{}{}", place.label, sign(place.seat)),
            text: place.text.to_string(),
            rest,
        }
    }

    /// What the cards and sheets of a region do, each kind once: the page shows it on the card.
    fn card_texts(&mut self, region: &Region) {
        let here =
            |piece: &Piece| self.all.places.iter().any(|place| place.id == piece.place && place.region == region.id);
        let worded = |piece: &&&Piece| is_worded(piece) && here(piece);
        let mut texts: Vec<(&str, &str)> = Vec::new();
        for piece in self.all.pieces.iter().filter(worded) {
            if !texts.contains(&(piece.title.as_str(), piece.text.as_str())) {
                texts.push((&piece.title, &piece.text));
            }
        }
        let texts: Vec<String> = texts.into_iter().map(|(title, text)| format!("{title} — {text}")).collect();
        texts.iter().for_each(|text| self.paragraph("  ", text));
    }

    fn rows(&mut self, rows: &[Row]) {
        let column = |cell: fn(&Row) -> &str, most: usize| {
            let widest = rows.iter().map(|row| cell(row).width()).max().unwrap_or(0).min(most);
            if widest == 0 { 0 } else { widest + 2 }
        };
        let label = column(|row| &row.label, self.width / 3);
        let text = column(|row| &row.text, self.width / 3);
        for row in rows {
            let cell = |text: &str, columns: usize| wrap_columns(text, columns.saturating_sub(2).max(8));
            let labels = cell(&row.label, label);
            // Where nothing stands after it, a text has the rest of the line.
            let alone = row.rest.is_empty();
            let texts = cell(&row.text, if alone { self.width - label } else { text });
            let indent = 2 + label + text;
            let rest = flow(&row.rest, self.width.saturating_sub(indent).max(12));
            let height = labels.len().max(texts.len()).max(rest.len());
            for at in 0..height {
                let part = |lines: &[String]| lines.get(at).cloned().unwrap_or_default();
                let mark = if at == 0 { row.mark } else { "" };
                let text = if alone { part(&texts) } else { pad(&part(&texts), text) };
                self.lines.push(format!("{mark:1} {}{text}{}", pad(&part(&labels), label), part(&rest)));
            }
        }
    }

    /// What was just decided: a line for each throw, and the sentence.
    fn reveals(&mut self) {
        for reveal in &self.all.reveals {
            self.lines.push(String::new());
            self.paragraph("  ", &reveal.title);
            for trial in &reveal.trials {
                let dice: Vec<String> = trial.dice.iter().map(face_name).collect();
                let parts = [dice.join("+"), trial.total.to_string(), trial.word.to_string()];
                let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
                let line = format!("{}{} — {}", trial.label, sign(trial.seat), parts.join(" · "));
                self.paragraph("    ", &line);
            }
            self.paragraph("  ", &reveal.text);
        }
    }

    /// One line a player; without the bars if they do not fit, on several lines if that does not suffice. Abilities follow
    /// each player.
    fn panels(&mut self) {
        if self.all.panels.is_empty() {
            return;
        }
        self.lines.push(String::new());
        self.lines.push("─".repeat(self.width));
        let table =
            |bars: bool| -> Vec<Vec<String>> { self.all.panels.iter().map(|panel| self.panel(panel, bars)).collect() };
        let lines = [true, false]
            .into_iter()
            .map(|bars| aligned(&table(bars)))
            .find(|lines| lines.iter().all(|line| line.width() <= self.width))
            .map(|lines| lines.into_iter().map(|line| vec![line]).collect())
            .unwrap_or_else(|| self.stacked(&table(true)));
        for (lines, panel) in lines.into_iter().zip(&self.all.panels) {
            self.lines.extend(lines);
            self.abilities(panel);
        }
    }

    /// For each player name and score, then the facts underneath.
    fn stacked(&self, table: &[Vec<String>]) -> Vec<Vec<String>> {
        let heads: Vec<Vec<String>> = table.iter().map(|row| row[..2].to_vec()).collect();
        let stack = |(head, row): (String, &Vec<String>)| {
            // A name too long for its line stands alone, and the score goes with the facts.
            let alone = head.width() > self.width;
            let mut lines = if alone { wrap_columns(&row[0], self.width) } else { vec![head] };
            let facts = row[if alone { 1 } else { 2 }..].iter().map(|cell| cell.trim_start().to_owned());
            let facts: Vec<String> = facts.filter(|cell| !cell.is_empty()).collect();
            lines.extend(flow(&facts, self.width - 4).into_iter().map(|line| format!("    {line}")));
            lines
        };
        aligned(&heads).into_iter().zip(table).map(stack).collect()
    }

    /// What this player in particular can do, for everybody to read, unless the player's sheet says it already.
    fn abilities(&mut self, panel: &Panel) {
        let sheets: Vec<&Piece> =
            self.all.pieces.iter().copied().filter(|piece| is_sheet_of(panel.seat, piece)).collect();
        let told = |ability: &Ability| !ability.spent && sheets.iter().any(|sheet| sheet.text.contains(&*ability.text));
        for ability in panel.abilities.iter().filter(|ability| !told(ability)) {
            let named = match ability.text.as_str() {
                "" => ability.title.to_string(),
                text => format!("{} — {text}", ability.title),
            };
            let said = if ability.spent { format!("({named})") } else { named };
            for (number, line) in wrap_columns(&said, self.width - 6).into_iter().enumerate() {
                self.lines.push(format!("{}{line}", if number == 0 { "    " } else { "      " }));
            }
        }
    }

    fn panel(&self, panel: &Panel, bars: bool) -> Vec<String> {
        let mark = match (self.is_lit(&panel_id(panel.seat)), panel.active) {
            (true, _) => "›",
            (false, true) => "»",
            (false, false) => " ",
        };
        let glyph = SeatLook::of(panel.seat).sign.glyph();
        let figures = self.all.panels.iter().map(|panel| panel.score.width()).max().unwrap_or(0);
        let indent = " ".repeat(figures - panel.score.width());
        let score = format!("{indent}{} {}", panel.score, panel.score_label);
        let mut cells = vec![format!("{mark} {glyph} {}", panel.name), score];
        cells.extend(panel.facts.iter().map(fact));
        if let Some(pips) = &panel.pips {
            let left = pips.of.saturating_sub(pips.done);
            let bar = format!("{}{} ", "▮".repeat(pips.done.into()), "▯".repeat(left.into()));
            let bar = if bars { bar.as_str() } else { "" };
            cells.push(format!("{} {bar}{}/{}", pips.label, pips.done, pips.of));
        }
        cells.push(panel.doing.to_string());
        cells
    }

    fn prompt(&mut self) {
        let Some(prompt) = self.all.prompt.filter(|prompt| !prompt.question.is_empty()) else { return };
        self.lines.push(String::new());
        self.paragraph(if prompt.mine { "› " } else { "  " }, &prompt.question);
        self.paragraph("  ", &prompt.hint);
    }

    fn paragraph(&mut self, first: &str, text: &str) {
        for (number, line) in wrap_columns(text, self.width - 2).into_iter().enumerate() {
            self.lines.push(format!("{}{line}", if number == 0 { first } else { "  " }));
        }
    }

    fn is_lit(&self, id: &str) -> bool {
        self.all.lit.contains(id)
    }

    /// Spaces that do not break have done their work once the lines are made.
    fn finish(self) -> String {
        let plain = |line: String| line.trim_end().replace(['\u{a0}', '\u{202f}'], " ") + "\n";
        self.lines.into_iter().map(plain).collect()
    }
}

fn phase(phase: &Phase) -> String {
    if phase.current { format!("[{}]", phase.label) } else { phase.label.to_string() }
}

fn fact(fact: &FactLine) -> String {
    format!("{} {}", fact.label, fact.value).trim().to_owned()
}

fn sign(seat: Option<Seat>) -> String {
    seat.map(|seat| format!(" {}", SeatLook::of(seat).sign.glyph())).unwrap_or_default()
}

/// An icon says what it means; a figure says itself.
fn badge_name(badge: &Badge) -> String {
    match (&badge.symbol, badge.title.as_str()) {
        (None, _) | (Some(_), "") => badge.text.to_string(),
        (Some(_), title) => title.to_owned(),
    }
}

fn piece_name(piece: &Piece) -> String {
    let mut name = if piece.title.is_empty() { "?".to_owned() } else { piece.title.to_string() };
    name.push_str(&sign(piece.seat));
    let foot = match &piece.look {
        PieceLook::Card { foot, .. } => foot.as_str(),
        PieceLook::Symbol | PieceLook::Token | PieceLook::Back { .. } | PieceLook::Coin | PieceLook::Chip { .. } => "",
    };
    let mut notes: Vec<String> = piece.badges.iter().map(badge_name).filter(|note| !note.is_empty()).collect();
    if !foot.is_empty() {
        notes.insert(0, foot.to_owned());
    }
    if !notes.is_empty() {
        name.push_str(&format!(" ({})", notes.join(", ")));
    }
    name
}

fn die_name(die: &Die) -> String {
    if die.title.is_empty() { face_name(&die.face) } else { die.title.to_string() }
}

fn face_name(face: &DieFace) -> String {
    match face {
        DieFace::Unknown => "?".to_owned(),
        DieFace::Blank => "–".to_owned(),
        DieFace::Pips(pips) => pips.to_string(),
        DieFace::Symbol { symbol, .. } => symbol.to_string(),
    }
}

fn is_card(piece: &Piece) -> bool {
    matches!(piece.look, PieceLook::Card { .. } | PieceLook::Back { .. })
}

/// Whether it says what it does, on its face or on the sheet it stands for.
fn is_worded(piece: &Piece) -> bool {
    !piece.text.is_empty() && (is_card(piece) || piece.look == PieceLook::Token)
}

/// Whether it stands for a sheet on which this seat's abilities are printed.
fn is_sheet_of(seat: Seat, piece: &Piece) -> bool {
    piece.seat == Some(seat) && piece.look == PieceLook::Token && !piece.text.is_empty()
}

/// Equal names counted together, in the order in which they first come. A name does not change with its number ("Prêtre 5"), so
/// that comes after it.
fn counted(names: impl Iterator<Item = (u32, String, bool)>) -> Vec<String> {
    let mut groups: Vec<(u32, String, bool)> = Vec::new();
    for (count, name, lit) in names.filter(|(_, name, _)| !name.is_empty()) {
        match groups.iter_mut().find(|group| group.1 == name && group.2 == lit) {
            Some(group) => group.0 += count,
            None => groups.push((count, name, lit)),
        }
    }
    let said = |(count, name, lit): (u32, String, bool)| {
        let mark = if lit { "›" } else { "" };
        let alone = count == 1 || name.starts_with(&format!("{count} "));
        let said = if alone { format!("{mark}{name}") } else { format!("{mark}{name} ×{count}") };
        if said.width() <= UNBROKEN { said.replace(' ', "\u{a0}") } else { said }
    };
    groups.into_iter().map(said).collect()
}

/// Rows of cells as lines, each column as wide as its widest cell.
fn aligned(table: &[Vec<String>]) -> Vec<String> {
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| table.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| -> String {
        let cells = row.iter().zip(&widths).filter(|(_, width)| **width > 0);
        cells.map(|(cell, width)| pad(cell, width + 2)).collect::<String>().trim_end().to_owned()
    };
    table.iter().map(line).collect()
}

/// Items parted by dots, on as few lines as hold them; only an item wider than a line is broken inside.
fn flow(items: &[String], columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.width() + 3 + item.width() <= columns => {
                line.push_str(" · ");
                line.push_str(item);
            }
            _ => {
                let unbroken = wrap_columns(item, columns);
                if unbroken.iter().all(|line| line.width() <= columns) {
                    lines.extend(unbroken);
                } else {
                    lines.extend(wrap_columns(&item.replace('\u{a0}', " "), columns));
                }
            }
        }
    }
    lines
}

/// The text and the spaces that fill its column; a longer text keeps two spaces of distance.
fn pad(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(text.width());
    let gap = if columns > 0 && !text.is_empty() { missing.max(2) } else { missing };
    format!("{text}{}", " ".repeat(gap))
}
