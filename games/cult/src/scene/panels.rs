//! What everybody sees of each player: Divine Power, means, and how far on each road; what is left in the box.

use cenacle_scene::{
    Phrase, Say, Seat, Text,
    scene::{Ability, FactLine, Panel, Pips},
};

use crate::{Card, CultName, Deck, Face, Figures, Patriarch, Phase, Priests, ability_words, steps::to_act, words};

use super::{Draft, Making, look, part_cache::PartKey, prompt::doing_word};

pub(super) fn panels(draft: &mut Draft<'_>) {
    draft.panels(shown, |shown| PartKey::Panel(Box::new(shown)), panel);
    supply(draft);
}

/// All that a panel depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shown {
    seat: usize,
    name: Text,
    cult_name: Option<CultName>,
    dark: bool,
    triumphant: bool,
    doing: &'static str,
    active: bool,
    power: u8,
    patriarch: u8,
    followers: u8,
    coins: u16,
    hand: [u8; 2],
    privileges: Vec<Face>,
    supreme: bool,
    altars: u8,
    mobs: u8,
    /// Values of the available Priests, and whether the Patriarch is among them.
    priests: Priests,
    patriarch_home: bool,
    /// Priests on the sheet, and whether the Patriarch is among them.
    laid: Priests,
    patriarch_laid: bool,
    /// Supremacy has been celebrated.
    flipped: bool,
    first: bool,
}

fn shown(draft: &Draft<'_>, seat: Seat) -> Shown {
    let (p, rules) = (draft.p, draft.rules());
    let cult = p.cult(seat);
    let active = to_act(p).contains(seat);
    let chosen = p.phase != Phase::Choosing || p.acted.contains(seat);
    let doing = match (active, p.phase) {
        (_, Phase::Over(_)) => "doing-over",
        (true, _) => doing_word(p),
        (false, _) if cult.celebrates => "doing-celebrates",
        // Who has acted and who has prayed is on the rail.
        (false, _) => "doing-waits",
    };
    Shown {
        seat: seat.index(),
        name: draft.say.name(seat),
        cult_name: chosen.then_some(cult.cult_name),
        dark: cult.dark,
        triumphant: cult.triumphant,
        doing,
        active,
        power: rules.power(seat),
        patriarch: rules.patriarch(seat),
        followers: cult.followers,
        coins: cult.coins,
        hand: Deck::HANDED.map(|deck| draft.view.held(seat, deck)),
        privileges: rules.privileges(seat).map(|card| draft.figures.face_of[card.index()]).collect(),
        supreme: cult.cards.contains(Card::SUPREMACY),
        altars: cult.altars.len(),
        mobs: cult.mobs,
        priests: cult.home,
        patriarch_home: cult.patriarch.is_home(),
        laid: cult.sheet,
        patriarch_laid: cult.patriarch == Patriarch::SHEET,
        flipped: p.flipped,
        first: p.first == seat && p.phase != Phase::Choosing,
    }
}

/// Tokens by their Influence: "1 2 2 5".
fn tokens(priests: Priests) -> impl Iterator<Item = String> {
    priests.values().flat_map(move |value| std::iter::repeat_n(value.to_string(), priests.count(value).into()))
}

fn panel(making: &Making<'_>, seat: Seat, shown: &Shown) -> Panel {
    let (figures, say) = (making.figures, making.say);
    let fact = |symbol: &'static str, label: Text, value: Text| FactLine { symbol: symbol.into(), label, value };
    let number = |number: u16| Text::from(number.to_string());
    let of = |have: u8, need: u8| Text::from(format!("{have}/{need}"));
    let summonings = u8::from(shown.dark) + u8::from(shown.triumphant);
    let privileges: Vec<(usize, &'static str)> = shown
        .privileges
        .iter()
        .filter_map(|face| figures.face(*face))
        .filter_map(|face| words::face_words(&face.id))
        .map(|words| (1, words[0]))
        .collect();
    let owned = match privileges.is_empty() {
        true => say.word("fact-privileges"),
        false => say.phrase(&Phrase::new("fact-privileges-owned").words("cards", privileges)),
    };
    let mut facts = vec![
        fact("person", say.word("fact-followers"), of(shown.followers, figures.follower_cap)),
        fact("two-coins", say.word("fact-coins"), number(shown.coins)),
        fact("sunbeams", say.word("fact-miracles"), number(shown.hand[0].into())),
        fact("dagger-rose", say.word("fact-intrigues"), number(shown.hand[1].into())),
        fact("tied-scroll", owned, number(shown.privileges.len() as u16)),
        fact("altar", say.word("fact-altars"), of(shown.altars, figures.altars_to_win)),
        fact("minions", say.word("fact-mobs"), of(shown.mobs, figures.mobs_to_win)),
    ];
    if shown.supreme {
        let label = if shown.flipped { "fact-supremacy-turned" } else { "fact-supremacy" };
        let more = figures.influence[Card::SUPREMACY.index()];
        facts.push(fact("laurel-crown", say.word(label), format!("+{more}").into()));
    }
    // Who can still be placed: the Patriarch with a crown, in brackets while he is away, the others by their Influence.
    let patriarch = shown.patriarch;
    let crown = if shown.patriarch_home { format!("♔{patriarch}") } else { format!("(♔{patriarch})") };
    let available = std::iter::once(crown).chain(tokens(shown.priests)).collect::<Vec<_>>().join(" ");
    facts.push(fact("hooded-figure", say.word("fact-priests"), available.into()));
    // [cost.ritual]: they are back at the end of the round.
    let laid = shown.patriarch_laid.then(|| format!("♔{patriarch}")).into_iter().chain(tokens(shown.laid));
    let laid = laid.collect::<Vec<_>>().join(" ");
    if !laid.is_empty() {
        facts.push(fact("prayer", say.word("fact-laid"), laid.into()));
    }
    // [sheet.aspects]: both sides of a sheet can be read by all.
    if let Some(cult_name) = shown.cult_name {
        let sheet = &figures.cults[cult_name as usize];
        for (side, (symbol, key)) in [("sun", "fact-light"), ("evil-moon", "fact-dark")].into_iter().enumerate() {
            let name = |ability: usize| ability_words(&sheet.abilities[2 * side + ability].id)[0];
            let label = Phrase::new(key).word("first", name(0)).word("second", name(1));
            facts.push(fact(symbol, say.phrase(&label), number(sheet.power[side].into())));
        }
    }
    if shown.first {
        facts.push(fact("crown", say.word("fact-first"), say.word("fact-first-value")));
    }
    // The road on which the cult is nearest, once it walks one.
    let roads = [
        ("road-altars", shown.altars.min(figures.altars_to_win), figures.altars_to_win),
        ("road-mobs", shown.mobs.min(figures.mobs_to_win), figures.mobs_to_win),
        ("road-summonings", summonings, 2),
    ];
    let walked = roads.into_iter().filter(|(_, done, _)| *done > 0);
    let nearest = walked.max_by_key(|(_, done, of)| u32::from(*done) * 60 / u32::from((*of).max(1)));
    let aspect = if shown.dark { "aspect-dark-short" } else { "aspect-light-short" };
    let doing = match shown.cult_name {
        Some(cult_name) if shown.doing == "doing-waits" => {
            Phrase::new("panel-waits").word("cult", cult_name.word()).word("aspect", aspect)
        }
        Some(cult_name) => {
            Phrase::new("panel-doing").word("cult", cult_name.word()).word("aspect", aspect).word("doing", shown.doing)
        }
        None => Phrase::new(shown.doing),
    };
    Panel {
        seat,
        name: shown.name.clone(),
        doing: say.phrase(&doing),
        active: shown.active,
        score: if shown.cult_name.is_some() { number(shown.power.into()) } else { Text::default() },
        score_label: say.word("score-label"),
        facts,
        pips: nearest.map(|(label, done, of)| Pips { label: say.word(label), done, of }),
        abilities: shown.cult_name.map(|cult_name| making.abilities(cult_name, shown.dark)).unwrap_or_default(),
    }
}

/// The two abilities of the side that is up. `[sheet.aspects]`
pub(super) fn abilities(figures: &Figures, say: &Say<'_>, cult_name: CultName, dark: bool) -> Vec<Ability> {
    let side = 2 * usize::from(dark);
    let sheet = &figures.cults[cult_name as usize];
    let told = |ability: &crate::Ability| {
        let [name, does, rule] = ability_words(&ability.id);
        let symbol = Some(look::cult_symbol(cult_name).into());
        Ability { title: say.word(name), text: say.word(does), symbol, rule: Some(rule), ..Ability::default() }
    };
    sheet.abilities[side..side + 2].iter().map(told).collect()
}

fn supply(draft: &mut Draft<'_>) {
    let p = draft.p;
    let piles = [p.piles[0].len(), p.piles[1].len(), p.piles[2].len()];
    let mobs = draft.rules().mobs_left();
    let supreme = p.supreme().map_or_else(|| draft.say.word("supply-nobody"), |seat| draft.say.name(seat));
    let turned = p.flipped;
    draft.show(PartKey::Supply { piles, mobs, supreme: supreme.clone(), turned }, |making| {
        let mut line = |symbol: &'static str, key: &'static str, value: Text| {
            let label = making.say.word(key);
            making.part.supply.push(FactLine { symbol: symbol.into(), label, value });
        };
        line("sunbeams", "supply-miracles", piles[0].to_string().into());
        line("dagger-rose", "supply-intrigues", piles[1].to_string().into());
        line("tied-scroll", "supply-privileges", piles[2].to_string().into());
        line("minions", "supply-mobs", mobs.to_string().into());
        line("laurel-crown", if turned { "supply-supremacy-turned" } else { "supply-supremacy" }, supreme);
        // What the panels write of a Patriarch, said once for all of them.
        line("patriarch", "supply-patriarch", Text::default());
        making.part.id = "supply".into();
    });
}
