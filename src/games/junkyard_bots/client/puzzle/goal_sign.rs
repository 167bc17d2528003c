//! The sign of a puzzle, above the stage: its goal, the amount reached, and a card with the result
//! of the try and the buttons.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, vec2};

use super::facts::{ButtonAction, CardButton, PuzzleCard, amount_reached, puzzle_card};
use crate::client::play::{PuzzleSession, puzzle_at_table};
use crate::client::scene::contents::Scene;
use crate::client::scene::layout::lay_out;
use crate::messages::phrase;
use client::kit::marks::Lamps;
use client::kit::palette::{GREEN, INK, SIGN, YELLOW};
use client::kit::panel::build::{choose, column, icon, painted, row, scroll, spacer, text, wrapped_row};
use client::kit::panel::{Align, Node, State, Surface, place};
use client::kit::points::LARGE;
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space, TargetHeight};
use client::kit::{Button, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Least width of the card's words beside its buttons, in points.
const WORDS: f32 = 300.0;
/// Greatest number of lamps that show the amount.
const MOST_LAMPS: u16 = 10;

/// Press of the button of the card with this number.
#[derive(Clone, Copy, Debug)]
pub struct CardPress(usize);

/// Makes room for the sign above the stage, and lays the robots out anew in what is left of it.
pub fn make_room(pen: &Pen, scene: &mut Scene) {
    let Some(puzzle_session) = puzzle_at_table(scene.play) else { return };
    let room = scene.regions.stage;
    let panel = puzzle_sign_panel(&pen.ruler(), scene, puzzle_session);
    let stage = room.with_min_y(sign_rect(&pen.ruler(), room, panel).bottom() + Space::S.points());
    scene.regions.stage = stage;
    // The goal takes the place of the prompt.
    scene.regions.prompt = stage.shrink2(vec2(Space::M.points(), 0.0)).with_max_y(stage.top());
    lay_out(scene.view, scene.regions.clone(), scene.table, scene.play, scene.interaction, scene.audience);
}

/// Rectangle of the sign in a room that it shares with the stage, the least height of which is
/// left.
fn sign_rect(ruler: &Ruler, room: Rect, mut panel: Node<CardPress>) -> Rect {
    let most = room.height() - TargetHeight::Large.points();
    let height = panel.needed_height(ruler, room.width()).min(most);
    room.with_max_y(room.top() + height)
}

/// Draws the sign above the stage.
pub fn draw_puzzle_sign(pen: &mut Pen, scene: &mut Scene, puzzle_session: &PuzzleSession) {
    // The room that the sign and the stage have together begins where the panel beside it does.
    let room = scene.regions.stage.with_min_y(scene.regions.inspector.top());
    let panel = || puzzle_sign_panel(&pen.ruler(), scene, puzzle_session);
    let rect = sign_rect(&pen.ruler(), room, panel());
    let mut placed = place(&pen.ruler(), rect, panel());
    let card = puzzle_card(scene, puzzle_session);
    let mut accepts = Vec::new();
    for (number, button) in card.buttons.iter().enumerate() {
        let place = placed.rect_of(button_key(number));
        accepts.push(place.is_some_and(|place| scene.accepts_press(pen, place, format!("{:?}", button.does))));
    }
    let pressed = placed.show(pen);
    let spoken = spoken_words(puzzle_session, &card);
    add_spoken_text(pen.ui.ctx(), "puzzle", rect, Manner::ReadOut, pen.tell(&spoken).trim());
    for CardPress(number) in pressed {
        match card.buttons.get(number).filter(|_| accepts[number]).map(|button| button.does.clone()) {
            Some(ButtonAction::Command(command)) => scene.send_command(command),
            Some(ButtonAction::Request(request)) => scene.send_request(*request),
            None => {}
        }
    }
}

/// Words that are read out when they change.
fn spoken_words(puzzle_session: &PuzzleSession, card: &PuzzleCard) -> Phrase {
    let goal = puzzle_session.proved().puzzle().goal();
    let text = card.text.clone().unwrap_or_else(|| goal.terms());
    let card = phrase!("spoken-both", first = card.title.clone().unwrap_or_default(), second = text);
    phrase!("spoken-both", first = &goal, second = card)
}

/// Describes the sign: the goal, and below it the buttons alone or a card that has them.
pub fn puzzle_sign_panel<'a>(ruler: &Ruler, scene: &Scene, puzzle_session: &PuzzleSession) -> Node<'a, CardPress> {
    let card = puzzle_card(scene, puzzle_session);
    let goal = puzzle_session.proved().puzzle().goal().phrase();
    let reached = amount_reached(scene, puzzle_session);
    let amount = || reached.map_or_else(Node::empty, amount_reached_row);
    let buttons = card_buttons(ruler, scene, &card);
    if card.text.is_none() {
        let beside = row([amount(), spacer(), row(buttons())]);
        let below = choose([beside, column([amount(), wrapped_row(buttons()).align(Align::End)])]);
        return column([goal_row(&goal, Node::empty), below]).inside_by(Space::M, Space::S).on(framed(SIGN, YELLOW));
    }
    column([
        goal_row(&goal, amount).inside_by(Space::M, Space::S).on(framed(SIGN, YELLOW)),
        card_panel(&card, buttons).grow(),
    ])
}

/// Describes the goal with the amount reached, as far as both have room on one line.
fn goal_row<'a>(goal: &Phrase, amount: impl Fn() -> Node<'a, CardPress>) -> Node<'a, CardPress> {
    let chip = |word: Node<'a, CardPress>| {
        let face = |pen: &mut Pen, rect: Rect, _: State| {
            pen.draw_rect(rect, Radius::Chip.points(), YELLOW, Stroke::new(LineWidth::Well.points(), INK));
        };
        row([icon("target", IconSize::Text, INK), word])
            .inside_by(Space::S, Space::Xs)
            .on(Surface::Painted(Box::new(face)))
    };
    let word = || text(TextStyle::LABEL.in_colour(INK), phrase!("puzzle-goal"));
    let large = || text(TextStyle::LARGE_LABEL, goal.clone()).grow();
    choose(
        [
            row([chip(word()), large(), amount()]),
            row([chip(word()), large()]),
            row([chip(Node::empty()), text(TextStyle::FIGURE, goal.clone()).grow()]),
        ]
        .map(|form| form.gap(Space::M)),
    )
}

/// Describes the amount reached, in lamps if there are few and in words.
fn amount_reached_row<'a>(reached: (u16, u16)) -> Node<'a, CardPress> {
    let (amount, goal) = reached;
    let colour = if amount >= goal { GREEN } else { YELLOW };
    let words = || text(TextStyle::LABEL.in_colour(colour), phrase!("puzzle-reached", amount = amount, goal = goal));
    let Some(count) = u8::try_from(goal).ok().filter(|_| goal <= MOST_LAMPS) else { return words() };
    let lit = u8::try_from(amount).unwrap_or(u8::MAX).min(count);
    let size = vec2(Space::L.points(), IconSize::Sign.points());
    let gap = Space::Xs.points();
    let draw = move |pen: &mut Pen, rect: Rect| pen.draw_lamps(rect.min, &Lamps { count, lit, size, gap, colour });
    let lamps = painted(f32::from(count) * (size.x + gap), size.y, draw);
    choose([row([lamps, words()]), words()])
}

/// Describes the card: its words, which scroll, and its buttons beside or below them.
fn card_panel<'a>(card: &PuzzleCard, buttons: impl Fn() -> Vec<Node<'a, CardPress>>) -> Node<'a, CardPress> {
    let (fill, line) = card.colours;
    let words = || {
        let title = card.title.as_ref();
        let title = title.map_or_else(Node::empty, |title| text(TextStyle::HEADING.in_colour(line), title.clone()));
        let about = card.text.as_ref().map_or_else(Node::empty, |about| text(TextStyle::ENTRY, about.clone()));
        let words = column([title, about]).gap(Space::Xxs).narrow();
        let words = scroll("puzzle-card", ScrollKeys::Pages, words).grow();
        row([mark(card.icon, line).align(Align::Start), words]).gap(Space::M)
    };
    let beside = row([words().at_least_wide(WORDS).grow(), row(buttons())]).gap(Space::L);
    let below = column([words().grow(), wrapped_row(buttons()).align(Align::End)]);
    choose([beside, below]).inside_by(Space::M, Space::S).on(framed(fill, line))
}

/// Describes the mark before the words of the card.
fn mark<'a>(name: &'static str, colour: Color32) -> Node<'a, CardPress> {
    let disc = move |pen: &mut Pen, rect: Rect, _: State| {
        let radius = rect.size().min_elem() / 2.0;
        pen.painter().circle(rect.center(), radius, SIGN, Stroke::new(LineWidth::Row.points(), colour));
    };
    let side = IconSize::Name.points();
    painted(side, side, move |pen, rect| {
        let place = Rect::from_center_size(rect.center(), Vec2::splat(IconSize::Sign.points()));
        pen.draw_svg(name, place, colour);
    })
    .on(Surface::Painted(Box::new(disc)))
}

/// Panel with a line inside its edge.
fn framed<'a>(fill: Color32, line: Color32) -> Surface<'a> {
    Surface::Painted(Box::new(move |pen, rect, _| {
        pen.draw_panel(rect, Radius::Panel.points(), fill);
        let width = LineWidth::Row.points();
        pen.stroke_rect(rect.shrink(width), Radius::Row.points(), Stroke::new(width, line));
    }))
}

/// Key of the button with a number.
const fn button_key(number: usize) -> (&'static str, usize) {
    ("puzzle-button", number)
}

/// Returns a function that describes the buttons. With large text, icons, keys and the buttons that
/// the menu has too are left out.
fn card_buttons<'a>(ruler: &Ruler, scene: &Scene, card: &PuzzleCard) -> impl Fn() -> Vec<Node<'a, CardPress>> {
    let is_large = ruler.look.text > LARGE;
    let has_keys = !is_large && !scene.view.is_touched;
    // The stage needs the room: buttons grow with their labels alone.
    let least = TargetHeight::Action.points() / ruler.look.text;
    let has_words = card.text.is_some();
    let shown = card.buttons.iter().enumerate().filter(move |(_, of)| !is_large || !has_words || !of.is_elsewhere);
    let described: Vec<(usize, CardButton, Option<String>)> = shown
        .map(|(number, of)| {
            let key = of.key.filter(|_| has_keys).map(|key| ruler.look.tell(&scene.settings.keys.first_key_cap(key)));
            (number, of.clone(), key)
        })
        .collect();
    move || {
        let button = |(number, of, key): &(usize, CardButton, Option<String>)| {
            let button = Button::usual(of.label.clone(), of.kind).with_keycap(key.clone());
            let button = if is_large { button } else { button.with_icon(of.icon) };
            let button = if of.is_default { button.as_default() } else { button };
            button.sends(CardPress(*number)).at_least_high(least).key(button_key(*number))
        };
        described.iter().map(button).collect()
    }
}
