//! What docs/OPERATIONS.md and deploy/ say is so.

use std::{collections::BTreeSet, fs, path::PathBuf, process::Command};

use crate::{house::house_figures, site::Site, witness::Witness};

fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Words of a text that begin so, and are whole.
fn words(text: &str, beginning: &str) -> BTreeSet<String> {
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || "-_".contains(letter));
    text.split(ends)
        .filter(|word| {
            let is_one =
                |rest: &str| rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !rest.ends_with('_');
            word.strip_prefix(beginning).is_some_and(is_one)
        })
        .map(str::to_owned)
        .collect()
}

fn help(command: &str) -> String {
    let said = Command::new(env!("CARGO_BIN_EXE_cenacle")).args([command, "--help"]).output().unwrap();
    String::from_utf8(said.stdout).unwrap()
}

#[test]
fn every_option_that_operators_are_told_of_exists() {
    let known: BTreeSet<String> =
        ["serve", "backup", "restore"].iter().flat_map(|name| words(&help(name), "--")).collect();
    let service = ["cenacle.service", "cenacle-backup.service", "cenacle-node@.service"]
        .map(|name| file(&format!("deploy/{name}")));
    let service = service.concat();
    let started =
        service.lines().filter(|line| line.starts_with("Exec") && line.contains("cenacle ")).collect::<String>();
    let compose = file("deploy/compose.yaml");
    let container = compose.lines().filter(|line| line.contains("\"serve\"")).collect::<String>();
    assert!(!container.is_empty(), "the containers serve");
    let started = started + &container;
    let told = words(&(file("docs/OPERATIONS.md") + &started), "--");
    assert!(told.len() > 6, "{told:?}");
    assert!(told.is_subset(&known), "unknown: {:?}", told.difference(&known).collect::<Vec<_>>());
}

#[tokio::test]
async fn every_metric_that_operators_are_told_to_watch_exists() {
    let site = Site::open();
    let metrics = site.api().send("GET", "/metrics", None).await.unwrap().text;
    let known: BTreeSet<String> = metrics
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '))
        .map(|(name, kind)| if kind == "counter" { format!("{name}_total") } else { name.to_owned() })
        .collect();
    let told = words(&file("docs/OPERATIONS.md"), "cenacle_");
    assert!(told.len() > 8, "{told:?}");
    assert!(told.is_subset(&known), "unknown: {:?}", told.difference(&known).collect::<Vec<_>>());
}

/// The words of a query that are its own and name nothing.
const FUNCTIONS: [&str; 3] = ["_bucket", "_sum", "_count"];

#[tokio::test]
async fn the_dashboard_shows_what_the_server_counts_and_all_of_it() {
    let site = Site::open();
    let metrics = site.api().send("GET", "/metrics", None).await.unwrap().text;
    let kinds = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    let known: BTreeSet<String> = kinds
        .flat_map(|(name, kind)| match kind {
            "counter" => vec![format!("{name}_total")],
            "histogram" => FUNCTIONS.map(|part| format!("{name}{part}")).to_vec(),
            _ => vec![name.to_owned()],
        })
        .collect();
    let dashboard: serde_json::Value = serde_json::from_str(&file("deploy/grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().filter_map(|panel| panel["targets"].as_array()).flatten();
    let asked: BTreeSet<String> =
        targets.flat_map(|target| words(target["expr"].as_str().unwrap(), "cenacle_")).collect();
    assert!(asked.is_subset(&known), "unknown: {:?}", asked.difference(&known).collect::<Vec<_>>());
    // The clean-up is for one server alone, and of a histogram a part may be enough.
    let left = known.difference(&asked).filter(|name| !name.contains("_removed_"));
    let left: Vec<&String> = left.filter(|name| !FUNCTIONS.iter().any(|part| name.ends_with(part))).collect();
    assert!(left.is_empty(), "not shown: {left:?}");
    let ids: BTreeSet<u64> = panels.iter().map(|panel| panel["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len(), "each panel has a number of its own");
}

#[tokio::test]
async fn a_server_that_has_the_house_alone_is_the_whole_of_it() {
    let site = Site::open();
    let (_, mut sitting) = site.three().await;
    for _ in 0..3 {
        Witness::one_decides(&mut sitting).await;
    }
    // Figures are good for a second.
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    let (house, metrics) =
        (house_figures(&site.api()).await, site.api().send("GET", "/metrics", None).await.unwrap().text);
    let own = |name: &str| -> u64 {
        let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {metrics}"))
    };
    let whole = [
        ("nodes", 1),
        ("sockets", own("cenacle_sockets")),
        ("tables_awake", own("cenacle_tables_awake")),
        ("events_total", own("cenacle_events_total")),
        ("guests", 3),
        ("tables{game=\"cleopatra\",status=\"running\"}", 1),
    ];
    assert_eq!(house, whole.map(|(name, value)| (name.to_owned(), value)).into());
    assert_eq!((house["sockets"], house["tables_awake"], house["events_total"]), (3, 1, 4));
    assert_eq!(own("cenacle_house_tables_orphaned"), 0);
    let none = metrics.lines().filter(|line| line.starts_with("cenacle_house_tables{") && line.ends_with(" 0"));
    assert_eq!(none.count(), 9, "of games that nobody plays it is told that nobody does: {metrics}");
}

#[tokio::test]
async fn a_demonstration_that_cannot_have_its_port_leaves_no_tables_behind() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let dir = tempfile::TempDir::new().unwrap();
    let database = format!("sqlite://{}/cenacle.db", dir.path().display());
    let said = Command::new(env!("CARGO_BIN_EXE_cenacle"))
        .args(["serve", "--demo", "--listen", &address, "--database", &database])
        .output()
        .unwrap();
    let why = String::from_utf8_lossy(&said.stderr);
    assert!(!said.status.success() && why.contains(&address), "{why}");
    let site = Site::with_database(&database);
    let ada = site.guest("Ada").await;
    for list in ["open", "watch", "finished"] {
        let tables: serde_json::Value = ada.api().call("GET", &format!("/api/tables?list={list}"), None).await.unwrap();
        assert_eq!(tables["tables"], serde_json::json!([]), "{list}");
    }
}
