//! What every request goes through: who asks, from where, how often; and how every refusal is said.

use std::{any::Any, net::SocketAddr, time::Instant};

use axum::{
    Json,
    body::{HttpBody, to_bytes},
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{HeaderMap, Method, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tokio::time::timeout;

use crate::{
    app::App,
    error::AppError,
    secrets,
    settings::Timeouts,
    wire::{Code, GuestInfo, Problem},
};

use super::{
    address::Origin,
    asker::{self, Asker},
    limits,
};

/// The longest record that is read.
pub(crate) const LONGEST_RECORD: usize = 1 << 20;
/// The longest body that any other request may have.
const LONGEST_BODY: usize = 16 * 1024;

/// Lets a request through if it may, and says every refusal in the asker's language.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    app.services().metrics.requests.inc();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let secret = asker::secret(request.headers()).map(str::to_owned);
    let origin = origin(&app, &request);
    let cost = limits::cost(&method, request.uri());
    let let_in = check(&app, &request, origin, cost);
    // A secret is looked up only for who has credits left and pays: nobody may try secrets as fast as he can. Who asked lately
    // is known without a look, so that he is refused in his language.
    let found = match (&let_in, &secret) {
        (Ok(()), Some(secret)) if cost > 0.0 => app.guests.find(secret, &app.services().store).await,
        (_, Some(secret)) => Ok(app.guests.known(secret)),
        (_, None) => Ok(None),
    };
    let failed = found.as_ref().err().cloned();
    let guest = found.unwrap_or_default();
    let lang = asker::lang(request.uri(), request.headers(), guest.as_ref());
    let key = guest.is_some().then_some(secret.as_deref()).flatten().map(secrets::hash);
    let said = asker::said_lang(request.uri()).is_some();
    let asker = Asker { unknown: secret.is_some() && guest.is_none(), guest, lang, said, key, origin };
    let allowed = match failed {
        Some(error) => Err(error),
        None => let_in.and_then(|()| spend(&app, None, asker.guest.as_ref(), cost)),
    };
    if let (Some(guest), Some(origin)) = (&asker.guest, origin)
        && !is_safe(&method)
    {
        app.services().origins.note(guest.id, origin);
    }
    let route = request.extensions().get::<MatchedPath>().map(|route| route.as_str().to_owned());
    request.extensions_mut().insert(asker);
    let mut response = match allowed {
        Ok(()) => match whole(request, app.settings.timeouts).await {
            Ok(request) => next.run(request).await,
            Err(error) => error.into_response(),
        },
        Err(error) => error.into_response(),
    };
    if let Some(error) = response.extensions_mut().remove::<AppError>() {
        let problem = error.problem(&app.services().sentences, lang);
        let status = response.status();
        response = spoken(status.as_u16(), &problem);
        if let Some(wait) = error.wait {
            let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            response.headers_mut().insert(header::RETRY_AFTER, seconds.max(1).into());
        }
    }
    // The route, not the address: what stands in an address may be a secret.
    let route = route.unwrap_or_else(|| if path == "/" { path } else { "?".to_owned() });
    tracing::debug!(%method, route, status = response.status().as_u16(), ms = began.elapsed().as_millis() as u64, "http");
    response
}

/// The request with all of its body: nothing is begun for who does not finish what he asks.
async fn whole(request: Request, timeouts: Timeouts) -> Result<Request, AppError> {
    let (longest, within) = match request.uri().path() {
        "/api/replay" => (LONGEST_RECORD, timeouts.record),
        _ => (LONGEST_BODY, timeouts.body),
    };
    let (head, body) = request.into_parts();
    if body.is_end_stream() {
        return Ok(Request::from_parts(head, body));
    }
    let bytes = timeout(within, to_bytes(body, longest)).await;
    let slow = || AppError::with(Code::TooSlow, format!("a body has {} seconds", within.as_secs()));
    let bytes = bytes.map_err(|_| slow())?.map_err(|error| AppError::with(Code::TooLarge, error))?;
    Ok(Request::from_parts(head, bytes.into()))
}

fn origin(app: &App, request: &Request) -> Option<Origin> {
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    app.settings.origin(request.headers(), address)
}

fn check(app: &App, request: &Request, origin: Option<Origin>, cost: f64) -> Result<(), AppError> {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (!is_safe(request.method()) || is_socket) && is_foreign(request.headers()) {
        return Err(Code::ForeignOrigin.into());
    }
    spend(app, origin, None, cost)
}

fn spend(app: &App, origin: Option<Origin>, guest: Option<&GuestInfo>, cost: f64) -> Result<(), AppError> {
    let spent = app.limits.spend(origin, guest.map(|guest| guest.id), cost);
    if spent.is_err() {
        app.services().metrics.too_fast.inc();
    }
    spent
}

fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether a page of another origin made the browser ask. Browsers say so with everything that can change something;
/// other programs say nothing and have no cookie that was not given to them.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if matches!(text("sec-fetch-site"), Some("cross-site" | "same-site")) {
        return true;
    }
    let Some(origin) = text("origin") else { return false };
    let origin = origin.parse::<Uri>().ok();
    let authority = origin.as_ref().and_then(Uri::authority).map(|authority| authority.as_str());
    authority.is_none() || authority != text("host")
}

/// A problem as an answer.
fn spoken(status: u16, problem: &Problem) -> Response {
    let status = axum::http::StatusCode::from_u16(status).unwrap_or(axum::http::StatusCode::INTERNAL_SERVER_ERROR);
    (status, Json(problem)).into_response()
}

/// A mistake of our own is an answer too.
pub(crate) fn panicked(_: Box<dyn Any + Send>) -> Response {
    AppError::from(Code::Internal).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (header::HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_page_of_another_origin_is_noticed() {
        let own = [("host", "table.example:8460"), ("origin", "http://table.example:8460")];
        assert!(!is_foreign(&headers(&own)));
        assert!(!is_foreign(&headers(&[("host", "table.example")])));
        assert!(is_foreign(&headers(&[("host", "table.example"), ("origin", "http://evil.example")])));
        assert!(is_foreign(&headers(&[("host", "table.example"), ("origin", "null")])));
        assert!(is_foreign(&headers(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "cross-site")])));
    }
}
