//! The server over real sockets: each test starts a server process of its own and plays against it as clients do.

mod backup;
mod docs;
mod full_game;
mod house;
mod http_only;
mod kill;
mod lies;
mod load;
mod memory;
mod nemesis;
mod nodes;
mod operations;
mod order;
mod postgres;
mod resume;
mod secrecy;
mod signals;
mod site;
mod stranger;
mod tls;
mod witness;
