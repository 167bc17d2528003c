//! Descriptions of the panel of a finished game, and of the awards beside it.

use bevy_egui::egui::Rect;

use super::page::Page;
use super::results::Results;
use crate::app::request::{Request, Tour};
use crate::app::screen::Screen;
use crate::app::sheet::has_large_text;
use crate::kit::palette::{CARD, CREAM, SECOND, YELLOW};
use crate::kit::panel::build::{column, scroll, spacer, text, wrapped_row};
use crate::kit::panel::{Align, Node, Role, State, Surface};
use crate::kit::scroll::ScrollKeys;
use crate::kit::tokens::{LineWidth, Radius, Space, TargetHeight};
use crate::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use crate::panels::awards::{award_cards, portrait_preview};
use crate::panels::figures::figures_page;
use crate::panels::standings::{banner_plate, standings_table};
use shell::language::{Phrase, phrase};

/// Key of the awards beside the panel.
pub(super) const AWARDS: &str = "awards";

/// Press on the screen of a finished game.
pub(super) enum VictoryPress {
    /// Shows a page.
    Page(Page),
    /// Asks for something.
    Request(Request),
}

type VictoryNode<'a> = Node<'a, VictoryPress>;

/// Describes the portrait and the awards at the foot of the room beside the panel.
pub(super) fn beside_panel<'a>(pen: &Pen, results: &'a Results) -> VictoryNode<'a> {
    let awards = award_cards(pen, &results.awards).key(AWARDS);
    column([spacer(), portrait(results).align(Align::Start), awards]).gap(Space::M)
}

/// Describes the portrait of the player in the first place.
fn portrait(results: &Results) -> VictoryNode<'_> {
    let preview = results.preview.as_ref().zip(results.save_picture);
    preview.map_or_else(Node::empty, |(preview, save_picture)| {
        portrait_preview(preview, VictoryPress::Request(save_picture(preview.seat)))
    })
}

/// Describes the panel with a page; `has_awards` if it has one of awards.
pub(super) fn victory_panel<'a>(pen: &Pen, results: &'a Results, page: Page, has_awards: bool) -> VictoryNode<'a> {
    let below = column([page_tabs(page, has_awards), open_page(pen, results, page).grow(), ways_on(pen, results)])
        .gap(Space::M)
        .inside(Space::L)
        .grow();
    column([banner_plate(pen, &results.banner), below]).gap(Space::None).on(Surface::Panel(Radius::Dialog))
}

/// Describes the contents of the open page.
fn open_page<'a>(pen: &Pen, results: &'a Results, page: Page) -> VictoryNode<'a> {
    match page {
        Page::Standings => {
            let asks = |seat| results.save_picture.map(|save_picture| VictoryPress::Request(save_picture(seat)));
            scroll("standings", ScrollKeys::Pages, standings_table(&results.standings, asks))
        }
        Page::Awards => {
            let awards = award_cards(pen, &results.awards);
            let page = column([awards, portrait(results).align(Align::Middle)]).gap(Space::L);
            scroll("awards", ScrollKeys::Pages, page)
        }
        Page::Figures => {
            let copies = VictoryPress::Request(Request::CopySummary(results.summary.clone()));
            let copy = Button::usual(phrase!("victory-copy-summary"), ButtonKind::Slate).with_icon("copy");
            scroll("figures", ScrollKeys::Pages, figures_page(pen, &results.figures, copy.sends(copies)))
        }
    }
}

/// Describes the tabs of the pages.
fn page_tabs<'a>(shown: Page, has_awards: bool) -> VictoryNode<'a> {
    let awards = if has_awards { page_tab(Page::Awards, shown, phrase!("victory-awards")) } else { Node::empty() };
    wrapped_row([
        page_tab(Page::Standings, shown, phrase!("victory-standings")),
        awards,
        page_tab(Page::Figures, shown, phrase!("victory-statistics")),
    ])
    .gap(Space::Xs)
}

fn page_tab<'a>(page: Page, shown: Page, name: Phrase) -> VictoryNode<'a> {
    let is_shown = page == shown;
    let style = TextStyle::STRONG.in_colour(if is_shown { CREAM } else { SECOND });
    let background = move |pen: &mut Pen, rect: Rect, state: State| {
        if is_shown {
            let line = rect.shrink(Space::Xs.points()).shrink2((Space::S.points(), 0.0).into());
            let ends = ((line.left(), line.bottom()), (line.right(), line.bottom()));
            pen.draw_line(ends.0, ends.1, LineWidth::Panel.points(), YELLOW);
        } else if state.is_hovered {
            pen.fill_rect(rect, Radius::Row.points(), CARD);
        }
        state.draw_ring(pen, rect.shrink(Space::Xs.points()), Radius::Row);
    };
    text(style, name)
        .anchor(Anchor::Middle)
        .inside(Space::M)
        .on(Surface::Painted(Box::new(background)))
        .press(VictoryPress::Page(page))
        .role(Role::Radio { is_chosen: is_shown })
}

/// Describes the buttons to go on, in two rows: above, the one that the game adds and the one to a
/// new game.
fn ways_on<'a>(pen: &Pen, results: &'a Results) -> VictoryNode<'a> {
    let target = if has_large_text(pen) { TargetHeight::Row } else { TargetHeight::Button };
    let way = |button: Button<'a>, request: Request| button.sends(VictoryPress::Request(request)).target(target).grow();
    let slate = |label: Phrase, icon: &'static str| Button::usual(label, ButtonKind::Slate).with_icon(icon);
    let added = results
        .added
        .as_ref()
        .map_or_else(Node::empty, |added| way(slate(added.label.clone(), added.icon), added.request.clone()));
    let new_game = slate(phrase!("menu-new-game"), results.new_game_icon);
    let upper = wrapped_row([added, way(new_game, Request::Show(results.new_game))]).gap(Space::M);
    let again = Button::large(phrase!("victory-play-again"), ButtonKind::Primary).as_default();
    let lower = wrapped_row([
        way(slate(phrase!("victory-menu"), "menu"), Request::Show(Screen::Title)),
        way(slate(phrase!("victory-watch-again"), "replay"), Request::WatchPlay(Tour::default())),
        way(again, Request::Again),
    ])
    .gap(Space::M);
    column([upper, lower]).gap(Space::M)
}
