//! Everything a game shows or tells can be said in both languages, and pointed at.

use std::collections::{BTreeSet, HashSet};

use cenacle_scene::{
    Offer, Scene, Seats, Text,
    scene::{Badge, Panel, Reveal},
};

use crate::{Chance, Game, GameExt, Lang, Refusal, Seat, Table, Viewer, any::Opened, full_scene, why_not};

use super::{
    Plan,
    diff::json_text,
    grammar::{Counted, fault},
    legal::{Pool, explained},
    plan::is_due,
    scenes::{holds_together, rules_cited},
    walk::{known_rule, names, open, saying, viewers, walk_all, who},
};

/// How many elements of a scene are asked "why can't I?".
const ASKED: usize = 5;
/// How many actions that were legal elsewhere each seat tries.
const TRIED: usize = 6;
/// How many texts a plan has to read at least, so that a pass says something.
const LEAST_READ: usize = 1000;
/// How a drawn text ends that was cut to its room.
const CUT: &str = "…</text>";
/// What stands around a word that is missing.
const MISSING: char = '⟦';

/// Scenes hold together, every offer has a label and points at what is there, and scenes, offers, prompts, log lines,
/// the score sheet and answers to "why can't I?" have all their words in both languages and cite rules that exist. Every
/// sentence among them is read for faults of grammar, and nothing that a game draws is cut. Where it is said which `icons` the page
/// has at a table of this game, no other is shown.
///
/// # Errors
/// Says which word, rule, element or icon is missing, for whom.
pub fn everything_can_be_said<G: Game>(plan: &Plan, icons: Option<&BTreeSet<String>>) -> Result<(), String> {
    let opened = open::<G>()?;
    let mut reader = Reader {
        opened: &opened,
        rules: BTreeSet::new(),
        read: Default::default(),
        texts: 0,
        counted: Default::default(),
        faults: Vec::new(),
        icons,
        pool: Pool::new(),
    };
    walk_all(&opened, &plan.cases(&opened)?, |_, table, chance| {
        reader.log(table)?;
        if is_due(table, plan.scene_every) {
            reader.scenes(table, chance)?;
        }
        reader.sheet(table)
    })?;
    let counted = reader.counted.iter().zip(Lang::ALL);
    let singular = counted.flat_map(|(counted, lang)| counted.faults().map(move |fault| format!("{lang}: {fault}")));
    reader.faults.extend(singular.collect::<Vec<_>>());
    match reader.faults[..] {
        [] if reader.texts < LEAST_READ => Err(format!("{}: only {} texts were read", G::about().id, reader.texts)),
        [] => Ok(()),
        _ => {
            Err(format!("{}: {} faults of grammar:\n{}", G::about().id, reader.faults.len(), reader.faults.join("\n")))
        }
    }
}

/// Every icon that is named in the JSON of a scene: as a symbol, as the seal of a card, and in what a game draws.
fn icons_named(text: &str) -> impl Iterator<Item = &str> {
    const BEFORE: [(&str, char); 3] = [("\"symbol\":\"", '"'), ("\"seal\":\"", '"'), ("#icon-", '\\')];
    BEFORE.into_iter().flat_map(move |(before, after)| {
        text.split(before).skip(1).filter_map(move |rest| rest.split(after).next()).filter(|name| !name.is_empty())
    })
}

struct Reader<'a, G: Game> {
    opened: &'a Opened<G>,
    /// Rules that were looked up and found.
    rules: BTreeSet<String>,
    /// Sentences that were read in each language.
    read: [HashSet<Text>; 2],
    /// How many texts were said, equal ones too.
    texts: usize,
    counted: [Counted; 2],
    /// What is wrong with their grammar, all of it: where one line has a fault, others have it too.
    faults: Vec<String>,
    /// The icons there are, if somebody says.
    icons: Option<&'a BTreeSet<String>>,
    /// Actions that were legal somewhere.
    pool: Pool<G::Action>,
}

impl<G: Game> Reader<'_, G> {
    fn rule(&mut self, rule: &str) -> Result<(), String> {
        if !self.rules.contains(rule) {
            known_rule(self.opened, rule)?;
            self.rules.insert(rule.to_owned());
        }
        Ok(())
    }

    fn grammar(&mut self, lang: Lang, text: &Text) {
        self.texts += usize::from(!text.is_empty());
        if !text.is_empty() && self.read[lang as usize].insert(text.clone()) {
            self.counted[lang as usize].read(lang, text);
            self.faults.extend(fault(lang, text).map(|fault| format!("{lang}: {fault}")));
        }
    }

    fn log(&mut self, table: &Table<G>) -> Result<(), String> {
        let log = table.steps().last().map_or(table.opening(), |step| &step.log);
        for viewer in viewers(table.sitters().len()).chain(std::iter::once(Viewer::Omniscient)) {
            let mut heard = log.iter().filter(|entry| entry.to.includes(viewer));
            heard.try_for_each(|entry| self.line(table, &entry.event, viewer))?;
        }
        Ok(())
    }

    fn line(&mut self, table: &Table<G>, event: &G::Event, viewer: Viewer) -> Result<(), String> {
        let line = table.game().line(event);
        let wrong = |what: String| format!("the log line for {event:?}, told to {}: {what}", who(viewer));
        for lang in Lang::ALL {
            let text =
                saying(self.opened, &table.names(), viewer, lang, |say| say.phrase(&line.phrase)).map_err(wrong)?;
            if text.trim().is_empty() {
                return Err(wrong(format!("it is empty in {lang}")));
            }
            self.grammar(lang, &text);
        }
        line.rule.map_or(Ok(()), |rule| self.rule(rule)).map_err(wrong)
    }

    fn sheet(&mut self, table: &Table<G>) -> Result<(), String> {
        let sheet = table.game().sheet(table.position());
        if table.outcome().is_none() {
            return if sheet.is_empty() { Ok(()) } else { Err("it has a score sheet before its end".to_owned()) };
        }
        for line in sheet {
            let wrong = |what: String| format!("the score sheet's line {line:?}: {what}");
            self.rule(line.rule).map_err(wrong)?;
            for lang in Lang::ALL {
                let said = |say: &crate::Say<'_>| (say.phrase(&line.label), say.word(line.column));
                let (label, column) =
                    saying(self.opened, &table.names(), Viewer::Spectator, lang, said).map_err(wrong)?;
                [label, column].iter().for_each(|text| self.grammar(lang, text));
            }
        }
        Ok(())
    }

    fn scenes(&mut self, table: &Table<G>, chance: &mut Chance) -> Result<(), String> {
        let players = table.sitters().len();
        for viewer in viewers(players).chain(std::iter::once(Viewer::Omniscient)) {
            for lang in Lang::ALL {
                self.scene(table, viewer, lang, chance)
                    .map_err(|what| format!("the scene in {lang} for {}: {what}", who(viewer)))?;
            }
        }
        self.refusals(table, chance)
    }

    /// What was legal elsewhere is refused here in right words.
    fn refusals(&mut self, table: &Table<G>, chance: &mut Chance) -> Result<(), String> {
        let (game, position) = (table.game(), table.position());
        for seat in Seats::all(table.sitters().len()) {
            for action in table.legal(seat) {
                self.pool.add(action, chance);
            }
            for action in self.pool.some(TRIED, chance) {
                if !game.is_legal(position, seat, action) {
                    self.refusal(table, seat, &game.why_not(position, seat, action))
                        .map_err(|what| format!("seat {seat}: the refusal of {action:?}: {what}"))?;
                }
            }
        }
        Ok(())
    }

    fn refusal(&mut self, table: &Table<G>, seat: Seat, refusal: &Refusal) -> Result<(), String> {
        let said = explained(self.opened, table.sitters().len(), seat, refusal)?;
        said.iter().for_each(|(lang, text)| self.grammar(*lang, text));
        Ok(())
    }

    fn scene(&mut self, table: &Table<G>, viewer: Viewer, lang: Lang, chance: &mut Chance) -> Result<(), String> {
        let (game, position) = (table.game(), table.position());
        let players = table.sitters().len();
        let view = game.view(position, viewer);
        let scene = saying(self.opened, &names(players), viewer, lang, |say| full_scene(&**game, &view, say, chance))?;
        holds_together(&scene, players)?;
        let asked = viewer.seat().is_some_and(|seat| game.to_act(position).contains(seat));
        let legal = viewer.seat().map_or(0, |seat| table.legal(seat).len());
        if scene.offers.len() != legal {
            return Err(format!("{} offers for {legal} legal actions", scene.offers.len()));
        }
        if scene.prompt.mine != asked {
            return Err(format!("its prompt says mine: {}, and it is {asked}", scene.prompt.mine));
        }
        if table.outcome().is_none() && scene.prompt.question.trim().is_empty() {
            return Err("its prompt is empty".to_owned());
        }
        let text = json_text(&(&scene, &*scene.decor));
        if let Some(at) = text.find(MISSING) {
            return Err(format!("it says {}", text[at..].chars().take(60).collect::<String>()));
        }
        if let Some(at) = text.find(CUT) {
            let before: Vec<char> = text[..at].chars().rev().take_while(|letter| *letter != '>').collect();
            return Err(format!("a drawn text is cut: {}…", before.iter().rev().collect::<String>()));
        }
        let missing = |name: &&str| self.icons.is_some_and(|icons| !icons.contains(*name));
        if let Some(name) = icons_named(&text).find(missing) {
            return Err(format!(
                "it shows the icon `{name}`, for which neither art/icons.txt nor a drawing in art/ asks"
            ));
        }
        rules_cited(&scene).try_for_each(|rule| self.rule(rule))?;
        sentences(&scene).into_iter().for_each(|text| self.grammar(lang, text));
        let all = scene.tableau();
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let places = all.places.iter().map(|place| place.id.as_str());
        let elements: Vec<&str> = places.chain(all.pieces.iter().map(|piece| piece.id.as_str())).collect();
        for _ in 0..ASKED.min(elements.len()) {
            let element = chance.pick(&elements);
            if let Some(refusal) = why_not(&**game, &view, seat, element, chance) {
                self.refusal(table, seat, &refusal)
                    .map_err(|what| format!("the answer to \"why can't I?\" at `{element}`: {what}"))?;
            }
        }
        Ok(())
    }
}

/// Everything that a scene says.
fn sentences(scene: &Scene) -> Vec<&Text> {
    let all = scene.tableau();
    let mut said = vec![&scene.decor.title, &scene.decor.goal, &scene.prompt.question, &scene.prompt.hint];
    said.extend(all.phases.iter().map(|phase| &phase.label));
    said.extend(all.regions.iter().flat_map(|region| [&region.label, &region.note]));
    said.extend(all.regions.iter().filter_map(|region| region.grid.as_ref()).map(|grid| &grid.legend));
    said.extend(all.places.iter().flat_map(|place| [&place.label, &place.text]));
    said.extend(all.places.iter().flat_map(|place| marks(&place.badges)));
    said.extend(all.pieces.iter().flat_map(|piece| [&piece.title, &piece.text]));
    said.extend(all.pieces.iter().flat_map(|piece| marks(&piece.badges)));
    said.extend(all.dice.iter().map(|die| &die.title));
    said.extend(all.supply.iter().flat_map(|fact| [&fact.label, &fact.value]));
    said.extend(all.panels.iter().flat_map(|panel| of_panel(panel)));
    said.extend(all.told.iter().map(|told| &told.text));
    said.extend(all.reveals.iter().flat_map(|reveal| of_reveal(reveal)));
    said.extend(scene.offers.iter().flat_map(|offer| of_offer(offer)));
    said
}

fn marks(badges: &[Badge]) -> impl Iterator<Item = &Text> {
    badges.iter().flat_map(|badge| [&badge.text, &badge.title])
}

fn of_panel(panel: &Panel) -> impl Iterator<Item = &Text> {
    let facts = panel.facts.iter().flat_map(|fact| [&fact.label, &fact.value]);
    let abilities = panel.abilities.iter().flat_map(|ability| [&ability.title, &ability.text]);
    let pips = panel.pips.iter().map(|pips| &pips.label);
    [&panel.doing, &panel.score_label].into_iter().chain(facts).chain(pips).chain(abilities)
}

fn of_reveal(reveal: &Reveal) -> impl Iterator<Item = &Text> {
    let trials = reveal.trials.iter().flat_map(|trial| [&trial.label, &trial.total, &trial.word]);
    [&reveal.title, &reveal.text].into_iter().chain(trials)
}

fn of_offer(offer: &Offer) -> impl Iterator<Item = &Text> {
    let costs = [&offer.pays, &offer.gets, &offer.risks].into_iter().flat_map(|badges| marks(badges));
    [&offer.label, &offer.told].into_iter().chain(&offer.gain).chain(costs)
}
