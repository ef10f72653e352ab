//! What everybody sees of each player, and how near the end is.

use cenacle_scene::{
    Phrase, Say, Seat, Text,
    scene::{FactLine, Panel, Pips},
};

use crate::{
    Colour, God, Position, Tally, count,
    position::Phase,
    score::{Count, god_word},
    steps::awaited,
};

use super::{Draft, part_cache::PartKey};

pub(super) fn panels(draft: &mut Draft<'_>) {
    let tally = count(draft.figures, draft.p);
    draft.panels(
        |draft, seat| shown(draft, &tally, seat),
        PartKey::Panel,
        |making, seat, shown| panel(making.say, seat, shown),
    );
    supply(draft);
}

/// What each colour of a seat has of cities and prophets as they stand, and what its god would get besides if the game
/// ended now: that is only promised until it does. While gods are secret their prizes are, too.
fn standing(p: &Position, tally: &Tally, seat: Seat) -> Vec<Standing> {
    let of = |colour: Colour| {
        let Count { cities, razed, kingdoms, largest, most } = tally.counts[colour as usize];
        let now = cities + razed + kingdoms;
        // A god whose terrain has no kingdom yet is promised nothing, though it would take the prize of its rank.
        let on_land = p.cult(colour).god.is_some_and(|god| tally.number[god.terrain() as usize] > 0);
        match (p.is_over(), p.house.secret || !on_land) {
            (true, _) => Standing { now: now + largest + most, promised: 0 },
            (false, true) => Standing { now, promised: 0 },
            (false, false) => Standing { now, promised: largest + most },
        }
    };
    let mut standing: Vec<Standing> = p.colours_of(seat).map(of).collect();
    // A god not taken is a marker at 0. [two.untaken]
    standing.resize(p.house.gods.into(), Standing::default());
    standing.sort_by_key(|one| (one.now, one.promised));
    standing
}

/// Where the marker of a colour stands.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
struct Standing {
    now: u16,
    promised: u16,
}

/// All that a panel depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shown {
    seat: usize,
    name: Text,
    active: bool,
    over: bool,
    passed: bool,
    /// Whether it is ready, before the game begins.
    ready: Option<bool>,
    secret: bool,
    /// A god is still to be taken.
    lacks_god: bool,
    gods: Vec<God>,
    standing: Vec<Standing>,
    tiles: u8,
    prophets: u8,
    cities: u8,
    razed: u8,
    discard: (u8, u8),
}

fn shown(draft: &Draft<'_>, tally: &Tally, seat: Seat) -> Shown {
    let p = draft.p;
    let secret = p.house.secret && !p.is_over();
    let sum = |figure: &dyn Fn(Colour) -> u8| p.colours_of(seat).map(figure).sum();
    Shown {
        seat: seat.index(),
        name: draft.say.name(seat),
        active: awaited(p).contains(seat),
        over: p.is_over(),
        passed: p.flags.contains(seat),
        ready: (p.phase == Phase::Gathering).then(|| p.ready.contains(seat)),
        secret,
        lacks_god: !p.house.secret && p.house.gods == 2 && p.lacks_colour(seat),
        // A secret god is not in its player's panel either: his card lies before him.
        gods: p.colours_of(seat).filter_map(|colour| p.cult(colour).god).filter(|_| !secret).collect(),
        standing: standing(p, tally, seat),
        tiles: p.hands[seat.index()].iter().flatten().count() as u8,
        prophets: sum(&|colour| p.cult(colour).reserve),
        cities: sum(&|colour| p.world.cities[colour as usize].count_ones() as u8),
        razed: sum(&|colour| p.cult(colour).razed),
        discard: (p.discards.len(seat), p.discards.limit()),
    }
}

/// A figure of each marker, the lower first.
fn dotted(standing: &[Standing], figure: impl Fn(&Standing) -> String) -> String {
    standing.iter().map(figure).collect::<Vec<_>>().join(" · ")
}

/// How many points the word after them stands for: two figures are always several.
fn points(standing: &[Standing]) -> i64 {
    match standing {
        [only] => only.now.into(),
        several => 2 + several.len() as i64,
    }
}

fn facts(say: &Say<'_>, shown: &Shown) -> Vec<FactLine> {
    let own =
        |symbol: &'static str, key: &'static str, value: u8| fact(symbol, say.word(key), value.to_string().into());
    let mut facts = vec![
        own("wizard-staff", "fact-prophets", shown.prophets),
        own("medieval-village-01", "fact-cities", shown.cities),
        own("crossed-swords", "fact-razed", shown.razed),
    ];
    if shown.standing.iter().any(|one| one.promised > 0) {
        let promised = dotted(&shown.standing, |one| format!("+{}", one.promised));
        facts.push(fact("hourglass", say.word("fact-promised"), promised.into()));
    }
    facts
}

fn panel(say: &Say<'_>, seat: Seat, shown: &Shown) -> Panel {
    Panel {
        seat,
        name: shown.name.clone(),
        doing: doing(say, shown),
        active: shown.active,
        score: dotted(&shown.standing, |one| one.now.to_string()).into(),
        score_label: match shown.standing.len() {
            // [two.winner]: the lower marker decides.
            2.. => say.word("score-label-two"),
            _ => say.phrase(&Phrase::new("score-label").number("score", points(&shown.standing))),
        },
        facts: facts(say, shown),
        pips: Some(Pips { label: say.word("pips-discard"), done: shown.discard.0, of: shown.discard.1 }),
        ..Panel::default()
    }
}

/// The god, and what is in hand.
fn doing(say: &Say<'_>, shown: &Shown) -> Text {
    let gods: Vec<String> = shown.gods.iter().map(|god| say.word(god_word(*god)).to_string()).collect();
    let gods = match (gods.is_empty(), shown.secret) {
        (true, true) => say.word("doing-secret").to_string(),
        (true, false) => say.word("doing-no-god").to_string(),
        // The second god is missing: that marker stays at 0. [two.untaken]
        _ if shown.lacks_god => format!("{}, {}", gods.join(", "), say.word("doing-lacks-god")),
        _ => gods.join(", "),
    };
    let rest = if shown.over {
        return gods.into();
    } else if let Some(ready) = shown.ready {
        say.word(if ready { "doing-ready" } else { "doing-not-ready" })
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
    draft.show(PartKey::Box { bag, free, cities }, |making| {
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
