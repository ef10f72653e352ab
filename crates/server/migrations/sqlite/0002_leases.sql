-- Who may write. A number goes up with every holder; scope 0 is the whole house.
CREATE TABLE leases (
    scope BIGINT PRIMARY KEY NOT NULL,
    number BIGINT NOT NULL,
    holder TEXT NOT NULL,
    since BIGINT NOT NULL
);
INSERT INTO leases (scope, number, holder, since) VALUES (0, 0, '', 0);
-- Under which lease an event was written; 0 before there were any.
ALTER TABLE events ADD COLUMN lease BIGINT NOT NULL DEFAULT 0;
