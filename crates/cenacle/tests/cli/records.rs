//! Records: verified, replayed, drawn, and tried from.

use crate::room::{Room, stderr};

#[test]
fn a_record_with_one_byte_changed_is_refused_and_the_place_is_said() {
    let room = Room::new();
    let name = room.record();
    let whole = room.read(name);
    room.run(&["verify", name]).success();
    let line = |number: usize| whole.lines().nth(number - 1).unwrap();
    let end = whole.lines().count();
    // What is changed in which line, and how the place is named.
    let changes = [
        (8, "random 1", "random 4", "header"),
        (9, "\"seed\": \"1", "\"seed\": \"2", "header"),
        (10, "[", "[1", "header"),
        (14, "\"seat\":1", "\"seat\":2", "input 1"),
        (14, "\"check\":\"", "\"check\":\"0", "input 1"),
        (15, "\"n\":2", "\"n\":3", "input 2"),
        (end - 2, "\"ranks\":[", "\"ranks\":[1", "outcome"),
        (end - 1, "\"digest\": \"", "\"digest\": \"0", "digest"),
        (3, "\"format_version\": 1", "\"format_version\":  1", "line 3, column 21"),
    ];
    for (number, from, to, place) in changes {
        assert!(line(number).contains(from), "line {number} is {}", line(number));
        let mut lines: Vec<String> = whole.lines().map(str::to_owned).collect();
        lines[number - 1] = lines[number - 1].replacen(from, to, 1);
        room.write("changed.json", lines.join("\n") + "\n");
        let said = stderr(&room.run(&["verify", "changed.json"]).code(2).stdout(""));
        assert!(said.contains("changed.json: ") && said.contains(place), "line {number}, {to}: {said}");
    }
}

#[test]
fn no_single_byte_of_a_record_can_be_changed() {
    let room = Room::new();
    let name = room.record();
    let whole = room.read(name).into_bytes();
    for at in (0..whole.len()).step_by(whole.len() / 60) {
        let mut changed = whole.clone();
        changed[at] = if changed[at] == b'0' { b'1' } else { b'0' };
        room.write("changed.json", changed);
        let said = stderr(&room.run(&["verify", "changed.json"]).code(2).stdout(""));
        assert!(said.starts_with("error: changed.json: "), "byte {at}: {said}");
    }
}

#[test]
fn a_whole_game_is_told_as_a_story_in_both_languages() {
    let room = Room::new();
    let name = room.record();
    let (fr, en) = (room.printed(&["replay", name]), room.printed(&["replay", name, "--lang", "en"]));
    assert!(fr.contains("gagne") && en.contains("wins"), "{fr}\n{en}");
    assert!(!fr.contains('⟦') && !en.contains('⟦'), "a word is missing");
    assert_eq!(fr, room.printed(&["replay", name, "--text", "--as", "spectator", "--lang", "fr"]));
}

#[test]
fn the_environment_chooses_the_language_if_nobody_does() {
    let room = Room::new();
    let speak = |lang: &str| {
        let assert = room.cenacle(&["rules", "cleopatra"]).env("LANG", lang).assert().success();
        crate::room::stdout(&assert)
    };
    assert_eq!(speak("en_GB.UTF-8"), room.printed(&["rules", "cleopatra", "--lang", "en"]));
    assert_eq!(speak("C"), room.printed(&["rules", "cleopatra", "--lang", "fr"]));
}

#[test]
fn a_moment_is_shown_as_text_json_and_picture() {
    let room = Room::new();
    let name = room.record();
    let text = room.printed(&["replay", name, "--at", "6", "--as", "1"]);
    assert!(text.lines().count() > 5, "{text}");
    let moment = room.json(&["replay", name, "--at", "6", "--as", "1", "--json"]);
    for key in ["game", "viewer", "lang", "at", "inputs", "to_act", "decor", "scene", "view", "log", "outcome"] {
        assert!(moment.get(key).is_some(), "no `{key}`");
    }
    assert_eq!((&moment["viewer"], &moment["at"]), (&"1".into(), &6.into()));
    assert!(moment["decor"]["wide"]["backdrop"].is_string());
    let picture = room.printed(&["replay", name, "--at", "6", "--svg"]);
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
}

#[test]
fn a_story_as_json_has_log_outcome_and_sheet() {
    let room = Room::new();
    let name = room.record();
    let story = room.json(&["replay", name, "--json"]);
    assert!(!story["log"].as_array().unwrap().is_empty());
    assert_eq!(story["seats"].as_array().unwrap().len(), 3);
    assert!(!story["sheet"].as_array().unwrap().is_empty());
    assert_eq!(story["outcome"]["ranks"].as_array().unwrap().len(), 3);
}

#[test]
fn a_seat_is_not_shown_what_another_holds() {
    let room = Room::new();
    let name = room.record();
    let view = |eyes: &str| room.json(&["replay", name, "--at", "6", "--as", eyes, "--json"])["view"].clone();
    assert_ne!(view("1"), view("2"));
    assert_ne!(view("1"), view("omniscient"));
}

#[test]
fn a_picture_is_written_where_it_is_asked_and_replaces_what_was_there() {
    let room = Room::new();
    let name = room.record();
    room.write("board.svg", "an old picture");
    room.run(&["render", name, "--at", "6", "-o", "board.svg"]).success().stdout("");
    let wide = room.read("board.svg");
    assert!(wide.starts_with("<svg"));
    let narrow = room.printed(&["render", name, "--at", "6", "--narrow", "-o", "-"]);
    assert_ne!(wide, narrow);
    assert_eq!(room.files().len(), 2, "{:?}", room.files());
}

#[test]
fn a_legal_action_gives_the_next_position() {
    let room = Room::new();
    let name = room.record();
    room.write("position.json", room.printed(&["position", name, "--at", "0"]));
    let to_act = room.json(&["replay", name, "--at", "0", "--json"])["to_act"][0].to_string();
    let legal = room.json(&["try", "position.json", "--seat", &to_act, "--legal"]);
    let legal = legal.as_array().unwrap();
    assert!(!legal.is_empty());
    for action in legal {
        let next = room.json(&["try", "position.json", "--seat", &to_act, "--action", &action.to_string()]);
        assert_eq!(next["format"], "cenacle-position");
        assert_ne!(next["position"], room.json(&["position", name, "--at", "0"])["position"]);
    }
}

#[test]
fn the_recorded_action_leads_to_the_recorded_position() {
    let room = Room::new();
    let name = room.record();
    let record: serde_json::Value = serde_json::from_str(&room.read(name)).unwrap();
    let quiet = record["inputs"].as_array().unwrap().iter().find(|input| input["drew"].is_null()).unwrap();
    let n = quiet["n"].as_u64().unwrap();
    room.write("before.json", room.printed(&["position", name, "--at", &(n - 1).to_string()]));
    let (seat, action) = (quiet["seat"].to_string(), quiet["do"].to_string());
    let next = room.json(&["try", "before.json", "--seat", &seat, "--action", &action]);
    assert_eq!(next, room.json(&["position", name, "--at", &n.to_string()]));
}

#[test]
fn a_refused_action_cites_its_rule_with_status_three() {
    let room = Room::new();
    let name = room.record();
    room.write("position.json", room.printed(&["position", name, "--at", "0"]));
    let to_act = room.json(&["replay", name, "--at", "0", "--json"])["to_act"][0].as_u64().unwrap();
    let other = (to_act % 3 + 1).to_string();
    let legal = room.json(&["try", "position.json", "--seat", &to_act.to_string(), "--legal"]);
    let action = legal[0].to_string();
    let assert = room.run(&["try", "position.json", "--seat", &other, "--action", &action]).code(3).stdout("");
    let said = stderr(&assert);
    let rule = said.trim_end().rsplit_once('[').unwrap().1.trim_end_matches(']');
    assert!(said.starts_with("refused: ") && !said.contains(['⟦', '{']), "{said}");
    room.run(&["rules", "cleopatra", rule]).success();
}

#[test]
fn a_position_can_be_piped_from_one_command_to_the_next() {
    let room = Room::new();
    let name = room.record();
    let position = room.printed(&["position", name, "--at", "3"]);
    room.cenacle(&["try", "-", "--seat", "1", "--legal"]).write_stdin(position).assert().success();
    room.cenacle(&["verify", "-"]).write_stdin(room.read(name)).assert().success();
}
