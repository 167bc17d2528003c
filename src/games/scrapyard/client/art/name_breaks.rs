//! Places where the name of a card may be broken into two lines.

/// Mark of a place in a word of a language's list where it may be broken.
const BREAK: char = '|';

/// All ways to write a name on one line, and on two: broken between words, and within words at the
/// places that the list of the language marks.
pub fn ways_to_break(name: &str, breaks: &str) -> Vec<Vec<String>> {
    let mut ways = vec![vec![name.to_owned()]];
    for (at, letter) in name.char_indices() {
        if letter == ' ' {
            ways.push(vec![name[..at].to_owned(), name[at + 1..].to_owned()]);
        }
    }
    for marked in breaks.split_whitespace() {
        let whole: String = marked.chars().filter(|&letter| letter != BREAK).collect();
        let Some(start) = name.find(&whole) else { continue };
        let mut at = start;
        for part in marked.split(BREAK) {
            at += part.len();
            if at < start + whole.len() {
                ways.push(vec![format!("{}-", &name[..at]), name[at..].to_owned()]);
            }
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_broken_between_words_and_at_marked_places() {
        let breaks = "Kartoffel|kanone Fern|seh|turm";
        assert_eq!(ways_to_break("Zap", breaks), [["Zap"]]);
        assert_eq!(ways_to_break("Box of Spares", breaks)[1..], [["Box", "of Spares"], ["Box of", "Spares"]]);
        assert_eq!(ways_to_break("Kartoffelkanone", breaks)[1], ["Kartoffel-", "kanone"]);
        assert_eq!(ways_to_break("Fernsehturm", breaks)[1..], [["Fern-", "sehturm"], ["Fernseh-", "turm"]]);
    }
}
