//! Presses on the list of lessons.

/// Thing on the screen of lessons that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LessonsPress {
    /// The lesson with a number, from 0.
    Take(usize),
    /// The lesson that comes next, or the real game after the last one.
    GoOn,
    /// The real game.
    RealGame,
    /// All lessons are to be taken again.
    StartOver,
    /// The lessons of the game at an index on the shelf.
    OtherGame(usize),
    /// The rules of the game.
    HowToPlay,
    /// The screen is left.
    Back,
}
