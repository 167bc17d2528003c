//! Imports of the source's files, read from their `use` lines and the paths in code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::source::files;

/// The packages as paths in code name them, with the folders of their files as modules. The
/// program's own files are in no such folder.
const PACKAGES: [(&str, &str); 6] = [
    ("shell", "shell"),
    ("client", "client"),
    ("junkyard_bots", "games::junkyard_bots"),
    ("robotics", "games::robotics"),
    ("scrapyard", "games::scrapyard"),
    ("engineers", "games::engineers"),
];

/// A file: the module path that it is, from the folder `src`, such as `shell::table::read`.
pub type Module = String;

/// The files by module path.
pub fn all_modules() -> BTreeMap<Module, String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules = BTreeMap::new();
    for file in files(&source) {
        let mut path: Vec<String> =
            file.strip_prefix(&source).unwrap().iter().map(|name| name.to_string_lossy().into_owned()).collect();
        let last = path.pop().unwrap().trim_end_matches(".rs").to_owned();
        let is_root = path.is_empty() && matches!(last.as_str(), "lib" | "main");
        if !matches!(last.as_str(), "mod" | "lib") {
            path.push(last);
        }
        if !is_root {
            modules.insert(path.join("::"), fs::read_to_string(&file).unwrap());
        }
    }
    modules
}

/// The paths in the packages that a text names, those of its `use` lines with braces written out:
/// `use a::{b, c::d};` gives `a::b` and `a::c::d`.
pub fn used_paths(text: &str) -> Vec<String> {
    let code: String =
        text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")).fold(String::new(), |all, line| {
            let code = line.split("//").next().unwrap_or_default();
            all + code + " "
        });
    let mut paths = Vec::new();
    let is_in_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':');
    for start in PACKAGES.map(|(package, _)| package).into_iter().chain(["crate"]) {
        let starts = code.match_indices(start).map(|(at, _)| at).filter(|at| {
            let before = code[..*at].trim_end_matches("::");
            code[at + start.len()..].starts_with("::") && !before.ends_with(is_in_path) && !before.ends_with("use ")
        });
        for at in starts {
            let path: String = code[at..].chars().take_while(|c| is_in_path(*c)).collect();
            paths.push(path.trim_end_matches(':').to_owned());
        }
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

/// Writes out the braces of a `use` line.
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

/// The module that a path of a `use` line leads into, as seen from `module`; `None` for libraries.
pub fn target(path: &str, module: &str, modules: &BTreeMap<Module, String>) -> Option<Module> {
    let mut names: Vec<&str> = path.split("::").collect();
    // A `mod.rs` stands for its folder, so `super` of a file in it is the folder.
    let mut base: Vec<&str> = match *names.first()? {
        "crate" => PACKAGES
            .iter()
            .find(|(_, folder)| is_in(module, &[folder]))
            .map_or_else(Vec::new, |(_, folder)| folder.split("::").collect()),
        "self" => module.split("::").collect(),
        "super" => module.split("::").collect(),
        // A path that begins with a module declared in this very file.
        first if modules.contains_key(&format!("{module}::{first}")) => {
            names.insert(0, "self");
            module.split("::").collect()
        }
        first => {
            names.remove(0);
            PACKAGES.iter().find(|(package, _)| *package == first)?.1.split("::").collect()
        }
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

/// The files with those that each imports from.
pub fn imports() -> BTreeMap<Module, BTreeSet<Module>> {
    let modules = all_modules();
    let of = |(module, text): (&Module, &String)| {
        let targets = used_paths(text).into_iter().filter_map(|path| target(&path, module, &modules));
        (module.clone(), targets.filter(|target| target != module).collect())
    };
    modules.iter().map(of).collect()
}

/// Whether a module is one of some, or lies in a folder of them.
pub fn is_in(module: &str, some: &[&str]) -> bool {
    some.iter().any(|one| module.strip_prefix(one).is_some_and(|rest| rest.is_empty() || rest.starts_with("::")))
}
