//! Influences of other programs and of the desktop on the window: other layouts of the keyboard,
//! another screen, a window that is hidden while something is dragged, clipboards that are kept,
//! and owners of them that never answer.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::JoinHandle;

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, SELECTION_NOTIFY_EVENT, SelectionNotifyEvent,
    SelectionRequestEvent, WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;
use x11rb::{CURRENT_TIME, NONE};

use crate::display::{POLL, Window};
use crate::go_on::look_up;

/// The number that X servers have for a key, by which it can be pressed on any layout.
const KEY_1: u8 = 10;
const KEY_Y: u8 = 29;
const KEY_Z: u8 = 52;
/// The key that is W in English, and Z in French.
const KEY_W: u8 = 25;

fn finished() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/v3_finished.ron")
}

/// Gives the display another layout of the keyboard.
fn set_layout(window: &Window, layout: &str) {
    let set = Command::new("setxkbmap").arg(layout).env("DISPLAY", format!(":{}", window.number)).status();
    assert!(set.is_ok_and(|status| status.success()), "setxkbmap {layout}");
}

/// Number of steps of the game that have been watched.
fn watched(window: &Window) -> usize {
    window.places().watched.expect("a game is watched")
}

#[test]
fn a_replay_is_watched_by_the_keys_of_other_layouts() {
    let Some(window) = Window::open((1280, 800), Some(&finished())) else { return };
    window.click("Show results");
    window.click("Watch again");
    window.wait("the replay", |now| now.screen == "Replay" && now.at.contains_key("Pause"));
    window.click("Pause");
    window.wait("a pause", |now| now.at.contains_key("Play"));
    // Each key by itself: of two in one frame the first one counts.
    window.keys("End");
    window.wait("the end", |now| now.watched == Some(now.steps));
    window.keys("Home");
    window.wait("the beginning", |now| now.watched == Some(0));
    // Shift goes down between.
    window.tool(&format!("keydown {KEY_1}"));
    let first = window.wait("a step of the first seat", |now| now.watched != Some(0)).watched;
    window.tool("keydown Shift_L");
    window.tool(&format!("keyup {KEY_1}"));
    window.tool("keyup Shift_L");
    window.keys(&KEY_1.to_string());
    window.wait("its next step", |now| now.watched > first);
    for layout in ["fr", "de", "ru", "gr", "us"] {
        set_layout(&window, layout);
        let before = watched(&window);
        window.keys(&KEY_1.to_string());
        window.wait(&format!("1 on a keyboard for {layout}"), |now| now.watched > Some(before));
    }
}

#[test]
fn a_build_is_taken_back_by_the_key_z_wherever_a_layout_has_it() {
    let Some(window) = Window::open((1280, 800), None) else { return };
    window.click("New game");
    window.click("Play");
    window.click("Start game");
    window.wait("the table", |now| now.screen == "Table" && now.at.contains_key("Build for me"));
    for (layout, key) in [("us", KEY_Z), ("de", KEY_Y), ("ru", KEY_Z), ("fr", KEY_W)] {
        set_layout(&window, layout);
        window.click("Build for me");
        window.wait("a build", |now| now.at.contains_key("Done"));
        window.keys(&key.to_string());
        window.wait(&format!("the empty bench on a keyboard for {layout}"), |now| !now.at.contains_key("Done"));
        window.picture(&format!("keys_{layout}"));
    }
}

#[test]
fn a_part_that_is_dragged_while_the_window_is_hidden_goes_back() {
    let Some(window) = Window::open((1280, 800), None) else { return };
    window.click("New game");
    window.click("Play");
    window.click("Start game");
    window.wait("the table", |now| now.screen == "Table" && now.at.contains_key("Build for me"));
    let (part, from) = window.at().into_iter().find(|(name, _)| name.starts_with("Part(")).expect("parts lie there");
    let hidden = "search --class junkyard-bots windowunmap --sync";
    let shown = "search --class junkyard-bots windowmap --sync windowfocus --sync windowmove 0 0";
    window.tool(&format!("mousemove {} {} sleep 0.03 mousedown 1", from.0, from.1));
    window.wait("the button to be down", |now| now.is_pressed);
    for step in 1..6 {
        window.tool(&format!("mousemove {} {}", from.0 + 20 * step, from.1 - 20 * step));
    }
    window.wait("something in hand", |now| !now.hand.is_empty());
    window.tool(hidden);
    window.tool("mouseup 1");
    window.tool(shown);
    window.tool("mousemove 640 300 sleep 0.03 mousemove 650 300");
    window.wait("an empty hand", |now| now.hand.is_empty() && !now.is_pressed);
    assert!(window.at().contains_key(&part), "it lies where it was");
}

#[test]
fn a_window_put_away_on_a_large_screen_opens_on_a_small_one() {
    let settings = "(window: (2560, 1440), speed: Off)";
    let Some(mut window) = Window::open_with((1024, 768), settings) else { return };
    assert_eq!(window.places().window, (921, 691));
    window.picture("put_away_on_a_larger_screen");
    window.close();
    let kept = std::fs::read_to_string(window.home.path().join("config/junkyard-bots/settings.ron")).unwrap();
    assert!(kept.contains("2560"), "on the large screen it is large again: {kept}");
    drop(window);
    let Some(window) = Window::open_with((640, 480), settings) else { return };
    assert_eq!(window.places().window, (640, 480));
    window.picture("on_a_tiny_screen");
}

/// A program that has a selection of the display, on a thread of its own.
struct Owner {
    asked: Arc<AtomicUsize>,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<Option<String>>>,
}

impl Owner {
    /// Has a selection and does `answer` with each request for it.
    fn of(
        window: &Window,
        selection: &'static str,
        mut answer: impl FnMut(&RustConnection, u32, &SelectionRequestEvent) -> Option<String> + Send + 'static,
    ) -> Self {
        let asked = Arc::new(AtomicUsize::new(0));
        let ends = Arc::new(AtomicBool::new(false));
        let (connection, screen) = RustConnection::connect(Some(&format!(":{}", window.number))).unwrap();
        let own = connection.generate_id().unwrap();
        let root = connection.setup().roots[screen].root;
        let events = CreateWindowAux::new().event_mask(EventMask::PROPERTY_CHANGE);
        connection.create_window(0, own, root, 0, 0, 1, 1, 0, WindowClass::INPUT_ONLY, 0, &events).unwrap();
        let atom = atom(&connection, selection);
        connection.set_selection_owner(own, atom, CURRENT_TIME).unwrap();
        assert_eq!(connection.get_selection_owner(atom).unwrap().reply().unwrap().owner, own);
        let shared = (Arc::clone(&asked), Arc::clone(&ends));
        let thread = std::thread::spawn(move || {
            let mut kept = None;
            while !shared.1.load(Ordering::Relaxed) {
                match connection.poll_for_event().unwrap() {
                    Some(Event::SelectionRequest(request)) => {
                        shared.0.fetch_add(1, Ordering::Relaxed);
                        kept = answer(&connection, own, &request).or(kept);
                    }
                    Some(_) => {}
                    None => std::thread::sleep(POLL),
                }
            }
            kept
        });
        Self { asked, ends, thread: Some(thread) }
    }

    fn asked(&self) -> usize {
        self.asked.load(Ordering::Relaxed)
    }

    /// Ends the manager; returns the text that it has kept.
    fn end(mut self) -> Option<String> {
        self.ends.store(true, Ordering::Relaxed);
        self.thread.take().unwrap().join().unwrap()
    }
}

/// Waits until a selection has an owner.
fn wait_for_owner(window: &Window, selection: &str) {
    let (connection, _) = RustConnection::connect(Some(&format!(":{}", window.number))).unwrap();
    let selection = atom(&connection, selection);
    while connection.get_selection_owner(selection).unwrap().reply().unwrap().owner == NONE {
        std::thread::sleep(POLL);
    }
}

fn atom(connection: &RustConnection, name: &str) -> u32 {
    connection.intern_atom(false, name.as_bytes()).unwrap().reply().unwrap().atom
}

/// Saves the clipboard as a clipboard manager does: reads it, and answers that it is done.
fn save_targets(connection: &RustConnection, own: u32, request: &SelectionRequestEvent) -> Option<String> {
    if request.target != atom(connection, "SAVE_TARGETS") {
        return None;
    }
    let clipboard = atom(connection, "CLIPBOARD");
    let text = atom(connection, "UTF8_STRING");
    let here = atom(connection, "HERE");
    connection.convert_selection(own, clipboard, text, here, CURRENT_TIME).unwrap();
    connection.flush().unwrap();
    let done = loop {
        if let Event::SelectionNotify(done) = connection.wait_for_event().unwrap() {
            break done;
        }
    };
    let kept = (done.property != NONE).then(|| {
        let property = connection.get_property(true, own, here, AtomEnum::ANY, 0, 1 << 24).unwrap().reply().unwrap();
        String::from_utf8(property.value).unwrap()
    });
    let notice = SelectionNotifyEvent {
        response_type: SELECTION_NOTIFY_EVENT,
        sequence: 0,
        time: request.time,
        requestor: request.requestor,
        selection: request.selection,
        target: request.target,
        property: request.property,
    };
    connection.change_property32(PropMode::REPLACE, request.requestor, request.property, AtomEnum::ATOM, &[]).unwrap();
    connection.send_event(false, request.requestor, EventMask::NO_EVENT, notice).unwrap();
    connection.flush().unwrap();
    kept
}

/// At the results of a finished game, where its summary can be copied.
fn at_results() -> Option<Window> {
    let window = Window::open((1280, 800), Some(&finished()))?;
    window.click("Show results");
    window.click("Statistics");
    window.wait("the figures", |now| now.at.contains_key("Copy summary"));
    Some(window)
}

#[test]
fn what_was_copied_outlives_the_program_however_it_ends() {
    for quits in [false, true] {
        let Some(mut window) = at_results() else { return };
        let manager = Owner::of(&window, "CLIPBOARD_MANAGER", save_targets);
        window.click("Copy summary");
        wait_for_owner(&window, "CLIPBOARD");
        if quits {
            window.click("Menu");
            window.wait("the title", |now| now.screen == "Title");
            look_up();
            window.click("Quit");
            while window.is_running() {
                std::thread::sleep(POLL);
            }
        } else {
            window.close();
        }
        let kept = manager.end().expect("the manager has been asked to save");
        assert!(kept.starts_with("Junkyard Bots: ") && kept.contains("\n1. "), "{kept}");
    }
}

#[test]
fn a_program_that_never_answers_holds_nothing_up() {
    let Some(window) = at_results() else { return };
    let owner = Owner::of(&window, "CLIPBOARD", |_, _, _| None);
    window.click("Menu");
    window.wait("the title", |now| now.screen == "Title");
    window.click("Load");
    window.wait("the list", |now| now.at.contains_key("Paste a game"));
    window.click("Paste a game");
    while owner.asked() == 0 {
        std::thread::sleep(POLL);
    }
    window.keys("Escape");
    window.wait("the title", |now| now.screen == "Title");
    // Who waits for it asks again, and again, for other kinds of text.
    assert_eq!(owner.asked(), 1);
    window.click("Load");
    window.wait("the list", |now| now.at.contains_key("Paste a game"));
    window.keys("ctrl+v");
    window.keys("Escape");
    window.wait("the title", |now| now.screen == "Title");
    assert!(owner.end().is_none());
}
