//! The server as its guests meet it: over HTTP, on a port of this machine, with a database in a folder of its own.

mod api;
mod bad;
mod client;
mod company;
mod cookies;
mod daily;
mod desk;
mod fair;
mod guest;
mod heavy;
mod hostile;
mod leak;
mod listener;
mod logs;
mod people;
mod play;
mod print;
mod program;
mod seating;
mod several;
mod stream;
mod thoughts;
mod time;
mod twins;
mod yard;
