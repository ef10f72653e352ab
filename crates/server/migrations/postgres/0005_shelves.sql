-- Which games a process plays, with which rules and data, separated by commas; one of an older program does not say.
ALTER TABLE nodes ADD COLUMN plays TEXT;
