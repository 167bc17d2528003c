//! The whole sheet of a new game: its seats, and below them the seed, the energy that wins and the buttons.

use bevy::prelude::*;
use bevy_egui::egui::{self, FontSelection, Id, Margin, Rect, TextEdit};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::form::Form;
use super::seats;
use crate::client::app::notice::Notice;
use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet;
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::input;
use crate::client::kit::button::icon_button;
use crate::client::kit::palette::{CREAM, INK, INSET, SECOND};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>()
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::NewGame)));
}

/// What was pressed.
#[derive(Default)]
struct Pressed {
    start: bool,
    back: bool,
}

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut form: ResMut<Form>,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut pressed = Pressed::default();
    let enter = sheet::enter(&ctx);
    // In a text field Escape only leaves the field.
    let is_typing = ctx.memory(|memory| memory.focused().is_some());
    let escape = !is_typing && input::pressed(&ctx, egui::Key::Escape);
    let form = form.bypass_change_detection();
    sheet::sheet(&ctx, &settings, &mut art, "new game", |pen, whole| {
        sheet::dusk(pen, whole);
        let sub = "Two to four robots, one screen. Starter parts wear the seat's colour and symbol.";
        let rect = sheet::dialog(pen, whole, (1020.0, 712.0), "New game", sub);
        seats::show(pen, rect, form);
        pressed = foot(pen, rect, form);
    });
    if pressed.back || escape {
        notice.clear();
        requests.write(Request::Back);
    } else if (pressed.start || enter) && form.problem().is_none() {
        requests.write(Request::Begin(Box::new(form.setup()), form.seats.clone()));
        form.reseed();
    }
    Ok(())
}

fn foot(pen: &mut Pen, rect: Rect, form: &mut Form) -> Pressed {
    let y = rect.bottom() - 116.0;
    pen.line((rect.left() + 32.0, y + 4.0), (rect.right() - 32.0, y + 4.0), 2.5, INK);
    pen.plain((rect.left() + 40.0, y + 34.0), SECOND, "Seed");
    let field = area(rect.left() + 40.0, y + 44.0, 168.0, 46.0);
    pen.inset(field, 8.0, INSET);
    let font = FontSelection::FontId(Face::Bold.at(pen.size(18.0).min(24.0)));
    let edit = TextEdit::singleline(&mut form.seed)
        .id(Id::new("seed"))
        .font(font)
        .char_limit(24)
        .frame(egui::Frame::NONE.inner_margin(Margin::symmetric(14, 0)))
        .vertical_align(egui::Align::Center);
    let inner = Rect::from_min_max(field.min, field.max - egui::vec2(44.0, 0.0));
    pen.ui.put(inner.shrink(1.0), edit);
    if icon_button(pen, area(field.right() - 42.0, field.top() + 4.0, 38.0, 38.0), "rotate", "Another seed", None) {
        form.reseed();
    }
    energy(pen, rect.left() + 236.0, y, form);
    let back = Button::new("Back", Kind::Slate, 19.0).show(pen, area(rect.right() - 354.0, y + 28.0, 112.0, 66.0));
    let no = form.problem();
    let start = Button::new("Start game", Kind::Primary, 20.0).icon("play").closed(no.as_deref());
    let start = if no.is_none() { start.default() } else { start };
    Pressed { start: start.show(pen, area(rect.right() - 230.0, y + 28.0, 198.0, 66.0)), back }
}

/// How much energy wins (8.1); 10 by the rulebook.
fn energy(pen: &mut Pen, x: f32, y: f32, form: &mut Form) {
    pen.plain((x, y + 34.0), SECOND, "Energy to win");
    let well = area(x + 44.0, y + 44.0, 60.0, 46.0);
    pen.inset(well, 8.0, INSET);
    pen.text(
        (well.center().x, well.top() + 30.0),
        Anchor::Middle,
        Face::Display,
        19.0,
        CREAM,
        &form.energy.to_string(),
    );
    if icon_button(
        pen,
        area(x, y + 48.0, 38.0, 38.0),
        "minus",
        "Less energy",
        (form.energy <= 1).then_some("at least 1"),
    ) {
        form.energy -= 1;
    }
    if icon_button(
        pen,
        area(x + 110.0, y + 48.0, 38.0, 38.0),
        "plus",
        "More energy",
        (form.energy >= 99).then_some("at most 99"),
    ) {
        form.energy += 1;
    }
    if form.energy == 10 {
        pen.plain((x + 158.0, y + 74.0), SECOND, "by the rulebook");
    }
}
