//! Pictures of rules: `--picture`, `--pictures` and `--elements`.

use std::{fmt::Write, fs, path::Path};

use cenacle_rulebook::{Gallery, check, scene};
use cenacle_scene::{Format, Lang};
use cenacle_table::{About, AnyGame};

use crate::{
    commands::lesson::{named, texts_in},
    failure::Failure,
    files, output,
};

/// The pictures that the program was built with, or those of a directory.
pub(super) fn gallery(about: &About, from: Option<&Path>) -> Result<Gallery, Failure> {
    let Some(dir) = from else { return Gallery::of(about).map_err(Failure::other) };
    let words = |lang: Lang| files::read(&dir.join(format!("words/rulebook.{lang}.ftl")));
    let texts = texts_in(&dir.join("rules/pictures"))?;
    Gallery::read(about, &texts, [words(Lang::Fr)?, words(Lang::En)?]).map_err(Failure::input)
}

/// Draws every picture, after each was looked at in both languages and on both stages.
pub(super) fn draw_all(
    game: &dyn AnyGame,
    gallery: &Gallery,
    dir: &Path,
    lang: Lang,
    stage: Format,
) -> Result<(), Failure> {
    let faults = check(game, gallery);
    fs::create_dir_all(dir).map_err(|error| Failure::Input(format!("{}: {error}", dir.display())))?;
    let mut drawn = 0;
    for (story, picture) in gallery.pictures() {
        let name = story.name_of(picture);
        if let Ok(svg) = gallery.draw(game, &name, lang, stage) {
            files::write(&dir.join(format!("{name}.svg")), &svg)?;
            drawn += 1;
        }
    }
    if faults.is_empty() {
        return output::print(&format!("{drawn} pictures\n"));
    }
    let faults = faults.iter().map(|fault| format!("\n  {fault}")).collect::<String>();
    Err(Failure::Other(format!("{}:{faults}", game.about().id)))
}

/// What a picture could show and mark, and what could be played there.
pub(super) fn elements(game: &dyn AnyGame, gallery: &Gallery, name: &str, lang: Lang) -> Result<String, Failure> {
    let (story, picture) = gallery.find(name).ok_or_else(|| Failure::Input(format!("there is no picture `{name}`")))?;
    let scene = scene(game, story, picture, lang).map_err(Failure::input)?;
    let mut text = format!("{}\n", scene.prompt.question);
    text += &named(&scene);
    for panel in &scene.tableau().panels {
        let _ = writeln!(text, "  {} {}", output::styled(output::FAINT, &format!("seat.{}", panel.seat)), panel.name);
    }
    for offer in &scene.offers {
        let _ = writeln!(text, "* {}", offer.label);
    }
    Ok(text)
}
