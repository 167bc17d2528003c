//! The question how a game is sent to the person elsewhere whose turn it is, and the one whether
//! that person plays at this computer from now on.

use bevy::prelude::World;

use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::request::{GameMessage, Purpose, Request};
use crate::play::command::Command;
use crate::play::game::ClientGame;
use shell::language::phrase;
use shell::seats::{SeatId, SeatPlayer};

/// Asks how the game is sent to the player of a seat, or how that player's answer is opened. One
/// answer leads to the question of [`ask_to_play_here`].
pub fn ask_how_to_send<G: ClientGame>(world: &mut World, seat: SeatId, name: &str) {
    let plays_here = Request::OfGame(GameMessage::new(Command::<G>::AskToPlayFor(seat)));
    let answers = vec![
        Answer::new(phrase!("send-copy"), "copy", Some(Request::CopyPlay)),
        Answer::new(phrase!("send-save"), "save", Some(Request::Choose(Purpose::Save))),
        Answer::new(phrase!("send-folder"), "load", Some(Request::OpenSaveFolder)),
        Answer::new(phrase!("send-paste-answer", name = name), "play", Some(Request::PasteGame)),
        Answer::new(phrase!("send-open-answer", name = name), "play", Some(Request::Choose(Purpose::Open))),
        Answer::new(phrase!("send-play-here", name = name), "human", Some(plays_here)),
        Answer::new(phrase!("send-later"), "cross", None),
    ];
    let headline = phrase!("send-headline", name = name);
    let escape = answers.len() - 1;
    ChoiceDialog { headline, sentence: phrase!("send-sentence", name = name), answers, escape }.open_dialog(world);
}

/// Asks whether the seat of a person elsewhere is played at this computer from now on, as by
/// somebody who has changed computers.
pub fn ask_to_play_here<G: ClientGame>(world: &mut World, seat: SeatId, name: &str) {
    let plays_here = Request::OfGame(GameMessage::new(Command::<G>::GiveSeat(seat, SeatPlayer::Here)));
    let answers = vec![
        Answer::new(phrase!("play-here-leave"), "cross", None),
        Answer::new(phrase!("send-play-here", name = name), "human", Some(plays_here)),
    ];
    let headline = phrase!("play-here-headline", name = name);
    ChoiceDialog { headline, sentence: phrase!("play-here-sentence", name = name), answers, escape: 0 }
        .open_dialog(world);
}
