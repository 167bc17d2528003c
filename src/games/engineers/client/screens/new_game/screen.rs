//! The screen of a new game: below the seats the options of the rules.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::form::{EngineersForm, Form, game_setup};
use super::option_cards::option_cards;
use crate::action::Engineers;
use crate::messages::phrase;
use client::app::screen::{Layer, Screen};
use client::play::start::lessons::StartRequest;
use client::screens::game_shelf::games::is_chosen;
use client::screens::new_game::{FormAnswer, FormContents, FormScreen};
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(
        EguiPrimaryContextPass,
        draw_new_game_screen.in_set(Layer::Screen).run_if(in_state(Screen::NewGame)).run_if(is_chosen(Engineers::NAME)),
    );
}

fn draw_new_game_screen(mut screen: FormScreen, mut form: ResMut<Form>) -> Result {
    let form = form.bypass_change_detection();
    let pressed = screen.draw(form, |_| form_contents(form))?;
    match screen.answer(form, pressed) {
        Some(FormAnswer::Start) => {
            let setup = Box::new(game_setup(form));
            screen.request(StartRequest::<Engineers>::Begin(setup, form.seats().to_vec()).into());
            form.replace_seed();
        }
        Some(FormAnswer::Own(own)) => match own {},
        None => {}
    }
    Ok(())
}

fn form_contents(form: &Form) -> FormContents<'_, EngineersForm> {
    FormContents { about: phrase!("engineers-form-about"), rows: vec![option_cards(form)], numbers: Vec::new() }
}
