//! Cleopatra as a game of the turnbase engine, made as quick as its interface allows: one stream of chance for all
//! positions, and the view of the observer made once.

use std::cell::{Cell, RefCell};

use cenacle_cleopatra::{Action, Cleopatra, Position, View};
use cenacle_table::{Chance, Evaluator, Game as _, GameExt as _, Log, Seat, Seed, Stream, Viewer, Worth};
use turnbase::{ActivePlayers, Determinize, Game, PlayerId, Prng};

pub(crate) struct Adapter<'a> {
    game: &'a Cleopatra,
    position: &'a Position,
    view: View,
    pub(crate) observer: Seat,
    /// Decisions from the root after which the position is evaluated.
    cut: Option<u32>,
    chance: RefCell<Chance>,
    evaluated: Cell<Worth>,
}

/// A position, and how many decisions led to it from the root.
#[derive(Clone)]
pub(crate) struct State {
    position: Position,
    decisions: u32,
}

impl<'a> Adapter<'a> {
    pub(crate) fn new(game: &'a Cleopatra, position: &'a Position, observer: Seat, cut: Option<u32>) -> Adapter<'a> {
        let view = game.view(position, Viewer::Seat(observer));
        let chance = RefCell::new(Chance::new(&Seed::from_text("bench"), Stream::Thought));
        Adapter { game, position, view, observer, cut, chance, evaluated: Cell::default() }
    }

    pub(crate) fn root(&self) -> State {
        State { position: *self.position, decisions: 0 }
    }
}

fn seat(player: PlayerId) -> Seat {
    Seat::new(player.index() as usize)
}

impl Game for Adapter<'_> {
    type State = State;
    type Action = Action;
    type View = View;

    fn new_initial_state(&self, _: u64) -> State {
        self.root()
    }

    fn num_players(&self) -> usize {
        self.position.players.into()
    }

    fn active_players(&self, state: &State) -> ActivePlayers {
        // One after another: what the search makes of several.
        match self.game.to_act(&state.position).first() {
            Some(seat) => ActivePlayers::one(PlayerId::new(seat.index() as u32)),
            None => ActivePlayers::none(),
        }
    }

    fn legal_actions(&self, state: &State, player: PlayerId) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(&state.position, seat(player), &mut legal);
        legal
    }

    fn apply(&self, state: &mut State, player: PlayerId, action: Action) {
        let (mut chance, mut log) = (self.chance.borrow_mut(), Log::silent());
        self.game
            .apply(&mut state.position, seat(player), action, &mut chance, &mut log)
            .expect("a legal action is accepted");
        state.decisions += 1;
    }

    fn is_terminal(&self, state: &State) -> bool {
        state.position.is_over() || self.cut.is_some_and(|cut| state.decisions >= cut)
    }

    fn reward(&self, state: &State, player: PlayerId) -> f64 {
        // Asked for one seat after another, evaluated once.
        if player.index() == 0 {
            let evaluated = match self.game.outcome(&state.position) {
                Some(outcome) => std::array::from_fn(|index| outcome.win_share(Seat::new(index)) as f32),
                None => self.game.evaluate(&state.position),
            };
            self.evaluated.set(evaluated);
        }
        f64::from(self.evaluated.get()[player.index() as usize])
    }

    fn view(&self, state: &State, viewer: Option<PlayerId>) -> View {
        self.game.view(&state.position, viewer.map_or(Viewer::Spectator, |player| Viewer::Seat(seat(player))))
    }
}

impl Determinize for Adapter<'_> {
    fn determinize(&self, _: &State, _: PlayerId, _: &mut Prng) -> State {
        State { position: self.game.resample(&self.view, &mut self.chance.borrow_mut()), decisions: 0 }
    }
}
