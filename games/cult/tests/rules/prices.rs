//! The price of an ability is tried on a copy: an independent trial of all thirty-two, on thousands of positions.

use cenacle_cult::{
    Action, Active, Card, Cards, Cost, CultName, Deck, Deed, Event, Fate, Influence, Patriarch, Phase, Position, Step,
};
use cenacle_table::{Chance, Game, GameExt, Log, Seat, Seats, Seed, Stream};

use crate::common::{ADA, BOB, CLEO, Table, at};

/// [ability.use] [ability.politics-of-terror] [intrigue.intimidation]
#[test]
fn politics_of_terror_can_be_used_where_its_price_breaks_a_tie_of_patriarchs() {
    let mut table = Table::acting(8, &[CultName::Atheism, CultName::Janus, CultName::Fafnir]);
    table.hold(ADA, &["intimidation"]).hold(BOB, &["novitiates"]);
    let patriarch = |table: &Table, seat| table.game.patriarch(&table.p, seat);
    table.cult(ADA).followers = patriarch(&table, BOB);
    table.cult(CLEO).followers = 0;
    assert_eq!(patriarch(&table, ADA), patriarch(&table, BOB));
    assert_eq!(
        table.refused_play(ADA, "intimidation"),
        ("intrigue.intimidation", "why-card-idle"),
        "two are strongest"
    );
    table.uses(1).plays(ADA, "intimidation");
    assert_eq!((table.has(ADA, "novitiates"), table.has(BOB, "novitiates")), (1, 0));
}

/// [ability.use] [ability.politics-of-terror] [intrigue.massacre]
#[test]
fn politics_of_terror_cannot_be_used_where_its_price_leaves_the_card_no_target() {
    let mut table = Table::acting(8, &[CultName::Atheism, CultName::Janus, CultName::Fafnir]);
    table.hold(ADA, &["massacre"]).stand(ADA, 8, &[1]);
    table.cult(ADA).followers = 2;
    assert_eq!(table.refused_use(1), ("ability.politics-of-terror", "why-ability-idle"), "nobody has a Follower left");
    table.cult(ADA).followers = 3;
    table.uses(1).plays(ADA, "massacre");
    assert_eq!(table.p.cult(ADA).followers, 0);
}

/// [ability.use] [ability.duplicity] [intrigue.foiled-plot]
#[test]
fn duplicity_can_be_used_where_its_price_breaks_a_tie_of_cards() {
    let mut table = Table::acting(8, &[CultName::Tiamat, CultName::Janus, CultName::Fafnir]);
    // Bob holds an Offering besides; without the Plot itself Ada has as many cards as he.
    table.hold(ADA, &["foiled-plot", "retreat", "exodus"]).hold(BOB, &["frenzy"]);
    table.uses(0);
    table.discards(&["retreat"]);
    table.plays(ADA, "foiled-plot");
    assert_eq!([ADA, BOB].map(|seat| table.p.cult(seat).followers), [2, 0], "Bob has the most cards now");
}

/// [ability.use] [ability.ode-to-trickery]
#[test]
fn the_ode_to_trickery_sells_the_intrigue_that_paid_for_it_when_the_pile_is_empty() {
    let mut table = Table::acting(8, &[CultName::Fafnir, CultName::Janus, CultName::Anubis]);
    table.hold(ADA, &["retreat"]);
    while let Some(card) = table.p.pile(Deck::Intrigue).top() {
        table.p.deal_to(BOB, card);
    }
    assert_eq!(
        table.refused_use(1),
        ("ability.ode-to-trickery", "why-ability-idle"),
        "a Miracle fills no Intrigue pile"
    );
    let taken = table.copy_in_hand(BOB, "takeover");
    table.p.cults[BOB.index()].cards.remove(taken);
    table.p.piles[Deck::Intrigue as usize].push(taken);
    table.p.knowledge.laid_openly(taken);
    table.p.deal_to(ADA, taken);
    table.uses(1);
    let retreat = table.face("retreat");
    assert_eq!(table.refused(ADA, Action::Discard { face: retreat }), ("cost.discard", "why-needed-later"));
    table.discards(&["takeover"]);
    assert_eq!(table.p.cult(ADA).coins, 5 - 2 + 8);
}

/// What an ability is for; without it nothing is done at all.
fn is_the_point(ability: &str, told: &[Event]) -> bool {
    let fates = |wanted: Fate| {
        told.iter().filter(|event| matches!(event, Event::Priest { fate, .. } if *fate == wanted)).count()
    };
    let any = |is: fn(&Event) -> bool| told.iter().any(is);
    match ability {
        "life-drain" | "rite-of-the-abyss" | "ode-to-greed" => any(|event| matches!(event, Event::Raised { .. })),
        "sanctification" | "nihilism" => any(|event| matches!(event, Event::Builds { .. })),
        "path-of-temptation" => any(|event| matches!(event, Event::Privilege { .. })),
        "duplicity" | "politics-of-terror" | "harvest-of-chaos" => any(|event| matches!(event, Event::Plays { .. })),
        "resurrection" => fates(Fate::Ordained) > 0,
        "ordination" => fates(Fate::Sent) > 0,
        "incarnation" => fates(Fate::Sent) > 0 && [0, 3].contains(&fates(Fate::Destroyed)),
        "black-widow" => fates(Fate::Moved) > 0,
        "spider-embrace" => fates(Fate::Placed) >= 4,
        _ => !told.is_empty(),
    }
}

/// Pays what is due in every way, and says whether one of them lets the ability do what it is for.
fn some_way(table: &Table, p: &Position, ability: &str, costs: &[Cost], deed: Deed) -> bool {
    let Some((cost, rest)) = costs.split_first() else { return does_something(table, *p, ability, deed) };
    let cult = *p.cult(ADA);
    let go = |pay: &dyn Fn(&mut Position)| {
        let mut paid = *p;
        pay(&mut paid);
        some_way(table, &paid, ability, rest, deed)
    };
    let priests = |least: u8, most: u8| {
        Influence::all().filter(move |value| (least..=most).contains(&value.value()) && cult.home.count(*value) > 0)
    };
    match *cost {
        Cost::Priest { least, most } => priests(least, most).any(|value| {
            go(&|p| {
                p.cults[0].home.remove(value);
                p.spent = value.value();
            })
        }),
        Cost::Ritual { least, most } => {
            let patriarch = cult.patriarch.is_home() && (least..=most).contains(&table.game.patriarch(p, ADA));
            patriarch && go(&|p| p.cults[0].patriarch = Patriarch::SHEET)
                || priests(least, most).any(|value| {
                    go(&|p| {
                        p.cults[0].home.remove(value);
                        p.cults[0].sheet.add(value);
                    })
                })
        }
        Cost::Patriarch { least } => {
            cult.patriarch.is_home()
                && table.game.patriarch(p, ADA) >= least
                && go(&|p| p.cults[0].patriarch = Patriarch::SHEET)
        }
        Cost::Followers { count } => cult.followers >= count && go(&|p| p.cults[0].followers -= count),
        Cost::SomeFollowers { most } => (1..=most.min(cult.followers)).any(|count| {
            go(&|p| {
                p.cults[0].followers -= count;
                p.spent = count;
            })
        }),
        Cost::Coins { count } => cult.coins >= count.into() && go(&|p| p.cults[0].coins -= u16::from(count)),
        Cost::AllPriests => go(&|p| p.cults[0].home = [].into_iter().collect()),
        Cost::Discard { cards } => {
            if cult.cards.len() < cards.into() {
                return false;
            }
            // Of three cards or more any will do here: no such ability looks at a hand or at a pile.
            let choices: Vec<Cards> = match cards {
                1 => cult.cards.map(Cards::only).collect(),
                _ => vec![cult.cards.take(cards.into()).collect()],
            };
            choices.into_iter().any(|gone| {
                go(&|p| {
                    for card in gone {
                        p.cults[0].cards.remove(card);
                        if let Some(deck) = card.deck() {
                            p.piles[deck as usize].push_under(card);
                        }
                        if matches!(card.deck(), Some(Deck::Miracle | Deck::Intrigue)) {
                            p.knowledge.laid_openly(card);
                        }
                    }
                })
            })
        }
    }
}

/// Whether some answers to the effects of a paid ability come to what it is for.
fn does_something(table: &Table, mut p: Position, ability: &str, deed: Deed) -> bool {
    p.steps.clear();
    // A question that is always asked lies under the effects: there the trial ends.
    p.steps.push(Step::Celebrate(ADA));
    deed.effects().rev().for_each(|effect| p.steps.push(Step::Do(ADA, effect)));
    p.steps.push(Step::Act(ADA));
    let mut tries = 4_000;
    try_on(table, p, ADA, Action::Pass, Vec::new(), ability, &mut tries)
}

fn try_on(
    table: &Table,
    mut p: Position,
    seat: Seat,
    action: Action,
    mut told: Vec<Event>,
    ability: &str,
    tries: &mut u32,
) -> bool {
    *tries = tries.saturating_sub(1);
    let mut chance = Chance::new(&Seed::from_text("trial"), Stream::Game);
    let mut log = Log::new();
    table.game.apply(&mut p, seat, action, &mut chance, &mut log).expect("a legal answer");
    told.extend(log.into_entries().into_iter().map(|entry| entry.event));
    if p.step() == Step::Celebrate(ADA) || *tries == 0 {
        return is_the_point(ability, &told);
    }
    let seat = table.game.to_act(&p).first().expect("somebody is asked");
    let mut legal = Vec::new();
    table.game.legal(&p, seat, &mut legal);
    legal.into_iter().any(|action| try_on(table, p, seat, action, told.clone(), ability, tries))
}

/// A position in which anything may be: what Ada has, who stands where, which piles are empty.
fn anything(cult_name: CultName, dark: bool, whim: &mut Chance) -> Table {
    let mut others: Vec<CultName> = CultName::ALL.into_iter().filter(|other| *other != cult_name).collect();
    whim.shuffle(&mut others);
    let location = 1 + whim.below(13) as u8;
    let mut table = Table::new(&[cult_name, others[0], others[1]]);
    (table.p.phase, table.p.active, table.p.acted) = (Phase::Acting, Active::on(at(location)), Seats::only(ADA));
    table.p.steps.clear();
    table.p.steps.push(Step::Act(ADA));
    for seat in [ADA, BOB, CLEO] {
        let cult = table.cult(seat);
        cult.followers = whim.below(10) as u8;
        cult.coins = whim.below(18) as u16;
        cult.mobs = whim.below(4) as u8;
        cult.dark = if seat == ADA { dark } else { whim.below(3) == 0 };
        cult.patriarch = [0, 0, location, Patriarch::SHEET.into(), 1 + whim.below(13) as u8][whim.below(5) as usize]
            .try_into()
            .unwrap();
        cult.home = [].into_iter().collect();
        for value in Influence::all() {
            for _ in 0..whim.below(4) {
                match whim.below(4) {
                    0 => table.cult(seat).home.add(value),
                    1 => table.p.board[usize::from(location)][seat.index()].add(value),
                    2 => table.p.board[13][seat.index()].add(value),
                    _ => {}
                }
            }
        }
        if whim.below(4) == 0 {
            table.altar(seat, location);
        }
        if whim.below(4) == 0 {
            table.altar(seat, 13);
        }
        for deck in Deck::ALL {
            for _ in 0..whim.below(4) {
                let card = table.p.pile(deck)[whim.below(table.p.pile(deck).len() as u32) as usize];
                table.p.deal_to(seat, card);
            }
        }
    }
    if whim.below(3) == 0 {
        table.p.deal_to([ADA, BOB, CLEO][whim.below(3) as usize], Card::SUPREMACY);
    }
    // Now and then Bob has all the rest of a deck.
    for deck in Deck::HANDED {
        while whim.below(6) == 0 && !table.p.pile(deck).is_empty() {
            while let Some(card) = table.p.pile(deck).top() {
                table.p.deal_to(BOB, card);
            }
        }
    }
    table
}

/// [ability.use]
#[test]
fn each_of_the_thirty_two_abilities_is_usable_just_when_something_changes_after_its_price_is_paid() {
    let mut whim = Chance::new(&Seed::from_text("prices"), Stream::Bot(0));
    for cult_name in CultName::ALL {
        for dark in [false, true] {
            let mut seen = [[0_u32; 2]; 2];
            for _ in 0..250 {
                let table = anything(cult_name, dark, &mut whim);
                table.game.audit(&table.p).expect("a position that can be");
                let legal = table.legal(ADA);
                for ability in 0..2_u8 {
                    let sheet = &table.game.figures().cults[cult_name as usize];
                    let told = &sheet.abilities[usize::from(ability) + 2 * usize::from(dark)];
                    let costs: Vec<Cost> = told.deed.costs().collect();
                    let usable = legal.contains(&Action::Use { ability });
                    let tried = some_way(&table, &table.p, &told.id, &costs, told.deed);
                    assert_eq!(usable, tried, "{}: {:?}", told.id, table.p);
                    seen[usize::from(ability)][usize::from(usable)] += 1;
                }
            }
            assert!(seen.iter().flatten().all(|count| *count > 0), "{cult_name:?} {dark}: {seen:?}");
        }
    }
}

/// [ability.use] [cost.ritual]
#[test]
fn a_patriarch_on_his_sheet_pays_for_nothing() {
    let mut table = Table::acting(8, &[CultName::Atheism, CultName::Janus]);
    table.dark(ADA).cult(ADA).followers = 9;
    table.hold(ADA, &["supremacy"]);
    assert!(table.legal(ADA).contains(&Action::Use { ability: 0 }));
    table.cult(ADA).patriarch = Patriarch::SHEET;
    assert_eq!(table.refused_use(0), ("ability.debunking", "why-ability-unpaid"));
}
