//! What spaces cost and give, in words: for screen readers, buttons and hints.

use cenacle_scene::{Phrase, Say, Text};

use crate::{Boon, Price, Purse, Skulk, words::harm_word};

/// The things of a price, counted.
pub(super) fn price_words(price: &Price) -> Vec<(usize, &'static str)> {
    let mut words = price.goods.words();
    let mut add = |count: u8, word: &'static str| {
        if count > 0 {
            words.push((count.into(), word));
        }
    };
    add(price.any, "goods-any");
    add(price.acolytes, "thing-sacrifice");
    add(price.pool, "thing-sacrifice");
    add(price.monsters, "thing-monster-lost");
    add(u8::from(price.shoggoth), "thing-shoggoth-lost");
    add(price.worship, "thing-worship");
    add(price.amoebas, "thing-amoeba-taken");
    add(price.own_amoebas, "thing-amoeba-lost");
    add(price.chambers, "thing-chamber-lost");
    match price.gift {
        None => {}
        Some(crate::Goods::Magic) => add(1, "thing-gift-magic"),
        Some(_) => add(1, "thing-gift-blood"),
    }
    words
}

/// The things of a reward, counted.
pub(super) fn boon_words(boon: &Boon) -> Vec<(usize, &'static str)> {
    let mut words = boon.goods.words();
    let mut add = |count: u8, word: &'static str| {
        if count > 0 {
            words.push((count.into(), word));
        }
    };
    if let Some(tracked) = boon.deep_ones {
        let word = match (tracked.goods, tracked.per, tracked.up) {
            (crate::Goods::Treasure, 1, _) => "thing-tracked-treasure",
            (crate::Goods::Treasure, _, _) => "thing-tracked-treasure-half",
            (_, _, _) => "thing-tracked-blood-half",
        };
        add(1, word);
    }
    add(boon.rescue, "thing-rescue");
    add(boon.monster, "thing-monster");
    add(boon.chamber, "thing-chamber");
    add(u8::from(boon.reorganise), "thing-reorganise");
    add(u8::from(boon.shoggoth), "thing-shoggoth");
    add(u8::from(boon.free_sign), "thing-free-sign");
    add(u8::from(boon.first_player), "thing-first");
    match boon.skulk {
        None => {}
        Some(Skulk::Town) => add(1, "thing-skulk-town"),
        Some(Skulk::Ritual) => add(1, "thing-skulk-ritual"),
        Some(Skulk::Cult) => add(1, "thing-skulk-cult"),
        Some(Skulk::Flexible) => add(1, "thing-skulk-flexible"),
        Some(Skulk::Blocking) => add(1, "thing-skulk-blocking"),
        Some(Skulk::Eternal) => add(1, "thing-skulk-eternal"),
    }
    add(boon.growth, "thing-growth");
    add(boon.from_azathoth, "thing-from-azathoth");
    if let Some(harm) = boon.harm {
        add(1, harm_word(harm));
    }
    match boon.evolve {
        None => {}
        Some(0) => add(1, "thing-becomes-mutant"),
        Some(1) => add(1, "thing-becomes-abomination"),
        Some(_) => add(1, "thing-becomes-spawn"),
    }
    if let Some(each) = boon.evolved {
        add(each.each, if each.from == 0 { "thing-per-evolved" } else { "thing-per-spawn" });
    }
    add(u8::from(boon.supremacy), "thing-supremacy");
    add(u8::from(boon.king), "thing-king");
    add(boon.ready, "thing-ready");
    add(u8::from(boon.travel), "thing-travel");
    add(u8::from(boon.either), "thing-either");
    // What comes last stands last. [evolution.raid]
    add(boon.raid, "thing-raid");
    words
}

pub(super) fn boon(say: &Say<'_>, boon: &Boon) -> Text {
    let words = boon_words(boon);
    if words.is_empty() {
        say.word("boon-nothing")
    } else {
        say.phrase(&Phrase::new("boon-gives").words("gives", words))
    }
}

/// What is paid and what is gained, in one sentence.
pub(super) fn exchange(say: &Say<'_>, price: &Price, boon: &Boon) -> Text {
    say.phrase(&exchange_phrase(price, boon))
}

pub(super) fn exchange_phrase(price: &Price, boon: &Boon) -> Phrase {
    let (cost, gives) = (price_words(price), boon_words(boon));
    match (cost.is_empty(), gives.is_empty()) {
        (true, true) => Phrase::new("boon-nothing"),
        (true, false) => Phrase::new("boon-gives").words("gives", gives),
        (false, true) => Phrase::new("boon-costs").words("price", cost),
        (false, false) => Phrase::new("boon-exchange").words("price", cost).words("gives", gives),
    }
}

/// Resources, counted, or that there are none.
pub(super) fn goods(say: &Say<'_>, purse: &Purse) -> Text {
    if purse.is_empty() {
        say.word("goods-none")
    } else {
        say.phrase(&Phrase::new("goods-list").words("goods", purse.words()))
    }
}
