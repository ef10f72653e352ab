//! What a balance report counts of this game.

use cenacle_table::{BalanceCount, Seat};

use crate::{Event, Position};

/// The places in the order of the first turn.
const PLACES: [&str; 5] = ["place-1", "place-2", "place-3", "place-4", "place-5"];
/// The ranks of an offering.
const RANKS: [&str; 5] = ["offering-1", "offering-2", "offering-3", "offering-4", "offering-5"];
/// Sanctuaries by their size: small ones hardly pay for a statue.
const SANCTUARIES: [&str; 4] = ["sanctuary-small", "sanctuary-middle", "sanctuary-large", "sanctuary-vast"];
/// Visits to the quarry by how much was built.
const VISITS: [&str; 3] = ["visit-two", "visit-three", "visit-more"];

/// What is counted of an event.
pub(crate) fn count_event(event: &Event, out: &mut Vec<BalanceCount>) {
    let mut add = |seat: Seat, group: &'static str, what: &'static str| out.push(BalanceCount { seat, group, what });
    match event {
        Event::Builds { seat, work, .. } => add(*seat, "note-works", work.word()),
        Event::Bonus { seat, works, .. } => {
            let size = usize::from(*works).saturating_sub(2).min(VISITS.len() - 1);
            add(*seat, "note-visits", VISITS[size]);
        }
        Event::Calls { seat, card, .. } => add(*seat, "note-characters", card.word()),
        // The Smuggler is a character as well; the log tells of it in its own way.
        Event::Smuggles { seat, .. } => add(*seat, "note-limit", "limit-smuggled"),
        Event::KeepsAll { seat, .. } => add(*seat, "note-limit", "limit-kept"),
        Event::DiscardsToLimit { seat, .. } => add(*seat, "note-limit", "limit-discarded"),
        Event::Offers { seat, rank, .. } => {
            let rank = usize::from(rank.saturating_sub(1)).min(RANKS.len() - 1);
            add(*seat, "note-offerings", RANKS[rank]);
        }
        Event::Claims { seat, cells } => {
            let size = match cells {
                0..=2 => 0,
                3..=5 => 1,
                6..=9 => 2,
                _ => 3,
            };
            add(*seat, "note-sanctuaries", SANCTUARIES[size]);
        }
        Event::Pays { seat, spent, amulets, .. } => {
            if spent.merchants != [0; 5] {
                add(*seat, "note-payments", "paid-merchant");
            }
            if *amulets > 0 {
                add(*seat, "note-payments", "paid-corrupted");
            }
        }
        Event::Eaten { seat, .. } => add(*seat, "note-fate", "fate-eaten"),
        _ => {}
    }
}

/// What is counted of a game that has just been set up or has ended.
pub(crate) fn count_position(position: &Position, out: &mut Vec<BalanceCount>) {
    let mut add = |seat: Seat, group: &'static str, what: &'static str| out.push(BalanceCount { seat, group, what });
    let players = usize::from(position.players);
    if position.is_over() {
        for seat in position.everybody() {
            let architect = &position.seats[seat.index()];
            if architect.statues == 0 {
                add(seat, "note-end", "left-no-statue");
            }
            if architect.merchants > 0 {
                add(seat, "note-end", "left-merchants");
            }
            if architect.amulets == 0 {
                add(seat, "note-end", "left-spotless");
            }
        }
    } else {
        // The first player is drawn, so a seat's number says nothing; its place in the first round does.
        let mut seat = position.turn;
        for place in &PLACES[..players.min(PLACES.len())] {
            add(seat, "note-places", place);
            seat = seat.next(players);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cenacle_table::{
        AnyGame, Chance, Evaluator, Game, GameExt, Lang, Log, Options, Seats, Seed, Stream, any::Opened,
    };

    use super::*;
    use crate::Cleopatra;

    /// Plays games at random and gives every note of them.
    fn counts(games: u64) -> Vec<BalanceCount> {
        let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
        let game = opened.game();
        let mut out = Vec::new();
        for index in 0..games {
            let seed = Seed::from_text("notes").derive(index);
            let options = Options::defaults(Cleopatra::about(), 3 + (index % 3) as u8).unwrap();
            let (mut chance, mut log) = (Chance::new(&seed, Stream::Game), Log::new());
            let mut position = game.setup(&options, &mut chance, &mut log).unwrap();
            game.count_position(&position, &mut out);
            let mut any = Chance::new(&seed, Stream::Bot(0));
            while let Some(seat) = game.to_act(&position).first() {
                let mut legal = Vec::new();
                game.legal(&position, seat, &mut legal);
                let action = legal[any.below(legal.len() as u32) as usize];
                game.apply(&mut position, seat, action, &mut chance, &mut log).unwrap();
            }
            game.count_position(&position, &mut out);
            log.into_entries().iter().for_each(|entry| game.count_event(&entry.event, &mut out));
        }
        out
    }

    #[test]
    fn every_note_has_words_in_both_languages() {
        let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
        let keys: BTreeSet<&str> =
            counts(60).iter().flat_map(|count_event| [count_event.group, count_event.what]).collect();
        assert!(keys.len() > 25, "{keys:?}");
        let all = PLACES.iter().chain(&RANKS).chain(&SANCTUARIES).chain(&VISITS).copied().chain(keys);
        for key in all {
            assert!(Lang::ALL.into_iter().all(|lang| opened.words(lang).has(key)), "{key}");
        }
    }

    #[test]
    fn everybody_has_one_place_in_the_first_round() {
        let opened: Opened<Cleopatra> = Opened::shipped().unwrap();
        let options = Options::defaults(Cleopatra::about(), 4).unwrap();
        let mut chance = Chance::new(&Seed::from_text("place"), Stream::Game);
        let position = opened.game().setup(&options, &mut chance, &mut Log::silent()).unwrap();
        let mut out = Vec::new();
        count_position(&position, &mut out);
        assert_eq!(out[0], BalanceCount { seat: position.turn, group: "note-places", what: "place-1" });
        assert_eq!(out.iter().map(|count_event| count_event.seat).collect::<Seats>(), Seats::all(4));
    }

    #[test]
    fn works_characters_and_the_crocodiles_victim_are_counted() {
        let all = counts(30);
        let has = |group: &str| all.iter().any(|count_event| count_event.group == group);
        for group in ["note-works", "note-characters", "note-offerings", "note-sanctuaries", "note-fate", "note-limit"]
        {
            assert!(has(group), "{group}");
        }
    }
}
