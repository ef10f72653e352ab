//! What is public lies on the table for everybody, spectators too.

use cenacle_cult::{Action, Card, Cult, CultName, Patriarch, Position, ability_words};
use cenacle_scene::{Scene, Text};
use cenacle_table::{
    AnyGame, Chance, Game, GameExt, Lang, Log, Options, Say, Seat, Seed, Stream, Viewer, any::Opened,
    conformance::lines_with_old_names, full_scene,
};

use crate::common::{ADA, BOB, CLEO, Table, at, priests, token};

/// What somebody sees of a position.
fn seen(p: &Position, viewer: Viewer, lang: Lang) -> Scene {
    let opened = Opened::<Cult>::shipped().unwrap();
    let names = ["Ada", "Bob", "Cleo"].map(str::to_owned);
    let say = Say::new(opened.words(lang), &names, viewer);
    let mut chance = Chance::new(&Seed::from_text("seen"), Stream::Thought);
    full_scene(&**opened.game(), &opened.game().view(p, viewer), &say, &mut chance)
}

fn word(lang: Lang, key: &str) -> Text {
    let opened = Opened::<Cult>::shipped().unwrap();
    Say::new(opened.words(lang), &[], Viewer::Spectator).word(key)
}

/// The value of a fact of somebody's panel, by its label.
fn fact(scene: &Scene, seat: Seat, label: &str) -> Option<String> {
    let all = scene.tableau();
    let panel = all.panels.iter().find(|panel| panel.seat == seat).expect("a panel for each seat");
    panel.facts.iter().find(|fact| fact.label.starts_with(label)).map(|fact| fact.value.to_string())
}

const EYES: [Viewer; 3] = [Viewer::Seat(ADA), Viewer::Seat(BOB), Viewer::Spectator];

/// [sheet.aspects]
#[test]
fn both_abilities_of_both_aspects_of_every_cult_and_both_divine_powers_are_seen_by_all() {
    let names = [CultName::Anubis, CultName::Janus, CultName::Fafnir];
    let table = Table::new(&names);
    for (viewer, lang) in EYES.into_iter().flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))) {
        let scene = seen(&table.p, viewer, lang);
        let all = scene.tableau();
        for (seat, cult_name) in table.p.everybody().zip(names) {
            let sheet = &table.game.figures().cults[cult_name as usize];
            let sign = all.pieces.iter().find(|piece| *piece.id == format!("cult-sign.{seat}")).expect("its sheet");
            for ability in cult_name.abilities() {
                let [name, does, _] = ability_words(ability);
                let told = word(lang, name).to_string();
                assert!(sign.text.contains(&told) && sign.text.contains(&*word(lang, does)), "{told}: {}", sign.text);
                let panel = all.panels.iter().find(|panel| panel.seat == seat).unwrap();
                assert!(panel.facts.iter().any(|fact| fact.label.contains(&told)), "{told} is on the panel");
            }
            let light = word(lang, "aspect-light-short");
            let dark = word(lang, "aspect-dark-short");
            assert_eq!(fact(&scene, seat, &light), Some(sheet.power[0].to_string()));
            assert_eq!(fact(&scene, seat, &dark), Some(sheet.power[1].to_string()));
            assert!(sign.text.contains(&sheet.power[1].to_string()));
        }
    }
}

/// [sheet.aspects]
#[test]
fn the_terminal_prints_both_aspects_of_every_cult_whichever_is_up() {
    let cults: Vec<CultName> = CultName::ALL.into_iter().collect();
    for names in cults.chunks(2).filter(|names| names.len() == 2) {
        let mut table = Table::new(names);
        table.cult(BOB).dark = true;
        for (viewer, lang) in EYES.into_iter().flat_map(|viewer| Lang::ALL.map(|lang| (viewer, lang))) {
            let page = seen(&table.p, viewer, lang).tableau().text(100);
            // Lines are broken where they end.
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            let power = if lang == Lang::Fr { "Puissance" } else { "Divine Might" };
            for cult_name in names {
                for ability in cult_name.abilities() {
                    let [name, does, _] = ability_words(ability).map(|key| word(lang, key));
                    let told = format!("{name}{} {does}", if lang == Lang::Fr { " :" } else { ":" });
                    assert!(page.contains(&told.replace('\u{a0}', " ")), "{told} is not in {page}");
                }
                for number in table.game.figures().cults[*cult_name as usize].power {
                    assert!(page.contains(&format!("({power} {number})")), "{power} {number} is not in {page}");
                }
            }
        }
    }
}

/// [cost.ritual] [priest.available]
#[test]
fn priests_on_a_sheet_are_seen_by_all_and_told_apart_from_those_available() {
    let mut table = Table::new(&[CultName::Anubis, CultName::Janus, CultName::Fafnir]);
    table.homes(BOB, &[1, 3]);
    table.cult(BOB).sheet = priests(&[2, 5]);
    table.cult(BOB).patriarch = Patriarch::SHEET;
    for viewer in EYES {
        let scene = seen(&table.p, viewer, Lang::Fr);
        assert_eq!(fact(&scene, BOB, "Prêtres sur la Fiche").as_deref(), Some("♔2 2 5"));
        assert_eq!(fact(&scene, BOB, "Prêtres disponibles").as_deref(), Some("(♔2) 1 3"));
        assert_eq!(fact(&scene, CLEO, "Prêtres sur la Fiche"), None);
    }
}

/// [round.first] [supremacy.celebrate]
#[test]
fn the_first_player_and_a_turned_supremacy_are_seen_by_all() {
    let mut table = Table::new(&[CultName::Anubis, CultName::Janus, CultName::Fafnir]);
    table.p.first = CLEO;
    table.p.deal_to(BOB, Card::SUPREMACY);
    for viewer in EYES {
        let scene = seen(&table.p, viewer, Lang::En);
        let first = table.p.everybody().map(|seat| fact(&scene, seat, "First Player").is_some());
        assert_eq!(first.collect::<Vec<_>>(), [false, false, true]);
        assert_eq!(fact(&scene, BOB, "Supremacy").as_deref(), Some("+7"));
        assert_eq!(fact(&scene, BOB, "Supremacy, turned over"), None);
    }
    table.p.flipped = true;
    for viewer in EYES {
        let scene = seen(&table.p, viewer, Lang::En);
        assert_eq!(fact(&scene, BOB, "Supremacy, turned over").as_deref(), Some("+7"));
        assert!(
            scene.tableau().supply.iter().any(|line| line.label == "Supremacy (turned over)" && line.value == "Bob")
        );
    }
}

/// [setup.cults] [sheet.aspects]
#[test]
fn who_chooses_a_cult_reads_what_its_abilities_do() {
    let opened = Opened::<Cult>::shipped().unwrap();
    let options = Options::choose(Cult::about(), 3, [("cults", "choice")]).unwrap();
    let mut chance = Chance::new(&Seed::from_text("choice"), Stream::Game);
    let p = opened.game().setup(&options, &mut chance, &mut Log::silent()).unwrap();
    for lang in Lang::ALL {
        let scene = seen(&p, Viewer::Seat(ADA), lang);
        let all = scene.tableau();
        for cult_name in CultName::ALL {
            let sheet =
                all.pieces.iter().find(|piece| *piece.id == format!("cult-sheet.{}", cult_name.id())).expect("a sheet");
            for ability in cult_name.abilities() {
                let does = word(lang, ability_words(ability)[1]);
                assert!(sheet.text.contains(&*does), "{does}");
            }
        }
    }
}

/// [resolution.active] [privilege.community]
#[test]
fn locations_bear_their_numbers_and_what_they_give_and_a_community_its_name() {
    let mut table = Table::new(&[CultName::Anubis, CultName::Janus, CultName::Fafnir]);
    let card = table.copy("community-port");
    let slot = table.p.palace[0];
    table.p.piles[2].retain(|other| other != card);
    table.p.piles[2].push_under(slot);
    table.p.fresh_privileges = 0;
    table.p.palace[0] = card;
    let scene = seen(&table.p, Viewer::Seat(ADA), Lang::Fr);
    let all = scene.tableau();
    let thieves = all.places.iter().find(|place| place.id == "location.2").unwrap();
    assert_eq!(thieves.label, "2 · Bas-fonds");
    assert_eq!(thieves.text, "Payez 3 à 13 Pièces : remportez le Lieu de ce numéro. Aumône : 1 Pièce.");
    let mut all = scene.tableau();
    all.prompt = None;
    let text = all.text(100);
    assert!(text.contains("Port (Communauté,"), "{text}");
    assert!(!text.contains('?'), "every badge is known: {text}");
}

/// [card.play] [pray.location]
#[test]
fn an_offer_to_play_a_card_or_to_pray_says_what_it_does() {
    let mut table = Table::acting(8, &[CultName::Anubis, CultName::Janus]);
    table.hold(ADA, &["exodus", "fervour-4"]).stand(ADA, 8, &[2]);
    table.cult(ADA).followers = 9;
    let labels = |table: &Table| -> Vec<String> {
        let scene = seen(&table.p, Viewer::Seat(ADA), Lang::Fr);
        scene.offers.iter().map(|offer| offer.label.to_string()).collect()
    };
    let told = labels(&table);
    assert!(told.contains(&"Jouer Exode : Un Prêtre d’ici va sur un Lieu supérieur.".to_owned()), "{told:?}");
    assert!(told.contains(&"Jouer Élan +4 : Un de vos Prêtres d’ici compte 4 de plus.".to_owned()), "{told:?}");
    let mut table = Table::new(&[CultName::Anubis, CultName::Janus]);
    table.does(ADA, Action::Pray);
    assert!(
        labels(&table).contains(&"Demander l’effet des Ruines : Piochez 1 Miracle.".to_owned()),
        "{:?}",
        labels(&table)
    );
}

/// [preach.access] [pray.mobs]
#[test]
fn refusals_and_hints_are_sentences_of_the_printed_game() {
    let opened = Opened::<Cult>::shipped().unwrap();
    let names = ["Amelia", "Bob"].map(str::to_owned);
    let say = Say::new(opened.words(Lang::Fr), &names, Viewer::Seat(ADA));
    let mut table = Table::new(&[CultName::Anubis, CultName::Janus]);
    table.cult(ADA).followers = 0;
    let mut p = table.p;
    let refused = |p: &mut Position, action: Action| {
        let refusal = opened.game().apply(
            p,
            ADA,
            action,
            &mut Chance::new(&Seed::from_text("no"), Stream::Game),
            &mut Log::silent(),
        );
        say.phrase(&refusal.expect_err("refused").why).to_string()
    };
    let access = refused(&mut p, Action::Place { priest: token(1), location: at(5) });
    assert_eq!(access, "Il faut 1 Fidèle pour prêcher aux Temples ; vous en avez 0.");
    table.does(ADA, Action::Pray);
    let mut p = table.p;
    assert_eq!(
        refused(&mut p, Action::Favour { location: at(4) }),
        "Sans Foule, la prière ne va qu’aux Ruines (Lieu 1)."
    );
    let scene = seen(&table.p, Viewer::Seat(ADA), Lang::Fr);
    assert_eq!(scene.prompt.hint, "Sans Foule : seulement les Ruines (Lieu 1).");
}

/// [location.barracks] [location.thieves] [privilege.community] [ability.rite-of-the-abyss] [ability.sanctification]
/// [ability.ode-to-trickery] [ability.politics-of-terror]
#[test]
fn english_players_find_the_names_of_their_box() {
    for (key, name) in [
        ("game-title", "Cult: Choose Your God Wisely"),
        ("location-barracks", "Guard Quarters"),
        ("location-thieves", "Thieves District"),
        ("deck-privilege", "License"),
        ("ability-rite-of-the-abyss", "Ritual of the Abyss"),
        ("ability-sanctification", "The Great Shrine"),
        ("ability-ode-to-trickery", "Ode to Treachery"),
        ("ability-politics-of-terror", "Policy of Terror"),
        ("end-mobs", "Four Fanatical Mobs hold the City"),
    ] {
        assert_eq!(word(Lang::En, key), name);
    }
    assert!(word(Lang::En, "gives-summoning").contains("Divine Might"));
    let old = [
        "Privilege",
        "Divine Power",
        "Barracks",
        "Mob",
        "Rite of the Abyss",
        "Sanctification",
        "Ode to Trickery",
        "Politics of Terror",
        "automaton",
    ];
    for text in [Cult::about().words_text(Lang::En), Cult::about().rules_text(Lang::En)] {
        assert_eq!(lines_with_old_names(text, &["Fanatical Mob"], &old), [""; 0]);
    }
}

/// [preach.place]
#[test]
fn a_location_tells_by_name_who_stands_there_with_how_much() {
    let mut table = Table::new(&[CultName::Anubis, CultName::Janus, CultName::Fafnir]);
    table.stand(ADA, 4, &[1, 2]).stand(CLEO, 4, &[3]).stand(BOB, 2, &[2]);
    for (lang, four) in
        [(Lang::Fr, "Ada (Anubis) 3\u{a0}; Cleo (Fafnir) 3"), (Lang::En, "Ada (Anubis) 3; Cleo (Fafnir) 3")]
    {
        for viewer in EYES {
            let scene = seen(&table.p, viewer, lang);
            let all = scene.tableau();
            let told = |id: &str| all.told_of(id).map(|text| text.to_string()).collect::<Vec<_>>();
            assert_eq!(told("location.4"), [four]);
            assert_eq!(told("location.2"), ["Bob (Janus) 2"]);
            assert_eq!(told("location.1"), [""; 0], "nobody stands there");
        }
    }
}
