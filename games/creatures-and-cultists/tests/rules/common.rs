//! Positions for tests, built in a few words.

use cenacle_creatures_and_cultists::{
    Action, CreaturesAndCultists, Event, Face, Family, Hand, MEMBERS, Position, Roll, Sect, Task, Verdict,
};
use cenacle_table::{Chance, DataFiles, Game, GameExt, Log, Observers, Options, Pile, Refusal, Seat, Seed, Stream};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CLEO: Seat = Seat::new(2);

/// The left Brute of the bottom row, and its left Conjurer.
pub(crate) const BRUTE: u8 = 0;
pub(crate) const CONJURER: u8 = 4;

/// A game being tried.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: CreaturesAndCultists,
    pub(crate) p: Position,
    pub(crate) told: Vec<Event>,
}

pub(crate) fn game() -> CreaturesAndCultists {
    CreaturesAndCultists::open(&DataFiles::shipped(CreaturesAndCultists::about().data)).unwrap()
}

pub(crate) fn setup(players: u8, pairs: &[(&str, &str)], seed: &str) -> Table {
    let game = game();
    let options = Options::choose(CreaturesAndCultists::about(), players, pairs.iter().copied()).unwrap();
    let mut log = Log::new();
    let p = game.setup(&options, &mut Chance::new(&Seed::from_text(seed), Stream::Game), &mut log).unwrap();
    let told = log.into_entries().into_iter().map(|entry| entry.event).collect();
    Table { game, p, told }
}

impl Table {
    /// Ada's turn has come to its free part; hands are empty, skills are 10, nobody is favoured, only who holds an answer
    /// is asked for it.
    pub(crate) fn new(players: u8) -> Table {
        Table::with(players, &[("windows", "able")])
    }

    pub(crate) fn with(players: u8, pairs: &[(&str, &str)]) -> Table {
        let mut table = setup(players, pairs, "rules");
        let p = &mut table.p;
        // Everything goes back to the pile, by families.
        let figures = table.game.figures();
        (p.pile, p.seen, p.discard, p.table) = (Pile::new(), Pile::new(), Pile::new(), Pile::new());
        // What answers or happens by itself lies at the bottom, so that hands filled meanwhile stay quiet.
        let families = [Family::Defence, Family::Mishap, Family::Event, Family::Sorcery, Family::Brutality];
        for family in families.into_iter().chain([Family::Conjuring]) {
            for face in figures.of(family) {
                (0..figures.copies[face.index()]).for_each(|_| p.pile.push(face));
            }
        }
        p.seen = (0..p.pile.len()).map(|_| 0).collect();
        for seat in p.everybody() {
            p.hands[seat.index()] = Hand::default();
            let sect = &mut p.sects[seat.index()];
            (sect.skills, sect.points, sect.alive, sect.slain) = ([10; 3], 0, Sect::ALL, [0; MEMBERS]);
        }
        (p.round, p.turn, p.last, p.favoured, p.mishaps) = (1, ADA, ADA, None, 0);
        (p.spell, p.duel, p.roll, p.before, p.fought, p.death) = (None, None, None, None, None, None);
        p.tasks.clear();
        p.tasks.push(Task::NextTurn);
        p.tasks.push(Task::Main);
        table.told.clear();
        table
    }

    pub(crate) fn face(&self, id: &str) -> Face {
        self.game.figures().named(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    /// Deals cards from the pile.
    pub(crate) fn hold(&mut self, seat: Seat, ids: &[&str]) -> &mut Table {
        for id in ids {
            let face = self.face(id);
            let index = self.p.pile.iter().position(|one| *one == face).unwrap_or_else(|| panic!("no {id} left"));
            self.p.pile.remove(index);
            self.p.seen.remove(index);
            self.p.hands[seat.index()].gain(face.index(), Observers::of(seat));
        }
        self
    }

    /// A card of the pile comes to its top.
    pub(crate) fn top(&mut self, id: &str) -> &mut Table {
        let face = self.face(id);
        let index = self.p.pile.iter().position(|one| *one == face).unwrap();
        self.p.pile.remove(index);
        self.p.pile.push(face);
        self
    }

    pub(crate) fn points(&mut self, seat: Seat, points: u8) -> &mut Table {
        self.p.sects[seat.index()].points = points;
        self
    }

    pub(crate) fn skills(&mut self, seat: Seat, skills: [u8; 3]) -> &mut Table {
        self.p.sects[seat.index()].skills = skills;
        self
    }

    /// Only these cultists live.
    pub(crate) fn alive(&mut self, seat: Seat, members: &[u8]) -> &mut Table {
        self.p.sects[seat.index()].alive = members.iter().fold(0, |all, member| all | 1 << member);
        self
    }

    pub(crate) fn holds(&self, seat: Seat, id: &str) -> u8 {
        self.p.hand(seat).count(self.face(id).index())
    }

    pub(crate) fn discarded(&self, id: &str) -> bool {
        let face = self.face(id);
        self.p.discard.contains(&face)
    }

    pub(crate) fn laid(&self, id: &str) -> bool {
        let face = self.face(id);
        self.p.table.iter().any(|lasting| lasting.face == face)
    }

    pub(crate) fn lives(&self, seat: Seat, member: u8) -> bool {
        self.p.sect(seat).lives(member)
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&self.p, seat, &mut legal);
        legal
    }

    pub(crate) fn asked(&self) -> Seat {
        self.game.to_act(&self.p).first().expect("somebody is asked")
    }

    fn attempt(&self, seat: Seat, action: Action, number: u64) -> Result<Table, Refusal> {
        let mut after = self.clone();
        let mut log = Log::new();
        let mut chance = Chance::new(&Seed::from_text("dice").derive(number), Stream::Game);
        after.game.apply(&mut after.p, seat, action, &mut chance, &mut log)?;
        after.game.audit(&after.p).unwrap_or_else(|what| panic!("after {action:?}: {what}"));
        after.told.extend(log.into_entries().into_iter().map(|entry| entry.event));
        Ok(after)
    }

    /// A decision, whatever the dice say.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Table {
        *self = self.attempt(seat, action, 0).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        self
    }

    /// A decision, with dice that bring about what is wanted.
    pub(crate) fn until(&mut self, seat: Seat, action: Action, wanted: impl Fn(&Table) -> bool) -> &mut Table {
        let tries = (0..20_000).map(|number| {
            self.attempt(seat, action, number).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"))
        });
        let found = tries.into_iter().find(wanted);
        *self = found.unwrap_or_else(|| panic!("{action:?}: no dice bring it about"));
        self
    }

    /// A decision after which a roll comes to this.
    pub(crate) fn rolling(&mut self, seat: Seat, action: Action, verdict: Verdict) -> &mut Table {
        self.until(seat, action, |table| table.rolled().first().is_some_and(|roll| roll.verdict == Some(verdict)))
    }

    /// A decision after which rolls come to these, one after another.
    pub(crate) fn rolls(&mut self, seat: Seat, action: Action, verdicts: &[Verdict]) -> &mut Table {
        self.until(seat, action, |table| {
            table.rolled().iter().map(|roll| roll.verdict).eq(verdicts.iter().map(|verdict| Some(*verdict)))
        })
    }

    /// Rolls told since the last question but one was answered.
    pub(crate) fn rolled(&self) -> Vec<Roll> {
        let from = self
            .told
            .iter()
            .rposition(|event| matches!(event, Event::Attacks { .. } | Event::Aims { .. } | Event::Plays { .. }));
        let roll = |event: &Event| if let Event::Rolls { roll, .. } = event { Some(*roll) } else { None };
        self.told[from.unwrap_or(0)..].iter().filter_map(roll).collect()
    }

    /// Why a decision is refused; nothing changes.
    pub(crate) fn refused(&self, seat: Seat, action: Action) -> Refusal {
        let mut copy = self.clone();
        let mut chance = Chance::new(&Seed::from_text("refused"), Stream::Game);
        let refusal = copy.game.apply(&mut copy.p, seat, action, &mut chance, &mut Log::silent());
        assert_eq!(copy.p, self.p, "a refusal changes nothing");
        assert_eq!(chance.drawn(), 0, "a refusal draws nothing");
        refusal.err().unwrap_or_else(|| panic!("{action:?} was accepted"))
    }

    pub(crate) fn attack(&mut self, id: &str, by: u8) -> &mut Table {
        let face = self.face(id);
        self.act(ADA, Action::Attack { by, face })
    }

    /// An attack of Ada's on a cultist of Bob's that comes to these rolls.
    pub(crate) fn fight(&mut self, id: &str, by: u8, member: u8, verdicts: &[Verdict]) -> &mut Table {
        self.hold(ADA, &[id]).attack(id, by);
        self.rolls(ADA, Action::Aim { seat: BOB, member }, verdicts)
    }

    /// A card of Ada's, against Bob if it is against anybody.
    pub(crate) fn play(&self, id: &str) -> Action {
        Action::Play { face: self.face(id) }
    }
}
