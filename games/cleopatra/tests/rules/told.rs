//! The garden in words, for who listens: cells, shapes, what is covered.

use cenacle_cleopatra::{Cleopatra, Work};
use cenacle_scene::{Offer, Scene};
use cenacle_table::{AnyGame, Chance, Lang, Say, Seed, Stream, Viewer, any::Opened, full_scene};

use crate::common::{ADA, BOB, MOSAIC, Play, Setting};

/// What Ada sees, in French and in English.
fn seen(play: &Play) -> [Scene; 2] {
    let opened = Opened::<Cleopatra>::shipped().unwrap();
    let names = ["Amelia", "Bob", "Inès"].map(str::to_owned);
    [Lang::Fr, Lang::En].map(|lang| {
        let say = Say::new(opened.words(lang), &names, Viewer::Seat(ADA));
        let mut chance = Chance::new(&Seed::from_text("told"), Stream::Thought);
        full_scene(&*play.game, &play.view(ADA), &say, &mut chance)
    })
}

/// What is told of an element in both languages.
fn told(play: &Play, id: &str) -> [String; 2] {
    seen(play)
        .map(|scene| plain(&scene.tableau().told_of(id).map(|text| text.as_str()).collect::<Vec<_>>().join(" | ")))
}

fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// The offers that lay the mosaic in hand, with what is told of each.
fn lays(scene: &Scene) -> Vec<(Offer, String)> {
    let all = scene.tableau();
    let lays = scene.offers.iter().filter(|offer| offer.pose.is_some());
    lays.map(|offer| (Offer::clone(offer), plain(&all.told_of_offer(offer).join(" | ")))).collect()
}

fn holding(letter: &str) -> Play {
    let setting = Setting::of(3).laid('L', &[(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)]).stack(&format!("{letter}X"));
    let mut play = setting.hand(ADA, &MOSAIC).merchants(ADA, 0).build();
    play.build(ADA, Work::Mosaic);
    play
}

/// [mosaic.place] [mosaic.flip]
#[test]
fn each_way_to_lay_a_mosaic_tells_its_arms_and_the_cells_it_covers() {
    let play = holding("V");
    let [fr, en] = seen(&play).map(|scene| lays(&scene));
    let find = |lays: &[(Offer, String)], label: &str| {
        let found = lays.iter().find(|(offer, _)| plain(&offer.label) == label);
        found.unwrap_or_else(|| panic!("{label} is not offered")).1.clone()
    };
    assert_eq!(find(&fr, "Poser V, position 1, en A4"), "V, bras : 2 en haut, 2 à droite | couvre A3 à A5, B5, C5");
    assert_eq!(find(&en, "Lay V, rotation 1, at A4"), "V, arms: 2 up, 2 right | covers A3 to A5, B5, C5");
    assert_eq!(find(&en, "Lay V, rotation 2, at B6"), "V, arms: 2 right, 2 down | covers A6 to C6, A7, A8");
    for (turn, arms) in (1..).zip(["2 up, 2 right", "2 right, 2 down", "2 down, 2 left", "2 up, 2 left"]) {
        let so = en.iter().filter(|(offer, _)| offer.label.contains(&format!("rotation {turn},")));
        assert!(so.clone().count() > 10 && so.clone().all(|(_, told)| told.starts_with(&format!("V, arms: {arms} |"))));
    }
}

/// [mosaic.place]
#[test]
fn every_shape_is_told_by_its_arms_and_by_the_cells_between_them() {
    let shapes = [
        ("F", "F, arms: 1 right, 2 down; diagonally: down left"),
        ("I", "I, arms: 4 right"),
        ("N", "N, arms: 2 up, 1 left; diagonally: down left"),
        ("P", "P, arms: 1 right, 2 down; diagonally: down right"),
        ("T", "T, arms: 1 right, 2 down, 1 left"),
        ("U", "U, arms: 1 right, 1 left; diagonally: up right, up left"),
        ("W", "W, arms: 1 down, 1 left; diagonally: down right, up left"),
        ("Y", "Y, arms: 1 up, 2 down, 1 left"),
        ("Z", "Z, arms: 1 up, 1 down; diagonally: down right, up left"),
    ];
    for (letter, shape) in shapes {
        let play = Setting::of(3).stack(letter).build();
        assert_eq!(told(&play, &format!("mosaic.{letter}"))[1], shape);
    }
    let w = Setting::of(3).stack("W").build();
    let french = "W, bras : 1 en bas, 1 à gauche ; en diagonale : en bas à droite, en haut à gauche";
    assert_eq!(told(&w, "mosaic.W")[0], french);
}

/// [mosaic.place]
#[test]
fn every_offer_that_lays_a_mosaic_tells_five_cells() {
    for letter in ["I", "L", "W", "X", "Z"] {
        let mut play = Setting::of(3).stack(&format!("{letter}P")).hand(ADA, &MOSAIC).merchants(ADA, 0).build();
        play.build(ADA, Work::Mosaic);
        let [_, en] = seen(&play).map(|scene| lays(&scene));
        assert_eq!(en.len(), play.legal(ADA).len(), "every answer lays the mosaic");
        for (offer, told) in en {
            assert!(told.starts_with(&format!("{letter}, arms: ")), "{}: {told}", offer.label);
            let named = |part: &str| match part.split_once(" to ") {
                Some((from, to)) => {
                    from[1..]
                        .parse::<usize>()
                        .unwrap()
                        .abs_diff(to[1..].parse().unwrap())
                        .max(usize::from(from.as_bytes()[0].abs_diff(to.as_bytes()[0])))
                        + 1
                }
                None => 1,
            };
            let covered = offer.told.strip_prefix("covers ").expect("what it covers");
            assert_eq!(covered.split(", ").map(named).sum::<usize>(), 5, "{covered}");
        }
    }
}

/// [mosaic.place] [sanctuary.claim] [wall.place]
#[test]
fn cells_tell_what_lies_on_them_and_walls_along_which_cells_they_stand() {
    let play = Setting::of(3).laid('V', &[(0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]).sanctuary(BOB, (0, 0)).build();
    assert_eq!(told(&play, "cell.1.3"), ["Mosaïque V", "Mosaic V"]);
    assert_eq!(told(&play, "laid.mosaic.V"), ["C1 à C3, A3, B3", "C1 to C3, A3, B3"]);
    assert_eq!(told(&play, "cell.2.2"), ["Sanctuaire de 4 cases (Bob)", "Sanctuary of 4 cells (Bob)"]);
    assert_eq!(told(&play, "cell.5.5"), ["", ""], "nothing lies there");
    assert_eq!(told(&play, "wall.4"), ["le long de A1 à C1", "along A1 to C1"]);
    let unclaimed = Setting::of(3).laid('V', &[(0, 2), (1, 2), (2, 2), (2, 1), (2, 0)]).build();
    assert_eq!(told(&unclaimed, "cell.1.1"), ["close, sans Statue", "closed, without Statue"]);
}

/// [mosaic.place]
#[test]
fn the_garden_is_a_grid_of_rows_and_columns() {
    let play = Setting::of(3).build();
    let [_, scene] = seen(&play);
    let all = scene.tableau();
    let cells: Vec<_> = all.places.iter().filter_map(|place| Some((place.label.as_str(), place.cell?))).collect();
    assert_eq!(cells.len(), play.game.figures().garden.len() as usize);
    assert!(cells.iter().any(|(label, cell)| label.starts_with("C5") && *cell == [5, 3]));
}
