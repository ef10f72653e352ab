//! A result to be shown.

use cenacle_scene::{
    Seat,
    scene::{DieFace, Reveal, Tone, Trial},
};

/// An attack that hit, and a card that answered.
pub(crate) fn reveal() -> Reveal {
    Reveal {
        id: "reveal.1".into(),
        title: "Hache : vous contre Mado".into(),
        trials: vec![
            Trial {
                seat: Some(Seat::new(0)),
                label: "Attaque, 13 ou moins".into(),
                dice: [4, 2, 5].map(DieFace::Pips).to_vec(),
                total: "11".into(),
                word: "touché".into(),
                tone: Tone::Good,
                ..Trial::default()
            },
            Trial {
                seat: Some(Seat::new(1)),
                symbol: Some("dodging".into()),
                label: "Esquive".into(),
                word: "esquivé".into(),
                tone: Tone::Bad,
                ..Trial::default()
            },
        ],
        text: "La Brute 3 tombe.".into(),
        seats: vec![Seat::new(0), Seat::new(1)],
        rule: None,
    }
}
