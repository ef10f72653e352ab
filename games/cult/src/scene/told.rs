//! Who stands in a Location, in words, for who listens: the marks on it have signs in place of names.

use cenacle_scene::{Named, Phrase, Text, scene::Told};
use cenacle_table::Seat;

use crate::Location;

use super::{
    Draft, Making, ids,
    part_cache::{PartKey, Standing},
};

/// Tells of a Location: "Ada (Tiamat) 4; Bob (Anubis) 3".
pub(super) fn standing(draft: &mut Draft<'_>, location: Location, here: &[Option<Standing>; 5]) {
    let present = here.iter().enumerate().filter_map(|(seat, one)| Some((seat, (*one)?)));
    let present: Vec<Present> =
        present.map(|(seat, one)| (seat, draft.say.name(Seat::new(seat)), one.cult_name, one.parts.total())).collect();
    if present.is_empty() {
        return;
    }
    draft.show(PartKey::Told { location, present: present.clone() }, |making| {
        making.part.id = format!("told.{}", location.number()).into();
        let said = present.into_iter().map(|one| of_seat(making, one));
        let text =
            said.reduce(|all, next| making.say.phrase(&Phrase::new("told-and").said("one", all).said("other", next)));
        making.part.told.extend(text.map(|text| Told::of(ids::location(location), text)));
    });
}

/// A seat, its name, its cult and how much Influence it has there.
pub(super) type Present = (usize, Text, crate::CultName, u8);

fn of_seat(making: &Making<'_>, (seat, name, cult, influence): Present) -> Text {
    let phrase = Phrase::new("told-stands").seat("who", Seat::new(seat));
    let phrase = phrase.word("cult", cult.word()).number("influence", influence);
    making.say.phrase_about(&phrase, vec![Named { name, listens: false }])
}
