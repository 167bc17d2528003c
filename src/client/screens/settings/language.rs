//! The page for the language: that of the computer or another one, with a sample.

use bevy_egui::egui::{Rect, Stroke, Vec2};

use super::asked::Asked;
use crate::kit::Pen;
use crate::kit::palette::{CREAM, INK, INSET, SECOND, YELLOW};
use crate::kit::panel::build::{card, choose, column, painted, row, seat_chip, text};
use crate::kit::panel::{Node, Role, Surface, state_of};
use crate::kit::text::TextStyle;
use crate::kit::tokens::{IconSize, LineWidth, Space, TargetHeight};
use crate::kit::widgets::switch_with_value;
use crate::settings::Settings;
use shell::language::{Language, Phrase, languages, phrase};
use shell::seats::Colour;
use shell::seats::default_name;

/// Describes the page.
pub(super) fn language_page<'a>(pen: &Pen, settings: &Settings) -> Node<'a, Asked> {
    let used = settings.language();
    let touched = languages::all_languages().find(|language| {
        let state = state_of(pen, row_key(language));
        state.is_hovered || state.has_focus
    });
    let rows = languages::all_languages().map(|language| language_row(language, language == used));
    column([computer_card(settings)]).and(rows).and([language_sample(pen, touched, used)]).gap(Space::M)
}

/// Name of a language in that language; its tag if it has no name.
fn own_name(language: &Language) -> String {
    let name = |language: &Language| language.tell(&phrase!("language-name"));
    let is_borrowed = language != Language::english() && name(language) == name(Language::english());
    if is_borrowed { language.tag() } else { name(language) }
}

fn row_key(language: &Language) -> (&'static str, String) {
    ("language", language.tag())
}

/// Describes the switch for the language of the computer.
fn computer_card<'a>(settings: &Settings) -> Node<'a, Asked> {
    let its_language = own_name(languages::language_of_computer());
    let is_on = settings.language.is_none();
    let turn = Asked::change(move |settings| {
        settings.language = is_on.then(|| settings.language().tag());
    });
    card([switch_with_value(phrase!("settings-language-computer"), its_language, is_on, turn)])
}

/// Describes the row of a language, which can be chosen.
fn language_row<'a>(language: &Language, is_chosen: bool) -> Node<'a, Asked> {
    let name = own_name(language);
    let percent = language.percent_complete();
    let whole = match percent {
        100 => phrase!("language-whole"),
        percent => phrase!("language-part", percent = percent),
    };
    // Each row is in its own language.
    let whole = language.tell(&whole);
    let tag = language.tag();
    let large = TextStyle::SECTION.in_colour(if is_chosen { YELLOW } else { CREAM });
    let small = TextStyle::LEAD.in_colour(if is_chosen { CREAM } else { SECOND });
    let beside = row([text(large, name.clone()).silent().grow(), text(small, whole.clone()).loud()]);
    let below = column([text(large, name.clone()).silent(), text(small, whole).loud()]).gap(Space::None);
    row([chosen_mark(is_chosen), choose([beside, below]).grow()])
        .gap(Space::L)
        .inside_by(Space::Xl, Space::M)
        .target(TargetHeight::Large)
        .on(Surface::Row { is_chosen })
        .press(Asked::change(move |settings| settings.language = Some(tag)))
        .role(Role::Radio { is_chosen })
        .called(name)
        .key(row_key(language))
}

/// Describes a disc with a check mark, or an empty one.
fn chosen_mark<'a>(is_chosen: bool) -> Node<'a, Asked> {
    let side = IconSize::Name.points();
    painted(side, side, move |pen, rect| {
        if is_chosen {
            pen.draw_check_mark(rect.center(), side / 2.0);
        } else {
            let place = Rect::from_center_size(rect.center(), Vec2::splat(side));
            pen.draw_rect(place, side / 2.0, INSET, Stroke::new(LineWidth::Row.points(), INK));
        }
    })
}

/// Describes the prompt as a sample, in the language that is pointed at, or else in the one that is
/// used.
fn language_sample<'a>(pen: &Pen, touched: Option<&Language>, used: &Language) -> Node<'a, Asked> {
    let language = touched.unwrap_or(used);
    let name = own_name(language);
    let about = match touched {
        Some(_) => phrase!("settings-language-reads-pointed", language = name),
        None => phrase!("settings-language-reads-used", language = name),
    };
    let title = || text(TextStyle::STRONG, pen.tell(&phrase!("settings-language-reads")));
    let about_text = || text(TextStyle::NOTE, pen.tell(&about));
    let tell = |phrase: &Phrase| language.tell(phrase);
    let prompt =
        || text(TextStyle::PROMPT, tell(&phrase!("settings-language-sample", name = default_name(Colour::Orange))));
    let rest = || text(TextStyle::PROMPT_REST, tell(&phrase!("settings-language-sample-rest")));
    let sample = row([
        seat_chip(Colour::Orange, IconSize::Name),
        beside_or_below([prompt(), rest()], [prompt(), rest()]).grow(),
    ])
    .gap(Space::M)
    .inside_by(Space::L, Space::M)
    .on(Surface::Sign(pen.seat_colour(Colour::Orange)));
    card([
        beside_or_below([title(), about_text()], [title(), about_text()]),
        sample,
        text(TextStyle::NOTE, phrase!("settings-language-file")),
    ])
}

/// Describes two texts on one line, or one below the other.
fn beside_or_below<'a>(beside: [Node<'a, Asked>; 2], below: [Node<'a, Asked>; 2]) -> Node<'a, Asked> {
    choose([row(beside), column(below).gap(Space::None)])
}
