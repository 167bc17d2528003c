//! The workshop or the arena behind the robots.

use bevy::prelude::*;

use super::looks::{Looks, to_world};
use crate::action::Phase;
use crate::client::art::yard::StageDrawing;
use crate::client::art::{Art, Picture};
use crate::client::play::Stand;

/// The picture behind the robots.
#[derive(Component)]
pub(super) struct Backdrop {
    drawing: StageDrawing,
    scale: f32,
}

/// Draws the backdrop anew when the stage has another size, grid or phase.
pub(super) fn show(
    mut commands: Commands,
    looks: Looks,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    now: Query<(Entity, &Backdrop)>,
) {
    let (size, scale) = (looks.size(), looks.scale());
    let stage = looks.view.stage;
    let grid = looks.view.grid;
    if grid.cell <= 0.0 {
        return;
    }
    let phase = looks.desk.stand.shown().map_or(looks.state.phase, |shown| shown.phase);
    let drawing = StageDrawing {
        size: (stage.width(), stage.height()),
        cell: grid.cell,
        left: grid.origin.0 - stage.left(),
        ground: grid.ground - stage.top(),
        ground_row: grid.ground_row,
        arena: phase == Phase::Battle && !matches!(looks.desk.stand, Stand::Curtain { .. }),
    };
    if now.iter().any(|(_, backdrop)| backdrop.drawing == drawing && (backdrop.scale - scale).abs() < f32::EPSILON) {
        return;
    }
    now.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    let picture = Picture::Made(drawing.svg());
    let image = art.image(&mut images, picture, stage.width() * scale, stage.height() * scale);
    let at = to_world(stage.center(), size);
    let sprite = Sprite { image, custom_size: Some(Vec2::new(stage.width(), stage.height())), ..default() };
    commands.spawn((Backdrop { drawing, scale }, sprite, Transform::from_translation(at.extend(0.0))));
}

/// Nothing is left behind on other screens.
pub(super) fn clear(mut commands: Commands, backdrops: Query<Entity, With<Backdrop>>) {
    backdrops.iter().for_each(|entity| commands.entity(entity).despawn());
}
