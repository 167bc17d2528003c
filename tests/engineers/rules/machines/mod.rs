//! Rules about machines and components.

mod s10_joining;
mod s11_test;
mod s12_fault;
mod s13_training;
mod s14_blanks;
