//! A typed table behind the common face.

use std::{
    any::Any,
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

use cenacle_scene::{
    Lang, Line, MAX_SEATS, Phrase, Say, Scene, Seat, Seats, Text, Viewer,
    scene::{Common, Id},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    About, Chain, Chance, Game, GameExt, Header, Input, Next, NotTaken, Options, Outcome, Record, RecordError,
    RecordedInput, Refusal, SheetLine, Sitter, Snapshot, Table, Timer, TimerId, Topic, VirtualClock, full_scene_over,
    guide::{kind_of_action, kind_of_rule},
    guide_key, why_not,
};

use super::{AnyTable, Checkpoint, PositionFile, SaidLine, SaidSheetLine, json, opened::Texts, position_file};

/// What a seat may do, kept as long as the position is the same.
type Legal<G> = Arc<[<G as Game>::Action]>;

pub(super) struct Erased<G: Game> {
    table: Table<G>,
    texts: Arc<Texts>,
    names: Vec<Text>,
    /// Covers everything up to the last input, so that the line of one input costs the same late in a game as early.
    chain: Chain,
    last: Mutex<Option<(usize, Seat, bool)>>,
    /// What everybody sees alike in this position, by language.
    common: Mutex<[Option<Arc<Common>>; 2]>,
    /// What each seat may do in this position: a server asks for it several times a decision.
    legal: Mutex<[Option<Legal<G>>; MAX_SEATS]>,
}

impl<G: Game> Erased<G> {
    pub(super) fn new(table: Table<G>, texts: Arc<Texts>) -> Erased<G> {
        let mut chain = Chain::new(&table.header(&texts.data));
        table.steps().iter().for_each(|step| chain.step(step));
        Erased::with_chain(table, texts, chain)
    }

    pub(super) fn with_chain(table: Table<G>, texts: Arc<Texts>, chain: Chain) -> Erased<G> {
        let names = table.names().into_iter().map(Text::from).collect();
        Erased { table, texts, names, chain, last: Mutex::new(None), common: Mutex::default(), legal: Mutex::default() }
    }

    /// What everybody sees alike: made from a view that knows nothing else.
    fn common(&self, lang: Lang) -> Arc<Common> {
        let mut common = self.common.lock().unwrap_or_else(PoisonError::into_inner);
        let common = &mut common[lang as usize];
        let make = || {
            let view = self.table.game().view(self.table.position(), Viewer::Spectator);
            Arc::new(Common::new(self.table.game().common(&view, &self.voice(Viewer::Spectator, lang))))
        };
        common.get_or_insert_with(make).clone()
    }

    /// What a seat may do.
    fn legal(&self, seat: Seat) -> Arc<[G::Action]> {
        let mut legal = self.legal.lock().unwrap_or_else(PoisonError::into_inner);
        legal[seat.index()].get_or_insert_with(|| self.table.legal(seat).into()).clone()
    }

    /// Where an action stands in a seat's legal list now.
    fn place_now(&self, seat: Seat, action: G::Action) -> Result<usize, NotTaken> {
        let now = self.legal(seat);
        if let Some(index) = now.iter().position(|other| *other == action) {
            return Ok(index);
        }
        // Asked of a position imagined from the view, so that the answer cannot tell what the seat does not know.
        let (game, mut chance) = (self.table.game(), self.table.thought());
        let position = game.resample(&game.view(self.table.position(), Viewer::Seat(seat)), &mut chance);
        if game.is_legal(&position, seat, action) {
            return Err(NotTaken::NoSuchIndex { legal: now.len() });
        }
        Err(game.why_not(&position, seat, action).into())
    }

    /// The position is another.
    fn moved(&mut self) {
        *self.legal.get_mut().unwrap_or_else(PoisonError::into_inner) = Default::default();
        *self.common.get_mut().unwrap_or_else(PoisonError::into_inner) = [None, None];
    }

    /// The last input was taken, not replayed.
    fn link(&mut self) {
        self.moved();
        if let Some(step) = self.table.steps().last() {
            self.chain.step(step);
        }
    }

    /// Inputs were taken back.
    fn unlink(&mut self) {
        self.moved();
        *self.last.get_mut().unwrap_or_else(PoisonError::into_inner) = None;
        let mut chain = Chain::new(&self.table.header(&self.texts.data));
        self.table.steps().iter().for_each(|step| chain.step(step));
        self.chain = chain;
    }

    fn voice(&self, viewer: Viewer, lang: Lang) -> Say<'_> {
        Say::knowing(self.texts.words(lang), &self.names, viewer)
    }
}

impl<G: Game> AnyTable for Erased<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn options(&self) -> &Options {
        self.table.options()
    }

    fn sitters(&self) -> &[Sitter] {
        self.table.sitters()
    }

    fn names(&self) -> Vec<String> {
        self.table.names()
    }

    fn inputs(&self) -> usize {
        self.table.inputs()
    }

    fn base(&self) -> usize {
        self.table.base()
    }

    fn decided(&self, n: usize) -> Option<Seat> {
        match self.table.steps().get(n.checked_sub(self.table.base() + 1)?)?.input {
            Input::Decision { seat, .. } => Some(seat),
            Input::Expiry(_) => None,
        }
    }

    fn to_act(&self) -> Seats {
        self.table.game().to_act(self.table.position())
    }

    fn awaited(&self) -> Seats {
        self.table.game().awaited(self.table.position())
    }

    fn in_real_time(&self) -> bool {
        self.table.game().in_real_time(self.table.position())
    }

    fn bots_wait(&self) -> Option<u32> {
        self.table.game().bots_wait(self.table.position())
    }

    fn next(&self, clock: &mut VirtualClock) -> Next {
        clock.next(&**self.table.game(), self.table.position())
    }

    fn busy(&self, clock: &mut VirtualClock, seat: Seat, index: usize, jitter: &mut Chance) {
        if let Some(action) = self.legal(seat).get(index) {
            clock.act(&**self.table.game(), self.table.position(), seat, *action, jitter);
        }
    }

    fn legal_count(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn legal_json(&self, seat: Seat) -> Vec<Value> {
        self.legal(seat).iter().map(json).collect()
    }

    fn legal_mark(&self, seat: Seat) -> u64 {
        let mut hash = DefaultHasher::new();
        self.legal(seat).hash(&mut hash);
        hash.finish()
    }

    fn decide(&mut self, seat: Seat, index: usize) -> Result<(), NotTaken> {
        let legal = self.legal(seat);
        self.table.decide_index_of(seat, index, &legal)?;
        self.link();
        Ok(())
    }

    fn overtaken(&self, seat: Seat, inputs: usize, index: usize) -> Result<usize, NotTaken> {
        let then = self.table.at(inputs).map_or(Vec::new(), |then| then.legal(seat));
        let action = *then.get(index).ok_or(NotTaken::NoSuchIndex { legal: then.len() })?;
        self.place_now(seat, action)
    }

    fn place_of(&self, seat: Seat, action: &Value) -> Result<usize, NotTaken> {
        let unknown = |error: serde_json::Error| NotTaken::NoAction { reason: format!("{action}: {error}") };
        self.place_now(seat, G::Action::deserialize(action).map_err(unknown)?)
    }

    fn timer(&self) -> Option<Timer> {
        self.table.game().timer(self.table.position())
    }

    fn expire(&mut self, timer: TimerId) -> Result<(), NotTaken> {
        self.table.expire(timer)?;
        self.link();
        Ok(())
    }

    fn may_undo(&self, seat: Seat) -> bool {
        self.table.may_undo(seat)
    }

    fn could_take_back(&self, seat: Seat, index: usize) -> bool {
        self.legal(seat).get(index).is_some_and(|action| self.table.could_take_back(seat, *action))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        // The question is asked at every redraw and answered by playing the game again: keep the last answer.
        let key = self.inputs();
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        match *last {
            Some((inputs, asked, answer)) if inputs == key && asked == seat => answer,
            _ => {
                let answer = self.table.undo_point(seat).is_some();
                *last = Some((key, seat, answer));
                answer
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NotTaken> {
        // Only what was played from its beginning can be hashed again.
        if self.table.base() > 0 {
            return Err(NotTaken::NothingToUndo);
        }
        self.table.undo(seat)?;
        self.unlink();
        Ok(())
    }

    fn take_back(&mut self, inputs: usize) -> Result<(), NotTaken> {
        if self.table.base() > 0 {
            return Err(NotTaken::NothingToUndo);
        }
        self.table.take_back(inputs)?;
        self.unlink();
        Ok(())
    }

    fn redo(&mut self, seat: Seat) -> Result<(), NotTaken> {
        self.table.redo(seat)?;
        self.link();
        Ok(())
    }

    fn redoable(&self) -> Option<Seat> {
        self.table.redoable()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn sheet(&self, lang: Lang, viewer: Viewer) -> Vec<SaidSheetLine> {
        let say = self.voice(viewer, lang);
        let said = |line: SheetLine| SaidSheetLine {
            seat: line.seat,
            label: say.phrase(&line.label).into(),
            column: say.word(line.column).into(),
            value: line.value,
            rule: line.rule,
        };
        self.table.game().sheet(self.table.position()).into_iter().map(said).collect()
    }

    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        let (game, position) = (self.table.game(), self.table.position());
        let view = game.view(position, viewer);
        let say = self.voice(viewer, lang);
        let common = self.common(lang);
        match viewer {
            Viewer::Seat(seat) if game.to_act(position).contains(seat) => {
                full_scene_over(&**game, common, &view, &say, &mut self.table.thought())
            }
            // Nobody else is offered anything.
            _ => Scene { common, ..game.scene(&view, &say) },
        }
    }

    fn labels(&self, seat: Seat, lang: Lang) -> Vec<Text> {
        let (game, viewer) = (self.table.game(), Viewer::Seat(seat));
        let (view, say) = (game.view(self.table.position(), viewer), self.voice(viewer, lang));
        self.legal(seat).iter().map(|action| game.offer(&view, seat, *action, &say).label.clone()).collect()
    }

    fn guide(&self, seat: Seat, lang: Lang) -> Vec<Topic> {
        let mut found: Vec<(String, Option<usize>, Option<Id>)> = Vec::new();
        for (index, action) in self.legal(seat).iter().enumerate() {
            let action = json(action);
            let kind = kind_of_action(&action);
            if found.iter().all(|(known, ..)| known != kind) {
                found.push((kind.to_owned(), Some(index), None));
            }
        }
        let (game, say) = (self.table.game(), self.voice(Viewer::Seat(seat), lang));
        let view = game.view(self.table.position(), Viewer::Seat(seat));
        let scene = Scene { common: self.common(lang), ..game.scene(&view, &say) };
        let all = scene.tableau();
        let pieces = all.pieces.iter().map(|piece| (&piece.id, piece.rule));
        let places = all.places.iter().map(|place| (&place.id, place.rule));
        let mut rules = BTreeSet::new();
        let fresh =
            |(id, rule): (&Id, Option<&'static str>)| Some((id.clone(), rule.filter(|rule| rules.insert(*rule))?));
        let things = pieces.chain(places).filter_map(fresh);
        found.extend(things.map(|(id, rule)| (kind_of_rule(rule), None, Some(id))));
        let words = self.texts.words(lang);
        let topic = |(kind, offer, element): (String, Option<usize>, Option<Id>)| {
            let key = guide_key(&kind);
            words.has(&key).then(|| Topic { text: say.word(&key), kind, offer, element })
        };
        found.into_iter().filter_map(topic).collect()
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        json(&self.table.game().view(self.table.position(), viewer))
    }

    fn position(&self) -> PositionFile {
        position_file(&**self.table.game(), self.table.position())
    }

    fn imagined(&self, viewer: Viewer) -> Value {
        let game = self.table.game();
        let view = game.view(self.table.position(), viewer);
        json(&game.resample(&view, &mut self.table.thought()))
    }

    fn log(&self, viewer: Viewer, lang: Lang, from: usize) -> Vec<SaidLine> {
        let say = self.voice(viewer, lang);
        self.table
            .told_from(viewer, from)
            .map(|(n, event)| {
                let Line { phrase, seat, rule, about, weight } = self.table.game().line(event);
                SaidLine { n, text: say.phrase(&phrase), seat, rule, about, weight }
            })
            .collect()
    }

    fn why_not(&self, seat: Seat, element: &str) -> Option<Refusal> {
        let game = self.table.game();
        let view = game.view(self.table.position(), Viewer::Seat(seat));
        why_not(&**game, &view, seat, element, &mut self.table.thought())
    }

    fn say(&self, phrase: &Phrase, lang: Lang, viewer: Viewer) -> String {
        self.voice(viewer, lang).phrase(phrase).into()
    }

    fn audit(&self) -> Result<(), String> {
        self.table.game().audit(self.table.position())
    }

    fn header(&self) -> Header {
        self.table.header(&self.texts.data)
    }

    fn last_line(&self) -> Option<RecordedInput> {
        Some(RecordedInput::new(self.inputs(), self.table.steps().last()?, &self.chain))
    }

    fn follow(&mut self, line: &RecordedInput) -> Result<(), RecordError> {
        self.moved();
        self.table.follow(line, &mut self.chain)
    }

    fn compare(&self, record: &Record, text: &str) -> Result<(), RecordError> {
        record.compare(&self.table, &self.chain, text, &self.texts.data)
    }

    fn checkpoint(&self) -> Checkpoint {
        Checkpoint { chain: self.chain.save(), snapshot: json_snapshot(self.table.snapshot()) }
    }

    fn record(&self) -> Record {
        self.table.record(&self.texts.data)
    }

    fn at(&self, inputs: usize) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(Erased::new(self.table.at(inputs)?, self.texts.clone())))
    }

    fn as_any(&self) -> &dyn Any {
        &self.table
    }
}

fn json_snapshot<P: Serialize>(snapshot: Snapshot<P>) -> Snapshot<Value> {
    let Snapshot { inputs, position, words, drawn } = snapshot;
    Snapshot { inputs, position: json(&position), words, drawn }
}
