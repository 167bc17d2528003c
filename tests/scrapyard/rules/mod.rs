//! The numbered rules, by section.

mod s10_end;
mod s11_information;
mod s12_options;
mod s1_pieces;
mod s2_robot;
mod s3_set_up;
mod s4_build_effects;
mod s4_build_phase;
mod s5_to_battle;
mod s6_turn;
mod s7_reach;
mod s8_effects;
mod s8_shoves_and_traits;
mod s9_damage;
