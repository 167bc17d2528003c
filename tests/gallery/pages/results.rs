//! The end of a game: who has won, the standings, the awards and a portrait.

use client::art::Picture;
use client::kit::Pen;
use client::kit::panel::build::column;
use client::kit::panel::{Align, Node, Surface};
use client::kit::tokens::{Radius, Space};
use client::panels::awards::{Award, PicturePreview, award_cards, portrait_preview};
use client::panels::standings::{Banner, Standings, StandingsRow, banner_plate, standings_table};
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, SeatId, default_name};

use crate::asked::Asked;
use crate::specimens::{part, parts, robot};

/// Results of a game that Mara has won.
pub struct ResultSamples {
    banner: Banner,
    standings: Standings,
    awards: Vec<Award>,
    preview: PicturePreview,
}

impl Default for ResultSamples {
    fn default() -> Self {
        let winner = Colour::Orange;
        let banner = Banner {
            winners: Vec::from([winner]),
            title: phrase!("prompt-wins", name = default_name(winner)),
            text: Phrase::words("Ten energy after nine rounds, on a Tuesday"),
        };
        let columns = ["Energy", "Bombs", "Parts"].map(Phrase::words);
        let standings = Standings { columns, rows: (0..).zip(Colour::ALL).take(3).map(standings_row).collect() };
        let awards = [
            award("target", "Sharp eye", Colour::Blue, "Hit with five bombs of six"),
            award("bot", "Tallest robot", Colour::Green, "Nine parts on top of each other"),
            award("clock", "Patience", winner, "Waited four rounds for one antenna, and got it"),
        ];
        let preview = PicturePreview {
            seat: SeatId(0),
            about: Phrase::words("A picture of the robot, to share"),
            caption: Phrase::words("Save the picture"),
            draw: |_, _| None,
            // It is still being drawn.
            texture: None,
        };
        Self { banner, standings, awards: awards.into(), preview }
    }
}

/// Line of a player by number and colour.
fn standings_row(line: (u8, Colour)) -> StandingsRow {
    let (number, colour) = line;
    let texts = ["Ate the tenth energy", "One bite away", "Lost its only eye in the last battle of the game"];
    StandingsRow {
        seat: SeatId(number),
        name: default_name(colour).into(),
        colour,
        won: number == 0,
        picture: robot(),
        text: Phrase::words(texts[usize::from(number)]),
        values: [10, 9, 4].map(|most: u8| Phrase::words(most.saturating_sub(2 * number).to_string())),
        portrait: Some(Phrase::words(format!("Portrait of {}", default_name(colour)))),
    }
}

/// Award of a player, with a drawing.
fn award(drawing: &'static str, title: &str, colour: Colour, text: &str) -> Award {
    Award {
        picture: (Picture::Drawing(drawing), (1.0, 1.0)),
        title: Phrase::words(title),
        colour,
        name: default_name(colour).into(),
        text: Phrase::words(text),
    }
}

/// Describes the panels of a game that is over.
pub fn results_page<'a>(pen: &Pen, samples: &'a ResultSamples) -> Node<'a, Asked> {
    let table = standings_table(&samples.standings, |_| Some(Asked::Nothing)).inside_by(Space::Xl, Space::L);
    // The plate lies over the whole width of the dialog.
    let dialog = column([banner_plate(pen, &samples.banner), table]).gap(Space::None);
    parts([
        part("Winners and standings", [dialog.on(Surface::Panel(Radius::Dialog))]),
        part("Awards", [award_cards(pen, &samples.awards)]),
        part(
            "A portrait that is still being drawn",
            [portrait_preview(&samples.preview, Asked::Nothing).align(Align::Start)],
        ),
    ])
}
