//! Numbers in the window: panels are described with named steps, so that distances and sizes stand
//! in one place and no text is cut by a wrong one.

use std::collections::BTreeMap;
use std::fs;

use proc_macro2::{TokenStream, TokenTree};

use crate::checkout;
use crate::source::files;

/// Folders of the window.
const FOLDERS: [&str; 3] = ["src/client", "src/games/junkyard_bots/client", "src/games/robotics/client"];

/// Most float literals of the window, for 1,000 lines of code.
const OF_WINDOW: usize = 65;

/// Folders of panels, and most float literals in each, for 1,000 lines of code: those that are left
/// are of pictures, and of lengths of a whole screen. They may only fall.
const PANELS: [(&str, usize); 29] = [
    ("src/client/kit", 262),
    ("src/client/kit/panel", 68),
    ("src/client/kit/widgets", 59),
    ("src/client/lesson", 172),
    ("src/client/panels", 100),
    ("src/client/panels/seats", 64),
    ("src/client/panels/timeline", 59),
    ("src/client/screens", 35),
    ("src/client/screens/game_shelf", 83),
    ("src/client/screens/how_to_play", 32),
    ("src/client/screens/lessons", 38),
    ("src/client/screens/new_game", 9),
    ("src/client/screens/settings", 22),
    ("src/client/screens/victory", 53),
    ("src/client/table", 189),
    ("src/games/junkyard_bots/client/battle", 18),
    ("src/games/junkyard_bots/client/column", 59),
    ("src/games/junkyard_bots/client/lesson", 63),
    ("src/games/junkyard_bots/client/puzzle", 7),
    ("src/games/junkyard_bots/client/robot", 12),
    ("src/games/junkyard_bots/client/scene", 101),
    ("src/games/junkyard_bots/client/screens", 57),
    ("src/games/junkyard_bots/client/screens/new_game", 53),
    ("src/games/junkyard_bots/client/secret", 59),
    ("src/games/junkyard_bots/client/stage", 102),
    ("src/games/junkyard_bots/client/table_screen", 18),
    ("src/games/junkyard_bots/client/tray", 71),
    ("src/games/junkyard_bots/client/watch", 31),
    ("src/games/junkyard_bots/client/watch/chances", 77),
];

/// Numbers of float literals and of lines of code.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    floats: usize,
    lines: usize,
}

impl Count {
    fn of_file(text: &str) -> Self {
        let is_code = |line: &&str| !line.trim().is_empty() && !line.trim_start().starts_with("//");
        Self { floats: float_literals(text.parse().unwrap()), lines: text.lines().filter(is_code).count() }
    }

    fn plus(self, other: Self) -> Self {
        Self { floats: self.floats + other.floats, lines: self.lines + other.lines }
    }

    fn per_1000_lines(self) -> usize {
        (self.floats * 1000).div_ceil(self.lines.max(1))
    }
}

fn float_literals(tokens: TokenStream) -> usize {
    let count = |token| match token {
        TokenTree::Group(group) => float_literals(group.stream()),
        TokenTree::Literal(literal) => usize::from(matches!(syn::Lit::new(literal), syn::Lit::Float(_))),
        TokenTree::Ident(_) | TokenTree::Punct(_) => 0,
    };
    tokens.into_iter().map(count).sum()
}

/// Counts of the folders of the window, by their paths.
fn counts() -> BTreeMap<String, Count> {
    let checkout = checkout();
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    for file in FOLDERS.iter().flat_map(|folder| files(&checkout.join(folder))) {
        let folder = file.parent().unwrap().strip_prefix(&checkout).unwrap();
        let folder = folder.iter().map(|name| name.to_string_lossy()).collect::<Vec<_>>().join("/");
        let count = counts.entry(folder).or_default();
        *count = count.plus(Count::of_file(&fs::read_to_string(&file).unwrap()));
    }
    counts
}

#[test]
fn float_literals_are_counted_but_not_those_in_texts() {
    let text = "// A comment.\nconst A: f32 = 2.5e1;\n\nfn f() { g(vec![5e-1, 1e0], \"2e0\", 4); }\n";
    let Count { floats, lines } = Count::of_file(text);
    assert_eq!((floats, lines), (3, 2));
}

#[test]
fn panels_name_their_sizes() {
    let counts = counts();
    let all = counts.values().copied().fold(Count::default(), Count::plus);
    println!("float literals for 1,000 lines of code of the window: {}", all.per_1000_lines());
    for (folder, count) in &counts {
        println!("{:>8} {:>5} {:>6}  {folder}", count.per_1000_lines(), count.floats, count.lines);
    }
    assert!(all.per_1000_lines() <= OF_WINDOW, "{} in the window", all.per_1000_lines());
    for (folder, most) in PANELS {
        let count = counts[folder].per_1000_lines();
        assert!(count <= most, "{count} in {folder}, not {most}");
    }
}
