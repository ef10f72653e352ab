//! The laboratory: `arena`, `balance` and `review`.

#[cfg(target_os = "linux")]
use std::{process::Stdio, time::Duration};

use serde_json::Value;

use crate::room::{Room, stderr, stdout};

/// A report without what depends on the machine.
fn timeless(mut report: Value) -> Value {
    for key in ["seconds", "threads", "decisions_per_second"] {
        report.as_object_mut().unwrap().remove(key);
    }
    for one in report["standings"].as_array_mut().into_iter().flatten() {
        one.as_object_mut().unwrap().remove("ms_per_decision");
    }
    report
}

#[test]
fn an_arena_has_every_promised_key() {
    let room = Room::new();
    let report = room.json(&["arena", "cleopatra", "--bots", "random,greedy", "--games", "12", "--json"]);
    assert_eq!((&report["games"], &report["ended"]), (&12.into(), &12.into()));
    let standings = report["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 2);
    let keys = ["games", "win_share", "low", "high", "rating", "rating_low", "rating_high", "ms_per_decision"];
    for (one, key) in standings.iter().flat_map(|one| keys.map(|key| (one, key))) {
        assert!(one[key].is_number(), "{key}: {one}");
    }
    let pairs = report["pairs"].as_array().unwrap();
    let pair = pairs.iter().find(|pair| pair["a"] == "greedy" && pair["b"] == "random").unwrap();
    assert_eq!(pair["games"], 12);
    let [low, share, high] = ["low", "share", "high"].map(|key| pair[key].as_f64().unwrap());
    assert!(low <= share && share <= high && share > 0.5, "{pair}");
}

#[test]
fn an_arena_for_people_names_bots_and_intervals() {
    let room = Room::new();
    let said = room.printed(&["arena", "cleopatra", "--bots", "random,greedy:1", "--games", "6", "--players", "4"]);
    for words in ["4 players, 6 games in 2 mirrored groups", "95 % interval", "greedy:1", "ms/decision", "than"] {
        assert!(said.contains(words), "`{words}` is not in:\n{said}");
    }
}

#[test]
fn threads_change_nothing_in_an_arena() {
    let room = Room::new();
    let report = |threads: &str| {
        let args = ["arena", "cleopatra", "--bots", "random,greedy:1", "--games", "24", "--threads", threads, "--json"];
        timeless(room.json(&args))
    };
    assert_eq!(report("1"), report("3"));
}

#[test]
fn results_go_to_files_in_both_languages() {
    let room = Room::new();
    let arena = ["arena", "cleopatra", "--bots", "random,greedy:1", "--games", "6"];
    room.run(&[&arena[..], &["--json", "arena.json", "--html", "arena.html", "--lang", "en"]].concat()).success();
    assert!(room.read("arena.html").contains("Cleopatra and the Society of Architects · Arena"));
    let report: Value = serde_json::from_str(&room.read("arena.json")).unwrap();
    assert_eq!(report["game"], "cleopatra");
    let balance = ["balance", "cleopatra", "--bots", "random", "--games", "60", "--players", "all"];
    let said = stdout(&room.run(&[&balance[..], &["--html", "balance.html"]].concat()).success());
    assert!(said.contains("3 players  60 games") && said.contains("clearly off"), "{said}");
    let page = room.read("balance.html");
    assert!(page.contains("Équilibre") && page.contains("Personnages appelés") && page.contains("5 joueurs"));
}

#[test]
fn balance_finds_out_about_every_option() {
    let room = Room::new();
    let report = room.json(&["balance", "cleopatra", "--bots", "random", "--games", "5", "--all-options", "--json"]);
    assert_eq!(report["tables"].as_array().unwrap().len(), 4);
    let departs: Vec<&str> =
        report["options"].as_array().unwrap().iter().map(|one| one["option"].as_str().unwrap()).collect();
    assert_eq!(departs, ["flip", "every-turn", "ledger"]);
    // Nobody plays otherwise because the board shows what can be counted anyway.
    assert_eq!(report["tables"][0]["seats"], report["tables"][3]["seats"]);
}

/// Runs the command until some games are played, presses Ctrl-C, and gives what it said.
#[cfg(target_os = "linux")]
fn interrupted(room: &Room, args: &[&str]) -> String {
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("cenacle"));
    command.current_dir(room.path(".")).args(args).env("NO_COLOR", "1").env("LANG", "fr_FR.UTF-8");
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // It listens as soon as it catches the signal (bit 2 of the mask); then some games are played.
    let status = format!("/proc/{}/status", child.id());
    let listens = || {
        let status = std::fs::read_to_string(&status).unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap_or("0").trim().to_owned();
        u64::from_str_radix(&mask, 16).unwrap_or(0) & 2 != 0
    };
    while !listens() {
        std::thread::sleep(Duration::from_millis(50));
    }
    std::thread::sleep(Duration::from_millis(1500));
    std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(!output.stdout.is_empty(), "the partial result is told");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupted_arena_goes_on_to_the_same_result() {
    let room = Room::new();
    let arena = ["arena", "cleopatra", "--bots", "random,greedy:1", "--seed", "9"];
    let said = interrupted(&room, &[&arena[..], &["--games", "6000"]].concat());
    assert!(said.contains("interrupted after ") && said.contains(" of 6000 games"), "{said}");
    let file = said.split("--resume ").nth(1).unwrap().trim().to_owned();
    let run: Value = serde_json::from_str(&room.read(&file)).unwrap();
    let done = run["found"].as_array().unwrap().len();
    assert!(done > 0, "{said}");
    let games = (done + 30).to_string();
    let resumed = room.json(&[&arena[..], &["--games", &games, "--resume", &file, "--json"]].concat());
    let whole = room.json(&[&arena[..], &["--games", &games, "--json"]].concat());
    assert_eq!(timeless(resumed), timeless(whole));
}

#[test]
#[cfg(target_os = "linux")]
fn an_interrupted_balance_report_goes_on_to_the_same_result() {
    let room = Room::new();
    let balance = ["balance", "cleopatra", "--bots", "random", "--players", "3,5"];
    let said = interrupted(&room, &[&balance[..], &["--games", "6000"]].concat());
    assert!(said.contains("interrupted after "), "{said}");
    let file = said.split("--resume ").nth(1).unwrap().trim().to_owned();
    let run: Value = serde_json::from_str(&room.read(&file)).unwrap();
    let done = run["found"]["games"].as_u64().unwrap();
    assert!(done > 0, "{said}");
    let games = (done / 2 + 30).to_string();
    // Without a name, the file that this command leaves is meant.
    let resumed = room.json(&[&balance[..], &["--games", &games, "--resume", "--json"]].concat());
    let whole = room.json(&[&balance[..], &["--games", &games, "--json"]].concat());
    assert_eq!(timeless(resumed), timeless(whole));
}

#[test]
fn a_review_tells_chances_choices_and_luck() {
    let room = Room::new();
    let name = room.record();
    let said = room.printed(&["review", name, "--budget", "40"]);
    let headings =
        ["Chances de la première décision", "Les moments qui ont décidé", "Les décisions les plus coûteuses"];
    for words in headings.into_iter().chain(["hasard", "mieux :"]) {
        assert!(said.contains(words), "`{words}` is not in:\n{said}");
    }
    let review = room.json(&["review", name, "--budget", "40", "--json"]);
    let inputs = review["inputs"].as_u64().unwrap() as usize;
    assert_eq!(review["curve"].as_array().unwrap().len(), inputs + 1);
    let decisions = review["decisions"].as_array().unwrap();
    assert!(decisions.iter().all(|one| one["choice"].as_f64().unwrap() <= 0.0 && one["of"].as_u64().unwrap() > 1));
    let turns = review["turns"].as_array().unwrap();
    assert!((1..=3).contains(&turns.len()), "{turns:?}");
    for turn in turns {
        let decision = decisions.iter().find(|one| one["n"] == turn["n"]).expect("a decision of the review");
        let weight = if turn["luck"] == true { "luck" } else { "choice" };
        assert_eq!(turn["swing"], decision[weight]);
        assert!(said.contains(decision["played_label"].as_str().unwrap()), "{said}");
        for why in turn["why"].as_array().unwrap() {
            let text = why["text"].as_str().unwrap();
            assert!(said.contains(text) && why["good"].is_boolean(), "`{text}` is not in:\n{said}");
        }
    }
    assert_eq!(review, room.json(&["review", name, "--budget", "40", "--json", "--threads", "1"]));
}

#[test]
fn a_bot_or_an_arena_that_cannot_be_is_refused() {
    let room = Room::new();
    let refused = |args: &[&str], status: i32, words: &str| {
        let before = room.files();
        let said = stderr(&room.run(args).code(status).stdout(""));
        assert!(said.contains(words), "`{words}` is not in: {said}");
        assert_eq!(room.files(), before, "a file was written");
    };
    let arena = |bots: &'static str| ["arena", "cleopatra", "--bots", bots];
    refused(&arena("random,oracle"), 2, "oracle");
    refused(&arena("random"), 2, "an arena needs two bots or more, not 1");
    refused(&arena("random,greedy,random"), 2, "the bot `random` is named twice");
    refused(&["arena", "chess", "--bots", "random,greedy"], 2, "there is no game `chess`");
    refused(&["arena", "cleopatra"], 2, "--bots");
    let more = |more: &[&'static str]| [&["arena", "cleopatra", "--bots", "random,greedy"], more].concat();
    refused(&more(&["--games", "0"]), 2, "--games");
    refused(&more(&["--players", "2"]), 2, "cleopatra is for 3 to 5 players, not 2");
    refused(&more(&["--players", "few"]), 2, "--players `few`");
    refused(&more(&["--options", "turbo=on"]), 2, "cleopatra has no option `turbo`");
    refused(&more(&["--html", "nowhere/arena.html"]), 1, "nowhere/arena.html: ");
    refused(&more(&["--json", "nowhere/arena.json"]), 1, "nowhere/arena.json: ");
    refused(&more(&["--resume"]), 2, "cenacle-arena-cleopatra-");
    refused(&more(&["--resume", "nowhere.json"]), 2, "nowhere.json: ");
    refused(&["balance", "cleopatra", "--bots", "oracle"], 2, "oracle");
    refused(&["balance", "cleopatra", "--games", "0"], 2, "--games");
    refused(&["balance", "cleopatra", "--html", "nowhere/balance.html"], 1, "nowhere/balance.html: ");
    refused(&["review", "nowhere.json"], 2, "nowhere.json: ");
    refused(&["review", "nowhere.json", "--budget", "0"], 2, "budget");
}

#[test]
fn the_run_of_another_plan_is_not_gone_on_with() {
    let room = Room::new();
    let run = "{\"format\":\"cenacle-arena-run\",\"format_version\":1,\"cast\":{\"game\":\"cleopatra\",\
               \"rules_version\":2,\"data\":\"x\",\"tables\":[],\"bots\":[\"random\"],\
               \"seed\":\"0000000000000000000000000000000000000000000000000000000000000000\"},\"seconds\":0.0,\"found\":[]}";
    room.write("other.json", run);
    room.write("text.json", "to be");
    let resume = |command: &'static str, file: &'static str| {
        let said = stderr(&room.run(&[command, "cleopatra", "--bots", "random,greedy", "--resume", file]).code(2));
        assert!(said.contains(file), "{said}");
        said
    };
    let said = resume("arena", "other.json");
    assert!(said.contains("this is the run of another plan: its component data are x, not "), "{said}");
    assert!(resume("balance", "other.json").contains("this is not a cenacle-balance-run"), "{said}");
    assert!(resume("arena", "text.json").contains("this is not a whole run"));
    assert_eq!(room.read("other.json"), run);
}
