#!/usr/bin/env bash
# A bot for Cenacle in curl: it plays by chance at a table against the server's bots.
set -euo pipefail
server=${1:-http://127.0.0.1:8460}
json='Content-Type: application/json'
field() { sed -n "s/.*\"$1\":\"\{0,1\}\([^\",}]*\).*/\1/p"; }

token=$(curl -s "$server/api/me" -H "$json" -d '{"name":"Curl","lang":"en","token":true}' | field token)
as="Authorization: Bearer $token"
table=$(curl -s "$server/api/tables/quick" -H "$json" -H "$as" -d '{"game":"cleopatra"}' | sed 's/{"id":"\([^"]*\)".*/\1/')
echo "playing at $table"
n=0
while :; do
  # Waits up to 30 seconds for an event after the last one known.
  state=$(curl -s "$server/api/tables/$table/state?after=$n&wait=30" -H "$as")
  case $state in *'"ending":{'*) break ;; esac
  n=$(field n <<<"$state")
  legal=$(field legal <<<"$state")
  if [ "$legal" -gt 0 ]; then
    decision="{\"n\":$n,\"index\":$((RANDOM % legal))}"
    curl -s "$server/api/tables/$table/decide" -H "$json" -H "$as" -d "$decision" >/dev/null
  fi
done
curl -s "$server/api/tables/$table/record" -H "$as" | tail -n 4
