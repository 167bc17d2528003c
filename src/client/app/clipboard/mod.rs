//! The clipboard, accessed on threads of its own: the program that owns its contents may answer
//! late, or never.
//!
//! Copying and pasting are ordered here, and the outcome is handled in a later frame. One thread
//! writes texts to the clipboard and hands the last one over to the system when the program ends.
//! Where a clipboard can be opened twice (everywhere but on Wayland), a second thread reads, so
//! that a player whose paste waits for another program can still copy.

mod access;
mod board;
mod orders;
#[cfg(all(unix, not(target_os = "macos")))]
mod x11;

use std::sync::PoisonError;
use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::winit::DisplayHandleWrapper;
use bevy_egui::egui::{Event, OutputCommand};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiClipboard, EguiFullOutput, EguiInputSet, EguiPostUpdateSet, PrimaryEguiContext};
use winit::raw_window_handle::{HasDisplayHandle, RawDisplayHandle};

use orders::{Boards, ClipboardReply, PATIENCE, hand_over};

pub use access::{Clipboard, ClipboardAccess};
pub use board::{Board, SystemBoard};
pub use orders::Paste;

use super::fault::{Done, Fault};
use super::notice::Notice;
use super::request::Request;
use super::screen::Screen;

/// Longest wait for the clipboard when the program ends.
const LAST_WAIT: Duration = Duration::from_secs(4);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>()
        .add_systems(Startup, take_system_board)
        .add_systems(PreUpdate, handle_replies.in_set(EguiInputSet::ReadBevyMessages))
        .add_systems(
            PostUpdate,
            copy_from_fields.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(Last, hand_over_at_exit.run_if(on_message::<AppExit>));
}

/// Takes the system's clipboard from bevy_egui, which would block the frame's thread on it.
fn take_system_board(
    board: Option<ResMut<EguiClipboard>>,
    display: Option<Res<DisplayHandleWrapper>>,
    clipboard: Res<Clipboard>,
) {
    let Some(mut board) = board else { return };
    let mut boards = clipboard.boards.lock().unwrap_or_else(PoisonError::into_inner);
    if boards.is_some() || clipboard.threads.is_some() {
        return;
    }
    let handle = display.as_ref().and_then(|display| Some(display.0.display_handle().ok()?.as_raw()));
    // Wayland's clipboard belongs to the window. Elsewhere a second one is opened to read from.
    let is_wayland = matches!(handle, Some(RawDisplayHandle::Wayland(_)));
    let read = || Box::new(SystemBoard::new(EguiClipboard::default(), is_wayland)) as Box<dyn Board>;
    let written = Box::new(SystemBoard::new(std::mem::take(&mut *board), is_wayland));
    *boards = Some(Boards { written, read: (!is_wayland).then(read) });
}

/// Shows notices of copied texts, and delivers pasted ones if the player is still on the screen.
fn handle_replies(
    mut clipboard: ResMut<Clipboard>,
    screen: Option<Res<State<Screen>>>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
    mut requests: MessageWriter<Request>,
    mut notice: ResMut<Notice>,
) {
    for answer in clipboard.bypass_change_detection().take_replies() {
        match answer {
            ClipboardReply::Copied(None) => {}
            ClipboardReply::Copied(Some(what)) => notice.show_outcome(Ok(Some(Done::Copied(what)))),
            ClipboardReply::NotCopied => notice.show_fault(Fault::Clipboard),
            ClipboardReply::Pasted(_, asked, _) if asked.elapsed() > PATIENCE => {
                notice.show_fault(Fault::NothingToPaste);
            }
            ClipboardReply::Pasted(Paste::IntoField, _, None) => {}
            ClipboardReply::Pasted(_, _, None) => notice.show_fault(Fault::NothingToPaste),
            ClipboardReply::Pasted(Paste::IntoField, _, Some(text)) => {
                let event = Event::Paste(text);
                contexts.iter().for_each(|context| {
                    events.write(EguiInputEvent { context, event: event.clone() });
                });
            }
            ClipboardReply::Pasted(paste, _, Some(text)) => {
                if let Some(request) = screen.as_ref().and_then(|screen| paste_request(paste, *screen.get(), text)) {
                    requests.write(request);
                }
            }
        }
    }
}

/// Returns the request of a pasted text; `None` if the player has gone on to another screen.
fn paste_request(paste: Paste, screen: Screen, text: String) -> Option<Request> {
    match paste {
        Paste::IntoRequest { screens, request } => screens.contains(&screen).then(|| request(text)),
        Paste::IntoField => None,
    }
}

/// Copies the texts that egui's own text fields order to be copied.
fn copy_from_fields(
    mut outputs: Query<&mut EguiFullOutput>,
    mut clipboard: ClipboardAccess,
    mut notice: ResMut<Notice>,
) {
    for mut output in &mut outputs {
        let Some(output) = output.bypass_change_detection().as_mut() else { continue };
        let commands = std::mem::take(&mut output.platform_output.commands);
        for command in commands {
            let OutputCommand::CopyText(text) = command else {
                output.platform_output.commands.push(command);
                continue;
            };
            if !text.is_empty()
                && let Err(fault) = clipboard.copy_text(text, None)
            {
                notice.show_fault(fault);
            }
        }
    }
}

/// Hands the copied text over at exit, so that it can be pasted after the program has ended.
fn hand_over_at_exit(mut clipboard: ResMut<Clipboard>) {
    if let Some(threads) = clipboard.threads.take() {
        hand_over(&threads.orders, LAST_WAIT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Paste = Paste::IntoRequest { screens: &[Screen::Load, Screen::Replays], request: Request::OpenText };

    #[test]
    fn a_pasted_game_is_opened_only_where_it_was_asked_for() {
        let text = || "text".to_owned();
        assert!(matches!(paste_request(GAME, Screen::Load, text()), Some(Request::OpenText(_))));
        assert!(matches!(paste_request(GAME, Screen::Replays, text()), Some(Request::OpenText(_))));
        assert!(paste_request(GAME, Screen::Table, text()).is_none());
        assert!(paste_request(Paste::IntoField, Screen::Load, text()).is_none());
    }
}
