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
use shell::language::Phrase;

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
        set = set_name(&data, uses_file),
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

/// Name of a set: the game's own is named in the language of the game, that of a file as the file
/// does.
fn set_name(data: &DataSet, is_of_file: bool) -> Phrase {
    if is_of_file { Phrase::words(&data.file().name) } else { phrase!("engineers-form-own-set") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    #[test]
    fn rule_20_2_the_own_set_is_named_in_every_language_and_one_of_a_file_as_it_is() {
        let data = DataSet::standard();
        let tell = |tag: &str, is_of_file| languages::with_tag(tag).unwrap().tell(&set_name(&data, is_of_file));
        assert_eq!(["en", "de", "es"].map(|tag| tell(tag, false)), ["The Old Yard", "Der alte Hof", "El viejo patio"]);
        assert_eq!(tell("de", true), "The Old Yard");
    }
}
