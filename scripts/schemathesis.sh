#!/usr/bin/env bash
# Runs schemathesis (PyPI) against a server of its own: no 5xx, no answer that the description does not know.
# usage: scripts/schemathesis.sh PROGRAM [EXAMPLES]
set -euo pipefail
program=$1 examples=${2:-40}
here=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check 'schemathesis>=4,<5'
"$program" serve --listen 127.0.0.1:0 --database "sqlite://$here/cenacle.db" --limits off --bot-pace 0 --demo \
  >"$here/out" 2>"$here/err" &
server=$!
for _ in $(seq 100); do
  grep -q listening "$here/out" && break
  kill -0 "$server" || { cat "$here/err"; exit 1; }
  sleep 0.1
done
url=$(sed -n 's/^listening on //p' "$here/out")
token=$(curl -sf "$url/api/me" -H 'Content-Type: application/json' -d '{"name":"Schema","token":true}' |
  sed 's/.*"token":"\([^"]*\)".*/\1/')
# Paths that wait or change who asks would only slow the run down or sign it out; they are tried without a guest too.
"$here/venv/bin/schemathesis" run "$url/api/openapi.json" --url "$url" \
  --header "Authorization: Bearer $token" \
  --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,response_headers_conformance \
  --max-examples "$examples" --seed 1 --request-timeout 60 --suppress-health-check all
kill -0 "$server"
grep -c . "$here/err" >/dev/null && ! grep -i "panic" "$here/err"
