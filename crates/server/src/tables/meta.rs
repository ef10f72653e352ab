//! Everything about a table that is not in its journal: what was wished, who sits where, how it ended.

use cenacle_scene::Seat;
use cenacle_table::{Added, Header, Options, Pledge, Seed, Sitter, commitment};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    secrets,
    shelf::Mark,
    wire::{
        ClockSetting, CopyOf, Ending, GuestId, Revealing, SeatInfo, SeatKind, Spectators, Status, TableId, TableInfo,
    },
};

use super::{
    reveal::Binding,
    running::{Chair, RunningGame},
};

/// What is known of a table without its game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct TableMeta {
    pub id: TableId,
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The fingerprint of its component data.
    pub data: String,
    /// What was agreed on.
    pub options: Options,
    /// How far it is.
    pub status: Status,
    /// Who sits where.
    pub places: Vec<Place>,
    /// How much time there is.
    pub clock: ClockSetting,
    /// What others may see.
    pub spectators: Spectators,
    /// Whether it stands in the list of open tables.
    pub listed: bool,
    /// Whether people may chat.
    pub chat: bool,
    /// Whether players may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// Whether the game begins by itself.
    pub auto_start: bool,
    /// Who made it.
    pub maker: GuestId,
    /// The server's part of the seed.
    pub secret: Seed,
    /// The position the game begins in, if it is tried out from a moment of another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// Which moment that is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copy_of: Option<CopyOf>,
    /// When it was made.
    pub created_at: u64,
    /// When the game began.
    pub started_at: Option<u64>,
    /// When it ended.
    pub finished_at: Option<u64>,
    /// The head of the record, once the game has begun.
    pub header: Option<Header>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// Where the same people play again.
    pub rematch: Option<TableId>,
    /// Whether the server could not go on with it: its journal is kept, and not played again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub broken: bool,
    /// Whom the host sent away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub barred: Vec<GuestId>,
    /// Everybody sits, and players show what they bound themselves to; it stays as it was when the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealing: Option<Revealing>,
}

/// A seat before the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Place {
    /// Whether only who has its link may sit there.
    #[serde(default)]
    pub by_invitation: bool,
    /// Who may sit there without a link.
    #[serde(default)]
    pub reserved: Option<GuestId>,
    /// Who sits there.
    pub guest: Option<GuestId>,
    /// The name at the seat.
    pub name: String,
    /// Or the bot that does.
    pub bot: Option<String>,
    /// Whether who sits there, or for whom it is kept, is a program with an account of its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bot_account: bool,
    /// What the player added to the seed, at tables from before players bound themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub added: Option<String>,
    /// What the player bound himself to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub binding: Option<Binding>,
}

impl Place {
    /// Who sits or may sit there.
    #[must_use]
    pub(crate) fn kind(&self) -> SeatKind {
        match (&self.guest, &self.bot) {
            (Some(_), _) => SeatKind::Person,
            (None, Some(_)) => SeatKind::Bot,
            (None, None) if self.by_invitation || self.reserved.is_some() => SeatKind::Invited,
            (None, None) => SeatKind::Open,
        }
    }

    /// Whether nobody sits there.
    #[must_use]
    pub(crate) fn is_free(&self) -> bool {
        self.guest.is_none() && self.bot.is_none()
    }
}

impl TableMeta {
    /// The seats a guest holds.
    pub(crate) fn seats_of(&self, guest: GuestId) -> impl Iterator<Item = Seat> + '_ {
        let held = move |(index, place): (usize, &Place)| (place.guest == Some(guest)).then(|| Seat::new(index));
        self.places.iter().enumerate().filter_map(held)
    }

    /// The guests who sit there, each once.
    pub(crate) fn guests(&self) -> impl Iterator<Item = GuestId> + '_ {
        let first = |(index, guest): (usize, GuestId)| self.seats_of(guest).next() == Some(Seat::new(index));
        let seated = self.places.iter().enumerate().filter_map(|(index, place)| Some((index, place.guest?)));
        seated.filter(move |one| first(*one)).map(|(_, guest)| guest)
    }

    /// What the seed is made of.
    #[must_use]
    pub(crate) fn pledge(&self) -> Pledge {
        if let Some(pledge) = self.bound_pledge() {
            return pledge;
        }
        let added = self.places.iter().enumerate().filter_map(|(index, place)| {
            let text = place.added.clone()?;
            Some(Added { seat: Seat::new(index), text })
        });
        Pledge::new(self.secret, added.collect())
    }

    /// Which kind of game it is.
    #[must_use]
    pub(crate) fn mark(&self) -> Mark {
        Mark::new(&self.game, self.rules_version, &self.data)
    }

    /// Who plays, as the record says it.
    #[must_use]
    pub(crate) fn sitters(&self) -> Vec<Sitter> {
        self.places.iter().map(|place| Sitter { name: place.name.clone(), bot: place.bot.clone() }).collect()
    }

    /// Who plays at the beginning.
    #[must_use]
    pub(crate) fn chairs(&self) -> Vec<Chair> {
        let chair =
            |place: &Place| Chair { guest: place.guest, bot: place.bot.as_deref().map(Into::into), resigned: false };
        self.places.iter().map(chair).collect()
    }

    /// The free seat that is kept for a guest.
    #[must_use]
    pub(crate) fn reserved_for(&self, guest: GuestId) -> Option<Seat> {
        let kept = |place: &Place| place.is_free() && place.reserved == Some(guest);
        let free = self.status == Status::Waiting && !self.barred.contains(&guest);
        self.places.iter().position(kept).filter(|_| free).map(Seat::new)
    }

    /// The secret of a seat's own link.
    #[must_use]
    pub(crate) fn invite(&self, seat: Seat) -> String {
        secrets::derived(&self.secret.0, &format!("invite {} {}", self.id, seat))
    }

    /// What somebody may know of it.
    #[must_use]
    pub(crate) fn info(
        &self,
        by: Option<GuestId>,
        play: Option<&RunningGame>,
        online: impl Fn(Seat) -> bool,
    ) -> TableInfo {
        let made_by_you = by == Some(self.maker);
        let seats = self.places.iter().enumerate().map(|(index, place)| {
            let seat = Seat::new(index);
            let chair = play.map(|play| &play.chairs()[index]);
            let bot = match chair {
                Some(chair) => chair.bot.as_deref().map(str::to_owned),
                None => place.bot.clone(),
            };
            SeatInfo {
                seat,
                kind: place.kind(),
                name: place.name.clone(),
                guest: place.guest,
                bot,
                bot_account: place.bot_account,
                online: online(seat),
                resigned: chair.is_some_and(|chair| chair.resigned),
                added: place.added.is_some() || place.binding.as_ref().is_some_and(|binding| !binding.left_out),
                commitment: place.binding.as_ref().map(|binding| binding.commitment.to_string()),
                shown: place.binding.as_ref().map_or(0, |binding| binding.shown),
                invite: (made_by_you && place.kind() == SeatKind::Invited).then(|| self.invite(seat)),
            }
        });
        TableInfo {
            id: self.id,
            game: self.game.clone(),
            rules_version: self.rules_version,
            options: self.options.chosen.clone(),
            status: self.status,
            seats: seats.collect(),
            clock: self.clock,
            spectators: self.spectators,
            listed: self.listed,
            chat: self.chat,
            hints: self.hints,
            commitment: commitment(&self.secret),
            revealing: self.revealing.filter(|_| self.status == Status::Waiting),
            created_at: self.created_at,
            started_at: self.started_at,
            finished_at: self.finished_at,
            n: play.map_or(0, RunningGame::n),
            to_act: play.map_or(Vec::new(), |play| play.awaited().collect()),
            yours: by.map_or(Vec::new(), |guest| self.seats_of(guest).collect()),
            reserved: by.and_then(|guest| self.reserved_for(guest)),
            made_by_you,
            copy_of: self.copy_of,
            ending: self.ending.clone(),
            rematch: self.rematch,
        }
    }
}
