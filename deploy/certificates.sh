#!/bin/sh
# An authority of one's own, and a certificate by it for everyone who is spoken to.
#
#   deploy/certificates.sh DIRECTORY NAME...
#
# A name is what others call it by: a host's name, or an address. `ca.pem` goes to everybody, NAME.pem and NAME-key.pem to NAME alone,
# and `ca-key.pem` stays here, away from all of them. An authority that is there is used again.
set -eu

[ $# -ge 2 ] || { echo "usage: $0 DIRECTORY NAME..." >&2; exit 2; }
mkdir -p "$1"
cd "$1"
shift
umask 077

quietly() { "$@" 2>openssl.log || { cat openssl.log >&2; exit 1; }; }

[ -f ca-key.pem ] || quietly openssl req -x509 -newkey rsa:3072 -nodes -sha256 -days 3650 -subj /CN=Cenacle -keyout ca-key.pem -out ca.pem
for name; do
  case $name in *[!0-9.]*) kind=DNS ;; *) kind=IP ;; esac
  printf 'subjectAltName=%s:%s\nextendedKeyUsage=serverAuth,clientAuth\n' "$kind" "$name" >names
  quietly openssl req -newkey rsa:2048 -nodes -sha256 -subj "/CN=$name" -keyout "$name-key.pem" -out request.pem
  quietly openssl x509 -req -in request.pem -CA ca.pem -CAkey ca-key.pem -CAcreateserial -sha256 -days 825 -extfile names -out "$name.pem"
  chmod 644 "$name.pem"
done
chmod 644 ca.pem
rm -f names request.pem openssl.log
