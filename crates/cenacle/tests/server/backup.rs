//! Copies of a server's database, and the way back.

use std::{path::Path, process::Command, time::Duration};

use cenacle_load::{Api, Guest, ServerProcess};

use crate::{
    house::House,
    kill::{Kept, Player, check_table},
    postgres::Cluster,
    site::Site,
    witness::Witness,
};

/// Runs the program; what it said, and whether it succeeded.
fn cenacle(args: &[&str]) -> (bool, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_cenacle")).args(args).env("NO_COLOR", "1").output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    (done.status.success(), String::from_utf8(said).unwrap())
}

fn name(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What two people were told before the copy is in it, and their game is played to its end on it.
async fn survives_in_a_copy(mut site: Site, restored: &str) {
    let copy = site.path("copy.db");
    let mut rng = fastrand::Rng::new();
    let guests = [site.guest("Ada").await, site.guest("Bea").await];
    let table = site.table(&[&guests[0], &guests[1]], 1).await.id;
    let [ada, bea] = guests.clone().map(|guest| {
        let player = Player { guest, table: table.clone(), rng: rng.fork(), kept: Kept::default() };
        tokio::spawn(player.play_until_cut())
    });
    tokio::time::sleep(Duration::from_millis(150)).await;
    let told = guests[0].state(&table, "").await.unwrap();
    let database = site.database().to_owned();
    let (backup, restore) = (["backup", name(&copy), "--database", &database], ["restore", name(&copy), "--database"]);
    let (done, said) = cenacle(&backup);
    assert!(done && said.contains("opened and checked"), "{said}");
    let (done, said) = cenacle(&backup);
    assert!(!done && said.contains("is there already"), "nothing is overwritten: {said}");
    let (done, said) = cenacle(&[&restore[..], &[&database, "--replace"]].concat());
    assert!(!done && said.contains("belongs to another server that is running"), "{said}");

    site.server.kill();
    drop((ada.await.unwrap(), bea.await.unwrap()));
    let (done, said) = cenacle(&[&restore[..], &[restored, "--replace"]].concat());
    assert!(done, "{said}");
    site.move_to(restored);
    let state = again(&site, &guests[0]).state(&table, "").await.unwrap();
    assert!(state["n"].as_u64() >= told["n"].as_u64(), "told of {}, the copy has {}", told["n"], state["n"]);
    // Nobody knows more than the copy; from there the game is played to its end and verified.
    let seats: Vec<Player> = guests
        .into_iter()
        .map(|guest| Player { guest, table: table.clone(), rng: rng.fork(), kept: Kept::unknown() })
        .collect();
    check_table(&site, &seats, rng).await;
}

fn again(site: &Site, guest: &Guest) -> Guest {
    guest.at(&Api::new(site.server.url()))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_people_play_is_whole_and_can_be_played_on() {
    let site = Site::open();
    let restored = format!("sqlite://{}", site.path("restored.db").display());
    survives_in_a_copy(site, &restored).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_of_postgresql_is_whole_and_can_be_played_on() {
    let Some(cluster) = Cluster::start("backup") else { return };
    let url = cluster.url().to_owned();
    survives_in_a_copy(Site::with_database(&url), &url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_of_a_postgresql_that_several_servers_share_is_whole_and_they_go_on_from_it() {
    let Some(mut house) = House::open("copied", 2) else { return };
    let (table, mut sitting) = house.three([0, 1, 0]).await;
    for _ in 0..3 {
        Witness::one_decides(&mut sitting).await;
    }
    let (dir, n) = (tempfile::TempDir::new().unwrap(), sitting[0].mirror.n());
    let (copy, database) = (dir.path().join("copy.db"), house.cluster.url().to_owned());
    let (done, said) = cenacle(&["backup", name(&copy), "--database", &database]);
    assert!(done && said.contains("opened and checked"), "{said}");
    // What happens afterwards is not in it.
    for _ in 0..3 {
        Witness::one_decides(&mut sitting).await;
    }
    let restore = ["restore", name(&copy), "--database", &database, "--replace"];
    let (done, said) = cenacle(&restore);
    assert!(!done && said.contains("belongs to another server that is running"), "{said}");
    house.servers.pop();
    let (done, said) = cenacle(&restore);
    assert!(!done && said.contains("belongs to another server that is running"), "one is enough: {said}");
    house.servers.clear();
    let (done, said) = cenacle(&restore);
    assert!(done, "{said}");
    house.start();
    house.start();
    let guests: Vec<Guest> = sitting.iter().map(|witness| witness.guest.clone().unwrap()).collect();
    let mut sitting = Vec::new();
    for (guest, at) in guests.iter().zip([1, 0, 1]) {
        sitting.push(house.look(&guest.at(&house.api(at)), &table, at).await);
    }
    assert_eq!(sitting[0].mirror.n(), n, "as it was then");
    for _ in 0..3 {
        Witness::one_decides(&mut sitting).await;
    }
    house.check_journal();
}

#[test]
fn a_restore_puts_the_old_database_aside_and_only_if_it_is_wished() {
    let mut site = Site::open();
    let (copy, database) = (site.path("copy.db"), site.database().to_owned());
    assert!(cenacle(&["backup", name(&copy), "--database", &database]).0);
    site.server.kill();
    let restore = ["restore", name(&copy), "--database", &database];
    let (done, said) = cenacle(&restore);
    assert!(!done && said.contains("is there already; --replace"), "{said}");
    let (done, said) = cenacle(&[&restore[..], &["--replace"]].concat());
    assert!(done && said.contains("cenacle.db.before-restore"), "{said}");
    assert!(site.path("cenacle.db.before-restore").exists());
    ServerProcess::start(
        Path::new(env!("CARGO_BIN_EXE_cenacle")),
        &["--database", &database],
        &site.path("restored.log"),
    )
    .unwrap();
}

/// The server has a user of its own; whoever restores is root.
#[cfg(unix)]
#[test]
fn what_is_restored_belongs_to_whom_the_database_belonged() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
    const USER: (u32, u32) = (51_234, 51_235);
    let mut site = Site::open();
    let (copy, database) = (site.path("copy.db"), site.database().to_owned());
    assert!(cenacle(&["backup", name(&copy), "--database", &database]).0);
    site.server.kill();
    let file = site.path("cenacle.db");
    if chown(&file, Some(USER.0), Some(USER.1)).is_err() {
        let said = "NOT TESTED: only root can give a database to its user\n";
        std::io::Write::write_all(&mut std::io::stderr(), said.as_bytes()).unwrap();
        return;
    }
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    let owner = |path: &Path| {
        let is = std::fs::metadata(path).unwrap();
        ((is.uid(), is.gid()), is.mode() & 0o777)
    };
    let (done, said) = cenacle(&["restore", name(&copy), "--database", &database, "--replace"]);
    assert!(done, "{said}");
    assert_eq!(owner(&file), (USER, 0o600), "the database");
    assert_eq!(owner(&site.path("cenacle.db-lock")).0, USER, "its lock, which the server must be able to take");
    assert_eq!(owner(&site.path("cenacle.db.before-restore")).0, USER, "what was put aside");

    // Where there is none yet, the directory says whose it will be.
    let directory = site.path("var");
    std::fs::create_dir(&directory).unwrap();
    chown(&directory, Some(USER.0), Some(USER.1)).unwrap();
    let url = format!("sqlite://{}", directory.join("cenacle.db").display());
    let (done, said) = cenacle(&["restore", name(&copy), "--database", &url]);
    assert!(done, "{said}");
    for file in ["cenacle.db", "cenacle.db-lock"] {
        assert_eq!(owner(&directory.join(file)).0, USER, "{file}");
    }
}

#[test]
fn what_is_no_whole_copy_is_not_restored() {
    let site = Site::open();
    let (copy, database) = (site.path("copy.db"), format!("sqlite://{}", site.path("other.db").display()));
    assert!(cenacle(&["backup", name(&copy), "--database", site.database()]).0);
    let whole = std::fs::read(&copy).unwrap();
    let half = site.path("half.db");
    std::fs::write(&half, &whole[..whole.len() / 2]).unwrap();
    let text = site.path("text.db");
    std::fs::write(&text, "a letter to Bea").unwrap();
    for broken in [&half, &text] {
        let (done, said) = cenacle(&["restore", name(broken), "--database", &database]);
        assert!(!done && said.contains("is no usable copy"), "{said}");
    }
    assert!(!site.path("other.db").exists(), "nothing was put in place");
    let (done, said) = cenacle(&["restore", name(&site.path("none.db")), "--database", &database]);
    assert!(!done && said.contains("there is no database") && said.contains("none.db"), "{said}");
    let (done, said) = cenacle(&["backup", name(&site.path("none.db")), "--database", "sqlite://nowhere/at-all.db"]);
    assert!(!done && !site.path("none.db").exists(), "{said}");
    assert!(said.contains("nowhere/at-all.db") && said.contains("directory"), "it says what is missing: {said}");
    let (done, said) = cenacle(&["backup", name(&site.path("none.db")), "--database", &database]);
    assert!(!done && said.contains("there is no database") && said.contains("other.db"), "{said}");
}
