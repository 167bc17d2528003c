//! Flights of parts to their places on the stage.
//!
//! Places are measured in cells of the robot's grid: zooming and moving the stage makes no part
//! fly.

use std::f32::consts::{PI, TAU};
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Rect;

use crate::client::art::RobotPicture;
use crate::client::play::{Interaction, JunkyardBotsShow, Play, TurnStage};
use crate::client::scene::view::TableUi;
use crate::client::scene::visible::{robot_beside, robot_picture, shown_robot};
use crate::lessons::Spot;
use crate::parts::Size;
use crate::table::{Part, RoundState, Table, TableParam};
use client::app::screen::Screen;
use client::art::composed::PlacedDrawing;
use client::play::Audience;
use client::settings::Settings;
use client::table::grid::Grid;
use shell::seats::SeatId;

/// Duration of a part's flight to its place.
const SNAP: Duration = Duration::from_millis(170);
/// Duration where a computer player has placed the part: long enough to be followed.
const BY_COMPUTER: Duration = Duration::from_millis(800);
/// Distance below which a part does not fly, in cells.
const NEAR: f32 = 0.01;

/// Position of a part on its robot's grid: its middle in cells, `y` upwards, and its rotation,
/// clockwise in radians.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Middle, in cells.
    pub middle: (f32, f32),
    /// Angle, in radians.
    pub angle: f32,
}

impl Pose {
    /// Pose of an item on a robot at rest.
    pub fn of(drawn: &PlacedDrawing) -> Self {
        Self { middle: drawn.centre, angle: f32::from(drawn.rotation as u8) * TAU / 4.0 }
    }

    fn is_near(self, other: Self) -> bool {
        let far = (self.middle.0 - other.middle.0).hypot(self.middle.1 - other.middle.1);
        far < NEAR && (self.angle - other.angle).abs() < NEAR
    }

    /// Pose on the shortest way to another, at `part` of the way from 0 to 1.
    fn point_towards(self, to: Self, part: f32) -> Self {
        let turn = (to.angle - self.angle + PI).rem_euclid(TAU) - PI;
        let middle = (
            self.middle.0 + (to.middle.0 - self.middle.0) * part,
            self.middle.1 + (to.middle.1 - self.middle.1) * part,
        );
        Self { middle, angle: self.angle + turn * part }
    }
}

/// Part that is on the stage, or on its way there. It is on the part's own entity.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct OnStage {
    seat: SeatId,
    /// Final pose.
    pub place: Pose,
    way: Option<FlightPath>,
}

/// Flight that began at a time of the interface's clock, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct FlightPath {
    from: Pose,
    begins: f64,
    lasts: f32,
    is_from_panel: bool,
}

impl OnStage {
    /// Part at its final pose.
    #[cfg(test)]
    pub(crate) const fn at_rest(seat: SeatId, place: Pose) -> Self {
        Self { seat, place, way: None }
    }

    /// Pose at a time while the part flies: fast at first, then slower.
    pub fn on_its_way(&self, now: f64) -> Option<Pose> {
        let way = self.way?;
        let part = (now - way.begins) as f32 / way.lasts.max(0.001);
        let eased = EaseFunction::CubicOut.sample_clamped(part.max(0.0));
        (part < 1.0).then(|| way.from.point_towards(self.place, eased))
    }

    /// Whether it comes from a panel, and so flies over panels.
    pub fn is_from_panel(&self) -> bool {
        self.way.is_some_and(|way| way.is_from_panel)
    }
}

/// Robots on the stage, with their grids.
fn robots_on_stage(
    table: &Table,
    play: &Play,
    interaction: &Interaction,
    audience: Audience,
    view: &TableUi,
) -> Vec<(SeatId, RobotPicture, Grid)> {
    if matches!(
        interaction.stage,
        TurnStage::Show { show: JunkyardBotsShow::Reveal { .. }, .. }
            | TurnStage::Show { show: JunkyardBotsShow::BlindUp { .. }, .. }
            | TurnStage::Curtain { .. }
    ) {
        return Vec::new();
    }
    let other = view.rival_grid.filter(|&(seat, _)| robot_beside(table, play, interaction) == Some(seat));
    let all = [Some((shown_robot(table, interaction), view.grid)), other].into_iter().flatten();
    // Exploded robots are not drawn.
    let all = all.filter(|&(seat, _)| table.survives(seat));
    all.map(|(seat, grid)| (seat, robot_picture(table, play, interaction, audience, seat), grid)).collect()
}

/// Rectangle in which the face-down pile of a size was drawn last.
fn pile_rect(view: &TableUi, size: Size) -> Option<Rect> {
    view.marked.iter().find(|(spot, _)| *spot == Spot::Pile(size)).map(|(_, rect)| *rect)
}

/// State from which the places of parts on the stage follow.
#[derive(SystemParam)]
pub(crate) struct StageState<'w, 's> {
    table: TableParam<'w, 's>,
    state: Res<'w, RoundState>,
    play: Res<'w, Play>,
    interaction: Res<'w, Interaction>,
    audience: Res<'w, Audience>,
    view: Res<'w, TableUi>,
    settings: Res<'w, Settings>,
}

impl StageState<'_, '_> {
    /// Whether a place may have changed; not by the view, which moves no part on its robot's grid.
    fn is_changed(&self) -> bool {
        self.state.is_changed() || self.play.is_changed() || self.interaction.is_changed() || self.settings.is_changed()
    }
}

/// Finds the place of every part on the stage, and starts flights of those that were elsewhere. A
/// press of the pointer ends all flights at once.
pub(crate) fn start_part_flights(
    mut commands: Commands,
    mut contexts: EguiContexts,
    stage: StageState,
    parts: Query<(Entity, &Part, Option<&OnStage>)>,
) -> Result {
    let (now, is_pressed) = contexts.ctx_mut()?.input(|input| (input.time, input.pointer.any_pressed()));
    if !is_pressed && !stage.is_changed() {
        return Ok(());
    }
    let StageState { table, play, interaction, audience, view, settings, .. } = &stage;
    let table = table.table();
    if view.grid.cell <= 0.0 {
        // Nothing was laid out so far, so there is no place from which a part could fly.
        return Ok(());
    }
    let robots = robots_on_stage(&table, play, interaction, **audience, view);
    let flies = !settings.reduced_motion && settings.speed.factor() > 0.0 && !is_pressed;
    let lasts = match interaction.stage {
        TurnStage::Show { show: JunkyardBotsShow::ComputerStep { .. }, .. } => {
            BY_COMPUTER.mul_f32(settings.speed.factor().min(settings.computer_speed.factor()))
        }
        _ => SNAP.mul_f32(settings.speed.factor()),
    };
    let lasts = lasts.as_secs_f32();
    // A robot that takes another's place on the stage has all its parts there at once.
    let stood: Vec<SeatId> = parts.iter().filter_map(|(_, _, on_stage)| Some(on_stage?.seat)).collect();
    for (entity, part, before) in &parts {
        let found = robots.iter().find_map(|(seat, robot, grid)| {
            let item = robot.items().iter().find(|item| item.is_part && item.part == part.id)?;
            Some((*seat, Pose::of(&item.drawn), grid))
        });
        let Some((seat, place, grid)) = found else {
            if before.is_some() {
                commands.entity(entity).remove::<OnStage>();
            }
            continue;
        };
        let before = before.filter(|before| before.seat == seat);
        if before.is_some_and(|before| before.place == place && (before.way.is_none() || !is_pressed)) {
            continue;
        }
        let stood = stood.contains(&seat);
        let on_robot = before.map(|before| (before.on_its_way(now).unwrap_or(before.place), false));
        let in_panel = || {
            if !stood {
                return None;
            }
            let shown = view.spots.get(&part.id).copied().or_else(|| pile_rect(view, part.size?));
            let (x, y) = grid.to_grid(shown?.center());
            Some((Pose { middle: (x, y), angle: place.angle }, true))
        };
        let from = on_robot.or_else(in_panel).filter(|(from, _)| flies && !from.is_near(place));
        let way = from.map(|(from, is_from_panel)| FlightPath { from, begins: now, lasts, is_from_panel });
        commands.entity(entity).insert(OnStage { seat, place, way });
    }
    Ok(())
}

/// Clears the stage when its screen is left.
fn clear_stage(mut commands: Commands, parts: Query<Entity, With<OnStage>>) {
    for part in &parts {
        commands.entity(part).remove::<OnStage>();
    }
}

pub(crate) fn plugin(app: &mut App) {
    for screen in [Screen::Table, Screen::Replay] {
        app.add_systems(OnExit(screen), clear_stage.run_if(resource_exists::<Play>));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: Pose = Pose { middle: (0.0, 4.0), angle: 0.0 };
    const TO: Pose = Pose { middle: (2.0, 0.0), angle: 3.0 * TAU / 4.0 };

    #[test]
    fn a_part_flies_from_where_it_was_to_where_it_belongs() {
        let way = FlightPath { from: FROM, begins: 10.0, lasts: 0.2, is_from_panel: true };
        let part = OnStage { seat: SeatId(0), place: TO, way: Some(way) };
        assert_eq!(part.on_its_way(10.0), Some(FROM));
        let half = part.on_its_way(10.1).unwrap();
        assert!(half.middle.0 > 1.0 && half.middle.0 < 2.0, "fast at first: {half:?}");
        assert_eq!(part.on_its_way(10.2), None);
        assert_eq!(OnStage::at_rest(SeatId(0), TO).on_its_way(10.1), None);
    }

    #[test]
    fn a_part_turns_the_shorter_way() {
        assert!(
            (FROM.point_towards(TO, 1.0).angle + TAU / 4.0).abs() < 0.001,
            "a quarter anticlockwise, not three clockwise"
        );
        let half = FROM.point_towards(TO, 0.5);
        assert_eq!(half.middle, (1.0, 2.0));
        assert!(half.angle < 0.0);
    }
}
