//! The list of pages, the open page, and below it the choices of the size of text and the language.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use client::app::screen::Layer;
use client::app::sheet;
use client::art::Art;
use client::kit::palette::{CREAM, INK, YELLOW};
use client::kit::panel::build::{column, divider, icon, row, scroll, spacer, text, wrapped_row};
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Radius, Space};
use client::kit::widgets::{choice, list_entry};
use client::kit::{Pen, TextStyle};
use client::settings::Settings;
use shell::language::{Phrase, languages, phrase};

use crate::asked::Asked;
use crate::gallery::Gallery;
use crate::page_names::GalleryPage;
use crate::pages::describe_page;

/// Sizes of text, in percent.
const TEXT_SIZES: [u16; 3] = [100, 150, 200];

/// Adds the system that draws the gallery.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw_gallery.in_set(Layer::Screen));
}

/// Draws the whole window.
fn draw_gallery(
    mut contexts: EguiContexts,
    mut gallery: ResMut<Gallery>,
    mut settings: ResMut<Settings>,
    mut art: ResMut<Art>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut asked = Vec::new();
    sheet::draw_screen(&ctx, &settings, &mut art, "gallery", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let room = whole.shrink(Space::S.points());
        let panel = describe_gallery(pen, &gallery, &settings);
        asked = show_panel(pen, room, panel);
    });
    for asked in asked {
        gallery.handle(asked, &mut settings);
        ctx.request_repaint();
    }
    Ok(())
}

/// Describes the list and the open page. With large text the list shows only icons.
fn describe_gallery<'a>(pen: &Pen, gallery: &'a Gallery, settings: &Settings) -> Node<'a, Asked> {
    let is_narrow = sheet::has_large_text(pen);
    let contents = describe_page(gallery.page, pen, &gallery.samples, &gallery.tried);
    let page = column([
        page_heading(pen, gallery.page),
        scroll(gallery.page.name(), ScrollKeys::Pages, contents).grow(),
        divider(),
        setting_choices(settings),
    ])
    .gap(Space::L);
    let list = page_list(gallery.page, is_narrow);
    sheet::list_and_page(is_narrow, pen.look.text, list, page).on(Surface::Panel(Radius::Dialog))
}

/// Describes the list of pages.
fn page_list<'a>(open: GalleryPage, is_narrow: bool) -> Node<'a, Asked> {
    let entries = GalleryPage::ALL.into_iter().map(|page| {
        let is_chosen = page == open;
        let tint = match is_chosen {
            _ if page.has_coloured_icon() => Color32::WHITE,
            true => INK,
            false => CREAM,
        };
        let picture = icon(page.icon(), if is_narrow { IconSize::Text } else { IconSize::Row }, tint);
        list_entry(picture, Phrase::words(page.title()), is_chosen, is_narrow, Asked::Page(page))
            .key(page.name())
            .kept_in_view(is_chosen)
    });
    let heading = if is_narrow {
        Node::empty()
    } else {
        text(TextStyle::SECTION.in_colour(YELLOW), "Gallery").manner(Manner::Heading).inside_by(Space::S, Space::S)
    };
    column([heading, scroll("pages", ScrollKeys::None, column(entries).gap(Space::Xs)).grow()]).gap(Space::M)
}

/// Describes the title of a page, and what is on it. Tests find it by the page and by the size in
/// which text is drawn, in percent.
fn page_heading<'a>(pen: &Pen, page: GalleryPage) -> Node<'a, Asked> {
    let title = text(TextStyle::PAGE, page.title()).manner(Manner::Heading);
    let size = pen.ui.ctx().zoom_factor() * pen.look.text * 100.0;
    let note = format!("page {} at {size:.0} %", page.name());
    column([title, text(TextStyle::LEAD, page.about())]).gap(Space::Xs).noted(note)
}

/// Describes the choices for all pages.
fn setting_choices<'a>(settings: &Settings) -> Node<'a, Asked> {
    let sizes = TEXT_SIZES.map(|size| {
        let name = phrase!("settings-percent", percent = size);
        choice(name, settings.text == size, Asked::set(move |settings| settings.text = size)).key(size)
    });
    let used = settings.language();
    let tongues = languages::all_languages().map(|language| {
        let tag = language.tag();
        let name = language.tell(&phrase!("language-name"));
        choice(name, language == used, Asked::set(move |settings| settings.language = Some(tag)))
    });
    wrapped_row([row(sizes), spacer(), row(tongues)]).gap(Space::M)
}
