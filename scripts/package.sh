#!/usr/bin/env bash
# Installs the Debian package, looks whether what it installed works, and removes it again. For root on a machine without one.
#
# usage: scripts/package.sh PACKAGE VERSION
set -euo pipefail
package=$(realpath "$1")
version=$2
fail() { echo "$1"; exit 1; }
[ "$(id -u)" = 0 ] || fail "only root can install a package"
! dpkg -s cenacle >/dev/null 2>&1 || fail "cenacle is installed on this machine: remove it first"
contents=$(dpkg-deb --contents "$package")
for file in usr/bin/cenacle usr/lib/systemd/system/cenacle.service usr/lib/systemd/system/cenacle-backup.service usr/lib/systemd/system/cenacle-backup.timer usr/share/doc/cenacle/copyright; do
  grep -q " ./$file$" <<<"$contents" || fail "the package has no $file"
done
command -v systemd-analyze >/dev/null && command -v curl >/dev/null || { apt-get update && apt-get install -y --no-install-recommends systemd curl; }

apt-get install -y --no-install-recommends "$package"
folder=$(mktemp -d)
server=
clean() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  apt-get purge -y cenacle >/dev/null
  rm -rf "$folder"
}
trap clean EXIT
[ "$(cenacle --version)" = "cenacle $version" ] || fail "the installed program says $(cenacle --version)"
games=$(cenacle games --json | python3 -c 'import json, sys; print(len(json.load(sys.stdin)))')
[ "$games" = 5 ] || fail "the program knows $games games, not 5"
for unit in cenacle.service cenacle-backup.service cenacle-backup.timer; do
  # Units of the machine itself that it pulls in are not ours to judge.
  said=$(systemd-analyze verify --man=no "/usr/lib/systemd/system/$unit" 2>&1 | grep cenacle || true)
  [ -z "$said" ] || fail "$unit: $said"
done

port=8469
cenacle serve --listen 127.0.0.1:$port --database "sqlite://$folder/cenacle.db" >"$folder/log" 2>&1 &
server=$!
for _ in $(seq 50); do curl -fsS http://127.0.0.1:$port/healthz >/dev/null 2>&1 && break; sleep 0.2; done
curl -fsS http://127.0.0.1:$port/healthz >/dev/null || { cat "$folder/log"; fail "the server does not answer"; }
curl -fsS http://127.0.0.1:$port/ | grep -q '<script' || fail "the server has no page: the program was built without the site"
kill "$server" && wait "$server" || fail "the server did not end well"
server=
clean
trap - EXIT
! command -v cenacle >/dev/null || fail "the package leaves its program behind"
echo "the package installs, serves and goes"
