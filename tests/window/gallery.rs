//! Pictures of the gallery's pages against those that are kept: of every widget and every shared
//! panel.

use crate::display::Window;

/// Pages by their titles, which are their names in lower case.
const PAGES: [&str; 13] = [
    "Texts", "Surfaces", "Buttons", "Choices", "Layout", "Figures", "Seats", "Results", "Plots", "Log", "Replay",
    "Curtain", "Messages",
];

#[test]
fn pages_of_the_gallery_look_as_they_are_kept() {
    let Some(window) = Window::open_gallery((1280, 800)) else { return };
    for title in PAGES {
        let page = title.to_lowercase();
        window.click(title);
        for (size, suffix) in [("200 %", "_large"), ("100 %", "")] {
            window.click(size);
            // The page was drawn at this size, by the zoom of the last frame.
            window.wait(title, |now| now.at.contains_key(&format!("page {page} at {size}")) && !now.is_drawing);
            // A pointer that rests on something would show its hint.
            window.tool("mousemove 640 2");
            let name = format!("kept_gallery_{page}{suffix}");
            window.looks_as_kept(&name);
        }
    }
}
