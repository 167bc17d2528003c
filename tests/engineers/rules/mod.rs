//! The numbered rules, by section.

mod machines;
mod s15_cards;
mod s16_auctions;
mod s16_deals;
mod s17_notebook;
mod s18_end;
mod s19_information;
mod s1_machines;
mod s1_pieces;
mod s21_open_table;
mod s2_set_up;
mod s2_yard;
mod s7_zone;
mod s8_shop;
mod s9_loading;
mod s9_truck;
mod workers;
