//! A player at the keyboard of any game.

use std::fmt::Debug;
use std::marker::PhantomData;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::play::game::ClientGame;
use client::play::turn_stage::TurnStage;

use super::Client;

/// Most presses after which a choice or a placement must have been reached.
const MOST_PRESSES: usize = 300;

/// A player at the keyboard of a game.
pub struct Typist<G> {
    pub client: Client,
    game: PhantomData<fn() -> G>,
}

/// Name of an action's variant.
pub fn kind_of(action: &impl Debug) -> String {
    format!("{action:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

impl<G: ClientGame> Typist<G> {
    pub fn new(client: Client) -> Self {
        Self { client, game: PhantomData }
    }

    /// Presses a key, and looks up.
    pub fn press(&mut self, code: KeyCode) {
        self.client.key(code, Key::Character("".into()));
        self.client.rest();
    }

    /// Presses Enter, and looks up.
    pub fn confirm(&mut self) {
        self.client.enter();
        self.client.rest();
    }

    /// Presses a key without looking up: what it does can be undone, so it is heard at once.
    pub fn press_quickly(&mut self, code: KeyCode, key: &Key) {
        [ButtonState::Pressed, ButtonState::Released]
            .into_iter()
            .for_each(|state| self.client.one_key(code, key, state, false));
    }

    /// Presses Tab until what is chosen or held is the thing or place that is wanted.
    pub fn tab_to(&mut self, wanted: impl Debug, is_reached: impl Fn(&G::Interaction) -> bool) {
        self.press_until(KeyCode::Tab, &Key::Tab, wanted, is_reached);
    }

    /// Presses a key until what is chosen or held is the thing or place that is wanted.
    pub fn press_until(
        &mut self,
        code: KeyCode,
        key: &Key,
        wanted: impl Debug,
        is_reached: impl Fn(&G::Interaction) -> bool,
    ) {
        for _ in 0..MOST_PRESSES {
            if is_reached(&self.client.interaction_of::<G>().own) {
                return;
            }
            self.press_quickly(code, key);
        }
        panic!("{wanted:?} is not reached: {:?}", self.client.interaction_of::<G>());
    }

    /// Goes through everything that is shown and handed over. Returns whether a person may choose;
    /// else the game is over.
    pub fn go_on(&mut self) -> bool {
        for _ in 0..MOST_PRESSES {
            match self.client.interaction_of::<G>().stage {
                TurnStage::Choosing => {
                    // What a player does automatically has just been done.
                    self.client.rest();
                    return true;
                }
                TurnStage::Over => return false,
                _ => self.confirm(),
            }
        }
        panic!("the game does not go on: {:?}", self.client.interaction_of::<G>().stage);
    }

    /// Asserts that the step after the first `before` ones is an action.
    pub fn assert_done(&self, before: usize, action: &G::Action) {
        let actions = self.client.actions_of::<G>();
        let last = &actions[before.saturating_sub(3)..];
        let reason = self.client.reason_of::<G>();
        let interaction = self.client.interaction_of::<G>();
        assert_eq!(actions.get(before), Some(action), "step {before}, after {last:?}: {reason:?} {interaction:?}");
    }
}
