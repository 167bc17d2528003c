//! A test or more for every numbered rule but those of the screen. Some of section 1 are tested
//! beside the data.

mod s10_scrap_yard;
mod s11_special_counters;
mod s12_trade;
mod s13_converting;
mod s14_end;
mod s15_two_players;
mod s16_last_bell_and_goals;
mod s16_options;
mod s16_saboteurs;
mod s17_information;
mod s1_pieces;
mod s2_market;
mod s3_set_up;
mod s4_auction;
mod s5_turn;
mod s6_selling;
mod s7_robots;
mod s8_workshop;
mod s9_buying;
