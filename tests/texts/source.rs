//! Texts in quotation marks in the source: ids of messages, and words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::owners::owner_of_macro;

/// A message that the code names, with the arguments it gives.
pub struct Named {
    /// File below `src`.
    pub file: String,
    /// Owner of the `phrase!` that the file imports: the shell or a game.
    pub owner: String,
    /// Its id.
    pub id: String,
    /// The names of the arguments.
    pub arguments: BTreeSet<String>,
}

/// Macros and methods whose words only developers read.
const FOR_DEVELOPERS: [&str; 12] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "cfg",
    "concat",
    "debug_assert",
    "debug_assert_eq",
    "env",
    "expect",
    "include_bytes",
    "include_str",
    "panic",
];

/// Functions whose words are names that nobody sees: of widgets, of what moves, of places for
/// tests.
const NAMES: [&str; 9] = [
    "expect",
    "id_salt",
    "noted",
    "record_place",
    "progress_since_change",
    "draw_screen",
    "draw_modal_layer",
    "animate_number",
    "with",
];

/// Every file below `src`, with what it holds but for tests and documentation.
fn files() -> Vec<(String, TokenStream)> {
    fn below(folder: &Path, found: &mut Vec<PathBuf>) {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                below(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    below(&source, &mut found);
    found.sort();
    let name = |path: &Path| path.strip_prefix(&source).unwrap().to_string_lossy().replace('\\', "/");
    found.iter().map(|path| (name(path), fs::read_to_string(path).unwrap().parse().unwrap())).collect()
}

/// All texts in quotation marks that are not for developers alone, with their files.
pub fn literals() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (file, tokens) in files() {
        walk(tokens, &mut |tokens| {
            if let Some(text) = tokens.first().and_then(text) {
                found.push((file.clone(), text));
            }
        });
    }
    found
}

/// Calls that write to standard output or standard error, with their files: macros, and the
/// functions that give a stream.
pub fn prints() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (file, tokens) in files() {
        walk(tokens, &mut |tokens| {
            let [TokenTree::Ident(name), rest @ ..] = tokens else { return };
            let name = name.to_string();
            let is_macro = matches!(name.as_str(), "print" | "println" | "eprint" | "eprintln" | "dbg")
                && matches!(rest, [TokenTree::Punct(mark), ..] if mark.as_char() == '!');
            // With an argument it says where a stream of another program leads.
            let is_stream = matches!(name.as_str(), "stdout" | "stderr")
                && matches!(rest, [TokenTree::Group(group), ..] if group.stream().is_empty());
            if is_macro || is_stream {
                found.push((file.clone(), name));
            }
        });
    }
    found
}

/// All messages that are named by `phrase!`.
pub fn named() -> Vec<Named> {
    let mut found = Vec::new();
    for (file, tokens) in files() {
        let mut of_file = Vec::new();
        walk(tokens, &mut |tokens| {
            let [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(group), ..] = tokens else { return };
            if name == "phrase" && mark.as_char() == '!' {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                if let Some(id) = inner.first().and_then(text) {
                    of_file.push((id, arguments(&inner)));
                }
            }
        });
        if !of_file.is_empty() {
            let owner = owner_of_macro(&file);
            let named = |(id, arguments)| Named { file: file.clone(), owner: owner.clone(), id, arguments };
            found.extend(of_file.into_iter().map(named));
        }
    }
    found
}

/// The names before the equals signs of a macro's arguments.
fn arguments(tokens: &[TokenTree]) -> BTreeSet<String> {
    let name = |window: &[TokenTree]| match window {
        [TokenTree::Punct(comma), TokenTree::Ident(name), TokenTree::Punct(equals)]
            if comma.as_char() == ',' && equals.as_char() == '=' =>
        {
            Some(name.to_string())
        }
        _ => None,
    };
    tokens.windows(3).filter_map(name).collect()
}

/// Shows every token with those after it, but for attributes, tests and what is for developers
/// alone.
fn walk(stream: TokenStream, see: &mut impl FnMut(&[TokenTree])) {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut at = 0;
    let mut is_test = false;
    while at < tokens.len() {
        let rest = &tokens[at..];
        if let [TokenTree::Punct(mark), TokenTree::Group(group), ..] = rest
            && mark.as_char() == '#'
            && group.delimiter() == Delimiter::Bracket
        {
            is_test |= group.to_string().replace(' ', "") == "[cfg(test)]";
            at += 2;
            continue;
        }
        if let [TokenTree::Punct(hash), TokenTree::Punct(mark), TokenTree::Group(_), ..] = rest
            && (hash.as_char(), mark.as_char()) == ('#', '!')
        {
            at += 3;
            continue;
        }
        see(rest);
        match rest {
            [
                TokenTree::Ident(id),
                TokenTree::Punct(_),
                TokenTree::Punct(_),
                TokenTree::Ident(new),
                TokenTree::Group(_),
                ..,
            ] if id == "Id" && new == "new" => {
                at += 5;
                continue;
            }
            [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(_), ..]
                if mark.as_char() == '!' && FOR_DEVELOPERS.iter().any(|word| name == word) =>
            {
                at += 3;
                continue;
            }
            [TokenTree::Ident(name), TokenTree::Group(group), ..]
                if NAMES.iter().any(|word| name == word) && !has_block(group) =>
            {
                at += 2;
                continue;
            }
            [TokenTree::Group(group), ..] => {
                if is_test && group.delimiter() == Delimiter::Brace {
                    is_test = false;
                } else {
                    walk_group(group, see);
                }
            }
            [TokenTree::Punct(mark), ..] if mark.as_char() == ';' => is_test = false,
            _ => {}
        }
        at += 1;
    }
}

/// Whether there is code in braces in a group, which may tell something.
fn has_block(group: &Group) -> bool {
    let is_block = |token| matches!(token, TokenTree::Group(inner) if inner.delimiter() == Delimiter::Brace);
    group.stream().into_iter().any(is_block)
}

fn walk_group(group: &Group, see: &mut impl FnMut(&[TokenTree])) {
    walk(group.stream(), see);
}

/// Returns the text between quotation marks.
fn text(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    let written = literal.to_string();
    let inner =
        written.strip_prefix('"').or_else(|| written.strip_prefix("r\"")).or_else(|| written.strip_prefix("r#\""))?;
    Some(inner.trim_end_matches('#').trim_end_matches('"').replace("\\\"", "\"").replace("\\n", "\n"))
}

/// Whether a text has words as players read them: two with a space between them, or one with a
/// capital letter.
pub fn is_prose(text: &str) -> bool {
    // What is filled in is no word of the text.
    let mut depth = 0;
    let plain: String = text
        .chars()
        .filter(|c| {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0 && *c != '}'
        })
        .collect();
    let words: Vec<&str> = plain.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).collect();
    let is_name = |word: &str| word.contains(['_', '/', ':', '=', '<', '.']);
    let begins = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase) && letters.next().is_some_and(char::is_lowercase)
    };
    // "{name} wins" has one word of its own; what separates what is filled in has none.
    let has_gap = text.contains('{') && words.iter().any(|word| !is_name(word) && word.len() > 2);
    words.len() > 1 || has_gap || words.iter().any(|word| !is_name(word) && begins(word))
}

#[test]
fn prose_is_told_from_names() {
    for prose in ["Done", "no bomb", "{name} wins", "Round {round}"] {
        assert!(is_prose(prose), "{prose}");
    }
    for name in ["log-took", "phase_battle", "{}", "{name}: {}", "en.ftl", "DISPLAY", " %", "{a}, {b}"] {
        assert!(!is_prose(name), "{name}");
    }
}
