//! Clicks of the disc while a player turns it by hand, or while it springs back.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::client::play::Play;
use crate::client::play::events::cue::Cue;
use crate::client::play::events::cue_sounds::heard_of_cue;
use crate::client::scene::view::TableUi;
use client::app::screen::Layer;
use client::sound::Heard;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, click_disc.after(Layer::Screen).run_if(resource_exists::<Play>));
}

/// Plays a click whenever the disc has been turned by another square; not when another game comes
/// to the table.
fn click_disc(view: Res<TableUi>, play: Res<Play>, mut before: Local<i32>, mut heard: MessageWriter<Heard>) {
    let squares = view.disc_turned.round() as i32;
    if std::mem::replace(&mut *before, squares) != squares && !play.is_added() {
        heard.write_batch(heard_of_cue(&Cue::DiscTurnedByHand));
    }
}
