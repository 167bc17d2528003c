//! The robot of the player who acts, on its grid, and the thing in hand.
//!
//! - `robot_half`: the half of the stage as a whole; [`backdrop`]: the workshop behind the robot;
//! - [`grid`]: the grid on the screen; [`shown_robot`]: the robot that is shown on it;
//! - [`painter`]: the robot with its sockets and nuts; [`marks`]: marks on it;
//! - `listening`: the pointer with an empty hand; [`mod@pointer`]: the pointer with a thing in
//!   hand;
//! - [`verdict`]: whether a thing in hand fits at a placement; [`drop_answer`]: whether it may be
//!   put down at another place;
//! - `ghost`: the thing in hand on the grid; `held_thing`: the same at the pointer;
//! - [`bubble`]: a bubble about a place of the window;
//! - [`sale_offer`]: the order to sell to.

pub mod backdrop;
pub mod bubble;
pub mod drop_answer;
mod ghost;
pub mod grid;
mod held_thing;
mod listening;
pub mod marks;
pub mod painter;
pub mod pointer;
mod robot_half;
pub mod sale_offer;
pub mod shown_robot;
pub mod verdict;

pub use robot_half::draw_garage;
