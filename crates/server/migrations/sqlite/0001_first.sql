-- Guests are a name; their secrets are kept as hashes.
CREATE TABLE guests (
    id BIGINT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE TABLE secrets (
    hash TEXT PRIMARY KEY NOT NULL,
    guest BIGINT NOT NULL REFERENCES guests (id),
    -- `key`: signs in; `recovery`: gives a new key, once.
    kind TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX secrets_of_guest ON secrets (guest);
CREATE TABLE mutes (
    guest BIGINT NOT NULL,
    muted BIGINT NOT NULL,
    PRIMARY KEY (guest, muted)
);

-- A table; `sheet` is everything about it that is not in its journal.
CREATE TABLE tables (
    id BIGINT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    watchable BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- When the table has to be looked at again: 0 if it was awake, NULL if only when somebody comes.
    wake_at BIGINT,
    sheet TEXT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, changed_at);
CREATE INDEX tables_to_wake ON tables (wake_at);
CREATE TABLE sitters (
    guest BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;

-- The journal. Rows are only ever added.
CREATE TABLE events (
    table_id BIGINT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
-- The last moment kept of a long game, to go on from.
CREATE TABLE moments (
    table_id BIGINT PRIMARY KEY NOT NULL,
    n BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE TABLE chat (
    table_id BIGINT NOT NULL,
    n BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- What the house notes of itself.
CREATE TABLE house (
    name TEXT PRIMARY KEY NOT NULL,
    value BIGINT NOT NULL
);
