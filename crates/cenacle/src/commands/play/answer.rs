//! What somebody means by a line they typed.

use std::path::PathBuf;

use cenacle_scene::{Offer, Phrase, SharedOffer, narrow_by_text, scene::Tableau};

/// What a typed line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::commands) enum Answer {
    /// Nothing was typed.
    Nothing,
    Choose(usize),
    /// One of these offers.
    Several(Vec<usize>),
    /// There is no offer of this number.
    NoNumber(u32),
    /// Why not this? Everything, if empty.
    WhyNot(String),
    /// The rules; those whose id begins so.
    Rules(Option<String>),
    /// The whole log.
    Log,
    /// The count at the end.
    Score,
    /// Save, perhaps under another name.
    Save(Option<PathBuf>),
    /// Take the last decision back.
    Undo,
    /// Play it again.
    Redo,
    /// What would be worth considering, and why?
    Ideas,
    /// The guide, on or off.
    Guide,
    /// What can be typed.
    Help,
    /// Save and leave.
    Quit,
    /// No command has this name.
    NoCommand,
}

/// Reads a line. A label that is not offered is asked after: why not?
pub(in crate::commands) fn read(line: &str, offers: &[SharedOffer]) -> Answer {
    let line = line.trim();
    match line {
        "" => return Answer::Nothing,
        "u" => return Answer::Undo,
        "q" => return Answer::Quit,
        _ => {}
    }
    if let Some(asked) = line.strip_prefix('?') {
        return Answer::WhyNot(asked.trim().to_owned());
    }
    if let Some(command) = line.strip_prefix(':') {
        return read_command(command);
    }
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let number: u32 = line.parse().unwrap_or(u32::MAX);
        let index = numbers(offers).iter().position(|known| *known == number);
        return index.map_or(Answer::NoNumber(number), Answer::Choose);
    }
    match narrow_by_text(offers, line)[..] {
        [] => Answer::WhyNot(line.to_owned()),
        [only] => Answer::Choose(only),
        ref several => Answer::Several(several.to_vec()),
    }
}

fn read_command(command: &str) -> Answer {
    let (name, rest) = command.trim().split_once(' ').unwrap_or((command.trim(), ""));
    let rest = Some(rest.trim()).filter(|rest| !rest.is_empty());
    match name {
        "rules" | "rule" | "regles" | "règles" | "regle" | "règle" => Answer::Rules(rest.map(str::to_owned)),
        "log" | "journal" => Answer::Log,
        "score" | "compte" => Answer::Score,
        "save" | "w" | "enregistrer" => Answer::Save(rest.map(PathBuf::from)),
        "undo" | "u" | "reprendre" | "annuler" => Answer::Undo,
        "redo" | "rejouer" | "refaire" => Answer::Redo,
        "ideas" | "idea" | "idees" | "idées" | "idee" | "idée" => Answer::Ideas,
        "guide" => Answer::Guide,
        "help" | "h" | "aide" => Answer::Help,
        "quit" | "q" | "wq" | "quitter" => Answer::Quit,
        _ => Answer::NoCommand,
    }
}

/// The numbers by which the offers are listed and chosen: their places from 1; but where the offers are the amounts from 0
/// on, one number a label, these amounts, so that what is typed is what is offered.
pub(in crate::commands) fn numbers(offers: &[SharedOffer]) -> Vec<u32> {
    let amounts: Option<Vec<u32>> = offers.iter().map(|offer| only_number(&offer.label)).collect();
    let mut sorted = amounts.clone().unwrap_or_default();
    sorted.sort_unstable();
    let from_zero = (0..).zip(&sorted).all(|(place, amount)| place == *amount);
    amounts.filter(|_| from_zero).unwrap_or_else(|| (1..).take(offers.len()).collect())
}

/// What an offer brings, unless its label says it already.
pub(super) fn gain(offer: &Offer) -> Option<&str> {
    offer.gain.as_deref().filter(|gain| !offer.label.contains(*gain))
}

/// What is told of an offer besides its label: how a thing lies, what it covers.
pub(super) fn told(all: &Tableau<'_>, offer: &Offer) -> Option<String> {
    let told: Vec<&str> = all.told_of_offer(offer).into_iter().filter(|told| !offer.label.contains(*told)).collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// That no offer has this number.
pub(in crate::commands) fn no_number(number: u32, offers: &[SharedOffer]) -> Phrase {
    let numbers = numbers(offers);
    let bound = |bound: Option<&u32>| bound.copied().unwrap_or_default();
    let (first, last) = (bound(numbers.iter().min()), bound(numbers.iter().max()));
    Phrase::new("no-number").number("number", number).number("first", first).number("last", last)
}

/// The number in a text, if there is exactly one.
fn only_number(text: &str) -> Option<u32> {
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
    match (numbers.next(), numbers.next()) {
        (Some(only), None) => only.parse().ok(),
        _ => None,
    }
}

/// The offers that what was typed so far leaves, in the order of the list: by number if only digits were typed.
pub(super) fn left(line: &str, offers: &[SharedOffer]) -> Vec<usize> {
    let line = line.trim();
    if line.is_empty() || line.starts_with(['?', ':']) {
        return (0..offers.len()).collect();
    }
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let numbers = numbers(offers);
        return (0..offers.len()).filter(|index| numbers[*index].to_string().starts_with(line)).collect();
    }
    narrow_by_text(offers, line)
}

#[cfg(test)]
mod tests {
    use cenacle_scene::{
        Pose, Scene,
        scene::{Part, Told},
    };

    use super::*;

    fn offers() -> Vec<SharedOffer> {
        let labels = ["Bâtir le mur", "Bâtir l’obélisque", "Utiliser le Vizir"];
        labels.map(|label| Offer { label: label.into(), ..Offer::default() }.shared()).to_vec()
    }

    #[test]
    fn a_number_chooses_by_the_place_in_the_list() {
        assert_eq!(read("2", &offers()), Answer::Choose(1));
        assert_eq!(read("4", &offers()), Answer::NoNumber(4));
        assert_eq!(read("0", &offers()), Answer::NoNumber(0));
    }

    #[test]
    fn amounts_from_zero_on_are_their_own_numbers() {
        let bids = ["Offrir 0 Talents", "Offrir 1 Talent", "Offrir 2 Talents"];
        let bids = bids.map(|label| Offer { label: label.into(), ..Offer::default() }.shared());
        assert_eq!(numbers(&bids), [0, 1, 2]);
        assert_eq!(read("2", &bids), Answer::Choose(2));
        assert_eq!(read("0", &bids), Answer::Choose(0));
        assert_eq!(read("3", &bids), Answer::NoNumber(3));
        assert_eq!(left("1", &bids), [1]);
        // Amounts from elsewhere, or a label without one, are numbered by their places.
        assert_eq!(numbers(&bids[1..]), [1, 2]);
        assert_eq!(numbers(&[bids[2].clone(), offers()[0].clone()]), [1, 2]);
    }

    #[test]
    fn what_a_label_says_is_not_said_again_beside_it() {
        let offer = |label: &'static str| Offer { label: label.into(), gain: Some("74 %".into()), ..Offer::default() };
        assert_eq!(gain(&offer("Lancer sans bonus")), Some("74 %"));
        assert_eq!(gain(&offer("Lancer sans bonus (74 %)")), None);
        assert_eq!(gain(&Offer::default()), None);
    }

    #[test]
    fn a_line_tells_how_a_thing_lies_unless_its_label_says_it() {
        let pose = Pose { side: 0, turn: 1 };
        let part = Part { told: vec![Told::held("tile", pose, "sea on top")], ..Part::new("hand") };
        let scene = Scene { groups: vec![part.into()], ..Scene::default() };
        let lay = |label: &'static str| Offer {
            picks: vec!["tile".into(), "cell.A1".into()],
            pose: Some(pose),
            label: label.into(),
            told: "covers A1".into(),
            ..Offer::default()
        };
        let all = scene.tableau();
        assert_eq!(told(&all, &lay("Lay")).as_deref(), Some("sea on top, covers A1"));
        assert_eq!(told(&all, &lay("Lay (sea on top)")).as_deref(), Some("covers A1"));
        assert_eq!(told(&all, &Offer::default()), None);
    }

    #[test]
    fn a_few_letters_choose_when_one_offer_is_left() {
        assert_eq!(read("obe", &offers()), Answer::Choose(1));
        assert_eq!(read("batir", &offers()), Answer::Several(vec![0, 1]));
    }

    #[test]
    fn a_label_that_is_not_offered_is_asked_after() {
        assert_eq!(read("sphinx", &offers()), Answer::WhyNot("sphinx".to_owned()));
        assert_eq!(read("? mur", &offers()), Answer::WhyNot("mur".to_owned()));
    }

    #[test]
    fn a_lone_letter_is_a_command_and_more_letters_are_a_label() {
        assert_eq!(read("u", &offers()), Answer::Undo);
        assert_eq!(read("ut", &offers()), Answer::Choose(2));
        assert_eq!(read("q", &offers()), Answer::Quit);
    }

    #[test]
    fn commands_have_names_in_both_languages() {
        assert_eq!(read(":rules market", &offers()), Answer::Rules(Some("market".to_owned())));
        assert_eq!(read(":règles", &offers()), Answer::Rules(None));
        assert_eq!(
            [":ideas", ":idées", ":guide"].map(|line| read(line, &offers())),
            [Answer::Ideas, Answer::Ideas, Answer::Guide]
        );
        assert_eq!(read(":dance", &offers()), Answer::NoCommand);
    }

    #[test]
    fn digits_narrow_by_number_and_letters_by_label() {
        assert_eq!(left("", &offers()), [0, 1, 2]);
        assert_eq!(left("3", &offers()), [2]);
        assert_eq!(left("MUR", &offers()), [0]);
        assert_eq!(left("? mur", &offers()), [0, 1, 2]);
    }
}
