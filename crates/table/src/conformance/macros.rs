//! The one line by which a game is held to the contract.
//!
//! What stands in the macro is expanded into a game's tests: it alone reads and writes files, and it is exempt from the
//! rule that nothing in this crate does.

/// Holds a game to the contract: one test a property.
///
/// In `games/<game>/tests/conformance.rs`:
///
/// ```text
/// //! The contract every game keeps.
/// cenacle_table::conformance!(cenacle_cleopatra::Cleopatra);
/// ```
///
/// Options that have to be tried together as well are named: `conformance!(Game, together: [("ceremony", "on"), …])`.
///
/// It reads `tests/records/**/*.json` (those of older rules in `rules-<version>/`), `tests/playthroughs/<n>-players.txt`, and `src` and `tests` for the rules that
/// tests cite. `CENACLE_BLESS=1 cargo test` writes the playthroughs anew, and adds records of the ends that random play
/// finds. `CENACLE_LONG=1` plays the long plan.
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        $crate::conformance!($game, together: []);
    };
    ($game:ty, together: [$($pair:expr),* $(,)?]) => {
        mod conformance {
            #[allow(unused_imports, reason = "the game may be named in the file's scope or by its path")]
            use super::*;
            use $crate::conformance as suite;

            fn plan() -> suite::Plan {
                let long = ::std::env::var_os("CENACLE_LONG").is_some();
                let plan = if long { suite::Plan::long() } else { suite::Plan::quick() };
                suite::Plan { together: &[$($pair),*], ..plan }
            }

            fn bless() -> bool {
                ::std::env::var_os("CENACLE_BLESS").is_some()
            }

            fn here(path: &str) -> ::std::path::PathBuf {
                ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
            }

            /// The icons that a folder of art asks for: lines of `icons.txt`, and its own drawings.
            fn icons_in(art: &::std::path::Path) -> ::std::collections::BTreeSet<::std::string::String> {
                let list = ::std::fs::read_to_string(art.join("icons.txt")).unwrap_or_default();
                let asked = list.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
                let mut icons: ::std::collections::BTreeSet<_> = asked.filter(|name| !name.is_empty()).map(str::to_owned).collect();
                let drawn = ::std::fs::read_dir(art).expect("a folder of art").flatten();
                icons.extend(drawn.filter_map(|file| Some(file.file_name().to_string_lossy().strip_suffix(".svg")?.to_owned())));
                icons
            }

            fn hold(checked: ::std::result::Result<(), ::std::string::String>) {
                if let Err(what) = checked {
                    panic!("{what}");
                }
            }

            /// Name and text of every file under a folder that ends so, in order.
            fn files(folder: &::std::path::Path, ending: &str) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
                let mut found = ::std::vec::Vec::new();
                let Ok(entries) = ::std::fs::read_dir(folder) else { return found };
                for entry in entries {
                    let path = entry.expect("a folder that can be read").path();
                    if path.is_dir() {
                        found.extend(files(&path, ending));
                    } else if path.to_string_lossy().ends_with(ending) {
                        let text = ::std::fs::read_to_string(&path).expect("a file that can be read");
                        let name = path.strip_prefix(here("")).unwrap_or(&path).to_string_lossy().into_owned();
                        found.push((name, text));
                    }
                }
                found.sort();
                found
            }

            #[test]
            fn the_same_seed_gives_the_same_record() {
                hold(suite::same_seed_same_record::<$game>(&plan()));
            }

            #[test]
            fn what_is_legal_is_accepted_and_nothing_else_is() {
                hold(suite::legal_and_apply_agree::<$game>(&plan()));
            }

            #[test]
            fn somebody_is_to_act_until_the_end() {
                hold(suite::always_somebody_to_act::<$game>(&plan()));
            }

            #[test]
            fn random_play_ends_in_the_stated_time() {
                hold(suite::random_play_ends::<$game>(&plan()));
            }

            #[test]
            fn nothing_is_created_or_lost() {
                hold(suite::audit_holds::<$game>(&plan()));
            }

            #[test]
            fn what_is_written_down_is_read_again_the_same() {
                hold(suite::survives_being_written_down::<$game>(&plan()));
            }

            #[test]
            fn what_is_taken_back_is_as_it_was() {
                hold(suite::undo_is_exact::<$game>(&plan()));
            }

            #[test]
            fn nobody_sees_more_than_their_seat() {
                hold(suite::nobody_sees_more_than_their_seat::<$game>(&plan()));
            }

            #[test]
            fn everything_can_be_said_and_pointed_at_in_both_languages() {
                // A game that is not on the shelf brings no art: its symbols are letters.
                let icons = here("art").exists().then(|| {
                    let mut icons = icons_in(&here("art"));
                    icons.extend(icons_in(&here("../../web/art")));
                    icons
                });
                hold(suite::everything_can_be_said::<$game>(&plan(), icons.as_ref()));
            }

            #[test]
            fn the_page_knows_the_emblems() {
                let path = here("art/emblems.json");
                let emblems = <$game as $crate::Game>::about().emblems;
                if emblems.is_empty() {
                    assert!(!path.exists(), "{} is there, and the game has no emblems", path.display());
                    return;
                }
                let now = format!("{emblems:?}\n");
                if bless() {
                    ::std::fs::write(&path, &now).expect("a list that can be written");
                }
                let kept = ::std::fs::read_to_string(&path).unwrap_or_default();
                assert_eq!(kept, now, "{} is not what the game says: CENACLE_BLESS=1 cargo test writes it", path.display());
            }

            #[test]
            fn a_diff_leads_from_each_scene_to_the_next() {
                hold(suite::diffs_lead_from_scene_to_scene::<$game>(&plan()));
            }

            #[test]
            fn scenes_show_nothing_of_other_tables() {
                hold(suite::scenes_come_from_the_view_alone::<$game>(&plan()));
            }

            #[test]
            fn everybody_sees_alike_what_is_common() {
                hold(suite::everybody_sees_alike_what_is_common::<$game>(&plan()));
            }

            #[test]
            fn baked_files_say_the_same_as_the_games_own() {
                hold(suite::baked_files_say_the_same::<$game>());
            }

            #[test]
            fn both_languages_say_the_same() {
                hold(suite::both_languages_say_the_same::<$game>());
            }

            #[test]
            fn the_guide_has_a_sentence_for_every_action() {
                hold(suite::the_guide_knows_every_action::<$game>());
            }

            #[test]
            fn every_rule_is_cited_by_a_test() {
                let mut sources = files(&here("tests"), ".rs");
                sources.extend(files(&here("src"), ".rs"));
                hold(suite::every_rule_is_cited::<$game>(&sources));
            }

            #[test]
            fn every_end_is_reached_by_a_recorded_game() {
                let folder = here("tests/records");
                let mut records = files(&folder, ".json");
                if bless() {
                    let found = suite::find_endings::<$game>(&records, 200).unwrap_or_else(|what| panic!("{what}"));
                    ::std::fs::create_dir_all(&folder).expect("a folder for the records");
                    for (name, text) in found {
                        ::std::fs::write(folder.join(&name), &text).expect("a record that can be written");
                        records.push((name, text));
                    }
                }
                if let Err(what) = suite::every_end_is_recorded::<$game>(&records) {
                    panic!(
                        "{what}\nRecords are the .json files in {}. CENACLE_BLESS=1 cargo test adds those that random \
                         play finds; the others are played by a test or a bot and saved there with Record::to_text. Records \
                         of older rules stay as they are: they prove that what was played replays for ever",
                        folder.display()
                    );
                }
            }

            #[test]
            fn every_seat_sees_what_it_saw_in_the_golden_playthroughs() {
                let (fewest, most) = <$game as $crate::Game>::about().players;
                for players in fewest..=most {
                    let path = here("tests/playthroughs").join(format!("{players}-players.txt"));
                    let now = suite::playthrough::<$game>(players, 0).unwrap_or_else(|what| panic!("{what}"));
                    if bless() {
                        ::std::fs::create_dir_all(here("tests/playthroughs")).expect("a folder for the playthroughs");
                        ::std::fs::write(&path, &now).expect("a playthrough that can be written");
                        continue;
                    }
                    let Ok(kept) = ::std::fs::read_to_string(&path) else {
                        panic!("{} is missing: CENACLE_BLESS=1 cargo test writes it", path.display());
                    };
                    if let Err(what) = suite::compare_playthrough(&kept, &now) {
                        let whole = ::std::path::Path::new(env!("CARGO_TARGET_TMPDIR"))
                            .join(format!("{}-{players}-players.txt", <$game as $crate::Game>::about().id));
                        let text = suite::whole_playthrough::<$game>(players, 0).unwrap_or_else(|what| panic!("{what}"));
                        ::std::fs::write(&whole, text).expect("a playthrough that can be written");
                        panic!("{}: {what}\nEvery step as it is now: {}", path.display(), whole.display());
                    }
                }
            }
        }
    };
}

/// Holds the numbers of a game's actions and the fields of its views to their contract: one test a property. It stands beside
/// [`conformance!`](macro@crate::conformance) in `games/<game>/tests/conformance.rs`.
///
/// `tests/encoding.txt` keeps what numbers and fields mean. `CENACLE_BLESS=1 cargo test` writes it anew, if their version has gone up.
#[macro_export]
macro_rules! encoding_conformance {
    ($game:ty) => {
        mod encoding_conformance {
            #[allow(unused_imports, reason = "the game may be named in the file's scope or by its path")]
            use super::*;
            use $crate::conformance as suite;

            fn plan() -> suite::Plan {
                let long = ::std::env::var_os("CENACLE_LONG").is_some();
                if long { suite::Plan::long() } else { suite::Plan::quick() }
            }

            #[test]
            fn every_legal_action_has_a_number_of_its_own() {
                suite::every_legal_action_has_a_number::<$game>(&plan()).unwrap_or_else(|what| panic!("{what}"));
            }

            #[test]
            fn a_view_is_always_written_alike() {
                suite::views_are_written_alike::<$game>(&plan()).unwrap_or_else(|what| panic!("{what}"));
            }

            #[test]
            fn numbers_and_fields_mean_what_their_version_promised() {
                let path = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/encoding.txt");
                let now = suite::encoding_text::<$game>().unwrap_or_else(|what| panic!("{what}"));
                let kept = ::std::fs::read_to_string(&path).unwrap_or_default();
                match suite::compare_encoding(&kept, &now) {
                    Ok(()) => {}
                    Err(suite::EncodingChanged::Broken(what)) => panic!("{}: {what}", path.display()),
                    Err(suite::EncodingChanged::Newer) if ::std::env::var_os("CENACLE_BLESS").is_some() => {
                        ::std::fs::write(&path, &now).expect("a text that can be written");
                    }
                    Err(suite::EncodingChanged::Newer) => {
                        panic!("{} is of another version: CENACLE_BLESS=1 cargo test writes it", path.display());
                    }
                }
            }
        }
    };
}
