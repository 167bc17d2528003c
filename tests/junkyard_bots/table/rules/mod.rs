//! Every numbered rule, section by section.

mod s1_pieces;
mod s2_abilities;
mod s2_robot;
mod s3_grip;
mod s4_set_up;
mod s5_scan;
mod s5_scrounge;
mod s6_battle;
mod s7_factory;
mod s8_victory;
mod s9_information;
