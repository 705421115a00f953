//! Every kind of page as its reader gets it: rendered, read again, in register, the same every time.

mod blank;
mod played;
mod poppler;
mod report;
