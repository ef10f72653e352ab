//! What bots make of a position.

use cenacle_cult::{Action, CultName, Event};
use cenacle_table::Evaluator;

use crate::common::{ADA, BOB, Table, locations};

const THREE: [CultName; 3] = [CultName::Anubis, CultName::Janus, CultName::Fafnir];

#[test]
fn shares_add_up_to_one_and_grow_with_each_road() {
    let even = Table::new(&THREE);
    let before = even.game.evaluate(&even.p);
    assert!((before.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    assert_eq!(before[3], 0.0, "who does not play expects nothing");
    let better = |change: fn(&mut Table)| {
        let mut table = Table::new(&THREE);
        change(&mut table);
        table.game.evaluate(&table.p)[BOB.index()]
    };
    let roads: [fn(&mut Table); 5] = [
        |table| table.cult(BOB).mobs = 3,
        |table| table.cult(BOB).altars = locations(&[1, 2, 3, 4]),
        |table| table.cult(BOB).dark = true,
        |table| table.cult(BOB).followers = 9,
        |table| table.cult(BOB).coins = 20,
    ];
    for change in roads {
        assert!(better(change) > before[BOB.index()]);
    }
    assert!(better(|table| table.cult(BOB).mobs = 4) > 0.9, "four Mobs are as good as won");
}

#[test]
fn every_legal_action_has_a_weight_and_taking_is_better_than_leaving() {
    let mut table = Table::last_act(6, &THREE);
    table.stand(ADA, 6, &[2]);
    table.does(ADA, Action::Pass);
    let legal = table.legal(ADA);
    let mut weights = Vec::new();
    table.game.priors(&table.p, ADA, &legal, &mut weights);
    assert_eq!(weights.len(), legal.len());
    assert!(weights.iter().all(|weight| *weight > 0.0));
    let of = |action: Action| weights[legal.iter().position(|other| *other == action).unwrap()];
    assert!(of(Action::Take) > of(Action::Decline));
}

#[test]
fn a_report_counts_cults_cards_and_abilities() {
    let table = Table::new(&THREE);
    let mut counts = Vec::new();
    table.game.count_position(&table.p, &mut counts);
    assert_eq!(
        counts.iter().map(|count_event| count_event.what).collect::<Vec<_>>(),
        ["cult-anubis", "cult-janus", "cult-fafnir"]
    );
    counts.clear();
    table.game.count_event(&Event::Uses { seat: ADA, cult_name: CultName::Anubis, ability: 1 }, &mut counts);
    assert_eq!((counts[0].group, counts[0].what), ("note-ability", "ability-life-drain"));
}
