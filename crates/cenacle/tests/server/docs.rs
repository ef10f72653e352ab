//! The bots of docs/api.md play.

use std::{path::Path, process::Command, time::Duration};

use serde_json::{Value, json};

use crate::site::Site;

fn plays(program: &str, script: &str) -> String {
    let site = Site::open();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(script);
    let output = Command::new(program).arg(script).arg(site.server.url()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[tokio::test]
async fn the_bot_in_python_is_invited_by_name_and_plays_all_five_games_over_one_socket() {
    let site = Site::open();
    let games: Value = site.api().call("GET", "/api/games", None).await.unwrap();
    let games = games["games"].as_array().unwrap();
    assert_eq!(games.len(), 5, "{games:?}");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bot.py");
    let mut bot = Command::new("python3").arg(script).args([site.server.url(), "Python"]).spawn().unwrap();
    let ada = site.guest("Ada").await;
    let mut tables = Vec::new();
    for game in games {
        let bots = game["min_players"].as_u64().unwrap() - 1;
        let mut seats = vec![json!({ "kind": "invited", "name": "python" })];
        seats.resize(1 + bots as usize, json!({ "kind": "bot", "bot": "random" }));
        let wish = json!({ "game": game["game"], "seats": seats });
        // It signs in meanwhile.
        let table = loop {
            match ada.make_table(&wish).await {
                Ok(table) => break table,
                Err(error) if error.code() == "no-such-bot" => tokio::time::sleep(Duration::from_millis(50)).await,
                Err(error) => panic!("{error}"),
            }
        };
        tables.push(table.id);
    }
    let all_over = async {
        for table in &tables {
            while ada.table(table).await.unwrap()["status"] != "finished" {
                assert!(bot.try_wait().unwrap().is_none(), "it gave up");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(300), all_over).await.expect("it plays to the end");
    bot.kill().unwrap();
    bot.wait().unwrap();
    for table in tables {
        let info = ada.table(&table).await.unwrap();
        assert_eq!((&info["status"], &info["seats"][0]["name"]), (&json!("finished"), &json!("Python")), "{info}");
        assert_eq!((&info["seats"][0]["bot_account"], &info["seats"][0]["bot"]), (&json!(true), &Value::Null));
    }
}

#[test]
fn the_bot_in_curl_plays_a_game_to_its_end() {
    let said = plays("bash", "bot.sh");
    assert!(said.contains(r#""outcome": {"ranks""#), "{said}");
}

#[test]
fn the_bots_in_the_documentation_are_those_that_play() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let read = |name: &str| std::fs::read_to_string(docs.join(name)).unwrap();
    let page = read("api.md");
    assert!(page.contains(&read("bot.py")) && page.contains(&read("bot.sh")));
    let written = |line: &&str| !line.trim().is_empty();
    assert!(read("bot.py").lines().filter(written).count() <= 30, "it is as short as the page says");
}
