//! Award cards of a finished game, and a small portrait that can be saved. The caller words the
//! awards.

use bevy::prelude::World;
use bevy_egui::egui::{Color32, ColorImage, Rect, Stroke, TextureHandle, pos2, vec2};

use crate::art::Picture;
use crate::kit::palette::{CREAM, INK, INSET, YELLOW};
use crate::kit::panel::build::{column, even_row, painted, row, seat_chip, text};
use crate::kit::panel::{Align, Node, State, Surface};
use crate::kit::tokens::{IconSize, LineWidth, Radius, Space};
use crate::kit::widgets::name::name_on_line;
use crate::kit::{Anchor, Pen, TextStyle};
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Award of a player.
pub struct Award {
    /// Picture, with its width and height in any unit.
    pub picture: (Picture, (f32, f32)),
    /// Title.
    pub title: Phrase,
    /// Colour of the player who gets it.
    pub colour: Colour,
    /// Name of that player.
    pub name: String,
    /// Details below the name.
    pub text: Phrase,
}

/// Returns the first of several items with the largest value, which gets an award.
pub fn first_largest<T, V: Ord>(items: &[T], value: impl Fn(&T) -> V) -> Option<&T> {
    // The last of several largest ones is found, which is the first from the other end.
    items.iter().rev().max_by_key(|item| value(item))
}

/// Drawing of a small portrait, to be done off the frame's thread; `None` if it fails.
pub type DrawPreview = Box<dyn FnOnce() -> Option<ColorImage> + Send>;

/// Small portrait that can be saved.
pub struct PicturePreview {
    /// Seat of the portrait.
    pub seat: SeatId,
    /// Hint at the pointer.
    pub about: Phrase,
    /// Caption below the picture, about the effect of a press.
    pub caption: Phrase,
    /// Begins to draw the picture; `None` if no game is played.
    pub draw: fn(&mut World, SeatId) -> Option<DrawPreview>,
    /// Picture, once it is drawn.
    pub texture: Option<TextureHandle>,
}

/// Key of the small portrait.
pub const PICTURE_KEY: &str = "portrait-preview";

/// Least width of a card, in points at the usual text size: as many as fit are side by side.
const CARD: f32 = 216.0;
/// Side of the portrait's picture, in points at the usual text size.
const PORTRAIT: f32 = 124.0;

/// Describes the cards, equally wide, as many side by side as there is room for.
pub fn award_cards<'a, M: 'a>(pen: &Pen, awards: &'a [Award]) -> Node<'a, M> {
    even_row(awards.iter().map(|award| award_card(pen, award).at_least_wide(CARD).narrow()))
}

fn award_card<'a, M: 'a>(pen: &Pen, award: &'a Award) -> Node<'a, M> {
    let side = IconSize::Large.points();
    let well = painted(side, side, |pen, rect| draw_award_picture(pen, rect, &award.picture));
    let name = row([seat_chip(award.colour, IconSize::Text), name_on_line(TextStyle::FIGURE, &award.name).grow()]);
    let title = text(TextStyle::STRONG.in_colour(YELLOW), &award.title);
    let words = column([title, name, text(TextStyle::NOTE, &award.text)]).gap(Space::Xs);
    row([well, words.grow()])
        .gap(Space::M)
        .inside_by(Space::M, Space::S)
        .on(Surface::Card)
        .noted(pen.tell(&award.title))
}

fn draw_award_picture(pen: &mut Pen, rect: Rect, picture: &(Picture, (f32, f32))) {
    pen.draw_inset(rect, Radius::Row.points(), INSET);
    let (picture, (wide, high)) = picture;
    let size = vec2(*wide, *high);
    let cell = rect.shrink(Space::Xs.points()).width() / size.max_elem().max(f32::EPSILON);
    pen.draw_picture(picture.clone(), Rect::from_center_size(rect.center(), size * cell), Color32::WHITE);
}

/// Describes a portrait on its paper, with a caption; a press sends a message.
pub fn portrait_preview<'a, M: 'a>(preview: &'a PicturePreview, saves: M) -> Node<'a, M> {
    let picture = painted(0.0, 0.0, |pen, rect| {
        pen.fill_rect(rect, 0.0, INSET);
        if let Some(texture) = &preview.texture {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            pen.painter().image(texture.id(), rect, whole, Color32::WHITE);
        }
    });
    let picture = picture.at_least_wide(PORTRAIT).at_least_high(PORTRAIT).align(Align::Middle);
    let caption = text(TextStyle::STRONG.in_colour(INK), &preview.caption).anchor(Anchor::Middle);
    column([picture, caption])
        .gap(Space::Xs)
        .inside_by(Space::S, Space::S)
        .on(Surface::Painted(Box::new(draw_paper)))
        .press(saves)
        .hint(&preview.about)
        .key(PICTURE_KEY)
}

fn draw_paper(pen: &mut Pen, rect: Rect, state: State) {
    let fill = if state.is_hovered { Color32::WHITE } else { CREAM };
    pen.draw_rect(rect, Space::Xs.points(), fill, Stroke::new(LineWidth::Row.points(), INK));
    state.draw_ring(pen, rect, Radius::Row);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_equal_ones_the_first_has_the_award() {
        let items = [("one", 3), ("two", 5), ("three", 5), ("four", 1)];
        assert_eq!(first_largest(&items, |item| item.1), Some(&("two", 5)));
        assert_eq!(first_largest::<(&str, u8), u8>(&[], |item| item.1), None);
    }
}
