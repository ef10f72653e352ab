//! What a position that somebody wrote may hold: whoever is named plays, whatever is pointed at is there, and no figure is
//! larger than any game makes it.

use cenacle_table::Seat;

use crate::{
    Action, Board, Card, Figures, Keeper, Payee, Position, Purse, Site, Source, Step,
    figures::{ACOLYTES, AVATARS, DISPLAY, LAIRS, SIGNS, SLOTS},
    position::CULTISTS,
    rules_view::RulesView,
    site::STAGES,
    steps,
};

/// More of a kind lie nowhere: with seven rooms, a hand and five players their sum is still a figure.
const MOST_GOODS: u16 = 1_000;
/// No game has so many rounds.
const MOST_ROUNDS: u16 = 10_000;
/// No raid is so strong, no price so high, and nothing is done so often in a row.
const MOST: u8 = 60;

pub(super) fn bounds(figures: &Figures, board: &Board, p: &Position) -> Result<(), String> {
    let limit = if p.last_round == Position::NO_LIMIT { MOST_ROUNDS } else { p.last_round };
    if !(1..=limit.min(MOST_ROUNDS)).contains(&p.round) || p.stirred > p.round {
        return Err(format!("round {} of {limit}, stirred in {}", p.round, p.stirred));
    }
    if usize::from(p.acting) >= CULTISTS || (p.blocked.is_some_and(|site| !exists(figures, board, site))) {
        return Err("a cultist or a space is named that is not there".to_owned());
    }
    if figures.monsters.first().is_none_or(|face| p.monsters > face.copies) || p.amoebas > MOST {
        return Err(format!("{} monsters and {} Amoebas in the piles", p.monsters, p.amoebas));
    }
    seats(p)?;
    goods(p)?;
    raid(figures, p)?;
    for seat in p.everybody() {
        sect(figures, board, p, seat)?;
    }
    let turns = p.steps.iter().filter(|step| matches!(step, Step::Act(_))).count();
    if turns > 1 {
        return Err(format!("{turns} turns are pending"));
    }
    p.steps.iter().try_for_each(|step| pending(figures, board, p, *step))
}

fn plays(p: &Position, seat: Seat) -> bool {
    seat.index() < usize::from(p.players)
}

/// Whoever is named plays.
fn seats(p: &Position) -> Result<(), String> {
    let keepers = p.avatars.into_iter().chain([p.king, p.shoggoth]);
    let kept = keepers.filter_map(|keeper| if let Keeper::Seat(seat) = keeper { Some(seat) } else { None });
    let paid = match p.due.to {
        Payee::Hand(seat) | Payee::Exposed(seat) => Some(seat),
        Payee::Supply | Payee::Rival => None,
    };
    let named = [p.first, p.next_first, p.turn].into_iter().chain(kept).chain(paid);
    let named = named.chain(p.raid.by).chain(p.cause.and_then(|cause| cause.by));
    match named.chain(p.raid.losers).chain(p.raid.cloaked).find(|seat| !plays(p, *seat)) {
        Some(stranger) => Err(format!("seat {stranger} does not play")),
        None => Ok(()),
    }
}

/// No heap of resources is larger than any game makes it.
fn goods(p: &Position) -> Result<(), String> {
    let held =
        p.sects.iter().flat_map(|sect| sect.rooms.map(|room| room.holds).into_iter().chain([sect.exposed, sect.hand]));
    let fits = |purse: &Purse| purse.0.iter().all(|count| *count <= MOST_GOODS);
    let due = p.due.goods.0.iter().all(|count| *count <= u16::from(MOST)) && p.due.any <= MOST;
    if due && held.chain([p.rival.goods]).all(|purse| fits(&purse)) {
        Ok(())
    } else {
        Err("more resources than any game has".to_owned())
    }
}

fn raid(figures: &Figures, p: &Position) -> Result<(), String> {
    let raid = &p.raid;
    let known = figures.investigators.get(usize::from(raid.who.0));
    if raid.who.is_one() && known.is_none() || usize::from(raid.die) > DISPLAY * 6 {
        return Err("a raid is led by nobody".to_owned());
    }
    if raid.terms != known.map(|face| face.terms).unwrap_or_default() {
        return Err("a raid has terms that are not its investigator's".to_owned());
    }
    if raid.strength > MOST || raid.bare > MOST || raid.faces.iter().any(|face| *face > 6) {
        return Err(format!("a raid of {} from dice {:?}", raid.strength, raid.faces));
    }
    if let Some(cause) = p.cause {
        let board = &figures.boards[usize::from(p.board)];
        let there = match cause.from {
            Source::Card(card) => is_card(figures, card),
            Source::Lock(lock) => usize::from(lock) < board.locks.len(),
            Source::Avatar(avatar) => usize::from(avatar) < board.avatars.len(),
        };
        if !there {
            return Err("what somebody suffers from is not there".to_owned());
        }
    }
    Ok(())
}

fn sect(figures: &Figures, board: &Board, p: &Position, seat: Seat) -> Result<(), String> {
    let sect = p.sect(seat);
    if let Some(site) = sect.cultists.iter().find(|site| !exists(figures, board, *site)) {
        return Err(format!("seat {seat}: there is no {site:?}"));
    }
    let bits = |set: u8, count: usize| u32::from(set) < 1 << count;
    let marks = bits(sect.skulking, CULTISTS) && bits(sect.supreme, CULTISTS);
    let lairs = bits(sect.turned, LAIRS) && bits(sect.siege.rested, LAIRS);
    if !marks
        || !lairs
        || !bits(sect.siege.reached, SLOTS)
        || sect.priest.is_one() && figures.priest(sect.priest).is_none()
    {
        return Err(format!("seat {seat}: marks of what is not there"));
    }
    let siege = &sect.siege;
    let figures = [siege.strength, siege.raised, siege.blocked, siege.ransoms, sect.ward];
    if figures.iter().any(|figure| *figure > MOST) || u32::from(sect.broke) > SIGNS {
        return Err(format!("seat {seat}: a raid, a ward or signs beyond all measure"));
    }
    Ok(())
}

/// Somebody is asked unless the game is over, and whoever is asked can answer.
pub(super) fn question(figures: &Figures, p: &Position) -> Result<(), String> {
    let asked = steps::to_act(p);
    if p.is_over() != asked.is_empty() {
        return Err("nobody is asked, or somebody after the end".to_owned());
    }
    for seat in asked {
        // Who can only change his order for raids could do nothing any more after that.
        let mut answers = 0;
        let count = &mut |action| answers += u32::from(!matches!(action, Action::Vigil { .. }));
        steps::each_answer(RulesView { f: figures, p }, seat, count);
        if answers == 0 {
            return Err(format!("seat {seat} is asked and can do nothing"));
        }
    }
    Ok(())
}

/// Whether the boards of this game have such a space.
fn exists(figures: &Figures, board: &Board, site: Site) -> bool {
    match site {
        Site::Town(place) | Site::Eternal(place) => usize::from(place) < figures.town.len(),
        Site::Ritual(ritual, step) => {
            figures.rituals.get(usize::from(ritual)).is_some_and(|ritual| usize::from(step) < ritual.steps.len())
        }
        Site::Lock(lock) | Site::Track(lock) => usize::from(lock) < board.locks.len(),
        site => site.index().is_some(),
    }
}

fn is_card(figures: &Figures, card: Card) -> bool {
    match card {
        Card::Monster(monster) => figures.monster(monster).is_some(),
        Card::Priest(priest) => figures.priest(priest).is_some(),
        Card::Investigator(who) => figures.investigators.get(usize::from(who.0)).is_some(),
    }
}

/// What is pending concerns players, spaces and cards that are there.
fn pending(figures: &Figures, board: &Board, p: &Position, step: Step) -> Result<(), String> {
    let lock = |lock: u8| usize::from(lock) < board.locks.len();
    let seat = |seat: Seat| plays(p, seat);
    let sound = match step {
        Step::Nothing
        | Step::Arrange
        | Step::Siege
        | Step::RaidOver
        | Step::Return
        | Step::Serve
        | Step::Rearrange
        | Step::EndRound
        | Step::RivalActs
        | Step::RivalTrades
        | Step::RivalDenies
        | Step::NewRound
        | Step::Awaken
        | Step::Cull
        | Step::Muster
        | Step::PostRaid => true,
        Step::Act(who)
        | Step::Pay(who)
        | Step::Worship(who, _)
        | Step::Remove(who)
        | Step::Demolish(who)
        | Step::Aim(who, _)
        | Step::Either(who)
        | Step::Stow(who)
        | Step::Monster(who)
        | Step::Chamber(who, _)
        | Step::FreeSign(who)
        | Step::Prowl(who)
        | Step::Stalk(who)
        | Step::Yield(who)
        | Step::Snatch(who)
        | Step::Raze(who, _)
        | Step::Errand(who)
        | Step::Powers(who)
        | Step::Announce(who) => seat(who),
        Step::Sacrifice(who, count) => seat(who) && usize::from(count) <= ACOLYTES,
        Step::Discard(who, count) => seat(who) && usize::from(count) <= LAIRS,
        Step::Evolve(who, stage) => seat(who) && usize::from(stage) < STAGES,
        Step::Avatar(who, avatar) => seat(who) && usize::from(avatar) < board.avatars.len(),
        Step::Eternal(who, place) => seat(who) && exists(figures, board, Site::Eternal(place)),
        Step::Reward(who, site) => seat(who) && exists(figures, board, site),
        Step::TakeSign(who, at) | Step::AfterRaid(who, at) | Step::Bonus(who, at) | Step::Award(who, at) => {
            seat(who) && lock(at)
        }
        Step::RivalBonus(at) => lock(at),
        Step::Raid(who, dice) => who.is_none_or(seat) && usize::from(dice) <= p.raid.faces.len(),
        Step::Growth(who) => who.is_none_or(seat),
        Step::Chant(who, cultist) => seat(who) && usize::from(cultist) < CULTISTS,
        Step::Effect(who, card) | Step::Whom(who, card) => seat(who) && is_card(figures, card),
        Step::Levy(who, to, _, count) => {
            let payee = match to {
                Payee::Hand(whom) | Payee::Exposed(whom) => seat(whom),
                Payee::Supply | Payee::Rival => true,
            };
            seat(who) && payee && count <= MOST
        }
        Step::Rob(who, from) | Step::Surrender(who, from) => seat(who) && seat(from),
        Step::Build(who, count) | Step::Again(who, count) => seat(who) && count <= MOST,
        Step::Tend(who, marks) => seat(who) && u32::from(marks) < 1 << (AVATARS + 1),
    };
    if sound { Ok(()) } else { Err(format!("{step:?} is pending and cannot be")) }
}
