//! Access to the system's clipboard. Its calls may block, because another program answers them or
//! does not.

use bevy_egui::EguiClipboard;

/// A clipboard. Its calls may block until another program answers.
pub trait Board: Send + 'static {
    /// Puts a text into the clipboard. Returns whether the clipboard holds it now.
    fn write_text(&mut self, text: &str) -> bool;

    /// Returns the text in the clipboard, if there is one.
    fn read_text(&mut self) -> Option<String>;

    /// Asks the system to keep the text that was put in last when the program ends. Does nothing
    /// where the clipboard needs no such request.
    fn hand_over(&mut self) {}
}

/// The system's clipboard.
pub struct SystemBoard {
    clipboard: EguiClipboard,
    /// Whether its text is lost when the program ends, unless it is handed over.
    forgets: bool,
    /// The text that this program has put in last; `None` if the clipboard did not take it.
    own: Option<String>,
}

impl SystemBoard {
    /// Wraps the clipboard that bevy_egui has opened, which supports Wayland too. Wayland's
    /// compositors keep a text by themselves or not at all, so nothing is handed over there.
    pub const fn new(clipboard: EguiClipboard, is_wayland: bool) -> Self {
        Self { clipboard, forgets: !is_wayland, own: None }
    }
}

impl Board for SystemBoard {
    /// Sets the text, then reads it back, because `EguiClipboard` reports no failure.
    fn write_text(&mut self, text: &str) -> bool {
        self.clipboard.set_text(text);
        let is_taken = self.clipboard.get_text().is_some_and(|taken| taken.lines().eq(text.lines()));
        self.own = is_taken.then(|| text.to_owned());
        is_taken
    }

    fn read_text(&mut self) -> Option<String> {
        self.clipboard.get_text().filter(|text| !text.is_empty())
    }

    /// Hands the text over on X11, the only system whose clipboard is lost with the program and
    /// that offers a way to keep it.
    fn hand_over(&mut self) {
        let Some(own) = self.own.clone().filter(|_| self.forgets) else { return };
        #[cfg(all(unix, not(target_os = "macos")))]
        if self.read_text().is_some_and(|text| text.lines().eq(own.lines())) {
            // An error means that the text is lost with the program, as it is where no clipboard
            // manager runs.
            let was_taken = super::x11::hand_over(&own).unwrap_or(true);
            // The program may go on after all, so the text is put back, unless the clipboard holds
            // something else by now.
            if was_taken && self.read_text().is_none() {
                self.clipboard.set_text(&own);
            }
        }
        #[cfg(not(all(unix, not(target_os = "macos"))))]
        let _ = own;
    }
}
