//! The tests of the kernel, in one program.

mod citations;
mod dice;
mod laws;
mod record;
mod record_noise;
mod samples;
mod snapshot;
mod table;
mod toy;
