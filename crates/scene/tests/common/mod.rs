//! A small scene with something of everything, for the tests of the renderers.

use std::sync::Arc;

use cenacle_scene::{
    Offer, Scene, Seat, Text,
    scene::{
        Badge, Decor, Die, DieFace, FactLine, Grid, Panel, Part, Path, Phase, Piece, PieceLook, Pips, Place, PlaceLook,
        Prompt, Region, RegionRole, Spot, Spots, Stage, Theme, panel_id,
    },
};

pub(crate) const TRICKY: &str = "Mado <b>\"& fils\"</b>";

/// A palace with two sites, a quarry, a market, an altar and a hand; the first seat is asked.
pub(crate) fn scene() -> Scene {
    scene_with(|_| {})
}

/// The same, with something else in its only part.
pub(crate) fn scene_with(change: impl FnOnce(&mut Part)) -> Scene {
    let mut part = Part {
        phases: vec![phase("market", "Marché ou carrière", false), phase("build", "Bâtir", true)],
        supply: vec![fact("egyptian-sphinx", "Sphinx", "3/6"), fact("stone-wall", "Murs", "4/9")],
        panels: vec![
            panel(0, "Vous", "29", true),
            panel(1, TRICKY, "?", false),
            panel(2, "Ramsès le Très Grand, fils de Séthi", "34", false),
        ],
        ..Part::new("all")
    };
    regions(&mut part);
    quarry(&mut part);
    palace(&mut part);
    market(&mut part);
    altar(&mut part);
    hand(&mut part);
    change(&mut part);
    let offers = [
        offer(&["quarry.wall", "site.1", "card.1"], "Bâtir le mur 1 avec Artisan"),
        offer(&["quarry.wall", "site.2", "card.1"], "Bâtir le mur 2 avec Artisan"),
        offer(&["quarry.sphinx", "card.2"], "Bâtir un sphinx avec Pierre"),
        offer(&["die.1"], "Relancer le dé"),
        offer(&[&panel_id(Seat::new(1))], "Défier Mado"),
        Offer { recommended: true, ..offer(&[], "Terminer") },
    ];
    Scene {
        decor: decor([Stage { size: (884.0, 586.0), backdrop: BACKDROP.into() }, narrow()]).into(),
        common: Arc::default(),
        groups: vec![part.into()],
        prompt: Prompt {
            mine: true,
            question: "Où bâtir le mur ?".into(),
            hint: "3 + mosaïques voisines. Deux sites sont libres.".into(),
            ..Prompt::default()
        },
        offers: offers.into_iter().map(Offer::shared).collect(),
    }
}

pub(crate) fn narrow() -> Stage {
    Stage { size: (374.0, 860.0), ..Stage::default() }
}

/// What never changes, on these stages.
pub(crate) fn decor(grounds: [Stage; 2]) -> Decor {
    let theme = Theme {
        ground: "#4b3720".into(),
        panel: "#2a2018".into(),
        ink: "#fbf0d6".into(),
        accent: "#1f7f86".into(),
        paper: "#efe6d2".into(),
    };
    Decor::new("Cléopâtre".into(), theme, grounds, Vec::new())
}

const BACKDROP: &str = r##"<rect x="230" y="12" width="420" height="420" rx="6" fill="#b58c54"/><use href="#icon-ankh" x="420" y="200" width="40" height="40" color="#8a3a1c"/>"##;

pub(crate) fn offer(picks: &[&str], label: impl Into<Text>) -> Offer {
    Offer { picks: picks.iter().map(|pick| pick.to_string().into()).collect(), label: label.into(), ..Offer::default() }
}

fn regions(part: &mut Part) {
    let region = |id: &'static str, label: &'static str, note: &'static str, role| Region {
        id: id.into(),
        label: label.into(),
        note: note.into(),
        role,
        ..Region::default()
    };
    part.regions = vec![
        Region {
            grid: Some(Grid {
                rows: vec!["  1 2 3".into(), "a . ♣ .".into(), "b ■ ■ .".into()],
                legend: "♣ palmier, ■ mosaïque".into(),
            }),
            ..region("palace", "Le palais", "", RegionRole::Board)
        },
        region("quarry", "La carrière", "", RegionRole::List),
        region("market", "Le marché", "pioche 41", RegionRole::Market),
        region("altar", "Autel du grand prêtre", "2/5", RegionRole::Box),
        region("hand", "Votre main", "5 cartes", RegionRole::Hand),
    ];
    let rects = [
        ([230.0, 12.0, 420.0, 560.0], [8.0, 8.0, 358.0, 300.0]),
        ([10.0, 10.0, 206.0, 230.0], [8.0, 316.0, 230.0, 176.0]),
        ([664.0, 10.0, 210.0, 290.0], [8.0, 500.0, 358.0, 250.0]),
        ([10.0, 432.0, 206.0, 140.0], [8.0, 756.0, 358.0, 96.0]),
    ];
    for (region, (wide, narrow)) in part.regions.iter_mut().zip(rects) {
        region.spots = spots(wide, narrow);
    }
}

fn quarry(part: &mut Part) {
    let goods = |kinds: &[usize]| -> Vec<Badge> { kinds.iter().map(|&kind| good(kind)).collect() };
    let row = |id: &'static str,
               label: &'static str,
               text: &'static str,
               figure: &'static str,
               cost: &[usize],
               symbol: &'static str| {
        let mut badges =
            vec![Badge { text: figure.into(), title: format!("{figure} bâtis").into(), ..Badge::default() }];
        badges.extend(goods(cost));
        Place { text: text.into(), symbol: Some(symbol.into()), badges, ..place(id, "quarry", label, PlaceLook::Row) }
    };
    part.places.extend([
        row("quarry.wall", "Mur", "3 + mosaïques", "4/9", &[0, 3, 1], "stone-wall"),
        row("quarry.sphinx", "Sphinx", "2 ou 5", "3/6", &[0, 1, 2], "egyptian-sphinx"),
        row("quarry.throne", "Trône", "12", "1/2", &[0, 0, 0, 2, 2, 4, 4], "stone-throne"),
    ]);
    for (number, place) in part.places.iter_mut().enumerate() {
        let y = number as f32;
        place.spots = spots([16.0, 44.0 + 64.0 * y, 194.0, 58.0], [12.0, 348.0 + 46.0 * y, 222.0, 40.0]);
    }
}

fn palace(part: &mut Part) {
    let places: [(&'static str, &'static str, PlaceLook, [f32; 4]); 8] = [
        ("site.1", "Mur 1", PlaceLook::Outline, [236.0, 60.0, 26.0, 126.0]),
        ("site.2", "Mur 2", PlaceLook::Outline, [300.0, 20.0, 126.0, 26.0]),
        ("garden.a1", "Jardin a1", PlaceLook::Bare, [300.0, 80.0, 42.0, 42.0]),
        ("garden.a2", "Jardin a2", PlaceLook::Bare, [342.0, 80.0, 42.0, 42.0]),
        ("garden.b1", "Jardin b1", PlaceLook::Bare, [300.0, 160.0, 90.0, 90.0]),
        ("step.0", "Départ", PlaceLook::Step, [400.0, 540.0, 90.0, 24.0]),
        ("step.1", "1", PlaceLook::Step, [400.0, 512.0, 90.0, 24.0]),
        ("step.2", "2", PlaceLook::Step, [400.0, 484.0, 90.0, 24.0]),
    ];
    for (id, label, look, [x, y, w, h]) in places {
        let spots = spots([x, y, w, h], [(x - 230.0) * 0.8 + 10.0, y * 0.5 + 8.0, w * 0.8, h * 0.5]);
        part.places.push(Place { spots, ..place(id, "palace", label, look) });
    }
    part.paths = vec![
        Path { from: "site.1".into(), to: "garden.b1".into(), open: true },
        Path { from: "garden.b1".into(), to: "garden.a2".into(), open: false },
    ];
    let token = |id: &'static str, at: &'static str, seat: usize| Piece {
        symbol: Some("anubis".into()),
        seat: Some(Seat::new(seat)),
        look: PieceLook::Token,
        ..piece(id, at, "Anubis")
    };
    part.pieces.extend([
        token("statue.1", "garden.b1", 0),
        Piece { fresh: true, ..token("statue.2", "garden.b1", 1) },
        Piece { symbol: None, ..token("statue.3", "garden.b1", 2) },
        Piece { count: 3, look: PieceLook::Coin, ..piece("coins", "garden.b1", "talents") },
        Piece { count: 2, symbol: Some("palm-tree".into()), ..piece("palm", "garden.a1", "palmiers") },
        Piece {
            drawing: Some(r##"<rect x="-21" y="-21" width="42" height="42" fill="#24489a"/><circle r="11" fill="none" stroke="#5f86d6" stroke-width="2"/>"##.into()),
            rotation: 90,
            ..piece("mosaic", "garden.a2", "mosaïque")
        },
        Piece { symbol: Some("pschent-double-crown".into()), ..piece("cleopatra", "step.1", "Cléopâtre") },
    ]);
}

fn market(part: &mut Part) {
    for (stall, y) in [("stall.1", 42.0), ("stall.2", 166.0)] {
        let label = if stall == "stall.1" { "Étal 1" } else { "Étal 2" };
        let spots = spots([668.0, y, 202.0, 116.0], [12.0, 490.0 + y * 0.9, 350.0, 104.0]);
        part.places.push(Place { spots, ..place(stall, "market", label, PlaceLook::Tray) });
    }
    part.pieces.extend([
        card("market.1", "stall.1", 1),
        card("market.2", "stall.1", 0),
        Piece {
            symbol: Some("eye-of-horus".into()),
            look: PieceLook::Back { color: "#4a3318".into() },
            ..piece("market.3", "stall.1", "carte cachée")
        },
        card("market.4", "stall.1", 2),
        card("market.5", "stall.1", 3),
        card("market.6", "stall.2", 4),
        corrupted("market.7", "stall.2"),
    ]);
}

fn altar(part: &mut Part) {
    let spots = spots([20.0, 470.0, 186.0, 90.0], [20.0, 790.0, 330.0, 56.0]);
    part.places.push(Place { spots, ..place("altar.dice", "altar", "Dés", PlaceLook::Bare) });
    let die = |id: &'static str, title: &'static str, face| Die {
        id: id.into(),
        place: "altar.dice".into(),
        face,
        title: title.into(),
    };
    let ankh = || DieFace::Symbol { symbol: "ankh".into(), color: "#8e2f4f".into() };
    part.dice = vec![
        die("die.1", "ankh", ankh()),
        die("die.2", "vierge", DieFace::Blank),
        die("die.3", "ankh", ankh()),
        die("die.4", "cinq", DieFace::Pips(5)),
        die("die.5", "", DieFace::Unknown),
    ];
}

fn hand(part: &mut Part) {
    part.places.push(place("hand.cards", "hand", "", PlaceLook::Bare));
    part.pieces.extend([
        card("card.1", "hand.cards", 0),
        card("card.2", "hand.cards", 1),
        card("card.3", "hand.cards", 0),
        corrupted("card.4", "hand.cards"),
        Piece {
            text: "Gardez une carte de plus à la fin du tour, puis défaussez.".into(),
            ..card("card.5", "hand.cards", 4)
        },
    ]);
}

const GOODS: [(&str, &str, &str); 5] = [
    ("Artisan", "hammer-nails", "#8a3a1c"),
    ("Pierre", "stone-block", "#6c6a72"),
    ("Marbre", "ionic-column", "#766c56"),
    ("Bois", "wood-beam", "#8a5a28"),
    ("Lapis", "cut-diamond", "#2f5fd0"),
];

fn good(kind: usize) -> Badge {
    let (title, symbol, color) = GOODS[kind];
    Badge { symbol: Some(symbol.into()), color: Some(color.into()), title: title.into(), ..Badge::default() }
}

fn card(id: &'static str, at: &'static str, kind: usize) -> Piece {
    let (title, symbol, color) = GOODS[kind];
    Piece {
        symbol: Some(symbol.into()),
        look: PieceLook::Card { color: color.into(), foot: Text::default(), seal: None },
        ..piece(id, at, title)
    }
}

fn corrupted(id: &'static str, at: &'static str) -> Piece {
    Piece {
        symbol: Some("turban".into()),
        look: PieceLook::Card { color: "#5a2a6a".into(), foot: "corrompue".into(), seal: Some("gold-scarab".into()) },
        badges: vec![Badge {
            symbol: Some("gold-scarab".into()),
            text: "+1".into(),
            title: "une amulette".into(),
            ..Badge::default()
        }],
        ..piece(id, at, "Vizir")
    }
}

fn piece(id: &'static str, at: &'static str, title: &'static str) -> Piece {
    Piece { id: id.into(), place: at.into(), title: title.into(), ..Piece::default() }
}

fn place(id: &'static str, region: &'static str, label: &'static str, look: PlaceLook) -> Place {
    Place { id: id.into(), region: region.into(), label: label.into(), look, ..Place::default() }
}

fn phase(id: &'static str, label: &'static str, current: bool) -> Phase {
    Phase { id: id.into(), label: label.into(), current }
}

fn fact(symbol: &'static str, label: &'static str, value: &'static str) -> FactLine {
    FactLine { symbol: symbol.into(), label: label.into(), value: value.into() }
}

fn panel(seat: usize, name: &'static str, score: &'static str, active: bool) -> Panel {
    Panel {
        seat: Seat::new(seat),
        name: name.into(),
        doing: if active { "visite la carrière" } else { "attend" }.into(),
        active,
        score: score.into(),
        score_label: "talents".into(),
        facts: vec![
            fact("cards", "Cartes", "8"),
            fact("camel-head", "Marchands", "2"),
            fact("great-pyramid", "Amulettes", if active { "4" } else { "?" }),
        ],
        pips: Some(Pips { label: "Éléments bâtis".into(), done: 5, of: 9 }),
        ..Panel::default()
    }
}

fn spots(wide: [f32; 4], narrow: [f32; 4]) -> Option<Spots> {
    let rect = |[x, y, w, h]: [f32; 4]| Spot::rect(x, y, w, h);
    Some(Spots { wide: rect(wide), narrow: rect(narrow) })
}
