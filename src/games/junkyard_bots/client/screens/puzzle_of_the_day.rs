//! The card of the puzzle of the day: its goal, and the row of days.

use std::sync::Arc;

use bevy_egui::egui::{Rect, Stroke};

use super::puzzle_tiles::{PuzzlesPress, level_lamps, state_name};
use crate::client::art::names::puzzle_icon;
use crate::messages::phrase;
use crate::puzzles::{Date, ProvedPuzzle, PuzzleProgress};
use crate::words;
use client::art::Composed;
use client::kit::palette::{BROWN_WELL, CARD, GREEN, GREEN_WELL, INK, INSET, MUTED, STAGE, YELLOW};
use client::kit::panel::build::{choose, column, divider, even_row, icon, painted, row, spacer, text};
use client::kit::panel::{Align, Node, Rank, State, Surface};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{InWords, Phrase};

/// Number of days that are shown.
const DAYS: u32 = 7;
/// Least and greatest height of the picture of the robots, in points.
const PICTURE: (f32, f32) = (78.0, 178.0);

const WORDS: TextStyle = TextStyle::NOTE;

/// Contents of the card.
pub struct Today<'a> {
    /// Day of the puzzle.
    pub date: Date,
    /// The puzzle, once it is worked out.
    pub proved: Option<&'a ProvedPuzzle>,
    /// The robots of the puzzle: first the player's own.
    pub robots: &'a [Arc<Composed>],
    /// Progress of the player in puzzles.
    pub progress: &'a PuzzleProgress,
}

impl<'a> Today<'a> {
    /// Describes the card. With a picture of the robots, this takes the spare height first, and
    /// what is left is above the days.
    pub fn card(&self, has_picture: bool) -> Node<'a, PuzzlesPress> {
        let surface = |pen: &mut Pen, rect: Rect, _: State| {
            pen.draw_rect(rect, Radius::Panel.points(), CARD, Stroke::new(LineWidth::Panel.points(), YELLOW));
        };
        column([
            self.title(),
            if has_picture { robots_side_by_side(self.robots) } else { Node::empty() },
            text(TextStyle::HEADING, self.goal()),
            self.facts(),
            self.solve_button(),
            spacer(),
            divider(),
            self.streaks(),
            self.days(),
            text(WORDS, phrase!("puzzles-row-note")),
        ])
        .inside(Space::L)
        .on(Surface::Painted(Box::new(surface)))
    }

    fn title(&self) -> Node<'a, PuzzlesPress> {
        let title = || text(TextStyle::NAME.in_colour(YELLOW), phrase!("puzzles-today")).manner(Manner::Heading);
        with_note(title, words::date_words(self.date))
    }

    fn goal(&self) -> Phrase {
        self.proved.map_or_else(|| phrase!("puzzles-today-coming"), |proved| proved.puzzle().goal().phrase())
    }

    /// Describes kind, level and state of the puzzle: with pictures, or in words if those have no
    /// room.
    fn facts(&self) -> Node<'a, PuzzlesPress> {
        let Some(proved) = self.proved else { return Node::empty() };
        let state = state_name(self.progress.daily_state(self.date));
        let both = phrase!("puzzles-kind-and-level", kind = &proved.kind(), level = &proved.level());
        let in_words = text(WORDS, phrase!("list-comma", first = both, second = &state));
        let with_pictures = row([
            icon(puzzle_icon(proved.kind()), IconSize::Row, YELLOW),
            text(WORDS, proved.kind().phrase()),
            level_lamps(proved.level()),
            text(WORDS, proved.level().phrase()),
            text(TextStyle::STRONG.in_colour(GREEN), state).anchor(Anchor::End).grow(),
        ]);
        choose([with_pictures, in_words])
    }

    fn solve_button(&self) -> Node<'a, PuzzlesPress> {
        let closed = self.proved.is_none().then(|| phrase!("puzzles-today-coming"));
        let button = Button::large(phrase!("puzzles-solve"), ButtonKind::Primary).with_icon("play");
        let button = if closed.is_none() { button.as_default() } else { button };
        button.disabled_because(closed).sends(PuzzlesPress::Today)
    }

    /// Describes the number of days in a row, and the best number so far.
    fn streaks(&self) -> Node<'a, PuzzlesPress> {
        let now = || text(TextStyle::LABEL, phrase!("puzzles-row", count = self.progress.current_streak(self.date)));
        with_note(now, phrase!("puzzles-row-best", count = self.progress.best_streak()))
    }

    /// Describes a box for each of the last days.
    fn days(&self) -> Node<'a, PuzzlesPress> {
        let today = self.date.number();
        let days = today.saturating_sub(DAYS - 1)..=today;
        even_row(days.map(|day| self.day(Date::from_number(day)))).gap(Space::Xs)
    }

    /// Describes the box of a day: a tick if its puzzle was solved, a question mark for today, a
    /// dash if it was missed.
    fn day(&self, date: Date) -> Node<'a, PuzzlesPress> {
        let (fill, line, mark) = match (self.progress.has_solved_daily(date), date == self.date) {
            (true, _) => (GREEN_WELL, GREEN, icon("check", IconSize::Text, GREEN)),
            (false, true) => (BROWN_WELL, YELLOW, icon("help", IconSize::Text, YELLOW)),
            (false, false) => (INSET, INK, dash()),
        };
        let surface = move |pen: &mut Pen, rect: Rect, _: State| {
            pen.draw_rect(rect, Radius::Row.points(), fill, Stroke::new(LineWidth::Row.points(), line));
        };
        let name = text(TextStyle::STRONG, phrase!("puzzle-weekday", day = date.weekday())).anchor(Anchor::Middle);
        column([name, mark.align(Align::Middle)])
            .gap(Space::None)
            .inside_by(Space::None, Space::Xs)
            .on(Surface::Painted(Box::new(surface)))
    }
}

/// Describes a text with a note at the right, or below if that has no room.
fn with_note<'a>(main: impl Fn() -> Node<'a, PuzzlesPress>, note: Phrase) -> Node<'a, PuzzlesPress> {
    let note = || text(WORDS, note.clone());
    choose([row([main().grow(), note()]).gap(Space::L), column([main(), note()]).gap(Space::None)])
}

/// Describes the dash for a day that was missed.
fn dash<'a>() -> Node<'a, PuzzlesPress> {
    let draw = |pen: &mut Pen, rect: Rect| {
        let line = rect.shrink(Space::Xxs.points());
        pen.painter().hline(line.x_range(), line.center().y, Stroke::new(LineWidth::Row.points(), MUTED));
    };
    let side = IconSize::Text.points();
    painted(side, side, draw)
}

/// Describes the robots beside each other, as large as there is room for.
fn robots_side_by_side(robots: &[Arc<Composed>]) -> Node<'_, PuzzlesPress> {
    let stage = |pen: &mut Pen, rect: Rect, _: State| pen.draw_inset(rect, Radius::Row.points(), STAGE);
    let robots = robots.iter().enumerate().map(|(number, robot)| {
        painted(0.0, 0.0, move |pen, rect| pen.draw_composed(("today", number), robot, rect)).grow().fill()
    });
    row(robots)
        .gap(Space::L)
        .inside(Space::S)
        .on(Surface::Painted(Box::new(stage)))
        .with_heights(PICTURE.0, PICTURE.1)
        .gives_way(Rank::First)
}
