//! Presses on the form of a new game.

use super::form::Form;
use super::own_form::OwnForm;

/// Change of what a form contains.
type FormChange<O> = Box<dyn FnOnce(&mut Form<O>)>;

/// Press on the form.
pub enum FormPress<O: OwnForm> {
    /// Change of what it contains.
    Change(FormChange<O>),
    /// Press that only the game answers.
    Own(O::Press),
    /// Button that returns to the screen before.
    Back,
    /// Button that begins the game.
    Start,
}

impl<O: OwnForm> FormPress<O> {
    /// Change of what the form contains.
    pub fn change(change: impl FnOnce(&mut Form<O>) + 'static) -> Self {
        Self::Change(Box::new(change))
    }
}

/// Thing that a form asks of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormAnswer<P> {
    /// A game is to begin; the form has no problem.
    Start,
    /// Press that only the game answers.
    Own(P),
}
