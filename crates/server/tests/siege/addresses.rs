//! Who asks from where, behind a proxy.

use serde_json::json;

use crate::{harness::TestServer, often};

const JSON: (&str, &str) = ("content-type", "application/json");

/// How many guests can be made in a row with the headers that the n-th of them has.
async fn guests(server: &TestServer, headers: impl Fn(usize) -> Vec<(&'static str, String)>) -> usize {
    let body = json!({ "name": "Eve" }).to_string();
    for n in 0..120 {
        let said = headers(n);
        let mut all = vec![JSON];
        all.extend(said.iter().map(|(name, value)| (*name, value.as_str())));
        let answer = server.raw("POST", "/api/me", &all, &body).await;
        if answer.status == 429 {
            return n;
        }
        assert_eq!(answer.status, 201, "{answer:?}");
    }
    120
}

/// What a client may say of where it comes from.
fn nonsense() -> String {
    let words = ["unknown", "", "10.0.0.1", "[2001:db8::1]:80", "::", "1.1.1.1, 2.2.2.2", "_hidden", "127.0.0.1"];
    fastrand::choice(words).unwrap().to_owned()
}

async fn proxied() -> TestServer {
    TestServer::with(|settings| (settings.limits, settings.behind_proxy) = (true, true)).await
}

#[tokio::test]
async fn what_a_client_says_of_itself_gives_it_no_other_purse() {
    const SAID: &str = "x-forwarded-for";
    let server = proxied().await;
    // The proxy appends its own word to the client's list, or as a line of its own.
    let appended = guests(&server, |n| vec![(SAID, format!("10.0.{n}.1, 192.0.2.1"))]).await;
    assert!((35..100).contains(&appended), "{appended}");
    let lines = guests(&server, |n| vec![(SAID, format!("10.1.{n}.1")), (SAID, "192.0.2.2".to_owned())]).await;
    assert!((35..100).contains(&lines), "{lines}");
    let network = guests(&server, |n| vec![(SAID, format!("2001:db8:0:1:{n:x}::{n:x}"))]).await;
    assert!((35..100).contains(&network), "one network of 64 bits is one client: {network}");
    let others = guests(&server, |n| vec![(SAID, format!("2001:db8:1:{n:x}::1"))]).await;
    assert_eq!(others, 120, "other networks are others");
    // Whatever a client puts before it, in one line or in several.
    for round in 0..often(2, 40) {
        let own = format!("198.51.100.{round}");
        let invented = |n: usize| {
            let mut lines: Vec<_> = (0..fastrand::usize(..4)).map(|_| (SAID, nonsense())).collect();
            let last = if fastrand::bool() { own.clone() } else { format!("{}, {own}", nonsense()) };
            lines.push((SAID, if n.is_multiple_of(3) { format!("{last}:4711") } else { last }));
            lines
        };
        let counted = guests(&server, invented).await;
        assert!((35..100).contains(&counted), "{counted}");
    }
}

#[tokio::test]
async fn without_a_proxy_nobody_can_say_where_he_comes_from() {
    let server = TestServer::with(|settings| settings.limits = true).await;
    let said = guests(&server, |n| vec![("x-forwarded-for", format!("192.0.2.{n}"))]).await;
    assert!((35..100).contains(&said), "{said}");
}
