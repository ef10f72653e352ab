//! A socket that comes back is told what it missed.

use serde_json::json;

use crate::{
    site::Site,
    witness::{Witness, kind},
};

#[tokio::test]
async fn who_missed_nothing_is_told_so() {
    let site = Site::open();
    let (_, mut sitting) = site.three().await;
    let n = Witness::one_decides(&mut sitting).await;
    let scene = sitting[1].mirror.scene().clone();
    let back = sitting[1].come_back(Some(n)).await;
    assert_eq!((kind(&back), &back["n"]), ("current", &json!(n)), "{back}");
    assert_eq!(*sitting[1].mirror.scene(), scene);
}

#[tokio::test]
async fn who_missed_something_is_told_what_and_sees_what_the_others_see() {
    let site = Site::open();
    let (table, mut sitting) = site.three().await;
    let n = Witness::one_decides(&mut sitting).await;
    // Somebody who is not asked goes away; the two others go on as far as they are.
    let mut there = Vec::from(sitting);
    let idle = there.iter().position(|witness| witness.mirror.legal() == 0).unwrap();
    let mut cyd = there.remove(idle);
    let mut now = n;
    while there.iter().any(|witness| witness.mirror.legal() > 0) && now < n + 6 {
        now = Witness::one_decides(&mut there).await;
    }
    assert!(now > n, "something happened");
    let back = cyd.come_back(Some(n)).await;
    assert_eq!((kind(&back), &back["from"]), ("news", &json!(n)), "{back}");
    cyd.see(now).await;
    let fresh = Witness::attend(&site, cyd.guest.clone(), &table.id).await;
    assert_eq!(cyd.mirror.n(), fresh.mirror.n());
    assert_eq!(cyd.mirror.scene(), fresh.mirror.scene(), "as if it had never been away");
    assert_eq!(cyd.mirror.log(), fresh.mirror.log(), "and was told the same");
}

#[tokio::test]
async fn a_number_that_cannot_be_gives_a_fresh_scene() {
    let site = Site::open();
    let (_, mut sitting) = site.three().await;
    let n = Witness::one_decides(&mut sitting).await;
    let scene = sitting[0].mirror.scene().clone();
    for last in [n + 1, n + 1000, u64::MAX, 0] {
        let back = sitting[0].come_back(Some(last)).await;
        assert_eq!((kind(&back), &back["n"]), ("scene", &json!(n)), "last {last}: {back}");
        assert_eq!(*sitting[0].mirror.scene(), scene, "last {last}");
    }
}

#[tokio::test]
async fn who_comes_back_after_the_server_was_away_goes_on_where_it_was() {
    let mut site = Site::open();
    let (table, mut sitting) = site.three().await;
    for _ in 0..5 {
        Witness::one_decides(&mut sitting).await;
    }
    let (n, scene) = (sitting[0].mirror.n(), sitting[0].mirror.scene().clone());
    let guest = sitting[0].guest.clone().unwrap();
    site.cut_power();
    let again = site.api().with_token(guest.api().token().unwrap());
    let state = again.send("GET", &format!("/api/tables/{}/state?with=scene", table.id), None).await.unwrap().json();
    assert_eq!((&state["n"], &state["scene"]), (&json!(n), &scene));
}
