//! The screen of a new game: below the seats the options of the rules, and the money of the teams.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::form::{EngineersForm, Form, game_setup};
use super::number_cards::{money_card, rounds_card};
use super::option_cards::option_card;
use crate::action::Engineers;
use crate::messages::phrase;
use crate::words::RuleOption;
use client::app::screen::{Layer, Screen};
use client::kit::panel::build::even_row;
use client::play::start::lessons::StartRequest;
use client::screens::game_shelf::games::is_chosen;
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

/// Contents of the form: how long the game lasts, what is known and traded, and the money.
fn form_contents<'a>(form: &Form) -> FormContents<'a, EngineersForm> {
    let card = |option: RuleOption| option_card(form, option).at_least_wide(CARD).narrow();
    let of_length = [card(RuleOption::Target), rounds_card(form).at_least_wide(CARD).narrow()];
    let of_play = [RuleOption::OpenTable, RuleOption::Notebook, RuleOption::Trading].map(card);
    FormContents {
        about: phrase!("engineers-form-about"),
        rows: vec![even_row(of_length.into_iter().chain(of_play)), money_card(form)],
        numbers: Vec::new(),
    }
}
