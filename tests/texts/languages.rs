//! The messages of the languages' files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// Messages by their ids, attributes as `id.attribute`: the names of their arguments.
pub type Messages = BTreeMap<String, BTreeSet<String>>;

/// The messages of the shell or of a game.
pub struct Owned {
    /// `shell`, or the name of the game's folder.
    pub owner: String,
    /// Those of English.
    pub english: Messages,
    /// Those of all other languages, with their tags.
    pub others: Vec<(String, Messages)>,
}

/// The messages of the shell, and then those of each game.
pub fn all_owned() -> Vec<Owned> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut games: Vec<PathBuf> =
        fs::read_dir(assets.join("games")).unwrap().map(|entry| entry.unwrap().path()).collect();
    games.sort();
    let owners = [assets.join("shell")].into_iter().chain(games);
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    let owned = |folder: PathBuf| {
        let files = fs::read_dir(folder.join("languages")).unwrap().map(|entry| entry.unwrap().path());
        let mut others: Vec<(String, Messages)> = files.map(|path| (name(&path), read(&path))).collect();
        others.sort_by(|(one, _), (other, _)| one.cmp(other));
        let english = others.iter().position(|(tag, _)| tag == "en").unwrap();
        Owned { owner: name(&folder), english: others.remove(english).1, others }
    };
    owners.map(owned).collect()
}

/// The file of a language of an owner.
pub fn file(owner: &str, tag: &str) -> String {
    let folder = if owner == "shell" { owner.to_owned() } else { format!("games/{owner}") };
    let path = format!("{}/assets/{folder}/languages/{tag}.ftl", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).unwrap()
}

fn read(path: &Path) -> Messages {
    let text = fs::read_to_string(path).unwrap();
    let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| {
        let places: Vec<String> =
            errors.iter().map(|error| format!("line {}: {error}", text[..error.pos.start].lines().count())).collect();
        panic!("{}:\n{}", path.display(), places.join("\n"))
    });
    let mut messages = Messages::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut arguments = BTreeSet::new();
        of_pattern(pattern, &mut arguments);
        assert!(messages.insert(id.clone(), arguments).is_none(), "{}: {id} is there twice", path.display());
    };
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(pattern) = &message.value {
            add(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    messages
}

fn of_pattern(pattern: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, arguments);
        }
    }
}

fn of_expression(expression: &Expression<&str>, arguments: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, arguments),
        Expression::Select { selector, variants } => {
            of_inline(selector, arguments);
            for variant in variants {
                of_pattern(&variant.value, arguments);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(arguments.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => of_expression(expression, arguments),
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            for inline in positional {
                of_inline(inline, arguments);
            }
        }
        _ => {}
    }
}
