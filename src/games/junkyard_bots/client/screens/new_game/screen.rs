//! The screen of a new game: below the seats the tile sets and a rule option, and in the foot the
//! energy that wins.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::cards::{TileSetCard, tile_set_cards};
use super::form::{Form, FormPress, JunkyardForm, game_setup};
use super::junkyards::{junkyard_cards, junkyard_heading};
use crate::action::JunkyardBots;
use crate::messages::phrase;
use crate::parts::catalogue::{self, ListedTileSet};
use crate::table::setup::{LEAST_ENERGY_TO_WIN, MOST_ENERGY_TO_WIN};
use client::app::screen::{Layer, Screen};
use client::kit::Pen;
use client::kit::panel::Node;
use client::play::start::lessons::StartRequest;
use client::screens::game_shelf::games::is_chosen;
use client::screens::new_game::data_files::{ChooseDataFile, DataOfFile, add_data_files, choose_data_file};
use client::screens::new_game::{FormAnswer, FormContents, FormScreen, NumberRow, OptionRow, number_row, option_row};
use shell::record::Recorded;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(
        EguiPrimaryContextPass,
        draw_new_game_screen
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::NewGame))
            .run_if(is_chosen(JunkyardBots::NAME)),
    );
    add_data_files::<JunkyardBots>(app);
}

fn draw_new_game_screen(
    mut screen: FormScreen,
    mut form: ResMut<Form>,
    tiles: Res<DataOfFile<ListedTileSet>>,
) -> Result {
    let form = form.bypass_change_detection();
    let from_file = tiles.0.as_ref().map(|named| &*named.data);
    if tiles.is_changed() && from_file.is_some() {
        form.own.junkyard = catalogue::bundled_tile_sets().len();
    }
    let cards = tile_set_cards(from_file);
    form.own.junkyard = form.own.junkyard.min(cards.len() - 1);
    let pressed = screen.draw(form, |pen| form_contents(pen, form, &cards))?;
    match screen.answer(form, pressed) {
        Some(FormAnswer::Start) => {
            let setup = Box::new(game_setup(form, from_file));
            screen.request(StartRequest::<JunkyardBots>::Begin(setup, form.seating_plan()).into());
            form.replace_seed();
        }
        Some(FormAnswer::Own(ChooseDataFile)) => screen.request(choose_data_file::<JunkyardBots>()),
        None => {}
    }
    Ok(())
}

fn form_contents<'a>(pen: &Pen, form: &Form, cards: &'a [TileSetCard]) -> FormContents<'a, JunkyardForm> {
    FormContents {
        about: phrase!("new-game-about"),
        rows: vec![junkyard_heading(), junkyard_cards(pen, form, cards).grow(), crystal_row(form)],
        numbers: vec![energy_row(form)],
    }
}

/// Describes the row of the option *Crystal moves on* (8.4).
fn crystal_row<'a>(form: &Form) -> Node<'a, FormPress> {
    let is_on = form.own.crystal_moves_on;
    let option = OptionRow {
        icon: "boost_crystal",
        name: phrase!("option-crystal-moves-on"),
        about: phrase!("option-crystal-moves-on-about"),
        is_on,
        why_not: None,
    };
    option_row(option, FormPress::change(move |form| form.own.crystal_moves_on = !is_on))
}

/// Describes the energy that wins (8.1), 10 by the rulebook, with buttons to change it.
fn energy_row<'a>(form: &Form) -> Node<'a, FormPress> {
    let energy = form.own.energy;
    let number = NumberRow {
        name: phrase!("new-game-energy"),
        shown: energy.to_string().into(),
        less: phrase!("new-game-less-energy"),
        more: phrase!("new-game-more-energy"),
        value: energy.into(),
        least: LEAST_ENERGY_TO_WIN.into(),
        most: MOST_ENERGY_TO_WIN.into(),
    };
    let less = FormPress::change(|form| form.own.energy -= 1);
    let more = FormPress::change(|form| form.own.energy += 1);
    number_row(number, less, more)
}
