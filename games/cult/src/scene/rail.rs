//! The strip under the City: who has acted and who may still act, and what would decide the Location as things stand.

use cenacle_scene::{
    Phrase, Seat, Text,
    scene::{Piece, PieceLook, Place, PlaceLook, Region, RegionRole},
};

use crate::{CultName, Figures, Phase, Step, ability_words, event::Cause, steps::to_act};

use super::{Draft, ids, look, part_cache::PartKey};

pub(super) fn rail(draft: &mut Draft<'_>) {
    draft.show(PartKey::Rail, |making| {
        making.region(Region {
            id: "rail".into(),
            label: making.word("region-rail"),
            // Its label is for those who do not see it: a heading would lie under the names.
            role: RegionRole::Board,
            rule: Some("resolution.act"),
            ..Region::default()
        });
    });
    let p = draft.p;
    for (place, seat) in p.in_order().enumerate() {
        let state = state(draft, seat);
        let name = draft.say.name(seat);
        let key = PartKey::RailStep { place, seat: seat.index(), name: name.clone(), state };
        draft.show(key, |making| {
            let label = format!("{} {name}", sign(state));
            making.place_at(
                Place {
                    id: ids::rail(seat),
                    region: "rail".into(),
                    label: label.trim_start().to_owned().into(),
                    text: making.word(state),
                    look: PlaceLook::Step,
                    seat: Some(seat),
                    rule: Some("resolution.act"),
                    ..Place::default()
                },
                &format!("rail-place.{place}"),
            );
        });
        if p.phase != Phase::Choosing || p.acted.contains(seat) {
            cult_sign(draft, place, seat);
        }
    }
}

/// The cult of a player, with all that its sheet says on both sides. `[sheet.aspects]`
fn cult_sign(draft: &mut Draft<'_>, place: usize, seat: Seat) {
    let cult = draft.p.cult(seat);
    let (cult_name, dark) = (cult.cult_name, cult.dark);
    draft.show(PartKey::CultSign { place, seat: seat.index(), cult_name, dark }, |making| {
        let aspect = if dark { "aspect-dark" } else { "aspect-light" };
        let title = Phrase::new("cult-of").word("cult", cult_name.word()).word("aspect", aspect);
        let title = making.say.phrase(&title);
        making.place_at(
            Place {
                id: ids::cult(seat),
                region: "rail".into(),
                label: making.word("cult-place"),
                seat: Some(seat),
                rule: Some("sheet.aspects"),
                ..Place::default()
            },
            &format!("rail-cult.{place}"),
        );
        making.piece(Piece {
            id: ids::cult_sign(seat),
            place: ids::cult(seat),
            title,
            text: making.say.phrase(&sheet_text(making.figures, cult_name)),
            symbol: Some(look::cult_symbol(cult_name).into()),
            seat: Some(seat),
            look: PieceLook::Token,
            rule: Some("sheet.aspects"),
            ..Piece::default()
        });
    });
}

/// Both sides of a cult sheet: Divine Power, and the two abilities of each with what they do.
pub(super) fn sheet_text(figures: &Figures, cult_name: CultName) -> Phrase {
    let sheet = &figures.cults[cult_name as usize];
    let names =
        [["first", "does-first"], ["second", "does-second"], ["third", "does-third"], ["fourth", "does-fourth"]];
    let powers = Phrase::new("cult-sheet").number("light", sheet.power[0]).number("dark", sheet.power[1]);
    names.into_iter().zip(&sheet.abilities).fold(powers, |phrase, ([name, does], ability)| {
        let words = ability_words(&ability.id);
        phrase.word(name, words[0]).word(does, words[1])
    })
}

/// What would decide the active Location; it is said to whoever looks.
pub(super) fn verdict(draft: &mut Draft<'_>) {
    let (label, text) = said(draft);
    draft.show(PartKey::Verdict { label: label.clone(), text: text.clone() }, |making| {
        making.place(Place {
            id: "verdict".into(),
            region: "rail".into(),
            label,
            text,
            symbol: Some("scales".into()),
            look: PlaceLook::Row,
            rule: Some("resolution.winner"),
            ..Place::default()
        });
    });
}

/// A mark that is read without colours.
fn sign(state: &'static str) -> &'static str {
    match state {
        "rail-acting" => "▶",
        "rail-acted" | "rail-prayed" => "✓",
        "rail-celebrating" => "✶",
        _ => "",
    }
}

fn state(draft: &Draft<'_>, seat: Seat) -> &'static str {
    let p = draft.p;
    let cult = p.cult(seat);
    if to_act(p).contains(seat) {
        return "rail-acting";
    }
    if cult.celebrates {
        return "rail-celebrating";
    }
    match p.phase {
        Phase::Intention if cult.prayed => "rail-prayed",
        Phase::Acting if p.acted.contains(seat) => "rail-acted",
        Phase::Acting => "rail-may-act",
        Phase::Reaping => "rail-acted",
        Phase::Intention => "rail-preaches",
        Phase::Choosing | Phase::Over(_) => "rail-waits",
    }
}

/// What would decide the active Location, or what the round is at.
pub(super) fn said(draft: &Draft<'_>) -> (Text, Text) {
    let p = draft.p;
    let rules = draft.rules();
    match p.phase {
        Phase::Acting => {
            let here = p.active.here();
            let at = here.word();
            match rules.winner(here) {
                Some((seat, cause)) => {
                    let key = match cause {
                        Cause::Most => "verdict-most",
                        Cause::Tie => "verdict-tie",
                        Cause::Bribe => "verdict-bribe",
                        Cause::Least => "verdict-least",
                        Cause::TakeOver => "verdict-takeover",
                    };
                    let phrase = Phrase::new(key)
                        .seat("who", seat)
                        .number("influence", rules.influence(seat, here))
                        .number("power", rules.power(seat));
                    let label = draft.phrase(&Phrase::new("verdict-label").word("location", at));
                    (label, draft.phrase(&phrase))
                }
                None => {
                    (draft.phrase(&Phrase::new("verdict-label").word("location", at)), draft.say.word("verdict-nobody"))
                }
            }
        }
        Phase::Reaping => {
            let label = draft.phrase(&Phrase::new("verdict-label").word("location", p.active.here().word()));
            let text = match p.winner {
                Some(seat) => draft.phrase(&Phrase::new("verdict-won").seat("who", seat)),
                None => draft.say.word("verdict-nobody"),
            };
            (label, text)
        }
        Phase::Intention => {
            let label = draft.phrase(&Phrase::new("verdict-round").number("round", p.round));
            let placed = match p.step() {
                Step::Intend(seat) => {
                    let key = if rules.placement_costs(seat) { "verdict-costs" } else { "verdict-free" };
                    draft.phrase(&Phrase::new(key).number("placement", p.cult(seat).placed + 1))
                }
                _ => Text::default(),
            };
            (label, placed)
        }
        Phase::Choosing => (draft.say.word("verdict-choosing"), Text::default()),
        Phase::Over(_) => (draft.say.word("verdict-over"), Text::default()),
    }
}
