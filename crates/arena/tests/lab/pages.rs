//! Reports as pages.

use cenacle_arena::{Voice, report_words};
use cenacle_table::{Game, Lang, Words};

use crate::{
    balance_plan, fight,
    race::{Race, Runner},
    weigh,
};

/// Checks what every page has to keep, and that no word was missing.
fn sound(page: &str, lang: Lang, voice: &Voice<'_>) {
    assert_eq!(voice.missing(), Vec::<String>::new());
    assert!(page.starts_with("<!doctype html>") && page.contains(&format!("<html lang=\"{lang}\">")));
    for foreign in ["<script", "http://", "https://", "url(", "@import", "NaN", "inf"] {
        assert!(!page.contains(foreign), "`{foreign}` is in the page");
    }
    assert!(page.contains("prefers-color-scheme: dark"));
    for element in ["section", "table", "tr", "td", "th", "svg", "dl", "div", "p", "details", "nav", "ul", "li"] {
        let open = page.matches(&format!("<{element}>")).count() + page.matches(&format!("<{element} ")).count();
        assert_eq!(open, page.matches(&format!("</{element}>")).count(), "<{element}>");
    }
}

#[test]
fn an_arena_has_a_page_in_both_languages() {
    let report = fight(&[3], 30, &[Runner::First, Runner::Any, Runner::Last]);
    for (lang, title) in [(Lang::Fr, "Race · Arène"), (Lang::En, "Race · Arena")] {
        let (own, game) = (report_words(lang).unwrap(), Words::new(lang, &[Race::about().words_text(lang)]).unwrap());
        let voice = Voice::new(&own, &game);
        let page = report.to_html(Race::about(), &voice);
        sound(&page, lang, &voice);
        assert!(page.contains(title));
        assert_eq!(page.matches("class=\"cell\"").count(), 6, "everybody against everybody else");
    }
}

#[test]
fn a_balance_report_has_a_page_in_both_languages() {
    let report = weigh(&balance_plan(&[2, 3], &[], true, 20), &[Runner::Any]);
    for (lang, seat) in [(Lang::Fr, "Place 1"), (Lang::En, "Seat 1")] {
        let (own, game) = (report_words(lang).unwrap(), Words::new(lang, &[Race::about().words_text(lang)]).unwrap());
        let voice = Voice::new(&own, &game);
        let page = report.to_html(Race::about(), &voice);
        sound(&page, lang, &voice);
        assert!(page.contains(seat) && page.contains("the charm &lt;&amp;&gt;"));
        assert_eq!(page.matches("class=\"curve\"").count(), 4, "a curve for each table");
        assert_eq!(page.matches("<details").count(), 2);
    }
}
