-- What a process says of itself when it says that it is there: its open sockets, and the events it has stored so far.
ALTER TABLE nodes ADD COLUMN sockets BIGINT NOT NULL DEFAULT 0;
ALTER TABLE nodes ADD COLUMN events BIGINT NOT NULL DEFAULT 0;
-- When each player of a table that was let go was last seen there: the number of the lease, a colon, and moments with commas between.
ALTER TABLE leases ADD COLUMN seen TEXT;
-- What was counted of the whole house, by whichever process was asked first, and until when it is good: counted anew otherwise.
DROP TABLE IF EXISTS figures;
CREATE UNLOGGED TABLE figures (
    id BIGINT PRIMARY KEY NOT NULL,
    until BIGINT NOT NULL,
    body TEXT NOT NULL
);
