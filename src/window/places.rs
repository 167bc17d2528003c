//! Where things are on the screen, for whoever plays the window from outside: the end-to-end tests.
//!
//! Nothing is noted unless the environment names a file for it ([`FILE`]); then the file always
//! holds what the last frame has shown.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Rect;
use bevy_egui::{EguiContexts, EguiOutput, PrimaryEguiContext};
use serde::{Deserialize, Serialize};

use crate::client::app::screen::{FramesForStates, Screen};
use crate::client::kit::notes;
use crate::games::junkyard_bots::client::play::{Interaction, Play};
use crate::games::junkyard_bots::client::scene::view::TableUi;
use crate::games::junkyard_bots::client::watch::Watch;
use crate::games::junkyard_bots::parts::PartId;
use crate::shell::disk::save_as;
use crate::shell::grid::Placement;
use crate::shell::seats::SeatId;

/// The environment variable that names the file.
pub const FILE: &str = "JUNKYARD_BOTS_PLACES";

/// What the last frame has shown, in pixels of the window from its upper-left corner.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Places {
    /// The window's width and height.
    pub window: (u32, u32),
    /// Whether more frames are to come by themselves.
    pub is_drawing: bool,
    /// The screen.
    pub screen: String,
    /// What the table waits for, in a word.
    pub stage: String,
    /// The same in full.
    pub waits_for: String,
    /// Steps of the history.
    pub steps: usize,
    /// How many steps of a game that is watched have been done.
    pub watched: Option<usize>,
    /// Where the pointer is, if it is over the window.
    pub pointer: Option<(i32, i32)>,
    /// Whether the pointer's first button is down.
    pub is_pressed: bool,
    /// What the keyboard stands on.
    pub chosen: String,
    /// The bombs that are chosen, and whom they are for.
    pub aim: (Vec<PartId>, Option<SeatId>),
    /// What is in hand.
    pub hand: String,
    /// Where it is held.
    pub held_at: Option<Placement>,
    /// The middle of every button, slot and part that listens, by name.
    pub at: BTreeMap<String, (i32, i32)>,
    /// The lower-left corner of the body on the stage, and a cell's side.
    pub grid: (i32, i32, i32),
}

#[derive(Resource)]
struct Target {
    file: PathBuf,
    written: Places,
}

pub(super) fn plugin(app: &mut App) {
    if let Some(file) = std::env::var_os(FILE) {
        notes::begin();
        app.world_mut().resource::<AccessibilityRequested>().set(true);
        app.insert_resource(Target { file: file.into(), written: Places::default() })
            .add_systems(Last, write.after(FramesForStates));
    }
}

fn write(
    (mut contexts, outputs): (EguiContexts, Query<&EguiOutput, With<PrimaryEguiContext>>),
    mut target: ResMut<Target>,
    screen: Res<State<Screen>>,
    view: Res<TableUi>,
    interaction: Res<Interaction>,
    (play, watch): (Option<Res<Play>>, Option<Res<Watch>>),
    mut frames: MessageReader<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let tree = outputs.single().ok().and_then(|output| output.platform_output.accesskit_update.as_ref());
    let noted = notes::take(ctx, tree);
    let scale = ctx.pixels_per_point();
    let pixel = |point: f32| (point * scale).round() as i32;
    let at = |rect: Rect| (pixel(rect.center().x), pixel(rect.center().y));
    let grid = view.grid;
    let stage = match interaction.stage.show() {
        Some((_, show)) => format!("{show:?}"),
        None => format!("{:?}", interaction.stage),
    };
    let whole = ctx.content_rect();
    let places = Places {
        is_drawing: frames.read().count() > 0,
        window: (pixel(whole.width()) as u32, pixel(whole.height()) as u32),
        screen: format!("{:?}", screen.get()),
        stage: stage.split([' ', '{']).next().unwrap_or_default().to_owned(),
        waits_for: stage,
        steps: play.map_or(0, |play| play.history().steps().len()),
        watched: watch.map(|watch| watch.at()),
        aim: (interaction.own.aim.bombs.clone(), interaction.own.aim.target),
        hand: interaction.own.hand.as_ref().map_or_else(String::new, |hand| format!("{:?}", hand.thing)),
        pointer: ctx.input(|input| input.pointer.latest_pos()).map(|at| (pixel(at.x), pixel(at.y))),
        is_pressed: ctx.input(|input| input.pointer.primary_down()),
        chosen: interaction.own.chosen.map_or_else(String::new, |thing| format!("{thing:?}")),
        held_at: interaction
            .own
            .hand
            .as_ref()
            .and_then(crate::games::junkyard_bots::client::play::building::hand::Hand::placement),
        at: noted.into_iter().map(|(name, rect)| (name, at(rect))).collect(),
        grid: (pixel(grid.origin.0), pixel(grid.origin.1), pixel(grid.cell)),
    };
    if places != target.written {
        let text = ron::ser::to_string_pretty(&places, ron::ser::PrettyConfig::new())?;
        save_as(&target.file, &text)?;
        target.written = places;
    }
    Ok(())
}
