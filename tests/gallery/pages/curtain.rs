//! The curtain.

use client::input::Shortcuts;
use client::kit::panel::Node;
use client::panels::curtain::{Curtain, CurtainNotice, draw_curtain};
use shell::language::{Phrase, phrase};
use shell::seats::{Colour, default_name};

use crate::asked::Asked;
use crate::specimens::{drawn, part, parts};

/// Height of a curtain, which covers the whole window in the game, in points at the usual text
/// size.
const CURTAIN: f32 = 580.0;

/// Describes the curtain before a secret, and after it.
pub fn curtain_page<'a>() -> Node<'a, Asked> {
    let why = Phrase::words("One number was drawn that nobody else may see.");
    let again = CurtainNotice::LookAgain {
        title: phrase!("curtain-look-again"),
        after: Phrase::words("The number is hidden again."),
    };
    parts([
        part("Before a secret", [curtain(Colour::Blue, CurtainNotice::ComeAlone { why, icon: "blind" })]),
        part("After it", [curtain(Colour::Pink, again)]),
    ])
}

/// Describes a curtain with a notice on its sign.
fn curtain<'a>(colour: Colour, notice: CurtainNotice) -> Node<'a, Asked> {
    let curtain = drawn(move |pen, rect| {
        // The shutter is as large as the window, and drawn beyond it.
        pen.ui.shrink_clip_rect(rect);
        let keys = &Shortcuts::default();
        let curtain = Curtain { closed: 1, name: default_name(colour), colour, notice, keys };
        draw_curtain(pen, rect, &curtain, 0.0).then_some(Asked::Nothing)
    });
    curtain.at_least_high(CURTAIN)
}
