//! Bots that are programs of their own (`exec:`): what the command makes of them. `crates/arena/tests/lab/programs.rs` tries what they may do.

use std::path::Path;

use serde_json::Value;

use crate::room::{Room, stderr};

#[test]
fn a_program_takes_part_in_an_arena() {
    let room = Room::new();
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/program.py").canonicalize().unwrap();
    let bot = format!("exec:python3 {}", program.display());
    let bots = format!("{bot},random");
    let report = room.json(&["arena", "cult", "--bots", &bots, "--games", "2", "--time", "60s+1s", "--json"]);
    let standings = report["standings"].as_array().unwrap();
    let one = standings.iter().find(|one| one["bot"] == format!("{bot} (60s+1s)")).unwrap();
    assert!(one["choices"].as_u64().unwrap() > 0 && one.get("failures").is_none(), "{one}");
}

#[test]
fn a_program_that_dies_is_told_of_and_the_command_fails() {
    let room = Room::new();
    let dies =
        "print('ready', flush=True)\nfor line in __import__('sys').stdin:\n    if line.startswith('go'): exit(7)\n";
    room.write("dies.py", dies);
    let ended =
        room.run(&["arena", "cleopatra", "--bots", "exec:python3 dies.py,random", "--games", "6", "--json"]).code(1);
    let report: Value = serde_json::from_slice(&ended.get_output().stdout).unwrap();
    assert_eq!((&report["games"], &report["ended"]), (&6.into(), &6.into()), "{report}");
    let standings = report["standings"].as_array().unwrap();
    let failures = standings.iter().find_map(|one| one.get("failures")).unwrap();
    assert!(
        failures["games"].as_u64().unwrap() > 0 && failures["first"] == "it is gone (exit status: 7)",
        "{failures}"
    );
    let said = stderr(&ended);
    assert!(said.contains("exec:python3 dies.py failed in") && said.contains("it is gone (exit status: 7)"), "{said}");
}

#[test]
fn a_program_that_cannot_play_is_refused_before_the_first_game() {
    let room = Room::new();
    for (args, why) in [
        (
            ["arena", "cleopatra", "--bots", "exec:no-such-program-here,random"],
            "`no-such-program-here` cannot be started",
        ),
        (["arena", "cleopatra", "--bots", "exec:,random"], "`exec:` needs a program"),
        (["sim", "cleopatra", "--bots", "exec:python3 bot.py"], "`cenacle arena`"),
    ] {
        let said = stderr(&room.run(&args).code(2));
        assert!(said.contains(why), "{args:?}: {said}");
    }
    let late = room.run(&["arena", "cleopatra", "--bots", "random,greedy", "--time", "soon"]).code(2);
    assert!(stderr(&late).contains("write it as 10s or as 60s+500ms"), "{}", stderr(&late));
}
