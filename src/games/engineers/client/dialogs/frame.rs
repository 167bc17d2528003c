//! The frame of a dialog over the stage: its title, the button that closes it, contents that
//! scroll, and what stands below them.

use bevy_egui::egui::{Id, Rect, Sense, vec2};

use crate::client::play::{Dialog, EngineersCommand};
use crate::client::scene::Scene;
use crate::lessons::{LessonButton, Spot};
use client::kit::palette::{SECOND, YELLOW};
use client::kit::panel::build::{column, divider, row, scroll, text};
use client::kit::panel::{Node, Rank, show_panel};
use client::kit::scroll::{ScrollKeys, begin_when_opened};
use client::kit::spoken::Manner;
use client::kit::tokens::Space;
use client::kit::widgets::icon_button::small_button;
use client::kit::{Pen, TextStyle};
use client::table::sign::layout::sign_surface;
use shell::language::{Phrase, phrase};

/// Width of a dialog, in points at the usual text size.
const WIDTH: f32 = 580.0;

/// Key of the button that closes a dialog.
const CLOSE: &str = "close-dialog";

/// Contents of a dialog.
pub struct DialogContents<'a> {
    /// Name of its widgets and of its place when it scrolls.
    pub name: &'static str,
    /// Title.
    pub title: Phrase,
    /// Sentence below the title; empty if there is none.
    pub note: Phrase,
    /// Contents, which scroll in little room.
    pub body: Node<'a, EngineersCommand>,
    /// Row below the contents; an empty node if there is none.
    pub foot: Node<'a, EngineersCommand>,
}

/// Draws a dialog in the middle of the stage, below the prompt, and sends what is pressed. It opens
/// at its top. Presses just after it has opened do not count.
pub fn draw_dialog(pen: &mut Pen, scene: &mut Scene, contents: DialogContents) {
    let name = contents.name;
    begin_when_opened(pen.ui.ctx(), name);
    let room = scene.regions.free_stage().shrink(Space::S.points());
    let mut panel = dialog_panel(contents);
    let width = (WIDTH * pen.look.text).min(room.width());
    let height = panel.needed_height(&pen.ruler(), width).min(room.height());
    let rect = Rect::from_center_size(room.center(), vec2(width, height));
    // What lies behind must not be pressed.
    pen.ui.interact(rect, Id::new(("dialog of the engineers", name)), Sense::CLICK | Sense::DRAG);
    let accepts = scene.accepts_press(pen, rect, name);
    let pressed = show_panel(pen, rect, panel);
    scene.note_lesson_widget(pen, Spot::Button(LessonButton::Close), CLOSE);
    for command in pressed {
        let is_close = command == EngineersCommand::Open(Dialog::None);
        if is_close || (accepts && scene.is_open()) {
            scene.send_command(command);
        }
    }
}

fn dialog_panel(contents: DialogContents) -> Node<EngineersCommand> {
    let DialogContents { name, title, note, body, foot } = contents;
    let close = small_button("cross", phrase!("popup-close"), None, EngineersCommand::Open(Dialog::None));
    let note = match note == Phrase::default() {
        true => Node::empty(),
        false => text(TextStyle::NOTE.in_colour(SECOND), note).gives_way(Rank::Second),
    };
    let title = text(TextStyle::NAME.in_colour(YELLOW), title).manner(Manner::Heading);
    column([row([title.grow(), close.key(CLOSE)]).gap(Space::S), note])
        .and([divider().gives_way(Rank::First), scroll(name, ScrollKeys::Pages, body).grow(), foot])
        .gap(Space::S)
        .inside(Space::L)
        .on(sign_surface())
        .key(name)
}
