//! The choices of a secret look (rule 5.3): the piles to draw from, or the two answers once drawing
//! has ended.

use bevy_egui::egui::{Color32, Rect};

use crate::client::art::back_of;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::{PartId, Size};
use crate::round::LegalActions;
use crate::words;
use client::kit::palette::{CREAM, FAINT, MUTED, YELLOW, fade_colour};
use client::kit::panel::build::{choose, column, even_row, painted, row, text, wrapped_row};
use client::kit::panel::{Node, Rank};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::grid::Rotation;
use shell::language::Phrase;

/// Press in a secret look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LookPress {
    /// Draws a tile of a size.
    Draw(Size),
    /// Ends the drawing.
    Enough,
    /// Keeps the tiles.
    Keep,
    /// Puts them back and scans again.
    Again,
}

/// Message of a secret look.
pub enum LookMessage {
    /// Something was pressed.
    Press(LookPress),
    /// Tells where the picture of a tile is.
    At(PartId, Rect),
}

/// Choices of a secret look.
pub enum LookChoices {
    /// Piles to draw from.
    Piles(Vec<LookPile>),
    /// The two answers once drawing has ended.
    Answers,
}

/// Pile to draw from.
pub struct LookPile {
    size: Size,
    name: Phrase,
    points: Phrase,
    /// The pile in words, for screen readers.
    spoken: Phrase,
    /// Reason why nothing can be drawn from it.
    why_not: Option<Phrase>,
}

impl LookPile {
    fn of(scene: &Scene, size: Size) -> Self {
        let is_open = matches!(scene.play.choices(), LegalActions::Draw(sizes) if sizes.contains(&size));
        let count = scene.pile_size(size);
        let no = if count == 0 { phrase!("look-none-left") } else { phrase!("look-too-much") };
        Self {
            size,
            name: phrase!("tray-size", size = size, count = 0),
            points: words::count_of_points(size.points()),
            spoken: phrase!("tray-pile", size = size, count = count),
            why_not: (!is_open).then_some(no),
        }
    }
}

impl LookChoices {
    /// All piles.
    pub fn piles(scene: &Scene) -> Self {
        Self::Piles(Size::ALL.into_iter().map(|size| LookPile::of(scene, size)).collect())
    }

    /// Presses that there are.
    pub fn presses(&self) -> Vec<LookPress> {
        match self {
            Self::Piles(piles) => {
                let draws = piles.iter().map(|pile| LookPress::Draw(pile.size));
                draws.chain([LookPress::Enough]).collect()
            }
            Self::Answers => Vec::from([LookPress::Keep, LookPress::Again]),
        }
    }

    /// Describes the choices.
    pub fn panel(&self) -> Node<'_, LookMessage> {
        match self {
            Self::Piles(piles) => pile_buttons(piles),
            Self::Answers => answers(),
        }
    }
}

/// Describes a button that sends a press.
fn press_button<'a>(button: Button<'a>, press: LookPress) -> Node<'a, LookMessage> {
    button.sends(LookMessage::Press(press)).key(press)
}

/// Describes a button for each pile, and the one that ends the drawing.
fn pile_buttons(piles: &[LookPile]) -> Node<'_, LookMessage> {
    let enough = |target| {
        let button = Button::usual(phrase!("look-enough"), ButtonKind::Primary).with_icon("check");
        press_button(button, LookPress::Enough).target(target)
    };
    let heading = text(TextStyle::LABEL, phrase!("look-draw")).manner(Manner::Heading);
    column([
        heading.gives_way(Rank::Second),
        even_row(piles.iter().map(pile_button)),
        choose([enough(TargetHeight::Button), enough(TargetHeight::Row)]).gives_way(Rank::First).stays(),
    ])
}

/// Describes the button of a pile to draw from.
fn pile_button(pile: &LookPile) -> Node<'_, LookMessage> {
    let is_open = pile.why_not.is_none();
    let colours = if is_open { [CREAM, YELLOW] } else { [MUTED, MUTED] };
    let words = [&pile.name, &pile.points].into_iter().zip(colours);
    let words = words.map(|(words, colour)| text(TextStyle::STRONG.in_colour(colour), words));
    let press = LookPress::Draw(pile.size);
    Button::usual(&pile.spoken, ButtonKind::Slate)
        .disabled_because(pile.why_not.as_ref())
        .around(
            row([pile_picture(pile.size, is_open), column(words).gap(Space::None).grow()]),
            LookMessage::Press(press),
        )
        .target(TargetHeight::Row)
        .key(press)
        .noted(format!("draw {}", pile.size))
        .narrow()
}

fn pile_picture<'a>(size: Size, is_open: bool) -> Node<'a, LookMessage> {
    let side = IconSize::Large.points();
    let tint = if is_open { Color32::WHITE } else { fade_colour(Color32::WHITE, FAINT) };
    painted(side, side, move |pen: &mut Pen, rect: Rect| {
        let cells = cells_of(size);
        pen.draw_tile(back_of(size), rect.center(), cells, side / cells.0.max(cells.1), Rotation::Up, tint);
    })
}

/// Describes the two answers, side by side if there is room.
fn answers<'a>() -> Node<'a, LookMessage> {
    let keep = Button::large(phrase!("look-keep"), ButtonKind::Primary).as_default();
    let again = Button::usual(phrase!("look-again"), ButtonKind::Slate);
    column([
        wrapped_row([press_button(keep, LookPress::Keep).grow(), press_button(again, LookPress::Again).grow()]),
        text(TextStyle::NOTE, phrase!("look-once")).anchor(Anchor::Middle),
    ])
    .gap(Space::M)
}
