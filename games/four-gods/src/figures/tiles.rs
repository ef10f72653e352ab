//! `tiles.toml`: the faces of the tiles.

use cenacle_table::{DataError, DataFiles, Figure};
use serde::Deserialize;

use crate::{Corner, Face, TILES, Terrain};

use super::{Checker, FACES};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    count: Figure<usize>,
    sheet: Vec<Sheet>,
    zones: ZonesEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    tiles: Figure<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZonesEntry {
    apart: Figure<Vec<String>>,
}

pub(super) struct Tiles {
    pub(super) faces: [[Face; 2]; TILES],
    /// Terrains drawn apart, for each face as it lies.
    pub(super) apart: [u8; FACES],
}

impl Tiles {
    pub(super) fn read(files: &DataFiles) -> Result<Tiles, DataError> {
        let file: TilesFile = files.read("tiles.toml")?;
        let check = Checker("tiles.toml");
        check.that(*file.count == TILES, "count", format!("there are {TILES} tiles"))?;
        let mut faces = [[Face::default(); 2]; TILES];
        let mut number = 0;
        for (sheet, entry) in file.sheet.iter().enumerate() {
            for text in entry.tiles.iter() {
                let key = || format!("sheet.{}.tiles", sheet + 1);
                check.that(number < TILES, key(), format!("there are more than {TILES} tiles"))?;
                faces[number] = tile(text).map_err(|reason| DataError::impossible(check.0, key(), reason))?;
                number += 1;
            }
        }
        check.that(number == TILES, "sheet", format!("the sheets make {number} tiles, not {TILES}"))?;
        let mut apart = [0; FACES];
        for text in file.zones.apart.iter() {
            let (face, terrain) = zone(text).map_err(|reason| DataError::impossible(check.0, "zones.apart", reason))?;
            (0..4).for_each(|turn| apart[face.turned(turn).index()] |= 1 << terrain as u8);
        }
        Ok(Tiles { faces, apart })
    }
}

fn tile(text: &str) -> Result<[Face; 2], String> {
    let (front, back) = text.split_once('/').ok_or_else(|| format!("`{text}`: a tile is written as FACE/FACE"))?;
    let faces = [front.parse::<Face>()?.upright(), back.parse::<Face>()?.upright()];
    if let Some(face) = faces.iter().find(|face| face.terrains().count_ones() > 3) {
        return Err(format!("`{text}`: {face} has four terrains, and no face has"));
    }
    if faces[0] == faces[1] {
        return Err(format!("`{text}`: both faces are the same"));
    }
    Ok(faces)
}

fn zone(text: &str) -> Result<(Face, Terrain), String> {
    let parts = text.split_once(':').and_then(|(face, terrain)| {
        Some((face, terrain.chars().next().and_then(Terrain::of).filter(|_| terrain.len() == 1)?))
    });
    let (face, terrain) = parts.ok_or_else(|| format!("`{text}`: a zone is written as FACE:TERRAIN"))?;
    let face: Face = face.parse()?;
    let corners = Corner::ALL.map(|corner| face.at(corner) == terrain);
    if corners == [true, false, true, false] || corners == [false, true, false, true] {
        Ok((face, terrain))
    } else {
        Err(format!("`{text}`: only two opposite corners can be drawn apart"))
    }
}
