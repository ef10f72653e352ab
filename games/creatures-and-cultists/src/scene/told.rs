//! The sheets and the track in words, for who listens: who lives, who fights whom, who signed for whom, who stands where.

use cenacle_scene::{Named, Phrase, Text, scene::Told};
use cenacle_table::Seat;

use crate::{
    Position,
    position::{MEMBERS, ROW},
};

use super::{
    Draft, Making, ids,
    part_cache::{PartKey, Row},
};

/// A seat, its name, and a number it has.
pub(super) type Counted = (u8, Text, u8);

/// Tells of a row who lives in it: "Brutes 1 to 4; Conjurers 5, 7".
pub(super) fn living(making: &mut Making<'_>, row: &Row) {
    let brutes = (making.figures.brutes >> (u32::from(row.row) * ROW as u32)) as u8;
    let trades = [("told-brutes", row.alive & brutes), ("told-conjurers", row.alive & !brutes)];
    let said = trades.into_iter().filter(|(_, bits)| *bits != 0).map(|(key, bits)| {
        let phrase = Phrase::new(key).number("count", bits.count_ones()).said("numbers", numbers(making, bits));
        making.say.phrase(&phrase)
    });
    let text = joined(making, said);
    let of = ids::row(Seat::new(row.seat.into()), row.row);
    making.part.told.extend(text.map(|text| Told::of(of, text)));
}

/// Tells of the cultists of a row who attacks and who is attacked.
pub(super) fn fighting(making: &mut Making<'_>, row: &Row) {
    for (key, bits) in [("told-attacks", row.attacks & row.alive), ("told-attacked", row.attacked)] {
        let text = making.word(key);
        for place in (0..ROW as u8).filter(|place| bits & 1 << place != 0) {
            let of = ids::cultist(Seat::new(row.seat.into()), row.row * ROW as u8 + place);
            making.part.told.push(Told::of(of, text.clone()));
        }
    }
}

/// Tells of the dead of a sheet who signed for them. `[kill.points]`
pub(super) fn signed(draft: &mut Draft<'_>, seat: Seat) {
    let p: &Position = draft.p;
    let sect = p.sect(seat);
    let dead = (0..MEMBERS as u8).filter(|member| !sect.lives(*member));
    let graves: Vec<Counted> = dead
        .filter_map(|member| {
            let by = sect.slain[usize::from(member)].checked_sub(1)?;
            Some((by, draft.say.name(Seat::new(by.into())), member))
        })
        .collect();
    if graves.is_empty() {
        return;
    }
    draft.show(PartKey::Signed { seat: seat.index() as u8, graves: graves.clone() }, |making| {
        making.part.id = format!("told.signed.{seat}").into();
        for (by, name, member) in graves {
            let phrase = Phrase::new("told-signed").seat("who", Seat::new(by.into()));
            let text = making.say.phrase_about(&phrase, vec![Named { name, listens: false }]);
            making.part.told.push(Told::of(ids::cultist(seat, member), text));
        }
    });
}

/// Tells of the track who has how much, the first one first: "Bob 12; Ada 3".
pub(super) fn points(draft: &mut Draft<'_>) {
    let p: &Position = draft.p;
    let living = p.living().map(|seat| (seat.index() as u8, draft.say.name(seat), p.sect(seat).points));
    let mut standing: Vec<Counted> = living.collect();
    standing.sort_by_key(|(seat, _, points)| (u8::MAX - points, *seat));
    draft.show(PartKey::Standing(standing.clone()), |making| {
        making.part.id = "told.track".into();
        let said = standing.into_iter().map(|(seat, name, points)| {
            let phrase = Phrase::new("told-points").seat("who", Seat::new(seat.into())).number("points", points);
            making.say.phrase_about(&phrase, vec![Named { name, listens: false }])
        });
        let text = joined(making, said);
        making.part.told.extend(text.map(|text| Told::of("track.boxes", text)));
    });
}

fn joined(making: &Making<'_>, said: impl Iterator<Item = Text>) -> Option<Text> {
    said.reduce(|all, next| making.say.phrase(&Phrase::new("told-and").said("one", all).said("other", next)))
}

/// The numbers of a row, runs of three and more as such: "1 to 4, 7".
fn numbers(making: &Making<'_>, bits: u8) -> Text {
    let has = |number: usize| (1..=ROW).contains(&number) && bits & 1 << (number - 1) != 0;
    let mut said: Vec<String> = Vec::new();
    let mut number = 1;
    while number <= ROW {
        let end = (number..).take_while(|at| has(*at)).last().unwrap_or(number);
        match end - number {
            _ if !has(number) => {}
            0 => said.push(number.to_string()),
            1 => said.extend([number.to_string(), end.to_string()]),
            _ => {
                let run = Phrase::new("told-run").number("from", number as u32).number("to", end as u32);
                said.push(making.say.phrase(&run).to_string());
            }
        }
        number = end + 1;
    }
    said.join(", ").into()
}
