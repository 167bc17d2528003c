//! The buttons of the top bar, which are always there.

use super::output::TableOutput;
use crate::app::request::{Purpose, Request};
use crate::app::screen::Screen;
use crate::input::{Shortcut, Shortcuts};
use crate::kit::panel::Node;
use crate::kit::widgets::icon_button::small_button;
use crate::play::command::Command;
use crate::play::game::ClientGame;
use crate::play::playing::Play;
use crate::play::turn_stage::TurnStage;
use shell::language::{Phrase, phrase};

/// Button of the top bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopButton {
    /// Explains the game.
    Help,
    /// Gives a hint.
    Hint,
    /// Undoes the last action.
    Undo,
    /// Saves the game.
    Save,
    /// Opens the settings.
    Settings,
    /// Opens the menu.
    Menu,
    /// Opens or closes the log, which the table does itself.
    Log,
}

impl TopButton {
    /// Sends the command or the request of the pressed button.
    pub fn send_to<G: ClientGame>(self, output: &mut TableOutput<G>) {
        match self {
            Self::Help => output.send_request(Request::Show(Screen::HowToPlay)),
            Self::Hint => output.send_command(Command::Hint),
            Self::Undo => output.send_command(Command::Undo),
            Self::Save => output.send_request(Request::Choose(Purpose::Save)),
            Self::Settings => output.send_request(Request::Show(Screen::Settings)),
            Self::Menu => output.send_request(Request::OpenMenu),
            Self::Log => {}
        }
    }
}

/// State of the buttons.
#[derive(Clone, Debug)]
pub struct TopButtons {
    /// Whether the game is only watched: its rules are explained in place of a hint, and what would
    /// change it is closed.
    pub is_watched: bool,
    /// The hint button.
    pub hint: HintButton,
    /// Whether something can be undone.
    pub can_undo: bool,
    /// Reason why the game can't be saved.
    pub unsaved: Option<Phrase>,
    /// Whether the log is open, if it has a button in the bar instead of a column.
    pub log: Option<bool>,
}

/// State of the hint button.
#[derive(Clone, Debug)]
pub struct HintButton {
    /// Label.
    pub name: Phrase,
    /// Reason why it is closed.
    pub closed: Option<Phrase>,
}

impl TopButtons {
    /// Buttons at a table, as far as all games have them alike.
    pub fn at_table<G: ClientGame>(play: &Play<G>, stage: &TurnStage<G>) -> Self {
        Self {
            is_watched: play.is_watched(),
            hint: HintButton::at_stage(play, stage),
            can_undo: play.can_undo(),
            unsaved: None,
            log: None,
        }
    }

    /// Describes the buttons, with their keys in their hints.
    pub fn described<'a, M: From<TopButton> + 'a>(&self, keys: &Shortcuts) -> Vec<Node<'a, M>> {
        let watched = self.is_watched.then(|| phrase!("top-watched"));
        let first = if self.is_watched {
            let name = keys.name_with_key(phrase!("menu-how-to-play"), Shortcut::HELP);
            small_button("help", name, None, TopButton::Help.into())
        } else {
            let HintButton { name, closed } = self.hint.clone();
            small_button("hint", keys.name_with_key(name, Shortcut::HINT), closed, TopButton::Hint.into())
        };
        let cannot = watched.clone().or_else(|| (!self.can_undo).then(|| phrase!("nothing-to-undo")));
        let undo = keys.name_with_key(phrase!("turn-undo"), Shortcut::UNDO);
        let unsaved = watched.clone().or_else(|| self.unsaved.clone());
        let menu = keys.name_with_key(phrase!("top-menu"), Shortcut::ESCAPE);
        let log = self.log.map(|is_open| {
            let name = if is_open { phrase!("popup-close") } else { phrase!("popup-log") };
            small_button("log", keys.name_with_key(name, Shortcut::LOG), None, TopButton::Log.into()).key("top-log")
        });
        let others = [
            first.key("top-help"),
            small_button("undo", undo, cannot, TopButton::Undo.into()).key("top-undo"),
            small_button("save", phrase!("top-save"), unsaved, TopButton::Save.into()).key("top-save"),
            small_button("settings", phrase!("menu-settings"), None, TopButton::Settings.into()).key("top-settings"),
            small_button("menu", menu, watched, TopButton::Menu.into()).key("top-menu"),
        ];
        log.into_iter().chain(others).collect()
    }
}

impl HintButton {
    /// Hint button at a stage: it advises on the player's own turn, and explains a computer
    /// player's.
    pub fn at_stage<G: ClientGame>(play: &Play<G>, stage: &TurnStage<G>) -> Self {
        let players = play.players();
        let has_moved = || play.history().steps().iter().any(|step| players.is_computer(step.seat));
        match stage {
            TurnStage::Choosing | TurnStage::OnlyAction { .. } => Self { name: phrase!("hint"), closed: None },
            TurnStage::Curtain { .. } => Self { name: phrase!("hint"), closed: Some(phrase!("hint-curtain")) },
            _ => Self { name: phrase!("hint-why"), closed: (!has_moved()).then(|| phrase!("hint-nobody-moved")) },
        }
    }
}
