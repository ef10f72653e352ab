//! What the tests share.
//!
//! A [`Setting`] begins with a real set-up, moves tiles and prophets about, and makes a [`Play`], in which every decision
//! is checked: what is played was legal and keeps the audit, what is refused was not legal and changes nothing.

use std::sync::{Arc, LazyLock};

use cenacle_four_gods::{
    Action, Cell, Colour, Corner, Event, Face, FourGods, God, Hand, Held, Lying, Phase, Position, Prophet, Side, Tile,
    View,
};
use cenacle_scene::{Lang, Say, Words, scene::Prompt};
use cenacle_table::{Chance, DataFiles, Entry, Game, GameExt, Log, Options, Seat, Seats, Seed, Stream, Viewer};
use serde_json::{Value, json};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CAT: Seat = Seat::new(2);
pub(crate) const DAN: Seat = Seat::new(3);

pub(crate) const TURNS: (&str, &str) = ("time", "turns");
pub(crate) const SECRET: (&str, &str) = ("gods", "secret");
pub(crate) const TWO_GODS: (&str, &str) = ("two", "two-gods");
pub(crate) const DENOUNCED: (&str, &str) = ("errors", "denounced");
pub(crate) const PENALISED: (&str, &str) = ("errors", "penalised");

static SHIPPED: LazyLock<Arc<FourGods>> = LazyLock::new(|| Arc::new(FourGods::open(&shipped_files()).unwrap()));

pub(crate) fn shipped_files() -> DataFiles {
    DataFiles::shipped(FourGods::about().data)
}

/// The game with the figures it ships with.
pub(crate) fn shipped() -> Arc<FourGods> {
    SHIPPED.clone()
}

/// The game with one data file changed.
pub(crate) fn game_with(file: &str, text: String) -> Result<FourGods, String> {
    let mut files = shipped_files();
    files.replace(file, text).unwrap();
    FourGods::open(&files).map_err(|error| error.to_string())
}

/// The text of a data file as shipped.
pub(crate) fn shipped_text(file: &str) -> &'static str {
    FourGods::about().data.iter().find(|(name, _)| *name == file).unwrap().1
}

pub(crate) fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

pub(crate) fn face(letters: &str) -> Face {
    letters.parse().unwrap()
}

pub(crate) fn chance(text: &str) -> Chance {
    Chance::new(&Seed::from_text(text), Stream::Game)
}

pub(crate) fn options(players: u8, chosen: &[(&str, &str)]) -> Options {
    Options::choose(FourGods::about(), players, chosen.iter().copied()).unwrap()
}

/// A game in which everybody has taken the first colour left, if colours are taken, and is ready.
pub(crate) fn begun(game: &FourGods, options: &Options, seed: &str) -> Position {
    let mut chance = chance(seed);
    let mut p = game.setup(options, &mut chance, &mut Log::silent()).unwrap();
    while p.phase == Phase::Gathering {
        let seat = game.to_act(&p).first().expect("somebody is not ready");
        let mut legal = Vec::new();
        game.legal(&p, seat, &mut legal);
        game.apply(&mut p, seat, legal[0], &mut chance, &mut Log::silent()).unwrap();
    }
    p
}

/// A table being laid: hands are empty and all tiles in the bag, unless the setting says otherwise.
#[derive(Clone)]
pub(crate) struct Setting {
    game: Arc<FourGods>,
    p: Position,
    world: Vec<Value>,
    discards: Vec<Value>,
}

impl Setting {
    pub(crate) fn of(players: u8, chosen: &[(&str, &str)]) -> Setting {
        let game = shipped();
        let mut p = begun(&game, &options(players, chosen), "setting");
        for held in p.hands.iter_mut().flatten() {
            if let Some(held) = held.take() {
                p.bag.push(held.lying.tile);
            }
        }
        p.turn = ADA;
        p.begun = p.everybody();
        Setting { game, p, world: Vec::new(), discards: Vec::new() }
    }

    /// Takes a tile with this face out of the bag: the tile, and the side that shows it.
    fn fetch(&mut self, face: Face) -> (Tile, Side) {
        let figures = self.game.figures();
        let place = self.p.bag.iter().position(|tile| figures.side(*tile, face.upright()).is_some());
        let tile = self.p.bag.remove(place.unwrap_or_else(|| panic!("no tile with {face} is left")));
        (tile, figures.side(tile, face.upright()).unwrap())
    }

    /// A tile of Ada's lies in the world.
    pub(crate) fn tile(self, at: &str, letters: &str) -> Setting {
        self.laid(at, letters, ADA, None)
    }

    /// A tile with a prophet on it.
    pub(crate) fn prophet(self, at: &str, letters: &str, colour: Colour, corner: Corner) -> Setting {
        let seat = self.p.cult(colour).seat.expect("the colour is somebody's");
        self.laid(at, letters, seat, Some((colour, corner)))
    }

    pub(crate) fn laid(mut self, at: &str, letters: &str, by: Seat, prophet: Option<(Colour, Corner)>) -> Setting {
        let (tile, side) = self.fetch(face(letters));
        let laid = json!({
            "tile": tile, "side": side, "face": letters, "by": by, "seen": Seats::all(8), "order": self.p.laid,
            "serial": self.p.drawn,
        });
        self.world.push(json!({ "tile": { "cell": at, "laid": laid, "prophet": prophet } }));
        self.p.laid += 1;
        self.p.drawn += 1;
        if let Some((colour, _)) = prophet {
            self.p.colours[colour as usize].reserve -= 1;
        }
        self
    }

    pub(crate) fn city(mut self, at: &str, colour: Colour) -> Setting {
        self.world.push(json!({ "city": { "cell": at, "colour": colour } }));
        self.p.colours[colour as usize].reserve -= 1;
        self.p.cities -= 1;
        self
    }

    /// A seat takes a god.
    pub(crate) fn god(mut self, seat: Seat, god: God) -> Setting {
        let cult = &mut self.p.colours[god as usize];
        (cult.seat, cult.god) = (Some(seat), Some(god));
        self
    }

    /// Prophets of a colour leave the game.
    pub(crate) fn gone(mut self, colour: Colour, gone: u8) -> Setting {
        let cult = &mut self.p.colours[colour as usize];
        (cult.reserve, cult.gone) = (cult.reserve - gone, cult.gone + gone);
        self
    }

    /// A seat holds a tile whose upper face is this, drawn from the bag or taken from somebody.
    pub(crate) fn hand(mut self, seat: Seat, hand: Hand, letters: &str, from: Option<Seat>) -> Setting {
        let upright = face(letters).upright();
        let (tile, up) = self.fetch(upright);
        let lying = Lying { tile, up, face: upright, seen: Seats::only(seat), serial: self.p.drawn };
        self.p.hands[seat.index()][hand as usize] = Some(Held { lying, from });
        self.p.drawn += 1;
        self
    }

    /// So many tiles lie in a seat's discard; nobody has seen their backs.
    pub(crate) fn discard(mut self, seat: Seat, tiles: u8) -> Setting {
        for place in 0..tiles {
            let (tile, figures) = (self.p.bag.pop().expect("tiles are left"), self.game.figures());
            let face = figures.face(tile, Side::Front);
            let seen = Seats::NONE;
            let lying = Lying { tile, up: Side::Front, face, seen, serial: self.p.drawn };
            self.discards.push(json!({ "seat": seat, "place": place, "tile": lying }));
            self.p.drawn += 1;
        }
        self
    }

    /// The same setting once more.
    pub(crate) fn again(&self) -> Setting {
        self.clone()
    }

    /// Whatever else a test needs.
    pub(crate) fn edit(mut self, edit: impl FnOnce(&mut Position)) -> Setting {
        edit(&mut self.p);
        self
    }

    pub(crate) fn position(self) -> Position {
        let mut value = serde_json::to_value(self.p).unwrap();
        value["world"] = Value::Array(self.world);
        value["discards"]["tiles"] = Value::Array(self.discards);
        serde_json::from_value(value).unwrap()
    }

    pub(crate) fn play(self) -> Play {
        let game = self.game.clone();
        let play = Play { game, p: self.position(), chance: chance("play"), log: Vec::new() };
        play.game.audit(&play.p).unwrap();
        play
    }
}

/// A position that is played on.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Arc<FourGods>,
    pub(crate) p: Position,
    pub(crate) chance: Chance,
    log: Vec<Entry<Event>>,
}

/// What is said to a viewer in French and in English.
pub(crate) fn in_both<T>(viewer: Viewer, said: impl Fn(&Say<'_>) -> T) -> [T; 2] {
    let names = NAMES.map(str::to_owned);
    [Lang::Fr, Lang::En].map(|lang| {
        let words = Words::new(lang, &[FourGods::about().words_text(lang)]).unwrap();
        said(&Say::new(&words, &names, viewer))
    })
}

/// The question of the moment as a seat is asked it in French and in English.
pub(crate) fn prompts(play: &Play, seat: Seat) -> [Prompt; 2] {
    in_both(Viewer::Seat(seat), |say| play.game.scene(&play.view(seat), say).prompt)
}

/// The hint that goes with it.
pub(crate) fn hints(play: &Play, seat: Seat) -> [String; 2] {
    prompts(play, seat).map(|prompt| prompt.hint.to_string())
}

/// Whether both sentences hold their part of what is meant.
pub(crate) fn hold(said: &[String; 2], pointed_at: [&str; 2]) -> bool {
    let found = said.iter().zip(pointed_at).filter(|(said, pointed_at)| said.contains(pointed_at)).count();
    assert_ne!(found, 1, "only one language says it: {said:?}");
    found == 2
}

/// Why a seat's decision is refused, in French and in English.
pub(crate) fn why_not(play: &Play, seat: Seat, action: Action) -> [String; 2] {
    let (mut p, mut chance) = (play.p, play.chance.clone());
    let refusal = play.game.apply(&mut p, seat, action, &mut chance, &mut Log::silent()).expect_err("a refusal");
    in_both(Viewer::Seat(seat), |say| say.phrase(&refusal.why).to_string())
}

pub(crate) const NAMES: [&str; 4] = ["Ada", "Bob", "Cat", "Dan"];

cenacle_kit::decisions!(Play);

impl Play {
    /// A position that is not a setting.
    pub(crate) fn at(p: Position) -> Play {
        let play = Play { game: shipped(), p, chance: chance("play"), log: Vec::new() };
        play.game.audit(&play.p).unwrap();
        play
    }

    /// The running glass is empty.
    pub(crate) fn expire(&mut self) -> Vec<Event> {
        let timer = self.game.timer(&self.p).expect("a glass runs");
        let mut log = Log::new();
        self.game.expire(&mut self.p, timer.id, &mut self.chance, &mut log);
        self.game.audit(&self.p).unwrap();
        self.log = log.into_entries();
        self.told(Viewer::Omniscient)
    }

    /// To lay the tile of a hand so that it shows this face as it lies.
    pub(crate) fn lay(&self, seat: Seat, hand: Hand, letters: &str, at: &str) -> Action {
        let tile = self.p.held(seat, hand).expect("a tile in this hand").lying.tile;
        let lies = face(letters);
        let side = self.game.figures().side(tile, lies.upright()).expect("the tile has this face");
        Action::Lay { hand, side, turn: lies.turn(), cell: cell(at), prophet: None, razed: None }
    }

    /// To take the tile that lies at a place of a discard.
    pub(crate) fn take(&self, whose: Seat, place: u8) -> Action {
        Action::Take { seat: whose, place, tile: self.number(whose, place) }
    }

    /// To turn it over.
    pub(crate) fn turn_over(&self, whose: Seat, place: u8) -> Action {
        Action::TurnOver { seat: whose, place, tile: self.number(whose, place) }
    }

    fn number(&self, whose: Seat, place: u8) -> Option<u16> {
        self.p.discards.get(whose, place).map(|lying| lying.serial)
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game.view(&self.p, Viewer::Seat(seat))
    }

    pub(crate) fn acts(&self, seat: Seat, is: impl Fn(&Action) -> bool) -> usize {
        self.legal(seat).iter().filter(|action| is(action)).count()
    }
}

/// The same laying with a prophet.
pub(crate) fn with_prophet(lay: Action, colour: Colour, corner: Corner, from: Option<&str>) -> Action {
    match lay {
        Action::Lay { hand, side, turn, cell: at, razed, .. } => {
            let prophet = Some(Prophet { colour, corner, from: from.map(cell) });
            Action::Lay { hand, side, turn, cell: at, prophet, razed }
        }
        other => panic!("{other:?} lays nothing"),
    }
}

/// The same laying on a city.
pub(crate) fn razing(lay: Action, by: Colour) -> Action {
    match lay {
        Action::Lay { hand, side, turn, cell, prophet, .. } => {
            Action::Lay { hand, side, turn, cell, prophet, razed: Some(by) }
        }
        other => panic!("{other:?} lays nothing"),
    }
}
