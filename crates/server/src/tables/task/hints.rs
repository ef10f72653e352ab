//! What a bot would do in a player's place.

use std::num::NonZeroU8;

use cenacle_bots::{Advice, Advising, BotSpec, Budget, Choice, ErrorModel, Reason, SearchSpec};
use cenacle_scene::{Lang, Seat, Text, Viewer};

use crate::{
    error::AppError,
    secrets,
    tables::{
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
struct Hinting {
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
        let hinting = match self.hinting(by, seat, lang) {
            Ok(hinting) => hinting,
            Err(error) => return reply.refuse(&error, &services.sentences),
        };
        let client = Client { origin: services.origins.of(by), guest: Some(by), table: self.id, watched: true };
        tokio::spawn(async move {
            match hinting.think(&services, client).await {
                Ok(hint) => reply.answer(Answered::Hint(hint)),
                Err(error) => reply.refuse(&error, &services.sentences),
            }
        });
    }

    /// All that the bot gets is what the player's seat may know.
    fn hinting(&self, by: GuestId, seat: Option<Seat>, lang: Lang) -> Result<Hinting, AppError> {
        let meta = self.meta.as_ref().ok_or(Code::NoSuchTable)?;
        let seat = meta.seat_of(by, seat)?;
        if !meta.hints {
            return Err(Code::HintsOff.into());
        }
        let play = self.play.as_ref().ok_or(Code::NotStarted)?;
        let on = self.services.shelf.find(&meta.game, meta.rules_version, &meta.data).ok_or(Code::OtherRules)?;
        // Chance that has nothing to do with the game's: what the bot thinks cannot tell of it.
        let adviser = on.sit(BotSpec::Search(HINTS), &secrets::seed(), seat);
        let advising = adviser.consult(play.table()).ok_or(Code::NotYourTurn)?;
        let labels = play.table().labels(seat, lang);
        Ok(Hinting { n: play.n(), seat, lang, labels, game: on.game.about().id, advising })
    }
}

impl Hinting {
    async fn think(self, services: &Services, client: Client) -> Result<Hint, AppError> {
        let Hinting { n, seat, lang, labels, game, advising } = self;
        let advice = services.bots.advise(client, advising).await;
        let Advice { choices, reasons, iterations, .. } =
            advice.map_err(|fault| AppError::with(Code::Internal, fault))?;
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
