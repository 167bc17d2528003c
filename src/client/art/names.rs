//! Names of the drawings of seat colours.

use shell::seats::Colour;

/// The word that names a seat colour's symbol in the drawings.
pub const fn symbol_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "triangle",
        Colour::Blue => "circle",
        Colour::Green => "square",
        Colour::Pink => "diamond",
        Colour::Indigo => "hexagon",
    }
}

/// The icon of a seat's symbol.
pub const fn symbol_icon(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "seat_triangle",
        Colour::Blue => "seat_circle",
        Colour::Green => "seat_square",
        Colour::Pink => "seat_diamond",
        Colour::Indigo => "seat_hexagon",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::files::SHARED_DRAWINGS;

    #[test]
    fn every_symbol_has_a_drawing_named_by_it() {
        for colour in Colour::ALL {
            let icon = symbol_icon(colour);
            assert!(SHARED_DRAWINGS.find_drawing(icon).is_some() && icon.ends_with(symbol_name(colour)), "{icon}");
        }
    }
}
