//! Rules about what workers do, carry and know.

mod s3_turn;
mod s4_moving;
mod s5_carrying;
mod s5_containers;
mod s5_sharing;
mod s6_knowing;
