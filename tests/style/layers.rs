//! Layers of the modules, read from the `use` lines and the paths in code: each layer imports only
//! from those below it, and no two files import each other.

use std::collections::BTreeSet;

use crate::imports::{Module, all_modules, imports, is_in, target, used_paths};
use crate::layer_order::LAYERS;

/// The panels of each game's table screen, which are one layer. They are grouped by the things that
/// they show.
const PANELS_OF_TABLE_SCREEN: [&str; 34] = [
    "games::junkyard_bots::client::battle",
    "games::junkyard_bots::client::column",
    "games::junkyard_bots::client::lesson",
    "games::junkyard_bots::client::puzzle",
    "games::junkyard_bots::client::robot",
    "games::junkyard_bots::client::secret",
    "games::junkyard_bots::client::stage",
    "games::junkyard_bots::client::tray",
    "games::robotics::client::auction",
    "games::robotics::client::column",
    "games::robotics::client::control",
    "games::robotics::client::conversion",
    "games::robotics::client::garage",
    "games::robotics::client::lesson",
    "games::robotics::client::market",
    "games::robotics::client::sabotage",
    "games::robotics::client::sale",
    "games::robotics::client::stage",
    "games::robotics::client::trade",
    "games::robotics::client::tray",
    "games::scrapyard::client::column",
    "games::scrapyard::client::lesson",
    "games::scrapyard::client::stage",
    "games::scrapyard::client::tray",
    "games::engineers::client::auction",
    "games::engineers::client::column",
    "games::engineers::client::dialogs",
    "games::engineers::client::lesson",
    "games::engineers::client::offer",
    "games::engineers::client::shop",
    "games::engineers::client::stage",
    "games::engineers::client::test_run",
    "games::engineers::client::tray",
    "games::engineers::client::workbench",
];

/// Folders that know no game.
const FOLDERS_FOR_ANY_GAME: [&str; 17] = [
    "cli",
    "shell",
    "client::app",
    "client::art",
    "client::files",
    "client::input",
    "client::kit",
    "client::lesson",
    "client::motion",
    "client::panels",
    "client::play",
    "client::screens",
    "client::settings",
    "client::sound",
    "client::table",
    "client::watch",
    "window",
];

/// The panels that other games will use too. They draw plain data, which files of a game make:
/// `curtain_facts`, `seat_facts`, `log_facts`, `moments`, `results`.
const PANELS_FOR_ANY_GAME: [&str; 4] =
    ["client::lesson", "client::motion", "client::panels", "client::screens::victory"];

/// The modules that the panels for any game may import from besides each other: how things are
/// drawn and asked for, and lines of text.
const MODULES_FOR_PANELS: [&str; 10] = [
    "shell",
    "client::app",
    "client::art",
    "client::files::chooser",
    "client::input",
    "client::kit",
    "client::play::log",
    "client::play::secrets::audience",
    "client::settings",
    "client::sound",
];

/// Layer of a module.
fn layer(module: &str) -> usize {
    let panel = PANELS_OF_TABLE_SCREEN.iter().find(|panel| is_in(module, &[panel]));
    if let Some((window, _)) = panel.and_then(|panel| panel.rsplit_once("::")) {
        return layer(&format!("{window}::table_screen"));
    }
    let of_module = LAYERS.iter().enumerate().filter(|(_, layer)| is_in(module, &[layer]));
    let longest = of_module.max_by_key(|(_, layer)| layer.len());
    longest.unwrap_or_else(|| panic!("{module} is in no layer")).0
}

#[test]
fn the_use_lines_are_understood() {
    let text = "use crate::a::{b::{C, D as E}, f};\npub use super::g;\nfn x() { shell::k(::client::l, crate::h::i(1), a::shell::m) }\n#[cfg(test)]\nmod t {}";
    let paths = ["shell::k", "client::l", "crate::h::i", "crate::a::b::C", "crate::a::b::D", "crate::a::f", "super::g"];
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
fn no_file_of_a_shared_folder_knows_a_game() {
    let imports = paths_of(&FOLDERS_FOR_ANY_GAME);
    let know: BTreeSet<&str> =
        imports.iter().filter(|(.., target)| is_in(target, &["games"])).map(|(module, ..)| module.as_str()).collect();
    assert!(know.is_empty(), "{know:?}");
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
            assert!(layer(&target) <= layer(&module), "{module} imports {target}");
        }
    }
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
