//! A player at the keyboard of any game.

use std::fmt::Debug;
use std::marker::PhantomData;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::{KeyCode, With};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::{EguiOutput, PrimaryEguiContext};
use client::play::game::ClientGame;
use client::play::turn_stage::TurnStage;

use super::Client;
use crate::access::tree::Tree;

/// Most presses after which a choice or a placement must have been reached.
const MOST_PRESSES: usize = 300;
/// Distance of the middles of two things at the same place, in points.
const SAME_PLACE: f32 = 1.0;

/// A player at the keyboard of a game.
pub struct Typist<G> {
    pub client: Client,
    game: PhantomData<fn() -> G>,
}

/// Name of an action's variant.
pub fn kind_of(action: &impl Debug) -> String {
    format!("{action:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Names of what is at a place, among those of a frame.
fn names_at(noted: &[(String, (f32, f32))], middle: (f32, f32)) -> Vec<String> {
    let is_near = |one: f32, other: f32| (one - other).abs() < SAME_PLACE;
    let there = noted.iter().filter(|(_, at)| is_near(at.0, middle.0) && is_near(at.1, middle.1));
    there.map(|(name, _)| name.clone()).collect()
}

impl<G: ClientGame> Typist<G> {
    pub fn new(client: Client) -> Self {
        Self { client, game: PhantomData }
    }

    /// Everything that is read out now.
    pub fn read_out(&mut self) -> Vec<String> {
        Tree::of(&mut self.client).read_out().into_iter().map(str::to_owned).collect()
    }

    /// Name of the player whose choice is awaited.
    pub fn awaited_name(&mut self) -> String {
        let seat = self.client.awaited_of::<G>().expect("a choice");
        self.client.play_of::<G>().seats()[seat.index()].name.clone()
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

    /// Does something while Shift is down.
    pub fn with_shift(&mut self, act: impl FnOnce(&mut Self)) {
        self.client.one_key(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed, false);
        act(self);
        self.client.one_key(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released, false);
    }

    /// Presses Tab until the thing with a name has the keyboard focus.
    pub fn focus_on(&mut self, name: &str) {
        let noted = self.client.noted();
        let places = noted.iter().filter(|(own, _)| own == name);
        let labels: Vec<String> = places.flat_map(|(_, at)| names_at(&noted, *at)).collect();
        for _ in 0..MOST_PRESSES {
            // What has another label is passed without a closer look; the label of a thing out of
            // view is not known.
            let is_like_it = labels.is_empty() || self.focus().is_some_and(|(label, _)| labels.contains(&label));
            if is_like_it && self.names_in_focus().iter().any(|own| own == name) {
                return;
            }
            self.press_quickly(KeyCode::Tab, &Key::Tab);
        }
        panic!("{name} does not get the focus: {:?}", self.client.noted());
    }

    /// Names of what has the keyboard focus: in the notes of a frame, and for screen readers.
    pub fn names_in_focus(&mut self) -> Vec<String> {
        let noted = self.client.noted();
        self.focus().map(|(_, middle)| names_at(&noted, middle)).unwrap_or_default()
    }

    /// Label and middle of what has the keyboard focus in the last frame; `None` if nothing has.
    fn focus(&mut self) -> Option<(String, (f32, f32))> {
        let world = self.client.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let update = outputs.single(world).unwrap().platform_output.accesskit_update.as_ref()?;
        let (_, node) = update.nodes.iter().find(|(id, _)| *id == update.focus)?;
        let at = node.bounds().filter(|_| node.role() != Role::Window)?;
        let middle = (((at.x0 + at.x1) / 2.0) as f32, ((at.y0 + at.y1) / 2.0) as f32);
        Some((node.label().unwrap_or_default().to_owned(), middle))
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
