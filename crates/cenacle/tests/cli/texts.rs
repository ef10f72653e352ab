//! Lists, rules, help and completions.

use crate::room::Room;

#[test]
fn the_list_of_games_has_players_options_and_origins() {
    let room = Room::new();
    let games = room.json(&["games", "--json"]);
    let game = games.as_array().unwrap().iter().find(|game| game["game"] == "cleopatra").unwrap();
    for key in
        ["title", "rules_version", "players", "minutes", "longest", "options", "end_reasons", "house_end", "data"]
    {
        assert!(game.get(key).is_some(), "no `{key}`");
    }
    assert_eq!((&game["players"]["min"], &game["players"]["max"]), (&3.into(), &5.into()));
    for origin in ["rulebook", "public", "reconstructed"] {
        assert!(game["data"]["origins"][origin].is_u64(), "no `{origin}`");
    }
    assert!(!game.to_string().contains('⟦'), "a word is missing: {game}");
    for (lang, sentences) in [
        ("en", ["3 to 5, about 60 minutes", "reconstructed", "Cleopatra enters her palace"]),
        ("fr", ["3 à 5, environ 60 minutes", "reconstitués", "Cléopâtre entre dans son palais"]),
    ] {
        let text = room.printed(&["games", "--lang", lang]);
        for sentence in sentences {
            assert!(text.contains(sentence), "`{sentence}` is not in:\n{text}");
        }
        assert!(!text.contains('⟦'), "a word is missing:\n{text}");
    }
}

#[test]
fn a_rule_is_found_by_its_id_or_its_beginning() {
    let room = Room::new();
    let one = room.printed(&["rules", "cleopatra", "market.take"]);
    assert!(one.contains("[market.take]"), "{one}");
    let several = room.printed(&["rules", "cleopatra", "market"]);
    assert!(several.contains("[market.take]") && several.contains("[market.refill]"));
    let listed = room.json(&["rules", "cleopatra", "--json"]);
    let all = room.printed(&["rules", "cleopatra", "--full", "--lang", "en"]);
    for rule in listed.as_array().unwrap() {
        assert!(all.contains(&format!("[{}]", rule["id"].as_str().unwrap())));
    }
}

#[test]
fn every_command_helps_with_examples() {
    let room = Room::new();
    let commands = ["games", "play", "sim", "replay", "verify", "position", "try", "rules", "render", "completions"];
    for command in commands {
        let help = room.printed(&[command, "--help"]);
        assert!(help.contains("Examples:") && help.contains(&format!("cenacle {command}")), "{command}: {help}");
    }
    let help = room.printed(&["--help"]);
    assert!(help.contains("Exit status") && commands.iter().all(|command| help.contains(command)), "{help}");
}

#[test]
fn shells_get_completions() {
    let room = Room::new();
    for (shell, word) in
        [("bash", "complete -F _cenacle"), ("zsh", "#compdef cenacle"), ("fish", "complete -c cenacle")]
    {
        let script = room.printed(&["completions", shell]);
        assert!(script.contains(word) && script.contains("verify"), "{shell}");
    }
}

#[test]
fn nothing_is_coloured_where_nobody_sees_it() {
    let room = Room::new();
    let name = room.record();
    for args in [&["games"][..], &["replay", name], &["rules", "cleopatra", "market.take"]] {
        let printed = crate::room::stdout(&room.cenacle(args).env_remove("NO_COLOR").assert().success());
        assert!(!printed.contains('\u{1b}'));
    }
}
