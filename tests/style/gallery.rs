//! The gallery shows every widget and every shared panel of the client.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{ImplItemFn, ItemFn, ItemImpl, ReturnType, Signature, Type, Visibility};

use crate::checkout;
use crate::source::files;

/// Files and folders of the widgets.
const WIDGETS: [&str; 3] = ["src/client/kit/widgets", "src/client/kit/button.rs", "src/client/kit/panel/build.rs"];
/// Folder of the panels, some of which are drawn in a rectangle.
const PANELS: &str = "src/client/panels";

/// Names of the public functions that describe a node or draw a panel, and of the public types that
/// are widgets.
#[derive(Default)]
struct Specimens {
    /// Whether functions that draw are panels.
    draws_panels: bool,
    names: BTreeSet<String>,
    public_types: BTreeSet<String>,
    widgets: BTreeSet<String>,
}

impl Specimens {
    fn add_function(&mut self, visibility: &Visibility, signature: &Signature) {
        let describes = matches!(&signature.output, ReturnType::Type(_, returned) if last_name(returned) == "Node");
        let draws = self.draws_panels && signature.ident.to_string().starts_with("draw_");
        if matches!(visibility, Visibility::Public(_)) && (describes || draws) {
            self.names.insert(signature.ident.to_string());
        }
    }
}

impl Visit<'_> for Specimens {
    fn visit_item_fn(&mut self, function: &ItemFn) {
        self.add_function(&function.vis, &function.sig);
    }

    fn visit_impl_item_fn(&mut self, function: &ImplItemFn) {
        self.add_function(&function.vis, &function.sig);
    }

    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        if matches!(item.vis, Visibility::Public(_)) {
            self.public_types.insert(item.ident.to_string());
        }
    }

    fn visit_item_impl(&mut self, implementation: &ItemImpl) {
        let implemented = implementation.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        if implemented.is_some_and(|last| last.ident == "Widget") {
            self.widgets.insert(last_name(&implementation.self_ty));
        }
        visit::visit_item_impl(self, implementation);
    }
}

/// Name of a type without its path and its arguments; empty for a type without a name.
fn last_name(of: &Type) -> String {
    let Type::Path(path) = of else { return String::new() };
    path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default()
}

/// Files of Rust below a folder, or the file itself.
fn files_at(path: &str) -> Vec<PathBuf> {
    let path = checkout().join(path);
    if path.is_file() { Vec::from([path]) } else { files(&path) }
}

/// Names of everything that has to be on a page.
fn specimens() -> BTreeSet<String> {
    let mut found = Specimens::default();
    for path in WIDGETS.into_iter().chain([PANELS]) {
        found.draws_panels = path == PANELS;
        for file in files_at(path) {
            found.visit_file(&syn::parse_file(&fs::read_to_string(file).unwrap()).unwrap());
        }
    }
    let Specimens { mut names, public_types, widgets, .. } = found;
    names.extend(public_types.intersection(&widgets).cloned());
    names
}

fn add_identifiers(tokens: TokenStream, found: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => add_identifiers(group.stream(), found),
            TokenTree::Ident(name) => drop(found.insert(name.to_string())),
            TokenTree::Literal(_) | TokenTree::Punct(_) => {}
        }
    }
}

#[test]
fn every_widget_and_every_shared_panel_is_in_the_gallery() {
    let specimens = specimens();
    assert!(specimens.len() > 40, "only {specimens:?} were found");
    for name in ["switch", "standings_table", "draw_controls", "Slider"] {
        assert!(specimens.contains(name), "{name} was not found");
    }
    let mut shown = BTreeSet::new();
    for file in files(&checkout().join("tests/gallery")) {
        add_identifiers(fs::read_to_string(file).unwrap().parse().unwrap(), &mut shown);
    }
    let missing: Vec<&String> = specimens.difference(&shown).collect();
    assert!(missing.is_empty(), "{missing:?} are on no page of the gallery (tests/gallery/pages)");
}
