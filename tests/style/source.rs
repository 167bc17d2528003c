//! Source files, read and counted: documentation comments, functions, bindings and types.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::Span;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Block, FnArg, ImplItemFn, ItemFn, ItemImpl, ItemMod, Pat, ReturnType, Signature, TraitItemFn, Type,
};

/// Words that a documentation comment does not open with: the sentence after them has no subject.
/// "Whether" is left out, because it opens the documentation of a `bool` well.
const HEADLESS: [&str; 13] =
    ["what", "how", "who", "whom", "whose", "whoever", "whatever", "where", "wherever", "why", "when", "which", "of"];

/// Parameters by which a function is recognised as a system of Bevy.
const SYSTEM_PARAMETERS: [&str; 14] = [
    "Commands",
    "EguiContexts",
    "EventReader",
    "EventWriter",
    "Local",
    "MessageReader",
    "MessageWriter",
    "NonSend",
    "NonSendMut",
    "ParamSet",
    "Query",
    "Res",
    "ResMut",
    "Single",
];

/// Place in a file, for a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub file: String,
    /// Line, from 1.
    pub line: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// Function outside the tests of a file.
#[derive(Clone, Debug)]
pub struct Function {
    pub place: Place,
    pub name: String,
    /// Number of lines from the signature to the closing brace.
    pub lines: usize,
    /// Whether its name counts: it is no constructor, no getter, and no function of a trait's
    /// implementation, whose name the trait gives.
    pub has_free_name: bool,
    /// Number of parameters without `self`, with tuples taken apart.
    pub parameters: usize,
    /// Whether one of its parameters is a tuple that the signature takes apart.
    pub takes_tuple_apart: bool,
    pub is_system: bool,
}

/// Contents of one file.
#[derive(Debug, Default)]
pub struct Source {
    /// Path below the checkout, with `/`.
    pub file: String,
    pub lines: usize,
    /// Opening words of the documentation comments, one of each.
    pub docs: Vec<(Place, String)>,
    /// Comment lines of more than 100 columns; tables and diagrams, which have no shorter form, are
    /// left out.
    pub long_comments: Vec<Place>,
    pub functions: Vec<Function>,
    /// Bindings such as `let (a, b) = (x, y);` and assignments of the same form.
    pub parallel_bindings: Vec<Place>,
    /// Names of structs, enums, traits and aliases.
    pub types: Vec<(Place, String)>,
}

impl Source {
    /// Reads all files below a folder of the checkout.
    pub fn read_all(checkout: &Path, folder: &str) -> Vec<Self> {
        let mut paths = files(&checkout.join(folder));
        paths.sort();
        paths.iter().map(|path| Self::read(checkout, path)).collect()
    }

    fn read(checkout: &Path, path: &Path) -> Self {
        let below = path.strip_prefix(checkout).unwrap();
        let file = below.iter().map(|name| name.to_string_lossy()).collect::<Vec<_>>().join("/");
        let text = fs::read_to_string(path).unwrap();
        let mut source = Self { file, lines: text.lines().count(), ..Self::default() };
        source.read_comments(&text);
        source.visit_file(&syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())));
        source
    }

    fn read_comments(&mut self, text: &str) {
        let mut mark_before = "";
        let mut is_code = false;
        for (number, line) in text.lines().enumerate() {
            let place = Place { file: self.file.clone(), line: number + 1 };
            let line = line.trim_end();
            let words = line.trim_start();
            let mark = ["///", "//!", "//"].into_iter().find(|mark| words.starts_with(mark)).unwrap_or_default();
            let told = words[mark.len()..].trim_start();
            is_code ^= told.starts_with("```");
            if !mark.is_empty() && line.chars().count() > 100 && !told.starts_with('|') && !is_code {
                self.long_comments.push(place.clone());
            }
            if mark.len() == 3 && mark != mark_before {
                let opening = told.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
                self.docs.push((place, opening.to_lowercase()));
            }
            mark_before = mark;
        }
    }

    fn place(&self, span: Span) -> Place {
        Place { file: self.file.clone(), line: span.start().line }
    }

    fn add_function(&mut self, signature: &Signature, body: Option<&Block>, has_free_name: bool) {
        let parameters: Vec<_> = signature.inputs.iter().filter_map(typed).collect();
        let first = signature.fn_token.span.start().line;
        let flat = parameters.iter().map(|parameter| flat_count(&parameter.pat)).sum();
        self.functions.push(Function {
            place: self.place(signature.fn_token.span),
            name: signature.ident.to_string(),
            lines: body.map_or(1, |body| body.brace_token.span.close().end().line + 1 - first),
            has_free_name,
            parameters: flat,
            // A conversion from a tuple has no other form.
            takes_tuple_apart: signature.ident != "from"
                && parameters.iter().any(|parameter| matches!(&*parameter.pat, Pat::Tuple(_))),
            is_system: parameters.iter().any(|parameter| is_system_parameter(&parameter.ty)),
        });
    }

    fn add_type(&mut self, name: &syn::Ident) {
        self.types.push((self.place(name.span()), name.to_string()));
    }
}

impl Visit<'_> for Source {
    fn visit_item_mod(&mut self, module: &ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &ItemFn) {
        if !is_test(&function.attrs) {
            let name = function.sig.ident.to_string();
            self.add_function(&function.sig, Some(&function.block), !matches!(name.as_str(), "main" | "plugin"));
        }
        visit::visit_item_fn(self, function);
    }

    fn visit_item_impl(&mut self, implementation: &ItemImpl) {
        for item in &implementation.items {
            if let syn::ImplItem::Fn(function) = item {
                let has_free_name = implementation.trait_.is_none() && !is_constructor_or_getter(function);
                self.add_function(&function.sig, Some(&function.block), has_free_name);
            }
        }
        visit::visit_item_impl(self, implementation);
    }

    fn visit_trait_item_fn(&mut self, function: &TraitItemFn) {
        let is_getter = is_getter(&function.sig);
        self.add_function(&function.sig, function.default.as_ref(), !is_getter);
        visit::visit_trait_item_fn(self, function);
    }

    fn visit_local(&mut self, binding: &syn::Local) {
        let pattern = match &binding.pat {
            Pat::Type(typed) => &*typed.pat,
            pattern => pattern,
        };
        // With `else` it is one question about a pair.
        let init = binding.init.as_ref().filter(|init| init.diverge.is_none());
        let value = init.map(|init| &*init.expr);
        if matches!(pattern, Pat::Tuple(_)) && matches!(value, Some(syn::Expr::Tuple(_))) {
            self.parallel_bindings.push(self.place(binding.let_token.span));
        }
        visit::visit_local(self, binding);
    }

    fn visit_expr_assign(&mut self, assignment: &syn::ExprAssign) {
        if matches!((&*assignment.left, &*assignment.right), (syn::Expr::Tuple(_), syn::Expr::Tuple(_))) {
            self.parallel_bindings.push(self.place(assignment.eq_token.span));
        }
        visit::visit_expr_assign(self, assignment);
    }

    fn visit_item_struct(&mut self, item: &syn::ItemStruct) {
        self.add_type(&item.ident);
    }

    fn visit_item_enum(&mut self, item: &syn::ItemEnum) {
        self.add_type(&item.ident);
    }

    /// An alias for a generic type of the same name, such as `History` for `record::History<Game>`,
    /// is that type.
    fn visit_item_type(&mut self, item: &syn::ItemType) {
        let Type::Path(aliased) = &*item.ty else { return self.add_type(&item.ident) };
        if aliased.path.segments.last().is_none_or(|last| last.ident != item.ident) {
            self.add_type(&item.ident);
        }
    }

    fn visit_item_trait(&mut self, item: &syn::ItemTrait) {
        self.add_type(&item.ident);
        visit::visit_item_trait(self, item);
    }
}

/// Whether the opening word of a documentation comment leaves its sentence without a subject.
pub fn is_headless(opening: &str) -> bool {
    HEADLESS.contains(&opening)
}

/// Every file of Rust below a folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            found.extend(files(&entry));
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
    found
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_only_for_tests = || attribute.parse_args::<syn::Ident>().is_ok_and(|name| name == "test");
        attribute.path().is_ident("test") || attribute.path().is_ident("cfg") && is_only_for_tests()
    })
}

fn typed(argument: &FnArg) -> Option<&syn::PatType> {
    match argument {
        FnArg::Typed(typed) => Some(typed),
        FnArg::Receiver(_) => None,
    }
}

fn flat_count(pattern: &Pat) -> usize {
    match pattern {
        Pat::Tuple(tuple) => tuple.elems.iter().map(flat_count).sum(),
        _ => 1,
    }
}

fn is_system_parameter(parameter: &Type) -> bool {
    match parameter {
        Type::Tuple(tuple) => tuple.elems.iter().any(is_system_parameter),
        Type::Path(path) => {
            let last = &path.path.segments.last().unwrap();
            let is_known = SYSTEM_PARAMETERS.iter().any(|name| last.ident == name);
            let is_optional = last.ident == "Option"
                && matches!(&last.arguments, syn::PathArguments::AngleBracketed(inner)
                    if inner.args.iter().any(|inner| matches!(inner, syn::GenericArgument::Type(inner) if is_system_parameter(inner))));
            is_known || is_optional
        }
        _ => false,
    }
}

fn is_getter(signature: &Signature) -> bool {
    signature.receiver().is_some() && signature.inputs.len() == 1 && matches!(signature.output, ReturnType::Type(..))
}

/// Whether a function makes a value of its own type, or takes nothing but `self` and answers.
fn is_constructor_or_getter(function: &ImplItemFn) -> bool {
    #[derive(Default)]
    struct NamesSelf(bool);
    impl Visit<'_> for NamesSelf {
        fn visit_ident(&mut self, name: &syn::Ident) {
            self.0 |= name == "Self";
        }
    }
    let mut returned = NamesSelf::default();
    returned.visit_return_type(&function.sig.output);
    let is_constructor = function.sig.receiver().is_none() && returned.0;
    is_constructor || function.sig.ident == "new" || is_getter(&function.sig)
}
