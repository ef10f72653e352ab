//! What cards let one choose, as a person can choose it.

use cenacle_scene::{OfferText, Phrase, scene::panel_id};

use crate::{Action, Cultist, Purse, Step, words};

use super::{ids, offers::Teller};

impl Teller<'_> {
    pub(super) fn tell_card(&self, action: Action) -> OfferText {
        let f = self.rules.f;
        let sect = self.rules.sect(self.seat);
        match action {
            Action::Adopt { card } => {
                let monster = self.p().cards.beasts[usize::from(card)];
                let defence = f.monster(monster).map_or(0, |face| face.defence);
                let phrase = Phrase::new("do-adopt").word("monster", words::monster_word(f, monster));
                ("monster.choose", phrase.number("defence", defence), vec![ids::beast(card)])
            }
            Action::Invoke { lair } => {
                let monster = sect.lairs[usize::from(lair)];
                let text =
                    f.monster(monster).and_then(|face| words::monster_words(&face.id)).map_or("power-none", |w| w[1]);
                let phrase =
                    Phrase::new("do-invoke").word("monster", words::monster_word(f, monster)).word("text", text);
                (words::monster_rule(f, monster), phrase, vec![ids::monster(lair)])
            }
            Action::Aim { whom } if whom.index() < usize::from(self.p().players) => {
                ("card.aim", Phrase::new("do-aim").seat("who", whom), vec![panel_id(whom)])
            }
            Action::Aim { .. } => ("solo.cards", Phrase::new("do-aim-rival"), vec![]),
            Action::Rob { creature } => {
                let key = if creature { "do-rob-creature" } else { "do-rob-grimoire" };
                ("evolution.theft", Phrase::new(key), vec![])
            }
            Action::Yield { from } => {
                let phrase = Phrase::new("do-yield").word("site", self.site(from));
                ("monster.dark-young", phrase, vec![self.cultist(Cultist::Acolyte, from, None)])
            }
            Action::Snatch { whom, from } => {
                let phrase = Phrase::new("do-snatch").seat("who", whom).word("site", self.site(from));
                ("monster.shambler", phrase, vec![])
            }
            Action::Raze { whom, room } => {
                let chamber = self.rules.sect(whom).rooms[usize::from(room) - 1].chamber;
                let phrase = Phrase::new("do-raze").seat("who", whom).number("room", room);
                let phrase = phrase.word("chamber", words::chamber_word(f, chamber));
                ("card.raze", phrase, vec![format!("cell.{whom}.{room}").into()])
            }
            Action::Visit { at } => {
                let phrase = Phrase::new("do-visit").word("site", self.site(at));
                ("priest-card.keziah", phrase, vec![ids::site(at)])
            }
            Action::Again => {
                let phrase = Phrase::new("do-again").word("text", words::priest(f, sect.priest)[1]);
                ("priest-card.shiny", phrase, vec![])
            }
            Action::Bribe => {
                let ransom = self.rules.ransom(self.seat);
                let (goods, by) = ransom
                    .map_or((Purse::NONE, 0), |ransom| (Purse::of(ransom.goods, ransom.count.into()), ransom.off));
                let phrase = Phrase::new("do-bribe").words("goods", goods.words()).number("by", by);
                ("investigator.ransom", phrase, vec![])
            }
            _ => {
                let announcing = matches!(self.p().step(), Step::Announce(_));
                let key = if announcing { "do-announce-nothing" } else { "do-pass" };
                ("card.powers", Phrase::new(key), vec![])
            }
        }
    }
}
