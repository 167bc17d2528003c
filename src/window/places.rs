//! Positions of things on the screen, written to a file for the end-to-end tests, which play the
//! window from outside.
//!
//! Nothing is written unless the environment variable [`FILE`] names a file; then the file always
//! holds the positions in the last frame.

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

/// Name of the environment variable that holds the path of the file.
pub const FILE: &str = "JUNKYARD_BOTS_PLACES";

/// Contents of the last frame. Positions and lengths are in pixels of the window, from its
/// upper-left corner.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Places {
    /// Width and height of the window.
    pub window: (u32, u32),
    /// Whether the window has requested another frame.
    pub is_drawing: bool,
    /// Name of the screen's variant.
    pub screen: String,
    /// Name of the stage's variant: what the table waits for.
    pub stage: String,
    /// The stage in full, in its debug format.
    pub waits_for: String,
    /// Number of steps of the game's history, 0 if none is being played.
    pub steps: usize,
    /// Number of steps done in the game that is watched; `None` if there is none.
    pub watched: Option<usize>,
    /// Position of the pointer; `None` if it is not over the window.
    pub pointer: Option<(i32, i32)>,
    /// Whether the pointer's primary button is down.
    pub is_pressed: bool,
    /// Thing that is chosen with the keyboard, in its debug format; empty if there is none.
    pub chosen: String,
    /// The bombs that are chosen, and the seat that they are aimed at.
    pub aim: (Vec<PartId>, Option<SeatId>),
    /// Thing in the player's hand, in its debug format; empty if there is none.
    pub hand: String,
    /// Placement on the robot at which it is held.
    pub held_at: Option<Placement>,
    /// Centre of every button, slot and part that takes input, by name.
    pub at: BTreeMap<String, (i32, i32)>,
    /// Lower-left corner of the body of the robot on the stage, and the side of a cell.
    pub grid: (i32, i32, i32),
}

#[derive(Resource)]
struct Target {
    file: PathBuf,
    written: Places,
}

pub(super) fn plugin(app: &mut App) {
    if let Some(file) = std::env::var_os(FILE) {
        notes::start_recording();
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
    let noted = notes::take_places(ctx, tree);
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
