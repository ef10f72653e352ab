#!/bin/sh
# A private PostgreSQL for tests.
#
#   scripts/postgres.sh start   starts a cluster in a temporary directory on a free port and prints its URL
#   scripts/postgres.sh stop    ends it and removes everything
#   scripts/postgres.sh restart [fast|immediate] [SECONDS]
#                               ends it, politely or as a crash would, and starts it again after so many seconds
#   scripts/postgres.sh sql TEXT
#                               asks it something
#
# CENACLE_POSTGRES_DIR says where; one directory is one cluster. Debian's package is installed if there is no server
# program. Nothing is left running or lying about after `stop`.
set -eu

dir=${CENACLE_POSTGRES_DIR:-${TMPDIR:-/tmp}/cenacle-postgres-$(id -u)}

say() { echo "$*" >&2; }

# Debian keeps the server's programs out of the path, in a directory a version.
programs() {
  for found in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -Vr) $(dirname "$(command -v postgres || echo /none/none)"); do
    if [ -x "$found/initdb" ] && [ -x "$found/pg_ctl" ]; then
      echo "$found"
      return
    fi
  done
}

install() {
  command -v apt-get >/dev/null || { say "no PostgreSQL server here, and no apt to install it with"; exit 1; }
  as_root=
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { say "no PostgreSQL server here: install it (apt-get install postgresql)"; exit 1; }
    as_root=sudo
  fi
  say "installing PostgreSQL"
  { $as_root apt-get update -q && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qy --no-install-recommends postgresql; } >&2
}

# The server refuses to run as root, so root lends it to the user of the package.
as_owner() {
  if [ "$(id -u)" = 0 ]; then
    (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$@")
  else
    "$@"
  fi
}

# A port that nobody listens on now.
free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

start() {
  bin=$(programs)
  if [ -z "$bin" ]; then
    install
    bin=$(programs)
    [ -n "$bin" ] || { say "PostgreSQL was installed, but its programs are not found"; exit 1; }
  fi
  if [ -f "$dir/url" ] && as_owner "$bin/pg_ctl" -D "$dir/data" status >/dev/null 2>&1; then
    cat "$dir/url"
    return
  fi
  rm -rf "$dir"
  mkdir -p "$dir"
  if [ "$(id -u)" = 0 ]; then chown postgres "$dir"; fi
  as_owner "$bin/initdb" -D "$dir/data" -U cenacle -A trust -E UTF8 --locale=C >"$dir/log" 2>&1 ||
    { cat "$dir/log" >&2; exit 1; }
  # Another program may take the port between the search and the start.
  for _ in 1 2 3 4 5; do
    port=$(free_port)
    if as_owner "$bin/pg_ctl" -D "$dir/data" -w -t 60 -l "$dir/data/server.log" \
      -o "-p $port -h 127.0.0.1 -k '$dir' -c max_connections=200" start >>"$dir/log" 2>&1; then
      as_owner "$bin/createdb" -h 127.0.0.1 -p "$port" -U cenacle cenacle >&2
      echo "postgres://cenacle@127.0.0.1:$port/cenacle" >"$dir/url"
      cat "$dir/url"
      return
    fi
  done
  say "PostgreSQL does not start:"
  cat "$dir/log" "$dir/data/server.log" >&2 || true
  exit 1
}

stop() {
  bin=$(programs)
  if [ -n "$bin" ] && [ -d "$dir/data" ]; then
    as_owner "$bin/pg_ctl" -D "$dir/data" -m fast -w stop >/dev/null 2>&1 || true
  fi
  rm -rf "$dir"
}

restart() {
  bin=$(programs)
  as_owner "$bin/pg_ctl" -D "$dir/data" -m "${1:-fast}" -w stop >/dev/null
  sleep "${2:-0}"
  # With the options it was started with.
  as_owner "$bin/pg_ctl" -D "$dir/data" -w -t 60 -l "$dir/data/server.log" restart >/dev/null 2>&1
}

case ${1:-} in
  start) start ;;
  stop) stop ;;
  restart) restart "${2:-fast}" "${3:-0}" ;;
  sql) "$(programs)/psql" "$(cat "$dir/url")" -qAtc "$2" ;;
  *) say "usage: $0 start|stop|restart|sql"; exit 2 ;;
esac
