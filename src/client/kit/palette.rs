//! Colours and their uses. The contrast of every text on every surface it stands on was
//! measured when they were chosen; see the names before using one elsewhere.

use bevy_egui::egui::Color32;
use serde::{Deserialize, Serialize};

use shell::language::{Phrase, phrase};
use shell::seats::{Colour, MOST_SEATS};

/// Returns a colour by red, green and blue, eight bits each.
pub const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Outlines, and text on bright fills.
pub const INK: Color32 = rgb(0x14_181b);
/// Background of the table.
pub const NIGHT: Color32 = rgb(0x12_1c22);
/// Wells, fields and the backs of badges.
pub const INSET: Color32 = rgb(0x16_242a);
/// Wells in the tray.
pub const TRAY_INSET: Color32 = rgb(0x1d_1a17);
/// Panels and the top bar.
pub const PANEL: Color32 = rgb(0x22_343c);
/// Signs that lie over other panels.
pub const SIGN: Color32 = rgb(0x1a_262c);
/// Active cards and rows.
pub const CARD: Color32 = rgb(0x2b_414b);
/// Hovered rows and keycaps.
pub const RAISED: Color32 = rgb(0x35_505c);
/// Unobtrusive lines.
pub const LINE: Color32 = rgb(0x46_626f);
/// Ground.
pub const YARD: Color32 = rgb(0x28_231f);
/// Background of the shelf.
pub const SHELF: Color32 = rgb(0x2a_333a);
/// Background of the stage.
pub const STAGE: Color32 = rgb(0x17_333d);
/// Lines on the stage.
pub const STAGE_LINE: Color32 = rgb(0x23_505d);

/// Text.
pub const CREAM: Color32 = rgb(0xf0_e2c4);
/// Secondary text.
pub const SECOND: Color32 = rgb(0xc3_ccc6);
/// Tertiary text; never on raised surfaces.
pub const MUTED: Color32 = rgb(0x9d_b0b3);
/// Headings and primary buttons.
pub const YELLOW: Color32 = rgb(0xf2_b632);
/// Valid places, gains and full meters.
pub const GREEN: Color32 = rgb(0x5f_f0b0);
/// Warnings as text.
pub const LIGHT_RED: Color32 = rgb(0xff_9d8f);
/// Warnings as lines, fills and icons; no text.
pub const RED: Color32 = rgb(0xe2_483d);
/// Behind what is valid.
pub const GREEN_WELL: Color32 = rgb(0x12_3a30);
/// Darker background of valid places.
pub const GREEN_SIGN: Color32 = rgb(0x0f_2b24);
/// Background of chosen things.
pub const YELLOW_WELL: Color32 = rgb(0x4a_3a12);
/// Behind sums, and what was looked at.
pub const BROWN_WELL: Color32 = rgb(0x33_260f);
/// Behind losses.
pub const RED_WELL: Color32 = rgb(0x47_211f);
/// Background of reasons for a refusal.
pub const RED_SIGN: Color32 = rgb(0x3a_1513);

/// Cards of paper, such as those that a player collects; text on them is [`INK`] or one of the two
/// below.
pub const PAPER: Color32 = rgb(0xe9_d7b0);
/// Title strip of a card of paper.
pub const PAPER_STRIP: Color32 = rgb(0xd4_b981);
/// Secondary text on paper.
pub const PAPER_TEXT: Color32 = rgb(0x4a_3c20);
/// Text or a mark on paper for something that is done or met.
pub const PAPER_GREEN: Color32 = rgb(0x0d_4a36);

/// Opacity of an icon for something that is absent.
pub const FAINT: f32 = 0.6;

/// A set of seat colours. The symbols of the seats are the same in all sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ColourSet {
    /// The colours of the drawings.
    #[default]
    Dusk,
    /// Brighter colours.
    Strong,
    /// Shades of grey.
    Grey,
}

impl ColourSet {
    /// All sets.
    pub const ALL: [Self; 3] = [Self::Dusk, Self::Strong, Self::Grey];

    /// Name for players.
    pub fn name(self) -> Phrase {
        match self {
            Self::Dusk => phrase!("colours-dusk"),
            Self::Strong => phrase!("colours-strong"),
            Self::Grey => phrase!("colours-grey"),
        }
    }

    /// A seat's colour: a fill or a border, never text.
    pub const fn seat_colour(self, colour: Colour) -> Color32 {
        let hues: [u32; MOST_SEATS as usize] = match self {
            Self::Dusk => [0xe6_9f00, 0x56_b4e9, 0x00_9e73, 0xcc_79a7, 0x66_77ff],
            Self::Strong => [0xff_b000, 0x4d_c3ff, 0x00_d68f, 0xff_7fc4, 0x80_80ff],
            // Each is at least half as bright again as the next darker one, so that everybody can
            // distinguish them.
            Self::Grey => [0xf7_f7f7, 0xc2_c8cb, 0x8d_989e, 0x5c_686f, 0x73_7e84],
        };
        rgb(hues[colour as usize])
    }
}

/// Returns a colour with its opacity multiplied by `part`, from 0 to 1.
pub fn fade_colour(colour: Color32, part: f32) -> Color32 {
    colour.gamma_multiply(part)
}
