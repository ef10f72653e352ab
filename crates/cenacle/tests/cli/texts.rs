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

#[test]
fn a_question_in_the_words_of_a_player_finds_its_rule() {
    let room = Room::new();
    let found = room.printed(&["rules", "cleopatra", "--search", "how many cards may I hold?", "--lang", "en"]);
    assert!(found.starts_with("Ten cards [hand.limit]"), "{found}");
    let found = room.json(&["rules", "cleopatra", "--search", "palmiers", "--lang", "fr", "--json"]);
    assert_eq!(found[0]["id"], "mosaic.reward");
    assert!(found[0]["pictures"][0]["caption"].as_str().unwrap().contains("7 Talents"), "{}", found[0]);
    room.run(&["rules", "cleopatra", "--search", "qqqzzz"]).code(2);
}

#[test]
fn rules_are_drawn_one_by_one_and_on_one_page() {
    let room = Room::new();
    let one = room.printed(&["rules", "cleopatra", "--picture", "palace-palms", "--lang", "en"]);
    assert!(one.starts_with("<svg") && one.contains("4 + 3 = 7 Talents"), "{}", &one[..300]);
    let elements = room.printed(&["rules", "cleopatra", "--picture", "palace-palms", "--elements"]);
    assert!(elements.contains("mosaic.P") && elements.contains("seat.1"), "{elements}");
    room.run(&["rules", "cleopatra", "--picture", "palace-nothing"]).code(2);
    room.printed(&["rules", "cleopatra", "--html", "-o", "rules.html", "--lang", "fr"]);
    let page = room.read("rules.html");
    assert!(page.matches("<figure>").count() >= 15 && page.contains("<h2>Le Marché</h2>"), "{}", &page[..300]);
    room.run(&["rules", "cleopatra", "--pictures", "drawn"]).success();
    let drawn = room.files().iter().filter(|path| path.extension().is_some_and(|ending| ending == "svg")).count();
    assert!(drawn >= 15, "{drawn} pictures");
}

#[test]
fn who_makes_pictures_sees_them_before_they_are_built_in() {
    let room = Room::new();
    let story =
        "players = 3\nseed = \"mine\"\n\n[[picture]]\nid = \"market\"\nshow = [\"market\"]\nmark = [\"stall.9\"]\n";
    room.write("mine/rules/pictures/mine.toml", story);
    for lang in ["fr", "en"] {
        room.write(&format!("mine/words/rulebook.{lang}.ftl"), "picture-mine-market = A market.\n");
    }
    let refused = room.run(&["rules", "cleopatra", "--pictures", "drawn", "--from", "mine"]).code(1);
    let said = crate::room::stderr(&refused);
    assert!(said.contains("picture mine-market") && said.contains("`stall.9` is not in the scene"), "{said}");
    room.write("mine/rules/pictures/mine.toml", story.replace("stall.9", "stall.1"));
    let drawn = room.printed(&["rules", "cleopatra", "--picture", "mine-market", "--from", "mine"]);
    assert!(drawn.contains("A market."), "{}", &drawn[..300]);
}
