//! What comes in and what does not: origins, sizes, kinds, limits; and what every answer carries.

use serde_json::json;

use crate::harness::TestServer;

const JSON: (&str, &str) = ("content-type", "application/json");
const NAME: &str = r#"{"name":"Ada"}"#;

#[tokio::test]
async fn a_page_of_another_origin_can_change_nothing() {
    let server = TestServer::open().await;
    let own = server.url.clone();
    let post = |headers: Vec<(&'static str, String)>| {
        let server = &server;
        async move {
            let mut all = vec![JSON];
            all.extend(headers.iter().map(|(name, value)| (*name, value.as_str())));
            let answer = server.raw("POST", "/api/me", &all, NAME).await;
            (answer.status, answer.code())
        }
    };
    let foreign = (403, "foreign-origin".to_owned());
    assert_eq!(post(vec![("origin", "https://evil.example".into())]).await, foreign);
    assert_eq!(post(vec![("origin", "null".into())]).await, foreign);
    assert_eq!(post(vec![("sec-fetch-site", "cross-site".into())]).await, foreign);
    assert_eq!(post(vec![("sec-fetch-site", "same-site".into())]).await, foreign);
    assert_eq!(post(vec![("origin", own.clone()), ("sec-fetch-site", "cross-site".into())]).await, foreign);
    assert_eq!(post(vec![("origin", own), ("sec-fetch-site", "same-origin".into())]).await.0, 201);
    assert_eq!(post(Vec::new()).await.0, 201, "a program that is no browser");
    let read = server.raw("GET", "/api/games", &[("origin", "https://evil.example")], "").await;
    assert_eq!((read.status, read.header("access-control-allow-origin")), (200, None));
}

#[tokio::test]
async fn a_page_of_another_origin_gets_no_socket() {
    let server = TestServer::open().await;
    let upgrade =
        [("upgrade", "websocket"), ("sec-websocket-version", "13"), ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")];
    let open = |origin: Option<(&'static str, String)>| {
        let server = &server;
        async move {
            let host = server.url.trim_start_matches("http://");
            let mut text = format!("GET /api/live HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\n");
            for (name, value) in upgrade {
                text += &format!("{name}: {value}\r\n");
            }
            if let Some((name, value)) = origin {
                text += &format!("{name}: {value}\r\n");
            }
            status(host, &format!("{text}\r\n")).await
        }
    };
    assert_eq!(open(Some(("origin", "https://evil.example".into()))).await, 403);
    assert_eq!(open(Some(("sec-fetch-site", "cross-site".into()))).await, 403);
    assert_eq!(open(Some(("origin", server.url.clone()))).await, 101);
    assert_eq!(open(None).await, 101);
}

/// The status with which a request is answered.
async fn status(host: &str, request: &str) -> u16 {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(host).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    std::str::from_utf8(&start[9..]).unwrap().parse().unwrap()
}

#[tokio::test]
async fn what_is_too_long_or_no_json_is_refused_with_a_problem() {
    let server = TestServer::open().await;
    let long = format!(r#"{{"name":"{}"}}"#, "a".repeat(17 * 1024));
    let answer = server.raw("POST", "/api/me", &[JSON], &long).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "too-large"));
    for (headers, body) in [
        (&[("content-type", "text/plain")][..], NAME),
        (&[], NAME),
        (&[("content-type", "application/x-www-form-urlencoded")], "name=Ada"),
        (&[JSON], "{"),
        (&[JSON], r#"{"name":"Ada","admin":true}"#),
        (&[JSON], r#"{"name":7}"#),
    ] {
        let answer = server.raw("POST", "/api/me", headers, body).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "malformed"), "{body}");
        assert_eq!(answer.header("set-cookie"), None);
    }
}

#[tokio::test]
async fn every_answer_keeps_the_browsers_guard_up() {
    let server = TestServer::open().await;
    let answers = [
        ("GET", "/", 200, ""),
        ("GET", "/api/games", 200, ""),
        ("GET", "/healthz", 200, ""),
        ("GET", "/metrics", 200, ""),
        ("GET", "/api/openapi.json", 200, ""),
        ("GET", "/nowhere.png", 404, "not-found"),
        ("GET", "/api/nowhere", 404, "not-found"),
        ("DELETE", "/api/tables", 404, "not-found"),
        ("GET", "/api/tables/0000000000000", 404, "no-such-table"),
        ("GET", "/api/me", 401, "no-guest"),
        ("GET", "/api/live", 400, "malformed"),
        ("POST", "/api/me", 400, "malformed"),
    ];
    for (method, path, status, code) in answers {
        let answer = server.raw(method, path, &[], "").await;
        assert_eq!((answer.status, answer.code().as_str()), (status, code), "{method} {path}: {answer:?}");
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        let kept = answer.header("cache-control");
        let expected = if path == "/" { Some("no-cache") } else { path.starts_with("/api").then_some("no-store") };
        assert_eq!(kept, expected, "{path}");
    }
}

#[tokio::test]
async fn who_asks_too_much_waits() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    let ada = server.guest("Ada").await;
    let authorization = format!("Bearer {}", ada.token());
    let headers = [JSON, ("authorization", authorization.as_str())];
    let wish = json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] }).to_string();
    let mut made = 0;
    let refused = loop {
        let answer = server.raw("POST", "/api/tables", &headers, &wish).await;
        if answer.status != 201 {
            break answer;
        }
        made += 1;
        assert!(made < 200, "there is no limit");
    };
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-fast"));
    assert!(refused.header("retry-after").is_some_and(|seconds| seconds.parse::<u32>().is_ok()));
    assert!(made >= 10, "a person may make {made} tables");
    let bea = server.guest("Bea").await;
    assert_eq!(bea.refused("me/recovery", json!({})).await, "done", "another has a purse of his own");
}

#[tokio::test]
async fn a_socket_has_limits_too() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    let ada = server.guest("Ada").await;
    let mut line = crate::harness::Line::open(ada.guest.socket().await.unwrap()).await;
    for id in 0..1000 {
        line.say(json!({ "type": "ping", "id": id })).await;
    }
    loop {
        let frame: serde_json::Value = serde_json::from_str(&line.next().await).unwrap();
        if frame["type"] == "refused" {
            assert_eq!(frame["problem"]["code"], "too-fast");
            break;
        }
    }
}

#[tokio::test]
async fn a_message_that_is_none_is_refused_and_the_socket_lives() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut line = crate::harness::Line::open(ada.guest.socket().await.unwrap()).await;
    for message in [
        json!(7),
        json!({ "type": "fly", "id": 1 }),
        json!({ "type": "ping" }),
        json!({ "type": "ping", "id": 1, "x": 2 }),
    ] {
        line.say(message).await;
        let frame: serde_json::Value = serde_json::from_str(&line.next().await).unwrap();
        assert_eq!((&frame["type"], &frame["problem"]["code"]), (&json!("refused"), &json!("malformed")));
    }
    assert_eq!(line.everything().await, Vec::<serde_json::Value>::new());
}
