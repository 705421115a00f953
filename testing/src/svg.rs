//! What every picture must fulfil as a page of SVG, finding things in it, and pictures that are kept in files.

use std::{collections::HashSet, env, fs};

use roxmltree::{Document, Node};

/// The element of this name.
pub fn node<'a>(document: &'a Document<'_>, id: &str) -> Option<Node<'a, 'a>> {
    document.descendants().find(|it| it.attribute("id") == Some(id))
}

/// All text of an element and of those inside it, but for titles.
pub fn words(node: Node<'_, '_>) -> Vec<String> {
    let texts = node.descendants().filter(|it| it.has_tag_name("text"));
    texts.filter_map(|it| it.text().map(str::to_owned)).collect()
}

/// Well-formed, of known elements only, without anything from elsewhere, and with names of its own.
#[track_caller]
pub fn check_document(svg: &str, prefix: &str) {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    assert_eq!(root.attribute("aria-labelledby"), Some(format!("{prefix}-title {prefix}-desc").as_str()));
    let size: Vec<f64> = root.attribute("viewBox").expect("a size").split(' ').map(|it| it.parse().unwrap()).collect();
    assert!(size[2] > 700.0 && size[3] > 700.0, "{size:?}");
    let mut names = HashSet::new();
    for it in document.descendants().filter(Node::is_element) {
        let tag = it.tag_name().name();
        assert!(["svg", "title", "desc", "g", "path", "circle", "rect", "text"].contains(&tag), "{tag}");
        if let Some(name) = it.attribute("id") {
            assert!(name.starts_with(&format!("{prefix}-")), "{name}");
            assert!(names.insert(name), "{name} is there twice");
        }
        for attribute in it.attributes() {
            assert!(!attribute.value().contains("NaN") && !attribute.value().contains("inf"), "{attribute:?}");
            assert!(!["href", "style", "class"].contains(&attribute.name()) && !attribute.name().starts_with("on"));
        }
    }
    assert_eq!(svg.matches("http").count(), 1, "only the name space of SVG");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(!svg.contains("url("));
}

/// Checks a picture without names and words, for pages that have their own beside it.
#[track_caller]
pub fn check_silent(svg: &str) {
    let document = Document::parse(svg).expect("well-formed");
    assert_eq!(document.root_element().attribute("aria-hidden"), Some("true"));
    let is_quiet = document
        .descendants()
        .all(|it| it.attribute("id").is_none() && !it.has_tag_name("title") && !it.has_tag_name("desc"));
    assert!(is_quiet, "names and labels are left out");
}

/// Compares a picture with the file that keeps it; set `BLESS` to write it anew after a change of how games look.
#[track_caller]
pub fn check_kept(path: &str, svg: &str) {
    if env::var_os("BLESS").is_some() {
        fs::write(path, svg).expect("the picture can be written");
    }
    assert!(fs::read_to_string(path).expect("the picture is there") == svg, "{path} is out of date");
}

/// The same for the picture of a game on the start page of the browser client, which must be small.
#[track_caller]
pub fn check_cover(name: &str, svg: &str) {
    check_kept(&format!("{}/../web/static/covers/cover-{name}.svg", env!("CARGO_MANIFEST_DIR")), svg);
    assert!(svg.len() < 160_000, "{name} is long for a cover");
}
