//! Who asks, and in which language.

use std::{
    collections::{HashMap, HashSet},
    convert::Infallible,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use axum::{
    extract::{FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, Uri, header, request::Parts},
};
use cenacle_scene::Lang;

use crate::{
    app::App,
    error::AppError,
    secrets,
    store::{SecretKind, Store},
    wire::{Code, GuestId, GuestInfo},
};

use super::address::Origin;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "cenacle";

/// Who asks. It is found out once for each request, before anything else.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    /// The guest, if one is signed in.
    pub guest: Option<GuestInfo>,
    /// The language to answer in.
    pub lang: Lang,
    /// Whether the address says so.
    pub said: bool,
    /// Whether a secret was given that is nobody's.
    pub unknown: bool,
    /// The hash of the guest's secret.
    pub key: Option<String>,
    /// Where he asks from.
    pub origin: Option<Origin>,
}

impl Asker {
    /// Whether his secret is still good.
    ///
    /// # Errors
    /// If it is not, or the database cannot be read.
    pub(crate) async fn still_signed_in(&self, app: &App) -> Result<(), AppError> {
        let Some(key) = &self.key else { return Ok(()) };
        match app.guests.find_key(key, &app.services().store).await? {
            Some(_) => Ok(()),
            None => Err(Code::SignedOut.into()),
        }
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Asker, AppError> {
        parts.extensions.get::<Asker>().cloned().ok_or_else(|| Code::Internal.into())
    }
}

/// A guest asks; nobody else may.
#[derive(Clone, Debug)]
pub(crate) struct Guest(pub GuestInfo);

impl FromRequestParts<App> for Guest {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, AppError> {
        let asker = <Asker as FromRequestParts<App>>::from_request_parts(parts, app).await?;
        match asker.guest {
            Some(guest) => Ok(Guest(guest)),
            None if asker.unknown => Err(Code::BadSecret.into()),
            None => Err(Code::NoGuest.into()),
        }
    }
}

impl OptionalFromRequestParts<App> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Guest>, Infallible> {
        Ok(<Guest as FromRequestParts<App>>::from_request_parts(parts, app).await.ok())
    }
}

/// The guests who asked lately, by the hash of their secret.
#[derive(Debug, Default)]
pub(crate) struct KnownGuests(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// Each with when he asked last.
    guests: HashMap<String, (GuestInfo, Instant)>,
    /// How often somebody was forgotten: what was read before that may no longer be so.
    forgotten: u64,
}

/// How many are remembered.
const REMEMBERED: usize = 20_000;

impl KnownGuests {
    /// Whose secret this is.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn find(&self, secret: &str, store: &Store) -> Result<Option<GuestInfo>, AppError> {
        self.find_key(&secrets::hash(secret), store).await
    }

    /// Whose secret has this hash.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub(crate) async fn find_key(&self, hash: &str, store: &Store) -> Result<Option<GuestInfo>, AppError> {
        let forgotten = {
            let mut known = self.lock();
            if let Some((guest, asked)) = known.guests.get_mut(hash) {
                *asked = Instant::now();
                return Ok(Some(guest.clone()));
            }
            known.forgotten
        };
        let found = store.guest_by_secret(hash, SecretKind::Key).await?;
        if let Some(guest) = &found {
            let mut known = self.lock();
            if known.guests.len() >= REMEMBERED {
                known.guests.clear();
            }
            // Whoever signed out meanwhile must not be remembered as he was.
            if known.forgotten == forgotten {
                known.guests.insert(hash.to_owned(), (guest.clone(), Instant::now()));
            }
        }
        Ok(found)
    }

    /// The same without a look into the database: nobody if he has not asked lately.
    #[must_use]
    pub(crate) fn known(&self, secret: &str) -> Option<GuestInfo> {
        self.lock().guests.get(&secrets::hash(secret)).map(|(guest, _)| guest.clone())
    }

    /// A guest has another name, language or secret.
    pub(crate) fn forget(&self, guest: GuestId) {
        self.forget_all(&HashSet::from([guest]));
    }

    /// Nothing is remembered of anybody.
    pub(crate) fn forget_everybody(&self) {
        let mut known = self.lock();
        known.guests.clear();
        known.forgotten += 1;
    }

    /// These are no more.
    pub(crate) fn forget_all(&self, guests: &HashSet<GuestId>) {
        let mut known = self.lock();
        known.guests.retain(|_, (known, _)| !guests.contains(&known.id));
        known.forgotten += 1;
    }

    /// Who asked something so lately that he may be about to do something.
    #[must_use]
    pub(crate) fn asked_within(&self, lately: Duration) -> HashSet<GuestId> {
        let known = self.lock();
        let asked = known.guests.values().filter(|(_, asked)| asked.elapsed() < lately);
        asked.map(|(guest, _)| guest.id).collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The secret that comes with a request: `Authorization: Bearer …`, or the cookie.
pub(super) fn secret(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(bearer) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(bearer.trim());
    }
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|cookies| cookies.split(';')).find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE && !value.is_empty()).then_some(value)
    })
}

/// The language asked for in the address.
pub(super) fn said_lang(uri: &Uri) -> Option<Lang> {
    let asked = uri.query()?.split('&').find_map(|pair| pair.strip_prefix("lang="))?;
    asked.parse().ok()
}

/// The language asked for in the address or, without a guest, by the browser.
pub(super) fn lang(uri: &Uri, headers: &HeaderMap, guest: Option<&GuestInfo>) -> Lang {
    if let Some(lang) = said_lang(uri) {
        return lang;
    }
    if let Some(guest) = guest {
        return guest.lang;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let spoken = accepted.split(',').filter_map(|part| part.trim().get(..2)).find_map(|code| code.parse().ok());
    spoken.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(name.clone(), value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_secret_comes_by_cookie_or_bearer() {
        assert_eq!(secret(&headers(&[(header::COOKIE, "a=b; cenacle=s3; c=d")])), Some("s3"));
        assert_eq!(
            secret(&headers(&[(header::AUTHORIZATION, "Bearer t0"), (header::COOKIE, "cenacle=s3")])),
            Some("t0")
        );
        assert_eq!(secret(&headers(&[(header::AUTHORIZATION, "Basic x")])), None);
        assert_eq!(secret(&headers(&[(header::COOKIE, "cenacle=; xcenacle=1")])), None);
    }

    #[test]
    fn the_address_then_the_guest_then_the_browser_say_the_language() {
        let english = headers(&[(header::ACCEPT_LANGUAGE, "de-DE,en;q=0.8")]);
        let uri = |text: &str| text.parse::<Uri>().unwrap();
        assert_eq!(lang(&uri("/"), &english, None), Lang::En);
        assert_eq!(lang(&uri("/?a=1&lang=fr"), &english, None), Lang::Fr);
        assert_eq!(lang(&uri("/?lang=xx"), &HeaderMap::new(), None), Lang::Fr);
        let guest = GuestInfo { id: GuestId(1), name: "Ada".to_owned(), lang: Lang::Fr, bot: false };
        assert_eq!(lang(&uri("/"), &english, Some(&guest)), Lang::Fr);
    }
}
