//! Games that began with rules or data this server does not have.

use cenacle_server::wire::TableId;
use serde_json::json;

use crate::harness::{TestServer, play_out};

#[tokio::test]
async fn a_game_of_other_rules_is_kept_as_it_is_and_disturbs_no_other() {
    for (key, other) in [("$.rules_version", "99"), ("$.data", "\"another\"")] {
        let server = TestServer::open().await;
        let [ada, bea] = server.guests(["Ada", "Bea"]).await;
        let strange = ada.duel(&bea).await;
        ada.decide(&strange).await;
        let usual = ada.duel(&bea).await;
        let shut = server.close().await;
        let TableId(id) = strange.parse().unwrap();
        let mut database = shut.database().await;
        let old: String = sqlx::query_scalar("SELECT sheet FROM tables WHERE id = $1")
            .bind(id)
            .fetch_one(&mut database)
            .await
            .unwrap();
        let change = "UPDATE tables SET sheet = json_set(sheet, $1, json($2)) WHERE id = $3";
        sqlx::query(change).bind(key).bind(other).bind(id).execute(&mut database).await.unwrap();
        let all = "SELECT (SELECT sheet FROM tables WHERE id = $1) || (SELECT group_concat(body) FROM events WHERE table_id = $1)";
        let before: String = sqlx::query_scalar(all).bind(id).fetch_one(&mut database).await.unwrap();

        let server = shut.open().await;
        let [ada, bea] = [server.again(&ada), server.again(&bea)];
        let decide = format!("tables/{strange}/decide");
        assert_eq!(bea.refused(&decide, json!({ "n": 2, "index": 0 })).await, "other-rules");
        assert_eq!(bea.not_shown(&format!("tables/{strange}/state")).await, "other-rules");
        assert_eq!(bea.refused(&format!("tables/{strange}/resign"), json!({})).await, "other-rules");
        assert_eq!(ada.get("tables?list=mine").await["tables"].as_array().unwrap().len(), 2, "it is not lost");
        play_out(&[&ada, &bea], &usual).await;
        let after: String = sqlx::query_scalar(all).bind(id).fetch_one(&mut database).await.unwrap();
        assert_eq!(after, before);

        let shut = server.close().await;
        let mut database = shut.database().await;
        sqlx::query("UPDATE tables SET sheet = $1 WHERE id = $2")
            .bind(old)
            .bind(id)
            .execute(&mut database)
            .await
            .unwrap();
        let server = shut.open().await;
        let [ada, bea] = [server.again(&ada), server.again(&bea)];
        play_out(&[&ada, &bea], &strange).await;
    }
}
