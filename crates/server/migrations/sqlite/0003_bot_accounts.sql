-- Programs say so, and can be invited by name: so no two have the same.
ALTER TABLE guests ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX bot_names ON guests (lower(name)) WHERE bot = 1;
