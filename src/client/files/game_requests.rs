//! Requests of one game to the app.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::opening::show_table;
use crate::app::fault::{Done, Fault};
use crate::app::jobs::FinishJobs;
use crate::app::notice::Notice;
use crate::app::request::FulfilRequests;
use crate::play::ExecuteCommands;

/// Request of one game to the app.
pub trait GameRequest: Message + Clone {
    /// Whether the table is shown once the request is fulfilled.
    fn shows_table(&self) -> bool;

    /// Fulfils the request. Returns its outcome, or `None` if that is told elsewhere: by a job with
    /// a file, or by another system.
    fn fulfil(self, world: &mut World) -> Option<Result<Option<Done>, Fault>>;
}

/// Adds the requests of a game to an app.
pub fn add_requests<R: GameRequest>(app: &mut App) {
    let fulfil = fulfil_requests::<R>
        .in_set(FulfilRequests::OfGame)
        .before(ExecuteCommands)
        .before(FinishJobs)
        .run_if(on_message::<R>);
    app.add_message::<R>().add_systems(Update, fulfil);
}

/// Fulfils the requests made since the last frame, in order.
fn fulfil_requests<R: GameRequest>(world: &mut World, mut cursor: Local<MessageCursor<R>>) {
    let requests: Vec<R> = cursor.read(world.resource::<Messages<R>>()).cloned().collect();
    for request in requests {
        let shows_table = request.shows_table();
        let Some(went) = request.fulfil(world) else { continue };
        if went.is_ok() && shows_table {
            show_table(world);
        }
        world.resource_mut::<Notice>().show_outcome(went);
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}
