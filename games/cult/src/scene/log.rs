//! What happened, as the log tells it.

use cenacle_scene::{
    Line, Phrase, Seat, Weight,
    scene::{Id, panel_id},
};

use crate::{
    Card, Deck, Event, Feast, Figures, ability_words,
    event::{Cause, Fate, Goods, Hindrance},
    location,
    position::End,
    words::card_word,
};

/// An event as a line of the log.
pub(crate) fn line(figures: &Figures, event: &Event) -> Line {
    tell(figures, event).0
}

struct Told(Line);

fn told(key: &'static str) -> Told {
    Told(Line { phrase: Phrase::new(key), seat: None, rule: None, about: Vec::new(), weight: Weight::Plain })
}

/// A line about what one seat does; its phrase calls the seat `who`.
fn by(seat: Seat, key: &'static str) -> Told {
    let mut line = told(key).saying(|phrase| phrase.seat("who", seat)).0;
    line.seat = Some(seat);
    line.about.push(panel_id(seat));
    Told(line)
}

impl Told {
    fn saying(mut self, say: impl FnOnce(Phrase) -> Phrase) -> Told {
        self.0.phrase = say(self.0.phrase);
        self
    }

    fn number(self, name: &'static str, number: impl Into<i64>) -> Told {
        self.saying(|phrase| phrase.number(name, number))
    }

    fn word(self, name: &'static str, key: &'static str) -> Told {
        self.saying(|phrase| phrase.word(name, key))
    }

    fn seat(self, name: &'static str, seat: Seat) -> Told {
        self.saying(|phrase| phrase.seat(name, seat))
    }

    fn at(self, number: u8) -> Told {
        let told = self.word("the", location::the_word(number)).word("at", location::at_word(number));
        let told = told.number("number", number);
        if number == 0 {
            return told.word("location", "location-nowhere");
        }
        told.word("location", location::word(number)).about(format!("location.{number}"))
    }

    fn about(mut self, id: impl Into<Id>) -> Told {
        self.0.about.push(id.into());
        self
    }

    fn rule(mut self, rule: &'static str) -> Told {
        self.0.rule = Some(rule);
        self
    }

    fn weight(mut self, weight: Weight) -> Told {
        self.0.weight = weight;
        self
    }

    fn strong(self) -> Told {
        self.weight(Weight::Strong)
    }
}

fn counted(figures: &Figures, cards: &[Card]) -> Vec<(usize, &'static str)> {
    let mut words: Vec<(usize, &'static str)> = Vec::new();
    for card in cards {
        let word = card_word(figures, *card);
        match words.iter_mut().find(|(_, other)| *other == word) {
            Some((count, _)) => *count += 1,
            None => words.push((1, word)),
        }
    }
    words
}

fn tell(figures: &Figures, event: &Event) -> Told {
    let named = |told: Told, card: Card| told.word("card", card_word(figures, card));
    match *event {
        Event::Joins { seat, creed } => by(seat, "log-joins").word("cult", creed.word()).rule("setup.cults"),
        Event::Round { round, first } => {
            told("log-round").number("round", round).seat("first", first).weight(Weight::Heading).rule("round.first")
        }
        Event::Palace { ref cards } if cards.is_empty() => told("log-palace-empty").rule("palace.renew"),
        Event::Palace { ref cards } => {
            told("log-palace").saying(|phrase| phrase.words("cards", counted(figures, cards))).rule("palace.renew")
        }
        Event::Celebrates { seat } => by(seat, "log-celebrates").rule("supremacy.celebrate").strong(),
        Event::Feasts { seat, feast } => {
            let (kind, count) = match feast {
                Feast::Followers { count } => ("followers", count),
                Feast::Coins { count } => ("coins", count),
                Feast::Raise { by } => ("raise", by),
                Feast::Priest { value } => ("priest", value),
                Feast::Miracles { count } => ("miracles", count),
            };
            let told = by(seat, "log-feasts").saying(|phrase| phrase.text("feast", kind));
            told.number("count", count).rule("supremacy.feast")
        }
        Event::Priest { seat, value, fate, location } => priest(seat, value, fate, location),
        Event::Recalled { seat, location, priests } => {
            by(seat, "log-recalled").number("priests", priests).at(location).rule("intrigue.takeover")
        }
        Event::Raised { seat, from, to } => {
            let key = if to > from { "log-raised" } else { "log-lowered" };
            by(seat, key).number("from", from).number("to", to).rule("priest.raise")
        }
        Event::PaysPlacement { seat, placement } => {
            by(seat, "log-pays-placement").number("placement", placement).rule("preach.price")
        }
        Event::Tithe { seat, to, coins, location } => {
            by(seat, "log-tithe").seat("to", to).number("coins", coins).at(location).rule("privilege.tithes")
        }
        Event::Prays { seat } => by(seat, "log-prays").rule("pray.once"),
        Event::Favoured { seat, location } => by(seat, "log-favoured").at(location).rule("pray.mobs"),
        Event::Sells { seat, card, coins } => {
            named(by(seat, "log-sells"), card).number("coins", coins).rule("pray.sell")
        }
        Event::Privilege { seat, card, coins } => {
            let key = if coins == 0 { "log-takes-privilege" } else { "log-buys" };
            named(by(seat, key), card).number("coins", coins).rule("privilege.open")
        }
        Event::Resolution => told("log-resolution").weight(Weight::Heading).rule("resolution.begin"),
        Event::Active { location } => told("log-active").at(location).weight(Weight::Heading).rule("resolution.active"),
        Event::Plays { seat, card } => {
            named(by(seat, "log-plays"), card).rule(crate::words::card_rule(&figures.of(card).id)).strong()
        }
        Event::Uses { seat, creed, ability } => {
            let [name, _, rule] = ability_words(creed.abilities()[usize::from(ability)]);
            by(seat, "log-uses").word("ability", name).rule(rule).strong()
        }
        Event::Passes { seat } => by(seat, "log-passes").rule("resolution.act"),
        Event::Wins { seat, location, influence, cause } => {
            let (key, rule) = match cause {
                Cause::Most => ("log-wins", "resolution.winner"),
                Cause::Tie => ("log-wins-tie", "resolution.tie"),
                Cause::Bribe => ("log-wins-bribe", "bribe.win"),
                Cause::Least => ("log-wins-least", "ability.chalice-of-clarity"),
                Cause::TakeOver => ("log-wins-takeover", "intrigue.takeover"),
            };
            by(seat, key).number("influence", influence).at(location).rule(rule).strong()
        }
        Event::NobodyWins { location } => told("log-nobody-wins").at(location).rule("resolution.nobody"),
        Event::Hindered { seat, location, why } => hindered(seat, location, why),
        Event::Declines { seat, location } => by(seat, "log-declines").at(location).rule("resolution.decline"),
        Event::Community { seat, location } => by(seat, "log-community").at(location).rule("privilege.community"),
        Event::Alms { seat, coins } => by(seat, "log-alms").number("coins", coins).rule("resolution.alms"),
        Event::Gains { seat, goods, count } => {
            let key = match goods {
                Goods::Followers => "log-gains-followers",
                Goods::Coins => "log-gains-coins",
                Goods::Mobs => "log-gains-mobs",
            };
            by(seat, key).number("count", count)
        }
        Event::Loses { seat, goods, count } => {
            let key = match goods {
                Goods::Followers => "log-loses-followers",
                Goods::Coins => "log-loses-coins",
                Goods::Mobs => "log-loses-mobs",
            };
            by(seat, key).number("count", count)
        }
        Event::TakesCoins { seat, from, coins } => {
            by(seat, "log-takes-coins").seat("from", from).number("coins", coins)
        }
        Event::Draws { seat, deck, ref cards, count, below } => {
            let key = match (cards.is_empty(), below) {
                (true, false) => "log-draws-hidden",
                (true, true) => "log-draws-below-hidden",
                (false, false) => "log-draws",
                (false, true) => "log-draws-below",
            };
            by(seat, key)
                .word("deck", if count == 1 { deck.word() } else { several(deck) })
                .number("count", count)
                .saying(|phrase| phrase.words("cards", counted(figures, cards)))
                .rule("card.draw")
        }
        Event::PutsBack { seat, card } => {
            let key = if card.is_known() { "log-puts-back" } else { "log-puts-back-hidden" };
            named(by(seat, key), card).rule("location.nobles")
        }
        Event::Discards { seat, card } => named(by(seat, "log-discards"), card).rule("cost.discard"),
        Event::Reveals { seat, card, idle } => {
            named(by(seat, if idle { "log-reveals-idle" } else { "log-reveals" }), card)
        }
        Event::Gives { seat, to, card } => named(by(seat, "log-gives").seat("to", to), card).rule("card.given"),
        Event::Steals { seat, from, card } => {
            named(by(seat, "log-steals").seat("from", from), card).rule("intrigue.intimidation").strong()
        }
        Event::Bribes { seat, value, location } => by(seat, "log-bribes")
            .word("priest", priest_word(value))
            .number("value", value)
            .number("coins", location)
            .at(location)
            .rule("location.thieves")
            .strong(),
        Event::BribesMeet { location } => told("log-bribes-meet").at(location).rule("bribe.meet").strong(),
        Event::BribeEnds { location } => told("log-bribe-ends").at(location).rule("bribe.leaves"),
        Event::Ambushed { seat, from, location, coins } => by(seat, "log-ambushed")
            .seat("from", from)
            .number("coins", coins)
            .at(location)
            .rule("intrigue.ambush")
            .strong(),
        Event::Boosted { seat, value, by: more } => {
            by(seat, "log-boosted").number("value", value).number("by", more).rule("miracle.fervour")
        }
        Event::Builds { seat, location } => by(seat, "log-builds").at(location).rule("altar.build").strong(),
        Event::Razed { seat, location } => by(seat, "log-razed").at(location).strong(),
        Event::LowestWins => told("log-lowest-wins").rule("ability.chalice-of-clarity").strong(),
        Event::Inquisition => told("log-inquisition").rule("intrigue.inquisition").strong(),
        Event::TakesOver { seat } => by(seat, "log-takes-over").rule("intrigue.takeover").strong(),
        Event::Supremacy { seat } => by(seat, "log-supremacy").rule("location.forum").strong(),
        Event::Summons { seat, creed, again } => {
            let (key, rule) =
                if again { ("log-summons-again", "summon.second") } else { ("log-summons", "summon.first") };
            by(seat, key).word("cult", creed.word()).rule(rule).strong()
        }
        Event::Nothing { seat } => by(seat, "log-nothing"),
        Event::Ends { end, winner } => {
            let key = match end {
                End::Altars => "log-ends-altars",
                End::Mobs => "log-ends-mobs",
                End::Summonings => "log-ends-summonings",
                End::Outlived => "log-ends-outlived",
            };
            let rule = if end == End::Outlived { "end.outlived" } else { "goal" };
            winner.map_or_else(|| told(key), |seat| by(seat, key)).rule(rule).strong()
        }
    }
}

fn hindered(seat: Seat, location: u8, why: Hindrance) -> Told {
    let told = |key: &'static str| by(seat, key).at(location).rule("resolution.hindered");
    let figure = |key: &'static str, figure: u8| told(key).number("figure", figure);
    match why {
        Hindrance::Inquisition => told("log-hindered-inquisition").rule("intrigue.inquisition"),
        Hindrance::FollowersFull(cap) => figure("log-hindered-followers-full", cap),
        Hindrance::TooFewCoins(coins) => figure("log-hindered-too-few-coins", coins),
        Hindrance::NoPriest => told("log-hindered-no-priest"),
        Hindrance::NoToken(value) => figure("log-hindered-no-token", value),
        Hindrance::NobodyToRaise => told("log-hindered-nobody-to-raise"),
        Hindrance::NoSite => told("log-hindered-no-site"),
        Hindrance::TooFewFollowers(followers) => figure("log-hindered-too-few-followers", followers),
        Hindrance::NoMobLeft => told("log-hindered-no-mob-left"),
        Hindrance::SummonedAlready => told("log-hindered-summoned-already").rule("summon.once"),
        Hindrance::TooWeak { influence, power } => {
            told("log-hindered-too-weak").number("influence", influence).number("power", power).rule("summon.power")
        }
        Hindrance::PalaceEmpty => told("log-hindered-palace-empty"),
        Hindrance::PileEmpty => told("log-hindered-pile-empty"),
    }
}

const fn several(deck: Deck) -> &'static str {
    match deck {
        Deck::Miracle => "some-miracle",
        Deck::Intrigue => "some-intrigue",
        Deck::Privilege => "some-privilege",
    }
}

const fn priest_word(value: u8) -> &'static str {
    match value {
        0 => "a-patriarch",
        1 => "a-priest-1",
        2 => "a-priest-2",
        3 => "a-priest-3",
        4 => "a-priest-4",
        _ => "a-priest-5",
    }
}

fn priest(seat: Seat, value: u8, fate: Fate, location: u8) -> Told {
    let (key, rule) = match fate {
        Fate::Placed => ("log-placed", "preach.place"),
        Fate::Moved => ("log-moved", "priest.move"),
        Fate::Home => ("log-home", "priest.available"),
        Fate::Destroyed => ("log-destroyed", "cost.sacrifice"),
        Fate::Sheet => ("log-sheet", "cost.ritual"),
        Fate::Ordained => ("log-ordained", "priest.supply"),
        Fate::Sent => ("log-sent", "priest.supply"),
    };
    by(seat, key).word("priest", priest_word(value)).number("value", value).at(location).rule(rule)
}
