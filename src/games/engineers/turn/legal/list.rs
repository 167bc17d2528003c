//! The list of legal actions.

use super::wide::WideChoice;
use crate::action::Action;

/// Tries to pick an action before one of the listed ones is taken.
const TRIES: u32 = 8;

/// Legal actions of the awaited player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LegalActions {
    /// All legal actions but those of [`Self::wide`].
    pub actions: Vec<Action>,
    /// Choices with more actions than a list can hold.
    pub wide: Vec<WideChoice>,
}

impl LegalActions {
    /// Whether there is no legal action, because nobody is awaited.
    pub const fn is_empty(&self) -> bool {
        self.actions.is_empty() && self.wide.is_empty()
    }

    /// Some legal action; `None` if there is none. `below` draws a number below another one. Each
    /// legal action can be picked; a wide choice is as likely as an action.
    pub fn pick(&self, mut below: impl FnMut(u32) -> u32) -> Option<Action> {
        let number = self.actions.len() + self.wide.len();
        for _ in 0..TRIES {
            let index = below(number as u32) as usize;
            let picked = match self.actions.get(index) {
                Some(action) => Some(action.clone()),
                None => self.wide.get(index - self.actions.len())?.pick(&mut below),
            };
            if picked.is_some() {
                return picked;
            }
        }
        self.actions.last().cloned()
    }
}
