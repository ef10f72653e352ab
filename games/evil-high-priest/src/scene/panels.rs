//! What everybody sees of each player: points, resources, cultists; what is left in the box.

use cenacle_scene::{
    Phrase, Say, Seat, Text,
    scene::{FactLine, Panel, Pips, panel_id},
};

use crate::{Figures, Goods, Purse, Site, steps::to_act};

use super::{Draft, album::Motif, draw::COUNTED, look, prompt::doing_word};

pub(super) fn panels(draft: &mut Draft<'_>) {
    for seat in draft.p.everybody() {
        let shown = shown(draft, seat);
        draft.show(Motif::Panel(Box::new(shown.clone())), |making| {
            making.part.id = panel_id(seat);
            making.part.panels.push(panel(making.figures, making.say, seat, &shown));
        });
    }
    supply(draft);
}

/// All that a panel depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shown {
    seat: usize,
    name: Text,
    doing: &'static str,
    active: bool,
    score: i32,
    goods: Purse,
    ready: u8,
    asylum: u8,
    escape: u8,
    monsters: u8,
    shoggoth: bool,
    first: bool,
    /// Atoms are in the game. `[board.ancients]`
    atoms: bool,
}

fn shown(draft: &Draft<'_>, seat: Seat) -> Shown {
    let p = draft.p;
    let sect = p.sect(seat);
    let active = to_act(p).contains(seat);
    Shown {
        seat: seat.index(),
        name: draft.say.name(seat),
        doing: match (p.is_over(), active) {
            (true, _) => "doing-over",
            (false, true) => doing_word(p, seat),
            (false, false) if p.first == seat => "doing-first",
            (false, false) => "doing-waits",
        },
        active,
        score: draft.sight().score(seat),
        goods: sect.wealth().plus(sect.hand),
        ready: sect.acolytes_at(Site::Pool) + u8::from(sect.priest_ready()),
        asylum: sect.acolytes_at(Site::Asylum),
        escape: sect.acolytes_at(Site::Escape),
        monsters: sect.monsters(),
        shoggoth: p.has_shoggoth(seat),
        first: p.first == seat,
        atoms: draft.sight().board().has_atoms(),
    }
}

fn panel(figures: &Figures, say: &Say<'_>, seat: Seat, shown: &Shown) -> Panel {
    let fact = |symbol: &'static str, key: &'static str, value: Text| FactLine {
        symbol: symbol.into(),
        label: say.word(key),
        value,
    };
    let number = |number: u16| Text::from(number.to_string());
    let mut facts: Vec<FactLine> = COUNTED
        .into_iter()
        .filter(|goods| *goods != Goods::Atom || shown.atoms)
        .map(|goods| fact(look::goods_symbol(goods), goods.word(), number(shown.goods.get(goods))))
        .collect();
    facts.push(fact(look::ACOLYTE, "fact-ready", number(shown.ready.into())));
    facts.push(fact(look::ASYLUM, "fact-asylum", number(shown.asylum.into())));
    facts.push(fact(look::ESCAPE, "fact-escape", number(shown.escape.into())));
    facts.push(fact(look::MONSTER, "fact-monsters", number(shown.monsters.into())));
    if shown.shoggoth {
        facts.push(fact(look::SHOGGOTH, "shoggoth-name", figures.raid.shoggoth.to_string().into()));
    }
    if shown.first {
        facts.push(fact(look::FIRST, "fact-first", "1".into()));
    }
    Panel {
        seat,
        name: shown.name.clone(),
        doing: say.word(shown.doing),
        active: shown.active,
        score: shown.score.to_string().into(),
        score_label: say.word("score-label"),
        facts,
        pips: Some(Pips {
            label: say.word("pips-signs"),
            done: shown.goods.get(Goods::Sign) as u8,
            of: crate::figures::SIGNS as u8,
        }),
    }
}

fn supply(draft: &mut Draft<'_>) {
    let p = draft.p;
    let left = (draft.sight().board().all & !p.broken).count_ones();
    let grimoires = draft.figures.grimoires.saturating_sub(p.grimoires());
    // Either the pile of Deep Ones or the deck of the expansions is in play.
    let (board, deck, monsters) = (p.board, p.deck.len(), p.monsters + p.cards.beast_deck.len() as u8);
    draft.show(Motif::Supply { board, left, deck, grimoires, monsters }, |making| {
        let mut line = |symbol: &'static str, key: &'static str, value: Text| {
            let label = making.say.phrase(&Phrase::new(key));
            making.part.supply.push(FactLine { symbol: symbol.into(), label, value });
        };
        line("pentacle", "supply-signs", left.to_string().into());
        line("evil-book", "supply-grimoires", grimoires.to_string().into());
        line(look::ROOM, "supply-chambers", deck.to_string().into());
        line(look::MONSTER, "supply-monsters", monsters.to_string().into());
        making.part.id = "supply".into();
    });
}
