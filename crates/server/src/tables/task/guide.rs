//! What the guide has to say: a sentence for each kind of thing, and what a choice would cost.

use cenacle_bots::Weighing;
use cenacle_scene::{Lang, Seat, Viewer};
use cenacle_table::Topic;

use crate::{
    error::AppError,
    secrets,
    tables::{
        directory::Services,
        requests::{Answered, Reply},
        turns::Client,
    },
    wire::{Code, GuestId, Guide, GuideTopic, Guiding, HintReason, Weighed},
};

use super::TableTask;

/// A choice that is to be weighed for a player.
struct Weigher {
    n: u64,
    seat: Seat,
    lang: Lang,
    index: usize,
    last: bool,
    /// Which game: changes are said in its words.
    game: &'static str,
    /// Nothing where nobody may ask what a bot thinks.
    weighing: Option<Weighing>,
}

impl TableTask {
    /// All that is told comes from what the player's seat may know.
    pub(super) fn guide(&self, by: GuestId, guiding: &Guiding, lang: Lang, reply: Reply) {
        let services = self.services.clone();
        let lang = guiding.lang.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or(lang);
        let Some(index) = guiding.index else {
            return match self.topics(by, guiding.seat, lang) {
                Ok(guide) => reply.answer(Answered::Guide(guide)),
                Err(error) => reply.refuse(&error, &services.sentences),
            };
        };
        let weigher = match self.weigher(by, guiding.seat, index, lang) {
            Ok(weigher) => weigher,
            Err(error) => return reply.refuse(&error, &services.sentences),
        };
        let client = Client { origin: services.origins.of(by), guest: Some(by), table: self.id, watched: true };
        tokio::spawn(async move {
            match weigher.weigh(&services, client).await {
                Ok(guide) => reply.answer(Answered::Guide(guide)),
                Err(error) => reply.refuse(&error, &services.sentences),
            }
        });
    }

    fn topics(&self, by: GuestId, seat: Option<Seat>, lang: Lang) -> Result<Guide, AppError> {
        let seat = self.meta.as_ref().ok_or(Code::NoSuchTable)?.seat_of(by, seat)?;
        let play = self.play.as_ref().ok_or(Code::NotStarted)?;
        let said = |Topic { kind, text, offer, element }: Topic| GuideTopic {
            kind,
            text: text.to_string(),
            offer,
            element: element.map(|id| id.to_string()),
        };
        let topics = play.table().guide(seat, lang).into_iter().map(said).collect();
        Ok(Guide { n: play.n(), topics, weighed: None })
    }

    fn weigher(&self, by: GuestId, seat: Option<Seat>, index: usize, lang: Lang) -> Result<Weigher, AppError> {
        let meta = self.meta.as_ref().ok_or(Code::NoSuchTable)?;
        let seat = meta.seat_of(by, seat)?;
        let play = self.play.as_ref().ok_or(Code::NotStarted)?;
        if !play.to_act().contains(seat) {
            return Err(Code::NotYourTurn.into());
        }
        let on = self.services.shelf.find(&meta.game, meta.rules_version, &meta.data).ok_or(Code::OtherRules)?;
        let weighing = match meta.hints {
            true => Some(on.weigh(play.table(), seat, index, &secrets::seed()).ok_or(Code::Stale)?),
            false => None,
        };
        let last = play.is_final(seat, index);
        Ok(Weigher { n: play.n(), seat, lang, index, last, game: on.game.about().id, weighing })
    }
}

impl Weigher {
    async fn weigh(self, services: &Services, client: Client) -> Result<Guide, AppError> {
        let Weigher { n, seat, lang, index, last, game, weighing } = self;
        let changes = match weighing {
            Some(weighing) => services.bots.advise(client, weighing).await,
            None => Ok(Vec::new()),
        };
        let changes = changes.map_err(|fault| AppError::with(Code::Internal, fault))?;
        let on = services.shelf.newest(game).ok_or(Code::NoSuchGame)?;
        let changes =
            changes.iter().map(|reason| HintReason::said(reason, &*on.game, lang, Viewer::Seat(seat))).collect();
        Ok(Guide { n, topics: Vec::new(), weighed: Some(Weighed { index, last, changes }) })
    }
}
