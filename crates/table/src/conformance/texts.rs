//! French and English say the same things.

use std::collections::BTreeSet;

use crate::{AnyGame, Game, Lang, OptionKind, Say, Viewer, action_kinds, guide::kind_of_rule, guide_key};

use super::{
    grammar,
    walk::{known_rule, open},
};

/// A sentence of the guide has so many words at most.
const GUIDE_WORDS: usize = 25;

/// Both languages have the same rules in the same order and the same messages; title, options and ends of the game
/// have their words, and options their rules.
///
/// # Errors
/// Says what one language has and the other has not.
pub fn both_languages_say_the_same<G: Game>() -> Result<(), String> {
    let about = G::about();
    let opened = open::<G>()?;
    let wrong = |what: String| format!("{}: {what}", about.id);
    let [fr, en] =
        Lang::ALL.map(|lang| opened.rules(lang).rules.iter().map(|rule| rule.id.as_str()).collect::<Vec<_>>());
    if let Some(place) = (0..fr.len().max(en.len())).find(|place| fr.get(*place) != en.get(*place)) {
        let name = |ids: &[&str]| ids.get(place).map_or("nothing".to_owned(), |id| format!("`{id}`"));
        return Err(wrong(format!("rule number {} is {} in fr and {} in en", place + 1, name(&fr), name(&en))));
    }
    let [fr, en] = Lang::ALL.map(|lang| message_keys(about.words_text(lang)));
    if let Some(key) = fr.symmetric_difference(&en).next() {
        let (has, lacks) = if fr.contains(key) { ("fr", "en") } else { ("en", "fr") };
        return Err(wrong(format!("message `{key}` is in {has} and not in {lacks}")));
    }
    let mut needed = vec!["game-title".to_owned(), "game-pitch".to_owned()];
    needed.extend(about.end_reasons.iter().copied().chain(about.house_end).map(|reason| format!("end-{reason}")));
    for spec in about.options {
        known_rule(&opened, spec.rule).map_err(|what| wrong(format!("option `{}`: {what}", spec.id)))?;
        needed.push(format!("option-{}", spec.id));
        if let OptionKind::Choice { values, .. } = spec.kind {
            needed.extend(values.iter().map(|value| format!("option-{}-{value}", spec.id)));
        }
    }
    for lang in Lang::ALL {
        if let Some(key) = needed.iter().find(|key| !opened.words(lang).has(key)) {
            return Err(wrong(format!("no words in {lang} for {key}")));
        }
    }
    Ok(())
}

/// A game that is taught has a sentence of the guide for every kind of action, short and in both languages, and speaks of nothing
/// that it does not have.
///
/// # Errors
/// Names the kind without a sentence, or the sentence that is none.
pub fn the_guide_knows_every_action<G: Game>() -> Result<(), String> {
    let about = G::about();
    let opened = open::<G>()?;
    let kinds = action_kinds::<G::Action>();
    let keys: Vec<&str> =
        message_keys(about.words_text(Lang::Fr)).into_iter().filter(|key| key.starts_with("guide-")).collect();
    if keys.is_empty() && about.lessons.files.is_empty() {
        return Ok(());
    }
    let wrong = |what: String| Err(format!("{}: {what}", about.id));
    if kinds.is_empty() {
        return wrong("its actions are no enum: the guide cannot tell them apart".to_owned());
    }
    if let Some(kind) = kinds.iter().find(|kind| !keys.contains(&guide_key(kind).as_str())) {
        return wrong(format!("no sentence of the guide for `{kind}`"));
    }
    let rules = opened.rules(Lang::Fr).rules.iter().map(|rule| guide_key(&kind_of_rule(&rule.id)));
    let known: BTreeSet<String> = kinds.iter().map(|kind| guide_key(kind)).chain(rules).collect();
    if let Some(key) = keys.iter().find(|key| !known.contains(**key)) {
        return wrong(format!("`{key}` is neither an action nor about a rule"));
    }
    for (lang, key) in Lang::ALL.into_iter().flat_map(|lang| keys.iter().map(move |key| (lang, *key))) {
        let said = Say::new(opened.words(lang), &[], Viewer::Spectator).word(key);
        let words = said.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
        if words > GUIDE_WORDS || !said.ends_with(['.', '!']) {
            return wrong(format!("`{key}` in {lang} is no sentence of {GUIDE_WORDS} words at most: {said}"));
        }
        if let Some(fault) = grammar::fault(lang, &said) {
            return wrong(format!("`{key}` in {lang}: {fault}"));
        }
    }
    Ok(())
}

/// The keys of the messages of a Fluent file. Terms (`-name`) are each language's own business.
fn message_keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
        .filter(|key| key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'))
        .collect()
}

/// The lines of a text (words or rules) that still say a name which is no longer used. What is published may hold such a
/// name (*Fanatical Mob*) and is left out of the search. Keys, ids and what is filled in are not read.
#[must_use]
pub fn lines_with_old_names(text: &str, published: &[&str], old: &[&str]) -> Vec<String> {
    let found = |line: &str| {
        let mut said = format!(" {} ", plain(&spoken(line)));
        for name in published {
            said = said.replace(&format!(" {}", plain(name)), " ");
        }
        old.iter().any(|name| {
            let name = plain(name);
            said.contains(&format!(" {name} ")) || said.contains(&format!(" {name}s "))
        })
    };
    text.lines().filter(|line| found(line)).map(str::to_owned).collect()
}

/// The words of a line in small letters, one space between them.
fn plain(text: &str) -> String {
    let words: String = text.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    words.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A line without what nobody reads: its key, the name of its variant, what is filled in. Quoted text is said.
fn spoken(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let is_key = |key: &str| key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    let value = line.split_once('=').filter(|(key, _)| is_key(key.trim_end())).map_or(line, |(_, value)| value);
    let value = value.trim_start().trim_start_matches('*');
    let value = value.strip_prefix('[').and_then(|rest| rest.split_once(']')).map_or(value, |(_, said)| said);
    let (mut depth, mut quoted) = (0_u8, false);
    let is_said = |letter: &char| {
        match letter {
            '{' if !quoted => depth += 1,
            '}' if !quoted => depth = depth.saturating_sub(1),
            '"' if depth > 0 => quoted = !quoted,
            _ => return depth == 0 || quoted,
        }
        false
    };
    value.chars().filter(is_said).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_name_is_found_in_a_value_and_not_in_a_key_or_in_a_published_name() {
        let text = "# Mob\nmob = Fanatical Mobs win\nb = a Mob\nc = { $mob ->\n    [mob] Fanatical Mob\n   *[other] {\"Mobs \"}{ $mob }\n}\n";
        let found = |old: &[&str]| lines_with_old_names(text, &["Fanatical Mob"], old);
        assert_eq!(found(&["Mob"]), ["b = a Mob", "   *[other] {\"Mobs \"}{ $mob }"]);
        assert_eq!(found(&["win"]), ["mob = Fanatical Mobs win"]);
        assert_eq!(found(&["obs"]), [""; 0]);
    }

    #[test]
    fn keys_are_found_whatever_the_messages_look_like() {
        let text =
            "# note = no\n-term = x\na = b = c\nb-2=\n  more = text\n  .attribute = x\nc_3 = { $n ->\n [one] = y\n }\n";
        assert_eq!(message_keys(text), BTreeSet::from(["a", "b-2", "c_3"]));
    }
}
