//! Devices that were signed out, and what changes while a socket is open.

use serde_json::{Value, json};

use crate::harness::{House, Line, Person, Raw, soon};

const JSON: (&str, &str) = ("content-type", "application/json");

async fn call(house: &House, person: &Person, method: &str, path: &str, body: &str) -> Raw {
    let authorization = format!("Bearer {}", person.token());
    house.raw(method, path, &[JSON, ("authorization", &authorization)], body).await
}

/// A private link of a guest.
async fn link(person: &Person) -> String {
    person.post("me/recovery", json!({})).await["token"].as_str().unwrap().to_owned()
}

/// The same guest on another device; the first is signed out unless it is kept.
async fn moved(house: &House, person: &Person, keep: bool) -> Person {
    let body = json!({ "token": link(person).await, "keep_others": keep, "secret": true }).to_string();
    let answer = house.raw("POST", "/api/recover", &[JSON], &body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let answer: Value = serde_json::from_str(&answer.body).unwrap();
    Person { guest: person.guest.signed_in_with(answer["token"].as_str().unwrap()) }
}

#[tokio::test]
async fn a_device_that_is_signed_out_hears_and_does_nothing_more() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut old = ada.attend(&table).await;
    old.hear("scene").await;
    let new = moved(&house, &ada, false).await;
    assert_eq!(old.end().await, ("signed-out".to_owned(), 1008));
    assert_eq!(call(&house, &ada, "GET", "/api/me", "").await.code(), "bad-secret");
    let mut line = new.attend(&table).await;
    line.hear("scene").await;
    assert!(new.decide(&table).await, "the new device plays on");
    // What the old one sends before it knows is not carried out either: the line is closed first.
    let seats = bea.info(&table).await["seats"].clone();
    assert!(seats.as_array().unwrap().iter().all(|seat| seat["resigned"] == json!(false)), "{seats}");
}

#[tokio::test]
async fn a_device_that_is_kept_keeps_its_socket() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut old = ada.attend(&table).await;
    old.hear("scene").await;
    let new = moved(&house, &ada, true).await;
    assert!(old.everything().await.iter().all(|frame| frame["type"] != "bye"), "it lives");
    // The other signs it out later.
    let out = call(&house, &new, "POST", "/api/me/sign-out", r#"{"devices":"others"}"#).await;
    assert_eq!((out.status, out.header("set-cookie")), (204, None));
    assert_eq!(old.end().await.0, "signed-out");
    assert_eq!(call(&house, &new, "GET", "/api/me", "").await.status, 200);
}

#[tokio::test]
async fn signing_out_takes_the_cookie_back_and_closes_the_sockets_of_this_device_alone() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let other = moved(&house, &ada, true).await;
    let (mut here, mut there) = (ada.attend(&table).await, other.attend(&table).await);
    here.hear("scene").await;
    there.hear("scene").await;
    let out = call(&house, &ada, "POST", "/api/me/sign-out", "{}").await;
    assert_eq!(out.status, 204, "{out:?}");
    assert!(
        out.header("set-cookie").is_some_and(|cookie| cookie.starts_with("cenacle=;") && cookie.contains("Max-Age=0"))
    );
    assert_eq!(here.end().await.0, "signed-out");
    assert!(there.everything().await.iter().all(|frame| frame["type"] != "bye"));
    let all = call(&house, &other, "POST", "/api/me/sign-out", r#"{"devices":"all"}"#).await;
    assert_eq!((all.status, there.end().await.0.as_str()), (204, "signed-out"));
    for person in [&ada, &other] {
        assert_eq!(call(&house, person, "GET", "/api/me", "").await.code(), "bad-secret");
    }
    assert_eq!(call(&house, &bea, "GET", "/api/me", "").await.status, 200, "nobody else is signed out");
}

#[tokio::test]
async fn a_private_link_can_be_ended() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let token = link(&ada).await;
    assert_eq!(call(&house, &ada, "DELETE", "/api/me/recovery", "").await.status, 204);
    assert_eq!(call(&house, &ada, "DELETE", "/api/me/recovery", "").await.status, 204, "once more is no mistake");
    let used = house.raw("POST", "/api/recover", &[JSON], &json!({ "token": token }).to_string()).await;
    assert_eq!((used.status, used.code().as_str()), (401, "bad-secret"));
    let renewed = link(&ada).await;
    let used = house.raw("POST", "/api/recover", &[JSON], &json!({ "token": renewed }).to_string()).await;
    assert_eq!(used.status, 201, "a new one works");
}

#[tokio::test]
async fn a_guest_who_is_deleted_leaves_his_tables_and_the_house() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let waiting = ada.table(json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    link(&ada).await;
    ada.post("me/mute", json!({ "guest": bea.guest.id, "muted": true })).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    let gone = call(&house, &ada, "DELETE", "/api/me", "").await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(line.end().await.0, "signed-out");
    assert_eq!(call(&house, &ada, "GET", "/api/me", "").await.code(), "bad-secret");
    let info = bea.info(&table).await;
    assert_eq!((&info["seats"][0]["resigned"], &info["status"]), (&json!(true), &json!("closed")), "{info}");
    assert_eq!(bea.info(&waiting).await["status"], "closed");
    let mut database = house.database().await;
    for sql in [
        "SELECT COUNT(*) FROM guests WHERE name = 'Ada'",
        "SELECT COUNT(*) FROM mutes",
        "SELECT COUNT(*) FROM secrets s LEFT JOIN guests g ON g.id = s.guest WHERE g.id IS NULL",
    ] {
        let count: i64 = sqlx::query_scalar(sql).fetch_one(&mut database).await.unwrap();
        assert_eq!(count, 0, "{sql}");
    }
}

#[tokio::test]
async fn who_is_muted_is_silent_on_sockets_that_are_open() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    let say = async |text: &str| bea.post(&format!("tables/{table}/chat"), json!({ "text": text })).await;
    say("heard").await;
    assert_eq!(line.hear("chat").await["line"]["text"], "heard");
    ada.post("me/mute", json!({ "guest": bea.guest.id, "muted": true })).await;
    say("unheard").await;
    ada.post("me/mute", json!({ "guest": bea.guest.id, "muted": false })).await;
    say("heard again").await;
    assert_eq!(line.hear("chat").await["line"]["text"], "heard again");
}

#[tokio::test]
async fn language_and_name_are_those_of_now_on_sockets_that_are_open() {
    let house = House::open().await;
    let [ada, bea] = house.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = Line::open(ada.guest.socket().await.unwrap()).await;
    let refusal = async |line: &mut Line| {
        line.say(json!({ "type": "undo", "id": 3, "table": table, "n": 999 })).await;
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        frame["problem"]["message"].as_str().unwrap().to_owned()
    };
    let english = refusal(&mut line).await;
    assert!(english.starts_with("Something happened"), "{english}");
    let changed = call(&house, &ada, "PATCH", "/api/me", r#"{"lang":"fr","name":"Adèle"}"#).await;
    assert_eq!(changed.status, 200);
    let french = refusal(&mut line).await;
    assert!(french.starts_with("Entre-temps"), "{french}");
    line.say(json!({ "type": "nonsense" })).await;
    let frame: Value = serde_json::from_str(&line.next().await).unwrap();
    assert!(frame["problem"]["message"].as_str().unwrap().starts_with("Ce message"), "{frame}");
    line.say(json!({ "type": "chat", "id": 4, "table": table, "text": "bonjour" })).await;
    let chat = format!("tables/{table}/chat");
    soon("it is said", || async { bea.get(&chat).await["lines"][0]["name"] == json!("Adèle") }).await;
}
