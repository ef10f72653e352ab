//! What may be wished of a table before its game begins.

use cenacle_bots::{BotSpec, Budget, SearchSpec};
use cenacle_scene::{MAX_SEATS, Seat};
use cenacle_table::{AnyGame, Options, Seed};
use serde_json::Value;

use crate::{
    error::AppError,
    secrets, texts,
    wire::{
        ClockSetting, Code, CopyOf, GuestId, GuestInfo, SeatKind, SeatWish, Spectators, Status, TableId, TableWish,
    },
};

use super::{
    meta::{Place, TableMeta},
    reveal::Binding,
};

/// Most seconds a clock may have: a month.
const LONGEST_CLOCK: u32 = 31 * 24 * 60 * 60;

impl TableMeta {
    /// A new table.
    ///
    /// # Errors
    /// If the game cannot be set up so, or a wish cannot be used.
    pub(crate) fn new(wish: TableWish, maker: &GuestInfo, game: &dyn AnyGame, now: u64) -> Result<TableMeta, AppError> {
        let about = game.about();
        let players = u8::try_from(wish.seats.len()).ok().filter(|players| usize::from(*players) <= MAX_SEATS);
        let players = players.ok_or_else(|| AppError::with(Code::BadSetup, "too many seats"))?;
        let options = Options::choose(about, players, &wish.options)?;
        game.check_options(&options).map_err(|refusal| AppError::refused(Code::BadSetup, &refusal, game))?;
        check_clock(wish.clock)?;
        let mut places = wish.seats.iter().map(|seat| place(seat, maker)).collect::<Result<Vec<_>, _>>()?;
        name_bots(&mut places);
        let is_bot = |place: &Place| place.kind() == SeatKind::Bot;
        if places.iter().all(is_bot) && wish.spectators != Spectators::Public {
            return Err(AppError::with(Code::BadSetup, "where only bots play somebody must be able to watch"));
        }
        // Who plays against bots, or lets bots play, is not shown to everybody without having asked for it.
        let alone = places.iter().all(|place| is_bot(place) || place.guest == Some(maker.id));
        let mut meta = TableMeta {
            id: TableId(secrets::id()),
            game: about.id.to_owned(),
            rules_version: game.rules_version(),
            data: game.data().to_owned(),
            options,
            status: Status::Waiting,
            places,
            clock: wish.clock,
            spectators: wish.spectators,
            listed: wish.listed.unwrap_or(!alone),
            chat: wish.chat,
            hints: wish.hints,
            auto_start: wish.auto_start,
            maker: maker.id,
            secret: secrets::seed(),
            start: None,
            copy_of: None,
            created_at: now,
            started_at: None,
            finished_at: None,
            header: None,
            ending: None,
            rematch: None,
            broken: false,
            barred: Vec::new(),
            revealing: None,
        };
        meta.bind_maker(wish.commitment);
        Ok(meta)
    }

    /// Somebody sits down.
    ///
    /// # Errors
    /// If the seat is taken or another's, there is none, or the game has begun.
    pub(crate) fn join(
        &mut self,
        guest: &GuestInfo,
        seat: Option<Seat>,
        invite: Option<&str>,
        commitment: Option<Seed>,
    ) -> Result<(), AppError> {
        self.is_waiting()?;
        if self.seats_of(guest.id).next().is_some() {
            return Err(Code::AlreadySeated.into());
        }
        if self.barred.contains(&guest.id) {
            return Err(Code::SentAway.into());
        }
        let invited = invite.and_then(|invite| self.seats().find(|seat| self.invite(*seat) == invite));
        if invite.is_some() && invited.is_none() {
            return Err(Code::NotInvited.into());
        }
        let invited = invited.or_else(|| self.reserved_for(guest.id));
        let open = |seat: &Seat| self.places[seat.index()].kind() == SeatKind::Open;
        let seat = seat.or(invited).or_else(|| self.seats().find(open)).ok_or(Code::SeatTaken)?;
        let place = self.places.get(seat.index()).ok_or(Code::NoSuchSeat)?;
        if !place.is_free() {
            return Err(Code::SeatTaken.into());
        }
        if place.kind() != SeatKind::Open && invited != Some(seat) {
            return Err(Code::NotInvited.into());
        }
        let place = &mut self.places[seat.index()];
        place.guest = Some(guest.id);
        place.name.clone_from(&guest.name);
        place.bot_account = guest.bot;
        place.binding = commitment.map(Binding::new);
        Ok(())
    }

    /// A seat is kept for a bot account that was invited by its name.
    ///
    /// # Errors
    /// If it sits here already, or another seat is kept for it.
    pub(crate) fn keep_for(&mut self, seat: usize, bot: &GuestInfo) -> Result<(), AppError> {
        let is_here = |place: &Place| place.guest == Some(bot.id) || place.reserved == Some(bot.id);
        if self.places.iter().any(is_here) {
            return Err(AppError::with(Code::BadSetup, format!("{} has a seat here already", bot.name)));
        }
        let place = self.places.get_mut(seat).ok_or(Code::NoSuchSeat)?;
        (place.reserved, place.bot_account) = (Some(bot.id), true);
        place.name.clone_from(&bot.name);
        Ok(())
    }

    /// Somebody gets up before the game begins. A table at which nobody is left is closed.
    ///
    /// # Errors
    /// If he does not sit there, or the game has begun.
    pub(crate) fn get_up(&mut self, guest: &GuestInfo) -> Result<(), AppError> {
        self.is_waiting()?;
        let seats: Vec<Seat> = self.seats_of(guest.id).collect();
        if seats.is_empty() {
            return Err(Code::NotYourSeat.into());
        }
        for seat in seats {
            let place = &mut self.places[seat.index()];
            *place = Place { by_invitation: place.by_invitation, reserved: place.reserved, ..Place::default() };
        }
        if self.places.iter().all(|place| place.guest.is_none()) {
            self.status = Status::Closed;
        }
        Ok(())
    }

    /// The host sends somebody away before the game begins. He cannot come back to this table, with a link or without.
    ///
    /// # Errors
    /// If nobody else sits there, or the game has begun.
    pub(crate) fn remove(&mut self, host: &GuestInfo, seat: Seat) -> Result<(), AppError> {
        self.is_waiting()?;
        let place = self.places.get_mut(seat.index()).ok_or(Code::NoSuchSeat)?;
        match place.guest {
            None => Err(AppError::with(Code::BadWish, "no person sits there")),
            Some(guest) if guest == host.id => Err(AppError::with(Code::BadWish, "who wants to go leaves")),
            Some(guest) => {
                *place = Place { by_invitation: place.by_invitation, ..Place::default() };
                self.barred.push(guest);
                Ok(())
            }
        }
    }

    /// Bots sit down at every free seat.
    ///
    /// # Errors
    /// If there is no such bot.
    pub(crate) fn fill(&mut self, bot: &str) -> Result<(), AppError> {
        let bot = known_bot(bot)?;
        self.places.iter_mut().filter(|place| place.is_free()).for_each(|place| *place = bot_place(bot));
        name_bots(&mut self.places);
        Ok(())
    }

    /// Whether everybody sits.
    #[must_use]
    pub(crate) fn is_full(&self) -> bool {
        self.places.iter().all(|place| !place.is_free())
    }

    /// Which seat a guest means.
    ///
    /// # Errors
    /// If it is not his, or he has several and does not say which.
    pub(crate) fn seat_of(&self, guest: GuestId, seat: Option<Seat>) -> Result<Seat, AppError> {
        match seat {
            Some(seat) if seat.index() >= self.places.len() => Err(Code::NoSuchSeat.into()),
            Some(seat) if self.places[seat.index()].guest == Some(guest) => Ok(seat),
            Some(_) => Err(Code::NotYourSeat.into()),
            None => {
                let mut seats = self.seats_of(guest);
                match (seats.next(), seats.next()) {
                    (Some(seat), None) => Ok(seat),
                    _ => Err(Code::NotYourSeat.into()),
                }
            }
        }
    }

    /// The same people at a new table, each one seat further. Who wishes it sits down, the others' seats are reserved.
    #[must_use]
    pub(crate) fn again(&self, by: GuestId, game: &dyn AnyGame, now: u64) -> TableMeta {
        let mut places = self.places.clone();
        places.rotate_right(1);
        for place in &mut places {
            (place.added, place.binding) = (None, None);
            if place.guest != Some(by) {
                place.reserved = place.guest.take();
            }
        }
        TableMeta { rules_version: game.rules_version(), data: game.data().to_owned(), places, ..self.anew(by, now) }
    }

    /// The same table with a new secret, at which nothing has happened yet.
    fn anew(&self, maker: GuestId, now: u64) -> TableMeta {
        TableMeta {
            id: TableId(secrets::id()),
            status: Status::Waiting,
            maker,
            secret: secrets::seed(),
            start: None,
            copy_of: None,
            created_at: now,
            started_at: None,
            finished_at: None,
            header: None,
            ending: None,
            rematch: None,
            broken: false,
            revealing: None,
            ..self.clone()
        }
    }

    /// A table of one's own, which begins in a position of this one's game: bots sit at all other seats.
    ///
    /// # Errors
    /// If there is no such bot.
    pub(crate) fn tried_by(
        &self,
        by: &GuestInfo,
        seat: Seat,
        bot: &str,
        (at, start): (usize, Value),
        now: u64,
    ) -> Result<TableMeta, AppError> {
        let bot = known_bot(bot)?;
        let mut places = vec![bot_place(bot); self.places.len()];
        let place = places.get_mut(seat.index()).ok_or(Code::NoSuchSeat)?;
        *place = Place { guest: Some(by.id), name: by.name.clone(), bot_account: by.bot, ..Place::default() };
        name_bots(&mut places);
        Ok(TableMeta {
            places,
            clock: ClockSetting::None,
            spectators: Spectators::None,
            listed: false,
            chat: false,
            hints: true,
            auto_start: true,
            start: Some(start),
            copy_of: Some(CopyOf { table: self.id, at }),
            ..self.anew(by.id, now)
        })
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.places.len()).map(Seat::new)
    }

    /// Whether people may still sit down, get up and bind themselves.
    ///
    /// # Errors
    /// If the game has begun, or is about to.
    pub(crate) fn is_waiting(&self) -> Result<(), AppError> {
        match self.status {
            Status::Waiting if self.revealing.is_none() => Ok(()),
            Status::Waiting | Status::Running => Err(Code::AlreadyStarted.into()),
            Status::Finished | Status::Closed => Err(Code::AlreadyOver.into()),
        }
    }
}

fn place(wish: &SeatWish, maker: &GuestInfo) -> Result<Place, AppError> {
    Ok(match wish {
        SeatWish::Me { name } => {
            let name = name.as_deref().map(texts::name).transpose()?;
            let name = name.unwrap_or_else(|| maker.name.clone());
            Place { guest: Some(maker.id), name, bot_account: maker.bot, ..Place::default() }
        }
        SeatWish::Open => Place::default(),
        SeatWish::Invited { .. } => Place { by_invitation: true, ..Place::default() },
        SeatWish::Bot { bot } => bot_place(known_bot(bot)?),
    })
}

/// The bot of this name. Anybody may ask for one, so none may think for long.
fn known_bot(name: &str) -> Result<BotSpec, AppError> {
    let bot: BotSpec = name.parse().map_err(|error| AppError::with(Code::BadSetup, error))?;
    let modest = match bot {
        BotSpec::Search(SearchSpec { budget: Budget::Millis(millis), threads, .. }) => {
            millis <= 1000 && threads.get() == 1
        }
        BotSpec::Search(SearchSpec { budget: Budget::Iterations(iterations), threads, .. }) => {
            iterations <= 20_000 && threads.get() == 1
        }
        BotSpec::Random | BotSpec::Greedy(_) | BotSpec::Level(_) => true,
    };
    if !modest {
        return Err(AppError::with(
            Code::BadSetup,
            "a bot here thinks for a second or 20000 thoughts at most, on one thread",
        ));
    }
    Ok(bot)
}

fn bot_place(bot: BotSpec) -> Place {
    Place { bot: Some(bot.to_string()), ..Place::default() }
}

/// Bots without a name get one that nobody at the table has, in words of both languages.
fn name_bots(places: &mut [Place]) {
    for index in 0..places.len() {
        if places[index].bot.is_some() && places[index].name.is_empty() {
            let free = |name: &String| places.iter().all(|place| place.name != *name);
            let name = (1..).map(|number| format!("Robot {number}")).find(free);
            places[index].name = name.unwrap_or_default();
        }
    }
}

fn check_clock(clock: ClockSetting) -> Result<(), AppError> {
    let seconds = match clock {
        ClockSetting::None => return Ok(()),
        ClockSetting::Decision { seconds } => [seconds, seconds],
        ClockSetting::Budget { seconds, increment } => [seconds, increment.max(1)],
    };
    if seconds.iter().any(|seconds| !(1..=LONGEST_CLOCK).contains(seconds)) {
        return Err(AppError::with(Code::BadSetup, format!("a clock has 1 to {LONGEST_CLOCK} seconds")));
    }
    Ok(())
}
