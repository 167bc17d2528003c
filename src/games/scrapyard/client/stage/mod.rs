//! The stage as a whole: what each phase shows there, with the presses on it.
//!
//! - [`build`]: the workshop, the time track and a rummage; [`choice_sign`]: the choices of build
//!   effects;
//! - [`battle`]: the map; [`settling`]: the dents that are settled;
//! - [`picked`]: what a player has picked to act with; [`crusher_clock`]: how far its plates are.

use client::kit::Pen;

use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;

pub mod battle;
pub mod build;
pub mod choice_sign;
pub mod crusher_clock;
pub mod picked;
pub mod settling;

/// Draws the stage.
pub fn draw_stage(pen: &mut Pen, scene: &mut Scene) {
    match StageView::of(scene) {
        StageView::Workshop | StageView::Rummage => build::draw_build_stage(pen, scene),
        StageView::Arena | StageView::Crusher => battle::draw_battle_stage(pen, scene),
        StageView::Settling => settling::draw_settling_stage(pen, scene),
    }
}
