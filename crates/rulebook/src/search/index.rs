//! The rules of a game in one language, ready to be searched.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use cenacle_scene::Lang;
use cenacle_table::Rules;

use super::{Vocabulary, letters::words, stem::stem};

/// What a word in each part of a rule is worth.
const TITLE: f32 = 6.0;
const ASKED: f32 = 5.0;
const ID: f32 = 2.0;
const CHAPTER: f32 = 1.5;
const TEXT: f32 = 1.6;
/// What all words of a question players ask are worth together.
const WHOLE_QUESTION: f32 = 7.0;
/// What a word that only means the same, or only begins alike, is worth.
const SAME: f32 = 0.7;
const BEGINS_ALIKE: f32 = 0.55;
/// A rule that has less of the question, or is so much worse than the best, is not found.
const LEAST: f32 = 0.34;
const WORST: f32 = 0.18;

/// The rules of a game in one language, ready to be searched.
#[derive(Debug)]
pub struct SearchIndex {
    lang: Lang,
    entries: Vec<Entry>,
    little: BTreeSet<String>,
    /// Words that mean the same as a word.
    same: HashMap<String, BTreeSet<String>>,
    /// In how many rules a word stands.
    frequency: HashMap<String, usize>,
    /// How a word is written in the rules.
    forms: HashMap<String, BTreeSet<String>>,
}

#[derive(Debug)]
struct Entry {
    id: String,
    /// What each word is worth here.
    worth: HashMap<String, f32>,
    /// How players ask for it.
    asked: Vec<BTreeSet<String>>,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Ids of rules, the best first.
    pub rules: Vec<String>,
    /// Words of the rules that counted, in small letters without accents: what may be marked.
    pub words: BTreeSet<String>,
}

impl SearchIndex {
    /// The rules, and how players speak of them.
    #[must_use]
    pub fn new(rules: &Rules, vocabulary: &Vocabulary) -> SearchIndex {
        let lang = rules.lang;
        let mut index = SearchIndex {
            lang,
            entries: Vec::new(),
            little: words(&vocabulary.little).into_iter().collect(),
            same: HashMap::new(),
            frequency: HashMap::new(),
            forms: HashMap::new(),
        };
        for group in &vocabulary.same {
            let stems: BTreeSet<String> = words(group).iter().map(|word| stem(word, lang)).collect();
            for one in &stems {
                index.same.entry(one.clone()).or_default().extend(stems.iter().filter(|other| *other != one).cloned());
            }
        }
        for rule in &rules.rules {
            let mut worth: HashMap<String, f32> = HashMap::new();
            let asked = vocabulary.rules.get(&rule.id).map_or(&[][..], Vec::as_slice);
            let parts = [(TITLE, rule.title.as_str()), (ID, rule.id.as_str()), (CHAPTER, rule.chapter.as_str())];
            for (weight, text) in parts.into_iter().chain(asked.iter().map(|text| (ASKED, text.as_str()))) {
                for word in index.stems(text) {
                    let known = worth.entry(word).or_default();
                    *known = known.max(weight);
                }
            }
            let mut often: BTreeMap<String, f32> = BTreeMap::new();
            for word in index.stems(&rule.text) {
                *often.entry(word).or_default() += 1.0;
            }
            for (word, times) in often {
                *worth.entry(word).or_default() += TEXT * times / (times + 1.2);
            }
            for word in worth.keys() {
                *index.frequency.entry(word.clone()).or_default() += 1;
            }
            for text in [&rule.title, &rule.text, &rule.chapter] {
                for word in words(text) {
                    index.forms.entry(stem(&word, lang)).or_default().insert(word);
                }
            }
            let asked = asked.iter().map(|text| index.stems(text).into_iter().collect()).collect();
            index.entries.push(Entry { id: rule.id.clone(), worth, asked });
        }
        index
    }

    /// The rules a question is about, the best first. Nothing is found for a question without words.
    #[must_use]
    pub fn find(&self, question: &str) -> Found {
        let question = question.trim();
        let mut terms = self.stems(question);
        terms.dedup();
        let meant: Vec<(f32, Vec<(String, f32)>)> =
            terms.iter().map(|term| (self.rarity(term), self.alternatives(term))).collect();
        let whole: f32 = meant.iter().map(|(rarity, _)| rarity).sum();
        let mut scored: Vec<(f32, &Entry)> = Vec::new();
        for entry in &self.entries {
            let mut score = 0.0;
            let mut covered = 0.0;
            for (rarity, alternatives) in &meant {
                let worth = |(word, weight): &(String, f32)| entry.worth.get(word).map_or(0.0, |worth| worth * weight);
                let best = alternatives.iter().map(worth).fold(0.0, f32::max);
                score += rarity * best;
                covered += if best > 0.0 { *rarity } else { 0.0 };
            }
            let has = |word: &String| meant.iter().any(|(_, all)| all.iter().any(|(other, _)| other == word));
            let part = |asked: &BTreeSet<String>| {
                asked.iter().filter(|word| has(word)).count() as f32 / asked.len().max(1) as f32
            };
            let asked = entry.asked.iter().map(part).fold(0.0, f32::max);
            score += WHOLE_QUESTION * asked * asked;
            let coverage = if whole > 0.0 { covered / whole } else { 0.0 };
            if !question.is_empty() && entry.id.starts_with(question) {
                scored.push((f32::INFINITY, entry));
            } else if coverage >= LEAST {
                scored.push((score * coverage * coverage, entry));
            }
        }
        // Equally good rules stand as in the rulebook.
        scored.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = scored.iter().map(|(score, _)| *score).find(|score| score.is_finite()).unwrap_or(0.0);
        scored.retain(|(score, _)| *score > 0.0 && *score >= best * WORST);
        let marked = meant.iter().flat_map(|(_, all)| all).filter_map(|(word, _)| self.forms.get(word)).flatten();
        Found {
            words: if scored.is_empty() { BTreeSet::new() } else { marked.cloned().collect() },
            rules: scored.into_iter().map(|(_, entry)| entry.id.clone()).collect(),
        }
    }

    /// The words of a text that matter, without endings. A text of little words alone keeps them.
    fn stems(&self, text: &str) -> Vec<String> {
        let all = words(text);
        let mut kept: Vec<&String> = all.iter().filter(|word| !self.little.contains(*word)).collect();
        if kept.is_empty() {
            kept = all.iter().collect();
        }
        kept.into_iter().map(|word| stem(word, self.lang)).collect()
    }

    /// How much a word tells: the rarer the more. A word that no rule has tells as much as one that a single rule has.
    fn rarity(&self, term: &str) -> f32 {
        let all = self.entries.len() as f32;
        let known = |word: &str| self.frequency.get(word).copied();
        let often = known(term).or_else(|| self.alternatives(term).iter().filter_map(|(word, _)| known(word)).max());
        (1.0 + all / often.unwrap_or(1) as f32).ln()
    }

    /// The words that a word of a question may mean, with what each is worth.
    fn alternatives(&self, term: &str) -> Vec<(String, f32)> {
        let mut all = vec![(term.to_owned(), 1.0)];
        if let Some(same) = self.same.get(term) {
            all.extend(same.iter().map(|word| (word.clone(), SAME)));
        }
        let letters = term.chars().count();
        let alike = self.frequency.keys().filter(|word| {
            let long = word.chars().count();
            *word != term
                && ((letters >= 3 && word.starts_with(term))
                    || (long >= 4 && letters <= long + 3 && term.starts_with(*word)))
        });
        all.extend(alike.map(|word| (word.clone(), BEGINS_ALIKE)));
        all
    }
}
