//! Who one is.

use serde_json::{Value, json};

use crate::harness::{Person, TestServer};

const JSON: (&str, &str) = ("content-type", "application/json");

/// The secret in a `Set-Cookie`.
fn secret(cookie: &str) -> &str {
    cookie.split(';').next().unwrap().strip_prefix("cenacle=").unwrap()
}

async fn me(server: &TestServer, secret: &str) -> u16 {
    server.raw("GET", "/api/me", &[("cookie", &format!("cenacle={secret}"))], "").await.status
}

#[tokio::test]
async fn the_cookie_is_for_the_browser_alone() {
    let server = TestServer::open().await;
    let made = server.raw("POST", "/api/me", &[JSON], r#"{"name":"Ada"}"#).await;
    let cookie = made.header("set-cookie").unwrap();
    for mark in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(mark), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "without a proxy there is no HTTPS");
    assert!(!made.body.contains(secret(cookie)), "the page does not get it");
    assert_eq!(me(&server, secret(cookie)).await, 200);
    assert_eq!(me(&server, &secret(cookie).replace(|digit: char| digit.is_ascii_digit(), "0")).await, 401);
    let proxied = TestServer::with(|settings| settings.behind_proxy = true).await;
    let made = proxied.raw("POST", "/api/me", &[JSON], r#"{"name":"Ada"}"#).await;
    assert!(made.header("set-cookie").unwrap().ends_with("; Secure"));
}

#[tokio::test]
async fn the_database_holds_no_secret_as_it_is() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let recovery = ada.post("me/recovery", json!({})).await;
    let seats = json!([{ "kind": "me" }, { "kind": "invited" }]);
    let table = ada.post("tables", json!({ "game": "thimble", "seats": seats })).await;
    let secrets = [ada.token(), recovery["token"].as_str().unwrap(), table["seats"][1]["invite"].as_str().unwrap()];
    let mut stored = false;
    for file in std::fs::read_dir(server.directory()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        stored |= bytes.windows(7).any(|found| found == b"thimble");
        for secret in secrets {
            assert!(!bytes.windows(secret.len()).any(|found| found == secret.as_bytes()));
        }
    }
    assert!(stored, "this is where it is stored");
}

async fn recover(server: &TestServer, token: &str, more: &str) -> (u16, Value, Option<String>) {
    let answer = server.raw("POST", "/api/recover", &[JSON], &format!(r#"{{"token":"{token}"{more}}}"#)).await;
    let cookie = answer.header("set-cookie").map(|cookie| secret(cookie).to_owned());
    (answer.status, serde_json::from_str(&answer.body).unwrap(), cookie)
}

async fn link(ada: &Person) -> String {
    let recovery = ada.post("me/recovery", json!({})).await;
    let token = recovery["token"].as_str().unwrap().to_owned();
    assert_eq!(recovery["path"], format!("/#recover={token}"), "what a browser does not send");
    token
}

#[tokio::test]
async fn a_private_link_works_once_and_signs_the_old_device_out() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let first = link(&ada).await;
    let token = link(&ada).await;
    assert_eq!(recover(&server, &first, "").await.1["code"], "bad-secret", "an older link is gone");
    assert_eq!(me(&server, &token).await, 401, "a link is no key");
    let (status, answer, cookie) = recover(&server, &token, "").await;
    assert_eq!((status, &answer["guest"]["id"]), (201, &json!(ada.guest.id)));
    assert_eq!(me(&server, &cookie.unwrap()).await, 200);
    assert_eq!(me(&server, ada.token()).await, 401);
    assert_eq!(recover(&server, &token, "").await.1["code"], "bad-secret", "it works once");
    assert_eq!(recover(&server, ada.token(), "").await.1["code"], "bad-secret", "a key is no link");
}

#[tokio::test]
async fn other_devices_stay_signed_in_if_they_are_kept() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let (status, answer, cookie) = recover(&server, &link(&ada).await, r#","keep_others":true,"secret":true"#).await;
    assert_eq!((status, answer["token"].as_str()), (201, cookie.as_deref()));
    assert_eq!((me(&server, ada.token()).await, me(&server, &cookie.unwrap()).await), (200, 200));
}

#[tokio::test]
async fn names_are_cleaned_and_can_be_changed() {
    let server = TestServer::open().await;
    let ada = server.guest("  Ada \u{202e}\u{200b} Love\tlace ").await;
    assert_eq!(ada.guest.name, "Ada Love lace");
    for (name, code) in [("", "bad-wish"), ("\u{200b}\u{feff}", "bad-wish"), (&"é".repeat(31), "bad-wish")] {
        assert_eq!(ada.refused("me", json!({ "name": name })).await, code, "{name:?}");
    }
    let api = ada.guest.api();
    let wish = json!({ "name": "<b>Bea</b>", "lang": "fr" });
    let changed: Value = api.call("PATCH", "/api/me", Some(&wish)).await.unwrap();
    assert_eq!((&changed["name"], &changed["lang"]), (&json!("<b>Bea</b>"), &json!("fr")));
    assert_eq!(ada.get("me").await, changed);
    let refused = api.call::<Value>("PATCH", "/api/me", Some(&json!({ "name": " " }))).await.unwrap_err();
    assert_eq!(refused.code(), "bad-wish");
    let refused = api.call::<Value>("PATCH", "/api/me", Some(&json!({ "lang": "tlh" }))).await.unwrap_err();
    assert_eq!(refused.code(), "malformed");
    let shut = server.close().await;
    let server = shut.open().await;
    assert_eq!(server.again(&ada).get("me").await, changed, "it is stored");
}
