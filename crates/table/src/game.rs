//! The contract between a game and the engine.

use std::{fmt::Debug, hash::Hash, sync::Arc};

use arbitrary::Arbitrary;
use cenacle_scene::{
    Lang, Line, OfferKind, Say, Scene, Seat, Seats, SharedOffer, Viewer,
    scene::{Common, PartGroup, Theme},
};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Baked, Chance, DataError, DataFiles, GameExt, Log, OlderFigure, OptionSpec, Options, Outcome, Refusal, SetupError,
    SheetLine, Timer, TimerId,
};

/// What a game says of itself before it is opened.
#[derive(Debug)]
pub struct About {
    /// The name on the command line, in records and addresses. The shown name is the message `game-title`, and
    /// `game-pitch` says in a sentence or two what it is about.
    pub id: &'static str,
    /// Goes up when a record of an older version would no longer replay. New tables are set up with it.
    pub rules_version: u32,
    /// The oldest version that is still played: tables end with the rules they began with, and records replay for ever.
    pub oldest_rules: u32,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Usual length at a real table, in minutes.
    pub minutes: u16,
    /// Its five colours.
    pub theme: Theme,
    /// Symbols that stand for it, the emblem first: a client draws a cover from them, unless one is named `cover-…`.
    pub emblems: &'static [&'static str],
    /// What players may agree on.
    pub options: &'static [OptionSpec],
    /// The ways a game can end by its rulebook; each has the message `end-<reason>`.
    pub end_reasons: &'static [&'static str],
    /// A house rule: the limit of a game that nobody brings to its end, if the rulebook leaves it open; it has the
    /// message `end-<reason>` too.
    pub house_end: Option<&'static str>,
    /// Random play ends within this many decisions; simulations give up there.
    pub longest: u32,
    /// The data files it ships with: name and text.
    pub data: &'static [(&'static str, &'static str)],
    /// What figures were under older rules.
    pub older_figures: &'static [OlderFigure],
    /// `rules/fr.md` and `rules/en.md`.
    pub rules: [&'static str; 2],
    /// What it says in French and in English: see [`words!`](crate::words).
    pub words: [&'static str; 2],
    /// What teaches it.
    pub lessons: LessonFiles,
    /// What its rules are looked at and found with, and what its page says.
    pub rulebook: RulebookFiles,
}

/// Pictures of rules, the words by which players look for them, and the page of the game: see `cenacle-rulebook`.
#[derive(Clone, Copy, Debug)]
pub struct RulebookFiles {
    /// The files of `rules/pictures/`, in the order of the rulebook: name without ending, and text.
    pub pictures: &'static [(&'static str, &'static str)],
    /// The words of players, from `rules/search.toml`.
    pub search: &'static str,
    /// What the page of the game shows, from `rules/page.toml`.
    pub page: &'static str,
    /// `words/rulebook.fr.ftl` and `words/rulebook.en.ftl`.
    pub words: [&'static str; 2],
}

impl RulebookFiles {
    /// A game whose rules are text alone.
    pub const NONE: RulebookFiles = RulebookFiles { pictures: &[], search: "", page: "", words: ["", ""] };
}

/// The files of a game's rulebook: the pictures of these names, and what stands beside them.
#[macro_export]
macro_rules! rulebook {
    ($($id:literal),* $(,)?) => {
        $crate::RulebookFiles {
            pictures: &[$(($id, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/pictures/", $id, ".toml")))),*],
            search: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/search.toml")),
            page: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/page.toml")),
            words: [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/rulebook.fr.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/rulebook.en.ftl")),
            ],
        }
    };
}

/// The files of these names, without ending, from a game's `data/`.
#[macro_export]
macro_rules! data_files {
    ($($name:literal),+ $(,)?) => {
        &[$((
            concat!($name, ".toml"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $name, ".toml")),
        )),+]
    };
}

/// The lessons of a game, see `cenacle-lesson`.
#[derive(Clone, Copy, Debug)]
pub struct LessonFiles {
    /// The files of `lessons/`, in the order in which they are best taken: name without ending, and text.
    pub files: &'static [(&'static str, &'static str)],
    /// `words/lessons.fr.ftl` and `words/lessons.en.ftl`.
    pub words: [&'static str; 2],
}

/// The lessons of these names, from a game's `lessons/` and `words/`.
#[macro_export]
macro_rules! lessons {
    ($($id:literal),+ $(,)?) => {
        $crate::LessonFiles {
            files: &[$(($id, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $id, ".toml")))),+],
            words: [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/lessons.fr.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/lessons.en.ftl")),
            ],
        }
    };
}

/// The words of a game: `words/fr.ftl` and `words/en.ftl`, and those of its guide in `words/guide.fr.ftl` and
/// `words/guide.en.ftl`.
#[macro_export]
macro_rules! words {
    () => {
        [
            concat!(
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/fr.ftl")),
                "\n",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/guide.fr.ftl")),
            ),
            concat!(
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en.ftl")),
                "\n",
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/guide.en.ftl")),
            ),
        ]
    };
}

impl LessonFiles {
    /// A game that nobody is taught.
    pub const NONE: LessonFiles = LessonFiles { files: &[], words: ["", ""] };
}

impl About {
    /// How many play if nobody says: the fewest who play together. A game alone is one that is asked for.
    #[must_use]
    pub fn usual_players(&self) -> u8 {
        let (fewest, most) = self.players;
        fewest.max(2).min(most)
    }

    /// The game's rules as written in this language.
    #[must_use]
    pub fn rules_text(&self, lang: Lang) -> &'static str {
        self.rules[lang as usize]
    }

    /// The game's words in this language.
    #[must_use]
    pub fn words_text(&self, lang: Lang) -> &'static str {
        self.words[lang as usize]
    }
}

/// A game: its component data and all it knows of the rules. It is opened once and then only read; what changes
/// while people play is the [`Position`](Game::Position), which is plain memory.
///
/// A turn is a chain of small questions. Of the question of the moment a game says four things, in one step file each
/// chapter of the rulebook:
///
/// | | |
/// |---|---|
/// | who is asked | [`to_act`](Game::to_act) |
/// | each answer that is legal | [`answers`](Game::answers), [`is_answer`](Game::is_answer) and [`pick_answer`](Game::pick_answer) where the list is long |
/// | why another one is not | [`why_not`](Game::why_not) |
/// | what an answer does | [`effect`](Game::effect) |
///
/// The engine makes of these what everybody calls, see [`GameExt`](crate::GameExt): the legal list, `apply` with its refusals,
/// and `carry_out` for who knows that an action is legal.
///
/// A game has no clock, no thread, no I/O and no randomness of its own.
pub trait Game: Sized + Send + Sync + 'static {
    /// The whole state of play. Small, flat, copied with one memcpy.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// An intent. No randomness inside.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + for<'a> Arbitrary<'a> + Send + Sync + 'static;
    /// Everything one viewer may know, with perfect recall, and nothing else.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Something that happened, for the log.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;

    /// What the game says of itself.
    fn about() -> &'static About;

    /// Options that a simulation chooses unless it is told otherwise: a game that is played in real time at a table is
    /// measured more simply in turns.
    fn simulated() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Options that are proposed where the others are bots: somebody who meets a game for the first time plays at his own
    /// pace.
    fn against_bots() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// Options that are asked about first: which box is played, what changes the whole evening. The others fold away.
    fn main_options() -> &'static [&'static str] {
        &[]
    }

    /// Opens the game with these component data.
    ///
    /// # Errors
    /// If the data do not make a game: file, key and reason.
    fn open(data: &DataFiles) -> Result<Self, DataError>;

    /// The version of the rules by which it is played: the newest, unless it was put [under older
    /// ones](Game::under_rules).
    fn rules_version(&self) -> u32 {
        Self::about().rules_version
    }

    /// The same game played by the rules of this version; `None` if it does not know them. It was opened with the
    /// figures of that version, see [`DataFiles::under_rules`].
    #[must_use]
    fn under_rules(self, version: u32) -> Option<Self> {
        (version == Self::about().rules_version).then_some(self)
    }

    /// Whether these options go together. A table is not made with options that do not.
    ///
    /// # Errors
    /// The rule that stands against it.
    fn check_options(&self, _options: &Options) -> Result<(), Refusal> {
        Ok(())
    }

    /// Sets up a game.
    ///
    /// # Errors
    /// If the options do not fit the data. Players and option values were checked by [`Options`].
    fn setup(
        &self,
        options: &Options,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    ) -> Result<Self::Position, SetupError>;

    /// How many play in this position.
    fn players(&self, position: &Self::Position) -> usize;

    /// The seats that may decide: one at a turn, several when they decide at the same time, none when the game is over
    /// and only then.
    fn to_act(&self, position: &Self::Position) -> Seats;

    /// Those of them without whom the game does not go on. In a game that is played in real time others may act as well,
    /// if they like; nobody waits for them. Never empty while the game lasts, unless a sand-glass runs.
    #[inline]
    fn awaited(&self, position: &Self::Position) -> Seats {
        self.to_act(position)
    }

    /// Whether seats act whenever they like, so that what one of them means may be overtaken by another's act.
    #[inline]
    fn in_real_time(&self, _position: &Self::Position) -> bool {
        false
    }

    /// How many times as long as usual bots wait for the slowest person, where seats act whenever they like; `None` for as long as
    /// he takes.
    #[inline]
    fn bots_wait(&self, _position: &Self::Position) -> Option<u32> {
        Some(1)
    }

    /// How many milliseconds an action takes where nobody is there to measure it: in a simulation, in a bot's imagination.
    #[inline]
    fn pace(&self, _position: &Self::Position, _action: Self::Action) -> u32 {
        0
    }

    /// Its data files as they were baked into the program, if its build script does that: [`baked!`](crate::baked).
    fn baked() -> &'static [Baked] {
        &[]
    }

    /// Each legal answer of a seat that is asked, once, in a stable order: [`to_act`](Game::to_act) holds the seat, and the
    /// list of a seat that is asked is never empty. It is the only truth about what is allowed: the place in it goes into
    /// records.
    fn answers(&self, position: &Self::Position, seat: Seat, each: &mut impl FnMut(Self::Action));

    /// Whether an action is among the [`answers`](Game::answers) of a seat that is asked. The default walks them all; where
    /// lists are long a game answers directly, and the conformance suite compares the two.
    #[inline]
    fn is_answer(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> bool {
        let mut found = false;
        self.answers(position, seat, &mut |answer| found |= answer == action);
        found
    }

    /// One of the [`answers`](Game::answers) of a seat that is asked, found without listing them: `choose` is told how many there
    /// are and says which place it wants, below that number. `None` where the list has to be walked, and then nobody was asked to
    /// choose; that is the default. Where lists are long a game counts instead, and the conformance suite compares the two.
    #[inline]
    fn pick_answer(
        &self,
        _position: &Self::Position,
        _seat: Seat,
        _choose: impl FnOnce(usize) -> usize,
    ) -> Option<(usize, Self::Action)> {
        None
    }

    /// Why an action is not legal: the rule that stands against it, and the reason as far as the seat may know it. It is
    /// asked of actions that are not among the answers, and of any action of a seat that is not asked; what it says of a
    /// legal one means nothing.
    fn why_not(&self, position: &Self::Position, seat: Seat, action: Self::Action) -> Refusal;

    /// What a legal answer does, wholly, up to the next question. The engine calls it, see [`GameExt`](crate::GameExt): the
    /// action is one of the answers, and is not checked again here.
    fn effect(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut Chance,
        log: &mut Log<Self::Event>,
    );

    /// The sand-glass that runs, if one does.
    #[inline]
    fn timer(&self, _position: &Self::Position) -> Option<Timer> {
        None
    }

    /// A sand-glass has run out.
    fn expire(
        &self,
        _position: &mut Self::Position,
        _timer: TimerId,
        _chance: &mut Chance,
        _log: &mut Log<Self::Event>,
    ) {
    }

    /// How the game ended, once it has.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// The count at the end, line by line; empty before.
    fn sheet(&self, position: &Self::Position) -> Vec<SheetLine>;

    /// Everything this viewer may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// A whole position in which this viewer could be.
    fn resample(&self, view: &Self::View, chance: &mut Chance) -> Self::Position;

    /// Counts every component: nothing was created or lost.
    ///
    /// # Errors
    /// Says what is missing or too many.
    fn audit(&self, position: &Self::Position) -> Result<(), String>;

    /// What every viewer sees alike, whoever's view it is made from, from the ground up. Where many look at a table it is
    /// made once for all of them. A part is common for good or never: it does not wander between here and
    /// [`scene`](Game::scene).
    fn common(&self, _view: &Self::View, _say: &Say<'_>) -> Vec<PartGroup> {
        Vec::new()
    }

    /// What the viewer sees besides, without the offers: both are added by the engine, see [`crate::full_scene`].
    fn scene(&self, view: &Self::View, say: &Say<'_>) -> Scene;

    /// A legal action of `seat` as a person can choose it. An offer that comes again and again may be kept and shared.
    fn offer(&self, view: &Self::View, seat: Seat, action: Self::Action, say: &Say<'_>) -> SharedOffer;

    /// The actions somebody may mean who points at this element; the first refusal among them answers
    /// "why can't I?".
    fn pointed_at(&self, view: &Self::View, seat: Seat, element: &str) -> Vec<Self::Action>;

    /// An event as a line of the log.
    fn line(&self, event: &Self::Event) -> Line;
}

/// The whole scene of a viewer: what is common, the game's scene and the viewer's offers, all computed from the view.
#[must_use]
pub fn full_scene<G: Game>(game: &G, view: &G::View, say: &Say<'_>, chance: &mut Chance) -> Scene {
    let common = Arc::new(Common::new(game.common(view, say)));
    full_scene_over(game, common, view, say, chance)
}

/// The whole scene of a viewer where what is common has been made before.
#[must_use]
pub fn full_scene_over<G: Game>(
    game: &G,
    common: Arc<Common>,
    view: &G::View,
    say: &Say<'_>,
    chance: &mut Chance,
) -> Scene {
    let mut scene = Scene { common, ..game.scene(view, say) };
    if let Viewer::Seat(seat) = say.viewer() {
        let imagined = game.resample(view, chance);
        let mut legal = Vec::new();
        game.legal(&imagined, seat, &mut legal);
        scene.offers = legal.into_iter().map(|action| game.offer(view, seat, action, say)).collect();
        // Who can only pass has nothing to decide. In real time waiting is something to decide.
        let mut answers = scene.offers.iter().filter(|offer| offer.kind != OfferKind::Aside);
        let only_passes = answers.next().is_some_and(|only| only.kind == OfferKind::Pass) && answers.next().is_none();
        scene.prompt.idle = scene.prompt.mine && only_passes && !game.in_real_time(&imagined);
    }
    scene
}

/// What a seat may do, found from its view alone.
#[must_use]
pub fn legal_in_view<G: Game>(game: &G, view: &G::View, seat: Seat, chance: &mut Chance) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(&game.resample(view, chance), seat, &mut legal);
    legal
}

/// Why a seat cannot do what pointing at an element means: `None` if it can, or if the element means nothing.
#[must_use]
pub fn why_not<G: Game>(game: &G, view: &G::View, seat: Seat, element: &str, chance: &mut Chance) -> Option<Refusal> {
    let mut refusal = None;
    for action in game.pointed_at(view, seat, element) {
        // Asked of a position imagined from the view, so that the answer cannot tell what the seat does not know.
        let position = game.resample(view, chance);
        if game.is_legal(&position, seat, action) {
            return None;
        }
        refusal = refusal.or_else(|| Some(game.why_not(&position, seat, action)));
    }
    refusal
}

/// Any seat at all, for fuzzing actions that name one.
///
/// # Errors
/// If the bytes have run out.
pub fn arbitrary_seat(bytes: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<Seat> {
    Ok(Seat::new(bytes.int_in_range(0..=cenacle_scene::MAX_SEATS - 1)?))
}
