//! What goes between servers, PostgreSQL and NATS can go through TLS, and who is not who he should be is not spoken to.

use std::{
    fs,
    os::unix::fs::{MetadataExt, PermissionsExt, chown},
    path::Path,
    process::Command,
};

use cenacle_load::ServerProcess;
use tempfile::TempDir;

use crate::{
    house::Nats,
    postgres::Cluster,
    site::wish,
    witness::{Witness, kind},
};

/// An authority, and a certificate of this machine by it, made as operators make them.
fn certificates(dir: &Path) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/certificates.sh");
    let done = Command::new(script).arg(dir).arg("127.0.0.1").output().unwrap();
    assert!(done.status.success(), "certificates: {}", String::from_utf8_lossy(&done.stderr));
}

/// PostgreSQL speaks TLS from now on, and nothing else over the network.
fn secure(cluster: &Cluster, certificates: &Path) {
    let data = cluster.data();
    let owner = fs::metadata(&data).unwrap();
    for name in ["127.0.0.1.pem", "127.0.0.1-key.pem"] {
        let copy = data.join(name);
        fs::copy(certificates.join(name), &copy).unwrap();
        fs::set_permissions(&copy, fs::Permissions::from_mode(0o600)).unwrap();
        chown(&copy, Some(owner.uid()), Some(owner.gid())).unwrap();
    }
    let rules = data.join("pg_hba.conf");
    let open = fs::read_to_string(&rules).unwrap();
    let closed: Vec<String> = open.lines().map(|line| line.replacen("host ", "hostssl ", 1)).collect();
    assert!(closed.iter().any(|line| line.starts_with("hostssl ")), "{open}");
    fs::write(&rules, closed.join("\n") + "\n").unwrap();
    for setting in ["ssl_cert_file = '127.0.0.1.pem'", "ssl_key_file = '127.0.0.1-key.pem'", "ssl = on"] {
        cluster.sql(&format!("ALTER SYSTEM SET {setting}"));
    }
    cluster.sql("SELECT pg_reload_conf()");
    // What is new takes a moment.
    std::thread::sleep(std::time::Duration::from_millis(500));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_speak_to_postgresql_and_nats_over_tls_and_to_nobody_else() {
    let Some(cluster) = Cluster::start("tls") else { return };
    let dir = TempDir::new().unwrap();
    let (own, foreign) = (dir.path().join("own"), dir.path().join("foreign"));
    certificates(&own);
    certificates(&foreign);
    secure(&cluster, &own);
    let file = |authority: &Path, name: &str| authority.join(name).display().to_string();
    let speaks_for = |authority: &Path| {
        let (cert, key) = (file(authority, "127.0.0.1.pem"), file(authority, "127.0.0.1-key.pem"));
        format!("--tls --tlscert {cert} --tlskey {key}")
    };
    let nats = Nats::start_with("tls", &format!("{} --user cenacle --pass s3:cret", speaks_for(&own)));
    let secured = nats.url.replace("nats://", "tls://cenacle:s3%3Acret@");

    let program = Path::new(env!("CARGO_BIN_EXE_cenacle"));
    let start = |authority: &Path, sslmode: &str, nodes: &str| {
        let authority = file(authority, "ca.pem");
        let database = format!("{}?sslmode={sslmode}&sslrootcert={authority}", cluster.url());
        let args = ["--database", &database, "--nodes", nodes, "--limits", "off", "--bot-pace", "0"];
        // For NATS the authority is the system's, or what stands there.
        ServerProcess::start_in(&[("SSL_CERT_FILE", &authority)], program, &args, &dir.path().join("server.log"))
    };
    let refused = start(&foreign, "verify-full", &secured).expect_err("PostgreSQL is not who it should be");
    assert!(refused.contains("certificate"), "{refused}");
    let refused = start(&own, "disable", &secured).expect_err("PostgreSQL wants TLS");
    assert!(refused.contains("no encryption"), "{refused}");
    let refused = start(&own, "verify-full", &secured.replace("s3", "s4")).expect_err("NATS wants another password");
    assert!(refused.contains("authorization"), "{refused}");
    let servers = [start(&own, "verify-full", &secured).unwrap(), start(&own, "verify-full", &secured).unwrap()];
    let sessions = "SELECT count(*), count(*) FILTER (WHERE ssl) FROM pg_stat_activity JOIN pg_stat_ssl USING (pid) \
        WHERE application_name LIKE 'cenacle-%'";
    assert_eq!(cluster.sql(sessions), "2|2", "both write over TLS");

    // A game goes on between the two.
    let mut sitting = Vec::new();
    let ada = cenacle_load::Guest::sign_in(&cenacle_load::Api::new(servers[0].url()), "Ada", "en").await.unwrap();
    let table = ada.make_table(&wish(1, 2)).await.unwrap().id;
    sitting.push(Witness::attend_at(servers[0].url(), Some(ada.clone()), &table, false).await);
    let far = ada.at(&cenacle_load::Api::new(servers[1].url()));
    sitting.push(Witness::attend_at(servers[1].url(), Some(far), &table, false).await);
    for _ in 0..5 {
        while sitting[1].mirror.legal() == 0 {
            sitting[1].hear().await;
        }
        let n = sitting[1].mirror.n();
        let done = sitting[1].decide(n, 0).await;
        assert_eq!(kind(&done), "done", "{done}");
        for witness in &mut sitting {
            witness.see(n + 1).await;
        }
    }

    // A NATS by another authority is not spoken to, and neither is one without TLS.
    let other = Nats::start_with("tls-foreign", &speaks_for(&foreign));
    let refused = start(&own, "verify-full", &other.url.replace("nats://", "tls://")).expect_err("a strange NATS");
    assert!(refused.contains("NATS"), "{refused}");
    let plain = Nats::start("tls-plain");
    let refused = start(&own, "verify-full", &plain.url.replace("nats://", "tls://")).expect_err("no TLS there");
    assert!(refused.contains("NATS"), "{refused}");
}
