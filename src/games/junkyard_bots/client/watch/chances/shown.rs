//! Showing and hiding the chances of a watched game, and keeping them once they are worked out.

use std::time::Duration;

use bevy::prelude::*;

use super::kept::RecentAnalyses;
use super::work::AnalysisWork;
use crate::client::app::frames::NextFrame;
use crate::client::app::request::{Control, Request};
use crate::games::junkyard_bots::analysis::kept::KeptAnalyses;
use crate::games::junkyard_bots::client::scene::view::TableUi;
use crate::games::junkyard_bots::client::watch::watched::{Chances, Watch};

/// Time until the next frame while something is worked out.
const SEEN_AGAIN: Duration = Duration::from_millis(150);

/// Shows the chances of the seats to win, or hides them. They are worked out once, and kept.
pub fn toggle_chances(world: &mut World, leads_away: bool) {
    let Some(mut watch) = world.remove_resource::<Watch>() else { return };
    let history = watch.replay.history();
    let chances = match watch.chances.take() {
        Some(chances) => Chances { are_shown: !chances.are_shown, ..chances },
        None => {
            let kept = world.get_resource_or_init::<RecentAnalyses>().analysis_of(history);
            // Analyses are on the disk only if the program's start names a folder: tests must not
            // touch the user's.
            let on_disk = world.get_resource::<KeptAnalyses>().cloned();
            let work = kept.map_or_else(|| AnalysisWork::begin(history, on_disk), AnalysisWork::known);
            Chances { work, are_shown: true, leads_away }
        }
    };
    world.get_resource_or_init::<TableUi>().has_chart = chances.are_shown;
    watch.chances = Some(chances);
    // While turning points are shown, a step that is one has another sentence.
    watch.show_again(world);
    world.insert_resource(watch);
}

/// Draws the chances that have been worked out meanwhile, and keeps them once all are there.
pub fn follow_chances(
    watch: Res<Watch>,
    mut kept: ResMut<RecentAnalyses>,
    mut requests: MessageWriter<Request>,
    mut next: ResMut<NextFrame>,
    mut was_working: Local<bool>,
) {
    let Some(chances) = &watch.chances else { return };
    let is_working = chances.work.part().is_some();
    if is_working || *was_working {
        next.within(SEEN_AGAIN);
    }
    if let Some(analysis) = chances.work.analysis().filter(|_| *was_working) {
        kept.keep_analysis(watch.replay.history(), analysis);
        // The step that is shown may be a turning point, which has another sentence.
        requests.write(Request::Replay(Control::ShowAgain));
    }
    *was_working = is_working;
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RecentAnalyses>();
}
