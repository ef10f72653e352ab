//! The HTTP half of the client.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, body::Bytes, header};
use hyper_util::{
    client::legacy::{Client, connect::HttpConnector},
    rt::{TokioExecutor, TokioTimer},
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{ClientError, Problem};

/// Longer than any answer takes, waiting for news included.
const TIMEOUT: Duration = Duration::from_secs(90);

/// A server to ask things of, as nobody or as a guest.
#[derive(Clone, Debug)]
pub struct Api {
    client: Client<HttpConnector, Full<Bytes>>,
    url: String,
    token: Option<String>,
}

/// An answer as it came.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    pub text: String,
}

impl Answer {
    /// The body as JSON, `null` if it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }
}

impl Api {
    /// The server at this address (`http://host:port`), asked as nobody.
    #[must_use]
    pub fn new(url: &str) -> Api {
        let client = Client::builder(TokioExecutor::new())
            .pool_timer(TokioTimer::new())
            .pool_idle_timeout(Duration::from_secs(5))
            .build_http();
        Api { client, url: url.trim_end_matches('/').to_owned(), token: None }
    }

    /// The same server, with the same connections, asked as the guest with this secret.
    #[must_use]
    pub fn with_token(&self, token: &str) -> Api {
        Api { token: Some(token.to_owned()), ..self.clone() }
    }

    /// The server's address.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The guest's secret.
    #[must_use]
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Asks, and takes whatever comes.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub async fn send(&self, method: &str, path: &str, body: Option<String>) -> Result<Answer, ClientError> {
        let what = || format!("{method} {path}");
        let line = |error: &dyn std::error::Error| ClientError::line(what(), chain(error));
        let verb = Method::from_bytes(method.as_bytes()).map_err(|error| line(&error))?;
        let mut request = Request::builder().method(verb).uri(format!("{}{path}", self.url));
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::from(body.unwrap_or_default())).map_err(|error| line(&error))?;
        let exchange = async {
            let answer = self.client.request(request).await.map_err(|error| line(&error))?;
            let status = answer.status().as_u16();
            let bytes = answer.into_body().collect().await.map_err(|error| line(&error))?.to_bytes();
            let text = String::from_utf8(bytes.into()).map_err(|error| ClientError::strange(what(), error))?;
            Ok(Answer { status, text })
        };
        tokio::time::timeout(TIMEOUT, exchange).await.map_err(|_| ClientError::line(what(), "no answer"))?
    }

    /// Asks, and reads the answer.
    ///
    /// # Errors
    /// If the server cannot be reached, says no, or answers something else than expected.
    pub async fn call<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<T, ClientError> {
        let what = || format!("{method} {path}");
        let answer = self.send(method, path, body.map(Value::to_string)).await?;
        if answer.status >= 400 {
            let problem: Box<Problem> = serde_json::from_str(&answer.text).map_err(|error| {
                ClientError::strange(what(), format!("status {} with no problem: {error}", answer.status))
            })?;
            return Err(ClientError::Refused { what: what(), status: answer.status, problem });
        }
        serde_json::from_str(&answer.text).map_err(|error| ClientError::strange(what(), error))
    }
}

/// An error and what is behind it: hyper's own text alone is only "client error".
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text = format!("{text}: {inner}");
        source = inner.source();
    }
    text
}
