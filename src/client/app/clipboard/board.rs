//! The system's clipboard itself, whose calls may take long: another program answers them, or does
//! not.

use bevy_egui::EguiClipboard;

/// A clipboard. Its calls may wait for other programs.
pub trait Board: Send + 'static {
    /// Puts a text into it; whether it has taken it.
    fn set(&mut self, text: &str) -> bool;

    /// The text in it, if there is one.
    fn get(&mut self) -> Option<String>;

    /// Has the system keep the text that was put into it last, though the program ends.
    fn hand_over(&mut self) {}
}

/// The system's.
pub struct SystemBoard {
    clipboard: EguiClipboard,
    /// Whether what is in it is gone with the program unless it is handed over.
    forgets: bool,
    /// The text that was put into it last.
    own: Option<String>,
}

impl SystemBoard {
    /// The one that the interface's crate has opened: it knows Wayland's, whose compositors keep a
    /// text by themselves or not at all.
    pub const fn new(clipboard: EguiClipboard, is_wayland: bool) -> Self {
        Self { clipboard, forgets: !is_wayland, own: None }
    }
}

impl Board for SystemBoard {
    /// It says nothing of what it does not take, so it is asked for it again.
    fn set(&mut self, text: &str) -> bool {
        self.clipboard.set_text(text);
        let is_taken = self.clipboard.get_text().is_some_and(|taken| taken.lines().eq(text.lines()));
        self.own = is_taken.then(|| text.to_owned());
        is_taken
    }

    fn get(&mut self) -> Option<String> {
        self.clipboard.get_text().filter(|text| !text.is_empty())
    }

    /// X11 alone forgets the text with its program, and has a way to keep it.
    fn hand_over(&mut self) {
        let Some(own) = self.own.clone().filter(|_| self.forgets) else { return };
        #[cfg(all(unix, not(target_os = "macos")))]
        if self.get().is_some_and(|text| text.lines().eq(own.lines())) {
            // What can't be handed over is gone with the program, as it is where no clipboard
            // manager runs.
            let was_taken = super::x11::hand_over(&own).unwrap_or(true);
            // The program may go on after all. Something else in the clipboard is left alone.
            if was_taken && self.get().is_none() {
                self.clipboard.set_text(&own);
            }
        }
        #[cfg(not(all(unix, not(target_os = "macos"))))]
        let _ = own;
    }
}
