-- Processes that serve one house together; none where one process has the whole database.
CREATE TABLE nodes (
    id BIGINT PRIMARY KEY NOT NULL,
    holder TEXT NOT NULL,
    -- When it was last there and until when it counts as there, in milliseconds of the database's own clock.
    seen BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- Whether it hears the others.
    hears BIGINT NOT NULL
);
-- A scope that is not 0 is a table, and `node` the process that has it: for as long as that one is there.
ALTER TABLE leases ADD COLUMN node BIGINT;
CREATE INDEX leases_of_nodes ON leases (node);
