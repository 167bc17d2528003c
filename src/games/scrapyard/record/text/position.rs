//! Conversion between the snapshot of a table and its text, in which everything has a name.

use shell::language::Phrase;
use shell::seats::SeatId;

use super::fault::SavedFault;
use super::format::{UNKNOWN_CARD, WrittenPile, WrittenQueue, WrittenRobot, WrittenStage, WrittenTable, WrittenWreck};
use super::names::{GameNames, NameReader};
use crate::action::Wreck;
use crate::cards::CardId;
use crate::messages::phrase;
use crate::table::track::Token;
use crate::table::{Cards, Condition, Loadout, Pile, PlayState, Position, Queue, Robot, Snapshot, Track};

impl WrittenTable {
    /// Text of the snapshot of a table.
    pub(super) fn from_snapshot(snapshot: &Snapshot, names: &GameNames) -> Self {
        let Position { state, track, piles, pool, robots } = &snapshot.position;
        let wreck = |wreck: &Wreck| WrittenWreck {
            seat: names.colour_of(wreck.seat),
            square: wreck.square,
            round: wreck.round,
            by: wreck.by.map(|seat| names.colour_of(seat)),
            cause: wreck.cause,
        };
        let robot = |(seat, robot)| WrittenRobot::from_robot(seat, robot, names);
        Self {
            round: state.round,
            first: state.first.map(|seat| names.colour_of(seat)),
            stage: WrittenStage::from_stage(&state.stage, names),
            queue: WrittenQueue::from_queue(&state.queue, names),
            order: names.colours_of(state.order.iter().copied()),
            wrecks: state.wrecks.iter().map(wreck).collect(),
            stream: snapshot.stream,
            track: track.tokens().iter().map(|token| (names.colour_of(token.seat), token.place)).collect(),
            passed: names.colours_of(track.passed.iter()),
            piles: piles.iter().map(|pile| WrittenPile::from_pile(pile, names)).collect(),
            pool: names.card_names(pool.iter()),
            robots: (0..).map(SeatId).zip(robots).map(robot).collect(),
        }
    }

    /// Snapshot of this text. Every name is looked up; the caller checks whether the table is
    /// sound. `at` names the table's place in the file, for faults.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, or of a list that is too long.
    pub(super) fn to_snapshot(&self, names: &GameNames, at: &Phrase) -> Result<Snapshot, SavedFault> {
        let reader = names.read_at(at);
        reader.check_length(&self.track)?;
        let tokens = self.track.iter().map(|&(colour, place)| Ok(Token { seat: reader.read_seat(colour)?, place }));
        let tokens: Vec<Token> = tokens.collect::<Result<_, SavedFault>>()?;
        let passed = reader.read_seats(&self.passed)?.into_iter().collect();
        reader.check_length(&self.piles)?;
        let piles = self.piles.iter().map(|pile| pile.to_pile(reader));
        let position = Position {
            state: self.read_state(reader)?,
            track: Track::new(tokens, passed),
            piles: piles.collect::<Result<_, _>>()?,
            pool: reader.read_cards(&self.pool)?,
            robots: self.read_robots(names)?,
        };
        Ok(Snapshot { position, stream: self.stream })
    }

    fn read_state(&self, reader: NameReader) -> Result<PlayState, SavedFault> {
        reader.check_length(&self.wrecks)?;
        let wreck = |wreck: &WrittenWreck| {
            Ok::<_, SavedFault>(Wreck {
                seat: reader.read_seat(wreck.seat)?,
                square: wreck.square,
                round: wreck.round,
                by: wreck.by.map(|colour| reader.read_seat(colour)).transpose()?,
                cause: wreck.cause,
            })
        };
        Ok(PlayState {
            round: self.round,
            first: self.first.map(|colour| reader.read_seat(colour)).transpose()?,
            stage: self.stage.to_stage(reader)?,
            order: reader.read_seats(&self.order)?,
            wrecks: self.wrecks.iter().map(wreck).collect::<Result<_, _>>()?,
            queue: self.queue.as_ref().map_or_else(|| Ok(Queue::default()), |queue| queue.to_queue(reader))?,
        })
    }

    /// Robots in seat order. The file lists them so, each with the colour of its seat, and is
    /// refused if the colours differ.
    fn read_robots(&self, names: &GameNames) -> Result<Vec<Robot>, SavedFault> {
        let colours = names.setup().all_seats().map(|seat| names.colour_of(seat));
        if !self.robots.iter().map(|robot| robot.seat).eq(colours) {
            return Err(SavedFault::Robots);
        }
        self.robots.iter().map(|robot| robot.to_robot(names)).collect()
    }
}

impl WrittenPile {
    fn from_pile(pile: &Pile, names: &GameNames) -> Self {
        let name = |card: &Option<CardId>| card.map_or_else(|| UNKNOWN_CARD.to_owned(), |card| names.card_name(card));
        Self { is_face_up: pile.is_face_up, cards: pile.cards.iter().map(name).collect() }
    }

    fn to_pile(&self, reader: NameReader) -> Result<Pile, SavedFault> {
        reader.check_length(&self.cards)?;
        let card = |name: &String| {
            let is_known = name != UNKNOWN_CARD;
            is_known.then(|| reader.read_card(name)).transpose()
        };
        let cards = self.cards.iter().map(card).collect::<Result<_, _>>()?;
        Ok(Pile { cards, is_face_up: self.is_face_up })
    }
}

impl WrittenRobot {
    fn from_robot(seat: SeatId, robot: &Robot, names: &GameNames) -> Self {
        let Robot { loadout, cards, condition } = robot;
        Self {
            seat: names.colour_of(seat),
            parts: names.card_names(loadout.0),
            hand: names.card_names(cards.hand.iter()),
            deck: names.card_names(cards.deck.iter()),
            discard: names.card_names(cards.discard.iter()),
            used: names.card_names(cards.used.iter()),
            trash: names.card_names(cards.trash.iter()),
            square: condition.square,
            armour: condition.armour,
            shields: condition.shields,
            dents: condition.dents,
            unused: condition.unused,
            has_played: condition.has_played,
        }
    }

    fn to_robot(&self, names: &GameNames) -> Result<Robot, SavedFault> {
        let at = phrase!("scrapyard-text-place-robot", colour = self.seat.word());
        let reader = names.read_at(&at);
        reader.check_length(&self.parts)?;
        let parts: Vec<CardId> = self.parts.iter().map(|name| reader.read_card(name)).collect::<Result<_, _>>()?;
        let loadout = Loadout(parts.try_into().map_err(|_| SavedFault::Robots)?);
        let cards = Cards {
            hand: reader.read_cards(&self.hand)?,
            unseen_hand: 0,
            deck: reader.read_cards(&self.deck)?,
            discard: reader.read_cards(&self.discard)?,
            used: reader.read_cards(&self.used)?,
            trash: reader.read_cards(&self.trash)?,
        };
        let condition = Condition {
            square: self.square,
            armour: self.armour,
            shields: self.shields,
            dents: self.dents,
            unused: self.unused,
            has_played: self.has_played,
        };
        Ok(Robot { loadout, cards, condition })
    }
}
