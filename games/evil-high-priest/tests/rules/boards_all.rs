//! What holds on every cult board: prices, dice, prerequisites, and that no board can get stuck.

use cenacle_evil_high_priest::{Action, Event, EvilHighPriest, Goods, Monster, Need, Position, Purse, Site, Step};
use cenacle_table::{Chance, Evaluator, Game, GameExt, Log, Options, Seed, Stream};

use crate::common::{ADA, BOARDS, PRIEST, Table, game};

/// Ada has all she could need, and what this lock needs.
fn rich(board: &str, lock: u8) -> Table {
    let mut table = Table::on(board, 2);
    table.alone();
    let atoms = if board == "ancients" { 12 } else { 0 };
    table.has(ADA, Purse([12, 12, 12, atoms, 4, 0]));
    table.acolytes(ADA, &[Site::Pool; 6]);
    table.p.raided = true;
    let face = table.game.figures().boards[usize::from(table.p.board)].locks[usize::from(lock)].clone();
    table.p.broken = face.after;
    if face.cost.monsters > 0 {
        table.monsters(ADA, 1);
    }
    for need in face.needs.each() {
        match need {
            Need::Evolved { from, count } => {
                (1..=usize::from(count)).for_each(|index| table.sect(ADA).cultists.put(index, Site::Evolved(from)));
            }
            Need::Signs(count) => table.p.broken = (1 << count) - 1,
            _ => {}
        }
    }
    table
}

/// [lock.break] [lock.open]
#[test]
fn on_every_board_a_lock_takes_exactly_its_price_and_throws_its_dice() {
    for board in BOARDS {
        let locks = rich(board, 0).game.figures().boards[usize::from(rich(board, 0).p.board)].locks.clone();
        for (index, lock) in (0..).zip(&locks).filter(|(_, lock)| lock.award.is_none()) {
            let name = format!("{board} {}", lock.id);
            let mut table = rich(board, index);
            table.places(ADA, PRIEST, Site::Lock(index));
            while matches!(table.p.step(), Step::Pay(_)) {
                table.does(ADA, Action::PayRest);
            }
            while matches!(table.p.step(), Step::Sacrifice(..) | Step::Worship(..) | Step::Remove(_) | Step::Stow(_)) {
                let seat = table.game.to_act(&table.p).first().unwrap();
                let action = table.legal(seat)[0];
                table.does(seat, action);
            }
            let paid = table.told.iter().filter_map(|event| match event {
                Event::Pays { goods, .. } => Some(*goods),
                _ => None,
            });
            assert_eq!(paid.fold(Purse::NONE, Purse::plus), lock.cost.goods, "{name}");
            assert!(table.p.is_broken(index), "{name}");
            let dice = table.told.iter().find_map(|event| match event {
                Event::Raid { faces, .. } => Some(faces.iter().filter(|face| **face > 0).count()),
                _ => None,
            });
            assert_eq!(dice.unwrap_or(0), usize::from(lock.dice), "{name}");
            let sent = table.p.sect(ADA).acolytes_at(Site::Azathoth);
            assert!(sent >= lock.cost.worship, "{name}");
            assert_eq!(table.p.sect(ADA).amoebas(), lock.cost.amoebas, "{name}");
            for (goods, count) in lock.cost.goods.each() {
                let mut table = rich(board, index);
                if goods == Goods::Grimoire && table.p.sect(ADA).evolved(1) > 0 {
                    continue;
                }
                let mut all = table.wealth(ADA);
                all.0[goods as usize] = count - 1;
                table.has(ADA, all);
                assert_eq!(table.not_placed(ADA, PRIEST, Site::Lock(index)).1, "why-too-dear", "{name}");
            }
            if lock.after != 0 {
                let mut table = rich(board, index);
                table.p.broken = 0;
                assert_eq!(table.not_placed(ADA, PRIEST, Site::Lock(index)).1, "why-closed", "{name}");
            }
        }
    }
}

/// [lock.bonus]
#[test]
fn on_every_board_a_bonus_takes_its_price_and_gives_its_resources() {
    for board in BOARDS {
        let locks = rich(board, 0).game.figures().boards[usize::from(rich(board, 0).p.board)].locks.clone();
        for (index, lock) in (0..).zip(&locks) {
            let name = format!("{board} {}", lock.id);
            let mut table = Table::on(board, 2);
            table.alone().has(ADA, Purse([12, 12, 12, if board == "ancients" { 12 } else { 0 }, 2, 0]));
            table.acolytes(ADA, &[Site::Pool; 3]);
            table.p.raided = true;
            table.p.broken = 1 << index;
            let Some(space) = lock.bonus else {
                assert_eq!(table.not_placed(ADA, PRIEST, Site::Lock(index)), ("lock.once", "why-spent"), "{name}");
                continue;
            };
            // What the space needs besides resources.
            if let Some(next) = lock.next {
                table.p.broken |= 1 << next;
            }
            if space.cost.chambers > 0 {
                table.room(ADA, 1, "pit", Purse::NONE);
            }
            if space.cost.own_amoebas > 0 {
                table.sect(ADA).lairs[0] = Monster::AMOEBA;
                table.p.amoebas -= 1;
            } else if space.cost.monsters > 0 {
                table.monsters(ADA, 1);
            }
            if space.cost.shoggoth {
                table.shoggoth(cenacle_evil_high_priest::Keeper::Seat(ADA));
            }
            if let Some(stage @ 1..) = space.gives.evolve {
                table.sect(ADA).cultists.put(3, Site::Evolved(stage - 1));
            }
            if space.needs.each().any(|need| need == Need::OnSkulk) {
                table.sect(ADA).cultists.put(3, Site::Skulk(0));
                table.sect(ADA).skulking = 1 << 3;
            }
            // Who has nothing is not let in. [cost.pay]
            if space.cost.any > 0 || !space.cost.goods.is_empty() {
                let rich = table.wealth(ADA);
                table.has(ADA, Purse::NONE);
                let why = table.not_placed(ADA, crate::common::ACOLYTE, Site::Lock(index)).1;
                assert!(matches!(why, "why-too-dear" | "why-too-few-any"), "{name}: {why}");
                table.has(ADA, rich);
            }
            let who = if space.who == cenacle_evil_high_priest::Who::Acolyte { crate::common::ACOLYTE } else { PRIEST };
            let before = table.wealth(ADA);
            let at = table.game.figures().boards[usize::from(table.p.board)].deep_ones.map_or(0, |_| 4);
            table.p.deep_ones = at;
            table.places(ADA, who, Site::Lock(index));
            while matches!(table.p.step(), Step::Pay(_)) {
                table.does(ADA, Action::PayRest);
            }
            while matches!(table.p.step(), Step::Sacrifice(..) | Step::Worship(..)) {
                let action = table.legal(ADA)[0];
                table.does(ADA, action);
            }
            let of = |pays: bool| {
                let some = table.told.iter().filter_map(|event| match event {
                    Event::Pays { goods, .. } if pays => Some(*goods),
                    Event::Gains { seat: ADA, goods } if !pays => Some(*goods),
                    _ => None,
                });
                some.fold(Purse::NONE, Purse::plus)
            };
            let mut gained = space.gives.goods;
            if let Some(tracked) = space.gives.deep_ones {
                gained.add(tracked.goods, tracked.at(at));
            }
            assert_eq!(of(true).len(), space.cost.goods.len() + u16::from(space.cost.any), "{name}");
            assert_eq!(of(false), gained, "{name}");
            assert!(before.covers(&space.cost.goods));
            let skulks = table.p.sect(ADA).skulking.count_ones() > u32::from(space.needs.each().next().is_some());
            assert_eq!(skulks, space.gives.skulk.is_some(), "{name}");
        }
    }
}

/// Plays on as what looks promising says, until a sign more is broken or so many decisions are made.
fn breaks_one_more(game: &EvilHighPriest, p: &Position, seed: &Seed, most: u32) -> bool {
    one_more(game, p, seed, most).is_some()
}

/// The position in which it is.
fn one_more(game: &EvilHighPriest, p: &Position, seed: &Seed, most: u32) -> Option<Position> {
    let mut p = *p;
    let mut chance = Chance::new(seed, Stream::Game);
    let mut will = Chance::new(seed, Stream::Bot(1));
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    let before = p.signs_broken();
    for _ in 0..most {
        let Some(seat) = game.to_act(&p).first().filter(|_| p.signs_broken() == before) else { break };
        legal.clear();
        weights.clear();
        game.legal(&p, seat, &mut legal);
        game.priors(&p, seat, &legal, &mut weights);
        let sum: f32 = weights.iter().sum();
        let mut at = will.below(1 << 20) as f32 / (1 << 20) as f32 * sum;
        let mut chosen = legal[0];
        for (action, weight) in legal.iter().zip(&weights) {
            chosen = *action;
            at -= weight;
            if at <= 0.0 {
                break;
            }
        }
        game.apply(&mut p, seat, chosen, &mut chance, &mut Log::silent()).unwrap();
    }
    (p.signs_broken() > before).then_some(p)
}

/// [lock.break]
#[test]
fn no_board_gets_stuck_from_wherever_random_play_leads_the_next_sign_can_be_broken() {
    let game = game();
    for (number, board) in BOARDS.into_iter().enumerate() {
        for players in [1, 2, 4] {
            let pairs = [("ceremony", "on"), ("ritual", "on"), ("board", board), ("rounds", "90")];
            let options = Options::choose(EvilHighPriest::about(), players, pairs).unwrap();
            for index in 0..3_u64 {
                let seed = Seed::from_text(&format!("stuck {board}")).derive(index);
                let mut chance = Chance::new(&seed, Stream::Game);
                let mut whim = Chance::new(&seed, Stream::Bot(0));
                let mut p = game.setup(&options, &mut chance, &mut Log::silent()).unwrap();
                let mut legal = Vec::new();
                let stop = 60 + 130 * index + 7 * number as u64;
                for _ in 0..stop {
                    let Some(seat) = game.to_act(&p).first() else { break };
                    legal.clear();
                    game.legal(&p, seat, &mut legal);
                    let action = *whim.pick(&legal);
                    let mut next = p;
                    game.apply(&mut next, seat, action, &mut chance, &mut Log::silent()).unwrap();
                    if next.is_over() || next.signs_broken() == 13 || next.round > 40 {
                        break;
                    }
                    p = next;
                }
                let found = (0..20).any(|attempt| breaks_one_more(&game, &p, &seed.derive(100 + attempt), 800));
                assert!(found, "{board} with {players}: stuck in round {} with {:013b}", p.round, p.broken);
            }
        }
    }
}

/// [end.thirteenth]
#[test]
fn who_plays_by_what_looks_promising_wakes_the_great_old_one_long_before_the_last_round() {
    let game = game();
    let mut awake = 0;
    for board in BOARDS {
        let pairs = [("ceremony", "on"), ("ritual", "on"), ("board", board)];
        let options = Options::choose(EvilHighPriest::about(), 2, pairs).unwrap();
        for index in 0..4_u64 {
            let seed = Seed::from_text("promising").derive(index);
            let mut p = game.setup(&options, &mut Chance::new(&seed, Stream::Game), &mut Log::silent()).unwrap();
            for sign in 0..13 {
                let Some(next) = one_more(&game, &p, &seed.derive(sign), 4_000) else { break };
                p = next;
            }
            awake += u32::from(p.signs_broken() == 13 && p.round <= 45);
        }
    }
    assert!(awake >= 32, "{awake} of 40 games");
}
