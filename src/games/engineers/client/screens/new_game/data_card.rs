//! The set of things and machines on the form of a new game (20.2).

use bevy_egui::egui::Color32;

use super::form::{Form, FormPress, chosen_data};
use crate::messages::phrase;
use crate::set::DataSet;
use client::kit::panel::build::{column, icon, row, text, wrapped_row};
use client::kit::panel::{Node, Surface};
use client::kit::tokens::{IconSize, Space, TargetHeight};
use client::kit::widgets::choice;
use client::kit::{Button, ButtonKind, TextStyle};
use client::screens::new_game::data_files::{ChooseDataFile, NamedData};

/// Describes the choice between the game's own set and that of a file, with a button for a file.
pub(super) fn data_card<'a>(form: &Form, from_file: Option<&'a NamedData<DataSet>>) -> Node<'a, FormPress> {
    let uses_file = form.own.uses_file && from_file.is_some();
    let own = choice(phrase!("engineers-form-own-things"), !uses_file, choose_data(false));
    let of_file = from_file.map(|named| choice(named.name.as_str(), uses_file, choose_data(true)));
    let label =
        if from_file.is_some() { phrase!("engineers-form-another-file") } else { phrase!("engineers-form-from-file") };
    let file = Button::usual(label, ButtonKind::Slate)
        .with_icon("load")
        .sends(FormPress::Own(ChooseDataFile))
        .target(TargetHeight::Action)
        .hint(phrase!("engineers-form-file-help"));
    let data = chosen_data(form, from_file);
    let about = phrase!(
        "engineers-form-things-about",
        set = &data.file().name,
        kinds = data.object_ids().count(),
        machines = data.machine_ids().count()
    );
    let name = text(TextStyle::STRONG, phrase!("engineers-form-things")).grow();
    column([
        row([icon("crate", IconSize::Text, Color32::WHITE), name]),
        wrapped_row([own].into_iter().chain(of_file).chain([file])).gap(Space::Xs),
        text(TextStyle::NOTE, about),
    ])
    .gap(Space::Xs)
    .inside_by(Space::M, Space::S)
    .on(Surface::Card)
}

fn choose_data(uses_file: bool) -> FormPress {
    FormPress::change(move |form: &mut Form| form.own.uses_file = uses_file)
}
