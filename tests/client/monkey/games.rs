//! A game at the table to which random inputs are given, whatever its rules.

use std::marker::PhantomData;

use bevy::prelude::*;
use client::play::advice::pending::Advice;
use client::play::command::Command;
use client::play::game::ClientGame;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::turn_stage::{TurnStage, TurnState};
use engineers::action::Engineers;
use junkyard_bots::action::JunkyardBots;
use robotics::action::Robotics;
use scrapyard::action::Scrapyard;
use shell::seats::{PlayerKind, Seat, SeatId, SeatKind};
use shell::table::{GameSnapshot, Playable, Restorable, TableIn};

use crate::app::Client;

/// All games of the program.
pub static GAMES: [&(dyn AnyGame + Sync); 4] = [
    &Of::<JunkyardBots>(PhantomData),
    &Of::<Robotics>(PhantomData),
    &Of::<Scrapyard>(PhantomData),
    &Of::<Engineers>(PhantomData),
];

/// Game whose kind is known only at run time.
pub trait AnyGame {
    /// Whether the game is at the table, or watched there.
    fn is_at_table(&self, world: &World) -> bool;

    /// Whether something is worked out that will change the table or what is read: a computer
    /// player's action, where the table moves on, or advice.
    fn is_coming(&self, world: &World, moves_on: bool) -> bool;

    /// Gives the seats of the hardest computer players, which think for so long that little else
    /// would be done, to easier ones.
    fn spare_titans(&self, client: &mut Client);

    /// Asserts that the table is one of its set-up, and that the window waits for what it awaits.
    /// Does nothing if the game is not at the table.
    fn check_table(&self, world: &mut World);
}

/// A game as one of all games.
struct Of<G>(PhantomData<fn() -> G>);

impl<G: ClientGame> AnyGame for Of<G> {
    fn is_at_table(&self, world: &World) -> bool {
        world.contains_resource::<Play<G>>()
    }

    fn is_coming(&self, world: &World, moves_on: bool) -> bool {
        let interaction = world.resource::<Interaction<G>>();
        let thinks = matches!(interaction.stage, TurnStage::Thinking { .. });
        // While advice is read nothing moves on.
        let is_read = interaction.hint.is_some();
        let will_act = self.is_at_table(world) && thinks && moves_on && !is_read;
        will_act || world.resource::<Advice<G>>().is_coming()
    }

    fn spare_titans(&self, client: &mut Client) {
        let Some(play) = client.app.world().get_resource::<Play<G>>() else { return };
        let is_titan = |seat: &Seat| seat.kind == SeatKind::Computer(PlayerKind::Titan);
        let Some(titan) = play.seats().iter().position(is_titan) else { return };
        let kind = SeatKind::Computer(PlayerKind::Rusty);
        client.app.world_mut().write_message(Command::<G>::GiveSeat(SeatId(titan as u8), kind.into()));
        client.app.update();
    }

    fn check_table(&self, world: &mut World) {
        let Some(play) = world.get_resource::<Play<G>>() else { return };
        let setup = play.history().setup().clone();
        let players = play.players();
        let is_played = !play.is_watched() && !play.is_exercise();
        let stage = world.resource::<Interaction<G>>().stage.clone();
        let mut table = TableIn::<G>::of(world).expect("a game that is played has its table");
        assert_eq!(table.snapshot().check_snapshot(&setup), Ok(()), "{stage:?}");
        if !is_played {
            return;
        }
        let awaited = table.read(|table| TurnState::of::<G>(table)).awaited;
        match stage {
            TurnStage::Choosing => {
                assert!(awaited.is_some_and(|seat| !players.is_computer(seat)), "{awaited:?} chooses");
            }
            TurnStage::Thinking { seat } => assert_eq!(awaited, Some(seat)),
            TurnStage::Over => assert_eq!(awaited, None),
            _ => {}
        }
    }
}
