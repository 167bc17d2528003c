//! The screen of a new game: below the seats the options of the rules, the set of things and
//! machines, and the money of the teams.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::data_card::data_card;
use super::form::{EngineersForm, Form, game_setup};
use super::number_cards::{money_card, rounds_card};
use super::option_cards::option_card;
use crate::action::Engineers;
use crate::messages::phrase;
use crate::set::DataSet;
use crate::words::RuleOption;
use client::app::screen::{Layer, Screen};
use client::kit::panel::build::even_row;
use client::play::start::lessons::StartRequest;
use client::screens::game_shelf::games::is_chosen;
use client::screens::new_game::data_files::{ChooseDataFile, DataOfFile, NamedData, add_data_files, choose_data_file};
use client::screens::new_game::{FormAnswer, FormContents, FormScreen};
use shell::record::Recorded;

/// Least width of the card of an option, in points at the usual text size: three stand side by
/// side.
const CARD: f32 = 280.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(
        EguiPrimaryContextPass,
        draw_new_game_screen.in_set(Layer::Screen).run_if(in_state(Screen::NewGame)).run_if(is_chosen(Engineers::NAME)),
    );
    add_data_files::<Engineers>(app);
}

fn draw_new_game_screen(mut screen: FormScreen, mut form: ResMut<Form>, data: Res<DataOfFile<DataSet>>) -> Result {
    let form = form.bypass_change_detection();
    let from_file = data.0.as_ref();
    // The set that was just read is chosen.
    form.own.uses_file |= data.is_changed() && from_file.is_some();
    let pressed = screen.draw(form, |_| form_contents(form, from_file))?;
    match screen.answer(form, pressed) {
        Some(FormAnswer::Start) => {
            let setup = Box::new(game_setup(form, from_file));
            screen.request(StartRequest::<Engineers>::Begin(setup, form.seating_plan()).into());
            form.replace_seed();
        }
        Some(FormAnswer::Own(ChooseDataFile)) => screen.request(choose_data_file::<Engineers>()),
        None => {}
    }
    Ok(())
}

/// Contents of the form: how long the game lasts, what is known and traded, the set, and the money.
fn form_contents<'a>(form: &Form, from_file: Option<&'a NamedData<DataSet>>) -> FormContents<'a, EngineersForm> {
    let card = |option: RuleOption| option_card(form, option).at_least_wide(CARD).narrow();
    let of_length = [card(RuleOption::Target), rounds_card(form).at_least_wide(CARD).narrow()];
    let of_play = [RuleOption::OpenTable, RuleOption::Notebook, RuleOption::Trading].map(card);
    let of_things = data_card(form, from_file).at_least_wide(CARD).narrow();
    FormContents {
        about: phrase!("engineers-form-about"),
        rows: vec![even_row(of_length.into_iter().chain(of_play).chain([of_things])), money_card(form)],
        numbers: Vec::new(),
    }
}
