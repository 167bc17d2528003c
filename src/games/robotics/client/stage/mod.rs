//! The stage: market and robot, or what takes their place.

use client::kit::Pen;

use crate::client::play::{RoboticsShow, TurnStage};
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use crate::client::{auction, control, garage, market, sabotage, sale, trade};
use crate::table::Stage;

/// Draws the stage.
pub fn draw_stage(pen: &mut Pen, scene: &mut Scene) {
    match StageView::of(scene) {
        StageView::Trade => trade::draw_trade(pen, scene),
        StageView::Sabotage => sabotage::draw_sabotage(pen, scene),
        StageView::Control => control::draw_control(pen, scene),
        StageView::Halves => draw_halves(pen, scene),
    }
}

/// Draws the market and the robot, and over them the auction or a sale.
fn draw_halves(pen: &mut Pen, scene: &mut Scene) {
    market::draw_market(pen, scene);
    garage::draw_garage(pen, scene);
    if matches!(scene.table.state().stage, Stage::Auction(_)) {
        auction::draw_auction(pen, scene);
    }
    if matches!(scene.interaction.stage, TurnStage::Show { show: RoboticsShow::Sale(_), .. }) {
        sale::draw_sale(pen, scene);
    }
}
