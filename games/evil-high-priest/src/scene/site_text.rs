//! What spaces cost and give, in words: for screen readers, buttons and hints.

use cenacle_scene::{Phrase, Say, Text};

use crate::{Board, Boon, Harm, Lock, Need, Price, Purse, Skulk, words};

/// The things of a price, counted.
pub(super) fn price_words(price: &Price) -> Vec<(usize, &'static str)> {
    let mut words = price.goods.words();
    let mut add = |count: u8, word: &'static str| {
        if count > 0 {
            words.push((count.into(), word));
        }
    };
    add(price.any, "goods-any");
    add(price.acolytes, "cultist-acolyte");
    add(price.monsters, "thing-monster");
    add(u8::from(price.shoggoth), "thing-shoggoth");
    add(price.worship, "thing-worship");
    add(price.amoebas, "thing-amoeba-taken");
    add(price.own_amoebas, "monster-amoeba");
    add(price.chambers, "thing-chamber");
    match price.gift {
        None => {}
        Some(crate::Goods::Magic) => add(1, "thing-gift-magic"),
        Some(_) => add(1, "thing-gift-blood"),
    }
    words
}

/// Something bad, in a word.
pub(super) const fn harm_word(harm: Harm) -> &'static str {
    match harm {
        Harm::Worship => "harm-worship",
        Harm::Amoeba => "harm-amoeba",
        Harm::Loss => "harm-loss",
        Harm::Flight => "harm-flight",
    }
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
    if let Some(stage) = boon.evolve {
        add(1, words::stage_word(stage));
    }
    if let Some(each) = boon.evolved {
        add(each.each, if each.from == 0 { "thing-per-evolved" } else { "thing-per-spawn" });
    }
    add(boon.raid, "thing-raid");
    add(u8::from(boon.supremacy), "thing-supremacy");
    add(u8::from(boon.king), "thing-king");
    add(boon.ready, "thing-ready");
    add(u8::from(boon.travel), "thing-travel");
    add(u8::from(boon.either), "thing-either");
    words
}

/// What a lock needs and does besides, in words.
pub(super) fn specials(say: &Say<'_>, board: &Board, face: &Lock) -> String {
    let mut all = Vec::new();
    let prerequisite = |need: Text| Text::from(format!("{} {need}.", say.word("lock-need")));
    for need in face.needs.each() {
        let need = match need {
            Need::Evolved { from: 0, count } => Phrase::new("need-evolved-0").number("count", count),
            Need::Evolved { from: 1, .. } => Phrase::new("need-evolved-1"),
            Need::Evolved { .. } => Phrase::new("need-evolved-2"),
            Need::Signs(count) => Phrase::new("need-signs").number("count", count),
            _ => Phrase::new("need-skulk"),
        };
        all.push(prerequisite(say.phrase(&need)));
    }
    if face.bonus.is_some_and(|bonus| bonus.needs.each().any(|need| need == Need::OnSkulk)) {
        all.push(prerequisite(say.word("need-skulk")));
    }
    if let Some(avatar) = face.avatar {
        all.push(say.phrase(&Phrase::new("lock-avatar").word("avatar", words::avatar_word(board, avatar))));
    }
    if let Some(strike) = face.harm {
        let key = if strike.others { "lock-harm-others" } else { "lock-harm-all" };
        all.push(say.phrase(&Phrase::new(key).word("harm", harm_word(strike.does))));
    }
    if !face.glacier.is_empty() {
        all.push(say.phrase(&Phrase::new("lock-glacier").words("goods", face.glacier.words())));
    }
    if face.growth > 0 {
        all.push(say.phrase(&Phrase::new("lock-growth-text").number("growth", face.growth)));
    }
    if let Some(award) = face.award {
        all.push(say.phrase(&Phrase::new("growth-most").word("goods", award.most.word())));
    }
    if let Some(step) = &face.step {
        all.push(say.phrase(&Phrase::new("lock-step").words("gives", boon_words(step))));
    }
    all.iter().map(|text| format!(" {text}")).collect()
}

/// "Price: …" with the message `key`, or that it is free.
pub(super) fn price(say: &Say<'_>, key: &'static str, price: &Price) -> Text {
    let words = price_words(price);
    if words.is_empty() { say.word("price-free") } else { say.phrase(&Phrase::new(key).words("price", words)) }
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
