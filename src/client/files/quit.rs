//! Ends the program: everything is saved first, or the player decides to end it unsaved.

use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::jobs::{FileJobs, Finish, FinishJobs, JobKind};
use crate::app::request::{Purpose, Request};
use crate::play::window_games::WindowGames;
use shell::language::{Phrase, phrase};
use shell::shutdown;

/// Longest wait for files of the player's choice that are still being written.
const LAST_WAIT: Duration = Duration::from_secs(5);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowCloseRequested>().add_systems(
        Update,
        (quit_with_window.run_if(on_message::<WindowCloseRequested>), save_and_quit.run_if(on_message::<Request>))
            .chain()
            .before(FinishJobs),
    );
}

/// Turns the window's close button into the same request as Quit in a menu.
fn quit_with_window(mut closed: MessageReader<WindowCloseRequested>, mut requests: MessageWriter<Request>) {
    if closed.read().count() > 0 {
        requests.write(Request::Quit);
    }
}

/// Completes pending writes off the frame's thread, then ends the program; asks first if something
/// could not be saved.
fn save_and_quit(mut requests: MessageReader<Request>, mut jobs: ResMut<FileJobs>, mut exit: MessageWriter<AppExit>) {
    for request in requests.read() {
        match request {
            Request::Quit => {
                let writing = jobs.wait_for_writing(LAST_WAIT);
                jobs.start_job(JobKind::Opens, move || {
                    shutdown::flush_pending_writes();
                    let step = shutdown::unsaved_step().map(Unsaved::Step);
                    let unsaved = step.or_else(|| writing.is_unfinished().then_some(Unsaved::File));
                    let finish: Finish = Box::new(|world| quit_or_ask(world, unsaved));
                    finish
                });
            }
            Request::QuitUnsaved => drop(exit.write(AppExit::Success)),
            _ => {}
        }
    }
}

/// Something that would be lost if the program ended now.
enum Unsaved {
    /// The last step of a game, with the reason why it is not saved.
    Step(Phrase),
    /// A file of the player's choice that is still being written.
    File,
}

fn quit_or_ask(world: &mut World, unsaved: Option<Unsaved>) {
    let Some(unsaved) = unsaved else {
        world.write_message(AppExit::Success);
        return;
    };
    // The unsaved step may belong to a game that is no longer at the table.
    let at_table = world.resource::<WindowGames>().describe_table(world);
    let is_at_table = at_table.is_some_and(|table| table.unsaved.is_some());
    let again = Answer::new(phrase!("quit-try-again"), "save", Some(Request::Quit));
    let save_as = Answer::new(phrase!("menu-save-as-file"), "save", Some(Request::Choose(Purpose::Save)));
    let leave = Answer::new(phrase!("quit-unsaved"), "quit", Some(Request::QuitUnsaved));
    let stay = Answer::new(phrase!("quit-stay"), "play", None);
    let (headline, sentence) = match unsaved {
        Unsaved::Step(why) => (phrase!("quit-headline"), phrase!("quit-sentence", why = why)),
        Unsaved::File => (phrase!("quit-file-headline"), phrase!("quit-file-sentence")),
    };
    let dialog = ChoiceDialog {
        headline,
        sentence,
        answers: if is_at_table { vec![again, save_as, stay, leave] } else { vec![again, stay, leave] },
        escape: if is_at_table { 2 } else { 1 },
    };
    dialog.open_dialog(world);
}
