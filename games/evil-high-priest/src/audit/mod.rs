//! Nothing was created or lost: every component is counted.

mod bounds;

use cenacle_table::Seat;

use crate::{
    Card, Chamber, Deed, End, Figures, Goods, Keeper, Monster, Order, Origin, Phase, Position, Site, Step,
    figures::{LAIRS, MAX_PLAYERS, SLOTS},
    position::PRIEST,
    rules_view::RulesView,
};

pub(crate) fn audit(figures: &Figures, p: &Position) -> Result<(), String> {
    if !(1..=MAX_PLAYERS as u8).contains(&p.players) {
        return Err(format!("{} players", p.players));
    }
    let Some(board) = figures.boards.get(usize::from(p.board)) else {
        return Err(format!("there is no board {}", p.board));
    };
    if p.broken & !board.all != 0 {
        return Err("a lock is broken that the board does not have".to_owned());
    }
    bounds::bounds(figures, board, p)?;
    chambers(figures, p)?;
    p.everybody().try_for_each(|seat| sect(figures, p, seat))?;
    let held: u16 = p.everybody().map(|seat| p.sect(seat).wealth().plus(p.sect(seat).hand).get(Goods::Sign)).sum();
    let signs = u32::from(held + p.rival.goods.get(Goods::Sign));
    if signs > p.signs_broken() {
        return Err(format!("{signs} Elder Signs are held of {} broken", p.signs_broken()));
    }
    if p.grimoires() > figures.grimoires {
        return Err(format!("{} grimoires of {}", p.grimoires(), figures.grimoires));
    }
    let amoebas: u8 = p.everybody().map(|seat| p.sect(seat).amoebas()).sum();
    if amoebas + p.amoebas != board.amoebas.map_or(0, |amoebas| amoebas.copies) {
        return Err(format!("{amoebas} Amoebas in Lairs and {} in the pile", p.amoebas));
    }
    let most = p.worship_limit(board.azathoth.unwrap_or(0));
    if p.worshippers() > most || p.worshippers() == most && most > 0 && p.phase != Phase::Over(End::Devoured) {
        return Err(format!("{} worship Azathoth of {most}", p.worshippers()));
    }
    for (avatar, keeper) in p.avatars.iter().enumerate() {
        let lock = board.locks.iter().position(|lock| lock.avatar == Some(avatar as u8));
        if *keeper != Keeper::Board && lock.is_none_or(|lock| !p.is_broken(lock as u8)) {
            return Err(format!("avatar {avatar} has left its lock"));
        }
    }
    if p.king != Keeper::Board && board.king.is_none() {
        return Err("the King is not on this board".to_owned());
    }
    let monsters: usize =
        p.everybody().map(|seat| p.sect(seat)).map(|sect| usize::from(sect.monsters() - sect.amoebas())).sum();
    if p.boxes.bring_cards() {
        cards(figures, p)?;
    } else if monsters + usize::from(p.monsters) != usize::from(figures.monsters[0].copies) {
        return Err(format!("{monsters} monsters in Lairs and {} in the pile", p.monsters));
    }
    if p.shoggoth != Keeper::Board && !board.shoggoth {
        return Err("the Shoggoth is not on this board".to_owned());
    }
    if board.deep_ones.unwrap_or(0) < p.deep_ones || board.growth.unwrap_or(0) < p.growth {
        return Err(format!("a track stands at {} or {}", p.deep_ones, p.growth));
    }
    spaces(p)?;
    bounds::question(figures, p)
}

/// Each chamber is in one place.
fn chambers(figures: &Figures, p: &Position) -> Result<(), String> {
    let mut found = vec![0_u8; figures.chambers.len()];
    let rooms = p.everybody().flat_map(|seat| p.sect(seat).rooms).map(|room| room.chamber);
    let all = rooms.chain(p.display).filter(|chamber| chamber.is_one());
    for chamber in all.chain(p.deck.iter().copied()).chain(p.discard.iter().copied()) {
        *found.get_mut(chamber.index()).ok_or_else(|| format!("there is no chamber {}", chamber.0))? += 1;
    }
    for (face, found) in figures.chambers.iter().zip(found) {
        if face.copies != found {
            return Err(format!("{found} of {} chambers `{}`", face.copies, face.id));
        }
    }
    Ok(())
}

/// Each monster and investigator of the boxes in play is in one place, and nobody has another's Priest card. `[setup.cards]`
fn cards(figures: &Figures, p: &Position) -> Result<(), String> {
    let cards = &p.cards;
    let mut beasts = vec![0_u8; figures.monsters.len()];
    let lairs = p.everybody().flat_map(|seat| p.sect(seat).lairs).filter(|monster| *monster != Monster::AMOEBA);
    let all = lairs.chain(cards.beasts).filter(|monster| monster.is_one());
    for monster in all.chain(cards.beast_deck.iter().copied()).chain(cards.beast_discard.iter().copied()) {
        *beasts.get_mut(monster.index()).ok_or_else(|| format!("there is no monster {}", monster.0))? += 1;
    }
    for (index, (face, found)) in figures.monsters.iter().zip(beasts).enumerate() {
        // One generic monster is in the deck, and the unique ones of the boxes.
        let there = match face.origin {
            Origin::Base => u8::from(index == 0),
            origin if p.boxes.hold(origin) => face.copies,
            _ => 0,
        };
        if found != there {
            return Err(format!("{found} of {there} monsters `{}`", face.id));
        }
    }
    let mut sleuths = vec![0_u8; figures.investigators.len()];
    let all = cards.sleuths.into_iter().filter(|who| who.is_one());
    for who in all.chain(cards.sleuth_deck.iter().copied()).chain(cards.sleuth_discard.iter().copied()) {
        *sleuths.get_mut(usize::from(who.0)).ok_or_else(|| format!("there is no investigator {}", who.0))? += 1;
    }
    for (face, found) in figures.investigators.iter().zip(sleuths) {
        if found != u8::from(p.boxes.hold(face.origin)) {
            return Err(format!("{found} investigators `{}`", face.id));
        }
    }
    let mut seen = 0_u64;
    for seat in p.everybody() {
        let priest = p.sect(seat).priest;
        let Some(face) = figures.priest(priest).filter(|face| p.boxes.hold(face.origin)) else {
            return Err(format!("seat {seat} has no Priest card of the boxes in play"));
        };
        if seen >> priest.0 & 1 == 1 {
            return Err(format!("two have the Priest card `{}`", face.id));
        }
        seen |= 1 << priest.0;
    }
    let trap = |monster: &Monster| figures.deed(Card::Monster(*monster)) == Some(Deed::Trap);
    let traps = p.everybody().flat_map(|seat| p.sect(seat).lairs).filter(trap).count();
    let trapped: usize = p.everybody().map(|seat| usize::from(p.sect(seat).acolytes_at(Site::Trapped))).sum();
    if trapped > traps {
        return Err(format!("{trapped} Acolytes are trapped by {traps} monsters"));
    }
    Ok(())
}

fn sect(figures: &Figures, p: &Position, seat: Seat) -> Result<(), String> {
    let sect = p.sect(seat);
    let rules = RulesView { f: figures, p };
    let wrong = |what: String| Err(format!("seat {seat}: {what}"));
    if matches!(
        sect.cultists[PRIEST],
        Site::Asylum
            | Site::Escape
            | Site::Away
            | Site::Trapped
            | Site::Azathoth
            | Site::King
            | Site::Evolved(_)
            | Site::Eternal(_)
    ) {
        return wrong("its Priest is where he cannot be".to_owned());
    }
    if sect.acolytes_at(Site::Asylum) > figures.asylum {
        return wrong("more Acolytes than chairs in the Asylum".to_owned());
    }
    let board = &figures.boards[usize::from(p.board)];
    let foreign = |site: &Site| match site {
        Site::Azathoth => board.azathoth.is_none(),
        Site::Evolved(_) => board.evolution.is_none(),
        Site::King => !p.has_king(seat),
        Site::Track(lock) => {
            !p.is_broken(*lock)
                || !board.locks.get(usize::from(*lock)).is_some_and(|lock| lock.next.is_some() || lock.step.is_some())
        }
        _ => false,
    };
    if sect.cultists.iter().any(|site| foreign(&site)) {
        return wrong("a cultist stands where this board has nothing".to_owned());
    }
    if sect.cultists.acolytes().any(|site| site.is_own() && site != Site::Escape) {
        return wrong("an Acolyte stands on a space of the Priest".to_owned());
    }
    for (index, room) in sect.rooms.iter().enumerate() {
        if !room.chamber.is_one() && !room.holds.is_empty() {
            return wrong(format!("resources in the empty slot {}", index + 1));
        }
        if room.chamber != Chamber::NONE && !rules.storage(room.chamber).fits(&room.holds) {
            return wrong(format!("room {} holds {:?}", index + 1, room.holds));
        }
    }
    // [atom.rooms]
    let sorting = |step: &Step| matches!(step, Step::Arrange | Step::Build(..));
    let astray = sect.exposed.get(Goods::Atom) > 0 && !p.is_over() && !p.steps.iter().any(sorting);
    if figures.rules >= 2 && board.atoms && astray {
        return wrong("atoms lie exposed".to_owned());
    }
    let sorts = sect.order == Order::Sorting && p.steps.contains(&Step::Arrange);
    if !sect.hand.is_empty() && !sorts && !p.steps.contains(&Step::Stow(seat)) {
        return wrong("resources in hand that nobody asks for".to_owned());
    }
    if usize::from(sect.siege.at) > SLOTS || sect.lairs.len() != LAIRS {
        return wrong("a raid beyond the last room".to_owned());
    }
    let known = |monster: &Monster| *monster == Monster::AMOEBA || figures.monster(*monster).is_some();
    if sect.lairs.iter().any(|monster| monster.is_one() && !known(monster)) {
        return wrong("an unknown monster".to_owned());
    }
    Ok(())
}

/// Where nobody skulked there is one cultist a space; Escape and the priest boards are each player's own.
fn spaces(p: &Position) -> Result<(), String> {
    // Who paid the last worshipper stands on a lock that nobody broke any more.
    if p.phase == Phase::Over(End::Devoured) {
        return Ok(());
    }
    for lock in 0..32 {
        let here = p.everybody().flat_map(|seat| p.sect(seat).cultists.iter()).any(|site| site == Site::Lock(lock));
        if here
            && !p.is_broken(lock)
            && p.steps.iter().all(|step| !matches!(step, Step::TakeSign(_, at) if *at == lock))
        {
            return Err(format!("somebody stands on lock {lock}, which is not broken"));
        }
    }
    Ok(())
}
