//! Figures of a game that is over.

use client::kit::panel::Node;
use client::kit::{Button, ButtonKind, Pen};
use client::panels::figures::{Figures, Plot, Remark, figures_page, number_in_digits};
use shell::language::{Phrase, phrase};
use shell::seats::Colour;

use crate::asked::Asked;
use crate::specimens::{part, parts};

/// Figures of a game of nine rounds.
pub struct PlotSamples {
    figures: Figures,
}

impl Default for PlotSamples {
    fn default() -> Self {
        let energy = [[0, 1, 1, 3, 4, 6, 6, 8, 10], [0, 0, 2, 2, 4, 5, 7, 9, 9], [1, 1, 1, 2, 2, 2, 3, 3, 4]];
        let parts = [[3, 5, 6, 9, 9, 12, 14, 13, 15], [4, 4, 7, 8, 11, 11, 9, 10, 12], [2, 3, 5, 5, 6, 8, 8, 9, 9]];
        let plot = |name: &str, icon, most, values: [[u16; 9]; 3]| Plot {
            name: Phrase::words(name),
            icon,
            most,
            in_words: number_in_digits,
            values: values.map(Vec::from).into(),
        };
        let remark =
            |icon, title: &str, text: &str| Remark { icon, title: Phrase::words(title), text: Phrase::words(text) };
        let figures = Figures {
            colours: Vec::from([Colour::Orange, Colour::Blue, Colour::Green]),
            rounds: (1..=9).collect(),
            upper: plot("Energy", "target", 10, energy),
            lower: plot("Parts", "bot", 15, parts),
            remarks: Vec::from([
                remark("chart", "The turn of the game", "In round 6 the lead changed for the last time."),
                remark("clock", "The longest turn", "Ilo thought for four minutes about one antenna."),
            ]),
        };
        Self { figures }
    }
}

/// Describes the plots with their remarks.
pub fn plots_page<'a>(pen: &Pen, samples: &'a PlotSamples) -> Node<'a, Asked> {
    let copy = Button::usual(phrase!("menu-copy-as-text"), ButtonKind::Slate).with_icon("copy").sends(Asked::Nothing);
    parts([part("Plots and remarks", [figures_page(pen, &samples.figures, copy)])])
}
