//! The scene as text: what a terminal shows and a screen reader reads.

mod common;
mod result;

use std::sync::Arc;

use cenacle_scene::{
    Scene, Seat,
    scene::{Ability, Part, Piece, PieceLook, Place, PlaceLook, Region},
    text,
};
use common::{scene, scene_with};
use unicode_width::UnicodeWidthStr;

#[test]
fn the_sample_scene_reads_well_in_a_wide_terminal() {
    insta::assert_snapshot!(text(&scene(), 120), @r#"
    Cléopâtre                                                                                   Marché ou carrière · [Bâtir]
    Sphinx 3/6 · Murs 4/9

    ── Le palais ───────────────────────────────────────────────────────────────────────────────────────────────────────────
        1 2 3
      a . ♣ .
      b ■ ■ .
      ♣ palmier, ■ mosaïque
      1  Cléopâtre
      ›Mur 1 · ›Mur 2 · Départ · 2

    ── La carrière ─────────────────────────────────────────────────────────────────────────────────────────────────────────
    › Mur     3 + mosaïques  4/9 · Artisan, Bois, Pierre
    › Sphinx  2 ou 5         3/6 · Artisan, Pierre, Marbre
      Trône   12             1/2 · Artisan ×3, Marbre ×2, Lapis ×2

    ── Le marché · pioche 41 ───────────────────────────────────────────────────────────────────────────────────────────────
      Étal 1  Pierre, Artisan, carte cachée, Marbre, Bois
      Étal 2  Lapis, Vizir (corrompue, une amulette)

    ── Autel du grand prêtre · 2/5 ─────────────────────────────────────────────────────────────────────────────────────────
      Dés  ›ankh, vierge, ankh, cinq, ?

    ── Votre main · 5 cartes ───────────────────────────────────────────────────────────────────────────────────────────────
      ›Artisan, ›Pierre, Artisan, Vizir (corrompue, une amulette), Lapis
      Lapis — Gardez une carte de plus à la fin du tour, puis défaussez.

    ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────
    » ● Vous                                 29 talents
        Cartes 8 · Marchands 2 · Amulettes 4 · Éléments bâtis ▮▮▮▮▮▯▯▯▯ 5/9 · visite la carrière
    › ■ Mado <b>"& fils"</b>                  ? talents
        Cartes 8 · Marchands 2 · Amulettes ? · Éléments bâtis ▮▮▮▮▮▯▯▯▯ 5/9 · attend
      ▲ Ramsès le Très Grand, fils de Séthi  34 talents
        Cartes 8 · Marchands 2 · Amulettes ? · Éléments bâtis ▮▮▮▮▮▯▯▯▯ 5/9 · attend

    › Où bâtir le mur ?
      3 + mosaïques voisines. Deux sites sont libres.
    "#);
}

#[test]
fn the_sample_scene_reads_well_in_a_narrow_terminal() {
    insta::assert_snapshot!(text(&scene(), 60), @r#"
    Cléopâtre                       Marché ou carrière · [Bâtir]
    Sphinx 3/6 · Murs 4/9

    ── Le palais ───────────────────────────────────────────────
        1 2 3
      a . ♣ .
      b ■ ■ .
      ♣ palmier, ■ mosaïque
      1  Cléopâtre
      ›Mur 1 · ›Mur 2 · Départ · 2

    ── La carrière ─────────────────────────────────────────────
    › Mur     3 + mosaïques  4/9 · Artisan, Bois, Pierre
    › Sphinx  2 ou 5         3/6 · Artisan, Pierre, Marbre
      Trône   12             1/2
                             Artisan ×3, Marbre ×2, Lapis ×2

    ── Le marché · pioche 41 ───────────────────────────────────
      Étal 1  Pierre, Artisan, carte cachée, Marbre, Bois
      Étal 2  Lapis, Vizir (corrompue, une amulette)

    ── Autel du grand prêtre · 2/5 ─────────────────────────────
      Dés  ›ankh, vierge, ankh, cinq, ?

    ── Votre main · 5 cartes ───────────────────────────────────
      ›Artisan, ›Pierre, Artisan,
      Vizir (corrompue, une amulette), Lapis
      Lapis — Gardez une carte de plus à la fin du tour, puis
      défaussez.

    ────────────────────────────────────────────────────────────
    » ● Vous                                 29 talents
        Cartes 8 · Marchands 2 · Amulettes 4
        Éléments bâtis ▮▮▮▮▮▯▯▯▯ 5/9 · visite la carrière
    › ■ Mado <b>"& fils"</b>                  ? talents
        Cartes 8 · Marchands 2 · Amulettes ?
        Éléments bâtis ▮▮▮▮▮▯▯▯▯ 5/9 · attend
      ▲ Ramsès le Très Grand, fils de Séthi  34 talents
        Cartes 8 · Marchands 2 · Amulettes ?
        Éléments bâtis ▮▮▮▮▮▯▯▯▯ 5/9 · attend

    › Où bâtir le mur ?
      3 + mosaïques voisines. Deux sites sont libres.
    "#);
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for width in [40, 60, 80, 120] {
        for line in text(&scene(), width).lines() {
            assert!(line.width() <= width, "{width}: {} columns: {line}", line.width());
        }
    }
}

#[test]
fn no_line_ends_in_a_space() {
    assert!(text(&scene(), 80).lines().all(|line| !line.ends_with(' ')));
}

#[test]
fn nothing_is_marked_when_somebody_else_is_asked() {
    let mut scene = scene();
    assert!(text(&scene, 80).contains('›'));
    scene.prompt.mine = false;
    assert!(!text(&scene, 80).contains('›'));
}

#[test]
fn a_region_with_nothing_to_say_is_left_out() {
    let scene = scene_with(|part| {
        part.pieces.retain(|piece| piece.place != "hand.cards");
        for region in part.regions.iter_mut().filter(|region| region.id == "hand") {
            region.note = "".into();
        }
    });
    assert!(!text(&scene, 80).contains("Votre main"));
}

/// A region of as many bare places as asked, with one statue on the last.
fn garden(places: usize) -> Part {
    let place = |number: usize| Place {
        id: format!("garden.{number}").into(),
        region: "garden".into(),
        label: format!("Case {number}").into(),
        look: PlaceLook::Bare,
        ..Place::default()
    };
    Part {
        regions: vec![Region { id: "garden".into(), label: "Le jardin".into(), ..Region::default() }],
        places: (1..=places).map(place).collect(),
        pieces: vec![Piece {
            id: "statue".into(),
            place: format!("garden.{places}").into(),
            title: "Anubis".into(),
            seat: Some(Seat::new(2)),
            look: PieceLook::Token,
            ..Piece::default()
        }],
        ..Part::new("garden")
    }
}

fn only(part: Part) -> Scene {
    Scene { groups: vec![part.into()], ..Scene::default() }
}

#[test]
fn empty_bare_places_are_named_only_in_a_small_region() {
    let small = text(&only(garden(4)), 80);
    assert!(small.contains("Case 1 · Case 2 · Case 3"), "{small}");
    let large = text(&only(garden(81)), 80);
    assert!(!large.contains("Case 1 "), "{large}");
    assert!(large.contains("Case 81  Anubis ▲"), "{large}");
}

#[test]
fn equal_pieces_are_counted_together() {
    let mut part = garden(1);
    let statue = part.pieces[0].clone();
    part.pieces.push(Piece { id: "other".into(), count: 2, ..statue });
    assert!(text(&only(part), 80).contains("Anubis ▲ ×3"));
}

#[test]
fn an_empty_tray_stays_between_its_neighbours() {
    let scene = scene_with(|part| part.pieces.retain(|piece| piece.place != "stall.1"));
    let page = text(&scene, 80);
    let place = |part: &str| page.find(part).unwrap_or_else(|| panic!("{part} is missing:\n{page}"));
    assert!(place("Étal 1  –") < place("Étal 2  "), "{page}");
}

#[test]
fn a_pile_does_not_repeat_the_name_of_its_place() {
    let scene = scene_with(|part| {
        let back = PieceLook::Back { color: "#000000".into() };
        for piece in part.pieces.iter_mut().filter(|piece| piece.place == "stall.1") {
            (piece.title, piece.look) = ("Étal 1".into(), back.clone());
        }
    });
    assert!(text(&scene, 80).contains("Étal 1  –"), "{}", text(&scene, 80));
}

#[test]
fn a_drawing_without_a_name_says_nothing() {
    let mut part = garden(1);
    let lines = Piece {
        id: "lines".into(),
        title: "".into(),
        seat: None,
        drawing: Some("<g/>".into()),
        ..part.pieces[0].clone()
    };
    part.pieces.push(lines.clone());
    let page = text(&only(part.clone()), 80);
    assert!(page.contains("Case 1  Anubis ▲\n"), "{page}");
    part.pieces[1] = Piece { title: "chemin".into(), ..lines };
    assert!(text(&only(part.clone()), 80).contains("chemin"));
}

#[test]
fn what_each_player_can_do_stands_under_his_name_and_what_is_spent_in_brackets() {
    let ability = |title: &'static str, text: &'static str, spent| Ability {
        title: title.into(),
        text: text.into(),
        spent,
        ..Ability::default()
    };
    let scene = scene_with(|part| {
        let abilities = vec![
            ability("Rite de l’abîme", "Détruisez un Prêtre disponible : un autre gagne son Influence.", false),
            ability("Carte Prêtre", "", true),
        ];
        part.panels[1].abilities = Arc::new(abilities.into());
    });
    for width in [60, 160] {
        let text = text(&scene, width);
        let lines: Vec<&str> = text.lines().collect();
        let mado = lines.iter().position(|line| line.contains("Mado <b>")).unwrap();
        let next = lines.iter().position(|line| line.contains("Ramsès")).unwrap();
        let under = lines[mado + 1..next].join("\n");
        let rite = match width {
            60 => {
                "    Rite de l’abîme — Détruisez un Prêtre disponible : un\n      autre gagne son Influence.\n    (Carte Prêtre)"
            }
            _ => {
                "    Rite de l’abîme — Détruisez un Prêtre disponible : un autre gagne son Influence.\n    (Carte Prêtre)"
            }
        };
        assert!(under.ends_with(rite), "{width}:\n{text}");
        assert!(lines.iter().all(|line| line.width() <= width), "{text}");
        assert_eq!(text.matches("Rite de l’abîme").count(), 1, "nobody else has it");
    }
}

#[test]
fn a_sheet_says_all_that_is_printed_on_it_and_nothing_is_said_twice() {
    let ability = |title: &'static str, text: &'static str, spent| Ability {
        title: title.into(),
        text: text.into(),
        spent,
        ..Ability::default()
    };
    let scene = scene_with(|part| {
        let seat = part.panels[1].seat;
        let abilities = vec![
            ability("Duplicité", "Jouez une carte scellée.", false),
            ability("Rite", "Un Prêtre de 3.", false),
            ability("Don", "Une Pièce.", true),
        ];
        part.panels[1].abilities = Arc::new(abilities.into());
        let sheet = Piece {
            id: "sheet".into(),
            title: "Tiamat".into(),
            text: "Lumière · Duplicité : Jouez une carte scellée. Don : Une Pièce. Ténèbres · Chaos : Tout brûle."
                .into(),
            look: PieceLook::Token,
            seat: Some(seat),
            ..part.pieces[0].clone()
        };
        part.pieces.push(sheet);
    });
    let page = text(&scene, 160);
    assert!(page.contains("  Tiamat — Lumière · Duplicité"), "{page}");
    assert!(page.contains("Ténèbres · Chaos : Tout brûle."), "{page}");
    assert_eq!(page.matches("Jouez une carte scellée.").count(), 1, "{page}");
    // What the sheet does not say, and what is spent, stands under the player.
    assert!(page.contains("    Rite — Un Prêtre de 3.\n    (Don — Une Pièce.)"), "{page}");
}

#[test]
fn a_result_is_told_throw_by_throw_and_then_in_a_sentence() {
    let scene = scene_with(|part| part.reveals.push(result::reveal()));
    let text = text(&scene, 100);
    assert!(text.contains("Attaque, 13 ou moins ● — 4+2+5 · 11 · touché"), "{text}");
    assert!(text.contains("Esquive ■ — esquivé"), "{text}");
    assert!(text.contains("La Brute 3 tombe."), "{text}");
}
