//! Picture of a player to share: a figure on a stage, and below it a plate with the player's name,
//! figures and words, at a size that chats show well.
//!
//! - [`contents`]: the contents of such a picture, which a game composes; [`drawing`]: its drawing
//!   and its file; [`look`]: colours, language and faces with which it is composed;
//! - [`request`]: requests to save it; [`fault`]: the reason why there is none;
//! - [`stage_drawing`]: backgrounds of a stage, drawn to any size;
//! - `canvas`, `lettering`, `scene`: drawings and text on the picture.

mod canvas;
pub mod contents;
pub mod drawing;
pub mod fault;
mod lettering;
pub mod look;
pub mod request;
mod scene;
pub mod stage_drawing;
