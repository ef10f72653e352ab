//! *4 Gods*, whole: 2 to 4 players, all at the same time or in turns, gods visible or secret, every rule of the rulebook.
//!
//! The rules stand in `rules/{fr,en}.md` under their ids, doubts and decisions in `RULINGS.md`, figures in
//! `data/*.toml`. The code of an action is in the file of its name under `steps/`.

#![expect(
    missing_docs,
    reason = "fields and variants that explain themselves need no comment; crates/kit/tests/docs.rs holds items to it"
)]

mod action;
mod audit;
mod encoding;
mod evaluation;
mod event;
mod figures;
mod kingdoms;
mod land;
mod numbering;
mod options;
mod position;
mod scene;
mod score;
mod setup;
mod steps;
mod tile;
mod view;
mod world;

use std::sync::Arc;

use cenacle_table::{About, Chance, DataError, DataFiles, Game, Log, Options, Refusal, Seats, Timer, TimerId};

pub use action::{Action, Prophet};
pub use event::Event;
pub use figures::{Figures, Share};
pub use kingdoms::{Kingdom, kingdoms};
pub use land::{CORNERS, Colour, Corner, Face, God, KINDS, Terrain};
pub use position::{Cult, End, Errors, Hold, House, Phase, Position, Removed};
pub use score::{Count, Tally, count, markers, prizes};
pub use tile::{Discards, EVERYBODY, Hand, Held, Lying, PLACES, PUBLIC, Side, TILES, Tile};
pub use view::View;
pub use world::{CELLS, Cell, Laid, Room, SIDE, World};

use options::value::{ACTS, TURNS};
use scene::PartCache;
use steps::RulesView;

cenacle_table::any_game!(FourGods);

/// The game, opened with its figures.
#[derive(Clone, Debug)]
pub struct FourGods {
    figures: Figures,
    /// What its scenes share.
    part_cache: Arc<PartCache>,
}

impl FourGods {
    /// The figures it is played with.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }
}

static ABOUT: About = About {
    id: "four-gods",
    rules_version: figures::NEWEST,
    oldest_rules: 1,
    players: (2, 4),
    minutes: 20,
    theme: scene::THEME,
    emblems: &["wizard-staff", "mermaid", "woman-elf-face", "dwarf-face", "wheat", "hourglass", "cover-four-gods"],
    options: options::OPTIONS,
    end_reasons: &["world", "bag", "pass", "quiet"],
    house_end: Some("bound"),
    longest: 45_000,
    data: cenacle_table::data_files!["table", "tiles"],
    older_figures: &[],
    rules: [include_str!("../rules/fr.md"), include_str!("../rules/en.md")],
    words: cenacle_table::words!(),
    lessons: cenacle_table::lessons!["tiles", "gods", "cities", "sand"],
    rulebook: cenacle_table::rulebook!["world", "count"],
};

impl Game for FourGods {
    cenacle_table::skeleton!(may, pick_answer);

    fn simulated() -> &'static [(&'static str, &'static str)] {
        &[(options::TIME, TURNS)]
    }

    fn against_bots() -> &'static [(&'static str, &'static str)] {
        &[(options::TIME, TURNS), (options::GLASS, ACTS)]
    }

    fn main_options() -> &'static [&'static str] {
        &[options::TIME, options::TWO]
    }

    fn open(data: &DataFiles) -> Result<FourGods, DataError> {
        Ok(FourGods { figures: Figures::read(data)?, part_cache: Arc::new(PartCache::new()) })
    }

    fn check_options(&self, options: &Options) -> Result<(), Refusal> {
        options::check(options)
    }

    #[inline]
    fn awaited(&self, position: &Position) -> Seats {
        steps::awaited(position)
    }

    /// Where all play at the same time, one may be overtaken by another. `[time.together]`
    #[inline]
    fn in_real_time(&self, position: &Position) -> bool {
        !position.house.turns
    }

    /// More sand is more time for people, and without a glass nobody is ever left behind. `[mode.glass]`
    #[inline]
    fn bots_wait(&self, position: &Position) -> Option<u32> {
        (position.house.sand > 0).then_some(position.house.sand.into())
    }

    /// `[time.pace]`
    #[inline]
    fn pace(&self, _position: &Position, action: Action) -> u32 {
        self.figures.pace_of(action)
    }

    #[inline]
    fn timer(&self, position: &Position) -> Option<Timer> {
        steps::timer(&self.figures, position)
    }

    fn expire(&self, position: &mut Position, timer: TimerId, chance: &mut Chance, log: &mut Log<Event>) {
        steps::Referee { figures: &self.figures, p: position, chance, log }.expire(timer);
    }
}

cenacle_table::encoded!(FourGods, completed);
