//! What an offer costs, gives and risks, as marks, and where the raid it brings would strike.

use cenacle_scene::{Ghost, Marks, OfferKind, Phrase, Say, Seat, Text, scene::Badge};

use crate::{Action, Position, Price, Purse, Site, Step, rules_view::RulesView, steps::at_risk};

use super::{drawings, look, offers::Teller, site_text};

/// What kind of answer an action is.
pub(super) const fn kind(action: Action) -> OfferKind {
    match action {
        Action::Pass
        | Action::Endure
        | Action::Keep
        | Action::NoBonus
        | Action::Refuse
        | Action::Stay
        | Action::Decline => OfferKind::Pass,
        Action::Discard { .. }
        | Action::Sacrifice { .. }
        | Action::Remove { .. }
        | Action::Demolish { .. }
        | Action::Yield { .. }
        | Action::Worship { .. } => OfferKind::Discard,
        Action::Vigil { .. } => OfferKind::Aside,
        _ => OfferKind::Act,
    }
}

/// What a raid takes where it is if nobody ripostes: nothing if it has no strength left. `[raid.exposed]`
pub(super) fn endured(rules: RulesView<'_>, seat: Seat) -> Purse {
    let siege = rules.sect(seat).siege;
    if siege.strength == 0 { Purse::NONE } else { at_risk(rules, seat, siege.at) }
}

/// Things as marks: how many, of what.
fn badges(say: &Say<'_>, things: Vec<(usize, &'static str)>) -> Vec<Badge> {
    let badge = |(count, word): (usize, &'static str)| {
        let (symbol, color) = mark(word);
        Badge {
            symbol: Some(symbol.into()),
            text: if count > 1 { count.to_string().into() } else { Text::default() },
            color: Some(color.into()),
            title: say.phrase(&Phrase::new("stake").words("things", vec![(count, word)])),
        }
    };
    things.into_iter().map(badge).collect()
}

/// The symbol and colour of a thing by its word.
fn mark(word: &str) -> (&'static str, &'static str) {
    if let Some(goods) = crate::Goods::ALL.into_iter().find(|goods| goods.word() == word) {
        return (look::goods_symbol(goods), look::goods_color(goods));
    }
    match word {
        "goods-any" => (look::ANY, "#4c555c"),
        "thing-sacrifice" | "thing-ready" => (look::ACOLYTE, "#3b4a52"),
        "thing-monster-lost" | "thing-monster" | "thing-either" => (look::MONSTER, "#2f6d5c"),
        "thing-shoggoth-lost" | "thing-shoggoth" => (look::SHOGGOTH, "#41602f"),
        "thing-worship" | "thing-from-azathoth" | "harm-worship" => ("vortex", "#5a2a6a"),
        "thing-amoeba-taken" | "thing-amoeba-lost" | "thing-supremacy" | "harm-amoeba" => (look::AMOEBA, "#4a6b2a"),
        "thing-chamber-lost" | "thing-chamber" => (look::ROOM, look::CHAMBER),
        "thing-gift-magic" | "thing-gift-blood" => ("present", "#39424d"),
        "thing-tracked-treasure" | "thing-tracked-treasure-half" | "thing-per-evolved" | "thing-per-spawn" => {
            (look::goods_symbol(crate::Goods::Treasure), look::goods_color(crate::Goods::Treasure))
        }
        "thing-tracked-blood-half" => (look::goods_symbol(crate::Goods::Blood), look::goods_color(crate::Goods::Blood)),
        "thing-rescue" => (look::ESCAPE, "#4a5560"),
        "thing-free-sign" => ("pentacle", "#12685c"),
        "thing-first" => (look::FIRST, "#6b5a1e"),
        "thing-growth" => ("sprout", "#4a6b2a"),
        "thing-becomes-mutant" => (look::STAGES[0], "#6a5a1e"),
        "thing-becomes-abomination" => (look::STAGES[1], "#6a5a1e"),
        "thing-becomes-spawn" => (look::STAGES[2], "#6a5a1e"),
        "thing-king" => (look::KING, "#8a7a1e"),
        "thing-travel" => ("footsteps", "#8a7a1e"),
        "thing-raid" => (look::RAID, "#7a1f22"),
        "thing-reorganise" => (look::ROOM, "#39424d"),
        _ => (look::SKULK, "#39424d"),
    }
}

fn goods(say: &Say<'_>, purse: &Purse) -> Vec<Badge> {
    badges(say, purse.words())
}

/// What takes strength off a raid.
fn blocks(say: &Say<'_>, by: u8) -> Badge {
    Badge {
        symbol: Some(look::RAID.into()),
        text: format!("−{by}").into(),
        color: Some("#1f6f52".into()),
        title: say.phrase(&Phrase::new("stake-blocks").number("by", by)),
    }
}

/// The least and the most a raid of so many dice can be, as printed and with the investigators that lie open.
struct Reach {
    sure: (u8, u8),
    most: u8,
}

fn reach(rules: RulesView<'_>, dice: u8) -> Reach {
    let p = rules.p;
    let figures = rules.f.raid;
    let (thrown, more) = if p.aggressive { (1, figures.aggressive * dice.saturating_sub(1)) } else { (dice, 0) };
    let worship = p.worshippers();
    let most =
        |dice: u8, total: i8| (6 * dice + more).saturating_add_signed(total).min(figures.most).saturating_add(worship);
    let led = |p: &Position| {
        let open = p.cards.sleuths.into_iter().filter_map(|who| rules.f.investigator(who));
        open.map(|face| most(thrown.saturating_add_signed(face.terms.dice).clamp(1, 4), face.terms.total)).max()
    };
    let sure = (thrown + more + worship, most(thrown, 0));
    let sure = (sure.0.min(figures.most), sure.1.min(figures.most));
    Reach { sure, most: led(p).unwrap_or(0).min(figures.most).max(sure.1) }
}

impl Teller<'_> {
    fn raid_risk(&self, say: &Say<'_>, dice: u8) -> Vec<Badge> {
        if dice == 0 {
            return Vec::new();
        }
        let Reach { sure: (least, most), .. } = reach(self.rules, dice);
        let mut risks = vec![Badge {
            symbol: Some(look::RAID.into()),
            text: format!("{least}–{most}").into(),
            color: Some("#7a1f22".into()),
            title: say.phrase(&Phrase::new("stake-raid").number("least", least).number("most", most)),
        }];
        let asylum = self.rules.sect(self.seat).acolytes_at(Site::Asylum);
        if asylum > 0 {
            risks.push(Badge {
                symbol: Some(look::ASYLUM.into()),
                text: format!("−{asylum}").into(),
                color: Some("#39424d".into()),
                title: say.phrase(&Phrase::new("stake-asylum").number("by", asylum)),
            });
        }
        risks
    }

    /// What an action costs, gives and risks.
    pub(super) fn stakes(&self, say: &Say<'_>, action: Action) -> Marks {
        let rules = self.rules;
        if let Some(lock) = self.breaks(action) {
            let face = &rules.board().locks[usize::from(lock)];
            let free = matches!(action, Action::Break { .. });
            let price = if free { Price::default() } else { face.cost };
            return Marks {
                pays: badges(say, site_text::price_words(&price)),
                gets: goods(say, &Purse::of(crate::Goods::Sign, 1)),
                risks: self.raid_risk(say, face.dice),
            };
        }
        match action {
            Action::Place { at, .. } | Action::Prowl { to: at, .. } | Action::Visit { at } => {
                let Some(space) = rules.f.space(rules.board(), at) else { return Marks::default() };
                self.space_stakes(say, at, &space)
            }
            Action::Bonus => match self.p().step() {
                Step::Bonus(_, lock) => match rules.f.space(rules.board(), Site::Lock(lock)) {
                    Some(space) => self.space_stakes(say, Site::Lock(lock), &space),
                    None => Marks::default(),
                },
                _ => Marks::default(),
            },
            Action::Endure => Marks { pays: goods(say, &endured(rules, self.seat)), ..Marks::default() },
            Action::Strike { .. } => Marks {
                pays: badges(say, vec![(1, "thing-sacrifice")]),
                gets: vec![blocks(say, rules.acolyte_block(self.seat))],
                ..Marks::default()
            },
            Action::Loose { lair } => {
                let by = rules.riposte_of(self.seat, lair);
                let pays = badges(say, vec![(1, "thing-monster-lost")]);
                match u8::try_from(by) {
                    Ok(by) => Marks { pays, gets: vec![blocks(say, by)], ..Marks::default() },
                    Err(_) => Marks { pays, ..Marks::default() },
                }
            }
            Action::Unleash => Marks {
                pays: badges(say, vec![(1, "thing-shoggoth-lost")]),
                gets: vec![blocks(say, rules.f.raid.shoggoth)],
                ..Marks::default()
            },
            Action::Bribe => match rules.ransom(self.seat) {
                Some(ransom) => Marks {
                    pays: goods(say, &Purse::of(ransom.goods, ransom.count.into())),
                    gets: vec![blocks(say, ransom.off)],
                    ..Marks::default()
                },
                None => Marks::default(),
            },
            _ => Marks::default(),
        }
    }

    fn space_stakes(&self, say: &Say<'_>, at: Site, space: &crate::Space) -> Marks {
        let mut gives = site_text::boon_words(&space.gives);
        if let Site::Ritual(ritual, 0) = at
            && let Some(ritual) = self.rules.f.rituals.get(usize::from(ritual))
        {
            gives = ritual.steps.iter().flat_map(site_text::boon_words).collect();
        }
        gives.retain(|(_, word)| *word != "thing-raid");
        Marks {
            pays: badges(say, site_text::price_words(&space.cost)),
            gets: badges(say, gives),
            risks: self.raid_risk(say, space.gives.raid),
        }
    }

    /// The raid that an action brings, on the raid track: solid what the dice can show, outlined what an investigator who lies open
    /// could add. `[raid.dice] [raid.investigator]`
    pub(super) fn forecast(&self, action: Action) -> Vec<Ghost> {
        let Some(lock) = self.breaks(action) else { return Vec::new() };
        let dice = self.rules.board().locks[usize::from(lock)].dice;
        if dice == 0 {
            return Vec::new();
        }
        let Reach { sure: (least, most), most: led } = reach(self.rules, dice);
        let pitch = (536.0 - 12.0) / 19.0;
        let cell = |strength: u8| {
            let x = -268.0 + 6.0 + pitch * f32::from(strength);
            let (fill, stroke) = if strength <= most {
                (r##"fill="#d8323a""##, r##"stroke="#ffd9d0""##)
            } else {
                (r##"fill="#d8323a" fill-opacity=".22""##, r##"stroke="#ff9d85" stroke-dasharray="4 3""##)
            };
            format!(
                r##"<rect x="{x:.1}" y="-6" width="{:.1}" height="26" rx="4" {fill} {stroke} stroke-width="1.5"/>{}"##,
                pitch - 1.5,
                drawings::text(&strength.to_string(), (x + pitch / 2.0 - 0.8, 11.5), 13.0, "middle", "#ffffff")
            )
        };
        let drawing: String = (least..=led.min(18)).map(cell).collect();
        vec![Ghost { place: "forecast".into(), symbol: None, drawing: Some(drawing.into()), seat: None }]
    }
}
