//! Statistics of games with a tile set, and pictures of its tiles, on its card.

use bevy_egui::egui::{Color32, Rect, Stroke, Vec2, pos2, vec2};

use super::cards::TileSetCard;
use super::form::FormPress;
use crate::messages::phrase;
use crate::parts::tile_set_file::PlayStatistics;
use crate::words;
use client::kit::palette::{GREEN, INK, INSET, MUTED, RED, YELLOW};
use client::kit::panel::Node;
use client::kit::panel::build::{icon, painted, row, text};
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};

/// Height below which a strip shows no tiles, in points: they could not be told apart.
const STRIP_FROM: f32 = 32.0;
/// Size of the histogram, and of the bar of endings, in points; they may be narrower.
const HISTOGRAM: Vec2 = Vec2::new(54.0, 26.0);
const BAR: Vec2 = Vec2::new(60.0, 14.0);
const NARROWEST: f32 = 24.0;

/// Draws some tiles of the tile set, side by side on the ground, if there is room.
pub(crate) fn draw_tiles(pen: &mut Pen, rect: Rect, card: &TileSetCard) {
    if rect.height() < STRIP_FROM {
        return;
    }
    pen.draw_inset(rect, Radius::Row.points(), INSET);
    let room = rect.shrink2(vec2(Space::S.points(), Space::Xs.points()));
    // Not to scale: beside large tiles small ones would hardly be seen.
    let shown = |(width, height): (f32, f32)| vec2(width, height) / width.max(height).sqrt();
    let wide: f32 = card.pictures.iter().map(|(_, size)| shown(*size).x).sum();
    let high = card.pictures.iter().map(|(_, size)| shown(*size).y).fold(1.0, f32::max);
    let gaps = Space::S.points() * card.pictures.len().saturating_sub(1) as f32;
    let cell = ((room.width() - gaps) / wide.max(1.0)).min(room.height() / high);
    let gap = (room.width() - wide * cell) / (card.pictures.len() as f32);
    let mut x = room.left() + gap / 2.0;
    for &(drawing, size) in &card.pictures {
        let size = shown(size) * cell;
        pen.draw_svg(drawing, Rect::from_min_size(pos2(x, room.bottom() - size.y), size), Color32::WHITE);
        x += size.x + gap;
    }
}

/// Describes the length of the games, and how they ended.
pub(crate) fn statistics_row(measured: &PlayStatistics) -> Node<'_, FormPress> {
    let Some(median) = measured.median_rounds() else {
        return text(TextStyle::NOTE.in_colour(MUTED), phrase!("junkyard-not-measured")).loud();
    };
    let histogram = painted(HISTOGRAM.x, HISTOGRAM.y, move |pen, rect| draw_histogram(pen, rect, measured, median));
    let bar = painted(BAR.x, BAR.y, |pen, rect| draw_endings(pen, rect, measured));
    let mark = |name: &'static str| icon(name, IconSize::Text, Color32::WHITE);
    row([
        histogram.with_widths(NARROWEST, HISTOGRAM.x),
        text(TextStyle::STRONG, words::count_of_rounds(median)).loud().grow(),
        mark("energy"),
        bar.with_widths(NARROWEST, BAR.x),
        mark("explosion"),
    ])
    .gap(Space::Xs)
}

/// Draws the shares of games that ended by energy and by an explosion.
fn draw_endings(pen: &Pen, rect: Rect, measured: &PlayStatistics) {
    let line = LineWidth::Well.points();
    pen.fill_rect(rect, line, INK);
    let bar = rect.shrink(line);
    let edge = bar.right() - bar.width() * measured.explosion_share();
    pen.fill_rect(bar.with_max_x(edge), 0.0, GREEN);
    let exploded = bar.with_min_x(edge);
    pen.fill_rect(exploded, 0.0, RED);
    // Not by colour alone: the share of explosions is hatched.
    let hatched = pen.painter().with_clip_rect(exploded);
    let mut x = exploded.left() - exploded.height();
    while x < exploded.right() {
        let ends = [pos2(x, exploded.bottom()), pos2(x + exploded.height(), exploded.top())];
        hatched.line_segment(ends, Stroke::new(line, INK));
        x += Space::S.points();
    }
}

/// Draws the number of games by their number of rounds, with the median marked.
fn draw_histogram(pen: &Pen, rect: Rect, measured: &PlayStatistics, median: u16) {
    const BARS: u16 = 9;
    let from = median.saturating_sub(BARS / 2).clamp(1, u16::MAX - BARS);
    let games = |rounds: u16| measured.rounds.get(&rounds).copied().unwrap_or(0);
    let most = (from..from + BARS).map(games).max().unwrap_or(0).max(1);
    let step = rect.width() / f32::from(BARS);
    let gap = Space::Xxs.points();
    for rounds in from..from + BARS {
        let height = (rect.height() - gap) * games(rounds) as f32 / most as f32;
        let left = rect.left() + f32::from(rounds - from) * step;
        let top = rect.bottom() - height.max(LineWidth::Thin.points());
        let bar = Rect::from_min_max(pos2(left, top), pos2(left + step - gap, rect.bottom()));
        pen.fill_rect(bar, 0.0, if rounds == median { YELLOW } else { MUTED });
    }
}
