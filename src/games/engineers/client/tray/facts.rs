//! Contents of the tray.

use shell::language::{InWords, Phrase};
use shell::seats::{Colour, SeatId};

use super::buttons::{TrayButton, due_buttons};
use super::card_facts::TrayCards;
use super::gate_facts::{TrayGate, gates_of};
use super::worker_facts::{TrayWorker, WorkerSource};
use crate::action::{Illegal, ThingId, WorkerId};
use crate::client::art::card_name::CardName;
use crate::client::play::deed::acting_team;
use crate::client::play::{TableItem, TurnButton};
use crate::client::scene::Scene;
use crate::client::scene::button_keys::key_of_button;
use crate::messages::phrase;
use crate::set::MachineId;

/// Press on the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrayPress {
    /// A worker.
    Worker(WorkerId),
    /// A machine card.
    Card(MachineId),
    /// A button of the turn.
    Button(TurnButton),
}

/// Contents of the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayFacts {
    /// Team on the stage.
    pub seat: SeatId,
    /// Its colour.
    pub colour: Colour,
    /// Its workers.
    pub workers: Vec<TrayWorker>,
    /// Teams with their gates, while they take them.
    pub gates: Vec<TrayGate>,
    /// Cards of the team that looks, or else of that on the stage.
    pub cards: TrayCards,
    /// Names of the cards of which the face is seen, in the language of the players.
    pub card_names: Vec<CardName>,
    /// Colour of the team of the cards.
    pub card_colour: Colour,
    /// Buttons of the turn, row by row; none of a watched game, and while teams take gates.
    pub buttons: Vec<TrayButton>,
    /// Thing that is dragged.
    pub dragged: Option<ThingId>,
    /// Whether a person may give orders to the workers.
    pub is_open: bool,
}

impl TrayFacts {
    /// Contents of the tray of a scene. `tell` writes phrases in the language of the players.
    pub fn of(scene: &Scene, tell: impl Fn(&Phrase) -> String) -> Self {
        let own = &scene.interaction.own;
        let seat = scene.on_stage();
        let seats = scene.play.seats();
        let acts = acting_team(scene.table) == Some(seat);
        let chosen = scene.chosen_worker().filter(|chosen| acts && chosen.0 == seat).map(|chosen| chosen.1);
        let is_own = scene.viewer.seat == Some(seat);
        let source = WorkerSource {
            table: scene.table,
            whole: scene.whole,
            seats,
            seat,
            orders: is_own.then_some(&own.orders),
            chosen,
        };
        let of_cards = scene.viewer.seat.unwrap_or(seat);
        let looks = scene.viewer.seat.is_some();
        let cards = TrayCards::of(scene.table, scene.whole, seats, of_cards, looks, own.card);
        let gates = gates_of(scene.table, seats);
        let has_buttons = gates.is_empty() && !scene.play.is_watched();
        let closed = closed_because(scene);
        let key = |button: TurnButton| key_of_button(button).map(|key| scene.settings.keys.first_key_cap(key));
        let cap = |button: TurnButton| key(button).map(|words| tell(&words)).unwrap_or_default();
        let buttons = if has_buttons { due_buttons(scene.table, own, closed.as_ref(), cap) } else { Vec::new() };
        Self {
            seat,
            colour: scene.seat_colour(seat),
            workers: source.workers(),
            gates,
            card_names: cards.open.iter().map(|card| CardName::of(&card.name, &tell)).collect(),
            cards,
            card_colour: scene.seat_colour(of_cards),
            buttons,
            dragged: scene.held_item().and_then(|item| match item {
                TableItem::Piece(thing) => Some(scene.table.first_of(thing)),
                _ => None,
            }),
            is_open: chosen.is_some(),
        }
    }
}

/// Reason why no button of the turn can be pressed; `None` in the turn of a person who may act.
fn closed_because(scene: &Scene) -> Option<Phrase> {
    if scene.table.state().outcome().is_some() {
        return Some(Illegal::GameOver.phrase());
    }
    match (scene.is_open(), scene.question.is_none()) {
        (true, _) => None,
        (false, true) => Some(phrase!("engineers-tray-not-your-turn")),
        (false, false) => Some(phrase!("answer-first")),
    }
}
