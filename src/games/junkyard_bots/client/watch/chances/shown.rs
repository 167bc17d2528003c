//! Showing and hiding the chances of a watched game, and keeping them once they are worked out.

use std::time::Duration;

use bevy::prelude::*;

use super::kept::RecentAnalyses;
use super::work::{AnalysisWork, Chances};
use crate::action::JunkyardBots;
use crate::analysis::kept::KeptAnalyses;
use crate::client::scene::view::TableUi;
use crate::client::watch::watched::Watch;
use client::app::frames::NextFrame;
use client::app::request::{Control, Request};
use client::watch::{WatchSchedule, WatchSystems, show_again};

/// Time until the next frame while something is worked out.
const SEEN_AGAIN: Duration = Duration::from_millis(150);

pub(crate) fn plugin(app: &mut App) {
    let follow_chances = follow_chances.in_set(WatchSystems::Follow).run_if(resource_exists::<Watch>);
    app.init_resource::<RecentAnalyses>()
        .add_systems(Update, follow_chances.run_if(resource_exists::<Chances>))
        .add_systems(WatchSchedule::End, drop_chances.run_if(resource_exists::<Chances>));
}

/// Shows the chances of a game that is watched for them. The button that hides them leaves the
/// replay.
pub fn begin_with_chances(world: &mut World) {
    show_chances(world, true);
    if let Some(mut chances) = world.get_resource_mut::<Chances>() {
        chances.began_replay = true;
    }
    show_again::<JunkyardBots>(world);
}

/// Removes the chances of a game that is no longer watched; the work on them ends.
fn drop_chances(world: &mut World) {
    world.remove_resource::<Chances>();
    world.get_resource_or_init::<TableUi>().has_chart = false;
}

/// Shows or hides the chances of the game that is watched.
pub fn toggle_chances(world: &mut World) {
    let are_shown = world.get_resource::<Chances>().is_some_and(|chances| chances.are_shown);
    show_chances(world, !are_shown);
    // While turning points are shown, a step that is one has another sentence.
    show_again::<JunkyardBots>(world);
}

/// Shows the chances of the seats to win, or hides them, if a game is watched. They are worked out
/// once, and kept.
fn show_chances(world: &mut World, are_shown: bool) {
    let Some(watch) = world.get_resource::<Watch>() else { return };
    let history = watch.history().clone();
    world.get_resource_or_init::<TableUi>().has_chart = are_shown;
    if let Some(mut chances) = world.get_resource_mut::<Chances>() {
        chances.are_shown = are_shown;
        return;
    }
    let kept = world.get_resource_or_init::<RecentAnalyses>().analysis_of(&history);
    // Analyses are on the disk only if the program's start names a folder: tests must not touch the
    // user's.
    let on_disk = world.get_resource::<KeptAnalyses>().cloned();
    let work = kept.map_or_else(|| AnalysisWork::begin(&history, on_disk), AnalysisWork::known);
    world.insert_resource(Chances { work, are_shown, began_replay: false });
}

/// Draws the chances that have been worked out meanwhile, and keeps them once all are there.
fn follow_chances(
    watch: Res<Watch>,
    chances: Res<Chances>,
    mut kept: ResMut<RecentAnalyses>,
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextFrame>,
    mut was_working: Local<bool>,
) {
    let is_working = chances.is_working();
    if is_working || *was_working {
        next.request_within(SEEN_AGAIN);
    }
    if let Some(analysis) = chances.work.analysis().filter(|_| *was_working) {
        kept.keep_analysis(watch.history(), analysis);
        // The step that is shown may be a turning point, which has another sentence.
        requests.write(Request::Replay(Control::ShowAgain));
    }
    *was_working = is_working;
}
