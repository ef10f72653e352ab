//! The bots of docs/api.md play.

use std::{path::Path, process::Command};

use crate::site::Site;

fn plays(program: &str, script: &str) -> String {
    let site = Site::open();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(script);
    let output = Command::new(program).arg(script).arg(site.server.url()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
fn the_bot_in_python_plays_a_game_to_its_end() {
    let said = plays("python3", "bot.py");
    assert!(said.contains("over: {") && said.contains(r#""outcome": {"#), "{said}");
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
    assert!(read("bot.py").lines().count() <= 40);
}
