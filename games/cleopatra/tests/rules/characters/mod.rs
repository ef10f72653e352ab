//! The worshippers of Sobek, in the order of the rulebook. The Smuggler is in the chapter of the hand limit; when a
//! character may be played is in the chapter of the turn.

mod beggar;

mod courtesan;

mod ambassador;

mod scribe;

mod vizier;
