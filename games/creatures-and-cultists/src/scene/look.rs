//! Colours and symbols.

use cenacle_scene::{Phrase, Text, scene::Theme};

use crate::{Family, Figures};

/// Pulp paper in a purple night.
pub(crate) const THEME: Theme = Theme {
    ground: Text::written("#2a1b37"),
    panel: Text::written("#130d1a"),
    ink: Text::written("#f4ecd6"),
    accent: Text::written("#b6f04a"),
    paper: Text::written("#e9dfc3"),
};

pub(super) const PAPER: &str = "#e9dfc3";
pub(super) const INK: &str = "#1a1408";
pub(super) const ACID: &str = "#b6f04a";

pub(super) const fn family_color(family: Family) -> &'static str {
    match family {
        Family::Mishap => "#62606a",
        Family::Event => "#8c4668",
        Family::Sorcery => "#5a2a6a",
        Family::Brutality => "#a3342b",
        Family::Conjuring => "#456e1b",
        Family::Defence => "#2f5f8c",
    }
}

/// Figures with their sign, from −9: a sentence copies no letters.
const SIGNED: [&str; 19] =
    ["−9", "−8", "−7", "−6", "−5", "−4", "−3", "−2", "−1", "0", "+1", "+2", "+3", "+4", "+5", "+6", "+7", "+8", "+9"];

/// A figure with its sign: +2, −1, 0.
pub(super) fn signed(number: i8) -> String {
    match (SIGNED.get((i16::from(number) + 9) as usize), number) {
        (Some(signed), _) => (*signed).to_owned(),
        (None, 1..) => format!("+{number}"),
        (None, _) => format!("−{}", number.unsigned_abs()),
    }
}

/// The two modifiers of a cultist.
pub(super) fn with_modifiers(phrase: Phrase, figures: &Figures, member: u8) -> Phrase {
    let [brutality, conjuring] =
        figures.modifiers[usize::from(member)].map(|modifier| SIGNED[(modifier + 9).clamp(0, 18) as usize]);
    phrase.text("brutality", brutality).text("conjuring", conjuring)
}
