# `make play` and `make test` do all the set-up on a machine with Rust, Node, npm, Python and apt.

CARGO ?= cargo
export CARGO_TERM_COLOR ?= auto

.PHONY: play test test-long bench fuzz rules-coverage icons lint tools clean

# The terminal game, until the server exists. GAME, PLAYERS and BOTS may be given.
GAME ?= cleopatra
PLAYERS ?= 3
BOTS ?= random,random
play: icons
	$(CARGO) run --release --quiet -p cenacle -- play $(GAME) --players $(PLAYERS) --bots $(BOTS)

# Symbols of all games in one file, which the program embeds.
icons: web/build/icons.json
web/build/icons.json: web/package-lock.json web/symbols.mjs $(wildcard games/*/art/*) $(wildcard web/art/*)
	cd web && npm ci --no-audit --no-fund --loglevel=error && node symbols.mjs

test: tools icons
	$(CARGO) test --workspace
	$(CARGO) build --release -p cenacle
	$(MAKE) --no-print-directory rules-coverage

# Slow suites: the conformance suite with many games, simulations with an audit after every decision, fuzzing.
test-long: test
	CENACLE_LONG=1 $(CARGO) test --profile long --workspace
	for players in 3 4 5; do \
	  target/release/cenacle sim cleopatra --players $$players --games 2000 --seed 1 --audit || exit 1; \
	  for option in flip=off every-turn=on ledger=on; do \
	    target/release/cenacle sim cleopatra --players $$players --games 2000 --seed 1 --audit --options $$option || exit 1; \
	  done; \
	done
	$(MAKE) --no-print-directory fuzz

# Needs the nightly toolchain; says so if there is none.
FUZZ_SECONDS ?= 60
fuzz:
	@rustup toolchain list | grep -q nightly || { echo "fuzzing needs the nightly toolchain: rustup toolchain install nightly"; exit 1; }
	@cargo fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
	for target in legals_are_legal records_do_not_panic; do \
	  cargo +nightly fuzz run $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

# Which test cites which rule; fails if a rule is cited by none.
rules-coverage:
	for game in $(notdir $(wildcard games/*)); do \
	  $(CARGO) run --quiet -p cenacle-$$game --example $$(echo $$game | tr - _)_rules_coverage || exit 1; \
	done

bench:
	$(CARGO) bench --workspace

lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps

# What the tests call besides Rust and Node.
tools:
	@command -v cc >/dev/null || { apt-get update && apt-get install -y gcc libc6-dev; }

clean:
	$(CARGO) clean
	rm -rf web/build web/node_modules
