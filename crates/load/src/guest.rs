//! A guest: somebody who signed in.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Api, ClientError, Socket, TableHead};

/// Somebody who signed in, and what one can do without a socket.
#[derive(Clone, Debug)]
pub struct Guest {
    api: Api,
    /// The guest's id, which everybody may know.
    pub id: String,
    pub name: String,
}

#[derive(Deserialize)]
struct SignedIn {
    guest: GuestHead,
    token: String,
}

#[derive(Deserialize)]
struct GuestHead {
    id: String,
    name: String,
}

#[derive(Deserialize)]
struct Event {
    n: u64,
}

impl Guest {
    /// Signs in under a name.
    ///
    /// # Errors
    /// If the server does not want this guest.
    pub async fn sign_in(api: &Api, name: &str, lang: &str) -> Result<Guest, ClientError> {
        let wish = json!({ "name": name, "lang": lang, "token": true });
        let SignedIn { guest, token } = api.call("POST", "/api/me", Some(&wish)).await?;
        Ok(Guest { api: api.with_token(&token), id: guest.id, name: guest.name })
    }

    /// The same guest at another server with the same database.
    #[must_use]
    pub fn at(&self, api: &Api) -> Guest {
        let api = self.api.token().map_or_else(|| api.clone(), |token| api.with_token(token));
        Guest { api, ..self.clone() }
    }

    /// The same guest with another secret.
    #[must_use]
    pub fn signed_in_with(&self, token: &str) -> Guest {
        Guest { api: self.api.with_token(token), ..self.clone() }
    }

    /// The interface as this guest uses it.
    #[must_use]
    pub fn api(&self) -> &Api {
        &self.api
    }

    /// Makes a table.
    ///
    /// # Errors
    /// If it cannot be so.
    pub async fn make_table(&self, wish: &Value) -> Result<TableHead, ClientError> {
        self.api.call("POST", "/api/tables", Some(wish)).await
    }

    /// Sits down at a table, anywhere.
    ///
    /// # Errors
    /// If there is no seat.
    pub async fn join(&self, table: &str) -> Result<TableHead, ClientError> {
        self.api.call("POST", &format!("/api/tables/{table}/join"), Some(&json!({}))).await
    }

    /// A table as this guest may know it.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn table(&self, table: &str) -> Result<Value, ClientError> {
        self.api.call("GET", &format!("/api/tables/{table}"), None).await
    }

    /// How a game stands; `query` is what follows the question mark.
    ///
    /// # Errors
    /// If the guest may not see it.
    pub async fn state(&self, table: &str, query: &str) -> Result<Value, ClientError> {
        self.api.call("GET", &format!("/api/tables/{table}/state?{query}"), None).await
    }

    /// Decides, and gives the number of the event.
    ///
    /// # Errors
    /// If it is not taken.
    pub async fn decide(&self, table: &str, n: u64, index: usize) -> Result<u64, ClientError> {
        let wish = json!({ "n": n, "index": index });
        let event: Event = self.api.call("POST", &format!("/api/tables/{table}/decide"), Some(&wish)).await?;
        Ok(event.n)
    }

    /// The text of the record of a finished game.
    ///
    /// # Errors
    /// If the game is not over.
    pub async fn record(&self, table: &str) -> Result<String, ClientError> {
        let path = format!("/api/tables/{table}/record");
        let answer = self.api.send("GET", &path, None).await?;
        if answer.status == 200 {
            return Ok(answer.text);
        }
        Err(ClientError::strange(path, format!("status {}: {}", answer.status, answer.text)))
    }

    /// Opens a socket as this guest.
    ///
    /// # Errors
    /// If the server cannot be reached or does not want it.
    pub async fn socket(&self) -> Result<Socket, ClientError> {
        Socket::open(self.api.url(), self.api.token()).await
    }
}
