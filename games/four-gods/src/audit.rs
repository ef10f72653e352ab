//! Nothing is created or lost: every component is counted.

use cenacle_table::Seats;

use crate::{
    Cell, Colour, Corner, Errors, Face, Figures, Position, Side, TILES, Tile, figures::MAX_PLAYERS, position::Phase,
    setup::secret_colours, world::cells,
};

/// Counts every component of a position.
///
/// # Errors
/// Says what is missing, too many, or where it cannot be.
pub(crate) fn audit(figures: &Figures, p: &Position) -> Result<(), String> {
    let players = usize::from(p.players);
    if !(2..=MAX_PLAYERS).contains(&players) {
        return Err(format!("{players} players"));
    }
    house(figures, p)?;
    tiles(figures, p)?;
    colours(figures, p)?;
    world(figures, p)?;
    course(figures, p)
}

fn house(figures: &Figures, p: &Position) -> Result<(), String> {
    if p.house.turns && p.allows_errors() {
        return Err("where turns are taken, errors are not allowed".to_owned());
    }
    if !matches!((p.players, p.house.gods), (2, 1 | 2) | (3 | 4, 1)) {
        return Err(format!("{} gods each for {} players", p.house.gods, p.players));
    }
    let places = p.house.share(figures, p.players).discard;
    if p.discards.limit() != places {
        return Err(format!("discards of {} places, not {places}", p.discards.limit()));
    }
    let strangers = Seats::all(MAX_PLAYERS).filter(|seat| seat.index() >= usize::from(p.players));
    for seat in strangers {
        let has = !p.empty_handed(seat) || p.discards.filled(seat) != 0 || p.holds[seat.index()].is_some();
        if has || p.fresh[seat.index()].is_some() {
            return Err(format!("seat {seat} does not play and has something"));
        }
    }
    Ok(())
}

fn tiles(figures: &Figures, p: &Position) -> Result<(), String> {
    let mut seen = [false; TILES];
    let mut once = |tile: Tile| {
        let seen = seen.get_mut(tile.index()).ok_or_else(|| format!("there is no tile {}", tile.0))?;
        if std::mem::replace(seen, true) { Err(format!("tile {} is there twice", tile.0)) } else { Ok(()) }
    };
    p.bag.iter().chain(p.back.iter()).try_for_each(|tile| once(*tile))?;
    let shows = |tile: Tile, side: Side, face: Face| {
        let own = figures.face(tile, side);
        if own == face.upright() { Ok(()) } else { Err(format!("tile {} shows {face}, and has {own} there", tile.0)) }
    };
    let held = p.hands.iter().flatten().flatten().map(|held| &held.lying);
    for lying in held.chain(p.discards.iter()) {
        once(lying.tile)?;
        shows(lying.tile, lying.up, lying.face)?;
        if lying.face.upright() != lying.face {
            return Err(format!("tile {} does not lie upright outside the world", lying.tile.0));
        }
        if lying.serial >= p.drawn {
            return Err(format!("tile {} was drawn later than now", lying.tile.0));
        }
    }
    for laid in cells(p.world.laid).filter_map(|cell| p.world.tile(cell)) {
        once(laid.tile)?;
        shows(laid.tile, laid.side, laid.face)?;
        if laid.order >= p.laid || laid.serial >= p.drawn || laid.by.index() >= usize::from(p.players) {
            return Err(format!("tile {} was laid by nobody, or later than now", laid.tile.0));
        }
    }
    match seen.iter().position(|seen| !seen) {
        Some(missing) => Err(format!("tile {missing} is missing")),
        None => Ok(()),
    }
}

fn colours(figures: &Figures, p: &Position) -> Result<(), String> {
    let reserve = p.house.share(figures, p.players).reserve;
    let mut razed = 0_u32;
    for colour in Colour::ALL {
        let cult = p.cult(colour);
        let set = colour as usize;
        let stand = (p.world.prophets[set].count_ones() + p.world.cities[set].count_ones()) as u8;
        razed += u32::from(cult.razed);
        let all = u16::from(cult.reserve) + u16::from(cult.gone) + u16::from(stand);
        if all != u16::from(reserve) {
            return Err(format!("{all} prophets are {}, of {reserve}", colour.id()));
        }
        if cult.seat.is_none() && (cult.reserve != reserve || cult.razed != 0 || cult.god.is_some()) {
            return Err(format!("nobody's colour {} has done something", colour.id()));
        }
        let dealt = !p.house.secret || p.gods_are_dealt();
        if cult.seat.is_some() && cult.god.is_none() && dealt {
            return Err(format!("the prophets of {} serve no god", colour.id()));
        }
        if !p.house.secret && cult.god.is_some_and(|god| god.colour() != colour) {
            return Err(format!("the prophets of {} serve another god", colour.id()));
        }
    }
    for seat in p.everybody() {
        if p.colours_of(seat).count() > usize::from(p.house.gods) {
            return Err(format!("seat {seat} has too many gods"));
        }
    }
    if p.house.secret {
        let mut dealt = secret_colours(p.players, p.house.gods);
        if figures.rules < 2 && dealt.any(|(seat, colour)| p.cult(colour).seat != Some(seat)) {
            return Err("a colour is another's than the one it was given to".to_owned());
        }
        if !p.gods_are_dealt() && p.phase != Phase::Gathering {
            return Err("gods are not dealt, and the game has begun".to_owned());
        }
        let all = if p.gods_are_dealt() { usize::from(p.players) * usize::from(p.house.gods) } else { 0 };
        let gods = p.colours.iter().filter_map(|cult| cult.god).fold(0_u8, |set, god| set | 1 << god as u8);
        if gods.count_ones() as usize != all {
            return Err("a god was dealt twice, or not at all".to_owned());
        }
    }
    let cities = u32::from(p.cities) + p.world.all_cities().count_ones() + razed;
    if cities != u32::from(figures.cities) {
        return Err(format!("{cities} cities, of {}", figures.cities));
    }
    Ok(())
}

fn world(figures: &Figures, p: &Position) -> Result<(), String> {
    let world = &p.world;
    for cell in Cell::all() {
        let colours = Colour::ALL
            .into_iter()
            .filter(|colour| (world.prophets[*colour as usize] | world.cities[*colour as usize]) & cell.bit() != 0);
        if colours.count() > 1 {
            return Err(format!("two prophets are on {cell}"));
        }
        if world.laid & world.all_cities() & cell.bit() != 0 || world.all_prophets() & !world.laid & cell.bit() != 0 {
            return Err(format!("a city and a tile are on {cell}, or a prophet without either"));
        }
        let Some(laid) = world.tile(cell) else { continue };
        if let Some((_, corner)) = world.prophet(cell)
            && !figures.is_zone(laid.face, corner)
        {
            return Err(format!("the prophet on {cell} stands where no zone begins"));
        }
        if p.house.errors == Errors::Refused {
            let fits = world.room().fits(laid.face) & world.with_two_sides() & cell.bit() != 0;
            if !fits {
                return Err(format!("the tile on {cell} cannot lie there"));
            }
        }
        let at = |corner: Corner| world.at[corner as usize][laid.face.at(corner) as usize] & cell.bit() != 0;
        if !Corner::ALL.into_iter().all(at) {
            return Err(format!("the sets do not know the tile on {cell}"));
        }
    }
    Ok(())
}

/// What the rules of this version know. `[ready.all] [end.quiet] [errors.penalty]`
fn beginning(figures: &Figures, p: &Position) -> Result<(), String> {
    let marks = !(p.ready.is_empty() && p.begun.is_empty()) || p.warned || p.ran_out || p.owed != [0; MAX_PLAYERS];
    if figures.rules < 2 && (marks || p.phase == Phase::Gathering || p.house.counted) {
        return Err("rules 1 know nothing of getting ready, of patience and of penalties owed".to_owned());
    }
    removed(figures, p)?;
    let strangers = p.ready.into_iter().chain(p.begun).any(|seat| seat.index() >= p.players.into());
    if strangers || p.owed.iter().skip(p.players.into()).any(|owed| *owed > 0) {
        return Err("somebody is ready, has begun or owes who does not play".to_owned());
    }
    if p.phase == Phase::Gathering {
        let touched = p.acts > 0 || p.world.empty() != u64::MAX || !p.discards.is_empty() || !p.begun.is_empty();
        if touched || p.ready == p.everybody() || (p.house.secret && !p.gods_are_dealt() && !p.ready.is_empty()) {
            return Err("the game has begun before everybody was ready".to_owned());
        }
    }
    if p.warned && (p.house.turns || p.begun != p.everybody()) {
        return Err("somebody was warned before everybody had begun".to_owned());
    }
    let owes = p.owed.iter().any(|owed| *owed > 0);
    if owes && (p.house.errors != Errors::Penalised || p.is_over()) {
        return Err("somebody owes a prophet where none can be owed".to_owned());
    }
    if (p.house.counted && !p.house.turns) || (p.spent > 0 && !p.house.counted) || p.spent >= figures.glass {
        return Err("acts are counted where they are not, or more than a turn holds".to_owned());
    }
    let extra = matches!(p.house.sand, 0 | 2 | 5);
    if (!extra && p.house.sand != 1) || (extra && p.house.counted) || (p.house.turns && p.house.sand == 0) {
        return Err(format!("{} times the sand", p.house.sand));
    }
    Ok(())
}

/// What is remembered of tiles that left the world. `[time.late]`
fn removed(figures: &Figures, p: &Position) -> Result<(), String> {
    if !p.removed.is_empty() && (figures.rules < 3 || !p.allows_errors()) {
        return Err("tiles were removed where none can be denounced, or where nobody notes it".to_owned());
    }
    for (number, removed) in p.removed.iter().enumerate() {
        let twice = p.removed[..number].iter().any(|other| other.cell == removed.cell);
        if twice || p.world.empty() & removed.cell.bit() == 0 || removed.by.index() >= usize::from(p.players) {
            return Err(format!("the tile on {} was not removed, or twice, or by nobody", removed.cell));
        }
    }
    Ok(())
}

fn course(figures: &Figures, p: &Position) -> Result<(), String> {
    beginning(figures, p)?;
    if p.turn.index() >= usize::from(p.players) || p.flags.into_iter().any(|seat| seat.index() >= p.players.into()) {
        return Err("somebody has the turn or a flag who does not play".to_owned());
    }
    if p.acts > figures.most_acts {
        return Err(format!("{} acts, of {}", p.acts, figures.most_acts));
    }
    if p.laid.max(p.drawn).max(p.glass) > u16::MAX / 2 {
        return Err(format!("{} tiles drawn, {} laid, {} glasses", p.drawn, p.laid, p.glass));
    }
    let patience = figures.quiet_rounds.saturating_mul(p.players);
    let most_quiet = if p.phase == Phase::Building { patience } else { patience.saturating_add(2 * p.players) };
    if p.quiet > most_quiet {
        return Err(format!("{} quiet turns of {most_quiet}", p.quiet));
    }
    if !p.is_over() {
        if p.flags == p.everybody() || p.passes >= p.players || p.acts == figures.most_acts {
            return Err("everybody has passed, or nobody may act any more, and the game goes on".to_owned());
        }
        let near = p.world.empty() == 0 || (p.in_bag() == 0 && p.back.is_empty());
        if near && p.phase == Phase::Building && !p.allows_errors() {
            return Err("the world is full or the bag is empty, and the end is not near".to_owned());
        }
    }
    if p.house.turns {
        let off_turn = p.everybody().without(p.turn).into_iter().any(|seat| !p.empty_handed(seat));
        if off_turn || !p.flags.is_empty() || (matches!(p.phase, Phase::Last(_)) && p.turns_left == 0) {
            return Err("somebody holds a tile off turn, or passes by a flag, or there are no last turns".to_owned());
        }
        if p.explored.is_some_and(|seat| seat == p.turn || seat.index() >= p.players.into()) {
            return Err("somebody explores his own discard, or one that is not there".to_owned());
        }
    } else if p.acted && p.acts == 0 {
        return Err("somebody acted, and there were no acts".to_owned());
    }
    holds(figures, p)
}

fn holds(figures: &Figures, p: &Position) -> Result<(), String> {
    for seat in p.everybody() {
        if !p.allows_errors() && (p.holds[seat.index()].is_some() || p.fresh[seat.index()].is_some()) {
            return Err(format!("seat {seat} holds a tile out where errors are refused"));
        }
        if p.fresh[seat.index()].is_some_and(|cell| p.world.tile(cell).is_none_or(|laid| laid.by != seat)) {
            return Err(format!("seat {seat} has just laid a tile that is not there"));
        }
        if p.hands[seat.index()].iter().flatten().any(|held| !held.lying.seen.contains(seat)) {
            return Err(format!("seat {seat} holds a tile that it has not seen"));
        }
        let Some(hold) = p.holds[seat.index()] else { continue };
        let turns = p.held(seat, hold.hand).map(|held| figures.face(held.lying.tile, held.lying.up).turns());
        if turns.is_none_or(|turns| hold.turn >= turns) {
            return Err(format!("seat {seat} holds out a tile that it does not have, or as it cannot be"));
        }
        let may_migrate = |cell: Cell| {
            let prophet = p.world.prophet(cell);
            prophet.is_some_and(|(colour, _)| p.cult(colour).seat == Some(seat) && p.cult(colour).reserve == 0)
        };
        if hold.from.is_some_and(|cell| !may_migrate(cell)) {
            return Err(format!("seat {seat} has named a prophet who cannot come"));
        }
    }
    Ok(())
}
