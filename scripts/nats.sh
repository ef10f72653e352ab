#!/bin/sh
# A private NATS server for tests.
#
#   scripts/nats.sh start   starts one on a free port and prints its URL
#   scripts/nats.sh stop    ends it and removes everything
#   scripts/nats.sh kill    ends it as a crash would; `start` starts it again, on the same port
#
# CENACLE_NATS_DIR says where; one directory is one server. CENACLE_NATS_ARGS are more words for it. Debian's package is installed if there is none. Nothing is left
# running or lying about after `stop`.
set -eu

dir=${CENACLE_NATS_DIR:-${TMPDIR:-/tmp}/cenacle-nats-$(id -u)}

say() { echo "$*" >&2; }

# Debian keeps it where only root looks.
program() { PATH="$PATH:/usr/sbin" command -v nats-server || true; }

install() {
  command -v apt-get >/dev/null || { say "no nats-server here, and no apt to install it with"; exit 1; }
  as_root=
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { say "no nats-server here: install it (apt-get install nats-server)"; exit 1; }
    as_root=sudo
  fi
  say "installing nats-server"
  { $as_root apt-get update -q && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -qy --no-install-recommends nats-server; } >&2
}

free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

runs() { [ -f "$dir/pid" ] && kill -0 "$(cat "$dir/pid")" 2>/dev/null; }

answers() {
  python3 -c 'import socket, sys; socket.create_connection(("127.0.0.1", int(sys.argv[1])), 1).recv(4)' "$1" 2>/dev/null
}

start() {
  if [ -f "$dir/url" ] && runs; then
    cat "$dir/url"
    return
  fi
  nats=$(program)
  if [ -z "$nats" ]; then
    install
    nats=$(program)
    [ -n "$nats" ] || { say "nats-server was installed, but is not found"; exit 1; }
  fi
  mkdir -p "$dir"
  # Another program may take the port between the search and the start.
  for _ in 1 2 3 4 5; do
    port=$(cat "$dir/port" 2>/dev/null || free_port)
    # shellcheck disable=SC2086 # several words
    "$nats" --addr 127.0.0.1 --port "$port" --pid "$dir/pid" --jetstream --store_dir "$dir/jetstream" ${CENACLE_NATS_ARGS:-} >>"$dir/log" 2>&1 &
    for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
      if answers "$port"; then
        echo "$port" >"$dir/port"
        echo "nats://127.0.0.1:$port" >"$dir/url"
        cat "$dir/url"
        return
      fi
      sleep 0.1
    done
  done
  say "nats-server does not start:"
  cat "$dir/log" >&2
  exit 1
}

end() {
  if runs; then
    kill "-$1" "$(cat "$dir/pid")" 2>/dev/null || true
    while runs; do sleep 0.05; done
  fi
  rm -f "$dir/pid"
}

case ${1:-} in
  start) start ;;
  stop) end TERM; rm -rf "$dir" ;;
  kill) end KILL ;;
  *) say "usage: $0 start|stop|kill"; exit 2 ;;
esac
