//! Bombs that were thrown land before the game goes on.

use std::time::Duration;

use bevy::prelude::*;

use super::command::Command;
use super::cues;
use super::desk::Desk;
use super::obey::Obey;
use super::playing::Play;
use super::stand::Stand;
use crate::client::app::frames::NextFrame;
use crate::client::app::screen::Screen;
use crate::client::settings::Settings;

/// How long the table stays once the last bomb has landed: what it did has to be seen.
const THEN: Duration = Duration::from_millis(700);

pub(super) fn plugin(app: &mut App) {
    let is_played = in_state(Screen::Table).and_then(resource_exists::<Play>);
    app.add_systems(Update, land.before(Obey).run_if(is_played));
}

/// Goes on when all has been seen.
fn land(
    (desk, settings, time): (Res<Desk>, Res<Settings>, Res<Time<Real>>),
    mut next: ResMut<NextFrame>,
    mut commands: MessageWriter<Command>,
    mut began: Local<Option<Duration>>,
) {
    let Stand::Thrown { bombs, .. } = desk.stand else {
        *began = None;
        return;
    };
    let now = time.elapsed();
    let lasts = (cues::throw_lasts(bombs) + THEN).mul_f32(settings.speed.factor());
    let left = lasts.saturating_sub(now.saturating_sub(*began.get_or_insert(now)));
    if left.is_zero() {
        *began = None;
        commands.write(Command::Advance);
    } else {
        next.within(left);
    }
}
