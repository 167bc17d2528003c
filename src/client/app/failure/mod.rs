//! Messages for a window that can't be opened and for a crash of the running program: on the
//! terminal, and in a dialog of the system where there is no terminal.

pub(super) mod crash_report;

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU8, Ordering};

use bevy::prelude::*;

use shell::language::{Argument, Phrase, languages, phrase};
use shell::streams;
use shell::threads::Helper;

/// Number of frames drawn so far, up to [`SHOWN`].
static FRAMES: AtomicU8 = AtomicU8::new(0);
/// Number of frames after which the window counts as shown: by then its surface and pictures have
/// reached the graphics card.
const SHOWN: u8 = 3;

/// Returns the reason why no window can be opened, if it is known before trying: no display on a
/// system that names its display in the environment.
pub fn no_display() -> Option<Phrase> {
    (cfg!(all(unix, not(target_os = "macos"))) && !names_display()).then(|| phrase!("failure-no-display"))
}

fn names_display() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"].into_iter().any(is_set)
}

/// Installs a panic hook that tells the player what a panic means. A panic in a library before the
/// window is shown ends the program with the reason why there is no window. For any other a crash
/// report is written; if it ends the program, the player is told so. A panic on a helper thread
/// ends only that thread's work, and the code that waits for the work tells the player. `versions`
/// are those of the program and its games, for the report.
pub fn explain_panics(versions: String) {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let why = panic.payload_as_str().unwrap_or_default();
        let is_fatal = is_fatal(std::thread::current().name());
        let is_own = panic.location().is_some_and(|place| Path::new(place.file()).starts_with("src"));
        if is_fatal && !is_own && FRAMES.load(Ordering::Relaxed) < SHOWN {
            report_failure(&no_window_message(why));
            std::process::exit(1);
        }
        before(panic);
        let report = crash_report::write_report(panic, &versions);
        if is_fatal {
            let ended = in_words(&crash_message(why, report.as_deref()));
            streams::write_error(&format!("junkyard-bots: {ended}\n"));
            show_system_dialog(&ended);
        }
    }));
}

/// Writes a message to the terminal, or shows it in a dialog where there is none.
pub fn report_failure(what: &Phrase) {
    streams::write_error(&format!("junkyard-bots: {}\n", in_words(what)));
    // The dialog's text begins with this message, so it is told as a title.
    show_system_dialog(&in_words(&phrase!("as-title", name = what)));
}

/// Returns a message in the language of this computer, because the settings may not be loaded yet.
fn in_words(what: &Phrase) -> String {
    languages::language_of_computer().tell(what)
}

/// Returns the first line of a panic's message, which is in English, or a phrase that there is no
/// reason.
fn panic_reason(why: &str) -> Argument {
    why.lines().next().map_or_else(|| phrase!("failure-no-reason").into(), Argument::from)
}

/// Returns the reason why no window can be opened, guessed from words in a panic's message.
fn no_window_message(why: &str) -> Phrase {
    let says = |words: &[&str]| words.iter().any(|word| why.contains(word));
    let needed = if says(&["GPU", "adapter", "backend"]) {
        "driver"
    } else if says(&["event loop", "EventLoop", "XOpenDisplay", "XNotSupported", "Wayland"]) {
        "answer"
    } else if says(&["urface", "swap"]) {
        "surface"
    } else {
        "display"
    };
    phrase!("failure-no-window", needed = needed, why = panic_reason(why))
}

/// Returns the message for a crash of the running program, with the path of its report if there is
/// one.
fn crash_message(why: &str, report: Option<&Path>) -> Phrase {
    let driver = ["urface", "swap", "device", "Device"].iter().any(|word| why.contains(word));
    let ended = phrase!("failure-ended", what = if driver { "driver" } else { "game" }, why = panic_reason(why));
    match report {
        Some(report) => phrase!("failure-reported", ended = ended, report = report.display().to_string()),
        None => ended,
    }
}

/// Beginnings of the thread names of those Bevy pools that only run work for the game. The third
/// pool, "Compute Task Pool", runs systems, and a panic in one of those goes on to the main thread.
const HELPING_POOLS: [&str; 2] = ["Async Compute Task Pool", "IO Task Pool"];

/// Whether a panic on a thread of this name ends the program.
fn is_fatal(thread: Option<&str>) -> bool {
    let helps = |name: &str| {
        HELPING_POOLS.iter().any(|pool| name.starts_with(pool))
            || Helper::ALL.iter().any(|helper| name == helper.name())
    };
    !thread.is_some_and(helps)
}

/// Shows a message in a dialog of the system, unless standard error is a terminal or there is no
/// display. The program does not wait for the dialog to close.
fn show_system_dialog(what: &str) {
    if streams::is_error_terminal() || (cfg!(all(unix, not(target_os = "macos"))) && !names_display()) {
        return;
    }
    for [program, arguments @ ..] in dialog_commands(what) {
        let mut command = Command::new(program);
        command.args(arguments.into_iter().filter(|argument| !argument.is_empty()));
        if command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().is_ok() {
            return;
        }
    }
}

/// Returns the commands that show a message, of which the first one installed is to be used. Empty
/// arguments are padding and are left out.
fn dialog_commands(what: &str) -> Vec<[String; 5]> {
    let own = |words: [&str; 5]| words.map(str::to_owned);
    if cfg!(target_os = "macos") {
        let quoted = what.replace('\\', "\\\\").replace('"', "\\\"");
        let script = format!("display alert \"Junkyard Bots\" message \"{quoted}\" as critical");
        vec![own(["osascript", "-e", &script, "", ""])]
    } else if cfg!(windows) {
        // PowerShell treats typographic single quotes like its own.
        let is_quote = |letter: &char| matches!(letter, '\'' | '‘' | '’' | '‚' | '‛');
        let quoted: String = what.chars().flat_map(|c| std::iter::repeat_n(c, 1 + usize::from(is_quote(&c)))).collect();
        let script = format!("(New-Object -ComObject WScript.Shell).Popup('{quoted}', 0, 'Junkyard Bots', 16)");
        vec![own(["powershell", "-NoProfile", "-Command", &script, ""])]
    } else {
        vec![
            own(["zenity", "--error", "--no-markup", "--title=Junkyard Bots", &format!("--text={what}")]),
            own(["kdialog", "--title=Junkyard Bots", "--error", what, ""]),
            own(["xmessage", "-center", what, "", ""]),
        ]
    }
}

/// Counts frames up to [`SHOWN`].
fn count_frames() {
    let frames = FRAMES.load(Ordering::Relaxed);
    if frames < SHOWN {
        FRAMES.store(frames + 1, Ordering::Relaxed);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, count_frames);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_told_truly() {
        let told = |why: &str| in_words(&no_window_message(why));
        let ended = |why: &str| in_words(&super::crash_message(why, None));
        assert!(told("Unable to find a GPU! Make sure you have drivers").contains("a graphics driver is needed"));
        assert!(told("Failed to build event loop: XOpenDisplayFailed").contains("the display does not answer"));
        assert!(told("Failed to create wgpu surface: no").contains("can't draw on this display"));
        assert!(told("something else\nand more").ends_with("(something else)"));
        assert!(ended("Couldn't get swap chain texture: Lost").starts_with("The graphics driver has failed"));
        assert!(ended("index out of bounds").starts_with("Junkyard Bots has failed (index out of bounds). Games save"));
        assert!(ended("").contains("(the system gives no reason)"));
        let reported = in_words(&super::crash_message("", Some(Path::new("somewhere/crash.txt"))));
        assert!(reported.ends_with("somewhere/crash.txt"), "{reported}");
    }

    #[test]
    fn a_panic_in_a_system_ends_the_program_wherever_the_system_runs() {
        for thread in [None, Some("main"), Some("Compute Task Pool (3)")] {
            assert!(is_fatal(thread), "{thread:?}");
        }
        for thread in ["Async Compute Task Pool (0)", "IO Task Pool (1)", "autosave", "saved games", "writer"] {
            assert!(!is_fatal(Some(thread)), "{thread}");
        }
    }

    #[test]
    fn every_system_has_a_command_that_shows_it() {
        let all = dialog_commands("It's \"broken\"");
        assert!(!all.is_empty());
        assert!(all.iter().all(|command| command.iter().any(|word| word.contains("broken"))));
    }
}
