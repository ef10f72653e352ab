//! "Why can't I?": what stands against things on the table.

use std::collections::BTreeSet;

use cenacle_scene::{
    Offer, Phrase, Scene, Text, narrow_by_text,
    scene::{Id, panel_id},
};
use cenacle_table::{Refusal, Seat};

use super::{answer::numbers, session::Session};

/// How many things are named before the others are only counted.
const MOST_TITLES: usize = 6;

/// How many answers are given to a question about everything.
const MOST_ANSWERS: usize = 8;

/// Something on the table that has a name.
struct Named {
    id: Id,
    title: Text,
}

/// What stands against pointing at what was typed, an answer a line; against everything if nothing was typed, as far as it is worth saying. Things
/// refused for the same reason share a line.
pub(super) fn why_not(session: &Session, seat: Seat, scene: &Scene, typed: &str) -> Vec<String> {
    let named = named(scene);
    let meant: Vec<&Named> = if typed.trim().is_empty() {
        named.iter().collect()
    } else {
        let titles: Vec<Offer> =
            named.iter().map(|one| Offer { label: one.title.clone(), ..Offer::default() }).collect();
        narrow_by_text(&titles, typed).into_iter().map(|index| &named[index]).collect()
    };
    if meant.is_empty() {
        return vec![session.word("no-element")];
    }
    let lit = scene.lit();
    let everything = typed.trim().is_empty();
    let mut reasons: Vec<(String, Vec<&str>)> = Vec::new();
    let mut not_now: Vec<String> = Vec::new();
    let mut possible: BTreeSet<usize> = BTreeSet::new();
    for one in &meant {
        if lit.contains(one.id.as_str()) {
            let offers = scene.offers.iter().enumerate();
            possible.extend(offers.filter(|(_, offer)| offer.picks.contains(&one.id)).map(|(index, _)| index));
        } else if let Some(refusal) = session.table().why_not(seat, &one.id) {
            let reason = format!("{} [{}]", session.say_of_game(&refusal.why), session.rule_title(refusal.rule));
            if refusal.why.key == Refusal::NOT_NOW {
                not_now.push(reason.clone());
            }
            match reasons.iter_mut().find(|(known, _)| *known == reason) {
                Some((_, titles)) if titles.contains(&one.title.as_str()) => {}
                Some((_, titles)) => titles.push(&one.title),
                None => reasons.push((reason, vec![&one.title])),
            }
        }
    }
    if everything && reasons.iter().any(|(reason, _)| !not_now.contains(reason)) {
        reasons.retain(|(reason, _)| !not_now.contains(reason));
    }
    let left_out = if everything { reasons.len().saturating_sub(MOST_ANSWERS) } else { 0 };
    reasons.truncate(reasons.len() - left_out);
    let mut answers: Vec<String> =
        reasons.into_iter().map(|(reason, titles)| format!("{}{reason}", heading(session, &titles, &reason))).collect();
    if left_out > 0 {
        answers.push(session.say(&Phrase::new("others").number("count", left_out as i64)));
    }
    if !everything {
        let numbers = numbers(&scene.offers);
        let known =
            |index: usize| format!("{} {}. {}", session.word("possible"), numbers[index], scene.offers[index].label);
        answers.extend(possible.into_iter().map(known));
    }
    if answers.is_empty() {
        answers.push(session.word(if everything { "nothing-refused" } else { "no-reason" }));
    }
    answers
}

/// The things a reason is about; nothing if the reason itself begins with the only one.
fn heading(session: &Session, titles: &[&str], reason: &str) -> String {
    match titles {
        [only] if reason.starts_with(only) => String::new(),
        few if few.len() <= MOST_TITLES => format!("{} — ", few.join(" · ")),
        many => {
            let others = Phrase::new("others").number("count", (many.len() - MOST_TITLES) as i64);
            format!("{} {} — ", many[..MOST_TITLES].join(" · "), session.say(&others))
        }
    }
}

/// Everything on the table that has a name.
fn named(scene: &Scene) -> Vec<Named> {
    let shown = scene.tableau();
    let places = shown.places.iter().map(|place| (place.id.clone(), &place.label));
    let pieces = shown.pieces.iter().map(|piece| (piece.id.clone(), &piece.title));
    let regions = shown.regions.iter().map(|region| (region.id.clone(), &region.label));
    let dice = shown.dice.iter().map(|die| (die.id.clone(), &die.title));
    let panels = shown.panels.iter().map(|panel| (panel_id(panel.seat), &panel.name));
    let all = places.chain(pieces).chain(regions).chain(dice).chain(panels);
    all.filter(|(_, title)| !title.is_empty()).map(|(id, title)| Named { id, title: title.clone() }).collect()
}
