//! Advice is worked out off the frame's thread, and delivered if the table has not moved on
//! meanwhile.

use bevy::prelude::*;

use super::command::Command;
use super::playing::Play;
use crate::client::app::fault::Fault;
use crate::client::app::frames::Waker;
use crate::client::app::notice::Notice;
use crate::client::app::work::Work;

/// What is being worked out, and for which turn, counted like [`super::Play::changes`].
#[derive(Resource, Default)]
pub struct Advice(Option<(u64, Work<Option<Command>>)>);

impl Advice {
    /// Drops what is being worked out.
    pub(super) fn cancel(&mut self) {
        self.0 = None;
    }

    /// Whether something is being worked out.
    pub const fn is_coming(&self) -> bool {
        self.0.is_some()
    }
}

/// Begins to work out for a turn the command that shows the advice; what was begun before is
/// dropped.
pub(super) fn begin(world: &mut World, turn: u64, work: impl FnOnce() -> Option<Command> + Send + 'static) {
    let work = Work::begin(world.resource::<Waker>().clone(), work);
    world.resource_mut::<Advice>().0 = Some((turn, work));
}

/// Delivers what is worked out.
pub(super) fn deliver(
    mut advice: ResMut<Advice>,
    play: Res<Play>,
    mut notice: ResMut<Notice>,
    mut commands: MessageWriter<Command>,
) {
    let Some((turn, work)) = &mut advice.bypass_change_detection().0 else { return };
    let is_for_now = *turn == play.changes;
    let Some(answer) = work.poll() else { return };
    advice.cancel();
    match answer.map(|answer| answer.filter(|_| is_for_now)) {
        Ok(Some(command)) => drop(commands.write(command)),
        Ok(None) => {}
        Err(failed) => notice.fault(Fault::Work(failed)),
    }
}
