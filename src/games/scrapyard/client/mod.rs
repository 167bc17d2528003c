//! The window of Scrapyard: its table screen, and its additions to the client that all games share.
//!
//! | module | contents |
//! |---|---|
//! | [`art`] | pictures of cards, robots and the arena |
//! | [`arena`], [`battle_order`] | the battle map on the stage, and the list beside it |
//! | [`hand`] | the tray of the battle |
//! | [`blow`] | the sum before a blow |
//! | [`settling`] | the stage while dents are settled |
//! | [`seat_facts`] | facts on the cards of seats |
//! | [`piles`], [`track`] | tray, time track and stage of the build phase; a rummage and other choices of it |

use bevy::prelude::App;

pub mod arena;
pub mod art;
pub mod battle_order;
pub mod blow;
pub mod hand;
pub mod seat_facts;
pub mod settling;
pub mod piles;
pub mod track;

/// Adds the game to an app of the client.
pub fn plugin(app: &mut App) {
    app.add_plugins(art::plugin);
}
