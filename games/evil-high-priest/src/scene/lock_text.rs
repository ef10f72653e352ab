//! Everything that a lock costs, needs and does, in words: on the board, in offers and in the rules.

use cenacle_scene::{Phrase, Say, Text};

use crate::{Board, Harm, Lock, Need, Space, words};

use super::site_text::{boon_words, price_words};

/// What has to be so, to stand in a sentence.
fn need_text(say: &Say<'_>, need: Need) -> Text {
    let phrase = match need {
        Need::Evolved { from: 0, count } => Phrase::new("need-evolved-0").number("count", count),
        Need::Evolved { from: 1, .. } => Phrase::new("need-evolved-1"),
        Need::Evolved { .. } => Phrase::new("need-evolved-2"),
        Need::Signs(count) => Phrase::new("need-signs").number("count", count),
        Need::OnSkulk => Phrase::new("need-skulk"),
        Need::AfterRaid => Phrase::new("need-after-raid"),
        Need::EmptyLairs => Phrase::new("need-empty-lairs"),
        Need::Owns(goods) => Phrase::new("need-owns").word("goods", goods.word()),
        Need::InAsylum(count) => Phrase::new("need-asylum").number("count", count),
        Need::OwnMonster => Phrase::new("need-monster"),
    };
    say.phrase(&phrase)
}

const fn harm_id(harm: Harm) -> &'static str {
    match harm {
        Harm::Worship => "worship",
        Harm::Amoeba => "amoeba",
        Harm::Loss => "loss",
        Harm::Flight => "flight",
    }
}

/// What a lock asks for before its Elder Sign breaks: prerequisites and price.
fn asks(say: &Say<'_>, face: &Lock, all: &mut Vec<Text>) {
    let lead = say.word("lock-need");
    all.extend(face.needs.each().map(|need| Text::from(format!("{lead} {}.", need_text(say, need)))));
    let price = price_words(&face.cost);
    if face.award.is_some() {
        all.push(say.word("lock-unpaid"));
    }
    all.push(match (face.award, price.is_empty()) {
        (Some(award), _) => {
            say.phrase(&Phrase::new("growth-most").number("at", award.at).text("kind", award.most.word()))
        }
        (None, true) => say.word("price-free"),
        (None, false) => say.phrase(&Phrase::new("lock-price").words("price", price)),
    });
}

/// What breaking it does, in the order in which it happens, but for the raid: before it, and after.
fn does(say: &Say<'_>, board: &Board, face: &Lock) -> [Vec<Text>; 2] {
    let mut before = Vec::new();
    let mut tell = |phrase: Phrase| before.push(say.phrase(&phrase));
    if face.refresh {
        tell(Phrase::new("lock-refresh"));
    }
    if face.growth > 0 {
        tell(Phrase::new("lock-growth-text").number("growth", face.growth));
    }
    if let Some(avatar) = face.avatar {
        tell(Phrase::new("lock-avatar").word("avatar", words::avatar_word(board, avatar)));
    }
    if let Some(strike) = face.harm {
        let key = if strike.others { "lock-harm-others" } else { "lock-harm-all" };
        tell(Phrase::new(key).text("harm", harm_id(strike.does)));
    }
    if !face.glacier.is_empty() {
        tell(Phrase::new("lock-glacier").words("goods", face.glacier.words()));
    }
    let after = if face.monster { vec![say.word("lock-monster")] } else { Vec::new() };
    [before, after]
}

/// The bonus: its prerequisite, its price and what it gives. `[lock.bonus]`
pub(super) fn bonus(say: &Say<'_>, space: &Space) -> Text {
    let (price, gives) = (price_words(&space.cost), boon_words(&space.gives));
    let phrase = match price.is_empty() {
        true => Phrase::new("lock-bonus").words("gives", gives),
        false => Phrase::new("lock-bonus-price").words("price", price).words("gives", gives),
    };
    let lead = say.word("lock-bonus-need");
    let needs: String = space.needs.each().map(|need| format!("{lead} {}. ", need_text(say, need))).collect();
    format!("{needs}{}", say.phrase(&phrase)).into()
}

/// The raid that follows.
fn raid(say: &Say<'_>, face: &Lock) -> Text {
    say.phrase(&Phrase::new("lock-raid").number("dice", face.dice))
}

/// What a lock is, from its price to its bonus.
pub(super) fn whole(say: &Say<'_>, board: &Board, face: &Lock) -> String {
    let mut all = Vec::new();
    asks(say, face, &mut all);
    let [before, after] = does(say, board, face);
    all.extend(before);
    all.push(raid(say, face));
    all.extend(after);
    all.push(opens(say, face));
    all.join(" ")
}

/// What breaking it brings besides its price and the dice of its raid, for an offer.
pub(super) fn besides(say: &Say<'_>, board: &Board, face: &Lock) -> String {
    let mut all = does(say, board, face).concat();
    all.push(opens(say, face));
    all.join(" ")
}

/// The bonus or the step of a track that lies under the sign.
fn opens(say: &Say<'_>, face: &Lock) -> Text {
    match (&face.bonus, &face.step) {
        (Some(space), _) => bonus(say, space),
        (None, Some(step)) => say.phrase(&Phrase::new("lock-step").words("gives", boon_words(step))),
        (None, None) => say.word("lock-no-bonus"),
    }
}

#[cfg(test)]
mod tests {
    use cenacle_scene::{Lang, Viewer, Words};
    use cenacle_table::{DataFiles, Game};

    use crate::{
        Boon, EvilHighPriest, Goods, Needs, Price, Purse,
        scene::{board, drawings::Seal},
    };

    use super::*;

    fn game() -> EvilHighPriest {
        EvilHighPriest::open(&DataFiles::shipped(EvilHighPriest::about().data)).unwrap()
    }

    fn words(lang: Lang) -> Words {
        Words::new(lang, &[EvilHighPriest::about().words_text(lang)]).unwrap()
    }

    /// The lock without each of the things that it has: what is left out has to be missed. Every field stands here, so that a new
    /// one cannot be forgotten.
    fn without(lock: &Lock) -> Vec<(String, Lock)> {
        let Lock {
            id: _,
            // Arrows are drawn between the locks.
            after: _,
            next: _,
            cost,
            dice,
            monster,
            growth,
            award,
            needs,
            avatar,
            harm,
            glacier,
            refresh,
            step,
            bonus,
        } = lock;
        let mut poorer = Vec::new();
        let mut less = |has: bool, what: &str, change: &dyn Fn(&mut Lock)| {
            if has {
                let mut lock = lock.clone();
                change(&mut lock);
                poorer.push((what.to_owned(), lock));
            }
        };
        less(!cost.is_free(), "cost", &|lock| lock.cost = Price::default());
        for (what, cost) in cheaper(cost) {
            less(true, &format!("cost.{what}"), &|lock| lock.cost = cost);
        }
        less(*dice > 0, "dice", &|lock| lock.dice = 0);
        less(*monster, "monster", &|lock| lock.monster = false);
        less(*growth > 0, "growth", &|lock| lock.growth = 0);
        less(award.is_some(), "award", &|lock| lock.award = None);
        less(needs.each().next().is_some(), "needs", &|lock| lock.needs = Needs::default());
        less(avatar.is_some(), "avatar", &|lock| lock.avatar = None);
        less(harm.is_some(), "harm", &|lock| lock.harm = None);
        less(!glacier.is_empty(), "glacier", &|lock| lock.glacier = Purse::NONE);
        for (kind, glacier) in fewer(glacier) {
            less(true, &format!("glacier.{kind}"), &|lock| lock.glacier = glacier);
        }
        less(*refresh, "refresh", &|lock| lock.refresh = false);
        less(step.is_some(), "step", &|lock| lock.step = None);
        for (what, step) in step.iter().flat_map(meaner) {
            less(true, &format!("step.{what}"), &|lock| lock.step = Some(step));
        }
        for (what, bonus) in bonus.iter().flat_map(bare) {
            less(true, &format!("bonus.{what}"), &|lock| lock.bonus = Some(bonus));
        }
        less(bonus.is_some(), "bonus", &|lock| lock.bonus = None);
        poorer
    }

    /// A bonus without each part of its price and of what it gives.
    fn bare(space: &Space) -> Vec<(String, Space)> {
        let Space { who: _, needs, cost, gives, no_skulk: _ } = space;
        let needs = needs.each().next().map(|_| ("needs".to_owned(), Space { needs: Needs::default(), ..*space }));
        let costs = cheaper(cost).into_iter().map(|(what, cost)| (format!("cost.{what}"), Space { cost, ..*space }));
        let gives = meaner(gives).into_iter().map(|(what, gives)| (what, Space { gives, ..*space }));
        needs.into_iter().chain(costs).chain(gives).collect()
    }

    /// Resources without each kind of them.
    fn fewer(purse: &Purse) -> Vec<(&'static str, Purse)> {
        let without = |goods: Goods| {
            let mut purse = *purse;
            (purse.take(goods, u16::MAX) > 0).then_some((goods.word(), purse))
        };
        Goods::ALL.into_iter().filter_map(without).collect()
    }

    /// A price without each of its parts. Every field stands here.
    fn cheaper(price: &Price) -> Vec<(String, Price)> {
        let Price { goods, any, acolytes, monsters, shoggoth, worship, amoebas, own_amoebas, chambers, gift, pool } =
            price;
        let mut cheaper: Vec<(String, Price)> =
            fewer(goods).into_iter().map(|(kind, goods)| (kind.to_owned(), Price { goods, ..*price })).collect();
        let mut less = |has: bool, what: &str, change: &dyn Fn(&mut Price)| {
            if has {
                let mut price = *price;
                change(&mut price);
                cheaper.push((what.to_owned(), price));
            }
        };
        less(*any > 0, "any", &|price| price.any = 0);
        less(*acolytes > 0, "acolytes", &|price| price.acolytes = 0);
        less(*monsters > 0, "monsters", &|price| price.monsters = 0);
        less(*shoggoth, "shoggoth", &|price| price.shoggoth = false);
        less(*worship > 0, "worship", &|price| price.worship = 0);
        less(*amoebas > 0, "amoebas", &|price| price.amoebas = 0);
        less(*own_amoebas > 0, "own_amoebas", &|price| price.own_amoebas = 0);
        less(*chambers > 0, "chambers", &|price| price.chambers = 0);
        less(gift.is_some(), "gift", &|price| price.gift = None);
        less(*pool > 0, "pool", &|price| price.pool = 0);
        cheaper
    }

    /// A reward without each of its parts. Every field stands here.
    fn meaner(boon: &Boon) -> Vec<(String, Boon)> {
        let Boon {
            goods,
            deep_ones,
            rescue,
            monster,
            chamber,
            reorganise,
            first_player,
            shoggoth,
            free_sign,
            skulk,
            growth,
            from_azathoth,
            harm,
            evolve,
            evolved,
            raid,
            supremacy,
            king,
            ready,
            travel,
            either,
        } = boon;
        let mut meaner: Vec<(String, Boon)> =
            fewer(goods).into_iter().map(|(kind, goods)| (kind.to_owned(), Boon { goods, ..*boon })).collect();
        let mut less = |has: bool, what: &str, change: &dyn Fn(&mut Boon)| {
            if has {
                let mut boon = *boon;
                change(&mut boon);
                meaner.push((what.to_owned(), boon));
            }
        };
        less(deep_ones.is_some(), "deep_ones", &|boon| boon.deep_ones = None);
        less(*rescue > 0, "rescue", &|boon| boon.rescue = 0);
        less(*monster > 0, "monster", &|boon| boon.monster = 0);
        less(*chamber > 0, "chamber", &|boon| boon.chamber = 0);
        less(*reorganise, "reorganise", &|boon| boon.reorganise = false);
        less(*first_player, "first_player", &|boon| boon.first_player = false);
        less(*shoggoth, "shoggoth", &|boon| boon.shoggoth = false);
        less(*free_sign, "free_sign", &|boon| boon.free_sign = false);
        less(skulk.is_some(), "skulk", &|boon| boon.skulk = None);
        less(*growth > 0, "growth", &|boon| boon.growth = 0);
        less(*from_azathoth > 0, "from_azathoth", &|boon| boon.from_azathoth = 0);
        less(harm.is_some(), "harm", &|boon| boon.harm = None);
        less(evolve.is_some(), "evolve", &|boon| boon.evolve = None);
        less(evolved.is_some(), "evolved", &|boon| boon.evolved = None);
        less(*raid > 0, "raid", &|boon| boon.raid = 0);
        less(*supremacy, "supremacy", &|boon| boon.supremacy = false);
        less(*king, "king", &|boon| boon.king = false);
        less(*ready > 0, "ready", &|boon| boon.ready = 0);
        less(*travel, "travel", &|boon| boon.travel = false);
        less(*either, "either", &|boon| boon.either = false);
        meaner
    }

    /// [lock.break] [lock.bonus] [goat.monster] [glacier.priest]
    #[test]
    fn whatever_a_lock_of_any_board_does_stands_in_its_text_and_on_the_drawn_lock() {
        let game = game();
        let mut seen = 0;
        for lang in Lang::ALL {
            let words = words(lang);
            let say = Say::new(&words, &[], Viewer::Spectator);
            for board in &game.figures().boards {
                for lock in &board.locks {
                    for (what, poorer) in without(lock) {
                        let name = format!("{} {}, {what}", board.id, lock.id);
                        assert_ne!(whole(&say, board, lock), whole(&say, board, &poorer), "{name} has no words");
                        let drawn =
                            |lock: &Lock| board::drawing(lock, ["X", ""], (Seal::Open, None), board::Style::of(board));
                        assert_ne!(drawn(lock), drawn(&poorer), "{name} is not drawn");
                        seen += 1;
                    }
                }
            }
            assert!(say.missing().is_empty(), "{:?}", say.missing());
        }
        assert!(seen > 800, "{seen} things of locks");
    }

    /// [lock.order] [goat.monster] [glacier.priest] [lock.special]
    #[test]
    fn an_offer_to_break_a_lock_says_what_else_comes_of_it() {
        let game = game();
        let words = words(Lang::Fr);
        let say = Say::new(&words, &[], Viewer::Spectator);
        let told = |board: &str, lock: &str| {
            let board = game.figures().boards.iter().find(|face| face.id == board).unwrap();
            besides(&say, board, board.locks.iter().find(|face| face.id == lock).unwrap())
        };
        assert!(told("black-goat", "s1").starts_with("Après le raid : 1 monstre. Bonus : 5 trésors → "));
        assert!(told("windwalker", "k").starts_with("Votre carte Prêtre est retournée face visible. Glacier"));
        assert!(told("crawling-chaos", "3b").starts_with("Chacun envoie un de ses Acolytes actifs à Azathoth. "));
        assert!(told("guardian-of-the-pyramid", "e").starts_with("Chaque adversaire reçoit une Amibe Gluante. "));
        assert_eq!(told("black-goat", "c"), "Bonus : Rôdeur du Culte.");
    }

    /// [lock.bonus] [sleeper.skulk]
    #[test]
    fn price_and_bonus_stand_apart_and_a_prerequisite_of_the_bonus_is_said_of_the_bonus() {
        let game = game();
        let words = words(Lang::Fr);
        let say = Say::new(&words, &[], Viewer::Spectator);
        let sleeper = game.figures().boards.iter().find(|face| face.id == "sleeper").unwrap();
        let a = sleeper.locks.iter().find(|face| face.id == "a").unwrap();
        assert_eq!(
            whole(&say, sleeper, a),
            "Coût : 3 pions Sang. Raid à 1 dé. \
             Prérequis du bonus : l’un de vos cultistes sur une case de Rôdeur. Bonus : 4 trésors."
        );
        let opener = game.figures().boards.iter().find(|face| face.id == "opener-of-the-way").unwrap();
        assert_eq!(
            whole(&say, opener, &opener.locks[0]),
            "Coût : 2 pions Magie. Sans raid. Bonus : un Acolyte devient Mutant, puis raid à 1 dé."
        );
    }

    /// The rule in which the locks of a board are listed.
    fn listed(board: &str) -> &'static str {
        match board {
            "great-cthulhu" => "locks.cthulhu",
            "black-goat" => "locks.goat",
            "crawling-chaos" => "locks.chaos",
            "opener-of-the-way" => "locks.opener",
            "sleeper" => "locks.sleeper",
            "tcho-tchos" => "locks.tcho-tchos",
            "windwalker" => "locks.windwalker",
            "guardian-of-the-pyramid" => "locks.guardian",
            "ancients" => "locks.ancients",
            _ => "locks.yellow",
        }
    }

    /// [locks.cthulhu] [locks.goat] [locks.chaos] [locks.opener] [locks.sleeper] [locks.tcho-tchos] [locks.windwalker]
    /// [locks.guardian] [locks.ancients] [locks.yellow]
    #[test]
    fn the_rules_list_every_lock_of_every_board_with_all_that_it_does() {
        let game = game();
        for lang in Lang::ALL {
            let words = words(lang);
            let say = Say::new(&words, &[], Viewer::Spectator);
            let rules = EvilHighPriest::about().rules_text(lang);
            for board in &game.figures().boards {
                let rule = listed(&board.id);
                let (_, rest) = rules.split_once(&format!("## {rule}\n")).unwrap_or_else(|| panic!("no rule {rule}"));
                let text = rest.split("\n## ").next().unwrap_or_default().split("\n# ").next().unwrap_or_default();
                for lock in &board.locks {
                    let letter = say.word(words::lock_words(&lock.id).unwrap()[1]);
                    let line = format!("{letter} — {}", whole(&say, board, lock));
                    assert!(text.contains(&line), "{rule} in {lang} lacks:\n{line}");
                }
            }
        }
    }
}
