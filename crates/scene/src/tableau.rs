//! A scene as it stands before the eyes: all elements of all its parts.

use std::collections::{BTreeSet, HashMap};

use crate::{
    Scene, Seat,
    scene::{
        Decor, Die, FactLine, Id, Panel, PartGroup, Path, Phase, Piece, Place, Prompt, Region, Reveal, Shown, Spot,
        Spots, Told,
    },
};

/// What is lower than this is folded away on its stage.
const FOLDED: f32 = 1.0;

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
    pub reveals: Vec<&'a Reveal>,
    pub panels: Vec<&'a Panel>,
    pub supply: Vec<&'a FactLine>,
    pub told: Vec<&'a Told>,
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
            reveals: Vec::new(),
            panels: Vec::new(),
            supply: Vec::new(),
            told: Vec::new(),
            prompt: Some(&scene.prompt),
            lit: scene.lit(),
        };
        for part in scene.decor.groups.iter().flat_map(PartGroup::parts).chain(scene.parts()) {
            all.phases.extend(&part.phases);
            all.regions.extend(&part.regions);
            all.places.extend(&part.places);
            all.pieces.extend(&part.pieces);
            all.paths.extend(&part.paths);
            all.dice.extend(&part.dice);
            all.reveals.extend(&part.reveals);
            all.panels.extend(&part.panels);
            all.supply.extend(&part.supply);
            all.told.extend(&part.told);
        }
        all
    }

    /// What is drawn beside the wide stage, each on a sheet of its own.
    pub(crate) fn sheets(&self) -> impl Iterator<Item = &'a Region> {
        let sheets = self.regions.iter().copied();
        sheets.filter(|region| region.shown != Shown::Stage && region.spots.is_some())
    }

    /// The sheet in the panel of a seat.
    pub(crate) fn in_panel(&self, seat: Seat) -> Option<&'a Region> {
        self.sheets().filter(|region| region.shown == Shown::Panel && region.seat == Some(seat)).last()
    }

    /// Where everything lies that is on this sheet, or on the stage if none is named. What is lower than a unit is folded away.
    pub(crate) fn spots(&self, sheet: Option<&Region>, side: fn(&Spots) -> &Spot) -> HashMap<&'a Id, Spot> {
        let home = |id: &Id| self.sheets().find(|region| region.id == *id).map(|region| &region.id);
        let here = sheet.map(|region| &region.id);
        let regions = self.regions.iter().filter(|region| home(&region.id) == here);
        let regions = regions.filter_map(|region| Some((&region.id, side(region.spots.as_ref()?).clone())));
        let places = self.places.iter().filter(|place| home(&place.region) == here);
        let places = places.filter_map(|place| Some((&place.id, side(place.spots.as_ref()?).clone())));
        regions.chain(places).filter(|(_, spot)| spot.h >= FOLDED).collect()
    }

    /// Where everything lies on the narrow stage, which has no sheets beside it.
    pub(crate) fn narrow_spots(&self, side: fn(&Spots) -> &Spot) -> HashMap<&'a Id, Spot> {
        let regions = self.regions.iter().filter_map(|region| Some((&region.id, side(region.spots.as_ref()?).clone())));
        let places = self.places.iter().filter_map(|place| Some((&place.id, side(place.spots.as_ref()?).clone())));
        regions.chain(places).filter(|(_, spot)| spot.h >= FOLDED).collect()
    }
}
