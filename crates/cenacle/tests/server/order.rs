//! Who comes first, and everything that is refused: the table stays as it was.

use serde_json::{Value, json};

use crate::{
    site::Site,
    witness::{Witness, kind},
};

/// Which of the three is asked, and which is not.
fn asked(sitting: &[Witness; 3]) -> (usize, usize) {
    let asked = sitting.iter().position(|witness| witness.mirror.legal() > 0).expect("somebody is asked");
    let other = sitting.iter().position(|witness| witness.mirror.legal() == 0).expect("somebody is not");
    (asked, other)
}

/// The table as its three players see it.
async fn seen(sitting: &[Witness; 3]) -> Vec<(Value, Value)> {
    let mut seen = Vec::new();
    for witness in sitting {
        let state = witness.guest.as_ref().unwrap().state(&witness.table, "with=scene").await.unwrap();
        assert!(state["scene"].is_object(), "{state}");
        seen.push((state["n"].clone(), state["scene"].clone()));
    }
    seen
}

#[tokio::test]
async fn of_two_decisions_at_the_same_instant_one_is_taken_and_both_are_answered() {
    let site = Site::open();
    let (table, mut sitting) = site.three().await;
    for round in 0..10 {
        let (who, _) = asked(&sitting);
        let n = sitting[who].mirror.n();
        // The same seat at two devices, and another seat.
        let mut twin = Witness::attend(&site, sitting[who].guest.clone(), &table.id).await;
        let [first, second, third] = &mut sitting;
        let mut all = [first, second, third];
        all.rotate_left(who);
        let [one, two, _] = all;
        let answers = tokio::join!(one.decide(n, 0), twin.decide(n, 0), two.decide(n, 0));
        let answers = [answers.0, answers.1, answers.2];
        let taken: Vec<&Value> = answers.iter().filter(|answer| kind(answer) == "done").collect();
        assert_eq!(taken.len(), 1, "round {round}: {answers:?}");
        assert_eq!(taken[0]["n"], n + 1);
        let refused = answers.iter().filter_map(|answer| answer["problem"]["code"].as_str());
        for code in refused {
            assert!(matches!(code, "stale" | "not-your-turn"), "round {round}: {code}");
        }
        for witness in &mut sitting {
            witness.see(n + 1).await;
            assert_eq!(witness.mirror.n(), n + 1, "one event, not two");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_done_is_refused_with_its_code_and_changes_nothing() {
    let site = Site::open();
    let (table, mut sitting) = site.three().await;
    for _ in 0..4 {
        Witness::one_decides(&mut sitting).await;
    }
    let (who, other) = asked(&sitting);
    let (n, legal) = (sitting[who].mirror.n(), sitting[who].mirror.legal());
    let before = seen(&sitting).await;
    let id = &table.id;
    let decide = |n: Value, index: Value| json!({ "type": "decide", "id": 77, "table": id, "n": n, "index": index });
    let with = |mut ask: Value, key: &str, value: Value| {
        ask[key] = value;
        ask
    };
    let sound = decide(json!(n), json!(0));
    let far = "7777777777777";
    // By whom, what, and the code with which it is refused.
    let cases = [
        (other, sound.clone(), "not-your-turn"),
        (other, with(sound.clone(), "seat", json!(who + 1)), "not-your-seat"),
        (who, with(sound.clone(), "seat", json!(other + 1)), "not-your-seat"),
        (who, with(sound.clone(), "seat", json!(8)), "no-such-seat"),
        (who, with(sound.clone(), "seat", json!(0)), "malformed"),
        (who, decide(json!(0), json!(0)), "stale"),
        (who, decide(json!(n + 1), json!(0)), "stale"),
        (who, decide(json!(u64::MAX), json!(0)), "stale"),
        (who, decide(json!(n), json!(legal)), "no-such-action"),
        (who, decide(json!(n), json!(u32::MAX)), "no-such-action"),
        (who, decide(json!(n), json!(-1)), "malformed"),
        (who, decide(json!("1"), json!(0)), "malformed"),
        (who, with(sound.clone(), "extra", json!(1)), "malformed"),
        (who, with(sound.clone(), "type", json!("win")), "malformed"),
        (who, with(sound.clone(), "id", json!(null)), "malformed"),
        (who, with(sound.clone(), "table", json!(far)), "no-such-table"),
        (who, with(sound.clone(), "table", json!("../../etc")), "malformed"),
        (who, json!([sound]), "malformed"),
        (who, json!("decide"), "malformed"),
        (who, json!({}), "malformed"),
    ];
    for (by, ask, code) in cases {
        let answer = sitting[by].say(&ask.to_string()).await;
        assert_eq!((kind(&answer), &answer["problem"]["code"]), ("refused", &json!(code)), "{ask}: {answer}");
        assert!(!answer["problem"]["message"].as_str().unwrap().is_empty());
        if code != "malformed" {
            assert_eq!(answer["id"], 77, "{ask}: {answer}");
        }
    }
    for text in ["", "{", "null", "\u{0}", "{\"type\":\"decide\"", &"[".repeat(5000)] {
        let answer = sitting[who].say(text).await;
        assert_eq!(answer["problem"]["code"], "malformed", "{answer}");
    }
    assert_eq!(seen(&sitting).await, before, "the table is as it was");
    // And it goes on.
    assert_eq!(Witness::one_decides(&mut sitting).await, n + 1);
}

#[tokio::test]
async fn a_message_that_is_sent_again_is_not_done_again() {
    let site = Site::open();
    let (table, mut sitting) = site.three().await;
    for _ in 0..30 {
        let (who, _) = asked(&sitting);
        let n = sitting[who].mirror.n();
        let ask = json!({ "type": "decide", "id": 5, "table": table.id, "n": n, "index": 0 }).to_string();
        sitting[who].send(&ask).await;
        sitting[who].send(&ask).await;
        let (first, second) = (sitting[who].answer().await, sitting[who].answer().await);
        assert_eq!((kind(&first), &first["n"]), ("done", &json!(n + 1)), "{first}");
        let code = second["problem"]["code"].as_str().unwrap_or("done");
        assert!(matches!(code, "stale" | "not-your-turn"), "{second}");
        for witness in &mut sitting {
            witness.see(n + 1).await;
            assert_eq!(witness.mirror.n(), n + 1);
        }
    }
}

#[tokio::test]
async fn who_does_not_sit_there_decides_nothing() {
    let site = Site::open();
    let (table, sitting) = site.three().await;
    let before = seen(&sitting).await;
    let ask = json!({ "type": "decide", "id": 1, "table": table.id, "n": 1, "index": 0 }).to_string();
    let mut stranger = Witness::attend(&site, Some(site.guest("Eve").await), &table.id).await;
    assert_eq!(stranger.say(&ask).await["problem"]["code"], "not-your-seat");
    let mut nobody = Witness::attend(&site, None, &table.id).await;
    assert_eq!(nobody.say(&ask).await["problem"]["code"], "no-guest");
    let body = Some(json!({ "n": 1, "index": 0 }).to_string());
    let path = format!("/api/tables/{}/decide", table.id);
    let wrong = site.api().with_token("0000000000000000");
    for (api, code) in [(site.api(), "no-guest"), (wrong, "bad-secret")] {
        let answer = api.send("POST", &path, body.clone()).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (401, &json!(code)), "{}", answer.text);
    }
    assert_eq!(seen(&sitting).await, before, "the table is as it was");
}

#[tokio::test]
async fn a_frame_too_long_or_of_bytes_ends_at_most_the_socket_that_sent_it() {
    let site = Site::open();
    let (_, mut sitting) = site.three().await;
    let before = seen(&sitting).await;
    let n = sitting[0].mirror.n();
    for bytes in [false, true] {
        match bytes {
            true => sitting[0].send_bytes(vec![0xff; 100]).await,
            // The line may break before all of it is sent.
            false => sitting[0].flood(&" ".repeat(8 << 20)).await,
        }
        let code = loop {
            match sitting[0].hear_or_end().await {
                Ok(frame) if matches!(kind(&frame), "refused" | "bye") => break frame["problem"]["code"].clone(),
                Ok(_) => {}
                Err(end) => break json!(end.map(|(code, _)| code)),
            }
        };
        let expected = if bytes { [json!("malformed"), json!(1003)] } else { [json!("too-large"), json!(1009)] };
        assert!(expected.contains(&code) || (!bytes && code.is_null()), "{code}");
        let back = sitting[0].come_back(Some(n)).await;
        assert_eq!(kind(&back), "current", "{back}");
    }
    assert_eq!(seen(&sitting).await, before, "the table is as it was");
    assert_eq!(Witness::one_decides(&mut sitting).await, n + 1);
}
