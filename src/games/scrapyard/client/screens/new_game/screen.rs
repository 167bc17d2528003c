//! The screen of a new game: below the seats the rule options, the map and the card set.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::data_cards::data_cards;
use super::form::{Form, ScrapyardForm, game_setup};
use super::option_cards::option_cards;
use crate::action::Scrapyard;
use crate::cards::DataSet;
use crate::messages::phrase;
use client::app::screen::{Layer, Screen};
use client::play::start::lessons::StartRequest;
use client::screens::game_shelf::games::is_chosen;
use client::screens::new_game::data_files::{ChooseDataFile, DataOfFile, NamedData, add_data_files, choose_data_file};
use client::screens::new_game::{FormAnswer, FormContents, FormScreen};
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(
        EguiPrimaryContextPass,
        draw_new_game_screen.in_set(Layer::Screen).run_if(in_state(Screen::NewGame)).run_if(is_chosen(Scrapyard::NAME)),
    );
    add_data_files::<Scrapyard>(app);
}

fn draw_new_game_screen(mut screen: FormScreen, mut form: ResMut<Form>, data: Res<DataOfFile<DataSet>>) -> Result {
    let form = form.bypass_change_detection();
    let from_file = data.0.as_ref();
    if let Some(named) = from_file.filter(|_| data.is_changed()) {
        form.own.take_file(&named.data);
    }
    let pressed = screen.draw(form, |_| form_contents(form, from_file))?;
    match screen.answer(form, pressed) {
        Some(FormAnswer::Start) => {
            let setup = Box::new(game_setup(form, from_file));
            screen.request(StartRequest::<Scrapyard>::Begin(setup, form.seating_plan()).into());
            form.replace_seed();
        }
        Some(FormAnswer::Own(ChooseDataFile)) => screen.request(choose_data_file::<Scrapyard>()),
        None => {}
    }
    Ok(())
}

fn form_contents<'a>(form: &'a Form, from_file: Option<&'a NamedData<DataSet>>) -> FormContents<'a, ScrapyardForm> {
    FormContents {
        about: phrase!("scrapyard-form-about"),
        rows: vec![option_cards(form), data_cards(form, from_file)],
        numbers: Vec::new(),
    }
}
