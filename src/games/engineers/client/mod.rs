//! The part of the window that Engineers at Play has.
//!
//! | module | contents |
//! |---|---|
//! | [`offer`], [`auction`] | offers and auctions on the stage |
//! | [`column`] | the right column: inspector and log |
//! | [`dialogs`] | small dialogs over the stage |
//! | [`art`] | pictures of things, machines, workers and the yard |
//! | [`shop`] | the shop over the stage |
//! | [`shortcuts`] | its keys |
//! | [`sounds`] | its sounds, with captions |
//! | [`play`] | the game as the players of this window play it |
//! | [`scene`] | layout of the table screen, and the data of its panels |
//! | [`stage`] | the stage as a whole |
//! | [`lesson`] | a lesson on the table screen |
//! | [`table_screen`] | the table screen as a whole |
//! | [`workbench`] | a construction zone over the whole stage |
//! | [`yard`] | left part of the stage: yard and road with all that is there |
//! | [`zone_panel`] | right part of the stage: a construction zone, its job, what marks mean |

use bevy::prelude::App;

pub mod art;
pub mod auction;
pub mod column;
pub mod dialogs;
pub mod lesson;
pub mod offer;
pub mod play;
pub mod scene;
pub mod shop;
pub mod shortcuts;
pub mod sounds;
pub mod stage;
pub mod table_screen;
pub mod workbench;
pub mod yard;
pub mod zone_panel;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins((art::plugin, shortcuts::plugin, sounds::plugin, play::plugin, scene::plugin));
}
