//! The tests of the route finder and of maps as text, in one program.

mod maps;
mod routes;
mod slow;
