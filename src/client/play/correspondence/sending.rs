//! The question how a game is sent to the person elsewhere whose turn it is.

use bevy::prelude::World;

use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::request::{Purpose, Request};
use shell::language::phrase;

/// Asks how the game is sent to the player of a name, or how that player's answer is opened.
pub fn ask_how_to_send(world: &mut World, name: &str) {
    let answers = vec![
        Answer::new(phrase!("send-copy"), "copy", Some(Request::CopyPlay)),
        Answer::new(phrase!("send-save"), "save", Some(Request::Choose(Purpose::Save))),
        Answer::new(phrase!("send-folder"), "load", Some(Request::OpenSaveFolder)),
        Answer::new(phrase!("send-paste-answer", name = name), "play", Some(Request::PasteGame)),
        Answer::new(phrase!("send-open-answer", name = name), "play", Some(Request::Choose(Purpose::Open))),
        Answer::new(phrase!("send-later"), "cross", None),
    ];
    let headline = phrase!("send-headline", name = name);
    let escape = answers.len() - 1;
    ChoiceDialog { headline, sentence: phrase!("send-sentence", name = name), answers, escape }.open_dialog(world);
}
