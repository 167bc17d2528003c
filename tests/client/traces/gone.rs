//! A game of which nothing is left, because another one is at the table.

use std::collections::BTreeSet;

use bevy::prelude::*;
use client::app::request::Request;
use client::app::screen::Screen;
use client::play::advice::pending::Advice;
use client::play::command::Command;
use client::play::interaction::Interaction;
use client::play::turn_stage::TurnStage;

use super::{TracedGame, systems_run, things_of};
use crate::app::Client;

/// Things of a game that stay in the app once its table was laid out, each with its reason.
const STAYS: [(&str, &str); 3] = [
    ("CachedSystemId<", "a system that was called by itself is kept for its next call, without a table"),
    ("RegisteredSystem<", "the same"),
    ("PreviousState<", "the library notes the last change of each state"),
];

/// Things of a game in the app beyond those that are wanted and those that stay.
pub fn things_left<G: TracedGame>(world: &World, wanted: &BTreeSet<String>) -> Vec<String> {
    let stays = |name: &String| STAYS.iter().any(|(part, _)| name.contains(part));
    things_of::<G>(world).into_iter().filter(|name| !wanted.contains(name) && !stays(name)).collect()
}

impl Client {
    /// Moves the pointer, opens the menu and closes it.
    fn use_screen(&mut self) {
        self.move_to(640.0, 12.0);
        self.ask(Request::OpenMenu);
        self.ask(Request::CloseOverlay);
    }

    /// Whether messages of a type are waiting to be read.
    pub fn has_messages<M: Message>(&self) -> bool {
        !self.app.world().resource::<Messages<M>>().is_empty()
    }

    /// Asserts that the game `G` has nothing in the app but what it has in a new client with the
    /// game `B` at the table, in which `G` never was.
    pub fn assert_is_gone<G: TracedGame, B: TracedGame>(&mut self, new_client: fn() -> Self, screen: Screen) {
        assert_eq!((self.fault(), self.screen()), (None, screen));
        let mut pristine = new_client();
        B::begin(&mut pristine, "pp");
        let wanted = things_of::<G>(pristine.app.world());
        assert_eq!(things_left::<G>(self.app.world(), &wanted), Vec::<String>::new(), "{}", G::NAME);
        assert!(!self.has_messages::<G::Event>() && !self.has_messages::<Command<G>>());
        let world = self.app.world();
        assert_eq!(world.resource::<Interaction<G>>().stage, TurnStage::Choosing);
        assert!(!world.resource::<Advice<G>>().is_coming());
        G::assert_own_is_gone(self, &mut pristine);
        let runs_always = |name: &String| G::ALWAYS_RUN.iter().any(|(part, _)| name.contains(part));
        let ran = systems_run::<G>(self, Self::use_screen);
        assert_eq!(ran.into_iter().filter(|name| !runs_always(name)).collect::<Vec<_>>(), Vec::<String>::new());
    }
}
