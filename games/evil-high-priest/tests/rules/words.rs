//! What players are told: why a victim has to choose, what a proposal would do, what was broken and used.

use cenacle_evil_high_priest::{Action, Event, EvilHighPriest, Monster, Need, Purse, Site, Step};
use cenacle_table::{Chance, Game, Lang, Rules, Say, Seat, Seed, Stream, Viewer, Words, full_scene};

use crate::{
    common::{ACOLYTE, ADA, BOARDS, BOB, CLEO, PRIEST, Table, game, goods},
    raids::raid_by,
};

/// What a seat sees in a language: the question with its hint, the labels of its offers, and how many signs each panel shows.
fn seen(table: &Table, seat: Seat, lang: Lang) -> (String, Vec<String>, Vec<u8>) {
    let words = Words::new(lang, &[EvilHighPriest::about().words_text(lang)]).unwrap();
    let names = ["Amelia", "Bob", "Cleo"].map(str::to_owned);
    let say = Say::new(&words, &names, Viewer::Seat(seat));
    let view = table.game.view(&table.p, Viewer::Seat(seat));
    let mut chance = Chance::new(&Seed::from_text("telling"), Stream::Game);
    let scene = full_scene(&table.game, &view, &say, &mut chance);
    let labels = scene.offers.iter().map(|offer| offer.label.to_string()).collect();
    let pips = scene.tableau().panels.iter().filter_map(|panel| panel.pips.as_ref()).map(|pips| pips.done).collect();
    (format!("{} {}", scene.prompt.question, scene.prompt.hint), labels, pips)
}

fn question(table: &Table, seat: Seat) -> String {
    seen(table, seat, Lang::Fr).0
}

/// Two heaps of a kind, so that it has to be asked which one goes.
fn two_heaps(table: &mut Table, seat: Seat, one: Purse) {
    table.room(seat, 1, "closet", one).has(seat, one);
}

/// [card.aim] [card.steal]
#[test]
fn a_victim_is_told_by_whom_and_by_what_it_is_robbed() {
    for (id, purse) in [("byakhee", goods(0, 0, 0, 1, 0)), ("zoog", goods(1, 0, 0, 0, 0))] {
        let mut table = Table::boxes(2);
        table.alone().lair(ADA, 0, id);
        two_heaps(&mut table, BOB, purse);
        if id == "byakhee" {
            table.does(ADA, Action::Invoke { lair: 0 });
        } else {
            table.until(|p| matches!(p.step(), Step::Pay(BOB)));
        }
        let name = if id == "byakhee" { "Byakhee" } else { "Zoog" };
        let told = question(&table, BOB);
        assert!(told.starts_with("Amelia vous prend 1 ") && told.contains(name), "{told}");
        let english = seen(&table, BOB, Lang::En).0;
        assert!(english.starts_with("Amelia takes 1 ") && english.contains(name), "{english}");
    }
    for (id, purse, name) in
        [("bowen", goods(2, 0, 0, 0, 0), "Enoch Bowen"), ("shan", goods(0, 0, 1, 0, 0), "Reine Shan")]
    {
        let mut table = Table::boxes(2);
        table.alone().priest(ADA, id);
        two_heaps(&mut table, BOB, purse);
        table.places(ADA, PRIEST, Site::Power);
        let told = question(&table, BOB);
        assert!(told.starts_with("Amelia vous prend ") && told.contains(name), "{told}");
    }
}

/// [card.aim] [evolution.theft] [monster.byakhee]
#[test]
fn whose_creature_is_destroyed_is_told_by_whom_and_by_what() {
    let mut table = Table::with(game(), 2, &[("ceremony", "on"), ("ritual", "on"), ("board", "opener-of-the-way")]);
    table.lair(ADA, 0, "byakhee").has(ADA, Purse::NONE).has(BOB, Purse::NONE);
    table.acolytes(BOB, &[Site::Evolved(1), Site::Evolved(2), Site::Pool]).does(ADA, Action::Invoke { lair: 0 });
    assert_eq!(table.p.step(), Step::Surrender(BOB, ADA));
    for (lang, told) in [
        (Lang::Fr, "Amelia détruit l’une de vos créatures au lieu de prendre un grimoire (Byakhee) : laquelle ?"),
        (Lang::En, "Amelia destroys one of your creatures instead of taking a spellbook (Byakhee): which?"),
    ] {
        assert_eq!(seen(&table, BOB, lang).0.trim(), told);
    }
}

/// [card.aim] [raid.after] [investigator.hunter]
#[test]
fn a_victim_of_an_investigator_is_told_who_called_him() {
    let mut table = raid_by(Some("vampire"), 1, &[1, 1], |table| {
        table.acolytes(ADA, &[Site::Escape; 6]);
        two_heaps(table, CLEO, goods(0, 1, 0, 0, 0));
    });
    table.until(|p| matches!(p.step(), Step::Pay(CLEO)));
    assert!(question(&table, CLEO).starts_with("Bob vous prend 1 pion Sang (Vampire)."), "{}", question(&table, CLEO));
    let mut table = raid_by(Some("librarian"), 1, &[1, 1], |table| {
        table.acolytes(ADA, &[Site::Escape; 6]);
        two_heaps(table, CLEO, goods(0, 0, 0, 1, 0));
    });
    table.until(|p| matches!(p.step(), Step::Pay(CLEO)));
    let told = question(&table, CLEO);
    assert!(told.starts_with("Bibliothécaire, après le raid de Bob : vous perdez 1 grimoire."), "{told}");
    let table = raid_by(Some("hunter"), 1, &[1, 1], |table| {
        table.lair(ADA, 0, "gug").lair(ADA, 1, "zoog");
    });
    let told = question(&table, ADA);
    assert!(told.starts_with("Chasseur de Gros Gibier : avant le raid de Bob, chacun défausse un monstre."), "{told}");
}

/// [card.aim] [monster.hound] [azathoth.send]
#[test]
fn a_victim_of_a_monster_or_a_lock_is_told_so_and_a_payer_is_not() {
    let mut table = Table::boxes(2);
    table.lair(ADA, 0, "hound").lair(BOB, 0, "gug").lair(BOB, 1, "zoog").does(ADA, Action::Invoke { lair: 0 });
    let told = question(&table, BOB);
    assert!(told.starts_with("Amelia envoie son monstre contre les vôtres (Chien de Tindalos)."), "{told}");
    let mut table = Table::on("crawling-chaos", 2);
    table.broken(&["1h", "2w"]).has(ADA, goods(9, 0, 0, 0, 0)).acolytes(BOB, &[Site::Pool, Site::Escape]);
    table.acolytes(ADA, &[Site::Pool]);
    let at = table.at_lock("3b");
    table.places(ADA, PRIEST, at);
    table.until(|p| matches!(p.step(), Step::Worship(BOB, false)));
    assert!(question(&table, BOB).starts_with("Amelia vous y oblige (le verrou 3B)"), "{}", question(&table, BOB));
    // Who pays for what he does himself is asked plainly, whatever happened before.
    let mut table = Table::boxes(2);
    table.alone().priest(ADA, "bowen").has(BOB, goods(3, 0, 0, 0, 0));
    table.places(ADA, PRIEST, Site::Power).room(ADA, 1, "closet", goods(1, 0, 0, 0, 0)).settle();
    let church = table.town("starry-wisdom");
    table.has(ADA, goods(1, 1, 0, 0, 0)).places(ADA, ACOLYTE, church);
    assert!(question(&table, ADA).starts_with("Avec quoi payez-vous ?"), "{}", question(&table, ADA));
}

/// [lock.break]
#[test]
fn a_panel_counts_the_signs_that_were_broken_not_those_that_are_held() {
    let mut table = Table::new(2);
    table.alone().has(ADA, goods(0, 0, 2, 0, 0));
    let at = table.at_lock("s");
    table.places(ADA, ACOLYTE, at).settle();
    assert_eq!(seen(&table, ADA, Lang::Fr).2, [1, 0]);
    let arkham = table.town("arkham");
    table.places(ADA, ACOLYTE, arkham).settle();
    assert_eq!(
        (table.wealth(ADA).0[5], seen(&table, ADA, Lang::Fr).2),
        (0, vec![1, 0]),
        "spent, and broken all the same"
    );
}

/// [lock.bonus]
#[test]
fn a_bonus_that_is_used_at_once_is_told() {
    let mut table = Table::new(2);
    table.has(ADA, goods(0, 0, 2, 0, 0));
    let at = table.at_lock("s");
    table.places(ADA, ACOLYTE, at).does(ADA, Action::Bonus);
    assert!(table.told.iter().any(|event| matches!(event, Event::UsesBonus { seat: ADA, lock: 0, .. })));
}

/// [sanctum.reorganise]
#[test]
fn the_proposal_to_reorganise_says_what_it_would_move() {
    let mut table = Table::new(2);
    table.alone().room(ADA, 1, "closet", goods(0, 0, 3, 0, 0)).room(ADA, 2, "closet", goods(0, 3, 0, 0, 0));
    table.has(ADA, Purse::NONE).until(|p| p.step() == Step::Arrange);
    let labels = seen(&table, ADA, Lang::Fr).1;
    let proposal = "Réorganiser comme proposé : 3 pions Sang → Placard (1), 3 pions Magie → Placard (2)";
    assert!(labels.iter().any(|label| label == proposal), "{labels:?}");
}

/// [sanctum.when] [sanctum.reorganise]
#[test]
fn who_has_built_where_all_lies_in_order_is_told_that_the_proposal_moves_nothing() {
    let mut table = Table::new(2);
    table.alone().full_sanctum(ADA).has(ADA, Purse::NONE);
    table.sect(ADA).rooms[6].holds = goods(0, 0, 2, 0, 0);
    table.places(ADA, PRIEST, Site::Improve).does(ADA, Action::Refuse);
    for (lang, begins, ends) in [
        (Lang::Fr, "Réorganiser comme proposé", "rien à déplacer"),
        (Lang::En, "Reorganise as proposed", "nothing to move"),
    ] {
        let labels = seen(&table, ADA, lang).1;
        let proposal = labels.iter().find(|label| label.starts_with(begins)).expect("the proposal");
        assert!(proposal.ends_with(ends), "{proposal}");
    }
}

/// [eternal.stay]
#[test]
fn an_eternal_skulk_is_told_that_he_stays_and_need_not_pay() {
    let mut table = Table::on("guardian-of-the-pyramid", 2);
    table.alone().broken(&["s3"]).acolytes(ADA, &[Site::Pool, Site::Away]);
    table.sect(ADA).cultists.put(0, Site::Improve);
    let at = table.at_lock("s3");
    table.places(ADA, ACOLYTE, at).until(|p| matches!(p.step(), Step::Prowl(_)));
    let told = question(&table, ADA);
    assert!(told.contains("il y reste pour toujours") && told.contains("facultatif"), "{told}");
    // Any other Skulk pays.
    let mut table = Table::with(game(), 2, &[]);
    table.alone().acolytes(ADA, &[Site::Pool, Site::Away]).sect(ADA).cultists.put(0, Site::Improve);
    table.places(ADA, ACOLYTE, Site::Skulk(0)).until(|p| matches!(p.step(), Step::Prowl(_)));
    assert!(question(&table, ADA).contains("vous en payez le coût"));
}

/// [eternal.stay] [skulk.move]
#[test]
fn where_an_eternal_skulk_and_another_wait_the_hint_says_which_is_which() {
    let mut table = Table::on("guardian-of-the-pyramid", 2);
    let s3 = table.at_lock("s3");
    table.alone().broken(&["s3"]).acolytes(ADA, &[Site::Pool, s3, Site::Away]);
    table.sect(ADA).cultists.put(0, Site::Improve);
    table.sect(ADA).skulking = 1 << 2;
    table.places(ADA, ACOLYTE, Site::Skulk(0)).until(|p| matches!(p.step(), Step::Prowl(_)));
    for (lang, eternal, other) in [
        (Lang::Fr, "Le Rôdeur Éternel (le Départ 3) va", "Tout autre Rôdeur va même sur une case occupée"),
        (Lang::En, "The Eternal Skulk (Start 3) goes", "Any other Skulk goes even to a taken space"),
    ] {
        let told = seen(&table, ADA, lang).0;
        assert!(told.contains(eternal) && told.contains(other), "{told}");
    }
    // Once he has gone only the other one is spoken of.
    table.does(ADA, Action::Prowl { from: s3, to: Site::Town(0) });
    let told = question(&table, ADA);
    assert!(told.contains("vous en payez le coût") && !told.contains("Éternel"), "{told}");
}

/// A seat that can pay for any lock of a board, which is open.
fn rich(board: &str, lock: usize) -> Table {
    let mut table = Table::on(board, 2);
    table.alone();
    let face = table.game.figures().boards[usize::from(table.p.board)].locks[lock].clone();
    table.p.broken = face.after;
    let signs =
        face.needs.each().find_map(|need| if let Need::Signs(count) = need { Some(count.into()) } else { None });
    let others = (0..13).filter(|other| *other != lock);
    for other in others.take(signs.unwrap_or(0)) {
        table.p.broken |= 1 << other;
    }
    table.p.raided = true;
    table.has(ADA, Purse([20, 20, 20, 9, 6, 2]));
    table.acolytes(ADA, &[Site::Pool; 6]);
    if face.needs.each().any(|need| matches!(need, Need::Evolved { .. })) {
        table.acolytes(ADA, &[Site::Evolved(2), Site::Evolved(2), Site::Pool, Site::Pool, Site::Pool, Site::Pool]);
    }
    if face.cost.monsters > 0 {
        table.monsters(ADA, face.cost.monsters.into());
    }
    for lair in 0..face.cost.own_amoebas.into() {
        table.sect(ADA).lairs[lair] = Monster::AMOEBA;
        table.p.amoebas -= 1;
    }
    table
}

/// How a line of the rules begins to speak of what lies under a sign.
const OPENED: [&str; 6] = [
    "Prérequis du bonus",
    "Prerequisite of the bonus",
    "Bonus : ",
    "Bonus: ",
    "Étape de la piste",
    "Step of the track",
];

/// What the rules say of a lock: they list them in the order of the board.
fn ruled(board: &str, lock: usize, lang: Lang) -> &'static str {
    let rule = match board {
        "great-cthulhu" => "cthulhu",
        "black-goat" => "goat",
        "crawling-chaos" => "chaos",
        "opener-of-the-way" => "opener",
        "guardian-of-the-pyramid" => "guardian",
        "yellow-sign" => "yellow",
        other => other,
    };
    let (_, listed) = EvilHighPriest::about().rules_text(lang).split_once(&format!("## locks.{rule}\n")).unwrap();
    let lines = listed.lines().take_while(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" — "));
    lines.map(|(_, line)| line).nth(lock).unwrap()
}

/// [lock.break] [lock.bonus] [locks.cthulhu] [locks.goat] [locks.chaos] [locks.opener] [locks.sleeper] [locks.tcho-tchos]
/// [locks.windwalker] [locks.guardian] [locks.ancients] [locks.yellow]
#[test]
fn an_offer_to_break_a_lock_tells_its_price_and_its_bonus_whole() {
    let mut told = 0;
    for board in BOARDS {
        let figures = game().figures().clone();
        let locks = &figures.boards.iter().find(|face| face.id == board).unwrap().locks;
        for (index, lock) in locks.iter().enumerate().filter(|(_, lock)| lock.award.is_none()) {
            let table = rich(board, index);
            for (lang, costs, nothing) in [(Lang::Fr, "Coût : ", "Sans bonus."), (Lang::En, "Cost: ", "No bonus.")] {
                let line = ruled(board, index, lang);
                let price = line.split_once(costs).and_then(|(_, rest)| rest.split_once(". ")).map(|(price, _)| price);
                let bonus = OPENED.iter().chain([&nothing]).find_map(|word| line.find(word)).expect("a bonus, or none");
                let labels = seen(&table, ADA, lang).1;
                let whole =
                    |label: &String| label.contains(&line[bonus..]) && price.is_none_or(|price| label.contains(price));
                assert!(labels.iter().any(whole), "{board} {}: no offer tells {line:?}: {labels:#?}", lock.id);
                told += 1;
            }
        }
    }
    assert!(told > 240, "{told}");
}

/// [chamber.special] [sanctum.store]
#[test]
fn the_terminal_tells_of_everybodys_chambers_what_they_hold_and_do() {
    let told = [
        (
            "gate",
            [
                "4 ressources quelconques. Renforce le raid de 1.",
                "4 resources of any kind. Makes the raid stronger by 1.",
            ],
        ),
        ("trap", ["Ne garde rien. Perdu si un raid l’atteint.", "Holds nothing. Lost if a raid reaches it."]),
        ("altar", ["1 pion Magie. Un Acolyte bloque 3.", "1 magic. An Acolyte blocks 3."]),
        ("guard-room", ["1 ressource quelconque. +1 par monstre.", "1 resource of any kind. +1 for each monster."]),
        ("closet", ["Garde : 3 ressources quelconques.", "Holds: 3 resources of any kind."]),
    ];
    for (id, does) in told {
        let mut table = Table::new(2);
        table.room(ADA, 1, id, Purse::NONE).room(BOB, 3, id, Purse::NONE);
        table.p.display = Default::default();
        for (lang, does) in Lang::ALL.into_iter().zip(does) {
            let words = Words::new(lang, &[EvilHighPriest::about().words_text(lang)]).unwrap();
            let names = ["Amelia", "Bob"].map(str::to_owned);
            let say = Say::new(&words, &names, Viewer::Seat(ADA));
            let mut chance = Chance::new(&Seed::from_text("telling"), Stream::Game);
            let scene = full_scene(&table.game, &table.game.view(&table.p, Viewer::Seat(ADA)), &say, &mut chance);
            // Lines are broken where they end.
            let page = scene.tableau().text(200).replace('\u{a0}', " ");
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.matches(does).count() >= 2, "{id} in {lang}: {does}: {page}");
        }
    }
}

/// [setup.boxes] [resource.base] [skulk.kinds] [round.order] [avatar.upkeep] [chamber.special]
#[test]
fn english_players_find_the_names_of_their_box() {
    let words = Words::new(Lang::En, &[EvilHighPriest::about().words_text(Lang::En)]).unwrap();
    let say = Say::new(&words, &[], Viewer::Spectator);
    for (key, name) in [
        ("goods-grimoire", "spellbook"),
        ("phase-upkeep", "Preparation"),
        ("option-ceremony", "The Blood Ceremony (expansion)"),
        ("option-ritual", "The Dark Ritual (expansion)"),
        ("thing-skulk-flexible", "Flex Skulk"),
        ("thing-skulk-blocking", "Block Skulk"),
        ("avatar-black-pharaoh", "the Dark Pharaoh"),
        ("chamber-gate", "Dimensional Gate"),
        ("chamber-pit", "Pit Trap"),
        ("chamber-trap", "Trap"),
        ("ritual-dragon", "Dragon Ascending"),
    ] {
        assert_eq!(say.word(key), name);
    }
    let printed = ["Dimensional Gate", "Pit Trap"];
    let old = [
        "grimoire",
        "Upkeep",
        "Cérémonie",
        "Rituel",
        "Flexible Skulk",
        "Blocking Skulk",
        "Black Pharaoh",
        "Spiked trap",
        "Gate",
        "Pit",
        "broken Sign",
        "break a Sign",
        "Region",
        "automaton",
    ];
    let about = EvilHighPriest::about();
    for text in [about.words_text(Lang::En), about.rules_text(Lang::En)] {
        assert_eq!(cenacle_table::conformance::lines_with_old_names(text, &printed, &old), [""; 0]);
    }
}

/// [chamber.special] [ritual.begin] [town.cost] [monster.choose] [investigator.ransom] [priest-card.west]
#[test]
fn a_rule_of_a_thing_bears_the_things_own_name() {
    for lang in Lang::ALL {
        let words = Words::new(lang, &[EvilHighPriest::about().words_text(lang)]).unwrap();
        let say = Say::new(&words, &[], Viewer::Spectator);
        let rules = Rules::parse(lang, EvilHighPriest::about().rules_text(lang)).unwrap();
        // What the word is called, for the rules of a group: a place has an article in a sentence and none as a title.
        let mut compared = 0;
        for rule in &rules.rules {
            let Some((group, id)) = rule.id.split_once('.') else { continue };
            let key = match group {
                "chamber" | "ritual" | "monster" | "investigator" => rule.id.replace('.', "-"),
                "priest-card" => format!("priest-name-{id}"),
                "town" => format!("place-{id}"),
                _ => continue,
            };
            if !words.has(&key) {
                continue;
            }
            let name = say.word(&key).to_string();
            let bare =
                ["la ", "le ", "l’", "the "].iter().find_map(|article| name.strip_prefix(article)).unwrap_or(&name);
            assert_eq!(rule.title, bare, "{lang}: {}", rule.id);
            compared += 1;
        }
        assert!(compared > 90, "{compared}");
    }
}

/// [action.place]
#[test]
fn a_site_tells_by_name_who_stands_there() {
    let mut table = Table::new(3);
    let (town, lock) = (table.town("innsmouth"), Site::Lock(0));
    table.acolytes(ADA, &[town, town, lock]).acolytes(BOB, &[town]);
    table.sect(BOB).cultists.put(0, lock);
    let told = |lang: Lang, site: &str| {
        let words = Words::new(lang, &[EvilHighPriest::about().words_text(lang)]).unwrap();
        let names = ["Amelia", "Bob", "Cleo"].map(str::to_owned);
        let say = Say::new(&words, &names, Viewer::Seat(CLEO));
        let view = table.game.view(&table.p, Viewer::Seat(CLEO));
        let mut chance = Chance::new(&Seed::from_text("told"), Stream::Game);
        let scene = full_scene(&table.game, &view, &say, &mut chance);
        let all = scene.tableau();
        all.told_of(site).map(|text| text.replace('\u{a0}', " ")).collect::<Vec<_>>()
    };
    let Site::Town(place) = town else { panic!("a place of the town") };
    let town = format!("town.{}", place + 1);
    assert_eq!(told(Lang::Fr, &town), ["Amelia : 2 Acolytes ; Bob : 1 Acolyte"]);
    assert_eq!(told(Lang::En, &town), ["Amelia: 2 Acolytes; Bob: 1 Acolyte"]);
    assert_eq!(told(Lang::Fr, "lock.1"), ["Amelia : 1 Acolyte ; Bob : Prêtre"]);
    assert_eq!(told(Lang::En, "lock.1"), ["Amelia: 1 Acolyte; Bob: Priest"]);
    assert_eq!(told(Lang::En, "lock.2"), [""; 0], "nobody stands there");
}
