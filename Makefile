# `make play` and `make test` do all the set-up on a machine with Rust, Node, npm, Python and apt.

CARGO ?= cargo
export CARGO_TERM_COLOR ?= auto

.PHONY: wheel python python-long python-peers play about terminal wasm msrv links book release test test-web e2e pictures test-pictures showcase lighthouse test-long test-postgres schema deploy load bench fuzz fuzz-check rules-coverage icons site lint tools clean

# The page to play on, built and opened in the browser, with tables to look at. What is only for servers is left out.
play: about site
	@echo "[2/2] The table: $$([ -e target/play/cenacle ] && echo 'what has changed' || echo 'about three minutes the first time') ..."
	$(CARGO) run --profile play --no-default-features --quiet -p cenacle -- serve --demo --open

about:
	@echo "[1/2] The page: npm packages and the site, half a minute the first time ..."

# The same game in the terminal. GAME, PLAYERS and BOTS may be given.
GAME ?= cleopatra
PLAYERS ?= 3
BOTS ?= random,random
terminal: icons
	$(CARGO) run --profile play --no-default-features --quiet -p cenacle -- play $(GAME) --players $(PLAYERS) --bots $(BOTS)

# What the page is built with.
web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

# Symbols of all games in one file, which the program embeds.
icons: web/build/icons.json
web/build/icons.json: web/node_modules web/symbols.mjs $(wildcard games/*/art/*) $(wildcard web/art/*)
	cd web && node symbols.mjs

# The page, which the server embeds.
site: web/build/site/index.html
web/build/site/index.html: web/build/icons.json web/index.html web/vite.config.ts web/svelte.config.js $(shell find web/src web/public web/vite -type f 2>/dev/null)
	cd web && npm run --silent build

# cargo-nextest runs the tests of all programs side by side. Where it is not installed (it takes minutes to build, so nothing here does)
# cargo runs the same tests, one program after the other.
test: tools site links test-web
	@if $(CARGO) nextest --version >/dev/null 2>&1; then \
	  echo "cargo nextest run --workspace" && $(CARGO) nextest run --workspace --status-level slow && $(CARGO) test --workspace --doc; \
	else \
	  echo "cargo test --workspace (cargo-nextest, which is quicker, is not installed)" && $(CARGO) test --workspace; \
	fi
	$(MAKE) --no-print-directory test-postgres
	$(MAKE) --no-print-directory schema
	$(MAKE) --no-print-directory rules-coverage
	$(MAKE) --no-print-directory python PROGRAM_OF_TESTS=$(CURDIR)/target/debug/cenacle
	$(MAKE) --no-print-directory e2e PROGRAM=target/debug/cenacle

# The page by itself: form, types and units.
test-web: web/node_modules
	cd web && npm run --silent lint && npm run --silent check && npm test --silent

# The page in a real browser, against PROGRAM. A word in WHICH chooses tests by their name.
PROGRAM ?= target/release/cenacle
e2e: tools
	cd web && CENACLE_BIN=../$(PROGRAM) npm run --silent e2e -- $(if $(WHICH),-g "$(WHICH)")

# Pictures of every game and page at fixed moments: `make pictures` keeps them in web/e2e/pictures, `make test-pictures` compares with
# those that are kept. Fonts differ a little between machines, which the comparison bears. WHICH chooses some by their name.
pictures: tools
	cd web && CENACLE_BIN=../$(PROGRAM) npm run --silent pictures -- write $(WHICH)

test-pictures: tools
	cd web && CENACLE_BIN=../$(PROGRAM) npm run --silent pictures -- $(WHICH)

# The pictures that README shows, into docs/.
showcase: tools
	cd web && CENACLE_BIN=../$(PROGRAM) node e2e/showcase.mjs

# What Lighthouse says of the home page and of a table; WHICH chooses, for example, "table phone".
lighthouse: tools
	cd web && CENACLE_BIN=../target/release/cenacle npm run --silent lighthouse -- "$(WHICH)"

# The kill test once more, on a PostgreSQL that is started for it, and several servers that share one (with a NATS of each test's own).
PROFILE ?= dev
test-postgres:
	url=$$(scripts/postgres.sh start) || exit 1; \
	CENACLE_POSTGRES=$$url $(CARGO) test --profile $(PROFILE) --workspace --test server postgres; status=$$?; \
	scripts/postgres.sh stop; exit $$status

# Schemathesis asks the server everything that its description allows. The program is the one that the tests of the workspace
# built: another choice of packages would be another choice of features, and everything would be built once more.
EXAMPLES ?= 15
schema:
	$(CARGO) test --workspace --no-run --quiet
	scripts/schemathesis.sh target/debug/cenacle $(EXAMPLES)

# The systemd units and nginx with our example in front of a server.
deploy:
	scripts/deploy.py target/debug/cenacle

# The games in Python: the wheel, built and installed into a venv, and tested by the quick judges of the libraries it has faces for. Its
# client plays at CENACLE_BIN, the program that the tests of the workspace built, if it is there.
PYTHON ?= python3
VENV = target/venv
IN_VENV = cd crates/python && CENACLE_BIN=$(PROGRAM_OF_TESTS) $(CURDIR)/$(VENV)/bin/python
PROGRAM_OF_TESTS ?= $(wildcard $(CURDIR)/target/debug/cenacle)
PIP = $(VENV)/bin/pip install --quiet --disable-pip-version-check -c crates/python/constraints.txt
$(VENV)/ready: crates/python/requirements.txt crates/python/constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) -r crates/python/requirements.txt
	touch $@

$(VENV)/long: $(VENV)/ready crates/python/requirements-long.txt
	$(PIP) -r crates/python/requirements-long.txt
	touch $@

wheel: $(VENV)/ready
	cd crates/python && CARGO_TARGET_DIR=$(CURDIR)/target/python VIRTUAL_ENV=$(CURDIR)/$(VENV) $(CURDIR)/$(VENV)/bin/maturin develop --quiet --locked --profile $(PROFILE)

python: wheel
	$(IN_VENV) -m pytest -q

# The same with a release, its speeds, and the judges that take long: Ray, OpenSpiel's algorithms, the example that learns.
python-long: $(VENV)/long
	CARGO_TARGET_DIR=$(CURDIR)/target/python $(CARGO) clippy --locked --manifest-path crates/python/Cargo.toml -- -D warnings
	$(MAKE) --no-print-directory python PROFILE=release
	$(IN_VENV) -m pytest -q -m long

# How fast they are beside others, in one run: docs/python.md has the table.
PEER_SECONDS ?= 3
python-peers: $(VENV)/long
	$(MAKE) --no-print-directory wheel PROFILE=release
	$(IN_VENV) bench/peers.py --markdown --seconds $(PEER_SECONDS)

# What the server bears, as docs/BENCHMARKS.md has it.
load:
	$(CARGO) build --release -p cenacle
	target/release/cenacle load --tables 1000 --seats 4 --rate 5050 --warmup 8 --duration 30
	target/release/cenacle load --tables 1000 --seats 4 --warmup 8 --duration 30
	target/release/cenacle load --game cult --tables 200 --seats 2 --warmup 8 --duration 30
	target/release/cenacle load --tables 10000 --seats 1 --idle

# Slow suites: the conformance suite with many games, simulations with an audit after every decision, fuzzing.
test-long: test
	$(CARGO) build --release -p cenacle
	CENACLE_LONG=1 $(CARGO) test --profile long --workspace
	CENACLE_LONG=1 $(MAKE) --no-print-directory test-postgres PROFILE=long
	$(MAKE) --no-print-directory schema EXAMPLES=200
	$(MAKE) --no-print-directory deploy
	CENACLE_LONG=1 $(MAKE) --no-print-directory e2e
	$(MAKE) --no-print-directory test-pictures
	$(MAKE) --no-print-directory lighthouse
	$(MAKE) --no-print-directory python-long
	scripts/audit.py target/release/cenacle 2000
	$(MAKE) --no-print-directory fuzz-check fuzz

# The targets compile, with any compiler.
fuzz-check:
	$(CARGO) check --locked --manifest-path fuzz/Cargo.toml

# Needs the nightly toolchain; says so if there is none.
FUZZ_SECONDS ?= 60
fuzz:
	@rustup toolchain list | grep -q nightly || { echo "fuzzing needs the nightly toolchain: rustup toolchain install nightly"; exit 1; }
	@cargo fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
	for target in legals_are_legal records_do_not_panic frames_do_not_panic; do \
	  cargo +nightly fuzz run $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

# Which test cites which rule; fails if a rule is cited by none.
rules-coverage:
	$(CARGO) test --workspace --no-run --quiet
	for game in $(notdir $(wildcard games/*)); do \
	  target/debug/examples/$$(echo $$game | tr - _)_rules_coverage || exit 1; \
	done

bench:
	$(CARGO) bench --workspace

lint:
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path crates/python/Cargo.toml --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps

# The engine compiles for a web page.
wasm:
	scripts/wasm.sh

# The engine compiles with the oldest compiler that Cargo.toml promises.
msrv:
	scripts/msrv.sh

# Every link of every page leads somewhere.
links:
	@scripts/book.py check

# The pages as a book, into target/book, with the rules and their pictures; mdBook is built and installed first if it is missing, some
# minutes, once.
book: icons
	@command -v mdbook >/dev/null || { echo "mdBook is built and installed, some minutes, once ..."; $(CARGO) install --locked mdbook; }
	$(CARGO) build --profile play --no-default-features --quiet -p cenacle
	scripts/book.py build target/play/cenacle

# What a release hands out, into target/dist: CONTRIBUTING.md says when. Installs cargo-deny and cargo-deb if they are missing.
release: site
	scripts/release.sh

# What the tests call besides Rust and Node.
tools:
	@command -v cc >/dev/null || { apt-get update && apt-get install -y gcc libc6-dev; }
	@command -v curl >/dev/null || { apt-get update && apt-get install -y curl; }
	@command -v chromium >/dev/null || { apt-get update && apt-get install -y chromium; }
	@python3 -c 'import venv, ensurepip' 2>/dev/null || { apt-get update && apt-get install -y python3 python3-venv; }
	@command -v nginx >/dev/null && command -v caddy >/dev/null && command -v systemd-analyze >/dev/null || { apt-get update && apt-get install -y --no-install-recommends nginx-light caddy systemd openssl; }

clean:
	$(CARGO) clean
	rm -rf web/build web/node_modules
