//! All rules of a game with their pictures as one page: `--html`.

use std::fmt::Write;

use cenacle_rulebook::Gallery;
use cenacle_scene::{Format, Lang, Say, Viewer};
use cenacle_table::AnyGame;

use crate::failure::Failure;

const STYLE: &str = include_str!("book.css");

/// The page. It holds everything it needs.
pub(super) fn page(game: &dyn AnyGame, gallery: &Gallery, lang: Lang, stage: Format) -> Result<String, Failure> {
    let title = escape(&Say::new(game.words(lang), &[], Viewer::Spectator).word("game-title"));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    let mut chapter = "";
    let mut shown: Vec<String> = Vec::new();
    for rule in &game.rules(lang).rules {
        if rule.chapter != chapter {
            chapter = &rule.chapter;
            let _ = writeln!(html, "<h2>{}</h2>", escape(chapter));
        }
        let id = escape(&rule.id);
        let _ = writeln!(
            html,
            "<section id=\"{id}\">\n<h3>{} <a href=\"#{id}\">{id}</a></h3>\n{}",
            escape(&rule.title),
            markdown(&rule.text)
        );
        for name in gallery.of_rule(&rule.id) {
            // A picture of several rules stands at the first.
            if shown.contains(&name) {
                continue;
            }
            let svg = gallery.draw(game, &name, lang, stage).map_err(Failure::other)?;
            let caption = escape(&gallery.caption(&name, lang));
            let _ = writeln!(html, "<figure>{svg}<figcaption>{caption}</figcaption></figure>");
            shown.push(name);
        }
        html += "</section>\n";
    }
    Ok(html + "</body>\n</html>\n")
}

/// The little Markdown that rules are written in: paragraphs, lists, strong, stressed and code.
fn markdown(text: &str) -> String {
    let mut html = String::new();
    let mut paragraph: Vec<String> = Vec::new();
    let mut items: Vec<String> = Vec::new();
    for line in text.lines().chain([""]) {
        let item = line.trim_start().strip_prefix("- ").or_else(|| line.trim_start().strip_prefix("* "));
        match item {
            Some(item) => items.push(item.to_owned()),
            None if line.trim().is_empty() => {}
            None if line.starts_with(' ') && !items.is_empty() => {
                if let Some(last) = items.last_mut() {
                    *last += " ";
                    *last += line.trim();
                }
            }
            None => {
                close_list(&mut html, &mut items);
                paragraph.push(line.trim().to_owned());
            }
        }
        if (item.is_some() || line.trim().is_empty()) && !paragraph.is_empty() {
            let _ = writeln!(html, "<p>{}</p>", inline(&paragraph.join(" ")));
            paragraph.clear();
        }
        if line.trim().is_empty() {
            close_list(&mut html, &mut items);
        }
    }
    html
}

fn close_list(html: &mut String, items: &mut Vec<String>) {
    if items.is_empty() {
        return;
    }
    let list = items.drain(..).map(|item| format!("<li>{}</li>", inline(&item))).collect::<String>();
    let _ = writeln!(html, "<ul>{list}</ul>");
}

/// Marks of a line: every second piece between two marks is marked.
fn inline(text: &str) -> String {
    let mut html = escape(text);
    for (mark, tag) in [("**", "strong"), ("*", "em"), ("`", "code")] {
        let pieces: Vec<&str> = html.split(mark).collect();
        // A mark without its other half is only a letter.
        if pieces.len().is_multiple_of(2) {
            continue;
        }
        let marked = |(n, piece): (usize, &&str)| match n % 2 {
            0 => (*piece).to_owned(),
            _ => format!("<{tag}>{piece}</{tag}>"),
        };
        html = pieces.iter().enumerate().map(marked).collect();
    }
    html
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_become_paragraphs_and_lists() {
        let html = markdown("One **strong**\nline.\n\nThen:\n- a *b*\n  goes on\n- `c` <d>\n");
        let expected = "<p>One <strong>strong</strong> line.</p>\n<p>Then:</p>\n<ul><li>a <em>b</em> goes on</li>\
                        <li><code>c</code> &lt;d&gt;</li></ul>\n";
        assert_eq!(html, expected);
    }
}
