//! What an action costs, gives and risks, as marks to see before it is chosen.

use cenacle_scene::{Marks, Phrase, Say, scene::Badge};
use cenacle_table::Seat;

use crate::{Action, Roll, THROWS, Task, position::row_of, rules_view::RulesView};

/// Who marks the offers of a seat.
pub(super) struct Marker<'a> {
    pub(super) rules: RulesView<'a>,
    pub(super) seat: Seat,
    pub(super) say: &'a Say<'a>,
}

impl Marker<'_> {
    /// The marks of a legal action; `roll` is what it leads to, if it does.
    pub(super) fn marks(&self, action: Action, roll: Option<Roll>) -> Marks {
        let mut marks = Marks::default();
        marks.risks.extend(roll.and_then(|roll| self.fumble(&roll)));
        self.mark(action, &mut marks);
        marks
    }

    fn badge(&self, symbol: &'static str, text: String, key: &'static str, number: u16) -> Badge {
        Badge {
            symbol: Some(symbol.into()),
            text: text.into(),
            title: self.say.phrase(&Phrase::new(key).number("number", number)),
            ..Badge::default()
        }
    }

    fn points(&self, sign: &str, points: u16) -> Option<Badge> {
        (points > 0).then(|| self.badge("octopus", format!("{sign}{points}"), "mark-points", points))
    }

    fn cards(&self, cards: u16) -> Badge {
        self.badge("card-discard", format!("−{cards}"), "mark-cards", cards)
    }

    /// How often a roll fumbles, in hundredths. `[roll.fumbles]`
    fn fumble(&self, roll: &Roll) -> Option<Badge> {
        let [.., fumbles] = roll.odds(self.rules.f.shreds, self.rules.f.fumbles);
        let percent = (u32::from(fumbles) * 100 + u32::from(THROWS) / 2) / u32::from(THROWS);
        (fumbles > 0).then(|| self.badge("skull-crossed-bones", format!("{percent} %"), "mark-fumbles", percent as u16))
    }

    fn mark(&self, action: Action, marks: &mut Marks) {
        let price = u16::from(self.rules.f.price);
        match action {
            Action::Attack { .. }
            | Action::Play { .. }
            | Action::React
            | Action::Discard { .. }
            | Action::Give { .. } => {
                marks.pays.push(self.cards(1));
            }
            Action::Aim { seat, member } if seat != self.seat => {
                let worth = u16::from(self.rules.f.worth[usize::from(row_of(member))]);
                marks.gets.extend(self.points("+", worth));
            }
            Action::Roll { bonus } => marks.pays.extend(self.points("−", u16::from(bonus) * price)),
            Action::Pay => {
                let bonus = self.rules.p.roll.and_then(|roll| self.rules.missing(&roll)).unwrap_or(0);
                marks.pays.extend(self.points("−", u16::from(bonus) * price));
            }
            Action::Ransom => {
                if let Task::Ransom(points) = self.rules.p.task() {
                    marks.pays.extend(self.points("−", points.into()));
                }
            }
            _ => {}
        }
    }
}
