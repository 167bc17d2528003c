//! The pages: their names, titles and icons.

/// Page of the gallery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GalleryPage {
    /// Styles of text.
    #[default]
    Texts,
    /// Surfaces, colours and sizes.
    Surfaces,
    /// Buttons and key caps.
    Buttons,
    /// Radio buttons, switches, sliders and fields.
    Choices,
    /// Rows, columns, tables and lists.
    Layout,
    /// Drawings, figures and names.
    Figures,
    /// Cards of the seats.
    Seats,
    /// Winners, standings and awards.
    Results,
    /// Plots of a game that is over.
    Plots,
    /// Event logs and captions.
    Log,
    /// Timeline and controls of a replay.
    Replay,
    /// The curtain.
    Curtain,
    /// Questions and messages.
    Messages,
}

impl GalleryPage {
    /// All pages, in the order of the list.
    pub const ALL: [Self; 13] = [
        Self::Texts,
        Self::Surfaces,
        Self::Buttons,
        Self::Choices,
        Self::Layout,
        Self::Figures,
        Self::Seats,
        Self::Results,
        Self::Plots,
        Self::Log,
        Self::Replay,
        Self::Curtain,
        Self::Messages,
    ];

    /// Name on the command line, in tests and of the kept picture.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Texts => "texts",
            Self::Surfaces => "surfaces",
            Self::Buttons => "buttons",
            Self::Choices => "choices",
            Self::Layout => "layout",
            Self::Figures => "figures",
            Self::Seats => "seats",
            Self::Results => "results",
            Self::Plots => "plots",
            Self::Log => "log",
            Self::Replay => "replay",
            Self::Curtain => "curtain",
            Self::Messages => "messages",
        }
    }

    /// Title, which is also its name in the list.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Texts => "Texts",
            Self::Surfaces => "Surfaces",
            Self::Buttons => "Buttons",
            Self::Choices => "Choices",
            Self::Layout => "Layout",
            Self::Figures => "Figures",
            Self::Seats => "Seats",
            Self::Results => "Results",
            Self::Plots => "Plots",
            Self::Log => "Log",
            Self::Replay => "Replay",
            Self::Curtain => "Curtain",
            Self::Messages => "Messages",
        }
    }

    /// Sentence below the title.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Texts => "The named styles of text, their colours and their places on a line.",
            Self::Surfaces => "What is painted behind nodes, and the colours, spaces and radii of all panels.",
            Self::Buttons => "Kinds and states of buttons, and the keys that do the same.",
            Self::Choices => "Radio buttons, switches, sliders, fields and entries of lists.",
            Self::Layout => "Rows, columns and tables, and what happens where there is little room.",
            Self::Figures => "Drawings, lamps, bars and badges, and names that may be long.",
            Self::Seats => "Cards of the seats.",
            Self::Results => "The winners, the standings, the awards and a portrait.",
            Self::Plots => "A game in figures, round by round.",
            Self::Log => "The event log of a game and of a replay, and captions of sounds.",
            Self::Replay => "The timeline and the buttons of a replay.",
            Self::Curtain => "The curtain that hides a secret, before and after it.",
            Self::Messages => "A question over everything, and cards of messages.",
        }
    }

    /// Icon in the list.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Texts => "globe",
            Self::Surfaces => "colours",
            Self::Buttons => "plus",
            Self::Choices => "settings",
            Self::Layout => "window",
            Self::Figures => "target",
            Self::Seats => "human",
            Self::Results => "portrait",
            Self::Plots => "chart",
            Self::Log => "menu",
            Self::Replay => "replay",
            Self::Curtain => "blind",
            Self::Messages => "help",
        }
    }

    /// Whether the icon has colours of its own.
    pub const fn has_coloured_icon(self) -> bool {
        matches!(self, Self::Surfaces)
    }
}
