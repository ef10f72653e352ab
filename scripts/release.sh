#!/usr/bin/env bash
# Everything that a release hands out, into target/dist: the stripped program, its debug symbols, the Debian package and their sums.
# CONTRIBUTING.md says what to do before and after.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
grep -q "^## $version\b" CHANGELOG.md || { echo "CHANGELOG.md has no heading for $version"; exit 1; }
for file in web/package.json crates/server/tests/openapi.json; do
  grep -q "\"version\": \"$version\"" "$file" || { echo "$file does not say $version"; exit 1; }
done

for tool in deny deb; do
  cargo "$tool" --version >/dev/null 2>&1 || { echo "cargo-$tool is built and installed, some minutes, once ..."; cargo install --locked "cargo-$tool"; }
done
echo "[1/4] Licences, bans and sources of dependencies"
cargo deny --locked check licenses bans sources

echo "[2/4] The program: ten minutes on two quiet cores the first time"
cargo build --locked --release -p cenacle
dist=target/dist
name=cenacle-$version-$(uname -m)-linux
rm -rf $dist && mkdir -p $dist/units
objcopy --only-keep-debug --compress-debug-sections=zlib target/release/cenacle "$dist/$name.debug"
strip -o $dist/cenacle target/release/cenacle
objcopy --add-gnu-debuglink="$dist/$name.debug" $dist/cenacle
size() { echo "$(($(stat -c %s "$1") / 1000000)) MB"; }
echo "the program: $(size target/release/cenacle), stripped $(size $dist/cenacle)"
told=$($dist/cenacle --version)
[ "$told" = "cenacle $version" ] || { echo "the program says $told, not cenacle $version"; exit 1; }

echo "[3/4] The Debian package"
for unit in deploy/*.service deploy/*.timer; do
  # A package's program lies in /usr/bin; one put there by hand in /usr/local/bin.
  sed 's|/usr/local/bin|/usr/bin|g; s|/etc/systemd/system/|/usr/lib/systemd/system/|g' "$unit" >"$dist/units/$(basename "$unit")"
done
cargo deb --locked -p cenacle --no-build --no-strip -o $dist
package=$(echo $dist/cenacle_"$version"*.deb)

echo "[4/4] The package is installed, tried and removed"
scripts/package.sh "$package" "$version"
mv $dist/cenacle "$dist/$name" && rm -r $dist/units
(cd $dist && sha256sum -- * >SHA256SUMS && cat SHA256SUMS)
echo "target/dist has what goes with the tag v$version"
