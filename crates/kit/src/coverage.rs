//! Which test proves which rule: `make rules-coverage`.

use std::{error::Error, fs, path::Path, process::ExitCode};

use cenacle_table::{
    Game, Lang, Rules,
    conformance::{coverage, coverage_table},
};

/// Prints which test of the crate at `home` proves which rule. Fails if a rule is proved by none.
///
/// # Errors
/// If a file cannot be read, or a test cites a rule that is not written.
pub fn print<G: Game>(home: &Path) -> Result<ExitCode, Box<dyn Error>> {
    let mut sources = Vec::new();
    for folder in ["tests", "src"] {
        read(home, &home.join(folder), &mut sources)?;
    }
    sources.sort();
    let rules = Rules::parse(Lang::En, G::about().rules_text(Lang::En))?;
    let (table, holes) = coverage_table(&coverage(&rules, &sources)?);
    print!("{table}");
    Ok(if holes == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read(home: &Path, folder: &Path, sources: &mut Vec<(String, String)>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            read(home, &path, sources)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let name = path.strip_prefix(home)?.display().to_string();
            sources.push((name, fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

/// The program that prints it for a game.
#[macro_export]
macro_rules! rules_coverage {
    ($game:ty) => {
        fn main() -> ::std::result::Result<::std::process::ExitCode, ::std::boxed::Box<dyn ::std::error::Error>> {
            $crate::coverage::print::<$game>(::std::path::Path::new(env!("CARGO_MANIFEST_DIR")))
        }
    };
}
