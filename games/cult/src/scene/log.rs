//! What happened, as the log tells it.

use cenacle_scene::{Line, Seat, Weight};

use crate::{
    Card, Deck, Event, Feast, Figures, Location, Token, ability_words,
    event::{Cause, Fate, Goods, Hindrance},
    position::End,
    words::card_word,
};

/// An event as a line of the log.
pub(crate) fn line(figures: &Figures, event: &Event) -> Line {
    tell(figures, event)
}

/// What the lines of this game speak of besides.
trait Speaks: Sized {
    fn at(self, location: Location) -> Line;

    fn nowhere(self) -> Line;
}

impl Speaks for Line {
    fn at(self, location: Location) -> Line {
        self.word("the", location.the_word())
            .word("at", location.at_word())
            .number("number", location)
            .word("location", location.word())
            .about(format!("location.{location}"))
    }

    fn nowhere(self) -> Line {
        let told = self.word("the", "the-nowhere").word("at", "at-nowhere");
        told.number("number", 0).word("location", "location-nowhere")
    }
}

fn counted(figures: &Figures, cards: &[Card]) -> Vec<(usize, &'static str)> {
    cenacle_scene::counted(cards.iter().map(|card| card_word(figures, *card)))
}

fn tell(figures: &Figures, event: &Event) -> Line {
    let named = |told: Line, card: Card| told.word("card", card_word(figures, card));
    match *event {
        Event::Joins { seat, cult_name } => {
            Line::by(seat, "log-joins").word("cult", cult_name.word()).rule("setup.cults")
        }
        Event::Round { round, first } => Line::of("log-round")
            .number("round", round)
            .seat("first", first)
            .weight(Weight::Heading)
            .rule("round.first"),
        Event::Palace { ref cards } if cards.is_empty() => Line::of("log-palace-empty").rule("palace.renew"),
        Event::Palace { ref cards } => {
            Line::of("log-palace").saying(|phrase| phrase.words("cards", counted(figures, cards))).rule("palace.renew")
        }
        Event::Celebrates { seat } => Line::by(seat, "log-celebrates").rule("supremacy.celebrate").strong(),
        Event::Feasts { seat, feast } => {
            let (kind, count) = match feast {
                Feast::Followers { count } => ("followers", count),
                Feast::Coins { count } => ("coins", count),
                Feast::Raise { by } => ("raise", by),
                Feast::Priest { value } => ("priest", value.value()),
                Feast::Miracles { count } => ("miracles", count),
            };
            let told = Line::by(seat, "log-feasts").saying(|phrase| phrase.text("feast", kind));
            told.number("count", count).rule("supremacy.feast")
        }
        Event::Priest { seat, value, fate, location } => priest(seat, value, fate, location),
        Event::Recalled { seat, location, priests } => {
            Line::by(seat, "log-recalled").number("priests", priests).at(location).rule("intrigue.takeover")
        }
        Event::Raised { seat, from, to } => {
            let key = if to > from { "log-raised" } else { "log-lowered" };
            Line::by(seat, key).number("from", from).number("to", to).rule("priest.raise")
        }
        Event::PaysPlacement { seat, placement } => {
            Line::by(seat, "log-pays-placement").number("placement", placement).rule("preach.price")
        }
        Event::Tithe { seat, to, coins, location } => {
            Line::by(seat, "log-tithe").seat("to", to).number("coins", coins).at(location).rule("privilege.tithes")
        }
        Event::Prays { seat } => Line::by(seat, "log-prays").rule("pray.once"),
        Event::Favoured { seat, location } => Line::by(seat, "log-favoured").at(location).rule("pray.mobs"),
        Event::Sells { seat, card, coins } => {
            named(Line::by(seat, "log-sells"), card).number("coins", coins).rule("pray.sell")
        }
        Event::Privilege { seat, card, coins } => {
            let key = if coins == 0 { "log-takes-privilege" } else { "log-buys" };
            named(Line::by(seat, key), card).number("coins", coins).rule("privilege.open")
        }
        Event::Resolution => Line::of("log-resolution").weight(Weight::Heading).rule("resolution.begin"),
        Event::Active { location } => {
            Line::of("log-active").at(location).weight(Weight::Heading).rule("resolution.active")
        }
        Event::Plays { seat, card } => {
            named(Line::by(seat, "log-plays"), card).rule(crate::words::card_rule(&figures.of(card).id)).strong()
        }
        Event::Uses { seat, cult_name, ability } => {
            let [name, _, rule] = ability_words(cult_name.abilities()[usize::from(ability)]);
            Line::by(seat, "log-uses").word("ability", name).rule(rule).strong()
        }
        Event::Passes { seat } => Line::by(seat, "log-passes").rule("resolution.act"),
        Event::Wins { seat, location, influence, cause } => {
            let (key, rule) = match cause {
                Cause::Most => ("log-wins", "resolution.winner"),
                Cause::Tie => ("log-wins-tie", "resolution.tie"),
                Cause::Bribe => ("log-wins-bribe", "bribe.win"),
                Cause::Least => ("log-wins-least", "ability.chalice-of-clarity"),
                Cause::TakeOver => ("log-wins-takeover", "intrigue.takeover"),
            };
            Line::by(seat, key).number("influence", influence).at(location).rule(rule).strong()
        }
        Event::NobodyWins { location } => Line::of("log-nobody-wins").at(location).rule("resolution.nobody"),
        Event::Hindered { seat, location, why } => hindered(seat, location, why),
        Event::Declines { seat, location } => Line::by(seat, "log-declines").at(location).rule("resolution.decline"),
        Event::Community { seat, location } => Line::by(seat, "log-community").at(location).rule("privilege.community"),
        Event::Alms { seat, coins } => Line::by(seat, "log-alms").number("coins", coins).rule("resolution.alms"),
        Event::Gains { seat, goods, count } => {
            let key = match goods {
                Goods::Followers => "log-gains-followers",
                Goods::Coins => "log-gains-coins",
                Goods::Mobs => "log-gains-mobs",
            };
            Line::by(seat, key).number("count", count)
        }
        Event::Loses { seat, goods, count } => {
            let key = match goods {
                Goods::Followers => "log-loses-followers",
                Goods::Coins => "log-loses-coins",
                Goods::Mobs => "log-loses-mobs",
            };
            Line::by(seat, key).number("count", count)
        }
        Event::TakesCoins { seat, from, coins } => {
            Line::by(seat, "log-takes-coins").seat("from", from).number("coins", coins)
        }
        Event::Draws { seat, deck, ref cards, count, below } => {
            let key = match (cards.is_empty(), below) {
                (true, false) => "log-draws-hidden",
                (true, true) => "log-draws-below-hidden",
                (false, false) => "log-draws",
                (false, true) => "log-draws-below",
            };
            Line::by(seat, key)
                .word("deck", if count == 1 { deck.word() } else { several(deck) })
                .number("count", count)
                .saying(|phrase| phrase.words("cards", counted(figures, cards)))
                .rule("card.draw")
        }
        Event::PutsBack { seat, card } => {
            let key = if card.is_known() { "log-puts-back" } else { "log-puts-back-hidden" };
            named(Line::by(seat, key), card).rule("location.nobles")
        }
        Event::Discards { seat, card } => named(Line::by(seat, "log-discards"), card).rule("cost.discard"),
        Event::Reveals { seat, card, idle } => {
            named(Line::by(seat, if idle { "log-reveals-idle" } else { "log-reveals" }), card)
        }
        Event::Gives { seat, to, card } => named(Line::by(seat, "log-gives").seat("to", to), card).rule("card.given"),
        Event::Steals { seat, from, card } => {
            named(Line::by(seat, "log-steals").seat("from", from), card).rule("intrigue.intimidation").strong()
        }
        Event::Bribes { seat, value, location } => Line::by(seat, "log-bribes")
            .word("priest", priest_word(value))
            .number("value", value)
            .number("coins", location)
            .at(location)
            .rule("location.thieves")
            .strong(),
        Event::BribesMeet { location } => Line::of("log-bribes-meet").at(location).rule("bribe.meet").strong(),
        Event::BribeEnds { location } => Line::of("log-bribe-ends").at(location).rule("bribe.leaves"),
        Event::Ambushed { seat, from, location, coins } => Line::by(seat, "log-ambushed")
            .seat("from", from)
            .number("coins", coins)
            .at(location)
            .rule("intrigue.ambush")
            .strong(),
        Event::Boosted { seat, value, by: more } => {
            Line::by(seat, "log-boosted").number("value", value).number("by", more).rule("miracle.fervour")
        }
        Event::Builds { seat, location } => Line::by(seat, "log-builds").at(location).rule("altar.build").strong(),
        Event::Razed { seat, location } => Line::by(seat, "log-razed").at(location).strong(),
        Event::LowestWins => Line::of("log-lowest-wins").rule("ability.chalice-of-clarity").strong(),
        Event::Inquisition => Line::of("log-inquisition").rule("intrigue.inquisition").strong(),
        Event::TakesOver { seat } => Line::by(seat, "log-takes-over").rule("intrigue.takeover").strong(),
        Event::Supremacy { seat } => Line::by(seat, "log-supremacy").rule("location.forum").strong(),
        Event::Summons { seat, cult_name, again } => {
            let (key, rule) =
                if again { ("log-summons-again", "summon.second") } else { ("log-summons", "summon.first") };
            Line::by(seat, key).word("cult", cult_name.word()).rule(rule).strong()
        }
        Event::Nothing { seat } => Line::by(seat, "log-nothing"),
        Event::Ends { end, winner } => {
            let key = match end {
                End::Altars => "log-ends-altars",
                End::Mobs => "log-ends-mobs",
                End::Summonings => "log-ends-summonings",
                End::Outlived => "log-ends-outlived",
            };
            let rule = if end == End::Outlived { "end.outlived" } else { "goal" };
            winner.map_or_else(|| Line::of(key), |seat| Line::by(seat, key)).rule(rule).strong()
        }
    }
}

fn hindered(seat: Seat, location: Location, why: Hindrance) -> Line {
    let told = |key: &'static str| Line::by(seat, key).at(location).rule("resolution.hindered");
    let figure = |key: &'static str, figure: u8| told(key).number("figure", figure);
    match why {
        Hindrance::Inquisition => told("log-hindered-inquisition").rule("intrigue.inquisition"),
        Hindrance::FollowersFull(cap) => figure("log-hindered-followers-full", cap),
        Hindrance::TooFewCoins(coins) => figure("log-hindered-too-few-coins", coins),
        Hindrance::NoPriest => told("log-hindered-no-priest"),
        Hindrance::NoToken(value) => figure("log-hindered-no-token", value.value()),
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

const fn priest_word(token: Token) -> &'static str {
    match token.value() {
        0 => "a-patriarch",
        1 => "a-priest-1",
        2 => "a-priest-2",
        3 => "a-priest-3",
        4 => "a-priest-4",
        _ => "a-priest-5",
    }
}

fn priest(seat: Seat, value: Token, fate: Fate, location: Option<Location>) -> Line {
    let (key, rule) = match fate {
        Fate::Placed => ("log-placed", "preach.place"),
        Fate::Moved => ("log-moved", "priest.move"),
        Fate::Home => ("log-home", "priest.available"),
        Fate::Destroyed => ("log-destroyed", "cost.sacrifice"),
        Fate::Sheet => ("log-sheet", "cost.ritual"),
        Fate::Ordained => ("log-ordained", "priest.supply"),
        Fate::Sent => ("log-sent", "priest.supply"),
    };
    let told = Line::by(seat, key).word("priest", priest_word(value)).number("value", value);
    match location {
        Some(location) => told.at(location),
        None => told.nowhere(),
    }
    .rule(rule)
}
