//! The tests of pictures and screens of Village Rails, in one program.

mod looks;
