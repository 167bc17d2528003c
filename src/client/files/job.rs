//! Jobs with files whose outcome is shown to the player.

use bevy::prelude::*;

use crate::app::fault::{Done, Fault};
use crate::app::jobs::{FileJobs, Finish, JobKind};
use crate::app::notice::Notice;

/// Starts a job whose outcome is shown in a notice once it is done. Always returns `None`, because
/// there is no outcome to show yet.
pub(super) fn begin_job<T: Send + 'static>(
    world: &mut World,
    kind: JobKind,
    work: impl FnOnce() -> T + Send + 'static,
    finish: impl FnOnce(&mut World, T) -> Result<Option<Done>, Fault> + Send + 'static,
) -> Option<Result<Option<Done>, Fault>> {
    world.resource_mut::<FileJobs>().start_job(kind, move || {
        let done = work();
        let last: Finish = Box::new(move |world| {
            let went = finish(world, done);
            world.resource_mut::<Notice>().show_outcome(went);
        });
        last
    });
    None
}
