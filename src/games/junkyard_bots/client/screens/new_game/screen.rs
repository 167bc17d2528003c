//! The whole dialog of a new game: its seats, tile sets and rule options, and below them the seed,
//! the energy that wins and the buttons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::cards::{TileSetCard, tile_set_cards};
use super::form::Form;
use super::junkyards::{junkyard_cards, junkyard_heading};
use super::options::crystal_row;
use super::press::FormPress;
use super::seats::seats_panel;
use crate::action::JunkyardBots;
use crate::client::app::request::JunkyardRequest;
use crate::client::play::tiles::TilesOfFile;
use crate::messages::phrase;
use crate::parts::catalogue;
use crate::table::setup::{LEAST_ENERGY_TO_WIN, MOST_ENERGY_TO_WIN};
use client::app::notice::Notice;
use client::app::request::Request;
use client::app::screen::{Choosing, Layer, Screen};
use client::app::sheet::{self, DialogKeys};
use client::art::Art;
use client::kit::panel::build::{choose, column, divider, row, scroll, spacer, text, widget, wrapped_row};
use client::kit::panel::{Node, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::tokens::{Space, TargetHeight};
use client::kit::widgets::Field;
use client::kit::widgets::icon_button::small_button;
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::screens::game_shelf::form_title;
use client::screens::game_shelf::games::{GameShelf, is_chosen};
use client::settings::Settings;
use shell::record::Recorded;

/// Size of the dialog, in points.
const DIALOG: (f32, f32) = (1020.0, 740.0);
/// Most letters of a seed.
const LONGEST_SEED: usize = 24;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(
        EguiPrimaryContextPass,
        draw_new_game_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::NewGame))
            .run_if(is_chosen(JunkyardBots::NAME)),
    );
}

/// Tile set from a file, the dialog in which a file is chosen, and the games on the shelf.
#[derive(SystemParam)]
struct NewGameFacts<'w> {
    tiles: Res<'w, TilesOfFile>,
    choosing: Option<Res<'w, Choosing>>,
    shelf: Res<'w, GameShelf>,
}

fn draw_new_game_screen(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut form: ResMut<Form>,
    facts: NewGameFacts,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    // The file dialog takes the keys while it is open.
    let keys = if facts.choosing.is_none() { DialogKeys::read(&ctx) } else { DialogKeys::default() };
    let form = form.bypass_change_detection();
    if facts.tiles.is_changed() && facts.tiles.0.is_some() {
        form.junkyard = catalogue::bundled_tile_sets().len();
    }
    let mut answer = keys.answer(Some(FormPress::Start), FormPress::Back);
    sheet::draw_screen(&ctx, &settings, &mut art, "new-game-sheet", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        let cards = tile_set_cards(facts.tiles.0.as_ref());
        form.junkyard = form.junkyard.min(cards.len() - 1);
        for press in show_panel(pen, rect, form_panel(pen, form, &cards, &facts.shelf)) {
            match press {
                FormPress::Change(change) => change(form),
                other => answer = answer.take().or(Some(other)),
            }
        }
    });
    match answer {
        Some(FormPress::Back) => {
            notice.clear_messages();
            requests.write(Request::Back);
        }
        Some(FormPress::Start) if form.problem().is_none() => {
            let setup = Box::new(form.game_setup(facts.tiles.0.as_ref()));
            requests.write(JunkyardRequest::Begin(setup, form.seats.clone()).into());
            form.replace_seed();
        }
        Some(FormPress::File) => drop(requests.write(JunkyardRequest::ChooseTiles.into())),
        Some(FormPress::Start | FormPress::Change(_)) | None => {}
    }
    Ok(())
}

/// Describes the whole dialog. The seed and the energy are in its foot, or, where text is large,
/// below the rule options.
fn form_panel<'a>(pen: &Pen, form: &'a Form, cards: &'a [TileSetCard], shelf: &GameShelf) -> Node<'a, FormPress> {
    let numbers = [seed_row(form), energy_row(form)];
    let none = [Node::empty(), Node::empty()];
    let (in_body, in_foot) = if sheet::has_large_text(pen) { (numbers, none) } else { (none, numbers) };
    let body = column([
        seats_panel(&pen.ruler(), form),
        junkyard_heading(),
        junkyard_cards(pen, form, cards).grow(),
        crystal_row(form),
    ])
    .and(in_body)
    .grow();
    let why_not = form.problem();
    let start = Button::large(phrase!("new-game-start"), ButtonKind::Primary).with_icon("play");
    let start = if why_not.is_none() { start.as_default() } else { start.disabled_because(why_not) };
    let back = Button::large(phrase!("new-game-back"), ButtonKind::Slate);
    let foot =
        wrapped_row(in_foot).gap(Space::L).and([spacer(), back.sends(FormPress::Back), start.sends(FormPress::Start)]);
    column([form_head(shelf), scroll("new-game-body", ScrollKeys::Pages, body).grow(), divider(), foot])
        .gap(Space::M)
        .inside_by(Space::Xxl, Space::L)
}

/// Describes the title and the description, on one line or below each other.
fn form_head<'a>(shelf: &GameShelf) -> Node<'a, FormPress> {
    let words = || [form_title(phrase!("new-game"), shelf), text(TextStyle::LEAD, phrase!("new-game-about"))];
    choose([row(words()).gap(Space::L), column(words()).gap(Space::None)])
}

/// Describes the seed, with a button for another one.
fn seed_row(form: &Form) -> Node<'_, FormPress> {
    let name = phrase!("new-game-seed");
    let field = Field {
        name: name.clone(),
        text: &form.seed,
        most_letters: LONGEST_SEED,
        message: Box::new(|seed| FormPress::change(move |form| form.seed = seed)),
    };
    let other = FormPress::change(Form::replace_seed);
    row([
        text(TextStyle::NOTE, name),
        widget(field).key("seed"),
        small_button("rotate", phrase!("new-game-another-seed"), None, other),
    ])
}

/// Describes the energy that wins (8.1), 10 by the rulebook, with buttons to change it.
fn energy_row<'a>(form: &Form) -> Node<'a, FormPress> {
    let why_not_less =
        (form.energy <= LEAST_ENERGY_TO_WIN).then(|| phrase!("new-game-energy-least", least = LEAST_ENERGY_TO_WIN));
    let why_not_more =
        (form.energy >= MOST_ENERGY_TO_WIN).then(|| phrase!("new-game-energy-most", most = MOST_ENERGY_TO_WIN));
    let less = FormPress::change(|form| form.energy -= 1);
    let more = FormPress::change(|form| form.energy += 1);
    let energy = text(TextStyle::NAME, form.energy.to_string())
        .anchor(Anchor::Middle)
        .inside(Space::S)
        .at_least_wide(TargetHeight::Button.points())
        .on(Surface::Well);
    row([
        text(TextStyle::NOTE, phrase!("new-game-energy")),
        small_button("minus", phrase!("new-game-less-energy"), why_not_less, less),
        energy,
        small_button("plus", phrase!("new-game-more-energy"), why_not_more, more),
    ])
}
