//! The guide has a sentence for whatever a seat may do, and speaks of nothing that is not there.

use std::collections::BTreeSet;

use cenacle_bots::{BotSpec, SeatedBot};
use cenacle_table::{AnyGame, Evaluator, Lang, Next, Options, Seat, Seed, Sitter, Viewer, VirtualClock, any::Opened};

/// So many decisions of a game are looked at,
const LOOKED_AT: usize = 1500;
/// and so many games at most.
const GAMES: usize = 8;

/// Plays a game and looks at what the guide says at each question; answers all kinds it spoke of.
fn spoken_of<G: Evaluator>(players: u8, game: usize) -> BTreeSet<String> {
    let opened: Opened<G> = Opened::shipped().unwrap();
    let options = Options::defaults(G::about(), players).unwrap();
    let (seed, sitters) =
        (Seed::from_text(&format!("guide {game}")), vec![Sitter::bot("greedy", "greedy"); players.into()]);
    let mut table = opened.table(options, seed, sitters).unwrap();
    let spec: BotSpec = "greedy:2".parse().unwrap();
    let bots: Vec<_> = (0..players).map(|seat| SeatedBot::new::<G>(spec, &seed, Seat::new(seat.into()))).collect();
    let (mut clock, mut spoken) = (VirtualClock::default(), BTreeSet::new());
    for decision in 0..LOOKED_AT {
        match table.next(&mut clock) {
            Next::Over => break,
            Next::Expiry(timer) => table.expire(timer).unwrap(),
            Next::Decision(seat) => {
                let topics = table.guide(seat, Lang::ALL[decision % 2]);
                let legal = table.legal_json(seat);
                let scene = table.scene(Viewer::Seat(seat), Lang::Fr);
                let all = scene.tableau();
                for topic in &topics {
                    assert!(!topic.text.contains("guide-"), "{}", topic.text);
                    if let Some(offer) = topic.offer {
                        let action = &legal[offer];
                        assert!(*action == topic.kind.as_str() || action.get(&topic.kind).is_some(), "{action}");
                    }
                    if let Some(element) = &topic.element {
                        let seen = all.pieces.iter().any(|piece| piece.id == *element)
                            || all.places.iter().any(|place| place.id == *element);
                        assert!(seen, "{element}");
                    }
                    assert_ne!(topic.offer.is_some(), topic.element.is_some(), "{topic:?}");
                }
                let kinds: BTreeSet<_> = topics.iter().map(|topic| &topic.kind).collect();
                assert_eq!(kinds.len(), topics.len(), "one sentence a kind");
                assert!(topics.iter().any(|topic| topic.offer.is_some()), "nothing is said of what can be done");
                spoken.extend(topics.into_iter().map(|topic| topic.kind));
                let index = bots[seat.index()].choose(&*table).unwrap();
                table.decide(seat, index).unwrap();
            }
        }
    }
    spoken
}

/// Everything on the board that the guide has a sentence for is met in a few games.
fn meets<G: Evaluator>(players: u8, things: &[&str]) {
    let mut about = BTreeSet::new();
    for game in 0..GAMES {
        let spoken = spoken_of::<G>(players, game);
        about.extend(spoken.iter().filter_map(|kind| kind.strip_prefix("about-")).map(str::to_owned));
        if about.len() >= things.len() {
            break;
        }
    }
    assert_eq!(about.iter().map(String::as_str).collect::<BTreeSet<_>>(), things.iter().copied().collect());
    let words = G::about().words_text(Lang::Fr);
    assert_eq!(words.matches("\nguide-about-").count(), things.len(), "every thing with a sentence is named here");
}

#[test]
fn cleopatra_is_explained_as_it_is_met() {
    meets::<cenacle_cleopatra::Cleopatra>(3, &["setup-pile", "card-double", "cleopatra-walk", "mosaic-top"]);
}

#[test]
fn cult_is_explained_as_it_is_met() {
    meets::<cenacle_cult::Cult>(3, &["sheet-aspects", "patriarch-influence", "altar-influence"]);
}

#[test]
fn creatures_and_cultists_is_explained_as_it_is_met() {
    meets::<cenacle_creatures_and_cultists::CreaturesAndCultists>(3, &["row-active"]);
}

#[test]
fn evil_high_priest_is_explained_as_it_is_met() {
    meets::<cenacle_evil_high_priest::EvilHighPriest>(3, &["lock-break", "end-thirteenth"]);
}

#[test]
fn four_gods_is_explained_as_it_is_met() {
    meets::<cenacle_four_gods::FourGods>(2, &["prophet-zone", "god-choose"]);
}
