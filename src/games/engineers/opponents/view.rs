//! Everything that a seat may know (19.1, 19.2, 19.6).

use shell::seats::{PerSeat, SeatId, SeatSet};

use crate::action::{ThingId, WorkerSet};
use crate::set::KindId;
use crate::table::{Access, CardPlace, Notebook, Place, Position, Setup, Table, ThingState, ThingView};
use crate::yard::{Maze, Square, Yard};

/// Number of things that some workers of another team carry together (19.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Team.
    pub seat: SeatId,
    /// Workers who share the things.
    pub workers: WorkerSet,
    /// Number of things, an assembly counted as one.
    pub number: u8,
}

/// The table as a seat may know it: the public part and its own. Behind a closed curtain (19.4)
/// only the public part is shown.
///
/// A thing that the seat cannot know keeps its number, so that other numbers stay valid, and tells
/// nothing else: it is [`Place::Unused`] and of no kind. What all see of such things is counted
/// apart. Of squares that hold an object at which nobody has looked (6.2) the set is kept: every
/// search is seen by all (19.3), so anybody could note which squares none has covered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat.
    pub seat: SeatId,
    /// The position. Its tiles are left out, as the yard says what follows from them.
    pub position: Position,
    /// Ways through the yard.
    pub yard: Yard,
    /// Numbers of things face down, by square (19.1).
    face_down: Vec<u16>,
    /// Numbers of things that workers of other teams carry.
    carried: Vec<Carried>,
    /// Units aboard the trucks, by seat (19.1).
    aboard: PerSeat<u8>,
    /// Stock of the shop, by kind (19.1); 0 for what is no tool.
    stock: Vec<u8>,
    /// Teams to whom a computer player makes no offer, as a setting says (16.5).
    no_offers_to: SeatSet,
}

impl View {
    /// View of a seat of a table.
    pub fn of(table: &Table, seat: SeatId) -> Self {
        let mut position = Position::of(table, Maze::default());
        if !table.setup().options.open_table {
            hide_things(table, seat, &mut position);
            hide_cards(seat, &mut position);
            hide_notebooks(seat, &mut position);
        }
        Self {
            seat,
            position,
            yard: table.yard().clone(),
            face_down: table.numbers_face_down().to_vec(),
            carried: table.seats().filter(|&other| other != seat).flat_map(|other| carried_by(table, other)).collect(),
            aboard: table.seats().map(|other| table.units_aboard(other)).collect(),
            stock: table.stocks().to_vec(),
            no_offers_to: SeatSet::EMPTY,
        }
    }

    /// Lets a computer player make no offers to some teams (16.5).
    pub const fn forbid_offers_to(&mut self, seats: SeatSet) {
        self.no_offers_to = seats;
    }

    /// Whether a computer player may make offers to a team (16.5).
    pub const fn may_offer_to(&self, seat: SeatId) -> bool {
        !self.no_offers_to.contains(seat)
    }

    /// The table, for reading. Where it counts what the seat cannot know, the counts of the view
    /// are right and those of this table are not.
    pub fn table<'a>(&'a self, setup: &'a Setup) -> Table<'a> {
        Table::of_position_in(setup, &self.position, &self.yard)
    }

    /// Number of things face down on a square, those included at which nobody has looked.
    pub fn face_down(&self, square: Square) -> u16 {
        self.face_down.get(square.index()).copied().unwrap_or(0)
    }

    /// Numbers of things that the workers of another team carry, by those who share them.
    pub fn carried(&self, seat: SeatId) -> impl Iterator<Item = Carried> + '_ {
        self.carried.iter().copied().filter(move |carried| carried.seat == seat)
    }

    /// Units aboard the truck of a team.
    pub fn aboard(&self, seat: SeatId) -> u8 {
        self.aboard.get(seat.index()).copied().unwrap_or(0)
    }

    /// Tools of a kind that the shops have.
    pub fn stock(&self, kind: KindId) -> u8 {
        self.stock.get(kind.index()).copied().unwrap_or(0)
    }
}

/// Numbers of things that the workers of a team carry.
fn carried_by(table: &Table, seat: SeatId) -> Vec<Carried> {
    let mut carried: Vec<Carried> = Vec::new();
    for (workers, thing) in table.held(seat) {
        if table.first_of(thing.id) != thing.id {
            continue;
        }
        match carried.iter_mut().find(|other| other.workers == workers) {
            Some(other) => other.number += 1,
            None => carried.push(Carried { seat, workers, number: 1 }),
        }
    }
    carried
}

/// Whether a seat knows where a thing is and what it is: it lies face up, is out of the game, is
/// the team's own or open to it, or is in a container of which the same holds (5.14, 6.3, 7.1,
/// 19.2).
fn is_known(table: &Table, seat: SeatId, thing: &ThingView) -> bool {
    match thing.place {
        Place::Unused => false,
        Place::Away | Place::Zone(_) => true,
        Place::FaceDown(_) => thing.is_open_to(seat),
        Place::Held(of, _) | Place::Truck(of) => of == seat,
        Place::Packed(container) => table.find_thing(container).is_some_and(|container| {
            let is_face_down = matches!(container.place, Place::FaceDown(_));
            is_known(table, seat, &container) && (!is_face_down || thing.is_open_to(seat))
        }),
    }
}

/// Hides the things that a seat cannot know, and what others may pick up.
fn hide_things(table: &Table, seat: SeatId, position: &mut Position) {
    let is_own_turn = table.turn().is_some_and(|turn| turn.seat == seat);
    let mut is_hidden = vec![false; position.things.len()];
    for (thing, state) in table.things().zip(&mut position.things) {
        if !is_known(table, seat, &thing) {
            *state = ThingState::default();
            is_hidden[thing.id.index()] = true;
            continue;
        }
        let open = if thing.is_open_to(seat) { [seat].into_iter().collect() } else { SeatSet::EMPTY };
        let tied = if is_own_turn { thing.access.tied } else { WorkerSet::EMPTY };
        state.access = Access { open, tied };
    }
    let holds_hidden = |thing: &ThingId| is_hidden.get(thing.index()).copied().unwrap_or(true);
    for assembly in &mut position.assemblies {
        if assembly.iter().any(holds_hidden) {
            assembly.clear();
        }
    }
}

/// Hides the cards of others that were not shown (15.2), and which cards were put aside.
fn hide_cards(seat: SeatId, position: &mut Position) {
    for place in &mut position.cards {
        let is_hidden = match *place {
            CardPlace::Hand { seat: of, is_shown } => of != seat && !is_shown,
            CardPlace::Aside => true,
            CardPlace::Deck | CardPlace::Built(_) => false,
        };
        if is_hidden {
            *place = CardPlace::Deck;
        }
    }
}

/// Hides what the notebooks of others hold (17.2).
fn hide_notebooks(seat: SeatId, position: &mut Position) {
    let others = (0..).map(SeatId).zip(&mut position.teams).filter(|(other, _)| *other != seat);
    for (_, team) in others {
        team.notebook = Notebook { is_owned: team.notebook.is_owned, ..Notebook::default() };
    }
}
