//! Advice that is being worked out off the frame's thread.

use bevy::prelude::*;

use crate::app::fault::Fault;
use crate::app::frames::Waker;
use crate::app::notice::Notice;
use crate::app::work::Work;
use crate::play::command::Command;
use crate::play::game::ClientGame;
use crate::play::playing::Play;

/// Work on advice, and the change count of the game ([`Play::changes`]) that the advice is for.
#[derive(Resource)]
pub struct Advice<G: ClientGame>(Option<(u64, Work<Option<Command<G>>>)>);

impl<G: ClientGame> Default for Advice<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: ClientGame> Advice<G> {
    /// Cancels the work on advice.
    pub fn cancel(&mut self) {
        self.0 = None;
    }

    /// Whether advice is being worked out.
    pub const fn is_coming(&self) -> bool {
        self.0.is_some()
    }
}

/// Begins to work out the command that shows advice for the change count `turn`. Cancels earlier
/// work.
pub fn begin<G: ClientGame>(world: &mut World, turn: u64, work: impl FnOnce() -> Option<Command<G>> + Send + 'static) {
    let work = Work::start(world.resource::<Waker>().clone(), work);
    world.resource_mut::<Advice<G>>().0 = Some((turn, work));
}

/// Sends the command of finished advice, unless the game has changed since.
pub fn deliver<G: ClientGame>(
    mut advice: ResMut<Advice<G>>,
    play: Res<Play<G>>,
    mut notice: ResMut<Notice>,
    mut commands: MessageWriter<Command<G>>,
) {
    let Some((turn, work)) = &mut advice.bypass_change_detection().0 else { return };
    let is_for_now = *turn == play.changes;
    let Some(answer) = work.poll() else { return };
    advice.cancel();
    match answer.map(|answer| answer.filter(|_| is_for_now)) {
        Ok(Some(command)) => drop(commands.write(command)),
        Ok(None) => {}
        Err(failed) => notice.show_fault(Fault::Work(failed)),
    }
}
