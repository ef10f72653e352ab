//! The page of a balance report.

use std::fmt::Write;

use cenacle_table::About;

use super::{
    Voice, escape, facts, head, page,
    plots::{self, Bar},
};
use crate::{BalanceReport, Departure, Item, OptionEffect, Spread, TableBalance};

impl BalanceReport {
    /// The report as a page of its own.
    #[must_use]
    pub fn to_html(&self, about: &About, voice: &Voice<'_>) -> String {
        let title = format!("{} · {}", escape(&voice.game_word("game-title")), voice.word("balance"));
        let mut body = format!("<h1>{title}</h1>\n");
        if !self.is_whole() {
            let _ = writeln!(body, "<p class=\"warn\">{}</p>", voice.word("unfinished"));
        }
        body.push_str(&facts(&self.facts(voice)));
        let usual = || self.tables.iter().filter(|table| table.departs.is_none());
        if self.tables.len() > 1 {
            body.push_str("<nav><ul>\n");
            for table in usual() {
                let name = voice.count("table-of", "players", table.players.into());
                let _ = writeln!(body, "<li><a href=\"#players-{}\">{name}</a></li>", table.players);
            }
            if !self.options.is_empty() {
                let _ = writeln!(body, "<li><a href=\"#options\">{}</a></li>", voice.word("effects"));
            }
            body.push_str("</ul></nav>\n");
        }
        for table in usual() {
            let name = voice.count("table-of", "players", table.players.into());
            let _ = writeln!(body, "<h2 id=\"players-{}\">{name}</h2>", table.players);
            body.push_str(&table.cards(voice));
        }
        if !self.options.is_empty() {
            let _ = writeln!(body, "<h2 id=\"options\">{}</h2>", voice.word("effects"));
            body.push_str(&self.effects(about, voice));
            for table in &self.tables {
                if let Some(departure) = &table.departs {
                    let name = format!(
                        "{} · {}",
                        voice.count("table-of", "players", table.players.into()),
                        departed(about, voice, departure)
                    );
                    let _ = writeln!(
                        body,
                        "<details class=\"card\"><summary>{name}</summary><div>\n{}</div></details>",
                        table.cards(voice)
                    );
                }
            }
        }
        page(voice, &title, &body)
    }

    fn facts(&self, voice: &Voice<'_>) -> Vec<(String, String)> {
        let games = match self.is_whole() {
            true => voice.whole(self.games),
            false => format!("{} {} {}", voice.whole(self.games), voice.word("of"), voice.whole(self.planned)),
        };
        vec![
            (voice.word("bots"), escape(&self.bots.join(", "))),
            (voice.word("games"), games),
            (voice.word("time"), format!("{} s", voice.decimal(self.seconds, 1))),
            (voice.word("rules-version"), self.rules_version.to_string()),
            (voice.word("seed"), self.seed.to_string()),
        ]
    }

    fn effects(&self, about: &About, voice: &Voice<'_>) -> String {
        let mut text = format!(
            "<section class=\"card\"><div class=\"wide\"><table><thead><tr><th scope=\"col\">{}</th>\
             <th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>\n",
            voice.word("option"),
            voice.word("players"),
            voice.word("seats"),
            voice.word("length"),
        );
        for effect in &self.options {
            let _ = writeln!(
                text,
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}<small>{} {}</small></td></tr>",
                departed(about, voice, &effect.departure),
                effect.players,
                shares(voice, effect),
                voice.decimal(effect.mean_decisions, 1),
                voice.word("instead-of"),
                voice.decimal(effect.mean_decisions_without, 1),
            );
        }
        let _ = writeln!(text, "</tbody></table></div><p class=\"note\">{}</p></section>", voice.word("effects-note"));
        text
    }
}

/// An option and its value, in the game's words.
fn departed(about: &About, voice: &Voice<'_>, departure: &Departure) -> String {
    let name = voice.game_word(&format!("option-{}", departure.option));
    escape(&format!("{name} = {}", voice.option(about, &departure.option, &departure.value)))
}

/// The seats' shares with an option, above those without it.
fn shares(voice: &Voice<'_>, effect: &OptionEffect) -> String {
    let share = |(index, share): (usize, &f64)| {
        let class = if effect.off.contains(&(index + 1)) { " class=\"off\"" } else { "" };
        format!("<span{class}>{}</span>", voice.percent(*share))
    };
    let with: Vec<String> = effect.shares.iter().enumerate().map(share).collect();
    let without: Vec<String> = effect.shares_without.iter().map(|share| voice.percent(*share)).collect();
    format!("{}<small>{} {}</small>", with.join(" · "), voice.word("instead-of"), without.join(" · "))
}

impl TableBalance {
    fn cards(&self, voice: &Voice<'_>) -> String {
        let mut text = self.seats_html(voice);
        match self.groups.is_empty() {
            true => text.push_str(&format!("<p class=\"note\">{}</p>\n", voice.word("nothing-noted"))),
            false => text.push_str(&self.groups_html(voice)),
        }
        text.push_str("<div class=\"columns\">\n");
        text.push_str(&spread_html(voice, "length", "length-axis", self.length.as_ref()));
        text.push_str(&self.leaders_html(voice));
        text.push_str(&self.ends_html(voice));
        text.push_str(&spread_html(voice, "margin", "margin-axis", self.margin.as_ref()));
        text.push_str("</div>\n");
        text
    }

    fn seats_html(&self, voice: &Voice<'_>) -> String {
        let bar = |share: f64, low: f64, high: f64, off: bool| Bar { share, low, high, off };
        let bars: Vec<Bar> = self.seats.iter().map(|seat| bar(seat.share, seat.low, seat.high, seat.off)).collect();
        let scale = plots::scale(bars.iter(), self.expected);
        let mut text = format!("<section class=\"card\"><h3>{}</h3>\n<div class=\"wide\"><table>", voice.word("seats"));
        let heads = ["seats", "win-share", "", "interval", "score", "deviation", "lowest", "highest"];
        text.push_str(&head(voice, &heads));
        for (seat, bar) in self.seats.iter().zip(&bars) {
            let _ = write!(
                text,
                "<tr><th scope=\"row\">{}</th>{}{}<td>{}</td>",
                voice.count("seat", "number", seat.seat as u64),
                plots::bar(bar, self.expected, scale),
                share(voice, bar, self.expected),
                voice.between(seat.low, seat.high),
            );
            if let Some(score) = &seat.score {
                let (mean, sd) = (voice.decimal(score.mean, 1), voice.decimal(score.sd, 1));
                let _ = write!(text, "<td>{mean}</td><td>{sd}</td><td>{}</td><td>{}</td>", score.min, score.max);
            }
            text.push_str("</tr>\n");
        }
        let _ = writeln!(text, "</tbody></table></div><p class=\"note\">{}</p></section>", voice.word("expected-note"));
        text
    }

    /// Everything seats had or did in one table, so that it is drawn to one scale.
    fn groups_html(&self, voice: &Voice<'_>) -> String {
        let bar = |item: &Item| Bar { share: item.share, low: item.low, high: item.high, off: item.off };
        let bars: Vec<Bar> = self.groups.iter().flat_map(|group| group.items.iter().map(bar)).collect();
        let scale = plots::scale(bars.iter(), self.expected);
        let title = voice.word("items");
        let mut text = format!("<section class=\"card\"><h3>{title}</h3>\n<div class=\"wide\"><table>");
        text.push_str(&head(voice, &["item", "win-share", "", "interval", "without", "frequency", "times"]));
        for group in &self.groups {
            let name = escape(&voice.game_word(&group.group));
            let _ = writeln!(text, "<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"7\">{name}</th></tr>");
            for item in &group.items {
                let bar = bar(item);
                let _ = writeln!(
                    text,
                    "<tr><th scope=\"row\">{}</th>{}{}<td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                    escape(&voice.game_word(&item.what)),
                    plots::bar(&bar, self.expected, scale),
                    share(voice, &bar, self.expected),
                    voice.between(item.low, item.high),
                    item.without.map_or_else(|| "·".to_owned(), |share| voice.percent(share)),
                    voice.percent(item.frequency),
                    voice.decimal(item.times, 2),
                );
            }
        }
        let _ = writeln!(text, "</tbody></table></div><p class=\"note\">{}</p></section>", voice.word("items-note"));
        text
    }

    fn leaders_html(&self, voice: &Voice<'_>) -> String {
        let title = voice.word("leaders");
        let curve = plots::curve(voice, &title, &voice.word("leaders-axis"), &self.leaders, self.expected);
        let count_event = voice.word("leaders-note");
        format!("<section class=\"card\"><h3>{title}</h3>\n{curve}<p class=\"note\">{count_event}</p></section>\n")
    }

    fn ends_html(&self, voice: &Voice<'_>) -> String {
        let mut text = format!("<section class=\"card\"><h3>{}</h3>\n<div class=\"wide\"><table>", voice.word("ends"));
        text.push_str(&head(voice, &["reason", "games", ""]));
        for end in &self.ends {
            let _ = writeln!(
                text,
                "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
                escape(&voice.game_word(&format!("end-{}", end.reason))),
                voice.whole(end.games),
                voice.percent(end.share),
            );
        }
        text.push_str("</tbody></table></div>\n");
        text.push_str(&facts(&[
            (
                voice.word("ended"),
                format!("{} {} {}", voice.whole(self.ended), voice.word("of"), voice.whole(self.games)),
            ),
            (voice.word("shared-wins"), voice.whole(self.shared_wins)),
            (voice.word("nobody-won"), voice.whole(self.nobody_won)),
        ]));
        text.push_str("</section>\n");
        text
    }
}

/// A share, and in words if it is clearly off.
fn share(voice: &Voice<'_>, bar: &Bar, expected: f64) -> String {
    let percent = voice.percent(bar.share);
    match (bar.off, bar.share > expected) {
        (false, _) => format!("<td>{percent}</td>"),
        (true, above) => {
            let word = voice.word(if above { "off-high" } else { "off-low" });
            format!("<td class=\"off\">{percent}<small class=\"off-mark\">{word}</small></td>")
        }
    }
}

/// A histogram and its figures.
fn spread_html(voice: &Voice<'_>, title: &str, axis: &str, spread: Option<&Spread>) -> String {
    let Some(spread) = spread else { return String::new() };
    let (title, axis) = (voice.word(title), voice.word(axis));
    let plot = plots::histogram(voice, &title, &axis, &spread.histogram);
    let rows = facts(&[
        (voice.word("mean"), voice.decimal(spread.mean, 1)),
        (voice.word("deviation"), voice.decimal(spread.sd, 1)),
        (voice.word("median"), spread.median.to_string()),
        (voice.word("middle"), format!("{} – {}", spread.p5, spread.p95)),
        (voice.word("lowest"), spread.min.to_string()),
        (voice.word("highest"), spread.max.to_string()),
    ]);
    format!("<section class=\"card\"><h3>{title}</h3>\n{plot}{rows}</section>\n")
}
