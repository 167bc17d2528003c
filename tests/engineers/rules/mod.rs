//! The numbered rules, by section.

mod s10_joining;
mod s11_test;
mod s12_fault;
mod s13_training;
mod s14_blanks;
mod s1_pieces;
mod s2_yard;
mod s7_zone;
mod s8_shop;
mod s9_loading;
mod s9_truck;
mod s15_cards;
mod s16_deals;
mod s18_end;
mod s19_information;
mod s21_open_table;
mod s2_set_up;
mod s3_turn;
mod s4_moving;
mod s5_carrying;
mod s5_sharing;
mod s5_containers;
mod s6_knowing;
mod s17_notebook;
