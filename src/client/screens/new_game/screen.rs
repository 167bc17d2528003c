//! The whole sheet of a new game: its seats, and below them the seed, the energy that wins and the buttons.

use bevy::prelude::*;
use bevy_egui::egui::{self, FontSelection, Id, Margin, Rect, TextEdit, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::cards::cards;
use super::form::Form;
use super::{junkyards, seats};
use crate::client::app::notice::Notice;
use crate::client::app::request::{Purpose, Request};
use crate::client::app::screen::{Choosing, Layer, Screen};
use crate::client::app::sheet;
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::input;
use crate::client::kit::button::icon_button;
use crate::client::kit::palette::{CREAM, INK, INSET, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::tiles::TilesOfFile;
use crate::client::settings::Settings;
use crate::language::phrase;
use crate::parts::catalogue;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>()
        .add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::NewGame)));
}

/// The least and the most energy that can be chosen.
const LEAST: u16 = 1;
const MOST: u16 = 99;

/// What was pressed.
#[derive(Default)]
struct Pressed {
    start: bool,
    back: bool,
    file: bool,
}

/// Where what is on the sheet.
struct Parts {
    seats: Rect,
    junkyards: Rect,
}

impl Parts {
    fn of(pen: &Pen, rect: Rect) -> Self {
        let inner = Rect::from_min_max(rect.min + vec2(30.0, 96.0), rect.max - vec2(30.0, 104.0));
        let heading = 30.0 + 12.0 * pen.look.text;
        // A card is as high as three seats, as far as there is room for both.
        let seats = (inner.height() - heading) * 0.56;
        Self {
            seats: inner.with_max_y(inner.top() + seats),
            junkyards: inner.with_min_y(inner.top() + seats + heading),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut form: ResMut<Form>,
    (from_file, choosing): (Res<TilesOfFile>, Option<Res<Choosing>>),
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut pressed = Pressed::default();
    // Keys are the file dialog's while it is open.
    let hears_keys = choosing.is_none();
    let enter = hears_keys && sheet::enter(&ctx);
    // In a text field Escape only leaves the field.
    let is_typing = ctx.memory(|memory| memory.focused().is_some());
    let escape = hears_keys && !is_typing && input::pressed(&ctx, egui::Key::Escape);
    let form = form.bypass_change_detection();
    if from_file.is_changed() && from_file.0.is_some() {
        form.junkyard = catalogue::all().len();
    }
    sheet::sheet(&ctx, &settings, &mut art, "new-game-sheet", |pen, whole| {
        sheet::dusk(pen, whole);
        let title = phrase!("new-game");
        let rect = sheet::dialog(pen, whole, (1020.0, 740.0), &title, "");
        let parts = Parts::of(pen, rect);
        let x = rect.left() + 52.0 + pen.measure(&title, Face::Display, 32.0);
        let sub = phrase!("new-game-about");
        let size = pen.fitting(&sub, Face::Text, 17.0, rect.right() - 32.0 - x);
        pen.text((x, rect.top() + 52.0), Anchor::Start, Face::Text, size, SECOND, sub);
        seats::show(pen, parts.seats, form);
        let cards = cards(from_file.0.as_ref());
        form.junkyard = form.junkyard.min(cards.len() - 1);
        let heading = (parts.junkyards.left() + 4.0, parts.junkyards.top() - 12.0);
        let wide = pen.head(heading, 19.0, YELLOW, phrase!("new-game-junkyard"));
        let at = (heading.0 + wide + 20.0, heading.1);
        let room = parts.junkyards.right() - at.0;
        let sub = phrase!("new-game-junkyard-about");
        let size = pen.fitting(&sub, Face::Text, 16.0, room);
        pen.text(at, Anchor::Start, Face::Text, size, SECOND, sub);
        match junkyards::show(pen, parts.junkyards, &cards, form.junkyard) {
            Some(junkyards::Pressed::Card(number)) => form.junkyard = number,
            Some(junkyards::Pressed::File) => pressed.file = true,
            None => {}
        }
        let file = pressed.file;
        pressed = Pressed { file, ..foot(pen, rect, form) };
    });
    if pressed.back || escape {
        notice.clear();
        requests.write(Request::Back);
    } else if (pressed.start || enter) && form.problem().is_none() {
        requests.write(Request::Begin(Box::new(form.setup(from_file.0.as_ref())), form.seats.clone()));
        form.reseed();
    } else if pressed.file {
        requests.write(Request::Choose(Purpose::Tiles));
    }
    Ok(())
}

fn foot(pen: &mut Pen, rect: Rect, form: &mut Form) -> Pressed {
    let y = rect.bottom() - 48.0;
    pen.line((rect.left() + 30.0, rect.bottom() - 90.0), (rect.right() - 30.0, rect.bottom() - 90.0), 2.5, INK);
    let wide = pen.plain((rect.left() + 38.0, y + 6.0), SECOND, phrase!("new-game-seed"));
    let field = area(rect.left() + 50.0 + wide, y - 23.0, 152.0, 46.0);
    pen.inset(field, 8.0, INSET);
    let font = FontSelection::FontId(Face::Bold.at(pen.size(18.0).min(24.0)));
    let edit = TextEdit::singleline(&mut form.seed)
        .id(Id::new("seed"))
        .font(font)
        .char_limit(24)
        .frame(egui::Frame::NONE.inner_margin(Margin::symmetric(14, 0)))
        .vertical_align(egui::Align::Center);
    let inner = Rect::from_min_max(field.min, field.max - vec2(44.0, 0.0));
    pen.ui.put(inner.shrink(1.0), edit);
    let other = area(field.right() - 42.0, field.top() + 4.0, 38.0, 38.0);
    if icon_button(pen, other, "rotate", phrase!("new-game-another-seed"), None) {
        form.reseed();
    }
    energy(pen, (field.right() + 22.0, y), rect.right() - 362.0, form);
    let back = area(rect.right() - 354.0, y - 33.0, 112.0, 62.0);
    let back = Button::new(phrase!("new-game-back"), Kind::Slate, 19.0).show(pen, back);
    let no = form.problem();
    let start = Button::new(phrase!("new-game-start"), Kind::Primary, 20.0).icon("play").closed(no.as_ref());
    let start = if no.is_none() { start.default() } else { start };
    let start = start.show(pen, area(rect.right() - 230.0, y - 33.0, 198.0, 62.0));
    Pressed { start, back, file: false }
}

/// How much energy wins (8.1); 10 by the rulebook.
fn energy(pen: &mut Pen, (x, y): (f32, f32), right: f32, form: &mut Form) {
    // With large text its name has to be shorter.
    let name = phrase!("new-game-energy");
    let room = right - x - 166.0;
    let size = pen.fitting(&name, Face::Text, 17.0, room);
    let wide = pen.text((x, y + 6.0), Anchor::Start, Face::Text, size, SECOND, name);
    let x = x + wide + 12.0;
    let less = (form.energy <= LEAST).then(|| phrase!("new-game-energy-least", least = LEAST).into());
    if icon_button(pen, area(x, y - 21.0, 42.0, 42.0), "minus", phrase!("new-game-less-energy"), less) {
        form.energy -= 1;
    }
    let well = area(x + 48.0, y - 23.0, 56.0, 46.0);
    pen.inset(well, 8.0, INSET);
    let text = form.energy.to_string();
    pen.text((well.center().x, well.top() + 30.0), Anchor::Middle, Face::Display, 19.0, CREAM, &text);
    let more = (form.energy >= MOST).then(|| phrase!("new-game-energy-most", most = MOST).into());
    if icon_button(pen, area(x + 110.0, y - 21.0, 42.0, 42.0), "plus", phrase!("new-game-more-energy"), more) {
        form.energy += 1;
    }
}
