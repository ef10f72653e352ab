//! Devices that were signed out, and what changes while a socket is open.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{
    harness::{Line, Person, Raw, TestServer, soon},
    often,
};

const JSON: (&str, &str) = ("content-type", "application/json");

async fn call(server: &TestServer, person: &Person, method: &str, path: &str, body: &str) -> Raw {
    let authorization = format!("Bearer {}", person.token());
    server.raw(method, path, &[JSON, ("authorization", &authorization)], body).await
}

/// A private link of a guest.
async fn link(person: &Person) -> String {
    person.post("me/recovery", json!({})).await["token"].as_str().unwrap().to_owned()
}

/// The same guest on another device; the first is signed out unless it is kept.
async fn moved(server: &TestServer, person: &Person, keep: bool) -> Person {
    let body = json!({ "token": link(person).await, "keep_others": keep, "secret": true }).to_string();
    let answer = server.raw("POST", "/api/recover", &[JSON], &body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let answer: Value = serde_json::from_str(&answer.body).unwrap();
    Person { guest: person.guest.signed_in_with(answer["token"].as_str().unwrap()) }
}

#[tokio::test]
async fn a_device_that_is_signed_out_hears_and_does_nothing_more() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut old = ada.attend(&table).await;
    old.hear("scene").await;
    let new = moved(&server, &ada, false).await;
    // It sends without having read that it is signed out: what comes now is not carried out. The line may be gone already.
    for id in 0..often(20, 500) {
        let resign = json!({ "type": "resign", "id": id, "table": table });
        let chat = json!({ "type": "chat", "id": 1000 + id, "table": table, "text": "I am still here" });
        if old.socket().say(&resign.to_string()).await.is_err() || old.socket().say(&chat.to_string()).await.is_err() {
            break;
        }
    }
    assert_eq!(old.end().await, ("signed-out".to_owned(), 1008));
    assert_eq!(call(&server, &ada, "GET", "/api/me", "").await.code(), "bad-secret");
    let mut line = new.attend(&table).await;
    line.hear("scene").await;
    assert!(new.decide(&table).await, "the new device plays on");
    let seats = bea.info(&table).await["seats"].clone();
    assert!(seats.as_array().unwrap().iter().all(|seat| seat["resigned"] == json!(false)), "{seats}");
    assert_eq!(bea.get(&format!("tables/{table}/chat")).await["lines"], json!([]), "nor was anything said");
}

#[tokio::test]
async fn a_question_that_waits_is_not_answered_once_its_device_is_signed_out() {
    let server = TestServer::open().await;
    let [ada, bea, cat] = server.guests(["Ada", "Bea", "Cat"]).await;
    for way in ["sign-out", "recover", "delete"].into_iter().cycle().take(often(3, 30)) {
        let eve = server.guest("Eve").await;
        // Three play: who deletes himself gives up, and the others go on.
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        let table = eve.table(json!({ "game": "thimble", "seats": seats })).await;
        for person in [&bea, &cat] {
            person.post(&format!("tables/{table}/join"), json!({})).await;
        }
        let path = format!("/api/tables/{table}/state?with=view,legal&after=999&wait=30");
        let began = Instant::now();
        let asked = {
            let (server, eve) = (&server, &eve);
            async move { call(server, eve, "GET", &path, "").await }
        };
        let signs_out = async {
            // The question is there, and waits.
            tokio::time::sleep(Duration::from_millis(300)).await;
            match way {
                "sign-out" => drop(call(&server, &eve, "POST", "/api/me/sign-out", "{}").await),
                "recover" => drop(moved(&server, &eve, false).await),
                _ => drop(call(&server, &eve, "DELETE", "/api/me", "").await),
            }
        };
        let (answer, ()) = tokio::join!(asked, signs_out);
        assert_eq!((answer.status, answer.code().as_str()), (401, "signed-out"), "{way}: {answer:?}");
        assert!(began.elapsed() < Duration::from_secs(10), "{way}: at once, not when the time is up");
    }
    let table = ada.duel(&bea).await;
    let kept = ada.state(&table, "after=999&wait=1").await;
    assert_eq!(kept["viewer"], "1", "who stays signed in is answered");
}

#[tokio::test]
async fn a_question_that_waits_is_answered_in_the_language_of_then() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let n = ada.state(&table, "").await["n"].clone();
    let query = format!("with=scene&after={n}&wait=20");
    let waits = ada.state(&table, &query);
    let changes = async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(call(&server, &ada, "PATCH", "/api/me", r#"{"lang":"fr"}"#).await.status, 200);
        assert!(bea.decide(&table).await);
    };
    let (told, ()) = tokio::join!(waits, changes);
    let french = ada.state(&table, "with=scene&lang=fr").await;
    assert_eq!((&told["n"], &told["scene"]), (&french["n"], &french["scene"]));
    assert_ne!(told["scene"], ada.state(&table, "with=scene&lang=en").await["scene"], "they differ");
}

#[tokio::test]
async fn a_device_that_is_kept_keeps_its_socket() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut old = ada.attend(&table).await;
    old.hear("scene").await;
    let new = moved(&server, &ada, true).await;
    assert!(old.everything().await.iter().all(|frame| frame["type"] != "bye"), "it lives");
    // The other signs it out later.
    let out = call(&server, &new, "POST", "/api/me/sign-out", r#"{"devices":"others"}"#).await;
    assert_eq!((out.status, out.header("set-cookie")), (204, None));
    assert_eq!(old.end().await.0, "signed-out");
    assert_eq!(call(&server, &new, "GET", "/api/me", "").await.status, 200);
}

#[tokio::test]
async fn signing_out_takes_the_cookie_back_and_closes_the_sockets_of_this_device_alone() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let other = moved(&server, &ada, true).await;
    let (mut here, mut there) = (ada.attend(&table).await, other.attend(&table).await);
    here.hear("scene").await;
    there.hear("scene").await;
    let out = call(&server, &ada, "POST", "/api/me/sign-out", "{}").await;
    assert_eq!(out.status, 204, "{out:?}");
    assert!(
        out.header("set-cookie").is_some_and(|cookie| cookie.starts_with("cenacle=;") && cookie.contains("Max-Age=0"))
    );
    assert_eq!(here.end().await.0, "signed-out");
    assert!(there.everything().await.iter().all(|frame| frame["type"] != "bye"));
    let all = call(&server, &other, "POST", "/api/me/sign-out", r#"{"devices":"all"}"#).await;
    assert_eq!((all.status, there.end().await.0.as_str()), (204, "signed-out"));
    for person in [&ada, &other] {
        assert_eq!(call(&server, person, "GET", "/api/me", "").await.code(), "bad-secret");
    }
    assert_eq!(call(&server, &bea, "GET", "/api/me", "").await.status, 200, "nobody else is signed out");
}

#[tokio::test]
async fn a_private_link_can_be_ended() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let token = link(&ada).await;
    assert_eq!(call(&server, &ada, "DELETE", "/api/me/recovery", "").await.status, 204);
    assert_eq!(call(&server, &ada, "DELETE", "/api/me/recovery", "").await.status, 204, "once more is no mistake");
    let used = server.raw("POST", "/api/recover", &[JSON], &json!({ "token": token }).to_string()).await;
    assert_eq!((used.status, used.code().as_str()), (401, "bad-secret"));
    let renewed = link(&ada).await;
    let used = server.raw("POST", "/api/recover", &[JSON], &json!({ "token": renewed }).to_string()).await;
    assert_eq!(used.status, 201, "a new one works");
}

#[tokio::test]
async fn a_guest_who_is_deleted_leaves_his_tables_and_the_house() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let waiting = ada.table(json!({ "game": "thimble", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    link(&ada).await;
    ada.post("me/mute", json!({ "guest": bea.guest.id, "muted": true })).await;
    let mut line = ada.attend(&table).await;
    line.hear("scene").await;
    let gone = call(&server, &ada, "DELETE", "/api/me", "").await;
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(line.end().await.0, "signed-out");
    assert_eq!(call(&server, &ada, "GET", "/api/me", "").await.code(), "bad-secret");
    let info = bea.info(&table).await;
    assert_eq!((&info["seats"][0]["resigned"], &info["status"]), (&json!(true), &json!("closed")), "{info}");
    assert_eq!(bea.info(&waiting).await["status"], "closed");
    let mut database = server.database().await;
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
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
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
async fn who_speaks_another_language_sees_scenes_and_log_in_it_at_once() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    assert!(ada.decide(&table).await);
    let mut line = ada.attend(&table).await;
    let english = line.hear("scene").await;
    // One who says which language he wants keeps it.
    let mut stays = Line::open(ada.guest.socket().await.unwrap()).await;
    stays.say(json!({ "type": "attend", "id": 1, "table": table, "lang": "en" })).await;
    stays.hear("scene").await;
    for turn in 0..often(2, 40) {
        let (lang, other) = if turn % 2 == 0 { ("fr", "en") } else { ("en", "fr") };
        let changed = call(&server, &ada, "PATCH", "/api/me", &json!({ "lang": lang }).to_string()).await;
        assert_eq!(changed.status, 200);
        let told = line.hear("scene").await;
        let meant = ada.state(&table, &format!("with=scene,log&lang={lang}")).await;
        assert_eq!((&told["scene"], &told["log"]), (&meant["scene"], &meant["log"]), "{lang}");
        let wrong = ada.state(&table, &format!("with=scene,log&lang={other}")).await;
        assert!(told["scene"] != wrong["scene"] && told["log"] != wrong["log"], "the languages differ");
    }
    assert_eq!(call(&server, &ada, "PATCH", "/api/me", r#"{"lang":"fr"}"#).await.status, 200);
    line.hear("scene").await;
    assert!(bea.decide(&table).await);
    let (news, unmoved) = (line.hear("news").await, stays.hear("news").await);
    let last = |lang: &str| {
        let (ada, table, query) = (ada.clone(), table.clone(), format!("with=log&lang={lang}"));
        async move { ada.state(&table, &query).await["log"].as_array().unwrap().last().unwrap()["text"].clone() }
    };
    assert_eq!(news["log"].as_array().unwrap().last().unwrap()["text"], last("fr").await);
    assert_eq!(unmoved["log"].as_array().unwrap().last().unwrap()["text"], last("en").await);
    assert_eq!(news["from"], english["n"], "nothing was missed and nothing told twice");
}

#[tokio::test]
async fn language_and_name_are_those_of_now_on_sockets_that_are_open() {
    let server = TestServer::open().await;
    let [ada, bea] = server.guests(["Ada", "Bea"]).await;
    let table = ada.duel(&bea).await;
    let mut line = Line::open(ada.guest.socket().await.unwrap()).await;
    let refusal = async |line: &mut Line| {
        line.say(json!({ "type": "undo", "id": 3, "table": table, "n": 999 })).await;
        let frame: Value = serde_json::from_str(&line.next().await).unwrap();
        frame["problem"]["message"].as_str().unwrap().to_owned()
    };
    let english = refusal(&mut line).await;
    assert!(english.starts_with("Something happened"), "{english}");
    let changed = call(&server, &ada, "PATCH", "/api/me", r#"{"lang":"fr","name":"Adèle"}"#).await;
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
