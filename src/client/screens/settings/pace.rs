//! The page for the speed of computer players, for how long things are shown, and when the game
//! asks first, with the switches of single games.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::kit::choice::{choice_width, draw_choice};
use crate::kit::palette::{CARD, CREAM};
use crate::kit::pen::rect_at;
use crate::kit::switch::Switch;
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Letters, Pen};
use crate::settings::{ComputerSpeed, GameSettings, GameSwitches, ReadingTime, Settings, UndoTime};
use shell::language::{Phrase, phrase};

const NAME: Letters = Letters::text(16.0, CREAM);
const GAME: Letters = Letters::display(18.0, CREAM);
/// Margin of a card's contents, gap between two of its rows, and gap between two cards, in points.
const MARGIN: f32 = 16.0;
const BETWEEN: f32 = 14.0;
const CARDS: f32 = 14.0;
/// Height of a switch, in points.
const SWITCH: f32 = 40.0;

/// Draws the page, with a card for each of the games that have switches; returns its height, in
/// points.
pub(super) fn draw_pace_page(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let mut high = draw_pace_card(pen, room, settings);
    for of_game in settings.of_games.switches().to_vec() {
        high += CARDS;
        high += draw_card_of_game(pen, room.with_min_y(room.top() + high), &mut settings.of_games, &of_game);
    }
    high
}

/// Draws the card of a game with its switches; returns its height, in points.
fn draw_card_of_game(pen: &mut Pen, room: Rect, settings: &mut GameSettings, of_game: &GameSwitches) -> f32 {
    let inner = room.width() - 2.0 * MARGIN;
    let above = pen.tall(&of_game.game, GAME, inner);
    let heights: Vec<f32> =
        of_game.switches.iter().map(|switch| labelled(&switch.label).height(pen, inner, SWITCH)).collect();
    let high = above + heights.iter().map(|row| row + BETWEEN).sum::<f32>() + 2.0 * MARGIN;
    pen.draw_panel(rect_at(room.left(), room.top(), room.width(), high), 10.0, CARD);
    let mut at = room.min + vec2(MARGIN, MARGIN);
    pen.passage(at, inner, GAME, &of_game.game);
    at.y += above + BETWEEN;
    for (switch, height) in of_game.switches.iter().zip(heights) {
        let mut is_on = settings.is_on(switch.name);
        labelled(&switch.label).show(pen, Rect::from_min_size(at, vec2(inner, height)), &mut is_on);
        if is_on != settings.is_on(switch.name) {
            settings.turn(switch.name, is_on);
        }
        at.y += height + BETWEEN;
    }
    high
}

/// Returns the switch of a setting.
const fn labelled(name: &Phrase) -> Switch<'_> {
    Switch { name, value: None }
}

/// Draws the card with the settings of all games; returns its height, in points.
fn draw_pace_card(pen: &mut Pen, room: Rect, settings: &mut Settings) -> f32 {
    let inner = room.width() - 2.0 * MARGIN;
    let speeds = ChoiceRow::new(phrase!("settings-computer-speed"), ComputerSpeed::ALL.map(ComputerSpeed::name));
    let times = ChoiceRow::new(phrase!("settings-reading-time"), ReadingTime::ALL.map(ReadingTime::name));
    let undo = ChoiceRow::new(phrase!("settings-undo-time"), UndoTime::ALL.map(UndoTime::name));
    let rows = [&speeds, &times, &undo].map(|row| row.measure_height(pen, inner));
    let asks = phrase!("settings-asks");
    let asks_high = labelled(&asks).height(pen, inner, SWITCH);
    let high = rows.iter().map(|row| row + BETWEEN).sum::<f32>() + asks_high + 2.0 * MARGIN;
    pen.draw_panel(rect_at(room.left(), room.top(), room.width(), high), 10.0, CARD);
    let mut at = pos2(room.left() + MARGIN, room.top() + MARGIN);
    let mut place = |height: f32| {
        let place = Rect::from_min_size(at, vec2(inner, height));
        at.y += height + BETWEEN;
        place
    };
    if let Some(speed) =
        speeds.draw_choice_row(pen, place(rows[0]), index_of(&ComputerSpeed::ALL, &settings.computer_speed))
    {
        settings.computer_speed = ComputerSpeed::ALL[speed];
    }
    if let Some(time) = times.draw_choice_row(pen, place(rows[1]), index_of(&ReadingTime::ALL, &settings.reading_time))
    {
        settings.reading_time = ReadingTime::ALL[time];
    }
    if let Some(time) = undo.draw_choice_row(pen, place(rows[2]), index_of(&UndoTime::ALL, &settings.undo_time)) {
        settings.undo_time = UndoTime::ALL[time];
    }
    labelled(&asks).show(pen, place(asks_high), &mut settings.asks_before_giving_up);
    high
}

/// Index of a value among all.
fn index_of<T: PartialEq>(all: &[T], value: &T) -> usize {
    all.iter().position(|one| one == value).unwrap_or(0)
}

/// Name, and below it values side by side, one of which is chosen.
struct ChoiceRow {
    name: Phrase,
    values: Vec<Phrase>,
}

impl ChoiceRow {
    fn new(name: Phrase, values: impl IntoIterator<Item = Phrase>) -> Self {
        Self { name, values: values.into_iter().collect() }
    }

    /// Distance down to the values, and their places, in points from the row's upper left corner.
    fn lay_out_values(&self, pen: &Pen, width: f32) -> (f32, Vec<Rect>) {
        let above = pen.tall(&self.name, NAME, width) + 8.0;
        let gaps = 6.0 * (self.values.len() as f32 - 1.0);
        let widest = self.values.iter().map(|value| choice_width(pen, None, value)).fold(0.0, f32::max);
        let wide = ((width - gaps) / self.values.len() as f32).max(widest).min(width);
        let widths = vec![wide; self.values.len()];
        (above, wrap_into_rows(rect_at(0.0, above, width + 1.0, 0.0), &widths, 44.0 * pen.look.text, 6.0))
    }

    fn measure_height(&self, pen: &Pen, width: f32) -> f32 {
        let (above, places) = self.lay_out_values(pen, width);
        places.iter().map(Rect::bottom).fold(above, f32::max)
    }

    /// Draws the row; returns the index of the value that was pressed.
    fn draw_choice_row(&self, pen: &mut Pen, place: Rect, chosen: usize) -> Option<usize> {
        pen.passage(place.min, place.width(), NAME, &self.name);
        let (_, places) = self.lay_out_values(pen, place.width());
        let mut pressed = None;
        for (number, (value, at)) in self.values.iter().zip(places).enumerate() {
            let spoken = phrase!("settings-name-and-value", name = &self.name, value = value);
            let at = at.translate(place.min.to_vec2());
            if draw_choice(pen, at, None, value, &spoken, number == chosen) {
                pressed = Some(number);
            }
        }
        pressed
    }
}
