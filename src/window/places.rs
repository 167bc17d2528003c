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

use client::app::screen::{FramesForStates, Screen};
use client::kit::notes;
use client::play::window_games::{NoteTable, TableNotes};
use shell::disk::save_as;
use shell::grid::Placement;
use shell::seats::SeatId;

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
    /// Numbers of the things that are chosen for an action, and the seat that it is aimed at.
    pub aim: (Vec<u16>, Option<SeatId>),
    /// Thing in the player's hand, in its debug format; empty if there is none.
    pub hand: String,
    /// Placement on the grid at which it is held.
    pub held_at: Option<Placement>,
    /// Centre of every button, slot and part that takes input, by name.
    pub at: BTreeMap<String, (i32, i32)>,
    /// Lower-left corner of the grid on the stage, and the side of a cell.
    pub grid: (i32, i32, i32),
}

#[derive(Resource)]
struct Target {
    file: PathBuf,
    written: Places,
}

/// Writes the positions if the environment names a file for them.
pub fn plugin(app: &mut App) {
    if let Some(file) = std::env::var_os(FILE) {
        notes::start_recording();
        app.world_mut().resource::<AccessibilityRequested>().set(true);
        app.init_resource::<TableNotes>()
            .insert_resource(Target { file: file.into(), written: Places::default() })
            .add_systems(Last, write.after(FramesForStates).after(NoteTable));
    }
}

fn write(
    mut contexts: EguiContexts,
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    mut target: ResMut<Target>,
    screen: Res<State<Screen>>,
    mut table: ResMut<TableNotes>,
    mut frames: MessageReader<RequestRedraw>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let tree = outputs.single().ok().and_then(|output| output.platform_output.accesskit_update.as_ref());
    let noted = notes::take_places(ctx, tree);
    let scale = ctx.pixels_per_point();
    let pixel = |point: f32| (point * scale).round() as i32;
    let at = |rect: Rect| (pixel(rect.center().x), pixel(rect.center().y));
    let TableNotes { stage, steps, watched, chosen, aim, hand, held_at, grid } = std::mem::take(&mut *table);
    let whole = ctx.content_rect();
    let places = Places {
        is_drawing: frames.read().count() > 0,
        window: (pixel(whole.width()) as u32, pixel(whole.height()) as u32),
        screen: format!("{:?}", screen.get()),
        stage: stage.split([' ', '{']).next().unwrap_or_default().to_owned(),
        waits_for: stage,
        steps,
        watched,
        aim,
        hand,
        pointer: ctx.input(|input| input.pointer.latest_pos()).map(|at| (pixel(at.x), pixel(at.y))),
        is_pressed: ctx.input(|input| input.pointer.primary_down()),
        chosen,
        held_at,
        at: noted.into_iter().map(|(name, rect)| (name, at(rect))).collect(),
        grid: (pixel(grid.0), pixel(grid.1), pixel(grid.2)),
    };
    if places != target.written {
        let text = ron::ser::to_string_pretty(&places, ron::ser::PrettyConfig::new())?;
        save_as(&target.file, &text)?;
        target.written = places;
    }
    Ok(())
}
