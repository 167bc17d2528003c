//! Which module may import which, read from the `use` lines and the paths in code: each layer
//! imports only from those below it, and no two files import each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::source::files;

/// The modules, from the lowest layer up.
const LAYERS: [&str; 5] = ["shell", "games", "about", "client", "cli"];

/// The modules of Junkyard Bots, from the lowest layer up; the last one stands for their folder.
const JUNKYARD_BOTS_LAYERS: [&str; 19] = [
    "messages",
    "parts",
    "action",
    "robot",
    "table",
    "round",
    "game",
    "opponents",
    "record",
    "simulate",
    "balance",
    "training",
    "analysis",
    "lessons",
    "puzzles",
    "words",
    "sentences",
    "client",
    "",
];

/// The modules that every game shares, from the lowest layer up; the last one stands for their
/// folder.
const SHELL_LAYERS: [&str; 19] = [
    "streams",
    "folders",
    "merge",
    "threads",
    "outside",
    "language",
    "shutdown",
    "time",
    "disk",
    "own_languages",
    "grid",
    "seats",
    "stream",
    "autosave",
    "table",
    "record",
    "thinking",
    "simulate",
    "",
];

/// The modules of the window, from the lowest layer up; what is named last is in none of them and
/// shows the others.
const CLIENT_LAYERS: [&str; 17] = [
    "art", "kit", "input", "settings", "app", "sound", "play", "scene", "motion", "board", "watch", "files", "screens",
    "places", "plugins", "run", "",
];

/// The layers of the window that know no game.
const LAYERS_WITHOUT_A_GAME: [&str; 2] = ["client::art", "client::kit"];

/// The panels that other games will use too. They draw plain data, which files beside them make:
/// `curtain_facts`, `seat_facts`, `log_facts`, `moments`, `results`.
const PANELS_FOR_ANY_GAME: [&str; 11] = [
    "client::panels::curtain",
    "client::panels::log",
    "client::panels::seat_figures",
    "client::panels::seats",
    "client::panels::awards",
    "client::panels::figures",
    "client::panels::standings",
    "client::screens::victory",
    "client::panels::replay_controls",
    "client::panels::replay_log",
    "client::panels::timeline",
];

/// What else in the window knows no word of the rules, files and whole folders.
const OTHERS_FOR_ANY_GAME: [&str; 28] = [
    "client::app",
    "client::files",
    "client::input",
    "client::panels::captions",
    "client::play::advice",
    "client::play::captions",
    "client::play::command",
    "client::play::computers",
    "client::play::curtain",
    "client::play::execute",
    "client::play::executor",
    "client::play::game",
    "client::play::interaction",
    "client::play::log",
    "client::play::log_lines",
    "client::play::moments",
    "client::play::players",
    "client::play::playing",
    "client::play::seating",
    "client::play::stage_sounds",
    "client::play::turn_stage",
    "client::play::undoing",
    "client::screens::detail",
    "client::screens::load",
    "client::screens::saved",
    "client::screens::settings",
    "client::settings",
    "client::sound",
];

/// The modules that the panels for any game may import from besides each other: how things are
/// drawn and asked for, and lines of text. The cruiser is a picture beside them.
const MODULES_FOR_PANELS: [&str; 10] = [
    "shell",
    "client::app",
    "client::art",
    "client::files::chooser",
    "client::input",
    "client::kit",
    "client::play::log",
    "client::screens::cruiser",
    "client::settings",
    "client::sound::player",
];

/// The items of games that files for any game still import.
const ITEMS_OF_GAMES: [&str; 5] =
    ["record::Doubt", "record::LoadedGame", "record::load_game", "client::play::Play", "client::play::advice::summary"];

/// A file: the module path that it is, such as `table::read`.
type Module = String;

/// The files by module path.
fn all_modules() -> BTreeMap<Module, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules = BTreeMap::new();
    for file in files(&source) {
        let mut path: Vec<String> =
            file.strip_prefix(&source).unwrap().iter().map(|name| name.to_string_lossy().into_owned()).collect();
        let last = path.pop().unwrap().trim_end_matches(".rs").to_owned();
        if last != "mod" {
            path.push(last);
        }
        if path.first().is_some_and(|first| LAYERS.contains(&first.as_str())) {
            modules.insert(path.join("::"), fs::read_to_string(&file).unwrap());
        }
    }
    modules
}

/// The paths of the crate that a text names, those of its `use` lines with braces written out:
/// `use a::{b, c::d};` gives `a::b` and `a::c::d`.
fn used_paths(text: &str) -> Vec<String> {
    let code: String =
        text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")).fold(String::new(), |all, line| {
            let code = line.split("//").next().unwrap_or_default();
            all + code + " "
        });
    let mut paths = Vec::new();
    for (at, _) in code.match_indices("crate::").filter(|(at, _)| !code[..*at].ends_with("use ")) {
        let path: String = code[at..].chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | ':')).collect();
        paths.push(path.trim_end_matches(':').to_owned());
    }
    for statement in code.split(';') {
        let words = statement.trim_start();
        let start =
            words.rfind("use ").filter(|at| *at == 0 || words[..*at].trim_end().ends_with(['}', ')', 'b', ']']));
        if let Some(at) = start {
            expand("", words[at + 4..].trim(), &mut paths);
        }
    }
    paths
}

fn expand(before: &str, tree: &str, paths: &mut Vec<String>) {
    let Some(open) = tree.find('{') else {
        // Another name for it is no other file.
        let path = tree.split(" as ").next().unwrap_or(tree).trim();
        paths.push(format!("{before}{path}"));
        return;
    };
    let before = format!("{before}{}", tree[..open].trim());
    let inner = &tree[open + 1..tree.rfind('}').unwrap_or(tree.len())];
    let mut depth = 0;
    let mut from = 0;
    for (at, letter) in inner.char_indices().chain([(inner.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                if !inner[from..at].trim().is_empty() {
                    expand(&before, inner[from..at].trim(), paths);
                }
                from = at + 1;
            }
            _ => {}
        }
    }
}

/// The module of the crate that a path of a `use` line leads into, as seen from `module`; `None`
/// for other crates.
fn target(path: &str, module: &str, modules: &BTreeMap<Module, String>) -> Option<Module> {
    let mut names: Vec<&str> = path.split("::").collect();
    // A `mod.rs` stands for its folder, so `super` of a file in it is the folder.
    let mut base: Vec<&str> = match *names.first()? {
        "crate" => Vec::new(),
        "self" => module.split("::").collect(),
        "super" => module.split("::").collect(),
        // A path that begins with a module declared in this very file.
        first if modules.contains_key(&format!("{module}::{first}")) => {
            names.insert(0, "self");
            module.split("::").collect()
        }
        _ => return None,
    };
    while names.first() == Some(&"super") {
        base.pop();
        names.remove(0);
    }
    names.retain(|name| !matches!(*name, "crate" | "self"));
    base.extend(names);
    // What is not a module's name any more is an item in the last one.
    (1..=base.len()).rev().map(|length| base[..length].join("::")).find(|path| modules.contains_key(path))
}

fn imports() -> BTreeMap<Module, BTreeSet<Module>> {
    let modules = all_modules();
    let of = |(module, text): (&Module, &String)| {
        let targets = used_paths(text).into_iter().filter_map(|path| target(&path, module, &modules));
        (module.clone(), targets.filter(|target| target != module).collect())
    };
    modules.iter().map(of).collect()
}

/// Module of the window in whose layer a module of a game's own client is: the one of its name, and
/// for the client as a whole the one that puts the window together.
fn module_of_window(module: &str) -> Option<Module> {
    let (_, within) = module.strip_prefix("games::")?.split_once("::")?;
    let within = within.strip_prefix("client").filter(|rest| rest.is_empty() || rest.starts_with("::"))?;
    Some(if within.is_empty() { "client::plugins".to_owned() } else { format!("client{within}") })
}

/// Layer of a module in the crate, and in the shell, the window or its game if it is part of that.
/// The window of a game is above the window that all share.
fn layer(module: &str) -> (usize, usize) {
    if let Some(of_window) = module_of_window(module) {
        return layer(&of_window);
    }
    let place = |layers: &[&str], name: &str| layers.iter().position(|layer| *layer == name);
    let mut names = module.split("::");
    let first = place(&LAYERS, names.next().unwrap_or_default()).unwrap_or_else(|| panic!("{module} is in no layer"));
    let within: &[&str] = match LAYERS[first] {
        "shell" => &SHELL_LAYERS,
        "client" => &CLIENT_LAYERS,
        "games" => match names.next() {
            Some("junkyard_bots") => &JUNKYARD_BOTS_LAYERS,
            _ => return (first, usize::MAX),
        },
        _ => return (first, 0),
    };
    let second = place(within, names.next().unwrap_or_default());
    (first, second.unwrap_or_else(|| panic!("{module} is in no layer of {}", LAYERS[first])))
}

#[test]
fn the_use_lines_are_understood() {
    let text =
        "use crate::a::{b::{C, D as E}, f};\npub use super::g;\nfn x() { crate::h::i(1) }\n#[cfg(test)]\nmod t {}";
    let paths = ["crate::h::i", "crate::a::b::C", "crate::a::b::D", "crate::a::f", "super::g"];
    assert_eq!(used_paths(text), paths);
    let imports = imports();
    assert!(imports.len() > 200, "only {} files", imports.len());
    let imports_of = |module: &str| &imports[&format!("games::junkyard_bots::{module}")];
    let game = |module: &str| format!("games::junkyard_bots::{module}");
    assert!(imports_of("robot::measured").contains(&game("robot::assembly")));
    assert!(imports_of("round").contains(&game("round::sets")));
    assert!(imports_of("game::rules").contains(&game("table")), "through what a module shows of its files");
    assert!(imports["games::junkyard_bots::client::tray::junkyard"].contains("client::kit"));
}

/// Whether a module is one of some, or lies in a folder of them.
fn is_in(module: &str, some: &[&str]) -> bool {
    some.iter().any(|one| module.strip_prefix(one).is_some_and(|rest| rest.is_empty() || rest.starts_with("::")))
}

/// The paths that the files among some modules name, with the file and the module that each leads
/// into.
fn paths_of(some: &[&str]) -> Vec<(Module, String, Module)> {
    let modules = all_modules();
    for one in some {
        assert!(modules.contains_key(*one), "there is no {one}");
    }
    let files = modules.iter().filter(|(module, _)| is_in(module, some));
    let paths = files.flat_map(|(module, text)| used_paths(text).into_iter().map(move |path| (module, path)));
    let led = paths.filter_map(|(module, path)| Some((module.clone(), target(&path, module, &modules)?, path)));
    led.map(|(module, target, path)| (module, path, target)).collect()
}

#[test]
fn what_other_games_will_use_knows_no_word_of_the_rules() {
    for (module, path, target) in paths_of(&[PANELS_FOR_ANY_GAME.as_slice(), &OTHERS_FOR_ANY_GAME].concat()) {
        let is_word = ITEMS_OF_GAMES.iter().any(|item| path.ends_with(item));
        assert!(is_word || !is_in(&target, &["games"]), "{module} imports {path}");
    }
}

#[test]
fn the_lowest_layers_of_the_window_know_no_game() {
    for (module, path, target) in paths_of(&LAYERS_WITHOUT_A_GAME) {
        assert!(!is_in(&target, &["games"]), "{module} imports {path}");
    }
}

#[test]
fn panels_that_other_games_will_use_draw_plain_data() {
    for (module, path, target) in paths_of(&PANELS_FOR_ANY_GAME) {
        let is_plain = is_in(&target, &MODULES_FOR_PANELS) || is_in(&target, &PANELS_FOR_ANY_GAME);
        assert!(is_plain, "{module} imports {path}");
    }
}

#[test]
fn each_layer_imports_only_from_those_below_it() {
    for (module, targets) in imports() {
        for target in targets {
            // What is not yet for any game may import the window of a game.
            let is_of_this_game = module.starts_with("client") && is_window_of_game(&target);
            assert!(is_of_this_game || layer(&target) <= layer(&module), "{module} imports {target}");
        }
    }
}

/// Whether a module is part of the window of one game.
fn is_window_of_game(module: &str) -> bool {
    let mut names = module.split("::");
    names.next() == Some("games") && names.nth(1) == Some("client")
}

/// A folder's `mod.rs` names its files and shows some of what they hold; a file that imports from
/// it would import itself.
#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut imports = imports();
    let modules: BTreeSet<Module> = imports.keys().cloned().collect();
    for module in &modules {
        let declared = modules.iter().filter(|file| file.rsplit_once("::").is_some_and(|(folder, _)| folder == module));
        let declared: Vec<Module> = declared.cloned().collect();
        imports.get_mut(module).unwrap().extend(declared);
    }
    // Files that import nothing but what is taken away are taken away, until only circles are left.
    loop {
        let free: Vec<Module> =
            imports.iter().filter(|(_, targets)| targets.is_empty()).map(|(m, _)| m.clone()).collect();
        if free.is_empty() {
            break;
        }
        imports.retain(|module, _| !free.contains(module));
        imports.values_mut().for_each(|targets| targets.retain(|target| !free.contains(target)));
    }
    assert!(imports.is_empty(), "{imports:#?}");
}
