//! Ways in which a player holds a thing at the table.

/// Way in which a thing was picked up, which decides how it is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// The pointer drags the thing; releasing the button drops it.
    Drag,
    /// The thing follows the pointer; the next click places it.
    Click,
    /// The arrow keys move the thing.
    Keys,
}
