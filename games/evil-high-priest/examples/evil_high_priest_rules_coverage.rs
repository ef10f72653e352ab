//! Prints which test proves which rule, and fails if a rule is proved by none: `make rules-coverage`.

use std::{error::Error, fs, path::Path, process::ExitCode};

use cenacle_evil_high_priest::EvilHighPriest;
use cenacle_table::{
    Game, Lang, Rules,
    conformance::{coverage, coverage_table},
};

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut sources = Vec::new();
    for folder in ["tests", "src"] {
        read(home, &home.join(folder), &mut sources)?;
    }
    sources.sort();
    let rules = Rules::parse(Lang::En, EvilHighPriest::about().rules_text(Lang::En))?;
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
