//! A lesson, read from its file.

use serde::Deserialize;

use super::fault::LessonError;
use super::opponent::Opponent;
use super::position::LessonPosition;
use super::step::LessonStep;
use super::tile_name::TileName;
use crate::messages::MESSAGES;
use crate::parts::TileId;
use crate::table::{Setup, Snapshot};
use shell::language::Phrase;

/// Contents of a lesson file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    /// Id in lower-case letters, part of the ids of the lesson's messages.
    id: String,
    /// Approximate duration, in minutes.
    minutes: u8,
    /// Tile shown as the lesson's picture.
    picture: TileName,
    /// Behaviour of the other robots.
    #[serde(default)]
    opponent: Opponent,
    /// Table at the beginning.
    position: LessonPosition,
    /// Steps in order.
    steps: Vec<LessonStep>,
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
    steps: Vec<LessonStep>,
}

impl PartialEq for Lesson {
    /// Compares ids, because an id identifies a lesson.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Lesson {
    /// Parses the text of a lesson file and sets up its table. [`super::check::read_lesson`]
    /// checks that the lesson can be played.
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
        let (setup, start) = position.setup_and_snapshot()?;
        for step in &mut steps {
            step.message = message_id(&id);
        }
        Ok(Self { id, minutes, picture: picture.id(), opponent, setup, start, steps })
    }

    /// Id of the lesson.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Name of the lesson.
    pub fn name(&self) -> Phrase {
        Phrase::new(&MESSAGES, format!("{}.name", message_id(&self.id)))
    }

    /// Sentence about the subject of the lesson.
    pub fn about(&self) -> Phrase {
        Phrase::new(&MESSAGES, format!("{}.about", message_id(&self.id)))
    }

    /// Approximate duration, in minutes.
    pub const fn minutes(&self) -> u8 {
        self.minutes
    }

    /// Tile of the lesson's picture, by its id in [`Self::setup`]'s tile set, which is the same in
    /// the standard tile set.
    pub const fn picture(&self) -> TileId {
        self.picture
    }

    /// Behaviour of the other robots.
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// Set-up of the lesson's table.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Table at the beginning.
    pub const fn start(&self) -> &Snapshot {
        &self.start
    }

    /// Steps in order.
    pub fn steps(&self) -> &[LessonStep] {
        &self.steps
    }
}

/// Id of the message that holds the words of a lesson.
fn message_id(id: &str) -> String {
    format!("lesson-{id}")
}

/// Whether a text can be the last part of a message's id: lower-case letters only.
pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|letter| letter.is_ascii_lowercase())
}
