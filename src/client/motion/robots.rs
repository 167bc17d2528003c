//! Robots made of sprites. A part's own entity carries its picture, so that wherever the part goes its picture goes too;
//! connectors, marks and the power in a body's window have entities of their own.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::flight;
use super::idle::{self, Idle};
use super::looks::{Looks, to_world};
use crate::client::art::robot::Item;
use crate::client::art::{Art, Picture};
use crate::client::play::Stand;
use crate::client::scene::contents::{rival, robot_picture, shown_robot};
use crate::client::scene::view::Grid;
use crate::parts::{PartId, SeatId};
use crate::table::{Part, Table};

/// How many frames are drawn after the last change: new pictures take some to reach the graphics card.
const FRAMES: u8 = 3;
/// How far in front of the one before each item is.
const LAYER: f32 = 0.01;

/// A connector, a mark or the power in a body's window.
#[derive(Component)]
pub(super) struct Trim;

/// Nothing of the table is left behind on other screens.
pub(super) fn clear(
    mut commands: Commands,
    trims: Query<Entity, With<Trim>>,
    mut parts: Query<&mut Visibility, With<Part>>,
    mut arranged: ResMut<Arranged>,
) {
    arranged.0 = None;
    trims.iter().for_each(|trim| commands.entity(trim).despawn());
    parts.iter_mut().for_each(|mut visibility| *visibility = Visibility::Hidden);
}

/// What is arranged on the stage: what the robots are made of with their grids, the pixels of a point and the window's size in points.
#[derive(Resource, Default)]
pub(super) struct Arranged(Option<Arrangement>);

type Arrangement = (Vec<(Vec<Item>, Grid)>, f32, Vec2);

/// What the robots to show are made of, and where their grids are.
fn robots(looks: &Looks, table: &Table) -> Vec<(Vec<Item>, Grid)> {
    if matches!(looks.desk.stand, Stand::Reveal { .. } | Stand::Curtain { .. }) {
        return Vec::new();
    }
    let items = |seat: SeatId| robot_picture(table, &looks.play, &looks.desk, seat).items().to_vec();
    // An exploded robot is gone.
    let shown = Some(shown_robot(table, &looks.desk)).filter(|&seat| table.survives(seat));
    let mut robots: Vec<_> = shown.map(|seat| (items(seat), looks.view.grid)).into_iter().collect();
    if let (Some((seat, grid)), Some(aimed)) = (looks.view.rival_grid, rival(&looks.desk))
        && seat == aimed
        && table.survives(seat)
    {
        robots.push((items(seat), grid));
    }
    robots
}

/// Where and how large an item is in the world.
fn transform(item: &Item, grid: &Grid, size: Vec2, layer: usize) -> Transform {
    let at = to_world(grid.at(item.centre.0, item.centre.1), size);
    let angle = -f32::from(item.rotation as u8) * std::f32::consts::FRAC_PI_2;
    Transform::from_translation(at.extend(1.0 + layer as f32 * LAYER)).with_rotation(Quat::from_rotation_z(angle))
}

/// Gives every part on the stage its picture and its place, and hides those that are not there.
pub(super) fn arrange(
    mut commands: Commands,
    looks: Looks,
    (mut art, mut images): (ResMut<Art>, ResMut<Assets<Image>>),
    parts: Query<(Entity, &Part, Option<&Transform>, Option<&Visibility>)>,
    trims: Query<Entity, With<Trim>>,
    mut arranged: ResMut<Arranged>,
    (mut redraw, mut frames): (MessageWriter<RequestRedraw>, Local<u8>),
) {
    if *frames > 0 {
        *frames -= 1;
        redraw.write(RequestRedraw);
    }
    if !looks.changed() {
        return;
    }
    let (table, size, scale) = (looks.table.table(), looks.size(), looks.scale());
    let now = (robots(&looks, &table), scale, size);
    // Most of what changes, such as where a thing in hand is held, changes nothing here.
    if arranged.0.as_ref() == Some(&now) {
        return;
    }
    *frames = FRAMES;
    trims.iter().for_each(|trim| commands.entity(trim).despawn());
    let mut shown: Vec<PartId> = Vec::new();
    let mut layer = 0;
    for (items, grid) in &now.0 {
        for item in items {
            layer += 1;
            let (width, height) = (item.size.0 * grid.cell, item.size.1 * grid.cell);
            let picture = Picture::Drawing(item.drawing);
            let image = art.image(&mut images, picture, width * scale, height * scale);
            let sprite = Sprite { image, custom_size: Some(Vec2::new(width, height)), ..default() };
            let to = transform(item, grid, size, layer);
            if let Some(over) = idle::over(item.drawing) {
                let image = art.image(&mut images, Picture::Drawing(over), width * scale, height * scale);
                commands.spawn(alive(item, over, image, Vec2::new(width, height), to));
            }
            match item.part.and_then(|id| parts.iter().find(|(_, part, ..)| part.id == id)) {
                None if item.drawing == "socket_connected" => drop(commands.spawn((Trim, sprite, to, Idle::Breath))),
                None => drop(commands.spawn((Trim, sprite, to))),
                Some((entity, part, now, visible)) => {
                    shown.push(part.id);
                    let now = now.filter(|_| visible.is_some_and(|visible| *visible == Visibility::Visible));
                    let from = now.copied().or_else(|| spot(&looks, part.id, to, size));
                    let motion = flight::Flight::between(from, to, &looks.settings);
                    commands.entity(entity).insert((sprite, Visibility::Visible, motion));
                }
            }
        }
    }
    for (entity, part, _, visible) in &parts {
        if visible.is_some_and(|visible| *visible == Visibility::Visible) && !shown.contains(&part.id) {
            commands.entity(entity).insert(Visibility::Hidden);
        }
    }
    arranged.0 = Some(now);
    redraw.write(RequestRedraw);
}

/// What lives over an item: a lid or a flame.
fn alive(item: &Item, over: &str, image: Handle<Image>, size: Vec2, at: Transform) -> impl Bundle + use<> {
    let life = if over == "flame" { Idle::Flame } else { Idle::Lid(item.part.map_or(0, |part| part.0)) };
    let above = at * Transform::from_xyz(0.0, 0.0, LAYER / 2.0);
    (Trim, Sprite { image, custom_size: Some(size), ..default() }, above, Visibility::Hidden, life)
}

/// Where a part that comes onto the stage was shown before.
fn spot(looks: &Looks, part: PartId, to: Transform, size: Vec2) -> Option<Transform> {
    let rect = looks.view.spots.get(&part)?;
    let at = to_world(rect.center(), size);
    Some(Transform { translation: at.extend(to.translation.z), ..to })
}
