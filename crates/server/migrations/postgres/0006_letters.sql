-- What processes say to each other while NATS does not carry it. Nothing of it has to outlive a crash.
DROP TABLE IF EXISTS letters;
CREATE UNLOGGED TABLE letters (
    id BIGSERIAL PRIMARY KEY NOT NULL,
    -- For which process.
    node BIGINT NOT NULL,
    -- Whether who wrote it hears the others, and wrote because the other does not.
    hears BIGINT NOT NULL,
    subject TEXT NOT NULL,
    reply TEXT,
    body TEXT NOT NULL
);
CREATE INDEX letters_of_nodes ON letters (node, id);
