//! A job with a file whose outcome the player is told.

use bevy::prelude::*;

use crate::client::app::fault::{Done, Fault};
use crate::client::app::jobs::{FileJobs, Finish, JobKind};
use crate::client::app::notice::Notice;

/// Begins a job whose outcome is told. Always `None`, since it is told later.
pub(super) fn begin_job<T: Send + 'static>(
    world: &mut World,
    kind: JobKind,
    work: impl FnOnce() -> T + Send + 'static,
    finish: impl FnOnce(&mut World, T) -> Result<Option<Done>, Fault> + Send + 'static,
) -> Option<Result<Option<Done>, Fault>> {
    world.resource_mut::<FileJobs>().begin(kind, move || {
        let done = work();
        let last: Finish = Box::new(move |world| {
            let went = finish(world, done);
            world.resource_mut::<Notice>().tell(went);
        });
        last
    });
    None
}
