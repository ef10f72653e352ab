#!/usr/bin/env bash
# The engine compiles with the oldest compiler that Cargo.toml promises (`rust-version`): the games, the table they are played at and the
# scenes. rustup fetches that compiler; where it cannot, Debian's is asked instead, and it is said which one that is.
set -euo pipefail
cd "$(dirname "$0")/.."
oldest=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
engine=(-p cenacle-scene -p cenacle-table -p cenacle-cleopatra -p cenacle-creatures-and-cultists -p cenacle-cult -p cenacle-evil-high-priest -p cenacle-four-gods)
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target/msrv}
if timeout 240 rustup toolchain install "$oldest" --profile minimal --no-self-update >/dev/null 2>&1; then
  echo "the engine, checked with $(rustc "+$oldest" --version)"
  cargo "+$oldest" check --locked "${engine[@]}"
else
  dpkg -s rustc-web cargo-web >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends rustc-web cargo-web; }
  echo "rustup cannot fetch Rust $oldest: the engine, checked with Debian's $(/usr/bin/rustc --version), which proves less"
  RUSTC=/usr/bin/rustc /usr/bin/cargo check --locked "${engine[@]}"
fi
