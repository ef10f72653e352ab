//! Nothing arrives at a client but what its viewer may know: frame by frame, for a whole game.

use cenacle_cleopatra::Cleopatra;
use cenacle_load::Truth;
use cenacle_scene::{Seat, Viewer};
use cenacle_table::any::Opened;
use serde_json::{Value, json};

use crate::{
    site::Site,
    witness::{Witness, kind},
};

/// Everything that four clients received during one game: both seats, somebody who only watches, and somebody who sits
/// at seat 2 as well and comes back again and again. The first and the last ask for views and actions, as programs do. The
/// record comes last.
async fn game() -> ([Vec<Value>; 4], String) {
    let site = Site::open();
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    let table = ada.make_table(&crate::site::wish(2, 1)).await.unwrap();
    // Seat 1 looks before the game begins, the others afterwards.
    let mut one = Witness::attend_as(&site, Some(ada.clone()), &table.id, true).await;
    bea.join(&table.id).await.unwrap();
    let mut two = Witness::attend(&site, Some(bea.clone()), &table.id).await;
    let mut watching = Witness::attend(&site, None, &table.id).await;
    let mut restless = Witness::attend_as(&site, Some(bea), &table.id, true).await;
    let (mut rng, mut other) = (fastrand::Rng::with_seed(7), fastrand::Rng::with_seed(8));
    let watch = async {
        while !watching.mirror.is_over() {
            watching.hear().await;
        }
    };
    let return_often = async {
        let mut left_at = 0;
        while !restless.mirror.is_over() {
            let n = restless.mirror.n();
            if n >= left_at + 25 {
                left_at = n;
                // Away long enough to miss something, so that it is told what.
                tokio::time::sleep(std::time::Duration::from_millis(40)).await;
                restless.come_back(Some(n)).await;
            } else {
                restless.hear().await;
            }
        }
    };
    // Seat 1 hangs up in the middle of its own turn now and then.
    tokio::join!(one.play(&mut rng, |n| n % 40 == 0), two.play(&mut other, |_| false), watch, return_often);
    // Who only watched may see everything now. A spectator's scene is no ground for that: it needs a whole one.
    let everything = watching.come_back(Some(watching.mirror.n())).await;
    assert_eq!((kind(&everything), &everything["viewer"]), ("scene", &json!("omniscient")), "{everything}");
    let record = ada.record(&table.id).await.unwrap();
    ([one.frames, two.frames, watching.frames, restless.frames], record)
}

const fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number - 1))
}

#[tokio::test]
async fn every_frame_holds_what_its_viewer_may_know_and_nothing_else() {
    let ([one, two, watching, restless], record) = game().await;
    let mut truth = Truth::of(&Opened::<Cleopatra>::shipped().unwrap(), &record).unwrap();
    for (frames, viewer) in [(&one, seat(1)), (&two, seat(2)), (&watching, Viewer::Spectator), (&restless, seat(2))] {
        let shown = truth.check(frames, viewer).unwrap_or_else(|reason| panic!("viewer {viewer}: {reason}"));
        assert!(shown > 20, "viewer {viewer} was shown only {shown} moments");
    }
    let returns = restless.iter().filter(|frame| kind(frame) == "hello").count();
    assert!(returns > 3, "came back {returns} times");

    // The same check fails with other eyes: it would see a leak.
    let leak = truth.check(&one, seat(2)).unwrap_err().to_string();
    assert!(leak.contains("it is for viewer"), "{leak}");
    let renamed: Vec<Value> = one.iter().map(|frame| with(frame, "viewer", json!("2"))).collect();
    let leak = truth.check(&renamed, seat(2)).unwrap_err().to_string();
    assert!(leak.contains("frame "), "{leak}");
    let renamed: Vec<Value> = two.iter().map(|frame| with(frame, "viewer", json!("spectator"))).collect();
    truth.check(&renamed, Viewer::Spectator).unwrap_err();
    // Pages are told no views. A view of the other seat in the place of one's own is noticed, and so is one of a moment before.
    assert!(two.iter().chain(&watching).all(|frame| frame.get("view").is_none() && frame.get("legal").is_none()));
    let with_view = |frame: &&Value| frame.get("view").is_some_and(|view| !view.is_null());
    assert!(one.iter().filter(with_view).count() > 20 && restless.iter().filter(with_view).count() > 20);
    let others = restless.iter().find(with_view).unwrap()["view"].clone();
    let exchanged: Vec<Value> = one.iter().map(|frame| with(frame, "view", others.clone())).collect();
    assert!(truth.check(&exchanged, seat(1)).unwrap_err().to_string().contains("does not know"));
    // And so does one key too many, in any frame.
    let mut padded = watching.clone();
    padded[1]["seed"] = json!("00");
    assert!(truth.check(&padded, Viewer::Spectator).unwrap_err().to_string().contains("`seed` is not documented"));
}

fn with(frame: &Value, key: &str, value: Value) -> Value {
    let mut frame = frame.clone();
    if frame.get(key).is_some() {
        frame[key] = value;
    }
    frame
}

#[tokio::test]
async fn a_table_without_spectators_shows_them_nothing() {
    let site = Site::open();
    let (ada, bea) = (site.guest("Ada").await, site.guest("Bea").await);
    for (spectators, code) in [("none", "no-spectators"), ("after-end", "no-spectators")] {
        let mut wish = crate::site::wish(1, 2);
        wish["spectators"] = json!(spectators);
        let table = ada.make_table(&wish).await.unwrap();
        let mut stranger = Witness::attend(&site, Some(bea.clone()), &table.id).await;
        let answer = stranger.frames.last().unwrap();
        assert_eq!(answer["problem"]["code"], code, "{spectators}: {answer}");
        let state = bea.state(&table.id, "with=scene,view,log").await.unwrap_err();
        assert_eq!(state.code(), code, "{spectators}: {state}");
        stranger.mirror.scene().is_null().then_some(()).expect("nothing is shown");
        let id = stranger.next_id();
        let why = format!(r#"{{"type":"why-not","id":{id},"table":"{}","element":"seat.1"}}"#, table.id);
        assert_eq!(kind(&stranger.say(&why).await), "refused");
    }
}

/// The eyes through which the game is shown to a client once it has begun.
async fn eyes_at_the_start(witness: &mut Witness) -> String {
    let shown = |frame: &Value| matches!(kind(frame), "scene" | "news") && frame["n"] != 0;
    let frame = witness.hear_until(|frame| shown(frame) || kind(frame) == "gone").await;
    frame["viewer"].as_str().unwrap_or("gone").to_owned()
}

#[tokio::test]
async fn who_looks_before_the_game_begins_sees_it_from_the_seat_he_has_then() {
    let site = Site::open();
    let (ada, bea, cyd) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Cyd").await);
    let mut wish = crate::site::wish(3, 0);
    wish["auto_start"] = json!(false);
    let table = ada.make_table(&wish).await.unwrap();
    let say = |path: &str| format!("/api/tables/{}/{path}", table.id);
    let mut looked_first = Witness::attend(&site, Some(cyd.clone()), &table.id).await;
    assert_eq!(bea.join(&table.id).await.unwrap().yours, [2]);
    let mut got_up = Witness::attend(&site, Some(bea.clone()), &table.id).await;
    let left = bea.api().send("POST", &say("leave"), Some("{}".to_owned())).await.unwrap();
    assert_eq!(left.status, 200, "{}", left.text);
    assert_eq!(cyd.join(&table.id).await.unwrap().yours, [2], "the seat that got free");
    let dan = site.guest("Dan").await;
    dan.join(&table.id).await.unwrap();
    let started = ada.api().send("POST", &say("start"), Some("{}".to_owned())).await.unwrap();
    assert_eq!(started.json()["status"], "running", "{}", started.text);
    assert_eq!(eyes_at_the_start(&mut got_up).await, "spectator", "the seat is another's");
    assert_eq!(eyes_at_the_start(&mut looked_first).await, "2", "the seat is his");
}

#[tokio::test]
async fn who_may_look_only_after_the_end_sees_nothing_of_a_game_that_begins() {
    let site = Site::open();
    let (ada, bea, eve) = (site.guest("Ada").await, site.guest("Bea").await, site.guest("Eve").await);
    let mut wish = crate::site::wish(2, 1);
    wish["spectators"] = json!("after-end");
    let table = ada.make_table(&wish).await.unwrap();
    let mut early = Witness::attend(&site, Some(eve), &table.id).await;
    bea.join(&table.id).await.unwrap();
    let mut sitting = Witness::attend(&site, Some(bea), &table.id).await;
    // What the server has to say of the beginning is said before it answers this.
    let id = early.next_id();
    early.send(&format!(r#"{{"type":"ping","id":{id}}}"#)).await;
    early.hear_until(|frame| frame["id"] == id).await;
    assert!(early.frames.iter().all(|frame| frame["scene"].is_null()), "{:?}", early.frames);
    assert!(sitting.mirror.scene().is_object());
    sitting.see(1).await;
}
