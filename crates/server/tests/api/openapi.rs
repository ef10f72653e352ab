//! The interface's description of itself is what was agreed on.

use std::{env, fs, path::Path};

#[test]
fn the_description_is_the_one_that_was_blessed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/openapi.json");
    let found = cenacle_server::description() + "\n";
    if env::var_os("CENACLE_BLESS").is_some() {
        fs::write(&path, &found).unwrap();
    }
    let blessed = fs::read_to_string(&path).unwrap_or_default();
    let differs = blessed.lines().zip(found.lines()).enumerate().find(|(_, (old, new))| old != new);
    assert!(
        blessed == found,
        "the interface is not the one described in tests/openapi.json; first difference (line, was, is): {differs:?}\n\
         If that is meant, run the test with CENACLE_BLESS=1 and commit the file."
    );
}

#[tokio::test]
async fn it_is_served_as_it_is() {
    let server = crate::harness::TestServer::open().await;
    let served = server.api().send("GET", "/api/openapi.json", None).await.unwrap();
    assert_eq!((served.status, served.text), (200, cenacle_server::description()));
}
