//! The picture of a face from its four corners. It needs no neighbours: a border between two terrains leaves a side at
//! its middle and at a right angle, so the neighbour's border goes on where it ends, and grounds are patterns whose
//! period is a cell, so that land runs on from tile to tile. A turned face is drawn anew, so that trees stand upright.

use std::fmt::Write;

use crate::{CORNERS, Corner, Face, Figures, Terrain};

/// Side of a cell on the wide stage, in which everything here is measured.
pub(super) const UNIT: f32 = 58.0;

type Point = (f32, f32);

/// Grounds and small things, for the backdrop of a stage.
pub(super) const DEFS: &str = concat!(
    r##"<pattern id="fg-M" width="58" height="58" patternUnits="userSpaceOnUse"><rect width="58" height="58" fill="#2d6f9e"/><path d="M0,14q14.5,-6 29,0t29,0M0,43q14.5,6 29,0t29,0" stroke="#3a80ae" stroke-width="4" fill="none"/></pattern>"##,
    r##"<pattern id="fg-P" width="58" height="58" patternUnits="userSpaceOnUse"><rect width="58" height="58" fill="#d9bb58"/><path d="M0,15h58M0,40h58" stroke="#e3c86c" stroke-width="6"/><circle cx="17" cy="28" r="5" fill="#ceae4a"/><circle cx="45" cy="50" r="6" fill="#ceae4a"/></pattern>"##,
    r##"<pattern id="fg-F" width="58" height="58" patternUnits="userSpaceOnUse"><rect width="58" height="58" fill="#4d8a4a"/><circle cx="15" cy="18" r="11" fill="#458243"/><circle cx="43" cy="42" r="13" fill="#559353"/></pattern>"##,
    r##"<pattern id="fg-S" width="58" height="58" patternUnits="userSpaceOnUse"><rect width="58" height="58" fill="#908d8c"/><path d="M0,18l18,-8l15,10l25,-2M0,46l20,-7l17,8l21,-1" stroke="#9f9c9b" stroke-width="4" fill="none"/></pattern>"##,
    r##"<path id="fg-wave" d="M-5,0q2.5,-2.6 5,0t5,0" fill="none" stroke="#bfe3f2" stroke-opacity=".55" stroke-width="1.1"/>"##,
    r##"<path id="fg-grass" d="M-2,0l-1.2,-4M0,0v-5M2,0l1.2,-4" stroke="#8a6a1c" stroke-opacity=".75" fill="none"/>"##,
    r##"<circle id="fg-bloom" r="1.2" fill="#c4522f" fill-opacity=".8"/>"##,
    r##"<g id="fg-tree-1"><ellipse cx="1.5" cy=".6" rx="4.2" ry="1.6" fill="#0b2a14" fill-opacity=".45"/><path d="M0,-11l4.2,11q-4.2,2 -8.4,0Z" fill="#2c6b3b"/><path d="M0,-11l-4.2,11q2,1 4,.8Z" fill="#fff" fill-opacity=".13"/></g>"##,
    r##"<g id="fg-tree-2"><ellipse cx="1.5" cy=".6" rx="4" ry="1.6" fill="#0b2a14" fill-opacity=".45"/><path d="M0,-9l4,9q-4,2 -8,0Z" fill="#367a45"/><path d="M0,-9l-4,9q2,1 4,.8Z" fill="#fff" fill-opacity=".13"/></g>"##,
    r##"<g id="fg-tree-3"><ellipse cx="1.5" cy=".6" rx="4.4" ry="1.7" fill="#0b2a14" fill-opacity=".45"/><path d="M0,-12.5l4.4,12.5q-4.4,2 -8.8,0Z" fill="#23592f"/><path d="M0,-12.5l-4.4,12.5q2,1 4,.8Z" fill="#fff" fill-opacity=".13"/></g>"##,
    r##"<g id="fg-peak-1"><path d="M0,-13L8,0Q0,2 -8,0Z" fill="#6c6a72"/><path d="M0,-13L-8,0Q-2.4,1.4 1.5,1L-1.5,-6Z" fill="#a9a7ad"/><path d="M0,-13l2.6,4.2l-1.6,.8l-1.3,-.7l-1.6,1.3l-.8,-1.3Z" fill="#f4f5f7"/></g>"##,
    r##"<g id="fg-peak-2"><path d="M0,-16L9,0Q0,2 -9,0Z" fill="#6c6a72"/><path d="M0,-16L-9,0Q-2.7,1.4 1.5,1L-1.5,-7.2Z" fill="#a9a7ad"/><path d="M0,-16l2.9,5.1l-1.8,1l-1.4,-.8l-1.8,1.6l-.9,-1.6Z" fill="#f4f5f7"/></g>"##,
    r##"<ellipse id="fg-stone" rx="3.8" ry="2.6" stroke="#000" stroke-opacity=".27"/>"##,
);

/// A small generator of variety: the same picture for the same seed.
struct Variety(u32);

impl Variety {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut mixed = (self.0 ^ self.0 >> 15).wrapping_mul(1 | self.0);
        mixed = mixed.wrapping_add((mixed ^ mixed >> 7).wrapping_mul(61 | mixed)) ^ mixed;
        (mixed ^ mixed >> 14) as f32 / 4_294_967_296.0
    }
}

/// Corner points clockwise, and the middles of the sides after them with the way inwards.
const CORNER: [Point; CORNERS] = [(0.0, 0.0), (UNIT, 0.0), (UNIT, UNIT), (0.0, UNIT)];
const MIDDLE: [(Point, Point); CORNERS] = [
    ((UNIT / 2.0, 0.0), (0.0, 1.0)),
    ((UNIT, UNIT / 2.0), (-1.0, 0.0)),
    ((UNIT / 2.0, UNIT), (0.0, -1.0)),
    ((0.0, UNIT / 2.0), (1.0, 0.0)),
];

/// One terrain of a face, painted over those of lower rank.
struct Layer {
    terrain: Terrain,
    shapes: Vec<Vec<Point>>,
    borders: Vec<Vec<Point>>,
    /// Two opposite corners that are one zone: stones lead across.
    ford: Option<[Point; 2]>,
}

/// A border from the middle of one side to that of another: it leaves both at a right angle and wavers in between.
fn border(from: usize, to: usize, bend: f32, variety: &mut Variety) -> Vec<Point> {
    const STEPS: usize = 10;
    let ((a, an), (b, bn)) = (MIDDLE[from], MIDDLE[to]);
    let reach = bend * UNIT;
    let (p, q) = ((a.0 + an.0 * reach, a.1 + an.1 * reach), (b.0 + bn.0 * reach, b.1 + bn.1 * reach));
    let waver = [variety.next() - 0.5, variety.next() - 0.5, variety.next() - 0.5];
    let point = |step: usize| {
        let t = step as f32 / STEPS as f32;
        let u = 1.0 - t;
        let curve =
            |a: f32, p: f32, q: f32, b: f32| u * u * u * a + 3.0 * u * u * t * p + 3.0 * u * t * t * q + t * t * t * b;
        let fade = (std::f32::consts::PI * t).sin().powi(2) * UNIT * 0.09;
        let x = curve(a.0, p.0, q.0, b.0) + fade * (waver[0] * (t * 9.0).sin() + waver[1] * (t * 17.0 + 1.0).sin());
        let y = curve(a.1, p.1, q.1, b.1) + fade * (waver[2] * (t * 11.0 + 2.0).sin() + waver[0] * (t * 15.0).sin());
        (x, y)
    };
    (0..=STEPS).map(point).collect()
}

fn layers(figures: &Figures, face: Face, seed: u32) -> Vec<Layer> {
    let present = Terrain::ALL.into_iter().filter(|terrain| face.terrains() & 1 << *terrain as u8 != 0);
    present.enumerate().map(|(rank, terrain)| layer(figures, face, seed, rank as u32, terrain)).collect()
}

fn layer(figures: &Figures, face: Face, seed: u32, rank: u32, terrain: Terrain) -> Layer {
    if rank == 0 {
        return Layer { terrain, shapes: vec![CORNER.to_vec()], borders: Vec::new(), ford: None };
    }
    let mut variety = Variety(seed.wrapping_mul(31).wrapping_add(rank * 7));
    let on = Corner::ALL.map(|corner| face.at(corner) >= terrain);
    let (mut shapes, mut borders, mut ford) = (Vec::new(), Vec::new(), None);
    let around = |corner: usize, variety: &mut Variety| border((corner + 3) % 4, corner, 0.3, variety);
    match on.iter().filter(|on| **on).count() {
        1 => {
            let corner = on.iter().position(|on| *on).unwrap_or(0);
            let line = around(corner, &mut variety);
            shapes.push([line.clone(), vec![CORNER[corner]]].concat());
            borders.push(line);
        }
        3 => {
            let corner = on.iter().position(|on| !*on).unwrap_or(0);
            let line = around(corner, &mut variety);
            let others = (1..4).map(|step| CORNER[(corner + step) % 4]).collect();
            shapes.push([line.clone(), others].concat());
            borders.push(line);
        }
        2 if on[0] == on[2] => {
            let first = usize::from(!on[0]);
            for corner in [first, first + 2] {
                let line = around(corner, &mut variety);
                shapes.push([line.clone(), vec![CORNER[corner]]].concat());
                borders.push(line);
            }
            let joined = figures.apart(face) & 1 << terrain as u8 == 0;
            ford = joined.then_some([CORNER[first], CORNER[first + 2]]);
        }
        2 => {
            let first = (0..4).find(|corner| on[*corner] && on[(corner + 1) % 4]).unwrap_or(0);
            let line = border((first + 3) % 4, (first + 1) % 4, 0.33, &mut variety);
            shapes.push([line.clone(), vec![CORNER[(first + 1) % 4], CORNER[first]]].concat());
            borders.push(line);
        }
        _ => shapes.push(CORNER.to_vec()),
    }
    Layer { terrain, shapes, borders, ford }
}

fn path(points: &[Point]) -> String {
    let half = UNIT / 2.0;
    let mut path = String::new();
    for (number, (x, y)) in points.iter().enumerate() {
        let sign = if number == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{sign}{:.1},{:.1}", x - half, y - half);
    }
    path
}

fn holds(shape: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    let mut last = shape.len() - 1;
    for (index, (a, b)) in shape.iter().enumerate() {
        let (c, d) = shape[last];
        if (*b > y) != (d > y) && x < (c - a) * (y - b) / (d - b) + a {
            inside = !inside;
        }
        last = index;
    }
    inside
}

fn terrain_at(layers: &[Layer], point: Point) -> Terrain {
    let above = layers.iter().skip(1).rev().find(|layer| layer.shapes.iter().any(|shape| holds(shape, point)));
    above.unwrap_or(&layers[0]).terrain
}

/// The picture of a face as it lies, around the origin, `UNIT` wide.
pub(super) fn draw(figures: &Figures, face: Face, seed: u32) -> String {
    let layers = layers(figures, face, seed);
    let mut out = String::new();
    for (rank, layer) in layers.iter().enumerate() {
        let letter = layer.terrain.letter();
        for shape in &layer.shapes {
            let _ = write!(out, r##"<path d="{}Z" fill="url(#fg-{letter})"/>"##, path(shape));
        }
        if let Some([from, to]) = layer.ford {
            for step in [0.37, 0.46, 0.55, 0.64] {
                let (x, y) = (from.0 + (to.0 - from.0) * step, from.1 + (to.1 - from.1) * step);
                let (x, y) = (x - UNIT / 2.0, y - UNIT / 2.0);
                let ground = ground(layer.terrain);
                let _ = write!(out, r##"<use href="#fg-stone" x="{x:.1}" y="{y:.1}" fill="{ground}"/>"##);
            }
        }
        let shore = rank == 1 && layers[0].terrain == Terrain::Sea;
        for line in &layer.borders {
            let line = path(line);
            let _ = if shore {
                write!(
                    out,
                    r##"<path d="{line}" fill="none" stroke="#d9f1f5" stroke-opacity=".75" stroke-width="3"/><path d="{line}" fill="none" stroke="#e9d9a4" stroke-width="1.4"/>"##
                )
            } else {
                write!(
                    out,
                    r##"<path d="{line}" fill="none" stroke="#20301a" stroke-opacity=".35" stroke-width="1.4"/>"##
                )
            };
        }
    }
    out + &growth(&layers, seed)
}

/// A strip of one terrain, around the origin: what the word for it looks like.
pub(super) fn strip(terrain: Terrain, wide: f32, high: f32) -> String {
    let letter = terrain.letter();
    let (left, top) = (-wide / 2.0, -high / 2.0);
    let mut out = format!(
        r##"<rect x="{left:.1}" y="{top:.1}" width="{wide:.1}" height="{high:.1}" rx="6" fill="url(#fg-{letter})" stroke="#14161c" stroke-width="1.5"/>"##
    );
    let mut variety = Variety(terrain as u32 * 31 + 3);
    // What is farther back is drawn first.
    for (row, down) in [0.42, 0.66, 0.9].into_iter().enumerate() {
        let mut across = 9.0 + 4.0 * row as f32;
        while across < wide - 8.0 {
            let which = variety.next();
            let (thing, step) = match terrain {
                Terrain::Sea => ("wave", 19.0),
                Terrain::Plain if which < 0.75 => ("grass", 12.0),
                Terrain::Plain => ("bloom", 10.0),
                Terrain::Forest => (["tree-1", "tree-2", "tree-3"][(which * 2.99) as usize], 9.0),
                Terrain::Mountain => (["peak-1", "peak-2"][(which * 1.99) as usize], 17.0),
            };
            let (x, y) = (left + across, top + down * high - 2.0 * variety.next());
            let _ = write!(out, r##"<use href="#fg-{thing}" x="{x:.1}" y="{y:.1}"/>"##);
            across += step * (0.8 + 0.5 * variety.next());
        }
    }
    out
}

const fn ground(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Sea => "#2d6f9e",
        Terrain::Plain => "#d9bb58",
        Terrain::Forest => "#4d8a4a",
        Terrain::Mountain => "#908d8c",
    }
}

/// Waves, grass, trees and peaks, from the back to the front.
fn growth(layers: &[Layer], seed: u32) -> String {
    let mut variety = Variety(seed.wrapping_mul(977).wrapping_add(5));
    let mut grown: Vec<(f32, String)> = Vec::new();
    for layer in layers {
        let step = match layer.terrain {
            Terrain::Sea => 16.0,
            Terrain::Plain => 12.5,
            Terrain::Forest => 9.6,
            Terrain::Mountain => 16.5,
        };
        let mut down = step * 0.55;
        while down < UNIT {
            let mut across = step * 0.45;
            while across < UNIT {
                let at = (across + (variety.next() - 0.5) * step * 0.7, down + (variety.next() - 0.5) * step * 0.6);
                across += step;
                let which = variety.next();
                let clear = [(0.0, 0.0), (5.0, 0.0), (-5.0, 0.0), (0.0, -5.0), (0.0, 3.0)];
                let inside = at.0 > 4.0 && at.0 < UNIT - 4.0 && at.1 > 4.0 && at.1 < UNIT - 1.5;
                let own = |(x, y): &Point| {
                    let point = ((at.0 + x).clamp(0.2, UNIT - 0.2), (at.1 + y).clamp(0.2, UNIT - 0.2));
                    terrain_at(layers, point) == layer.terrain
                };
                if !inside || !clear.iter().all(own) {
                    continue;
                }
                let thing = match (layer.terrain, which) {
                    (Terrain::Sea, _) => "wave",
                    (Terrain::Plain, which) if which < 0.8 => "grass",
                    (Terrain::Plain, _) => "bloom",
                    (Terrain::Forest, which) if which < 0.34 => "tree-1",
                    (Terrain::Forest, which) if which < 0.67 => "tree-2",
                    (Terrain::Forest, _) => "tree-3",
                    (Terrain::Mountain, which) if which < 0.5 => "peak-1",
                    (Terrain::Mountain, _) => "peak-2",
                };
                let (x, y) = (at.0 - UNIT / 2.0, at.1 - UNIT / 2.0);
                grown.push((y, format!(r##"<use href="#fg-{thing}" x="{x:.1}" y="{y:.1}"/>"##)));
            }
            down += step;
        }
    }
    grown.sort_by(|one, other| one.0.total_cmp(&other.0));
    grown.into_iter().map(|(_, thing)| thing).collect()
}

/// Where a prophet stands who stands in the zone of this corner, seen from the middle of the cell.
pub(super) fn stand(figures: &Figures, face: Face, corner: Corner) -> Point {
    let terrain = face.at(corner);
    let apart = figures.apart(face) & 1 << terrain as u8 != 0;
    let own: Vec<usize> = Corner::ALL
        .into_iter()
        .filter(|other| if apart { *other == corner } else { face.at(*other) == terrain })
        .map(|corner| corner as usize)
        .collect();
    let crossed = own.len() == 2 && own[1] - own[0] == 2;
    // On a crossed face he stands at one end of the ford, not on it.
    let own = if crossed { &own[..1] } else { &own[..] };
    let sum = own.iter().fold((0.0, 0.0), |sum, corner| (sum.0 + CORNER[*corner].0, sum.1 + CORNER[*corner].1));
    let middle = (sum.0 / own.len() as f32 - UNIT / 2.0, sum.1 / own.len() as f32 - UNIT / 2.0);
    (middle.0 * 0.58, middle.1 * 0.58)
}

/// The zone of a terrain on a face, as lines that have it on their right: borders, and halves of sides.
/// The ends of a line are counted in half sides from the upper left corner.
pub(super) fn outline(figures: &Figures, face: Face, terrain: Terrain, seed: u32) -> Vec<Edge> {
    let layers = layers(figures, face, seed);
    let mut edges = Vec::new();
    // Halves of sides, clockwise around the tile: the tile is on their right.
    for corner in Corner::ALL {
        if face.at(corner) == terrain {
            let at = corner as usize;
            let (before, after) = (MIDDLE[(at + 3) % 4].0, MIDDLE[at].0);
            edges.push(Edge { points: vec![before, CORNER[at]], side: Some((at + 3) % 4) });
            edges.push(Edge { points: vec![CORNER[at], after], side: Some(at) });
        }
    }
    // Borders of this layer have it inside; those of higher ones cut it off.
    for layer in layers.iter().filter(|layer| layer.terrain >= terrain) {
        for line in &layer.borders {
            let middle = line[line.len() / 2];
            let own = |offset: f32| {
                let (a, b) = (line[line.len() / 2 - 1], line[line.len() / 2 + 1]);
                let (dx, dy) = (b.0 - a.0, b.1 - a.1);
                let length = dx.hypot(dy).max(0.01);
                terrain_at(&layers, (middle.0 - dy / length * offset, middle.1 + dx / length * offset)) == terrain
            };
            match (own(1.5), own(-1.5)) {
                (true, false) => edges.push(Edge { points: line.clone(), side: None }),
                (false, true) => edges.push(Edge { points: line.iter().rev().copied().collect(), side: None }),
                _ => {}
            }
        }
    }
    edges
}

/// A line of an outline, and the side of the tile it runs along, if it does: above, right, below, left.
pub(super) struct Edge {
    pub(super) points: Vec<Point>,
    pub(super) side: Option<usize>,
}
