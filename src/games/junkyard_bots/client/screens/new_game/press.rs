//! Presses on the form of a new game.

use super::form::Form;

/// Press on the form.
pub(crate) enum FormPress {
    /// Change of what it contains.
    Change(Box<dyn FnOnce(&mut Form)>),
    /// Card that asks for a file with a tile set.
    File,
    /// Button that returns to the screen before.
    Back,
    /// Button that begins the game.
    Start,
}

impl FormPress {
    /// Change of what the form contains.
    pub(crate) fn change(change: impl FnOnce(&mut Form) + 'static) -> Self {
        Self::Change(Box::new(change))
    }
}
