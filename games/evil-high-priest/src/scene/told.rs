//! Who stands at a site, in words, for who listens.

use cenacle_scene::{Named, Phrase, Text, scene::Told};
use cenacle_table::Seat;

use crate::Site;

use super::{
    Draft, Making, ids,
    part_cache::{Here, PartKey},
};

/// Tells of a site who stands there: "Ada: Priest, 2 Acolytes; Bob: 1 Acolyte".
pub(super) fn standing(draft: &mut Draft<'_>, site: Site, here: &Here) {
    if here.is_empty() {
        return;
    }
    let mut seats: Vec<u8> = here.iter().map(|(seat, _)| *seat).collect();
    seats.dedup();
    let name = |seat: &u8| draft.say.name(Seat::new((*seat).into()));
    let names: Vec<(u8, Text)> = seats.iter().map(|seat| (*seat, name(seat))).collect();
    draft.show(PartKey::Told { site, here: here.clone(), names: names.clone() }, |making| {
        let id = ids::site(site);
        making.part.id = format!("told.{id}").into();
        let said = names.into_iter().map(|(seat, name)| of_seat(making, seat, name, here));
        let text =
            said.reduce(|all, next| making.say.phrase(&Phrase::new("told-and").said("one", all).said("other", next)));
        making.part.told.extend(text.map(|text| Told::of(id, text)));
    });
}

fn of_seat(making: &Making<'_>, seat: u8, name: Text, here: &Here) -> Text {
    let own = || here.iter().filter(|(of, _)| *of == seat);
    let acolytes = own().filter(|(_, index)| *index > 0).count();
    let people = [(own().count() - acolytes, "cultist-priest"), (acolytes, "cultist-acolyte")];
    let people = people.into_iter().filter(|(count, _)| *count > 0).collect();
    let phrase = Phrase::new("told-stands").seat("who", Seat::new(seat.into())).words("people", people);
    making.say.phrase_about(&phrase, vec![Named { name, listens: false }])
}
