//! The server over real sockets: each test starts a server process of its own and plays against it as clients do.

mod docs;
mod full_game;
mod http_only;
mod kill;
mod load;
mod order;
mod resume;
mod secrecy;
mod site;
mod truth;
mod witness;
