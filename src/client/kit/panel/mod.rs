//! Panels that lay themselves out. A panel is described once, as a tree of nodes; the same
//! description is measured, painted, listened to and read out.
//!
//! The description lives for one frame: [`place`] divides a rectangle among its nodes, and
//! [`Placed::show`] paints them, reads them out in the order of the description, and returns the
//! messages of those that were pressed. No layout is remembered between frames, and measuring has
//! no effects, so the first frame is right, and a description may be measured as often as needed.
//!
//! - [`node`]: a node; [`build`]: functions that describe nodes; [`rules`]: rules of a node;
//! - `measure`: what containers ask of their nodes; `node_text`: texts; `row`, `column`, `layers`,
//!   `forms`: nodes that have others; `scrolled`: contents that scroll;
//! - [`surface`]: what is painted behind a node; `state`: its state; [`press`]: what a press of it
//!   does;
//! - [`widget`]: nodes that paint themselves, such as sliders;
//! - `share`: division of a width or a height; `placed`: division of a panel; `show`: painting.
//!
//! # Widths and heights
//!
//! Each node has a least width, in which no word is broken, and an ideal one, in which each of its
//! texts has one line. A row gives its nodes their ideal widths, and what is left to those that
//! [grow](node::Node::grow); if there is too little, these give first, then all others by the same
//! part of what they can give. A column gives its width to all its nodes. Heights follow from
//! the widths. If a panel is too high or too wide, the nodes that [give way](node::Node::gives_way)
//! do so by rank, and then what [scrolls](build::scroll) gets what is left.

pub mod build;
mod button_face;
mod column;
mod disabled;
mod forms;
mod layers;
mod measure;
pub mod node;
mod node_text;
mod placed;
pub mod press;
mod row;
pub mod rules;
mod scrolled;
mod share;
mod show;
mod state;
pub mod surface;
pub mod widget;

pub use button_face::ButtonKind;
pub(crate) use button_face::{ButtonFace, DISABLED};
pub use measure::Align;
pub use node::{Node, Rank};
pub use placed::{Placed, place};
pub use press::Role;
pub use share::{HeightRange, WidthRange};
pub use show::{rect_in_sight, show_panel, state_of, widget_id};
pub use state::State;
pub use surface::Surface;
pub use widget::Widget;
