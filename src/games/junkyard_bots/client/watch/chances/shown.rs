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
use client::watch::{FrameControls, WatchSchedule, WatchSystems, show_again};

/// Time until the next frame while something is worked out.
const SEEN_AGAIN: Duration = Duration::from_millis(150);

pub(crate) fn plugin(app: &mut App) {
    let toggle_chances = toggle_chances.in_set(WatchSystems::OfGame).run_if(resource_exists::<Watch>);
    let follow_chances = follow_chances.in_set(WatchSystems::Follow).run_if(resource_exists::<Watch>);
    app.init_resource::<RecentAnalyses>()
        .add_systems(Update, (toggle_chances, follow_chances.run_if(resource_exists::<Chances>)))
        .add_systems(WatchSchedule::Begin, begin_with_chances.run_if(resource_exists::<Watch>))
        .add_systems(WatchSchedule::End, drop_chances.run_if(resource_exists::<Chances>));
}

/// Shows the chances of a game that is watched for them.
fn begin_with_chances(world: &mut World) {
    if world.get_resource::<Watch>().is_some_and(|watch| watch.tour().with_chances) {
        show_chances(world, true);
    }
}

/// Removes the chances of a game that is no longer watched; the work on them ends.
fn drop_chances(world: &mut World) {
    world.remove_resource::<Chances>();
    world.get_resource_or_init::<TableUi>().has_chart = false;
}

/// Shows or hides the chances, as the controls of this frame ask for it.
fn toggle_chances(world: &mut World) {
    let controls = world.resource::<FrameControls>().all().iter();
    let count = controls.filter(|control| **control == Control::Chances).count();
    for _ in 0..count {
        let are_shown = world.get_resource::<Chances>().is_some_and(|chances| chances.are_shown);
        show_chances(world, !are_shown);
        // While turning points are shown, a step that is one has another sentence.
        show_again::<JunkyardBots>(world);
    }
}

/// Shows the chances of the seats to win, or hides them. They are worked out once, and kept.
fn show_chances(world: &mut World, are_shown: bool) {
    world.get_resource_or_init::<TableUi>().has_chart = are_shown;
    if let Some(mut chances) = world.get_resource_mut::<Chances>() {
        chances.are_shown = are_shown;
        return;
    }
    let Some(history) = world.get_resource::<Watch>().map(|watch| watch.history().clone()) else { return };
    let kept = world.get_resource_or_init::<RecentAnalyses>().analysis_of(&history);
    // Analyses are on the disk only if the program's start names a folder: tests must not touch the
    // user's.
    let on_disk = world.get_resource::<KeptAnalyses>().cloned();
    let work = kept.map_or_else(|| AnalysisWork::begin(&history, on_disk), AnalysisWork::known);
    world.insert_resource(Chances { work, are_shown });
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
