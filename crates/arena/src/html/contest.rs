//! The page of an arena.

use std::fmt::Write;

use cenacle_table::About;

use super::{
    Voice, escape, facts, head, page,
    plots::{self, Bar},
};
use crate::{ContestReport, Pair};

impl ContestReport {
    /// The report as a page of its own.
    #[must_use]
    pub fn to_html(&self, about: &About, voice: &Voice<'_>) -> String {
        let title = format!("{} · {}", escape(&voice.game_word("game-title")), voice.word("arena"));
        let mut body = format!("<h1>{title}</h1>\n");
        if !self.is_whole() {
            let _ = writeln!(body, "<p class=\"warn\">{}</p>", voice.word("unfinished"));
        }
        body.push_str(&facts(&self.facts(about, voice)));
        body.push_str(&self.standings_html(voice));
        body.push_str(&self.pairs_html(voice));
        page(voice, &title, &body)
    }

    fn facts(&self, about: &About, voice: &Voice<'_>) -> Vec<(String, String)> {
        let games = match self.is_whole() {
            true => voice.whole(self.games),
            false => format!("{} {} {}", voice.whole(self.games), voice.word("of"), voice.whole(self.planned)),
        };
        let players: Vec<String> = self.players.iter().map(u8::to_string).collect();
        let mut rows = vec![
            (voice.word("players"), players.join(", ")),
            (voice.word("games"), games),
            (voice.word("groups"), voice.whole(self.groups as u64)),
            (voice.word("decisions-per-second"), voice.whole(self.decisions_per_second as u64)),
            (voice.word("time"), format!("{} s", voice.decimal(self.seconds, 1))),
        ];
        if self.ended < self.games {
            rows.push((voice.word("ended"), voice.whole(self.ended)));
        }
        for (option, value) in &self.options {
            let name = escape(&voice.game_word(&format!("option-{option}")));
            rows.push((name, escape(&voice.option(about, option, value))));
        }
        rows.push((voice.word("seed"), self.seed.to_string()));
        rows
    }

    fn standings_html(&self, voice: &Voice<'_>) -> String {
        let bars: Vec<Bar> = self
            .standings
            .iter()
            .map(|one| Bar { share: one.win_share, low: one.low, high: one.high, off: false })
            .collect();
        let fair = self.standings.iter().map(|one| one.expected).fold(0.0, f64::max);
        let scale = plots::scale(bars.iter(), fair);
        let ratings = || self.standings.iter().flat_map(|one| [one.rating_low, one.rating_high]);
        let (from, to) = (ratings().fold(f64::MAX, f64::min) - 0.5, ratings().fold(f64::MIN, f64::max) + 0.5);
        let heads = ["bot", "win-share", "", "interval", "rating", "", "interval", "ms", "games"];
        let title = voice.word("standings");
        let mut text = format!("<section class=\"card\"><h3>{title}</h3><div class=\"wide\"><table>");
        text.push_str(&head(voice, &heads));
        for (one, bar) in self.standings.iter().zip(&bars) {
            let _ = writeln!(
                text,
                "<tr><th scope=\"row\">{}</th>{}<td>{}</td><td>{}</td>{}<td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
                escape(&one.bot),
                plots::bar(bar, one.expected, scale),
                voice.percent(one.win_share),
                voice.between(one.low, one.high),
                plots::point(one.rating, one.rating_low, one.rating_high, from, to),
                voice.decimal(one.rating, 1),
                format_args!("{}\u{a0}–\u{a0}{}", voice.decimal(one.rating_low, 1), voice.decimal(one.rating_high, 1)),
                voice.decimal(one.ms_per_decision, if one.ms_per_decision < 10.0 { 3 } else { 0 }),
                voice.whole(one.games),
            );
        }
        let notes = format!("{} {}", voice.word("standings-note"), voice.word("ms-note"));
        let _ = writeln!(text, "</tbody></table></div><p class=\"note\">{notes}</p></section>");
        text
    }

    fn pairs_html(&self, voice: &Voice<'_>) -> String {
        let names: Vec<&str> = self.standings.iter().map(|one| one.bot.as_str()).collect();
        let mut text = format!(
            "<section class=\"card\"><h3>{}</h3><div class=\"wide\"><table class=\"matrix\"><thead><tr><th></th>",
            voice.word("pairs")
        );
        for name in &names {
            let _ = write!(text, "<th scope=\"col\">{}</th>", escape(name));
        }
        text.push_str("</tr></thead><tbody>\n");
        for row in &names {
            let _ = write!(text, "<tr><th scope=\"row\">{}</th>", escape(row));
            for column in &names {
                match self.pair(row, column) {
                    Some(pair) if pair.games > 0 => text.push_str(&cell(voice, pair)),
                    _ => text.push_str("<td class=\"self\">·</td>"),
                }
            }
            text.push_str("</tr>\n");
        }
        let _ = writeln!(text, "</tbody></table></div><p class=\"note\">{}</p></section>", voice.word("pairs-note"));
        text
    }
}

fn cell(voice: &Voice<'_>, pair: &Pair) -> String {
    format!(
        "<td class=\"cell\" style=\"--deep:{:.2}\">{}<small>{}</small></td>",
        pair.share * 0.6,
        voice.percent(pair.share),
        voice.between(pair.low, pair.high),
    )
}
