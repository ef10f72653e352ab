//! What everybody sees of each player: points, resources, cultists; what is left in the box.

use std::sync::Arc;

use cenacle_scene::{
    Phrase, Say, Seat, Text,
    scene::{Ability, FactLine, Panel, Pips},
};

use crate::{Figures, Goods, Monster, Priest, Purse, steps::to_act, words};

use super::{
    Draft,
    drawings::COUNTED,
    look,
    part_cache::PartKey,
    prompt::doing_word,
    sanctums::{self, Lair},
};

pub(super) fn panels(draft: &mut Draft<'_>) {
    draft.panels(
        shown,
        |shown| PartKey::Panel(Box::new(shown)),
        |making, seat, shown| panel(making.figures, making.say, seat, shown),
    );
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
    broke: u8,
    lairs: [Monster; 3],
    turned: u8,
    priest: Priest,
    priest_used: bool,
    board: u8,
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
        score: draft.rules().score(seat),
        goods: sect.wealth().plus(sect.hand),
        broke: sect.broke,
        lairs: sect.lairs,
        turned: sect.turned,
        priest: sect.priest,
        priest_used: sect.priest_used,
        board: p.board,
        shoggoth: p.has_shoggoth(seat),
        first: p.first == seat,
        atoms: draft.rules().board().atoms,
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
    if shown.shoggoth {
        facts.push(fact(look::SHOGGOTH, "shoggoth-name", figures.raid.shoggoth.to_string().into()));
    }
    if shown.first {
        facts.push(fact(look::FIRST, "fact-first", Text::default()));
    }
    Panel {
        seat,
        name: shown.name.clone(),
        doing: say.word(shown.doing),
        active: shown.active,
        score: shown.score.to_string().into(),
        score_label: say.word("score-label"),
        facts,
        pips: Some(Pips { label: say.word("pips-signs"), done: shown.broke, of: crate::figures::SIGNS as u8 }),
        abilities: Arc::new(abilities(figures, say, shown).into()),
    }
}

/// The power of the Priest card, and the monsters of the Lairs with what each does. `[priest.power] [monster.gain]`
fn abilities(figures: &Figures, say: &Say<'_>, shown: &Shown) -> Vec<Ability> {
    let mut all = Vec::new();
    if shown.priest.is_one() {
        let [name, text, rule, symbol] = words::priest(figures, shown.priest);
        all.push(Ability {
            title: say.word(name),
            text: say.word(text),
            symbol: Some(symbol.into()),
            spent: shown.priest_used,
            rule: Some(rule),
        });
    }
    for (lair, monster) in (0..).zip(shown.lairs) {
        let Some(Lair { name, text, rule, symbol, defence }) =
            sanctums::lair(figures, shown.board, monster, shown.turned >> lair & 1 == 1)
        else {
            continue;
        };
        let title = Phrase::new("lair-ability").word("name", name).number("defence", defence);
        all.push(Ability {
            title: say.phrase(&title),
            text: say.word(text),
            symbol: Some(symbol.into()),
            rule: Some(rule),
            ..Ability::default()
        });
    }
    all
}

/// What lies in the box and is seen nowhere else.
fn supply(draft: &mut Draft<'_>) {
    let p = draft.p;
    let grimoires = draft.figures.grimoires.saturating_sub(p.grimoires());
    // With the expansions there is a deck, which says itself how many are left.
    let monsters = if p.boxes.bring_cards() { 0 } else { p.monsters };
    draft.show(PartKey::Supply { grimoires, monsters }, |making| {
        let mut line = |symbol: &'static str, key: &'static str, value: Text| {
            let label = making.say.phrase(&Phrase::new(key));
            making.part.supply.push(FactLine { symbol: symbol.into(), label, value });
        };
        line("evil-book", "supply-grimoires", grimoires.to_string().into());
        if monsters > 0 {
            line(look::MONSTER, "supply-monsters", monsters.to_string().into());
        }
        making.part.id = "supply".into();
    });
}
