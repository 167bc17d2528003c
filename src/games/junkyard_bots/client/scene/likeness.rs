//! Property that parts in one slot of the Junkyard share.

/// Property that the parts of a stack share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Likeness {
    /// Same tile.
    #[default]
    Tile,
    /// Same kind, size and sockets; tiles of a player's own set may differ in nothing but their
    /// names.
    Use,
    /// Same kind and size.
    Kind,
}
