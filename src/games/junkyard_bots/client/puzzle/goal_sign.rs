//! The sign of a puzzle, above the stage: its goal, the amount reached, and a card with the result
//! of the try and the buttons.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::facts::{ButtonAction, CardButton, PuzzleCard, amount_reached, puzzle_card};
use crate::client::play::{PuzzleSession, puzzle_at_table};
use crate::client::scene::contents::Scene;
use crate::client::scene::layout::lay_out;
use crate::messages::phrase;
use client::art::fonts::Face;
use client::input::Shortcut;
use client::kit::button::row_of_buttons;
use client::kit::marks::Lamps;
use client::kit::palette::{CREAM, GREEN, INK, SIGN, YELLOW};
use client::kit::pen::rect_at;
use client::kit::points::LARGE;
use client::kit::scroll::{ScrollKeys, draw_scrolled};
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::{Anchor, Block, Button, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Margin from the sign's edge to its contents, and gap between its parts, in points.
const MARGIN: f32 = 14.0;
const GAP: f32 = 6.0;
/// Usual height of the row of the goal, and usual height and label size of the buttons, in points.
const ROW: f32 = 46.0;
const BUTTON: (f32, f32) = (42.0, 17.0);
/// Width of the card's icon with the gap after it, in points.
const ICON: f32 = 40.0;
/// Least height that is left of the stage, in points.
const STAGE: f32 = 72.0;
/// Least height in which words scroll, in points.
const SCROLLS: f32 = 72.0;
/// Width and height of a lamp and the gap after it, in points; and the greatest number of lamps.
const LAMP: (f32, f32, f32) = (17.0, 14.0, 4.0);
const MOST_LAMPS: u16 = 10;

const TITLE: f32 = 18.0;
const WORDS: TextStyle = TextStyle::ENTRY;

/// Places of everything on the sign.
struct SignLayout {
    goal: Block,
    goal_panel: Rect,
    /// Left end of the words of the goal.
    lead: f32,
    /// Right end of the amount reached or, in a row of its own, its left end; and its middle.
    amount: Option<(Anchor, f32, f32)>,
    card: Rect,
    /// Rectangle of the card's words, and their height in points.
    words: (Rect, f32),
    buttons: Vec<Rect>,
}

/// Makes room for the sign above the stage, and lays the robots out anew in what is left of it.
pub fn make_room(pen: &Pen, scene: &mut Scene) {
    let Some(puzzle_session) = puzzle_at_table(scene.play) else { return };
    let sign = scene.regions.stage;
    let bottom = lay_out_sign(pen, scene, puzzle_session, sign).card.bottom();
    let stage = sign.with_min_y(bottom + 8.0);
    scene.regions.stage = stage;
    // The goal takes the place of the prompt.
    scene.regions.prompt = rect_at(stage.left() + 10.0, stage.top(), stage.width() - 20.0, 0.0);
    lay_out(scene.view, scene.regions.clone(), scene.table, scene.play, scene.interaction, scene.audience);
}

fn lay_out_sign(pen: &Pen, scene: &Scene, puzzle_session: &PuzzleSession, sign: Rect) -> SignLayout {
    let card = puzzle_card(scene, puzzle_session);
    let is_large = pen.look.text > LARGE;
    let lead = MARGIN + if is_large { 36.0 } else { 50.0 + pen.measure(phrase!("puzzle-goal"), Face::Display, 17.0) };
    let size = if is_large { 16.0 } else { 20.0 };
    let goal = |room: f32| {
        let words = puzzle_session.proved().puzzle().goal().phrase();
        pen.block(words, TextStyle::display(size, CREAM), Anchor::Start, room)
    };
    let room = sign.width() - lead - MARGIN;
    let amount = amount_reached(scene, puzzle_session).map(|reached| amount_width(pen, reached));
    let beside = amount.map(|wide| goal(room - wide - 16.0)).filter(|goal| goal.lines() == 1 && card.text.is_some());
    let has_amount_beside = beside.is_some();
    let goal = beside.unwrap_or_else(|| goal(room));
    let high = ROW.max(goal.height() + 18.0);
    let left = sign.left();
    let right = sign.right();
    let top = sign.top();
    let mut goal_panel = rect_at(left, top, sign.width(), high);
    let middle = goal_panel.center().y;
    if card.text.is_none() {
        let below = Rect::from_min_max(pos2(left + MARGIN, goal_panel.bottom()), pos2(right - MARGIN, sign.bottom()));
        let wide = amount.map_or(0.0, |wide| wide + 12.0);
        let is_beside = wide + buttons_width(pen, scene, &card) <= below.width();
        let amount_high = if is_beside || amount.is_none() { 0.0 } else { pen.size(17.0) * 1.2 + 6.0 };
        let buttons = place_buttons(pen, scene, &card, below.with_min_y(below.top() + amount_high));
        let end = buttons.last().map_or(below.top(), Rect::bottom);
        let first = buttons.first().map_or(below.top(), |first| first.center().y);
        goal_panel.max.y = end + 10.0;
        let row = if is_beside { first } else { below.top() + amount_high / 2.0 - 3.0 };
        let amount = amount.map(|_| (Anchor::Start, below.left(), row));
        return SignLayout { goal, goal_panel, lead, amount, card: goal_panel, words: (Rect::NOTHING, 0.0), buttons };
    }
    let amount = has_amount_beside.then_some((Anchor::End, right - MARGIN, middle));
    let room = Rect::from_min_max(pos2(left, goal_panel.bottom() + GAP), pos2(right, sign.bottom() - STAGE));
    let (card, words, buttons) = lay_out_card(pen, scene, &card, room);
    SignLayout { goal, goal_panel, lead, amount, card, words, buttons }
}

/// Lays out the card in a room: its rectangle, its words with their height, and its buttons, which
/// are beside the words if that leaves them enough room.
fn lay_out_card(pen: &Pen, scene: &Scene, card: &PuzzleCard, room: Rect) -> (Rect, (Rect, f32), Vec<Rect>) {
    let inner = Rect::from_min_max(room.min + vec2(MARGIN + ICON, 9.0), room.max - vec2(MARGIN, 9.0));
    let wide = buttons_width(pen, scene, card);
    let is_beside = inner.width() - wide - 20.0 >= 0.42 * inner.width();
    if is_beside {
        let words = inner.with_max_x(inner.right() - wide - 20.0);
        let high = words_height(pen, card, words.width());
        let mut buttons = place_buttons(pen, scene, card, inner);
        let button = buttons.first().map_or(0.0, Rect::height);
        let tall = high.max(button + 8.0).min(inner.height().max(SCROLLS));
        let middle = inner.top() + tall / 2.0;
        buttons.iter_mut().for_each(|place| *place = place.translate(vec2(0.0, middle - place.center().y)));
        let down = ((tall - high) / 2.0).max(0.0);
        let words = Rect::from_min_max(pos2(words.left(), inner.top() + down), pos2(words.right(), inner.top() + tall));
        return (room.with_max_y(inner.top() + tall + 9.0), (words, high), buttons);
    }
    let row = inner.with_min_x(room.left() + MARGIN);
    let buttons = place_buttons(pen, scene, card, row);
    let below = buttons.last().map_or(0.0, Rect::bottom) - inner.top();
    let high = words_height(pen, card, inner.width());
    let shown = high.min((inner.height() - below - 8.0).max(SCROLLS));
    let words = inner.with_max_y(inner.top() + shown);
    let down = vec2(0.0, shown + 8.0);
    let buttons: Vec<Rect> = buttons.into_iter().map(|place| place.translate(down)).collect();
    (room.with_max_y(words.bottom() + 8.0 + below + 9.0), (words, high), buttons)
}

/// Height of the title and the text below each other, in points.
fn words_height(pen: &Pen, card: &PuzzleCard, width: f32) -> f32 {
    let title = card.title.as_ref().map_or(0.0, |title| pen.height(title, Face::Display, TITLE, width) + 2.0);
    title + card.text.as_ref().map_or(0.0, |text| pen.tall(text, WORDS, width))
}

/// Returns the buttons. With large text, icons, keys and the buttons that the menu has too are left
/// out.
fn card_buttons<'c>(pen: &Pen, scene: &Scene, card: &'c PuzzleCard) -> Vec<(Button<'static>, &'c CardButton)> {
    let is_large = pen.look.text > LARGE;
    let has_keys = !is_large && !scene.view.is_touched;
    let cap = |key: Shortcut| pen.tell(&scene.settings.keys.first_key_cap(key));
    let button = |(number, of): (usize, &'c CardButton)| {
        let button = Button::new(of.label.clone(), of.kind, BUTTON.1).with_number(number);
        let button = if is_large { button } else { button.with_icon(of.icon) };
        let button = button.with_keycap(of.key.filter(|_| has_keys).map(cap));
        (if of.is_default { button.as_default() } else { button }, of)
    };
    let all = card.buttons.iter().enumerate();
    all.filter(|(_, of)| !is_large || card.text.is_none() || !of.is_elsewhere).map(button).collect()
}

/// Width of the buttons side by side, in points.
fn buttons_width(pen: &Pen, scene: &Scene, card: &PuzzleCard) -> f32 {
    card_buttons(pen, scene, card).iter().map(|(button, _)| button.width(pen) + 10.0).sum::<f32>() - 10.0
}

/// Returns the places of the buttons, each row at the right end of a room, from its upper edge.
fn place_buttons(pen: &Pen, scene: &Scene, card: &PuzzleCard, room: Rect) -> Vec<Rect> {
    let all = card_buttons(pen, scene, card);
    let all: Vec<(&Button, f32)> = all.iter().map(|(button, _)| (button, 0.0)).collect();
    let mut places = row_of_buttons(pen, room, &all, BUTTON.0, 10.0);
    let ends: Vec<(f32, f32)> = places.iter().map(|place| (place.top(), place.right())).collect();
    for place in &mut places {
        let of_row = ends.iter().filter(|(top, _)| *top == place.top());
        let end = of_row.map(|(_, end)| *end).fold(room.left(), f32::max);
        *place = place.translate(vec2(room.right() - end, 0.0));
    }
    places
}

fn amount_words(amount: u16, goal: u16) -> Phrase {
    phrase!("puzzle-reached", amount = amount, goal = goal)
}

/// Number of lamps that show the amount; none where there would be too many, or large text leaves
/// no room.
fn lamp_count(pen: &Pen, goal: u16) -> u8 {
    if goal > MOST_LAMPS || pen.look.text > LARGE { 0 } else { u8::try_from(goal).unwrap_or(0) }
}

fn amount_width(pen: &Pen, reached: (u16, u16)) -> f32 {
    let lamps = f32::from(lamp_count(pen, reached.1));
    lamps * (LAMP.0 + LAMP.2) + 8.0 + pen.measure(amount_words(reached.0, reached.1), Face::Display, 17.0)
}

/// Draws the sign above the stage.
pub fn draw_puzzle_sign(pen: &mut Pen, scene: &mut Scene, puzzle_session: &PuzzleSession) {
    let stage = scene.regions.stage;
    let top = scene.regions.top.bottom() + 10.0;
    // The sign was laid out in a room that ended at the lower edge of the stage.
    let laid = lay_out_sign(pen, scene, puzzle_session, stage.with_min_y(top));
    let card = puzzle_card(scene, puzzle_session);
    draw_goal(pen, scene, puzzle_session, &laid);
    if card.text.is_some() {
        draw_card(pen, &card, &laid);
    }
    let spoken = {
        let goal = puzzle_session.proved().puzzle().goal();
        let text = card.text.clone().unwrap_or_else(|| goal.terms());
        let card = phrase!("spoken-both", first = card.title.clone().unwrap_or_default(), second = text);
        phrase!("spoken-both", first = &goal, second = card)
    };
    add_spoken_text(pen.ui.ctx(), "puzzle", laid.goal_panel, Manner::ReadOut, pen.tell(&spoken).trim());
    for ((button, of), place) in card_buttons(pen, scene, &card).into_iter().zip(laid.buttons) {
        if scene.draw_button(pen, button, place, format!("{:?}", of.does)) {
            match of.does.clone() {
                ButtonAction::Command(command) => scene.send_command(command),
                ButtonAction::Request(request) => scene.send_request(*request),
            }
        }
    }
}

fn draw_goal(pen: &mut Pen, scene: &Scene, puzzle_session: &PuzzleSession, laid: &SignLayout) {
    let panel = laid.goal_panel;
    pen.draw_panel(panel, 10.0, SIGN);
    pen.stroke_rect(panel.shrink(2.5), 8.0, Stroke::new(2.5, YELLOW));
    let row = panel.with_max_y(panel.top() + ROW.max(laid.goal.height() + 18.0));
    let chip = Rect::from_min_max(row.min + vec2(8.0, 8.0), pos2(row.left() + laid.lead - 10.0, row.top() + 38.0));
    let chip = chip.translate(vec2(0.0, row.center().y - chip.center().y));
    pen.draw_rect(chip, 7.0, YELLOW, Stroke::new(2.0, INK));
    pen.draw_icon("target", chip.left() + 6.0, chip.center().y - 11.0, 22.0, INK);
    if pen.look.text <= LARGE {
        let at = (chip.left() + 34.0, chip.center().y + 6.0 * pen.look.text);
        pen.text(at, Anchor::Start, Face::Display, 17.0, INK, phrase!("puzzle-goal"));
    }
    pen.put_level(row.left() + laid.lead, row.center().y, &laid.goal);
    if let (Some((anchor, x, middle)), Some(reached)) = (laid.amount, amount_reached(scene, puzzle_session)) {
        let left = if anchor == Anchor::End { x - amount_width(pen, reached) } else { x };
        let colour = if reached.0 >= reached.1 { GREEN } else { YELLOW };
        let count = lamp_count(pen, reached.1);
        let lit = u8::try_from(reached.0).unwrap_or(u8::MAX).min(count);
        let lamps = Lamps { count, lit, size: vec2(LAMP.0, LAMP.1), gap: LAMP.2, colour };
        pen.draw_lamps(pos2(left, middle - LAMP.1 / 2.0), &lamps);
        let left = left + f32::from(count) * (LAMP.0 + LAMP.2) + 8.0;
        let words = amount_words(reached.0, reached.1);
        pen.text((left, middle + 6.0 * pen.look.text), Anchor::Start, Face::Display, 17.0, colour, words);
    }
}

fn draw_card(pen: &mut Pen, card: &PuzzleCard, laid: &SignLayout) {
    let (fill, line) = card.colours;
    pen.draw_panel(laid.card, 10.0, fill);
    pen.stroke_rect(laid.card.shrink(2.5), 8.0, Stroke::new(2.5, line));
    let (words, high) = laid.words;
    draw_mark(pen, card.icon, pos2(laid.card.left() + MARGIN + 15.0, words.top() + 14.0 * pen.look.text), line);
    if high > words.height() + 1.0 {
        draw_scrolled(pen, words.shrink(8.0), "puzzle-card", ScrollKeys::Pages, |pen, page| {
            write_words(pen, card, line, page)
        });
    } else {
        write_words(pen, card, line, words);
    }
}

fn draw_mark(pen: &mut Pen, icon: &'static str, middle: bevy_egui::egui::Pos2, colour: Color32) {
    pen.painter().circle(middle, 15.0, SIGN, Stroke::new(2.5, colour));
    pen.draw_icon(icon, middle.x - 9.0, middle.y - 9.0, 18.0, colour);
}

/// Writes the title and the text; returns their height in points.
fn write_words(pen: &mut Pen, card: &PuzzleCard, line: Color32, room: Rect) -> f32 {
    let mut top = room.top();
    if let Some(title) = &card.title {
        let at = pos2(room.left(), top);
        top += pen.lines(at, Anchor::Start, Face::Display, TITLE, line, title, room.width()) + 2.0;
    }
    if let Some(text) = &card.text {
        let at = pos2(room.left(), top);
        top += pen.lines(at, Anchor::Start, WORDS.face, WORDS.size, WORDS.colour, text, room.width());
    }
    top - room.top()
}
