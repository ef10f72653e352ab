//! What every request goes through: who asks, from where, how often; and how every refusal is said.

use std::{
    any::Any,
    net::{IpAddr, SocketAddr},
    time::Instant,
};

use axum::{
    Json,
    extract::{ConnectInfo, MatchedPath, Request, State},
    http::{HeaderMap, Method, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    app::App,
    error::AppError,
    wire::{Code, GuestInfo, Problem},
};

use super::{
    asker::{self, Asker},
    limits,
};

/// Lets a request through if it may, and says every refusal in the asker's language.
pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    app.house().metrics.requests.inc();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let secret = asker::secret(request.headers()).map(str::to_owned);
    let let_in = check(&app, &request);
    // A secret is looked up only for who has credits left: nobody may try secrets as fast as he can.
    let found = match (&let_in, &secret) {
        (Ok(()), Some(secret)) => app.guests.find(secret, &app.house().store).await,
        _ => Ok(None),
    };
    let failed = found.as_ref().err().cloned();
    let guest = found.unwrap_or_default();
    let lang = asker::lang(request.uri(), request.headers(), guest.as_ref());
    let asker = Asker { unknown: secret.is_some() && guest.is_none(), guest, lang };
    let allowed = match failed {
        Some(error) => Err(error),
        None => let_in.and_then(|()| spend(&app, &request, None, asker.guest.as_ref())),
    };
    let route = request.extensions().get::<MatchedPath>().map(|route| route.as_str().to_owned());
    request.extensions_mut().insert(asker);
    let mut response = match allowed {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    if let Some(error) = response.extensions_mut().remove::<AppError>() {
        let problem = error.problem(&app.house().sentences, lang);
        let status = response.status();
        response = said(status.as_u16(), &problem);
        if error.code == Code::TooFast {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("1"));
        }
    }
    // The route, not the address: what stands in an address may be a secret.
    let route = route.unwrap_or_else(|| if path == "/" { path } else { "?".to_owned() });
    tracing::debug!(%method, route, status = response.status().as_u16(), ms = began.elapsed().as_millis() as u64, "http");
    response
}

fn check(app: &App, request: &Request) -> Result<(), AppError> {
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (!is_safe(request.method()) || is_socket) && is_foreign(request.headers()) {
        return Err(Code::ForeignOrigin.into());
    }
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    spend(app, request, app.settings.client_address(request.headers(), address), None)
}

fn spend(app: &App, request: &Request, address: Option<IpAddr>, guest: Option<&GuestInfo>) -> Result<(), AppError> {
    let cost = limits::cost(request.method(), request.uri().path());
    let spent = app.limits.spend(address, guest.map(|guest| guest.id), cost);
    if spent.is_err() {
        app.house().metrics.too_fast.inc();
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
fn said(status: u16, problem: &Problem) -> Response {
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
