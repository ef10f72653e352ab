//! A scene as it stands before the eyes: all elements of all its parts.

use std::collections::BTreeSet;

use crate::{
    Scene,
    scene::{Decor, Die, FactLine, Panel, Path, Phase, Piece, Place, Prompt, Region, Sheaf},
};

/// All elements of a scene and its decor, from the ground up.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "each list holds what the parts hold under its name")]
pub struct Tableau<'a> {
    /// What never changes.
    pub decor: &'a Decor,
    pub phases: Vec<&'a Phase>,
    pub regions: Vec<&'a Region>,
    pub places: Vec<&'a Place>,
    pub pieces: Vec<&'a Piece>,
    pub paths: Vec<&'a Path>,
    pub dice: Vec<&'a Die>,
    pub panels: Vec<&'a Panel>,
    pub supply: Vec<&'a FactLine>,
    /// The question, or who is being waited for.
    pub prompt: Option<&'a Prompt>,
    /// What can be pointed at now.
    pub lit: BTreeSet<&'a str>,
}

impl<'a> Tableau<'a> {
    /// What a scene shows.
    pub(crate) fn of(scene: &'a Scene) -> Tableau<'a> {
        let mut all = Tableau {
            decor: &scene.decor,
            phases: Vec::new(),
            regions: Vec::new(),
            places: Vec::new(),
            pieces: Vec::new(),
            paths: Vec::new(),
            dice: Vec::new(),
            panels: Vec::new(),
            supply: Vec::new(),
            prompt: Some(&scene.prompt),
            lit: scene.lit(),
        };
        for part in scene.decor.sheaves.iter().flat_map(Sheaf::parts).chain(scene.parts()) {
            all.phases.extend(&part.phases);
            all.regions.extend(&part.regions);
            all.places.extend(&part.places);
            all.pieces.extend(&part.pieces);
            all.paths.extend(&part.paths);
            all.dice.extend(&part.dice);
            all.panels.extend(&part.panels);
            all.supply.extend(&part.supply);
        }
        all
    }
}
