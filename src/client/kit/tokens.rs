//! Sizes of panels: spaces, radii, lines, icons, targets and widths, in points of the window of
//! 1280 by 800. They are the steps of the art direction; a panel that needs another number says
//! why.

/// Space between things, or inside the edge of a surface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Space {
    /// None.
    #[default]
    None,
    /// Between a thing and its shadow.
    Xxs,
    /// Between things that belong together as one.
    Xs,
    /// Between cards, rows and words side by side.
    S,
    /// Between regions, and inside small surfaces.
    M,
    /// Inside cards and panels.
    L,
    /// Inside dialogs, between groups.
    Xl,
    /// Between the edge of a dialog and its contents.
    Xxl,
}

impl Space {
    /// The space in points.
    pub const fn points(self) -> f32 {
        match self {
            Self::None => 0.0,
            Self::Xxs => 2.0,
            Self::Xs => 4.0,
            Self::S => 8.0,
            Self::M => 12.0,
            Self::L => 16.0,
            Self::Xl => 24.0,
            Self::Xxl => 32.0,
        }
    }
}

/// Radius of a surface's corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Radius {
    /// Chips and keycaps.
    Chip,
    /// Rows, wells and radio buttons.
    Row,
    /// Panels, cards and buttons.
    Panel,
    /// Dialogs.
    Dialog,
}

impl Radius {
    /// The radius in points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Chip => 7.0,
            Self::Row => 8.0,
            Self::Panel => 10.0,
            Self::Dialog => 16.0,
        }
    }
}

/// Width of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineWidth {
    /// Marks inside a drawing.
    Thin,
    /// Edges of wells.
    Well,
    /// Edges of rows and switches, and the focus ring.
    Row,
    /// Edges of panels and buttons.
    Panel,
    /// Edge of a thing that is chosen.
    Chosen,
}

impl LineWidth {
    /// The width in points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Thin => 1.5,
            Self::Well => 2.0,
            Self::Row => 2.5,
            Self::Panel => 3.0,
            Self::Chosen => 3.5,
        }
    }
}

/// Side of a square icon or chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IconSize {
    /// Sign inside a switch or a small button.
    Sign,
    /// Beside running text.
    Text,
    /// In front of a row.
    Row,
    /// In front of a name or a heading.
    Name,
    /// By itself.
    Large,
}

impl IconSize {
    /// The side in points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Sign => 14.0,
            Self::Text => 20.0,
            Self::Row => 26.0,
            Self::Name => 28.0,
            Self::Large => 44.0,
        }
    }
}

/// Least height of a thing that is pressed, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetHeight {
    /// Rows and small buttons.
    Row,
    /// Radio buttons, and actions in the game.
    Action,
    /// Buttons of dialogs.
    Button,
    /// Rows of large letters.
    Large,
}

impl TargetHeight {
    /// The height in points.
    pub const fn points(self) -> f32 {
        match self {
            Self::Row => 40.0,
            Self::Action => 44.0,
            Self::Button => 52.0,
            Self::Large => 78.0,
        }
    }
}
