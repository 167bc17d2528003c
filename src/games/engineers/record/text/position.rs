//! Conversion between the snapshot of a table and its text, in which everything has a name.

use shell::language::Phrase;
use shell::seats::SeatId;

use super::cards::{CardPlaces, cards_at, in_hand};
use super::fault::SavedFault;
use super::names::{GameNames, NameReader};
use super::squares::WrittenSquares;
use super::table_format::{WrittenStage, WrittenTable, WrittenTeam, WrittenThing, WrittenTile};
use super::teams::{read_teams, write_notes, write_workers};
use super::things::{read_assemblies, read_sets, read_things, write_assemblies};
use crate::action::ThingId;
use crate::table::{CardPlace, PlayState, Position, Snapshot, SnapshotError, TeamState, ThingState};
use crate::yard::{Maze, TilePlacement};

impl WrittenTable {
    /// Text of the snapshot of a table.
    pub(super) fn from_snapshot(snapshot: &Snapshot, names: &GameNames) -> Self {
        let position = &snapshot.position;
        let Position { state, maze, walls_down, unseen, teams, things, assemblies, cards } = position;
        let team = |(seat, team): (SeatId, &TeamState)| WrittenTeam::from_team(seat, team, cards, names);
        let thing = |(id, thing): (ThingId, &ThingState)| WrittenThing::from_thing(id, thing, names);
        Self {
            round: state.round,
            order: names.colours_of(state.order.iter().copied()),
            stage: WrittenStage::from_stage(&state.stage, names),
            stream: snapshot.stream,
            maze: maze.iter().map(|laid| WrittenTile::from_laid(*laid, names)).collect(),
            walls_down: walls_down.clone(),
            unseen: WrittenSquares(*unseen),
            teams: (0..).map(SeatId).zip(teams).map(team).collect(),
            workers: write_workers(position, names),
            notes: write_notes(position, names),
            things: (0..).map(ThingId).zip(things).map(thing).collect(),
            assemblies: write_assemblies(assemblies),
            faults: state.faults.iter().map(|machine| machine.to_vec()).collect(),
            deck: cards_at(cards, CardPlace::Deck, names),
            aside: cards_at(cards, CardPlace::Aside, names),
        }
    }

    /// Snapshot of this text. Every name is looked up; the caller checks whether the table is
    /// valid. `at` names the table's place in the file, for faults.
    ///
    /// # Errors
    /// [`SavedFault`] of a name that is unknown, of a list that is too long or in another order, or
    /// of something that is listed twice or not at all.
    pub(super) fn to_snapshot(&self, names: &GameNames, at: &Phrase) -> Result<Snapshot, SavedFault> {
        let reader = names.read_at(at);
        reader.check_length(&self.walls_down)?;
        let teams = read_teams(self, names, at)?;
        let mut things = read_things(&self.things, names, at)?;
        let assemblies = read_assemblies(&self.assemblies, &mut things, reader)?;
        let position = Position {
            state: self.read_state(reader)?,
            maze: self.read_maze(reader)?,
            walls_down: self.walls_down.clone(),
            unseen: self.unseen.0,
            teams,
            things,
            assemblies,
            cards: self.read_cards(names, reader)?,
        };
        Ok(Snapshot { position, stream: self.stream })
    }

    fn read_state(&self, reader: NameReader) -> Result<PlayState, SavedFault> {
        reader.check_length(&self.faults)?;
        Ok(PlayState {
            round: self.round,
            order: reader.read_seats(&self.order)?,
            stage: self.stage.to_stage(reader)?,
            faults: read_sets(&self.faults),
        })
    }

    fn read_maze(&self, reader: NameReader) -> Result<Maze, SavedFault> {
        let laid = self.maze.iter().map(|tile| tile.to_laid(reader)).collect::<Result<Vec<_>, _>>()?;
        laid.try_into().map_err(|_| SavedFault::Table(SnapshotError::Maze))
    }

    fn read_cards(&self, names: &GameNames, reader: NameReader) -> Result<Vec<CardPlace>, SavedFault> {
        let mut places = CardPlaces::new(reader);
        places.put(&self.deck, CardPlace::Deck)?;
        places.put(&self.aside, CardPlace::Aside)?;
        for (seat, team) in names.setup().all_seats().zip(&self.teams) {
            places.put(&team.cards_out, CardPlace::Built(seat))?;
            places.put(&team.hand, in_hand(seat, false))?;
            places.put(&team.shown, in_hand(seat, true))?;
        }
        places.all()
    }
}

impl WrittenTile {
    fn from_laid(laid: TilePlacement, names: &GameNames) -> Self {
        Self { tile: names.tile_name(laid.tile), face: laid.face, turns: laid.turns }
    }

    fn to_laid(&self, reader: NameReader) -> Result<TilePlacement, SavedFault> {
        Ok(TilePlacement { tile: reader.read_tile(&self.tile)?, face: self.face, turns: self.turns })
    }
}
