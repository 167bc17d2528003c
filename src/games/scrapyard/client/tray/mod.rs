//! The tray, the lower panel, as a whole.
//!
//! - [`build`]: the ten piles and the buttons of the build phase;
//! - [`battle`]: the hand and the buttons of the battle, the crusher's steps, and settling.

use client::kit::Pen;

use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;

pub mod battle;
pub mod build;

/// Draws the tray.
pub fn draw_tray(pen: &mut Pen, scene: &mut Scene) {
    match StageView::of(scene) {
        StageView::Workshop | StageView::Rummage => build::draw_piles(pen, scene),
        StageView::Arena => battle::draw_hand(pen, scene),
        StageView::Settling => battle::draw_settling(pen, scene),
        StageView::Crusher => battle::draw_crusher(pen, scene),
    }
}
