-- What processes say to each other; SQLite has one process alone, and this stays empty.
DROP TABLE IF EXISTS letters;
CREATE TABLE letters (
    id INTEGER PRIMARY KEY NOT NULL,
    node INTEGER NOT NULL,
    hears INTEGER NOT NULL,
    subject TEXT NOT NULL,
    reply TEXT,
    body TEXT NOT NULL
);
CREATE INDEX letters_of_nodes ON letters (node, id);
