//! A lesson, read from its file.

use serde::Deserialize;

use super::fault::LessonError;
use super::opponent::Opponent;
use super::position::Position;
use super::step::Step;
use super::tile_name::TileName;
use crate::language::Phrase;
use crate::parts::TileId;
use crate::table::{Setup, Snapshot};

/// What the file of a lesson holds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    /// What its words are found by: lower-case letters.
    id: String,
    /// About how long it takes, in minutes.
    minutes: u8,
    /// The tile of its picture.
    picture: TileName,
    /// What the other robots do.
    #[serde(default)]
    opponent: Opponent,
    /// The table at its beginning.
    position: Position,
    /// Its steps.
    steps: Vec<Step>,
}

/// A lesson that can be played to its end.
#[derive(Clone, Debug)]
pub struct Lesson {
    id: String,
    minutes: u8,
    picture: TileId,
    opponent: Opponent,
    setup: Setup,
    start: Snapshot,
    steps: Vec<Step>,
}

impl PartialEq for Lesson {
    /// A lesson is known by its id.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Lesson {
    /// The lesson of a file's text, its table laid out. That it can be played is checked by
    /// [`super::check::read`].
    ///
    /// # Errors
    /// [`LessonError::Unreadable`], [`LessonError::Id`], [`LessonError::NoSteps`] or
    /// [`LessonError::Position`].
    pub(super) fn parse(text: &str) -> Result<Self, LessonError> {
        let file: LessonFile = ron::from_str(text).map_err(|error| LessonError::Unreadable(error.to_string()))?;
        let LessonFile { id, minutes, picture, opponent, position, mut steps } = file;
        if !is_key(&id) {
            return Err(LessonError::Id(id));
        }
        if steps.is_empty() {
            return Err(LessonError::NoSteps);
        }
        let (setup, start) = position.table()?;
        for step in &mut steps {
            step.message = message(&id);
        }
        Ok(Self { id, minutes, picture: picture.id(), opponent, setup, start, steps })
    }

    /// What it is known by.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it is called.
    pub fn name(&self) -> Phrase {
        Phrase::new(format!("{}.name", message(&self.id)))
    }

    /// What it teaches, in a sentence.
    pub fn about(&self) -> Phrase {
        Phrase::new(format!("{}.about", message(&self.id)))
    }

    /// About how long it takes, in minutes.
    pub const fn minutes(&self) -> u8 {
        self.minutes
    }

    /// The tile of its picture, by its number in [`Self::setup`]'s tile set, which is that in the
    /// standard one too.
    pub const fn picture(&self) -> TileId {
        self.picture
    }

    /// What the other robots do.
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// The set-up of its table.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table at its beginning.
    pub const fn start(&self) -> &Snapshot {
        &self.start
    }

    /// Its steps.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// The message with the words of a lesson.
fn message(id: &str) -> String {
    format!("lesson-{id}")
}

/// Whether something can be the last part of a message's id.
pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|letter| letter.is_ascii_lowercase())
}
