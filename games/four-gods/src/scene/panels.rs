//! What everybody sees of each player, and how near the end is.

use cenacle_scene::{
    Phrase, Say, Seat, Text,
    scene::{FactLine, Panel, Pips, panel_id},
};

use crate::{
    Colour, God, count, markers,
    score::{Count, god_word},
    steps::awaited,
};

use super::{Draft, album::Motif};

pub(super) fn panels(draft: &mut Draft<'_>) {
    let tally = tally(draft);
    for seat in draft.p.everybody() {
        let shown = shown(draft, &tally, seat);
        draft.show(Motif::Panel(shown.clone()), |making| {
            making.part.id = panel_id(seat);
            making.part.panels.push(panel(making.say, seat, &shown));
        });
    }
    supply(draft);
}

/// The count as it stands. While gods are secret their prizes are, too.
fn tally(draft: &Draft<'_>) -> crate::Tally {
    let mut tally = count(draft.figures, draft.p);
    if draft.p.house.secret && !draft.p.is_over() {
        tally.counts = tally.counts.map(|count| Count { largest: 0, most: 0, ..count });
    }
    tally
}

/// All that a panel depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shown {
    seat: usize,
    name: Text,
    active: bool,
    over: bool,
    passed: bool,
    secret: bool,
    gods: Vec<God>,
    markers: [u16; 2],
    two: bool,
    tiles: u8,
    prophets: u8,
    cities: u8,
    razed: u8,
    discard: (u8, u8),
}

fn shown(draft: &Draft<'_>, tally: &crate::Tally, seat: Seat) -> Shown {
    let p = draft.p;
    let secret = p.house.secret && !p.is_over();
    let sum = |figure: &dyn Fn(Colour) -> u8| p.colours_of(seat).map(figure).sum();
    Shown {
        seat: seat.index(),
        name: draft.say.name(seat),
        active: awaited(p).contains(seat),
        over: p.is_over(),
        passed: p.flags.contains(seat),
        secret,
        // A secret god is not in its player's panel either: his card lies before him.
        gods: p.colours_of(seat).filter_map(|colour| p.cult(colour).god).filter(|_| !secret).collect(),
        markers: markers(p, tally, seat),
        two: p.house.gods == 2,
        tiles: p.hands[seat.index()].iter().flatten().count() as u8,
        prophets: sum(&|colour| p.cult(colour).reserve),
        cities: sum(&|colour| p.world.cities[colour as usize].count_ones() as u8),
        razed: sum(&|colour| p.cult(colour).razed),
        discard: (p.discards.len(seat), p.discards.limit()),
    }
}

fn panel(say: &Say<'_>, seat: Seat, shown: &Shown) -> Panel {
    let fact =
        |symbol: &'static str, key: &'static str, value: u8| fact(symbol, say.word(key), value.to_string().into());
    Panel {
        seat,
        name: shown.name.clone(),
        doing: doing(say, shown),
        active: shown.active,
        score: match shown.markers {
            [low, high] if shown.two => format!("{low} · {high}").into(),
            [only, _] => only.to_string().into(),
        },
        score_label: say.word("score-label"),
        facts: vec![
            fact("wizard-staff", "fact-prophets", shown.prophets),
            fact("medieval-village-01", "fact-cities", shown.cities),
            fact("crossed-swords", "fact-razed", shown.razed),
        ],
        pips: Some(Pips { label: say.word("pips-discard"), done: shown.discard.0, of: shown.discard.1 }),
    }
}

/// The god, and what is in hand.
fn doing(say: &Say<'_>, shown: &Shown) -> Text {
    let gods: Vec<String> = shown.gods.iter().map(|god| say.word(god_word(*god)).to_string()).collect();
    let gods = match (gods.is_empty(), shown.secret) {
        (true, true) => say.word("doing-secret").to_string(),
        (true, false) => say.word("doing-no-god").to_string(),
        _ => gods.join(", "),
    };
    let rest = if shown.over {
        return gods.into();
    } else if shown.passed {
        say.word("doing-passed")
    } else {
        say.phrase(&Phrase::new("doing-holds").number("tiles", shown.tiles))
    };
    format!("{gods} · {rest}").into()
}

fn supply(draft: &mut Draft<'_>) {
    let p = draft.p;
    let (bag, free, cities) = (p.in_bag(), p.world.empty().count_ones(), p.cities);
    draft.show(Motif::Box { bag, free, cities }, |making| {
        making.part.id = "supply-list".into();
        let lines = [
            ("swap-bag", "supply-bag", bag.to_string()),
            ("empty-chessboard", "supply-free", free.to_string()),
            ("medieval-village-01", "supply-cities", cities.to_string()),
        ];
        let lines = lines.map(|(symbol, key, value)| fact(symbol, making.word(key), value.into()));
        making.part.supply.extend(lines);
    });
}

fn fact(symbol: &'static str, label: Text, value: Text) -> FactLine {
    FactLine { symbol: symbol.into(), label, value }
}
