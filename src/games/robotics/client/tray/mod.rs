//! The tray, the lower panel: the workshop of the player who acts, or what takes its place.
//!
//! - [`workshop`]: the tray of a turn as a whole;
//! - [`workshop_yard`]: the scrap yard's bag, and the chute into it;
//! - [`workshop_parts`]: bench and store; [`workshop_slots`]: places of their slots;
//! - [`workshop_buttons`]: the buttons of a turn.

use client::kit::Pen;

use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::{auction, conversion, trade};
use crate::table::Stage;

pub mod workshop;
pub mod workshop_buttons;
pub mod workshop_parts;
pub mod workshop_slots;
pub mod workshop_yard;

/// Draws the tray.
pub fn draw_tray(pen: &mut Pen, scene: &mut Scene) {
    let is_auction = matches!(scene.table.state().stage, Stage::Auction(_));
    match StageView::of(scene) {
        StageView::Trade => trade::tray::draw_trade_tray(pen, scene),
        StageView::Halves if is_auction => auction::tray::draw_auction_tray(pen, scene),
        StageView::Halves if scene.interaction.own.conversion.is_some() => {
            conversion::draw_conversion_tray(pen, scene);
        }
        StageView::Halves | StageView::Sabotage | StageView::Control => workshop::draw_workshop_tray(pen, scene),
    }
}
