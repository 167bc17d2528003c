//! The tile sets to choose from, a card for each: some of its tiles, its description, and
//! statistics of games with it. Beside them a card for a tile set from a file.

use bevy_egui::egui::{Color32, CursorIcon, Id, Rect, Sense, Stroke, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::cards::TileSetCard;
use crate::messages::phrase;
use crate::parts::catalogue;
use crate::parts::tile_set_file::PlayStatistics;
use crate::words;
use client::app::sheet::has_large_text;
use client::kit::palette::{CARD, CREAM, GREEN, INK, INSET, LINE, MUTED, RAISED, RED, YELLOW, YELLOW_WELL};
use client::kit::pen::rect_at;
use client::kit::text::letters::HoverHint;
use client::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;

/// Gap between two cards, in points.
const GAP: f32 = 10.0;
/// Widths of the card that asks for a file, and of the button for another one, in points.
const FILE_WIDTH: f32 = 148.0;
const OTHER_FILE_WIDTH: f32 = 56.0;
/// Width below which a card's figures take less room, in points.
const NARROW: f32 = 230.0;
/// Height below which a strip shows no picture, in points.
const PICTURE_FROM: f32 = 44.0;
/// Least height of the card that asks for a file, in points at the usual text size.
const FROM_FILE_HIGH: f32 = 130.0;

/// Card that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PressedCard {
    /// The card of the tile set with this index.
    TileSet(usize),
    /// The card that asks for a file.
    File,
}

const NAME: TextStyle = TextStyle::LABEL;
const ABOUT: TextStyle = TextStyle::NOTE;
const ROUNDS: TextStyle = TextStyle::STRONG;
/// Margins beside and above a card's words, in points.
const INSIDE: Vec2 = Vec2::new(16.0, 10.0);

/// Draws the cards side by side, or two in a row where text is large, at least as high as the room.
/// Returns their height, in points, and the card that was pressed.
pub(crate) fn draw_cards(
    pen: &mut Pen,
    room: Rect,
    cards: &[TileSetCard],
    chosen: usize,
) -> (f32, Option<PressedCard>) {
    let places = card_places(pen, room, cards);
    let mut pressed = None;
    for (number, (card, place)) in cards.iter().zip(&places).enumerate() {
        if draw_card(pen, *place, card, number, number == chosen) {
            pressed = Some(PressedCard::TileSet(number));
        }
    }
    let place = places.last().copied().unwrap_or(room);
    let asks = draw_file_card(pen, place);
    (place.bottom() - room.top(), if asks { Some(PressedCard::File) } else { pressed })
}

/// Returns the places of the cards, and after them of the one that asks for a file.
fn card_places(pen: &Pen, room: Rect, cards: &[TileSetCard]) -> Vec<Rect> {
    let (in_row, width) = if has_large_text(pen) {
        (2.0, (room.width() - GAP) / 2.0)
    } else {
        // Beside the card of a file there is only a button for another.
        let count = cards.len() as f32;
        let file_width = if cards.len() > catalogue::bundled_tile_sets().len() { OTHER_FILE_WIDTH } else { FILE_WIDTH };
        (count + 1.0, (room.width() - file_width - count * GAP) / count)
    };
    let least = cards.iter().map(|card| words_height(pen, width, card)).fold(0.0, f32::max);
    let high = if has_large_text(pen) { least.max(FROM_FILE_HIGH * pen.look.text) } else { least.max(room.height()) };
    let place = |number: usize| {
        let row = (number as f32 / in_row).floor();
        let column = number as f32 % in_row;
        let min = room.min + vec2(column * (width + GAP), row * (high + GAP));
        let wide = if number == cards.len() { (room.right() - min.x).min(width) } else { width };
        Rect::from_min_size(min, vec2(wide, high))
    };
    (0..=cards.len()).map(place).collect()
}

/// Height of the words and figures of a card in a width, in points.
fn words_height(pen: &Pen, width: f32, card: &TileSetCard) -> f32 {
    let room = width - 2.0 * INSIDE.x;
    let words = pen.tall(&card.name, NAME, room - MARK) + pen.tall(&card.about, ABOUT, room);
    2.0 * INSIDE.y + words + 6.0 + statistics_height(pen, room, card.measured)
}

/// Width of the mark of the chosen card, in points, which every card keeps free.
const MARK: f32 = 26.0;

/// Draws a card; returns whether it was pressed.
fn draw_card(pen: &mut Pen, rect: Rect, card: &TileSetCard, number: usize, is_chosen: bool) -> bool {
    let response = pen.interact_focusable(rect, Id::new(("junkyard", number)), Sense::click());
    let name = pen.tell(&card.name);
    let figures = pen.tell(&card.in_words());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &name));
    let (fill, line) = match (is_chosen, response.hovered()) {
        (true, _) => (YELLOW_WELL, Stroke::new(3.0, YELLOW)),
        (false, true) => (RAISED, Stroke::new(2.5, INK)),
        (false, false) => (CARD, Stroke::new(2.5, INK)),
    };
    pen.draw_rect(rect, 10.0, fill, line);
    pen.draw_focus_ring(&response, rect.expand(4.0), 12.0);
    let inner = rect.shrink2(vec2(12.0, INSIDE.y));
    let facts_height = statistics_height(pen, rect.width() - 2.0 * INSIDE.x, card.measured);
    let mut top = inner.top();
    // The picture takes the height that the words leave, if that is enough for one.
    let left = rect.height() - words_height(pen, rect.width(), card) - 8.0;
    if left >= PICTURE_FROM {
        let strip = rect_at(inner.left(), top, inner.width(), left.min(rect.height() * 0.3));
        draw_tiles(pen, strip, card);
        top = strip.bottom() + 8.0;
    }
    let x = rect.left() + INSIDE.x;
    let room = rect.width() - 2.0 * INSIDE.x;
    let mark = if is_chosen { MARK } else { 0.0 };
    if is_chosen {
        pen.draw_check_mark(pos2(x + 9.0, top + pen.tall("0", NAME, room) / 2.0), 9.0);
    }
    let letters = TextStyle { colour: if is_chosen { YELLOW } else { CREAM }, ..NAME };
    top += pen.title(pos2(x + mark, top), room - mark, letters, &name);
    pen.passage(pos2(x, top + 2.0), room, ABOUT, &card.about);
    let facts = Rect::from_min_max(pos2(x, inner.bottom() - facts_height), pos2(x + room, inner.bottom()));
    draw_statistics(pen, facts, card.measured);
    let clicked = response.clicked();
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(figures);
    clicked
}

/// Draws some tiles of the tile set, side by side on the ground.
fn draw_tiles(pen: &mut Pen, rect: Rect, card: &TileSetCard) {
    pen.draw_inset(rect, 8.0, INSET);
    let room = rect.shrink2(vec2(10.0, 8.0));
    // Not to scale: beside large tiles small ones would hardly be seen.
    let shown = |(width, height): (f32, f32)| vec2(width, height) / width.max(height).sqrt();
    let wide: f32 = card.pictures.iter().map(|(_, size)| shown(*size).x).sum();
    let high = card.pictures.iter().map(|(_, size)| shown(*size).y).fold(1.0, f32::max);
    let gaps = 8.0 * card.pictures.len().saturating_sub(1) as f32;
    let cell = ((room.width() - gaps) / wide.max(1.0)).min(room.height() / high);
    let gap = (room.width() - wide * cell) / (card.pictures.len() as f32);
    let mut x = room.left() + gap / 2.0;
    for &(drawing, size) in &card.pictures {
        let size = shown(size) * cell;
        pen.draw_svg(drawing, Rect::from_min_size(pos2(x, room.bottom() - size.y), size), Color32::WHITE);
        x += size.x + gap;
    }
}

/// Measures of the figures of a card, in points: widths of the histogram, the words and the bar of
/// endings, and the height of all.
struct StatisticsLayout {
    bars: f32,
    words: f32,
    bar: f32,
    high: f32,
}

/// Width of an icon beside the bar of endings, with its gap, in points.
const ICON: f32 = 22.0;

impl StatisticsLayout {
    fn of(pen: &Pen, width: f32, text: &Phrase) -> Self {
        let is_narrow = width < NARROW;
        let bars = if is_narrow { 34.0 } else { 54.0 };
        let bar = if is_narrow { 24.0 } else { (width * 0.26).clamp(24.0, 60.0) };
        let words = width - bars - 8.0 - 4.0 - ICON - bar - ICON;
        Self { bars, words, bar, high: 26.0_f32.max(pen.tall(text, ROUNDS, words) + 2.0) }
    }
}

fn statistics_height(pen: &Pen, width: f32, measured: &PlayStatistics) -> f32 {
    match measured.median_rounds() {
        Some(median) => StatisticsLayout::of(pen, width, &words::count_of_rounds(median)).high,
        None => 26.0_f32.max(pen.tall(phrase!("junkyard-not-measured"), ABOUT, width) + 4.0),
    }
}

/// Draws the length of the games, and how they ended.
fn draw_statistics(pen: &mut Pen, rect: Rect, measured: &PlayStatistics) {
    let Some(median) = measured.median_rounds() else {
        let text = phrase!("junkyard-not-measured");
        pen.passage(rect.min + vec2(0.0, 2.0), rect.width(), TextStyle { colour: MUTED, ..ABOUT }, text);
        return;
    };
    let text = words::count_of_rounds(median);
    let facts = StatisticsLayout::of(pen, rect.width(), &text);
    draw_histogram(pen, rect_at(rect.left(), rect.bottom() - 26.0, facts.bars, 26.0), measured, median);
    let middle = rect.bottom() - facts.high / 2.0;
    pen.centred_text((rect.left() + facts.bars + 8.0, middle), Anchor::Start, facts.words, ROUNDS, &text);
    let right = rect.right() - ICON;
    let bar_width = facts.bar;
    pen.draw_icon("energy", right - bar_width - ICON, middle - 10.0, 20.0, Color32::WHITE);
    let bar = rect_at(right - bar_width, middle - 7.0, bar_width, 14.0);
    let share = 1.0 - measured.explosion_share();
    pen.fill_rect(bar.expand(2.0), 3.0, INK);
    let edge = bar.left() + bar.width() * share;
    pen.fill_rect(bar.with_max_x(edge), 1.0, GREEN);
    let exploded = bar.with_min_x(edge);
    pen.fill_rect(exploded, 1.0, RED);
    // Not by colour alone: the share of explosions is hatched.
    let hatched = pen.painter().with_clip_rect(exploded);
    let mut x = exploded.left() - exploded.height();
    while x < exploded.right() {
        hatched.line_segment(
            [pos2(x, exploded.bottom()), pos2(x + exploded.height(), exploded.top())],
            Stroke::new(2.0, INK),
        );
        x += 6.0;
    }
    pen.draw_icon("explosion", right + 4.0, middle - 10.0, 20.0, Color32::WHITE);
}

/// Draws the number of games by their number of rounds, with the median marked.
fn draw_histogram(pen: &Pen, rect: Rect, measured: &PlayStatistics, median: u16) {
    const BARS: u16 = 9;
    let from = median.saturating_sub(BARS / 2).clamp(1, u16::MAX - BARS);
    let games = |rounds: u16| measured.rounds.get(&rounds).copied().unwrap_or(0);
    let most = (from..from + BARS).map(games).max().unwrap_or(0).max(1);
    let step = rect.width() / f32::from(BARS);
    for rounds in from..from + BARS {
        let height = (rect.height() - 2.0) * games(rounds) as f32 / most as f32;
        let bar = Rect::from_min_max(
            pos2(rect.left() + f32::from(rounds - from) * step, rect.bottom() - height.max(1.5)),
            pos2(rect.left() + f32::from(rounds - from) * step + step - 2.0, rect.bottom()),
        );
        pen.fill_rect(bar, 0.0, if rounds == median { YELLOW } else { MUTED });
    }
}

/// Draws the card that asks for a file; returns whether it was pressed.
fn draw_file_card(pen: &mut Pen, rect: Rect) -> bool {
    let is_button = rect.width() < FILE_WIDTH;
    let name = pen.told(if is_button { phrase!("junkyard-another-file") } else { phrase!("junkyard-from-file") });
    let response = pen.interact_focusable(rect, Id::new("junkyard from a file"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &*name));
    pen.fill_rect(rect, 10.0, if response.hovered() { RAISED } else { INSET });
    pen.draw_dashed_rect(rect, Stroke::new(2.5, LINE), 9.0, 7.0);
    pen.draw_focus_ring(&response, rect.expand(4.0), 12.0);
    let middle = rect.center().y;
    let x = rect.center().x;
    if is_button {
        pen.draw_icon("load", x - 17.0, middle - 17.0, 34.0, CREAM);
    } else {
        let room = rect.width() - 16.0;
        let letters = TextStyle::FIGURE;
        let lines = pen.tell(&phrase!("junkyard-drop"));
        let name_high = pen.tall(&name, letters, room);
        let lines_high: f32 = lines.lines().map(|line| pen.tall(line, ABOUT, room)).sum();
        let mut top = middle - (46.0 + name_high + 4.0 + lines_high) / 2.0;
        pen.draw_icon("load", x - 20.0, top, 40.0, CREAM);
        top += 46.0;
        pen.silently(|pen| pen.centred_text((x, top + name_high / 2.0), Anchor::Middle, room, letters, &name));
        top += name_high + 4.0;
        for line in lines.lines() {
            let high = pen.tall(line, ABOUT, room);
            pen.centred_text((x, top + high / 2.0), Anchor::Middle, room, ABOUT, line);
            top += high;
        }
    }
    let clicked = response.clicked();
    let help = pen.tell(&phrase!("junkyard-file-help"));
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_hint(help);
    clicked
}
