//! What everybody sees of each player, and what is left in the box.

use cenacle_scene::{
    Phrase, Say, Seat, Text,
    scene::{FactLine, Panel, Pips},
};

use crate::{identity, scene::log::ROWS, steps::to_act};

use super::{Draft, board::founded, part_cache::PartKey, prompt::doing_word};

pub(super) fn panels(draft: &mut Draft<'_>) {
    draft.panels(shown, |shown| PartKey::Panel(Box::new(shown)), |making, seat, shown| panel(making.say, seat, shown));
    supply(draft);
}

/// All that a panel depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shown {
    seat: usize,
    name: Text,
    sect: Option<u8>,
    symbol: u8,
    doing: &'static str,
    active: bool,
    points: u8,
    god: u8,
    hand: u8,
    living: u8,
    row: u8,
    slain: u8,
    favoured: bool,
}

fn shown(draft: &Draft<'_>, seat: Seat) -> Shown {
    let p = draft.p;
    let sect = p.sect(seat);
    let active = to_act(p).contains(seat);
    let founded = founded(p, seat);
    let doing = match (active, sect.alive) {
        _ if p.is_over() => "doing-over",
        (true, _) => doing_word(p),
        (_, 0) => "doing-gone",
        _ => "doing-waits",
    };
    let slain = p.everybody().flat_map(|other| p.sect(other).slain).filter(|by| usize::from(*by) == seat.number());
    Shown {
        seat: seat.index(),
        name: draft.say.name(seat),
        sect: founded.then_some(sect.name),
        symbol: if founded { sect.symbol } else { 0 },
        doing,
        active,
        points: sect.points,
        god: draft.rules().god(),
        hand: p.hand(seat).len() as u8,
        living: sect.alive.count_ones() as u8,
        row: if sect.alive == 0 { 3 } else { sect.row() },
        slain: slain.count() as u8,
        favoured: p.favoured == Some(seat),
    }
}

fn panel(say: &Say<'_>, seat: Seat, shown: &Shown) -> Panel {
    let fact = |symbol: &'static str, key: &'static str, value: String| FactLine {
        symbol: symbol.into(),
        label: say.word(key),
        value: value.into(),
    };
    let [icon, _] = identity::SYMBOLS[usize::from(shown.symbol) % identity::SYMBOLS.len()];
    let mut facts = vec![
        fact("card-pickup", "fact-hand", shown.hand.to_string()),
        fact("hooded-figure", "fact-living", format!("{}/24", shown.living)),
        fact("tombstone", "fact-slain", shown.slain.to_string()),
    ];
    if let Some(row) = ROWS.get(usize::from(shown.row)) {
        facts.push(FactLine { symbol: icon.into(), label: say.word("fact-row"), value: say.word(row) });
    }
    if shown.favoured {
        facts.push(fact("evil-moon", "fact-favour", "+2".to_owned()));
    }
    let doing = match shown.sect {
        Some(name) => {
            let name = identity::NAMES[usize::from(name) % identity::NAMES.len()];
            match shown.doing {
                "doing-waits" => Phrase::new(name),
                doing => Phrase::new("panel-doing").word("sect", name).word("doing", doing),
            }
        }
        None => Phrase::new(shown.doing),
    };
    Panel {
        seat,
        name: shown.name.clone(),
        doing: say.phrase(&doing),
        active: shown.active,
        score: shown.points.to_string().into(),
        score_label: say.phrase(&Phrase::new("score-label").number("points", shown.points)),
        facts,
        pips: Some(Pips { label: say.word("pips-god"), done: shown.points.min(shown.god), of: shown.god }),
        ..Panel::default()
    }
}

fn supply(draft: &mut Draft<'_>) {
    let p = draft.p;
    let (pile, discard, round, rounds) = (p.pile.len(), p.discard.len(), p.round, p.house.rounds);
    let favoured = p.favoured.map_or_else(|| draft.say.word("supply-nobody"), |seat| draft.say.name(seat));
    let god = draft.rules().god();
    let key = PartKey::Supply { pile, discard, round, rounds, favoured: favoured.clone(), god };
    draft.show(key, |making| {
        let mut line = |symbol: &'static str, key: &'static str, value: Text| {
            let label = making.say.word(key);
            making.part.supply.push(FactLine { symbol: symbol.into(), label, value });
        };
        let round = rounds.map_or_else(|| round.to_string(), |rounds| format!("{round}/{rounds}"));
        line("sands-of-time", "supply-round", round.into());
        line("card-draw", "supply-pile", pile.to_string().into());
        line("card-discard", "supply-discard", discard.to_string().into());
        line("evil-moon", "supply-favour", favoured);
        line("octopus", "supply-god", god.to_string().into());
        making.part.id = "supply".into();
    });
}
