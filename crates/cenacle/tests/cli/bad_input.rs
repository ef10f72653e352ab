//! Bad input gets a clear sentence and a status, and nothing is written or lost.

use crate::room::{Room, stderr};

/// Runs the program and expects this status, all of these words on stderr, nothing on stdout, and no file that was not
/// there before or is no longer as it was.
#[track_caller]
fn refused(room: &Room, args: &[&str], status: i32, words: &[&str]) {
    let before: Vec<_> = room.files().into_iter().map(|path| (std::fs::read(&path).ok(), path)).collect();
    let assert = room.run(args).code(status).stdout("");
    let said = stderr(&assert);
    for word in words {
        assert!(said.contains(word), "`{word}` is not in: {said}");
    }
    let after: Vec<_> = room.files().into_iter().map(|path| (std::fs::read(&path).ok(), path)).collect();
    assert_eq!(after, before, "a file was written or lost");
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let room = Room::new();
    let sentence = "there is no game `chess`; there is cleopatra";
    for args in [["sim", "chess"], ["play", "chess"], ["rules", "chess"]] {
        refused(&room, &args, 2, &[sentence]);
    }
}

#[test]
fn two_or_six_players_are_too_few_and_too_many() {
    let room = Room::new();
    for command in ["sim", "play"] {
        for players in ["2", "6"] {
            let sentence = format!("cleopatra is for 3 to 5 players, not {players}");
            refused(&room, &[command, "cleopatra", "--players", players], 2, &[&sentence]);
        }
    }
    refused(&room, &["sim", "cleopatra", "--players", "2", "--records", "games"], 2, &["3 to 5 players"]);
}

#[test]
fn an_option_that_is_not_there_or_cannot_be_so_is_named() {
    let room = Room::new();
    let sim = |option: &'static str| ["sim", "cleopatra", "--records", "games", "--options", option];
    refused(&room, &sim("turbo=on"), 2, &["cleopatra has no option `turbo`; it has", "ledger"]);
    refused(&room, &sim("ledger=maybe"), 2, &["option `ledger` cannot be `maybe`: it is one of on, off"]);
    refused(&room, &sim("ledger"), 2, &["option `ledger`: write it as name=value"]);
}

/// Game, players, options, rule, the sentence in French and in English, and what would have to be said besides.
type Combination = (&'static str, &'static str, &'static str, &'static str, [&'static str; 2], &'static str);

/// Every combination of options that a rule stands against.
const NOT_TOGETHER: [Combination; 7] = [
    (
        "evil-high-priest",
        "3",
        "board=tcho-tchos",
        "setup.boxes",
        ["Tcho-Tchos : ce plateau de culte vient d’une extension.", "this cult board comes in an expansion."],
        "ceremony=on",
    ),
    (
        "evil-high-priest",
        "3",
        "ceremony=on,board=windwalker",
        "setup.boxes",
        ["ce plateau de culte vient d’une extension.", "this cult board comes in an expansion."],
        "ritual=on",
    ),
    (
        "evil-high-priest",
        "3",
        "first=4",
        "setup.first",
        ["Le siège 4 ne peut pas commencer : la partie se joue à 3.", "Seat 4 cannot begin: 3 play."],
        "",
    ),
    (
        "four-gods",
        "3",
        "time=turns,errors=denounced",
        "errors.lay",
        ["On ne dénonce les tuiles mal posées qu’en Jeu simultané", "denounced only in simultaneous play"],
        "time=simultaneous",
    ),
    (
        "four-gods",
        "3",
        "errors=penalised,tokens=drawn",
        "errors.lay",
        ["des jetons tirés à pile ou face peuvent désigner", "tokens drawn by lot may bring timed turns"],
        "errors=refused",
    ),
    (
        "four-gods",
        "3",
        "time=simultaneous,glass=acts",
        "mode.glass",
        ["Les actions ne se comptent qu’en Tour chronométré", "Acts are counted only in timed turns"],
        "time=turns",
    ),
    (
        "four-gods",
        "4",
        "two=two-gods",
        "mode.two",
        ["Deux dieux seulement, cela n’existe qu’à deux joueurs.", "Only two players can play with two gods."],
        "",
    ),
];

#[test]
fn options_that_do_not_go_together_are_refused_by_the_rule_in_the_readers_language() {
    let room = Room::new();
    for (game, players, options, rule, [fr, en], besides) in NOT_TOGETHER {
        let given = |command: &'static str| [command, game, "--players", players, "--options", options];
        for command in ["play", "sim"] {
            refused(&room, &given(command), 3, &["refused: ", fr, &format!("[{rule}]")]);
        }
        for command in ["arena", "balance"] {
            let given = [&given(command)[..], &["--games", "2", "--bots", "random,greedy"]].concat();
            refused(&room, &given, 3, &["refused: ", fr, &format!("[{rule}]")]);
            refused(&room, &[&given[..], &["--lang", "en"]].concat(), 3, &["refused: ", en, &format!("[{rule}]")]);
        }
        refused(&room, &[&given("play")[..], &["--lang", "en"]].concat(), 3, &[en]);
        let assert = room.cenacle(&given("sim")).env("LANG", "en_GB.UTF-8").assert().code(3);
        let said = stderr(&assert);
        let advice = format!("With {besides} it can be played. [{rule}]");
        assert!(said.contains(en) && said.contains(&advice) != besides.is_empty(), "{said}");
        if !besides.is_empty() {
            refused(&room, &given("play"), 3, &[&format!("Avec {besides}, cela se joue. [{rule}]")]);
            let both = format!("{options},{besides}");
            room.run(&["sim", game, "--players", players, "--games", "1", "--options", &both]).success();
        }
    }
}

#[test]
fn what_is_only_proposed_gives_way_to_what_was_chosen() {
    let room = Room::new();
    // Simulations propose timed turns, where nothing is denounced.
    let sim = room.json(&["sim", "four-gods", "--games", "1", "--options", "errors=denounced", "--json"]);
    assert_eq!(sim["options"]["time"], "simultaneous", "{sim}");
    let plain = room.json(&["sim", "four-gods", "--games", "1", "--json"]);
    assert_eq!(plain["options"]["time"], "turns", "{plain}");
}

#[test]
fn a_bot_that_cannot_be_is_refused_with_the_reason() {
    let room = Room::new();
    let sim = |bot: &'static str| ["sim", "cleopatra", "--bots", bot];
    refused(&room, &sim("search:0"), 2, &["bot `search:0`: a budget of nothing; give it time (500ms, 2s)"]);
    refused(&room, &sim("search:soon"), 2, &["bot `search:soon`: `soon` is no budget"]);
    refused(&room, &sim("search:-3ms"), 2, &["`-3ms` is no budget"]);
    refused(&room, &sim("search:9000s"), 2, &["more than ten minutes for a decision"]);
    refused(&room, &sim("search:1s:0t"), 2, &["`0` is no number of threads"]);
    refused(&room, &sim("greedy:blunder=7"), 2, &["blunder is a share between 0 and 1, not `7`"]);
    refused(&room, &sim("expert:2s"), 2, &["`expert` stands alone"]);
}

#[test]
fn a_file_that_describes_no_bot_is_refused_with_file_key_and_reason() {
    let room = Room::new();
    let sim = |bot: &'static str| ["sim", "cleopatra", "--bots", bot];
    refused(&room, &sim("file:none.toml"), 2, &["none.toml"]);
    let write = |text: &str| std::fs::write(room.path("bot.toml"), text).unwrap();
    write("kind = \"search\"\nbudget = ");
    refused(&room, &sim("file:bot.toml"), 2, &["bot.toml: line 2: "]);
    write("budget = \"1s\"");
    refused(&room, &sim("file:bot.toml"), 2, &["bot.toml: kind: it is missing: random, greedy, search"]);
    write("kind = \"oracle\"");
    refused(&room, &sim("file:bot.toml"), 2, &["bot.toml: kind: there is no kind `oracle`"]);
    write("kind = \"search\"\nbudget = \"0s\"");
    refused(&room, &sim("file:bot.toml"), 2, &["bot.toml: budget: a budget of nothing"]);
    write("kind = \"greedy\"\nthreads = 2");
    refused(&room, &sim("file:bot.toml"), 2, &["bot.toml: threads: a greedy bot knows nothing of it"]);
    write("kind = \"greedy\"\npositions = 2\nslip = 0.5");
    room.run(&["sim", "cleopatra", "--bots", "file:bot.toml", "--games", "1"]).success();
}

#[test]
fn an_unknown_bot_is_named_with_those_there_are() {
    let room = Room::new();
    refused(
        &room,
        &["sim", "cleopatra", "--bots", "oracle"],
        2,
        &["there is no bot `oracle`; there is novice, easy, medium, hard, expert, random"],
    );
    refused(
        &room,
        &["play", "cleopatra", "--bots", "oracle"],
        2,
        &["there is no bot `oracle`; there is novice, easy, medium, hard, expert, random"],
    );
}

#[test]
fn a_wrong_number_of_bots_is_said() {
    let room = Room::new();
    refused(&room, &["sim", "cleopatra", "--bots", "random,random"], 2, &["2 bots for 3 players"]);
    refused(&room, &["play", "cleopatra", "--bots", "random,random,random,random"], 2, &["4 bots for 3 players"]);
}

#[test]
fn a_record_that_is_cut_off_is_refused() {
    let room = Room::new();
    let whole = {
        room.record();
        room.read("cleopatra-000000.json")
    };
    room.write("cut.json", &whole[..whole.len() / 2]);
    let sentence = "cut.json: this is not a whole record";
    for args in [
        &["verify", "cut.json"][..],
        &["replay", "cut.json"],
        &["position", "cut.json"],
        &["render", "cut.json", "-o", "board.svg"],
        &["play", "cleopatra", "--resume", "cut.json"],
    ] {
        refused(&room, args, 2, &[sentence, "line "]);
    }
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    let room = Room::new();
    room.write("other.json", "{ \"format\": \"sheet-music\" }");
    room.write("text.json", "to be or not to be");
    room.write("bytes.json", b"{\n\"format\": \"\xff\"");
    refused(
        &room,
        &["verify", "other.json"],
        2,
        &["other.json: this is not a cenacle-record: its `format` is `sheet-music`"],
    );
    refused(&room, &["replay", "text.json"], 2, &["text.json: this is not a whole record", "line 1"]);
    refused(&room, &["verify", "bytes.json"], 2, &["bytes.json: line 2", "this is not text"]);
    refused(&room, &["verify", "nowhere.json"], 2, &["nowhere.json: "]);
}

#[test]
fn a_record_of_a_game_or_version_that_is_not_here_is_refused() {
    let room = Room::new();
    let name = room.record();
    let whole = room.read(name);
    room.write("chess.json", whole.replacen("\"cleopatra\"", "\"chess\"", 1));
    refused(&room, &["verify", "chess.json"], 2, &["chess.json: there is no game `chess`"]);
    room.write("later.json", whole.replacen("\"format_version\": 1", "\"format_version\": 9", 1));
    refused(&room, &["verify", "later.json"], 2, &["format version 9, this program reads 1"]);
}

#[test]
fn a_record_played_with_other_data_asks_for_them() {
    let room = Room::new();
    let name = room.record();
    room.data_with("table.toml", "hand_limit = { is = 10,", "hand_limit = { is = 9,");
    refused(&room, &["verify", name, "--data", "box"], 2, &["other component data", "--data"]);
}

#[test]
fn an_input_beyond_the_record_is_refused() {
    let room = Room::new();
    let name = room.record();
    let sentence = "there is no input 99999; the record has ";
    refused(&room, &["position", name, "--at", "99999"], 2, &[sentence]);
    refused(&room, &["render", name, "--at", "99999", "-o", "board.svg"], 2, &[sentence]);
}

#[test]
fn a_seat_the_record_does_not_have_is_answered_with_those_it_has() {
    let room = Room::new();
    let name = room.record();
    for seat in ["0", "4", "9", "bob"] {
        let sentence =
            format!("there is no seat `{seat}` in this record: --as takes 1 to 3, `spectator` or `omniscient`");
        refused(&room, &["replay", name, "--as", seat], 2, &[&sentence]);
        refused(&room, &["render", name, "--as", seat, "-o", "board.svg"], 2, &[&sentence]);
    }
}

#[test]
fn a_data_file_with_a_missing_key_is_named_with_the_key() {
    let room = Room::new();
    room.data_with("table.toml", "hand_limit =", "hand_limits =");
    let wrong = ["table.toml: ", "hand_limit"];
    refused(&room, &["sim", "cleopatra", "--data", "box", "--records", "games"], 2, &wrong);
    std::fs::create_dir(room.path("box/cleopatra")).unwrap();
    std::fs::rename(room.path("box/table.toml"), room.path("box/cleopatra/table.toml")).unwrap();
    refused(&room, &["games", "--data", "box"], 2, &wrong);
}

#[test]
fn a_deck_that_does_not_sum_up_is_named_with_its_file() {
    let room = Room::new();
    room.data_with("cards.toml", "count = { is = 30,", "count = { is = 31,");
    refused(&room, &["sim", "cleopatra", "--data", "box", "--records", "games"], 2, &["cards.toml: ", "109", "110"]);
}

#[test]
fn a_data_file_the_game_does_not_have_is_refused() {
    let room = Room::new();
    room.write("box/cleopatra/card.toml", "total = 1\n");
    refused(&room, &["games", "--data", "box"], 2, &["card.toml: the game has no such data file; it has cards.toml"]);
    room.write("empty/readme.txt", "nothing");
    refused(&room, &["games", "--data", "empty"], 2, &["empty: no data file (*.toml) is in there"]);
    refused(&room, &["games", "--data", "nowhere"], 2, &["nowhere: "]);
}

#[test]
fn a_position_that_breaks_the_audit_is_refused() {
    let room = Room::new();
    let name = room.record();
    let mut position = room.json(&["position", name, "--at", "5"]);
    position["position"]["pile"].as_array_mut().unwrap().pop().unwrap();
    room.write("less.json", position.to_string());
    refused(
        &room,
        &["try", "less.json", "--seat", "1", "--legal"],
        2,
        &["less.json: this position breaks the audit: "],
    );
}

#[test]
fn a_position_that_is_none_is_refused() {
    let room = Room::new();
    let name = room.record();
    refused(&room, &["try", name, "--seat", "1", "--legal"], 2, &["this is not a whole position"]);
    let mut position = room.json(&["position", name, "--at", "5"]);
    position["position"]["players"] = "three".into();
    room.write("word.json", position.to_string());
    refused(
        &room,
        &["try", "word.json", "--seat", "1", "--legal"],
        2,
        &["word.json: this is not a position of cleopatra"],
    );
}

#[test]
fn an_action_that_is_none_is_refused() {
    let room = Room::new();
    let name = room.record();
    room.write("position.json", room.printed(&["position", name, "--at", "5"]));
    let attempt = |action: &'static str| ["try", "position.json", "--seat", "2", "--action", action];
    refused(&room, &attempt("{"), 2, &["--action `{` is not JSON"]);
    refused(&room, &attempt("\"dance\""), 2, &["\"dance\" is no action of cleopatra", "dance"]);
    refused(&room, &["try", "position.json", "--seat", "9", "--legal"], 2, &["a seat is a number from 1 to 8"]);
}

#[test]
fn a_rule_that_is_not_there_is_refused() {
    let room = Room::new();
    refused(&room, &["rules", "cleopatra", "castling"], 2, &["cleopatra has no rule `castling`"]);
}

#[test]
fn a_saved_game_is_never_overwritten_by_a_new_one() {
    let room = Room::new();
    let name = room.record();
    refused(&room, &["play", "cleopatra", "--save", name], 2, &["is there already; go on with it by --resume"]);
}

#[test]
fn a_picture_that_cannot_be_written_leaves_nothing_behind() {
    let room = Room::new();
    let name = room.record();
    refused(&room, &["render", name, "-o", "nowhere/board.svg"], 1, &["nowhere/board.svg: "]);
}

#[test]
fn what_the_command_line_does_not_know_is_refused_by_its_habits() {
    let room = Room::new();
    refused(&room, &["dance"], 2, &["unrecognized subcommand 'dance'"]);
    refused(&room, &["sim", "cleopatra", "--games", "0"], 2, &["--games"]);
    refused(&room, &["rules", "cleopatra", "--lang", "la"], 2, &["'la'", "fr, en"]);
}
