//! Each broken promise is caught by the check meant for it, and the other checks that it does not touch still pass.

use cenacle_table::conformance::{
    Plan, always_somebody_to_act, audit_holds, both_languages_say_the_same, diffs_lead_from_scene_to_scene,
    every_end_is_recorded, every_rule_is_cited, everybody_sees_alike_what_is_common, everything_can_be_said,
    find_endings, fuzz, legal_and_apply_agree, nobody_sees_more_than_their_seat, playthrough, random_play_ends,
    same_seed_same_record, scenes_come_from_the_view_alone, survives_being_written_down, undo_is_exact,
    whole_playthrough,
};

use crate::thimble::{Honest, Thimble, fault};

const PLAN: Plan = Plan::quick();

fn caught(checked: Result<(), String>, words: &[&str]) {
    let Err(what) = checked else { panic!("not caught") };
    assert!(words.iter().all(|word| what.contains(word)), "{what}");
    assert!(what.contains("thimble"), "it does not say which game: {what}");
}

#[test]
fn a_view_that_holds_another_hand_is_caught_even_if_positions_are_imagined_accordingly() {
    type Leaky = Thimble<{ fault::HAND_IN_VIEW }>;
    caught(nobody_sees_more_than_their_seat::<Leaky>(&PLAN), &["seat ", "players"]);
    legal_and_apply_agree::<Leaky>(&PLAN).unwrap();
    audit_holds::<Leaky>(&PLAN).unwrap();
}

#[test]
fn a_view_that_shows_more_than_it_is_imagined_from_is_caught() {
    type Leaky = Thimble<{ fault::HAND_GLIMPSED }>;
    caught(nobody_sees_more_than_their_seat::<Leaky>(&PLAN), &["imagined", ".hands["]);
}

#[test]
fn a_log_that_tells_all_what_one_drew_is_caught() {
    type Leaky = Thimble<{ fault::HAND_IN_LOG }>;
    caught(nobody_sees_more_than_their_seat::<Leaky>(&PLAN), &["Draw by seat", "what it is told depends"]);
}

#[test]
fn a_game_without_secrets_that_whispers_is_caught() {
    type Leaky = Thimble<{ fault::NO_SECRETS }>;
    caught(nobody_sees_more_than_their_seat::<Leaky>(&PLAN), &["in doubt", "its view holds it all"]);
}

#[test]
fn a_lost_card_is_caught() {
    type Losing = Thimble<{ fault::LOSES_A_CARD }>;
    caught(audit_holds::<Losing>(&PLAN), &["the audit fails: there are 3 cards of value", "after input", "seed"]);
    same_seed_same_record::<Losing>(&PLAN).unwrap();
    always_somebody_to_act::<Losing>(&PLAN).unwrap();
}

#[test]
fn a_list_that_offers_too_much_is_caught() {
    type Lying = Thimble<{ fault::OFFERS_TOO_MUCH }>;
    caught(legal_and_apply_agree::<Lying>(&PLAN), &["Peek is in the legal list and refused by rule prize.peek"]);
    audit_holds::<Lying>(&PLAN).unwrap();
}

#[test]
fn a_list_that_offers_too_little_is_caught() {
    type Lying = Thimble<{ fault::OFFERS_TOO_LITTLE }>;
    caught(legal_and_apply_agree::<Lying>(&PLAN), &["Pass is not in the legal list and accepted"]);
    let found = (0..2000).find_map(|number| {
        fuzz::legals_are_legal(&Thimble::<{ fault::OFFERS_TOO_LITTLE }>, &fuzz::bytes(number, 200)).err()
    });
    assert!(found.is_some_and(|what| what.contains("Pass is accepted and not in the list")));
    audit_holds::<Lying>(&PLAN).unwrap();
}

#[test]
fn an_action_that_does_something_else_where_nobody_listens_is_caught() {
    type Vain = Thimble<{ fault::DRAWS_UNHEARD }>;
    caught(legal_and_apply_agree::<Vain>(&PLAN), &["Pass carried out in silence comes to something else than applied"]);
    same_seed_same_record::<Vain>(&PLAN).unwrap();
}

#[test]
fn a_refusal_by_a_rule_that_does_not_exist_is_caught() {
    type Lawless = Thimble<{ fault::UNWRITTEN_RULE }>;
    caught(legal_and_apply_agree::<Lawless>(&PLAN), &["the refusal of", "prize.unwritten"]);
    same_seed_same_record::<Lawless>(&PLAN).unwrap();
}

#[test]
fn a_game_that_stands_still_is_caught() {
    type Stuck = Thimble<{ fault::DEADLOCKS }>;
    caught(
        always_somebody_to_act::<Stuck>(&PLAN),
        &["nobody is waited for, no sand-glass runs, and the game has not ended"],
    );
    audit_holds::<Stuck>(&PLAN).unwrap();
    same_seed_same_record::<Stuck>(&PLAN).unwrap();
}

#[test]
fn a_game_that_looks_at_a_clock_is_caught() {
    type Clocked = Thimble<{ fault::CLOCK }>;
    caught(same_seed_same_record::<Clocked>(&PLAN), &["played twice"]);
    audit_holds::<Clocked>(&PLAN).unwrap();
    both_languages_say_the_same::<Clocked>().unwrap();
}

#[test]
fn a_missing_french_word_is_caught_where_it_is_written_and_where_it_is_said() {
    type Mute = Thimble<{ fault::NO_FRENCH }>;
    caught(both_languages_say_the_same::<Mute>(), &["message `log-peeked` is in en and not in fr"]);
    caught(everything_can_be_said::<Mute>(&PLAN, None), &["no words in fr for log-peeked", "Peeked"]);
    audit_holds::<Mute>(&PLAN).unwrap();
}

#[test]
fn a_game_that_runs_longer_than_it_says_is_caught() {
    caught(random_play_ends::<Thimble<{ fault::RUNS_ON }>>(&PLAN), &["it runs longer than 4 decisions"]);
}

#[test]
fn a_game_that_forgets_its_older_rules_or_proves_nothing_of_them_is_caught() {
    type Forgetful = Thimble<{ fault::FORGETS_OLD_RULES }>;
    caught(every_end_is_recorded::<Forgetful>(&[]), &["has no rules version 1", "plays 1 to 2"]);
    type Unproved = Thimble<{ fault::NO_OLD_RECORD }>;
    let records = find_endings::<Unproved>(&[], 200).unwrap();
    caught(every_end_is_recorded::<Unproved>(&records), &["no game is recorded that was played by rules version 1"]);
}

#[test]
fn an_offer_that_points_at_nothing_is_caught() {
    type Lost = Thimble<{ fault::POINTS_NOWHERE }>;
    let plan = Plan { scene_every: 1, ..PLAN };
    caught(everything_can_be_said::<Lost>(&plan, None), &["points at `attic`, which is not in it"]);
}

#[test]
fn a_scene_whose_diff_leads_elsewhere_is_caught() {
    type Alike = Thimble<{ fault::SAME_ID }>;
    caught(diffs_lead_from_scene_to_scene::<Alike>(&PLAN), &["the diff "]);
    scenes_come_from_the_view_alone::<Alike>(&PLAN).unwrap();
}

#[test]
fn a_scene_that_shows_something_of_another_table_is_caught() {
    type Remembering = Thimble<{ fault::REMEMBERS }>;
    let words = ["depends on what was shown before", "decor"];
    caught(scenes_come_from_the_view_alone::<Remembering>(&PLAN), &words);
    diffs_lead_from_scene_to_scene::<Remembering>(&PLAN).unwrap();
}

#[test]
fn what_is_said_to_be_common_and_looks_otherwise_from_another_seat_is_caught() {
    type Private = Thimble<{ fault::OWN_IN_COMMON }>;
    caught(everybody_sees_alike_what_is_common::<Private>(&PLAN), &["sees otherwise what is common"]);
    everybody_sees_alike_what_is_common::<Honest>(&PLAN).unwrap();
}

#[test]
fn an_end_that_no_record_shows_is_caught_and_a_changed_record_too() {
    caught(every_end_is_recorded::<Honest>(&[]), &["no recorded game ends by rich, dry"]);
    let found = find_endings::<Honest>(&[], 50).unwrap();
    every_end_is_recorded::<Honest>(&found).unwrap();
    caught(every_end_is_recorded::<Honest>(&found[..1]), &["no recorded game ends by"]);
    let changed = vec![(found[0].0.clone(), found[0].1.replace("Ada", "Eva"))];
    caught(every_end_is_recorded::<Honest>(&changed), &["record ", "header"]);
}

#[test]
fn a_rule_that_no_test_cites_is_caught() {
    caught(every_rule_is_cited::<Honest>(&[]), &["no test cites setup.deal", "/// [setup.deal]"]);
}

#[test]
fn a_playthrough_is_the_same_each_time_and_keeps_secrets_apart() {
    let text = playthrough::<Honest>(3, 0).unwrap();
    assert_eq!(text, playthrough::<Honest>(3, 0).unwrap());
    assert!(text.lines().any(|line| line.starts_with("1 | You are dealt")), "{text}");
    assert!(!text.lines().any(|line| line.starts_with("all | You are dealt")), "{text}");
    let whole = whole_playthrough::<Honest>(3, 0).unwrap();
    assert!(whole.len() > text.len() && !whole.contains(", 1="), "{whole}");
    assert!(text.contains(", 1="), "steps that are not shown are checked: {text}");
}

#[test]
fn a_broken_game_fails_no_check_that_it_does_not_touch() {
    type Lying = Thimble<{ fault::OFFERS_TOO_LITTLE }>;
    survives_being_written_down::<Lying>(&PLAN).unwrap();
    undo_is_exact::<Lying>(&PLAN).unwrap();
    everything_can_be_said::<Lying>(&PLAN, None).unwrap();
}
