//! Laying a tile, and the prophet who comes with it. Laying on a city destroys it.

use cenacle_table::{Phrase, Refusal, Seat};

use crate::{
    Action, Cell, Colour, Event, Face, Figures, Hand, KINDS, Position, Side,
    action::Prophet,
    position::Hold,
    tile::EVERYBODY,
    world::{Laid, cells},
};

use super::{Course, Referee, RulesView, Ruling, demand, sources};

/// A tile as somebody wants to lay it.
#[derive(Clone, Copy)]
pub(super) struct Laying {
    pub(super) hand: Hand,
    pub(super) side: Side,
    pub(super) turn: u8,
    pub(super) cell: Cell,
    pub(super) prophet: Option<Prophet>,
    pub(super) razed: Option<Colour>,
}

/// The cells on which a seat may lay a tile it holds, one way or another.
pub(crate) fn fitting_cells(figures: &Figures, p: &Position, seat: Seat) -> u64 {
    let room = p.world.room();
    let held = p.hands[seat.index()].iter().flatten();
    let faces = held.flat_map(|held| Side::BOTH.map(|side| figures.face(held.lying.tile, side)));
    let fitting = faces.flat_map(|face| room.fits_turned(face)).fold(0, |set, cells| set | cells);
    open_cells(p, seat) & fitting
}

/// Where the seat may lay a tile that fits: empty cells and cities of others, with two sides.
#[inline]
pub(crate) fn open_cells(p: &Position, seat: Seat) -> u64 {
    (p.world.empty() | foreign_cities(p, seat)) & p.world.with_two_sides()
}

/// Cities that the seat may destroy if it has the tile. `[city.destroy] [city.own]`
#[inline]
fn foreign_cities(p: &Position, seat: Seat) -> u64 {
    cities_of_others(p, p.own_colours(seat))
}

/// The same for these colours.
#[inline]
fn cities_of_others(p: &Position, own: u8) -> u64 {
    if own == 0 {
        return 0;
    }
    let mut cities = 0;
    for (place, of) in p.world.cities.iter().enumerate() {
        cities |= if own >> place & 1 == 0 { *of } else { 0 };
    }
    cities
}

/// Every way to lay a tile in hand, with and without a prophet. `[tile.lay] [prophet.place]`
#[inline]
pub(super) fn answers(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    if p.empty_handed(seat) {
        return;
    }
    let room = p.world.room();
    let (open, cities) = (open_cells(p, seat), p.world.all_cities());
    if p.allows_errors() {
        // [errors.lay]: any empty cell will do, and only as the tile is held; a city is always checked.
        let Some(Hold { hand, turn, from }) = p.holds[seat.index()] else { return };
        let Some(held) = p.held(seat, hand) else { return };
        let face = held.lying.face.turned(turn);
        let cells = p.world.empty() | (open & cities & room.fits(face));
        lays(figures, p, seat, Way { hand, side: held.lying.up, turn, face, from }, cells, each);
        return;
    }
    if open == 0 {
        return;
    }
    for hand in Hand::BOTH {
        let Some(held) = p.held(seat, hand) else { continue };
        for side in Side::BOTH {
            let upright = figures.face(held.lying.tile, side);
            for turn in 0..upright.turns() {
                let face = upright.turned(turn);
                let cells = open & room.fits(face);
                if cells != 0 {
                    lays(figures, p, seat, Way { hand, side, turn, face, from: None }, cells, each);
                }
            }
        }
    }
}

/// A tile as it is held over the world.
#[derive(Clone, Copy)]
struct Way {
    hand: Hand,
    side: Side,
    turn: u8,
    face: Face,
    /// Where errors are allowed, the prophet to come along is named before.
    from: Option<Cell>,
}

fn lays(figures: &Figures, p: &Position, seat: Seat, way: Way, on: u64, each: &mut impl FnMut(Action)) {
    let Way { hand, side, turn, face, from } = way;
    for cell in cells(on) {
        let lay = |prophet, razed| Action::Lay { hand, side, turn, cell, prophet, razed };
        let mut ways = |razed| {
            each(lay(None, razed));
            for colour in p.colours_of(seat) {
                for source in sources(p, colour).filter(|source| may_come(p, source, from)) {
                    for corner in figures.zones(face) {
                        each(lay(Some(Prophet { colour, corner, from: source }), razed));
                    }
                }
            }
        };
        if p.world.all_cities() & cell.bit() == 0 {
            ways(None);
        } else {
            p.colours_of(seat).for_each(|colour| ways(Some(colour)));
        }
    }
}

/// Every way to lay a tile in hand, counted.
pub(super) struct Lays {
    /// The cells of each way to hold a tile: two hands, two sides, four turns.
    ways: [u64; 16],
    /// How many answers there are.
    pub(super) count: usize,
    cities: u64,
    /// Colours of the seat, and prophets of these that could come.
    colours: usize,
    prophets: usize,
}

impl Lays {
    /// Where errors are allowed, for a seat with these colours: only as the tile is held, and who migrates was named before.
    /// `[errors.lay] [errors.hold]`
    pub(super) fn as_held(figures: &Figures, p: &Position, seat: Seat, own: u8) -> Option<Lays> {
        let Hold { hand, turn, from } = p.holds[seat.index()]?;
        let held = p.held(seat, hand)?;
        let (side, face, cities) = (held.lying.up, held.lying.face.turned(turn), p.world.all_cities());
        let cells = p.world.empty() | (open_cells(p, seat) & cities & p.world.room().fits(face));
        let named = |place: usize| from.is_some_and(|cell| p.world.prophets[place] & cell.bit() != 0);
        let comes = |place: &usize| own >> *place & 1 == 1 && (p.colours[*place].reserve > 0 || named(*place));
        let (colours, prophets) = (own.count_ones() as usize, (0..KINDS).filter(comes).count());
        let mut lays = Lays { ways: [0; 16], count: 0, cities, colours, prophets };
        lays.ways[8 * hand as usize + 4 * side as usize + usize::from(turn)] = cells;
        lays.count = lays.on(cells) * lays.ways_of(figures, face);
        Some(lays)
    }

    /// For a seat with these colours, of which so many prophets could come.
    #[inline]
    pub(super) fn of(figures: &Figures, p: &Position, seat: Seat, own: u8, prophets: usize) -> Lays {
        let cities = p.world.all_cities();
        let mut lays = Lays { ways: [0; 16], count: 0, cities, colours: own.count_ones() as usize, prophets };
        let open = (p.world.empty() | cities_of_others(p, own)) & p.world.with_two_sides();
        if open == 0 {
            return lays;
        }
        let room = p.world.room();
        for (hand, held) in p.hands[seat.index()].iter().enumerate() {
            let Some(held) = held else { continue };
            for side in Side::BOTH {
                let face = figures.face(held.lying.tile, side);
                let [mut a, mut b, mut c, mut d] = room.fits_turned(face);
                (a, b, c, d) = (a & open, b & open, c & open, d & open);
                if a | b | c | d == 0 {
                    continue;
                }
                // A turn that looks like a smaller one is not another answer.
                let turns = face.turns();
                if turns < 4 {
                    (c, d) = (0, 0);
                    b = if turns < 2 { 0 } else { b };
                }
                let first = 8 * hand + 4 * side as usize;
                lays.ways[first..first + 4].copy_from_slice(&[a, b, c, d]);
                let on = if (a | b | c | d) & cities == 0 {
                    count_all(a, b, c, d)
                } else {
                    lays.on(a) + lays.on(b) + lays.on(c) + lays.on(d)
                };
                lays.count += on * lays.ways_of(figures, face);
            }
        }
        lays
    }

    /// Cells, each city once for every colour that may destroy it. `[city.token]`
    #[inline]
    fn on(&self, cells: u64) -> usize {
        let cities = cells & self.cities;
        if cities == 0 {
            return cells.count_ones() as usize;
        }
        (cells & !cities).count_ones() as usize + cities.count_ones() as usize * self.colours
    }

    /// Without a prophet, or with one who comes to stand in a zone.
    #[inline]
    fn ways_of(&self, figures: &Figures, face: Face) -> usize {
        1 + self.prophets * figures.zone_count(face)
    }

    /// The answer of this number.
    pub(super) fn nth(&self, figures: &Figures, p: &Position, seat: Seat, mut number: usize) -> Option<Action> {
        for (way, on) in self.ways.iter().enumerate().filter(|(_, on)| **on != 0) {
            let (hand, side, turn) = (Hand::BOTH[way / 8], Side::BOTH[way / 4 % 2], (way % 4) as u8);
            let face = figures.face(p.held(seat, hand)?.lying.tile, side).turned(turn);
            let each = self.ways_of(figures, face);
            let all = self.on(*on) * each;
            if number >= all {
                number -= all;
                continue;
            }
            let (mut place, way) = (number / each, number % each);
            for cell in cells(*on) {
                let is_city = self.cities & cell.bit() != 0;
                let here = if is_city { self.colours } else { 1 };
                if place >= here {
                    place -= here;
                    continue;
                }
                let razed = if is_city { p.colours_of(seat).nth(place) } else { None };
                let prophet = if way == 0 { None } else { Some(prophet(figures, p, seat, face, way - 1)?) };
                return Some(Action::Lay { hand, side, turn, cell, prophet, razed });
            }
        }
        None
    }
}

/// How many bits four sets have together. They are added side by side first: the sums are mostly small, and processors that
/// cannot count bits take long for each set.
#[inline]
fn count_all(a: u64, b: u64, c: u64, d: u64) -> usize {
    let sum = a ^ b ^ c;
    let carry = (a & b) | (c & (a ^ b));
    let (ones, carried) = (sum ^ d, sum & d);
    let (twos, fours) = (carry ^ carried, carry & carried);
    let mut count = ones.count_ones();
    if twos != 0 {
        count += 2 * twos.count_ones();
    }
    if fours != 0 {
        count += 4 * fours.count_ones();
    }
    count as usize
}

/// The prophet of this number who can come along with a tile.
fn prophet(figures: &Figures, p: &Position, seat: Seat, face: Face, number: usize) -> Option<Prophet> {
    let zones = figures.zone_count(face);
    let named = p.holds[seat.index()].and_then(|hold| hold.from);
    let come = |colour| sources(p, colour).filter(move |from| may_come(p, from, named));
    let mut all = p.colours_of(seat).flat_map(|colour| come(colour).map(move |from| (colour, from)));
    let (colour, from) = all.nth(number / zones)?;
    Some(Prophet { colour, corner: figures.zones(face).nth(number % zones)?, from })
}

/// Where errors are allowed, only the prophet named before may migrate. `[errors.hold]`
#[inline]
fn may_come(p: &Position, source: &Option<Cell>, named: Option<Cell>) -> bool {
    !p.allows_errors() || source.is_none() || *source == named
}

/// How many ways there are to hold a tile otherwise, for a seat with these colours. `[errors.hold]`
pub(super) fn count_holds(figures: &Figures, p: &Position, seat: Seat, own: u8) -> usize {
    let turns = |hand, side| Some(usize::from(figures.face(p.held(seat, hand)?.lying.tile, side).turns()));
    let ways = Hand::BOTH.into_iter().flat_map(|hand| Side::BOTH.map(|side| turns(hand, side).unwrap_or(0)));
    let migrate = |place: &usize| own >> *place & 1 == 1 && p.colours[*place].reserve == 0;
    let all = || (0..KINDS).filter(migrate).map(|place| p.world.prophets[place]);
    let migrants: u32 = all().map(u64::count_ones).sum();
    let is_one = |hold: &Hold| {
        let turned = p.held(seat, hold.hand).and_then(|held| turns(hold.hand, held.lying.up));
        let comes = |cell: Cell| all().any(|prophets| prophets & cell.bit() != 0);
        turned.is_some_and(|turns| usize::from(hold.turn) < turns) && hold.from.is_none_or(comes)
    };
    ways.sum::<usize>() * (1 + migrants as usize) - usize::from(p.holds[seat.index()].as_ref().is_some_and(is_one))
}

/// Every way to hold a tile. `[errors.hold]`
pub(super) fn holds(figures: &Figures, p: &Position, seat: Seat, each: &mut impl FnMut(Action)) {
    for hand in Hand::BOTH {
        let Some(held) = p.held(seat, hand) else { continue };
        for side in Side::BOTH {
            for turn in 0..figures.face(held.lying.tile, side).turns() {
                let migrants = p.colours_of(seat).flat_map(|colour| sources(p, colour)).flatten().map(Some);
                for from in std::iter::once(None).chain(migrants) {
                    let is_so = held.lying.up == side && p.holds[seat.index()] == Some(Hold { hand, turn, from });
                    if !is_so {
                        each(Action::Hold { hand, side, turn, from });
                    }
                }
            }
        }
    }
}

impl RulesView<'_> {
    /// The face of a tile in hand, turned; refused if there is none, or if it looks the same turned less.
    #[inline]
    fn turned(self, seat: Seat, hand: Hand, side: Side, turn: u8) -> Result<Face, Refusal> {
        let Some(held) = self.p.held(seat, hand) else {
            return Err(Refusal::new("tile.lay", "why-empty-hand"));
        };
        let upright = self.figures.face(held.lying.tile, side);
        demand(turn < 4, || Refusal::new("tile.faces", "why-no-such-turn"))?;
        demand(turn < upright.turns(), || Refusal::new("tile.faces", "why-same-turn"))?;
        Ok(upright.turned(turn))
    }

    /// `[errors.hold]`
    pub(super) fn may_hold(self, seat: Seat, hand: Hand, side: Side, turn: u8, from: Option<Cell>) -> Ruling {
        demand(self.p.allows_errors(), || Refusal::new("errors.lay", "why-no-errors"))?;
        self.turned(seat, hand, side, turn)?;
        if let Some(cell) = from {
            let Some((colour, _)) = self.p.world.prophet(cell) else {
                return Err(self.nobody_there("prophet.migrate", cell));
            };
            self.prophet_can_come(seat, colour, from, "prophet.migrate")?;
        }
        let hold = Some(Hold { hand, turn, from });
        let up = self.p.held(seat, hand).map(|held| held.lying.up);
        let same = up == Some(side) && self.p.holds[seat.index()] == hold;
        demand(!same, || Refusal::new("errors.hold", "why-held-so"))
    }

    /// `[tile.lay] [tile.sides] [tile.fit] [city.destroy]`
    pub(super) fn may_lay(self, seat: Seat, laying: Laying) -> Ruling {
        let Laying { hand, side, turn, cell, prophet, razed } = laying;
        let face = self.turned(seat, hand, side, turn)?;
        if self.p.allows_errors() {
            let held = self.p.held(seat, hand).map(|held| held.lying.up);
            let so = self.p.holds[seat.index()].is_some_and(|hold| hold.hand == hand && hold.turn == turn);
            demand(so && held == Some(side), || Refusal::new("errors.hold", "why-hold-first"))?;
        }
        self.cell_takes(seat, cell, face, razed)?;
        if let Some(Prophet { colour, corner, from }) = prophet {
            demand(self.p.colours_of(seat).next().is_some(), || Refusal::new("prophet.god", "why-no-god"))?;
            self.prophet_can_come(seat, colour, from, "prophet.migrate")?;
            demand(self.figures.is_zone(face, corner), || Refusal::new("prophet.zone", "why-zone-begins-elsewhere"))?;
            let named = self.p.holds[seat.index()].and_then(|hold| hold.from);
            demand(may_come(self.p, &from, named), || Refusal::new("errors.hold", "why-migrant-not-named"))?;
        }
        Ok(())
    }

    /// Whether this face may come to lie on a cell.
    #[inline]
    fn cell_takes(self, seat: Seat, cell: Cell, face: Face, razed: Option<Colour>) -> Ruling {
        let p = self.p;
        let at = |rule, key| Refusal::because(rule, Phrase::new(key).text("cell", cell.name()));
        demand(p.world.laid & cell.bit() == 0, || self.taken("tile.lay", cell))?;
        let city = p.world.city(cell);
        match (city, razed) {
            (None, None) => {}
            (None, Some(_)) => return Err(at("city.destroy", "why-no-city")),
            // He meant an empty cell: somebody was faster. [time.late]
            (Some(colour), None) if p.cult(colour).seat != Some(seat) && p.colours_of(seat).next().is_some() => {
                return Err(self.taken("city.build", cell));
            }
            (Some(colour), _) => {
                let owner = p.cult(colour).seat.unwrap_or(seat);
                let godless = || Phrase::new("why-no-god-to-destroy").text("cell", cell.name()).seat("who", owner);
                demand(p.colours_of(seat).next().is_some(), || Refusal::because("city.destroy", godless()))?;
                demand(p.cult(colour).seat != Some(seat), || at("city.own", "why-own-city"))?;
                let mine = razed.is_some_and(|by| p.cult(by).seat == Some(seat));
                demand(mine, || at("city.token", "why-name-a-colour"))?;
            }
        }
        if p.allows_errors() && city.is_none() {
            return Ok(());
        }
        demand(p.world.with_two_sides() & cell.bit() != 0, || self.one_side("tile.sides", cell))?;
        let fits = p.world.room().fits(face) & cell.bit() != 0;
        demand(fits, || clash(p, cell, face).unwrap_or_else(|| at("tile.fit", "why-does-not-fit")))
    }

    /// A cell is taken: by whose tile or city. `[time.late]`
    pub(super) fn taken(self, rule: &'static str, cell: Cell) -> Refusal {
        let (world, by) = (&self.p.world, Phrase::new);
        let city = || world.city(cell).and_then(|colour| self.p.cult(colour).seat);
        let phrase = match (world.tile(cell), city()) {
            (Some(laid), _) => by("why-tile-laid").seat("who", laid.by),
            (None, Some(seat)) => by("why-city-built").seat("who", seat),
            (None, None) => by("why-cell-taken"),
        };
        Refusal::because(rule, phrase.text("cell", cell.name()))
    }
}

impl Referee<'_> {
    /// `[errors.hold]`
    pub(super) fn hold(&mut self, seat: Seat, hand: Hand, side: Side, turn: u8, from: Option<Cell>) {
        let Some(held) = &mut self.p.hands[seat.index()][hand as usize] else { return };
        show(self.figures, &mut held.lying, side);
        let face = self.figures.face(held.lying.tile, side).turned(turn);
        self.p.holds[seat.index()] = Some(Hold { hand, turn, from });
        self.log.all(|| Event::Holds { seat, face });
        self.acted(seat, Course::Same);
    }

    /// `[tile.lay] [city.destroy] [prophet.place]`
    pub(super) fn lay(&mut self, seat: Seat, laying: Laying) {
        let Laying { hand, side, turn, cell, prophet, razed } = laying;
        let Some(held) = self.p.hands[seat.index()][hand as usize].take() else { return };
        let order = self.p.laid;
        let mut lying = held.lying;
        show(self.figures, &mut lying, side);
        let face = self.figures.face(lying.tile, side).turned(turn);
        let fallen = self.p.world.raze(cell);
        let (tile, seen, serial) = (lying.tile, lying.seen, lying.serial);
        self.p.world.lay(cell, Laid { tile, side, face, by: seat, seen, order, serial });
        self.p.laid += 1;
        self.p.forget(cell);
        self.p.holds[seat.index()] = None;
        if let Some((of, by)) = fallen.zip(razed) {
            self.raze(seat, by, of, cell);
        }
        if let Some(Prophet { colour, corner, from }) = prophet {
            self.send_prophet(colour, from);
            self.p.world.stand(cell, colour, corner);
        }
        let stands = prophet.map(|prophet| (prophet.colour, face.at(prophet.corner), prophet.from));
        self.log.all(|| Event::Lays { seat, cell, face, prophet: stands });
        self.acted(seat, Course::Forward);
        if self.p.allows_errors() {
            self.p.fresh[seat.index()] = Some(cell);
        }
        self.look_at_the_world();
    }
}

/// The tile laid last of those with which this face would clash. `[tile.fit]`
fn clash(p: &Position, cell: Cell, face: Face) -> Option<Refusal> {
    let beside = cell.neighbours().into_iter().enumerate();
    let tiles = beside.filter_map(|(side, next)| Some((side, next?, p.world.tile(next?)?)));
    let clashing = tiles.filter(|(side, _, laid)| !agree(face, laid.face, *side));
    let (_, next, laid) = clashing.max_by_key(|(_, _, laid)| laid.order)?;
    let phrase = Phrase::new("why-clashes").text("cell", cell.name()).text("next", next.name());
    Some(Refusal::because("tile.fit", phrase.seat("who", laid.by)))
}

/// Whether two faces agree along the side that the first turns to the second: above, right, below, left.
pub(super) fn agree(one: Face, other: Face, side: usize) -> bool {
    let corner = |face: Face, number: usize| face.at(crate::Corner::ALL[number % 4]);
    corner(one, side) == corner(other, side + 3) && corner(one, side + 1) == corner(other, side + 2)
}

/// A side of a tile comes up; who sees both its faces has seen them.
#[inline]
pub(super) fn show(figures: &Figures, lying: &mut crate::Lying, side: Side) {
    if lying.up != side {
        lying.up = side;
        lying.face = figures.face(lying.tile, side);
        lying.seen = EVERYBODY;
    }
}
