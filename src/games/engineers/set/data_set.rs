//! Data of a game: things, machines, maze tiles and numbers, read from RON and checked.

use std::sync::{Arc, LazyLock};

use super::data_check::check_file;
use super::data_error::DataError;
use super::data_file::{DataFile, MachineEntry, NeedEntry, TileEntry};
use super::grade::Grade;
use super::kind::{Kind, KindId};
use super::kind_check::check_kind;
use super::limits::FACES;
use super::machine::{Machine, MachineId, Need};
use crate::yard::{Maze, MazeFace, Wall, Yard};

/// The data set that comes with the game.
static STANDARD: LazyLock<Arc<DataSet>> = LazyLock::new(|| {
    let text = include_str!("../../../../assets/games/engineers/data.ron");
    #[expect(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    Arc::new(DataSet::from_ron(text).expect("the data set of the game"))
});

/// All things, machines, maze tiles and numbers of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataSet {
    file: DataFile,
    /// Objects, then tools.
    kinds: Vec<Kind>,
    machines: Vec<Machine>,
    /// Faces of the maze tiles, two of each.
    faces: Vec<MazeFace>,
}

impl DataSet {
    /// The data set that comes with the game.
    pub fn standard() -> Arc<Self> {
        STANDARD.clone()
    }

    /// Reads a data set and checks it.
    ///
    /// # Errors
    /// [`DataError`] that names the first fault found.
    pub fn from_ron(text: &str) -> Result<Self, DataError> {
        let file = ron::from_str(text).map_err(|error| DataError::Unreadable(error.to_string()))?;
        Self::new(file)
    }

    /// Checks a data set (1.12).
    ///
    /// # Errors
    /// [`DataError`] that names the first fault found; never [`DataError::Unreadable`].
    pub fn new(file: DataFile) -> Result<Self, DataError> {
        check_file(&file)?;
        let objects = file.objects.iter().map(Kind::of_object);
        let kinds: Vec<Kind> = objects.chain(file.tools.iter().map(Kind::of_tool)).collect();
        kinds.iter().try_for_each(check_kind)?;
        let machines = file.machines.iter().map(|entry| read_machine(entry, &kinds)).collect::<Result<_, _>>()?;
        let mut faces = Vec::new();
        for tile in &file.mazes {
            faces.extend(read_faces(tile)?);
        }
        Ok(Self { file, kinds, machines, faces })
    }

    /// The data in the form of a file.
    pub const fn file(&self) -> &DataFile {
        &self.file
    }

    /// The numbers of all kinds: objects, then tools.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.kinds.len() as u8).map(KindId)
    }

    /// The numbers of all kinds of objects (1.3).
    pub fn object_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.file.objects.len() as u8).map(KindId)
    }

    /// The numbers of all kinds of junk: those as which a blank can be defined (14.3).
    pub fn junk_ids(&self) -> impl Iterator<Item = KindId> + '_ {
        self.object_ids().filter(|&id| self.kind(id).is_component_kind())
    }

    /// The numbers of all kinds of tools (1.5).
    pub fn tool_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (self.file.objects.len() as u8..self.kinds.len() as u8).map(KindId)
    }

    /// A kind of this data set.
    ///
    /// # Panics
    /// If there is none of that number.
    pub fn kind(&self, id: KindId) -> &Kind {
        &self.kinds[id.index()]
    }

    /// A kind; `None` if there is none of that number.
    pub fn get_kind(&self, id: KindId) -> Option<&Kind> {
        self.kinds.get(id.index())
    }

    /// Number of the kind with a name; `None` if there is none.
    pub fn find_kind(&self, name: &str) -> Option<KindId> {
        self.kind_ids().find(|&id| self.kind(id).name == name)
    }

    /// Whether a kind is a tool of this data set.
    pub fn is_tool(&self, id: KindId) -> bool {
        (self.file.objects.len()..self.kinds.len()).contains(&id.index())
    }

    /// The numbers of all machines.
    pub fn machine_ids(&self) -> impl Iterator<Item = MachineId> + use<> {
        (0..self.machines.len() as u8).map(MachineId)
    }

    /// A machine of this data set.
    ///
    /// # Panics
    /// If there is none of that number.
    pub fn machine(&self, id: MachineId) -> &Machine {
        &self.machines[id.index()]
    }

    /// A machine; `None` if there is none of that number.
    pub fn get_machine(&self, id: MachineId) -> Option<&Machine> {
        self.machines.get(id.index())
    }

    /// Number of the machine with a name; `None` if there is none.
    pub fn find_machine(&self, name: &str) -> Option<MachineId> {
        self.machine_ids().find(|&id| self.machine(id).name == name)
    }

    /// Dollars that a shop pays for an object by its current grade (8.4).
    pub const fn scrap_price(&self, grade: Grade) -> u16 {
        let scrap = &self.file.scrap;
        match grade {
            Grade::Broken => scrap.broken,
            Grade::D => scrap.d,
            Grade::C => scrap.c,
            Grade::B => scrap.b,
            Grade::A => scrap.a,
        }
    }

    /// Numbers of quality tiles, in the order of [`Grade::QUALITIES`]: D, C, B, A (1.4).
    pub const fn quality_counts(&self) -> [u8; 4] {
        let quality = &self.file.quality;
        [quality.d, quality.c, quality.b, quality.a]
    }

    /// Number of maze tiles (1.2).
    pub const fn tile_count(&self) -> u8 {
        self.file.mazes.len() as u8
    }

    /// Face of a maze tile.
    ///
    /// # Panics
    /// If there is no such tile or face.
    pub fn face(&self, tile: u8, face: u8) -> &MazeFace {
        &self.faces[usize::from(tile) * usize::from(FACES) + usize::from(face)]
    }

    /// Whether a maze is valid: four different tiles of this set, each with an existing face and at
    /// most three quarter turns (2.1).
    pub fn is_maze(&self, maze: &Maze) -> bool {
        let is_sound = |index: usize| {
            let laid = maze[index];
            let is_other = maze[..index].iter().all(|before| before.tile != laid.tile);
            laid.tile < self.tile_count() && laid.face < FACES && laid.turns < 4 && is_other
        };
        (0..maze.len()).all(is_sound)
    }

    /// The yard of four tiles without some walls that were taken down (2.1, 4.5).
    ///
    /// # Panics
    /// If there is no such tile or face.
    pub fn yard(&self, maze: &Maze, walls_down: &[Wall]) -> Yard {
        let faces = maze.map(|laid| self.face(laid.tile, laid.face).turned(laid.turns));
        Yard::new(faces.each_ref(), walls_down)
    }
}

/// Machine of a file, with its needs by number.
fn read_machine(entry: &MachineEntry, kinds: &[Kind]) -> Result<Machine, DataError> {
    let read_need = |need: &NeedEntry| match need {
        NeedEntry::Any(family) => Ok(Need::Any(*family)),
        NeedEntry::Kind(name) => {
            let index = kinds.iter().position(|kind| kind.name == *name);
            let unknown = || DataError::NeedUnknown { machine: entry.name.clone(), need: name.clone() };
            index.map(|index| Need::Kind(KindId(index as u8))).ok_or_else(unknown)
        }
    };
    let needs = entry.needs.iter().map(read_need).collect::<Result<_, _>>()?;
    Ok(Machine { name: entry.name.clone(), title: entry.title.clone(), points: entry.points, needs })
}

/// Faces of a maze tile of a file.
fn read_faces(tile: &TileEntry) -> Result<Vec<MazeFace>, DataError> {
    let read_face = |(index, rows): (usize, &Vec<String>)| {
        let name = || tile.name.clone();
        MazeFace::from_rows(rows).map_err(|fault| DataError::Maze { tile: name(), face: index + 1, fault })
    };
    tile.faces.iter().enumerate().map(read_face).collect()
}
