#!/usr/bin/env bash
# The engine compiles for a web page: the games, the table they are played at and the scenes, without a system below them.
# The target comes from rustup where that has it, else from Debian's packages, whose sources of the standard library are built.
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
engine=(-p cenacle-scene -p cenacle-table -p cenacle-cleopatra -p cenacle-creatures-and-cultists -p cenacle-cult -p cenacle-evil-high-priest -p cenacle-four-gods)
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target/wasm}
if rustup target list --installed 2>/dev/null | grep -qx "$target"; then
  cargo check --locked --target "$target" "${engine[@]}"
else
  dpkg -s rustc-web cargo-web rust-web-src lld-22 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends rustc-web cargo-web rust-web-src lld-22; }
  # The file that names a toolchain is rustup's; Debian's cargo is called by its path.
  RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 /usr/bin/cargo check --locked --target "$target" -Z build-std=std,panic_abort "${engine[@]}"
fi
