//! A new game: who sits where, in which colour, and the seed.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, FontSelection, Id, Margin, Rect, Sense, Stroke, TextEdit, WidgetInfo, WidgetType,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::app::notice::Notice;
use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet;
use crate::client::art::fonts::Face;
use crate::client::art::{Art, starter_body};
use crate::client::input;
use crate::client::kit::button::{choice, icon_button};
use crate::client::kit::palette::{CARD, CREAM, INK, INSET, LINE, MUTED, SECOND, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::play::open;
use crate::client::settings::Settings;
use crate::client::words::usual_name;
use crate::opponents::Player;
use crate::record::seating::{self, LONGEST_NAME};
use crate::record::{Colour, Seat, SeatKind};
use crate::table::Setup;

/// What the form holds.
#[derive(Resource, Clone, Debug)]
struct Form {
    seats: Vec<Seat>,
    seed: String,
    energy: u16,
}

impl Default for Form {
    fn default() -> Self {
        let seat = |colour: Colour| Seat { name: usual_name(colour).into(), colour, kind: SeatKind::Human };
        Self { seats: [Colour::Orange, Colour::Blue].map(seat).to_vec(), seed: any_seed(), energy: 10 }
    }
}

/// A seed out of the clock, short enough to be read aloud.
fn any_seed() -> String {
    format!("{:06}", open::any_seed() % 1_000_000)
}

/// A seed as a number: numbers are taken as they are, words are mixed into one.
fn seed_of(text: &str) -> u64 {
    let text = text.trim();
    text.parse().unwrap_or_else(|_| {
        // FNV-1a: the same on every machine and in every version.
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    })
}

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
        seats(pen, rect, form);
        pressed = foot(pen, rect, form);
    });
    if pressed.back || escape {
        notice.clear();
        requests.write(Request::Back);
    } else if (pressed.start || enter) && problem(form).is_none() {
        let setup = Setup { energy_to_win: form.energy, ..Setup::new(form.seats.len() as u8, seed_of(&form.seed)) };
        requests.write(Request::Begin(Box::new(setup), form.seats.clone()));
        form.seed = any_seed();
    }
    Ok(())
}

/// Why the game can't begin like this.
fn problem(form: &Form) -> Option<String> {
    seating::check(&form.seats, form.seats.len()).err().map(|error| error.to_string())
}

fn seats(pen: &mut Pen, rect: Rect, form: &mut Form) {
    let height = ((rect.height() - 232.0) / 4.0 - 12.0).min(104.0);
    let mut gone = None;
    for number in 0..4 {
        let row =
            area(rect.left() + 32.0, rect.top() + 104.0 + number as f32 * (height + 12.0), rect.width() - 64.0, height);
        if number < form.seats.len() {
            if seat(pen, row, form, number) {
                gone = Some(number);
            }
        } else if let Some(kind) = empty(pen, row, number, number == form.seats.len()) {
            let free = Colour::ALL.into_iter().find(|colour| form.seats.iter().all(|seat| seat.colour != *colour));
            if let Some(colour) = free {
                form.seats.push(Seat { name: usual_name(colour).into(), colour, kind });
            }
        }
    }
    if let Some(number) = gone {
        form.seats.remove(number);
    }
}

/// A seat's row; returns whether it is to be taken away.
fn seat(pen: &mut Pen, row: Rect, form: &mut Form, number: usize) -> bool {
    let colour = form.seats[number].colour;
    pen.panel(row, 10.0, CARD);
    pen.edge(row, 8.0, 10.0, pen.seat(colour));
    let side = row.height() - 24.0;
    let well = area(row.left() + 26.0, row.top() + 12.0, side, side);
    pen.inset(well, 8.0, INSET);
    pen.drawing(starter_body(colour), well.shrink(side * 0.1), Color32::WHITE);
    let (x, top) = (well.right() + 24.0, row.top() + (row.height() - 104.0) / 2.0);
    pen.plain((x, top + 30.0), SECOND, "Name");
    name_field(pen, area(x, top + 40.0, 200.0, 46.0), &mut form.seats[number].name, number);
    pen.plain((x + 224.0, top + 30.0), SECOND, "Colour and symbol");
    for (at, other) in Colour::ALL.into_iter().enumerate() {
        let place = area(x + 224.0 + at as f32 * 48.0, top + 43.0, 40.0, 40.0);
        let is_taken = other != colour && form.seats.iter().any(|seat| seat.colour == other);
        if colour_choice(pen, place, other, other == colour, is_taken, number) {
            let seat = &mut form.seats[number];
            if seat.name == usual_name(seat.colour) {
                seat.name = usual_name(other).into();
            }
            seat.colour = other;
        }
    }
    let x = x + 440.0;
    pen.plain((x, top + 30.0), SECOND, "Played by");
    played_by(pen, (x, top), &mut form.seats[number].kind, number);
    let no = (form.seats.len() <= 2).then_some("a game has at least two players");
    let name = format!("Remove seat {}", number + 1);
    icon_button(pen, area(row.right() - 62.0, top + 43.0, 40.0, 40.0), "cross", &name, no)
}

/// A person, or a computer player of a level.
fn played_by(pen: &mut Pen, (x, top): (f32, f32), kind: &mut SeatKind, number: usize) {
    let computer = SeatKind::Computer(Player::Rusty);
    for (left, wide, icon, name, other) in
        [(0.0, 94.0, "human", "Person", SeatKind::Human), (98.0, 114.0, "bot", "Computer", computer)]
    {
        let place = area(x + left, top + 40.0, wide, 46.0);
        let is_chosen = (*kind == SeatKind::Human) == (other == SeatKind::Human);
        if choice(pen, place, Some(icon), name, &format!("{name} {}", number + 1), is_chosen) && !is_chosen {
            *kind = other;
        }
    }
    if let SeatKind::Computer(level) = *kind {
        let place = area(x + 218.0, top + 40.0, 96.0, 46.0);
        pen.plain((x + 218.0, top + 30.0), SECOND, "Level");
        let (name, next) = match level {
            Player::Cog => ("Normal", Player::Titan),
            Player::Titan => ("Hard", Player::Rusty),
            _ => ("Easy", Player::Cog),
        };
        if choice(pen, place, Some("rotate"), name, &format!("{name} {}", number + 1), false) {
            *kind = SeatKind::Computer(next);
        }
    }
}

fn name_field(pen: &mut Pen, rect: Rect, name: &mut String, number: usize) {
    pen.inset(rect, 8.0, INSET);
    let font = FontSelection::FontId(Face::Bold.at(pen.size(19.0).min(24.0)));
    let field = TextEdit::singleline(name)
        .id(Id::new(("name", number)))
        .font(font)
        .char_limit(LONGEST_NAME)
        .frame(egui::Frame::NONE.inner_margin(Margin::symmetric(14, 0)))
        .vertical_align(egui::Align::Center)
        .desired_width(rect.width());
    let response = pen.ui.put(rect.shrink(1.0), field);
    if response.has_focus() {
        pen.frame(rect.expand(1.0), 9.0, Stroke::new(3.0, YELLOW));
    }
}

fn colour_choice(pen: &mut Pen, place: Rect, colour: Colour, is_own: bool, is_taken: bool, number: usize) -> bool {
    let response = pen.ui.interact(place, Id::new(("colour", number, colour as u8)), Sense::click());
    let name = colour.word();
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, !is_taken, is_own, name));
    pen.chip(place.left(), place.top(), colour, place.width());
    if is_taken {
        pen.fill(place, 10.0, faded(CARD, 0.62));
        pen.line((place.left() + 4.0, place.bottom() - 4.0), (place.right() - 4.0, place.top() + 4.0), 2.6, CREAM);
    }
    if is_own || (response.hovered() && !is_taken) {
        pen.frame(place.expand(5.0), 12.0, Stroke::new(if is_own { 3.0 } else { 1.5 }, CREAM));
    }
    response.clicked() && !is_taken && !is_own
}

/// A row without a seat; returns who is to be added.
fn empty(pen: &mut Pen, row: Rect, number: usize, can_add: bool) -> Option<SeatKind> {
    pen.fill(row, 10.0, Color32::from_rgb(0x1b, 0x2a, 0x30));
    pen.dashed(row, Stroke::new(2.5, LINE), 9.0, 7.0);
    let side = row.height() - 24.0;
    let well = area(row.left() + 26.0, row.top() + 12.0, side, side);
    pen.inset(well, 8.0, INSET);
    pen.drawing("back_large", well.shrink(side * 0.13), faded(Color32::WHITE, 0.55));
    let x = well.right() + 24.0;
    let text = format!("Seat {} is empty", number + 1);
    pen.text((x, row.center().y - 4.0), Anchor::Start, Face::Bold, 19.0, SECOND, &text);
    pen.text((x, row.center().y + 22.0), Anchor::Start, Face::Text, 17.0, MUTED, "A person or a computer player.");
    if !can_add {
        return None;
    }
    let place = |left: f32, wide: f32| area(row.right() - left, row.center().y - 29.0, wide, 58.0);
    let person = Button::new("Add person", Kind::Slate, 17.0).icon("human").show(pen, place(402.0, 180.0));
    let computer = Button::new("Add computer", Kind::Slate, 17.0).icon("bot").show(pen, place(212.0, 198.0));
    match (person, computer) {
        (true, _) => Some(SeatKind::Human),
        (_, true) => Some(SeatKind::Computer(Player::Rusty)),
        _ => None,
    }
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
        form.seed = any_seed();
    }
    energy(pen, rect.left() + 236.0, y, form);
    let back = Button::new("Back", Kind::Slate, 19.0).show(pen, area(rect.right() - 354.0, y + 28.0, 112.0, 66.0));
    let no = problem(form);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers_or_words() {
        assert_eq!(seed_of(" 4711 "), 4711);
        assert_eq!(seed_of("rust"), seed_of("rust "));
        assert_ne!(seed_of("rust"), seed_of("trust"));
        assert!(any_seed().parse::<u64>().is_ok());
    }
}
