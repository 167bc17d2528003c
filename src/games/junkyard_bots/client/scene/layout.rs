//! Layout of the panels and of the stage's grids in a frame.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Vec2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::coach;
use super::facing::{Facing, Reach};
use super::grid;
use super::view::TableUi;
use super::visible::{robot_beside, robot_picture, shown_robot};
use crate::client::play::building::hand::How;
use crate::client::play::events::step_shows;
use crate::client::play::{
    Interaction, JunkyardBotsShow, Play, PuzzleSession, TurnStage, lesson_at_table, puzzle_at_table,
};
use crate::round::LegalActions;
use crate::table::{RoundState, Table, TableParam};
use client::app::screen::{Layer, Screen, shows_stage};
use client::kit::points::is_laid_out;
use client::kit::text::Ruler;
use client::play::Audience;
use client::settings::Settings;
use client::table::grid::ground_margin;
use client::table::regions::{NO_COLUMN_FROM, Regions, TAG_MARGIN};
use client::table::sign::{self, PromptFacts};
use shell::grid::Rectangle;

/// Returns the rectangles of the panels. Large text leaves no room for a right column where the
/// present choice does not need it.
pub fn regions_for_choice(
    size: Vec2,
    text: f32,
    settings: &Settings,
    interaction: &Interaction,
    play: &Play,
) -> Regions {
    let regions = Regions::new(size, text, play.history().setup().seats);
    let needs_column = interaction.own.bench.is_some() || matches!(play.choices(), LegalActions::Attack(_));
    // In a fight, tags need the part of the stage where buttons would be without the column.
    let needs_column = (needs_column && interaction.stage == TurnStage::Choosing) || is_fight(interaction);
    let has_column = settings.text < NO_COLUMN_FROM || needs_column;
    if has_column { regions } else { regions.without_column() }
}

/// Whether bombs fly, or their effect is shown.
fn is_fight(interaction: &Interaction) -> bool {
    matches!(
        interaction.stage,
        TurnStage::Show { show: JunkyardBotsShow::Flight { .. }, .. }
            | TurnStage::Show { show: JunkyardBotsShow::Thrown { .. }, .. }
    )
}

/// Width of the panel of a secret look, in points.
pub const LOOK_WIDTH: f32 = 460.0;
/// Distance from the stage's edges that a thing moved by keys keeps, in points.
const IN_SIGHT: f32 = 14.0;

/// Lays out the stage's grids. While something is in hand the robot is fixed, unless keys move the
/// thing out of sight.
pub fn lay_out(
    view: &mut TableUi,
    regions: Regions,
    table: &Table,
    play: &Play,
    interaction: &Interaction,
    audience: Audience,
) {
    view.regions = regions.clone();
    view.begin_game(play.history().seed());
    if let Some(hand) = interaction.own.hand.as_ref().filter(|_| view.grid.cell > 0.0) {
        // Keys may move the thing in hand beyond the stage's edge; the pointer stays on the stage.
        if let Some(placement) = hand.placement().filter(|_| hand.how == How::Keys) {
            let room = view.regions.free_stage().shrink(IN_SIGHT);
            view.grid = view.grid.with_in_sight(Rectangle::new(hand.upright, placement), room);
        }
        return;
    }
    let stage = regions.below_prompt();
    let width = regions.stage.width();
    let on_stage = shown_robot(table, interaction);
    let robot = robot_picture(table, play, interaction, audience, on_stage);
    let below = i16::from(interaction.own.bench.is_some());
    let Some(rival) = robot_beside(table, play, interaction) else {
        // A look's panel takes the right part of the stage.
        let is_secret = step_shows::is_secret(table.state()) && interaction.stage == TurnStage::Choosing;
        let free = if is_secret { (width - LOOK_WIDTH - 16.0).max(width * 0.3) } else { width };
        let middle = stage.left() + free / 2.0;
        let (cell, x) = if puzzle_at_table(play).is_some() {
            // A puzzle's sign is above the stage, not on it, and a robot is seen whole.
            (grid::whole_cell(&robot, stage.with_min_y(stage.top() - 40.0), free, below), middle)
        } else if is_secret {
            grid::place_of_whole(&robot, stage, stage.left(), free, below)
        } else {
            (grid::fitting_cell(&robot, stage, free, below), middle)
        };
        let moved = view.movement_of(on_stage);
        view.grid = grid::standing_robot(&robot, stage, x, cell, below, moved);
        view.rival_grid = None;
        return;
    };
    let other = robot_picture(table, play, interaction, audience, rival);
    let puzzle = puzzle_at_table(play).map(PuzzleSession::source);
    // The robots are above their tags.
    let tags = (regions.tag + 2.0 * TAG_MARGIN - ground_margin(stage)).max(0.0);
    let stage = stage.with_max_y(stage.bottom() - tags);
    let (cell, [x, other_x]) = if let Some(puzzle) = puzzle {
        let facing = Facing::after(view.facing, puzzle, rival, [Reach::of(&robot), Reach::of(&other)]);
        view.facing = Some(facing);
        facing.lay_out_bodies(stage)
    } else {
        let cell = |robot| grid::fighting_cell(robot, stage, width * 0.52);
        (cell(&robot).min(cell(&other)), [0.27, 0.74].map(|part| stage.left() + width * part))
    };
    let standing = |robot, x, seat| grid::standing_robot(robot, stage, x, cell, 0, view.movement_of(seat));
    let grids = (standing(&robot, x, on_stage), standing(&other, other_x, rival));
    view.grid = grids.0;
    view.rival_grid = Some((rival, grids.1));
}

/// Game that is laid out, and the audience of the screen.
#[derive(SystemParam)]
struct ShownGame<'w, 's> {
    table: TableParam<'w, 's>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    audience: Res<'w, Audience>,
}

fn lay_out_now(
    mut contexts: EguiContexts,
    game: ShownGame,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    mut view: ResMut<TableUi>,
) -> Result {
    let ShownGame { table, play, interaction, audience } = &game;
    let ctx = contexts.ctx_mut()?;
    view.see_pointer(ctx);
    if is_laid_out(ctx) {
        let size = ctx.content_rect().size();
        let is_watched = *screen.get() == Screen::Replay;
        let table = table.table();
        let look = settings.appearance_in(ctx);
        let regions = if is_watched {
            let regions = Regions::new(size, look.text, play.history().setup().seats);
            if view.has_chart { regions.with_chart() } else { regions }
        } else {
            let mut regions = regions_for_choice(size, look.text, &settings, interaction, play);
            regions.prompt = match lesson_at_table(play) {
                Some(running) => {
                    let why_not = interaction.reason_not.as_ref();
                    let ruler = Ruler { ctx, look };
                    coach::card_rect(&ruler, regions.prompt, regions.stage, running, &table, why_not)
                }
                None => {
                    let prompt = view.prompt(&table, play, interaction);
                    let colour = prompt.seat.map(|seat| play.seat(seat).colour);
                    let facts = PromptFacts { colour, ..PromptFacts::default() };
                    sign::fit_sign(&Ruler { ctx, look }, regions.prompt, &prompt, &facts)
                }
            };
            regions
        };
        if puzzle_at_table(play).is_some() && !is_watched {
            // The puzzle's sign, which is laid out as it is painted, decides the room for robots.
            view.regions = regions;
        } else {
            lay_out(&mut view, regions, &table, play, interaction, **audience);
        }
    }
    Ok(())
}

pub(crate) fn plugin(app: &mut App) {
    let lay_out = lay_out_now
        .in_set(Layer::Layout)
        .run_if(shows_stage)
        .run_if(resource_exists::<Play>)
        .run_if(resource_exists::<RoundState>);
    app.init_resource::<TableUi>().add_systems(EguiPrimaryContextPass, lay_out);
}
