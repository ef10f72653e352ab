//! French before a name that is filled in: *de Bob*, *d'Ada*, *du Palais*, *aux Ruines*, *qu'Ada*.
//!
//! In `words/fr.ftl` a message writes `{ DE($who) }`, `{ A($place) }` or `{ QUE($who) }`.

use fluent_bundle::{FluentArgs, FluentValue};

/// A small word that changes with what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Particle {
    /// *de*, *d'*, *du*, *des*.
    De,
    /// *à*, *au*, *aux*.
    A,
    /// Becomes *que* or *qu'*.
    Que,
}

/// What a Fluent function is.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// The particles as Fluent functions.
pub(crate) const FUNCTIONS: [(&str, Function); 3] = [
    ("DE", |words, _| before_argument(Particle::De, words)),
    ("A", |words, _| before_argument(Particle::A, words)),
    ("QUE", |words, _| before_argument(Particle::Que, words)),
];

/// The letters that stand for a particle before a name which is not known yet; like the gaps for names they are nobody's.
const MARKS: [(char, Particle); 3] =
    [('\u{e100}', Particle::De), ('\u{e101}', Particle::A), ('\u{e102}', Particle::Que)];

/// Words that begin with an h which is spoken, or with a vowel that keeps its distance. They are compared with the letters a
/// word begins with.
const ASPIRATED: [&str; 32] = [
    "hach", "hain", "halt", "hanche", "hangar", "hans", "hara", "hari", "harp", "harry", "hasard", "hauss", "haut",
    "héron", "héros", "hibou", "hideu", "hiéra", "hollan", "honte", "horde", "hors", "houe", "howard", "huit", "hun",
    "hurl", "husky", "hutte", "onz", "oui", "ouistiti",
];

impl Particle {
    /// The particle and what it stands before.
    pub(crate) fn before(self, word: &str) -> String {
        let article = |article: &str| word.strip_prefix(article);
        match self {
            Particle::De | Particle::Que if elides_before(word) => {
                format!("{}’{word}", if self == Particle::De { "d" } else { "qu" })
            }
            Particle::Que => format!("que {word}"),
            Particle::De | Particle::A => {
                let (plain, masculine, plural) =
                    if self == Particle::De { ("de", "du", "des") } else { ("à", "au", "aux") };
                match (article("le "), article("les ")) {
                    (Some(rest), _) => format!("{masculine} {rest}"),
                    (_, Some(rest)) => format!("{plural} {rest}"),
                    _ => format!("{plain} {word}"),
                }
            }
        }
    }

    /// The particle that this letter stands for.
    pub(crate) fn of_mark(mark: char) -> Option<Particle> {
        MARKS.into_iter().find(|(letter, _)| *letter == mark).map(|(_, particle)| particle)
    }

    fn mark(self) -> char {
        let found = MARKS.into_iter().find(|(_, particle)| *particle == self);
        found.expect("every particle has a letter").0
    }
}

fn before_argument<'a>(particle: Particle, words: &[FluentValue<'a>]) -> FluentValue<'a> {
    match words {
        // Names are filled in later, and so is what stands before them.
        [FluentValue::String(word)] if word.chars().next().is_some_and(crate::words::is_gap) => {
            format!("{}{word}", particle.mark()).into()
        }
        [FluentValue::String(word)] => particle.before(word).into(),
        _ => FluentValue::Error,
    }
}

/// Whether *de* becomes *d'* before this. A single letter, or a letter and a number, is the name of a place (A, B2) and
/// stays apart.
#[must_use]
pub fn elides_before(word: &str) -> bool {
    let lower: String = word.chars().take(10).flat_map(char::to_lowercase).collect();
    if ASPIRATED.iter().any(|begin| lower.starts_with(begin)) {
        return false;
    }
    let mut letters = lower.chars();
    match (letters.next(), letters.next().filter(|letter| letter.is_alphabetic())) {
        (Some('y'), Some(second)) => !is_vowel(second),
        (Some('h'), Some(second)) => is_vowel(second) || second == 'y',
        (Some(first), Some(_)) => is_vowel(first),
        _ => false,
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouàâäæéèêëîïôöœùûü".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Phrase, Say, Seat, Viewer, Words};

    #[test]
    fn a_particle_elides_before_a_vowel_and_contracts_with_an_article() {
        let said = |particle: Particle, word: &str| particle.before(word);
        for (word, de) in [
            ("Bob", "de Bob"),
            ("Ada", "d’Ada"),
            ("Élodie", "d’Élodie"),
            ("Hélène", "d’Hélène"),
            ("Hastur", "d’Hastur"),
            ("Harry", "de Harry"),
            ("Hurleur", "de Hurleur"),
            ("Yves", "d’Yves"),
            ("Yaël", "de Yaël"),
            ("onze", "de onze"),
            ("le Palais", "du Palais"),
            ("les Ruines", "des Ruines"),
            ("la Rue", "de la Rue"),
            ("l’Autel", "de l’Autel"),
            ("A1", "de A1"),
            ("A", "de A"),
            ("", "de "),
        ] {
            assert_eq!(said(Particle::De, word), de);
        }
        assert_eq!(said(Particle::A, "Ada"), "à Ada");
        assert_eq!(said(Particle::A, "le Palais"), "au Palais");
        assert_eq!(said(Particle::A, "les Ruines"), "aux Ruines");
        assert_eq!(said(Particle::A, "l’Autel"), "à l’Autel");
        assert_eq!(said(Particle::Que, "Ada"), "qu’Ada");
        assert_eq!(said(Particle::Que, "Bob"), "que Bob");
    }

    #[test]
    fn words_and_players_are_said_with_their_particles() {
        let source = "turn = Tour { DE($who) } : { A($place) }, plutôt { QUE($other) }.\nruins = les Ruines\n";
        let words = Words::new(Lang::Fr, &[source]).unwrap();
        let names = ["Ada".to_owned(), "Bob".to_owned()];
        let say = Say::new(&words, &names, Viewer::Spectator);
        let phrase = |who: usize, other: usize| {
            Phrase::new("turn").seat("who", Seat::new(who)).word("place", "ruins").seat("other", Seat::new(other))
        };
        assert_eq!(say.phrase(&phrase(0, 1)), "Tour d’Ada : aux Ruines, plutôt que Bob.");
        assert_eq!(say.phrase(&phrase(1, 0)), "Tour de Bob : aux Ruines, plutôt qu’Ada.");
        assert!(say.missing().is_empty());
    }
}
