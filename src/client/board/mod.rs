//! The table screen: panels around the stage, and its control by pointer and keys.
//!
//! - [`screen`]: all of it together;
//! - `top`, `side`, `inspector`, `ability_rows`, `checklist`, `targets`: top bar, right column;
//! - `seats`, `seat_figures`, `log`, `curtain`: seat cards, the event log and the curtain, for any
//!   game; `seat_facts`, `log_facts`, `curtain_facts`: their contents in this one;
//! - `closer`, `robot_facts`, `facts_list`: any robot, enlarged;
//! - `tray`, `face_up`, `slot`, `scan`, `turn_buttons`, `shelf`, `bombs`: the lower panel in
//!   scrounge, build and battle;
//! - `stacks`, `arrange`: parts of the Junkyard that share a slot, and the places of slots;
//!   `taking`: whether a thing can be taken, or why not;
//! - `attack`, `sum`: the result of a throw, and the panel that shows it;
//! - `coach`, `pointed`, `carried`, `way`: the card of a lesson, the things that it points out, and
//!   the hand that shows the way of a piece to its place;
//! - `puzzle_facts`, `puzzle_sign`, `puzzle_tries`, `puzzle_kind`, `puzzle_turning`: a puzzle's
//!   goal, the result of a try, all tries so far, its kind, and the hint how parts are turned;
//! - `popup`: the log and the inspector over the stage, for large text;
//! - `hand`, `holding`: the thing in hand, and its possible places; `bench_marks`: marks on a robot
//!   that is being built;
//! - `stage`, `stage_marks`, `prompt_sign`, `advice`, `reveal`, `blind_up`, `look`, `look_choices`,
//!   `drawn`, `drawn_card`, `overlay`, `over_stage`: the stage and the panels over it;
//! - `whose`: titles of panels with the name of the player whose things they show;
//! - `spoken`, `part_words`: descriptions of the table and of parts for screen readers;
//! - `keys`, `key_choice`: the keyboard; `paging`: the keys that scroll lists.

use bevy::prelude::App;

pub(super) mod ability_rows;
mod advice;
mod arrange;
mod attack;
mod bench_marks;
mod blind_up;
mod bombs;
mod carried;
mod checklist;
pub(super) mod closer;
pub(super) mod coach;
mod curtain;
mod curtain_facts;
mod drawn;
mod drawn_card;
mod face_up;
mod facts_list;
mod hand;
mod holding;
mod inspector;
mod key_choice;
mod keys;
pub(super) mod log;
mod log_facts;
mod look;
mod look_choices;
mod over_stage;
mod overlay;
pub(super) mod paging;
mod part_words;
mod pointed;
mod popup;
mod prompt_sign;
mod puzzle_facts;
mod puzzle_kind;
mod puzzle_sign;
mod puzzle_tries;
mod puzzle_turning;
mod reveal;
mod robot_facts;
mod scan;
pub mod screen;
pub(super) mod seat_facts;
mod seat_figures;
mod seats;
mod shelf;
mod side;
mod slot;
mod spoken;
mod stacks;
pub(super) mod stage;
mod stage_marks;
pub(super) mod sum;
mod taking;
mod targets;
pub mod top;
mod tray;
mod turn_buttons;
mod way;
mod whose;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(screen::plugin);
}
