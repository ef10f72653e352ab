//! What a bot would do in a player's place.

use std::{num::NonZeroU8, sync::Arc};

use cenacle_bots::{Advice, Advising, BotSpec, Budget, Choice, ErrorModel, Reason, SearchSpec};
use cenacle_scene::{Lang, Seat, Text, Viewer};
use cenacle_table::AnyTable;

use crate::{
    error::AppError,
    nodes::{Asked, Nodes, Question, Thought},
    secrets,
    shelf::OnShelf,
    tables::{
        bots::{Elsewhere, Whence},
        directory::Services,
        requests::{Answered, Reply},
        turns::Client,
    },
    wire::{Code, GuestId, Hint, HintChoice, HintReason},
};

use super::TableTask;

/// Who gives hints.
const HINTS: SearchSpec =
    SearchSpec { budget: Budget::Millis(1000), threads: NonZeroU8::MIN, error_model: ErrorModel::NONE };
/// How many actions are named.
const BEST: usize = 3;

/// A question of the game that a bot is to think about for a player.
pub(crate) struct Advised {
    /// The last event before it was asked.
    n: u64,
    seat: Seat,
    lang: Lang,
    /// What may be done, in words, in the order of the legal list.
    labels: Vec<Text>,
    /// Which game: reasons are said in its words.
    game: &'static str,
    advising: Advising,
}

impl TableTask {
    /// A bot thinks for a player and answers him, while the table goes on.
    pub(super) fn hint(&self, by: GuestId, seat: Option<Seat>, lang: Lang, reply: Reply) {
        let services = self.services.clone();
        let client = Client { origin: services.origins.of(by), guest: Some(by), table: self.id, watched: true };
        let (advised, elsewhere) = match self.hinting(by, seat, lang, &client) {
            Ok(hinting) => hinting,
            Err(error) => return reply.refuse(&error, &services.sentences),
        };
        tokio::spawn(async move {
            match advised.think_or(&services, client, elsewhere).await {
                Ok(hint) => reply.answer(Answered::Hint(hint)),
                Err(error) => reply.refuse(&error, &services.sentences),
            }
        });
    }

    /// All that the bot gets is what the player's seat may know.
    fn hinting(
        &self,
        by: GuestId,
        seat: Option<Seat>,
        lang: Lang,
        client: &Client,
    ) -> Result<(Advised, Option<Elsewhere<Hint>>), AppError> {
        let meta = self.meta.as_ref().ok_or(Code::NoSuchTable)?;
        let seat = meta.seat_of(by, seat)?;
        if !meta.hints {
            return Err(Code::HintsOff.into());
        }
        let play = self.play.as_ref().ok_or(Code::NotStarted)?;
        let on = self.services.shelf.find(&meta.game, meta.rules_version, &meta.data).ok_or(Code::OtherRules)?;
        let n = play.n();
        let advised = Advised::of(on, play.table(), seat, n, lang).ok_or(Code::NotYourTurn)?;
        let lends = self.services.bots.has_no_hints_left();
        let elsewhere = self.services.nodes.clone().filter(|nodes| lends && nodes.has_thinkers()).map(|nodes| {
            let question = Question::new(meta, play.table(), seat, Asked::Hint { n, lang }, client);
            Box::pin(elsewhere(nodes, question)) as Elsewhere<Hint>
        });
        Ok((advised, elsewhere))
    }
}

/// Another process thinks.
async fn elsewhere(nodes: Arc<Nodes>, question: Question) -> Option<Hint> {
    match nodes.have_thought(question).await? {
        Thought::Hint(hint) => Some(hint),
        Thought::Bot { .. } => None,
    }
}

impl Advised {
    /// What a seat is asked; nothing if it is not.
    pub(crate) fn of(on: &OnShelf, table: &dyn AnyTable, seat: Seat, n: u64, lang: Lang) -> Option<Advised> {
        // Chance that has nothing to do with the game's: what the bot thinks cannot tell of it.
        let adviser = on.sit(BotSpec::Search(HINTS), &secrets::seed(), seat);
        let advising = adviser.consult(table)?;
        Some(Advised { n, seat, lang, labels: table.labels(seat, lang), game: on.game.about().id, advising })
    }

    pub(crate) async fn think(self, services: &Services, client: Client) -> Result<Hint, AppError> {
        self.think_or(services, client, None).await
    }

    async fn think_or(
        self,
        services: &Services,
        client: Client,
        elsewhere: Option<Elsewhere<Hint>>,
    ) -> Result<Hint, AppError> {
        let Advised { n, seat, lang, labels, game, advising } = self;
        let advice = services.bots.advise_or(client, advising, elsewhere).await;
        let advice = match advice.map_err(|fault| AppError::with(Code::Internal, fault))? {
            Whence::There(hint) => return Ok(hint),
            Whence::Here(advice) => advice,
        };
        let Advice { choices, reasons, iterations, .. } = advice;
        let on = services.shelf.newest(game).ok_or(Code::NoSuchGame)?;
        let reason = |reason: &Reason| HintReason::said(reason, &*on.game, lang, Viewer::Seat(seat));
        let choice = |(at, choice): (usize, &Choice)| HintChoice {
            index: choice.index,
            label: labels.get(choice.index).map_or_else(String::new, ToString::to_string),
            chance: choice.worth[seat.index()],
            why: reasons.get(at).into_iter().flatten().map(reason).collect(),
        };
        let choices = choices.iter().take(BEST).enumerate().map(choice).collect();
        Ok(Hint { n, choices, iterations })
    }
}
