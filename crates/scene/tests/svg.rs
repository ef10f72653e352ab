//! The picture of a scene: well-formed, complete, escaped, and lit only where the viewer may act.

mod common;
mod result;

use std::collections::{BTreeMap, BTreeSet};

use cenacle_scene::{
    Excerpt, Format, Icon, IconSet, Icons, NoIcons, Scene, Seat, excerpt,
    scene::{PlaceLook, Shown, Stage, panel_id},
    svg,
};
use common::{TRICKY, decor, narrow, scene, scene_with};
use roxmltree::{Document, Node};

const STAGES: [Format; 2] = [Format::Wide, Format::Narrow];

/// Every icon is the same dot.
struct Dots;

impl Icons for Dots {
    fn icon(&self, _name: &str) -> Option<Icon> {
        Some(Icon { view_box: "0 0 512 512".into(), body: r#"<circle class="dot" r="9"/>"#.into() })
    }
}

fn drawn<T>(scene: &Scene, stage: Format, icons: &dyn Icons, look: impl Fn(&Document<'_>) -> T) -> T {
    let picture = svg(scene, stage, icons);
    look(&Document::parse(&picture).unwrap_or_else(|error| panic!("{stage:?}: {error}\n{picture}")))
}

fn elements<'a>(document: &'a Document<'_>) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_attribute("data-id"))
}

fn lit(document: &Document<'_>) -> BTreeSet<String> {
    elements(document)
        .filter(|node| node.attribute("class").is_some_and(|class| class.split(' ').any(|name| name == "lit")))
        .filter_map(|node| node.attribute("data-id"))
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_picture_is_well_formed_and_begins_with_an_svg_element() {
    for stage in STAGES {
        drawn(&scene(), stage, &Dots, |document| {
            assert_eq!(document.root_element().tag_name().name(), "svg");
            assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
        });
    }
}

#[test]
fn an_empty_scene_gives_a_picture_too() {
    for stage in STAGES {
        drawn(&Scene::default(), stage, &NoIcons, |document| assert_eq!(elements(document).count(), 0));
    }
}

#[test]
fn every_region_place_piece_die_and_panel_is_drawn_once() {
    let scene = scene();
    let all = scene.tableau();
    let ids = (all.regions.iter().map(|region| region.id.clone()))
        .chain(all.places.iter().map(|place| place.id.clone()))
        .chain(all.pieces.iter().map(|piece| piece.id.clone()))
        .chain(all.dice.iter().map(|die| die.id.clone()))
        .chain(all.panels.iter().map(|panel| panel_id(panel.seat)));
    let expected: BTreeMap<String, usize> = ids.map(|id| (id.into(), 1)).collect();
    for stage in STAGES {
        let found = drawn(&scene, stage, &Dots, |document| {
            let mut found = BTreeMap::new();
            for node in elements(document) {
                *found.entry(node.attribute("data-id").unwrap_or_default().to_owned()).or_insert(0) += 1;
            }
            found
        });
        assert_eq!(found, expected, "{stage:?}");
    }
}

#[test]
fn every_element_begins_with_its_title() {
    drawn(&scene(), Format::Wide, &Dots, |document| {
        for node in elements(document) {
            assert_eq!(node.first_element_child().map(|child| child.tag_name().name()), Some("title"), "{node:?}");
        }
    });
}

#[test]
fn every_piece_and_die_shows_more_than_its_title() {
    for stage in STAGES {
        drawn(&scene(), stage, &Dots, |document| {
            for node in elements(document).filter(|node| {
                node.attribute("class").is_some_and(|class| class.starts_with("piece") || class.starts_with("die"))
            }) {
                let shapes = ["rect", "circle", "path", "use", "text"];
                let shown = node.descendants().any(|part| shapes.contains(&part.tag_name().name()));
                assert!(shown, "{stage:?}: {:?} is invisible", node.attribute("data-id"));
            }
        });
    }
}

#[test]
fn overlapping_cards_keep_the_order_of_their_titles_from_left_to_right() {
    drawn(&scene(), Format::Wide, &Dots, |document| {
        let title = |id: &str| {
            let card =
                elements(document).find(|node| node.attribute("data-id") == Some(id)).expect("the card is drawn");
            let text = card.descendants().find(|part| part.has_tag_name("text")).expect("the card has a title");
            let x: f32 = text.attribute("x").and_then(|x| x.parse().ok()).expect("the title stands somewhere");
            (x, text.text().unwrap_or_default().to_owned())
        };
        let row = ["market.1", "market.2", "market.4", "market.5"].map(title);
        assert_eq!(row.each_ref().map(|(_, title)| title.as_str()), ["Pierre", "Artisan", "Marbre", "Bois"]);
        assert!(row.windows(2).all(|pair| pair[1].0 - pair[0].0 > 20.0), "{row:?}");
    });
}

#[test]
fn a_drawing_is_scaled_as_its_place_is() {
    let transform = |stage| {
        drawn(&scene(), stage, &Dots, |document| {
            let mosaic =
                elements(document).find(|node| node.attribute("data-id") == Some("mosaic")).expect("it is drawn");
            let drawing = mosaic.children().find(|child| child.has_attribute("transform")).expect("it is placed");
            drawing.attribute("transform").unwrap_or_default().to_owned()
        })
    };
    assert!(transform(Format::Wide).ends_with("rotate(90) scale(1.000 1.000)"), "{}", transform(Format::Wide));
    assert!(transform(Format::Narrow).ends_with("rotate(90) scale(0.500 0.500)"), "{}", transform(Format::Narrow));
}

#[test]
fn names_with_markup_are_shown_as_they_are_and_not_obeyed() {
    drawn(&scene(), Format::Wide, &Dots, |document| {
        assert!(!document.descendants().any(|node| node.has_tag_name("b")));
        let title = elements(document)
            .find(|node| node.attribute("data-id") == Some(&panel_id(Seat::new(1))))
            .and_then(|node| node.first_element_child())
            .and_then(|title| title.text());
        assert!(title.is_some_and(|title| title.starts_with(TRICKY)), "{title:?}");
    });
}

#[test]
fn what_can_be_picked_is_lit_and_nothing_else() {
    let scene = scene();
    let picks: BTreeSet<String> = scene.offers.iter().flat_map(|offer| offer.picks.clone()).map(String::from).collect();
    for stage in STAGES {
        drawn(&scene, stage, &Dots, |document| {
            assert_eq!(lit(document), picks);
            for node in elements(document) {
                let halo = node
                    .children()
                    .any(|child| child.descendants().any(|part| part.attribute("stroke") == Some("#ffc24b")));
                let id = node.attribute("data-id").unwrap_or_default();
                assert_eq!(halo, picks.contains(id), "{id}");
            }
        });
    }
}

#[test]
fn nothing_is_gold_when_somebody_else_is_asked() {
    let mut scene = scene();
    scene.prompt.mine = false;
    for stage in STAGES {
        assert!(!svg(&scene, stage, &Dots).contains("#ffc24b"));
        drawn(&scene, stage, &Dots, |document| assert!(lit(document).is_empty()));
    }
}

#[test]
fn no_text_is_smaller_than_twelve_units() {
    for stage in STAGES {
        drawn(&scene(), stage, &NoIcons, |document| {
            let sizes: Vec<f32> =
                document.descendants().filter_map(|node| node.attribute("font-size")?.parse().ok()).collect();
            assert!(sizes.len() > 20);
            assert!(sizes.iter().all(|size| *size >= 12.0), "{sizes:?}");
        });
    }
}

#[test]
fn a_missing_icon_is_its_letter_in_a_disc() {
    drawn(&scene(), Format::Wide, &NoIcons, |document| {
        let ankh = document.descendants().find(|node| node.attribute("id") == Some("icon-ankh")).expect("a symbol");
        assert!(ankh.children().any(|child| child.has_tag_name("circle")));
        assert_eq!(ankh.children().find(|child| child.has_tag_name("text")).and_then(|text| text.text()), Some("A"));
    });
}

#[test]
fn each_icon_in_use_is_defined_once_even_if_only_the_backdrop_uses_it() {
    let backdrop = r##"<use href="#icon-obelisk" width="9" height="9"/>"##.into();
    let scene = Scene { decor: decor([Stage { size: (884.0, 586.0), backdrop }, narrow()]).into(), ..scene() };
    drawn(&scene, Format::Wide, &Dots, |document| {
        let defined: Vec<&str> = (document.descendants().filter(|node| node.has_tag_name("symbol")))
            .filter_map(|node| node.attribute("id"))
            .collect();
        let used: BTreeSet<&str> = (document.descendants().filter(|node| node.has_tag_name("use")))
            .filter_map(|node| node.attribute("href")?.strip_prefix('#'))
            .collect();
        assert!(used.contains("icon-obelisk") && used.contains("icon-turban"));
        assert_eq!(defined, used.into_iter().collect::<Vec<_>>());
    });
}

#[test]
fn a_name_too_long_for_its_panel_is_squeezed_and_not_cut() {
    drawn(&scene(), Format::Wide, &Dots, |document| {
        let written = |begin: &'static str| {
            let texts = document.descendants().filter(|node| node.has_tag_name("text"));
            let mut named = texts.filter(move |node| node.text().is_some_and(|text| text.starts_with(begin)));
            named.next().unwrap_or_else(|| panic!("{begin} is not written"))
        };
        let (long, short) = (written("Ramsès"), written("Mado"));
        assert_eq!(long.text(), Some("Ramsès le Très Grand, fils de Séthi"));
        assert_eq!(long.attribute("lengthAdjust"), Some("spacingAndGlyphs"));
        assert_eq!(short.attribute("lengthAdjust"), None);
    });
}

#[test]
fn a_name_in_the_remark_beside_a_heading_is_squeezed_and_not_cut() {
    let (long, short) = ("Ramsès le Très Grand, fils de Séthi → Béatrice-Andréa de Montmorency", "Ada → Bob");
    for (note, squeezed) in [(long, Some("spacingAndGlyphs")), (short, None)] {
        let noted = scene_with(|part| {
            let altar = part.regions.iter_mut().find(|region| region.id == "altar").expect("an altar");
            altar.note = note.into();
        });
        for stage in STAGES {
            drawn(&noted, stage, &Dots, |document| {
                let altar =
                    elements(document).find(|node| node.attribute("data-id") == Some("altar")).expect("an altar");
                let texts = altar.descendants().filter(|node| node.has_tag_name("text"));
                let written: Vec<_> = texts.map(|node| (node.text(), node.attribute("lengthAdjust"))).collect();
                assert!(written.contains(&(Some(note), squeezed)), "{stage:?}: {written:?}");
                assert_eq!(written[0].0, Some("Autel du grand prêtre"));
            });
        }
    }
}

#[test]
fn a_name_in_the_text_of_a_row_or_of_a_tray_is_squeezed_and_not_cut() {
    let named = "remporté par Ramsès le Très Grand, fils de Séthi";
    for look in [PlaceLook::Row, PlaceLook::Tray] {
        let noted = scene_with(|part| {
            let wall = part.places.iter_mut().find(|place| place.id == "quarry.wall").expect("a wall");
            (wall.look, wall.text) = (look, named.into());
            // A row with one line, a tray with a heading.
            let spots = wall.spots.as_mut().expect("it lies somewhere");
            let high = if look == PlaceLook::Row { 40.0 } else { 100.0 };
            (spots.wide.h, spots.narrow.h) = (high, high);
        });
        for stage in STAGES {
            drawn(&noted, stage, &Dots, |document| {
                let mut texts = document.descendants().filter(|node| node.has_tag_name("text"));
                let text =
                    texts.find(|node| node.text() == Some(named)).unwrap_or_else(|| panic!("{look:?}, {stage:?}"));
                assert_eq!(text.attribute("lengthAdjust"), Some("spacingAndGlyphs"), "{look:?}, {stage:?}");
            });
        }
    }
}

#[test]
fn a_scene_without_a_narrow_arrangement_shows_the_wide_one() {
    let wide = Stage { size: (884.0, 586.0), ..Stage::default() };
    let scene = Scene { decor: decor([wide, Stage::default()]).into(), ..scene() };
    drawn(&scene, Format::Narrow, &Dots, |document| {
        assert!(elements(document).any(|node| node.attribute("data-id") == Some("altar.dice")));
    });
    assert_eq!(drawn(&scene, Format::Narrow, &Dots, lit), drawn(&scene, Format::Wide, &Dots, lit));
}

#[test]
fn the_same_scene_gives_the_same_picture() {
    assert_eq!(svg(&scene(), Format::Wide, &NoIcons), svg(&scene(), Format::Wide, &NoIcons));
}

#[test]
fn icons_are_read_from_the_file_that_the_web_build_writes() {
    let icons = IconSet::from_json(r#"{ "ankh": { "viewBox": "0 0 8 8", "body": "<path d='M0,0'/>" } }"#)
        .expect("this is such a file");
    assert_eq!(icons.icon("ankh").map(|icon| icon.view_box), Some("0 0 8 8".into()));
    assert_eq!(icons.icon("sphinx"), None);
    assert_eq!(icons.names().collect::<Vec<_>>(), ["ankh"]);
    let refused = IconSet::from_json(r#"{ "ankh": { "body": "" } }"#).expect_err("the viewBox is missing");
    assert!(refused.to_string().contains("viewBox"), "{refused}");
}

#[test]
fn a_result_stands_under_the_stage_with_its_dice_and_its_words() {
    let scene = scene_with(|part| part.reveals.push(result::reveal()));
    for stage in [Format::Wide, Format::Narrow] {
        drawn(&scene, stage, &Dots, |document| {
            let shown =
                elements(document).find(|node| node.attribute("data-id") == Some("reveal.1")).expect("a result");
            let words: Vec<&str> = shown.descendants().filter_map(|node| node.text()).collect();
            for word in ["11", "touché", "esquivé", "La Brute 3 tombe."] {
                assert!(words.contains(&word), "{word} in {words:?}");
            }
        });
    }
}

#[test]
fn a_region_with_a_sheet_of_its_own_is_drawn_once_beside_the_wide_stage_and_on_the_narrow_one() {
    for shown in [Shown::Panel, Shown::Aside] {
        let sheet = scene_with(|part| {
            let quarry = part.regions.iter_mut().find(|region| region.id == "quarry").expect("a quarry");
            (quarry.shown, quarry.seat) = (shown, Some(Seat::new(0)));
        });
        let homes = |stage: Format| {
            drawn(&sheet, stage, &NoIcons, |document| {
                let quarry = document.descendants().filter(|node| node.attribute("data-id") == Some("quarry"));
                let home =
                    |node: Node<'_, '_>| node.parent().and_then(|parent| parent.attribute("class")).map(str::to_owned);
                quarry.map(home).collect::<Vec<_>>()
            })
        };
        assert_eq!(homes(Format::Wide), [Some("sheet".to_owned())], "{shown:?}");
        assert_eq!(homes(Format::Narrow), [Some("stage".to_owned())], "{shown:?}");
    }
}

fn cut_to(show: &[&str], mark: &[&str], stage: Format) -> Result<String, String> {
    let [show, mark] = [show, mark].map(|ids| ids.iter().map(ToString::to_string).collect::<Vec<_>>());
    let what = Excerpt { name: "part", title: "What is <seen>", show: &show, around: 4.0, mark: &mark, numbered: true };
    excerpt(&scene(), stage, &what, &Dots)
}

#[test]
fn an_excerpt_shows_what_is_named_and_little_besides_and_lights_nothing() {
    for stage in STAGES {
        let whole = cut_to(&[], &[], stage).unwrap();
        let part = cut_to(&["quarry.wall", "card.1", "seat.2"], &[], stage).unwrap();
        let document = Document::parse(&part).unwrap_or_else(|error| panic!("{stage:?}: {error}\n{part}"));
        let seen: BTreeSet<_> = elements(&document).filter_map(|node| node.attribute("data-id")).collect();
        assert!(["quarry.wall", "card.1", "seat.2"].iter().all(|id| seen.contains(id)), "{stage:?}: {seen:?}");
        assert!(!seen.contains("seat.1") && !seen.contains("site.1"), "{stage:?}: {seen:?}");
        assert!(lit(&document).is_empty());
        assert_eq!(
            document.root_element().first_element_child().and_then(|title| title.text()),
            Some("What is <seen>")
        );
        let wide = |svg: &str| -> f32 {
            Document::parse(svg).unwrap().root_element().attribute("width").unwrap().parse().unwrap()
        };
        assert!(wide(&part) < wide(&whole) || stage == Format::Narrow);
    }
}

#[test]
fn what_an_excerpt_marks_keeps_its_light_under_its_number() {
    let part = cut_to(&["quarry"], &["quarry.sphinx", "quarry.wall"], Format::Wide).unwrap();
    let document = Document::parse(&part).unwrap();
    let masks: Vec<_> =
        document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "mask"))).collect();
    assert_eq!(masks.len(), 1);
    // The whole, and a hole for each.
    assert_eq!(masks[0].children().filter(Node::is_element).count(), 3);
    let numbers: Vec<_> =
        document.descendants().filter_map(|node| node.text()).filter(|text| ["1", "2"].contains(text)).collect();
    assert!(numbers.contains(&"1") && numbers.contains(&"2"), "{numbers:?}");
}

#[test]
fn nothing_of_an_excerpt_can_be_drawn_with_what_another_one_brought() {
    let part = cut_to(&[], &["quarry.wall"], Format::Wide).unwrap();
    let document = Document::parse(&part).unwrap();
    let ids: BTreeSet<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert!(!ids.is_empty() && ids.iter().all(|id| id.starts_with("part-")), "{ids:?}");
    for used in document.descendants().filter_map(|node| node.attribute("href")) {
        assert!(ids.contains(used.trim_start_matches('#')), "{used}");
    }
}

#[test]
fn what_an_excerpt_cannot_show_or_mark_is_named() {
    for stage in STAGES {
        assert_eq!(cut_to(&["quarry", "nowhere"], &[], stage), Err("nowhere".to_owned()));
        assert_eq!(cut_to(&["quarry"], &["nobody"], stage), Err("nobody".to_owned()));
    }
}
