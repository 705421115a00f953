//! The pages of the rules: for every game and language an introduction and all numbered sentences, as a piece of HTML.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    files, games,
    language::{LANGUAGES, Language},
    markup::{self, Part},
    workspace::Workspace,
};

/// All pages, as paths such as `rules/de/GAME.html` and their content.
///
/// Each is one `article` for the inside of a page: headings begin at `h2`, and sentence R12 has the id `r12`.
pub(crate) fn rule_pages(workspace: &Workspace) -> Result<Vec<(String, Vec<u8>)>> {
    let mut pages = Vec::new();
    for game in games::all(workspace)? {
        let name = game.name()?;
        for language in LANGUAGES {
            let part = |text| {
                let path = game.folder.join(language.file(text));
                let content = files::read(workspace, &path)?;
                markup::part(&content, language, &text.to_lowercase())
                    .with_context(|| format!("cannot make a page of {}", workspace.short(&path)))
            };
            let article = article(language, &part("INTRO")?, &part("RULES")?);
            pages.push((format!("rules/{}/{name}.html", language.code), article.into_bytes()));
        }
    }
    Ok(pages)
}

/// Writes all pages below a folder; their paths.
pub(crate) fn write(workspace: &Workspace, folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for (name, content) in rule_pages(workspace)? {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).with_context(|| format!("cannot make the folder {}", parent.display()))?;
        fs::write(&path, content).with_context(|| format!("cannot write {}", path.display()))?;
        paths.push(path);
    }
    Ok(paths)
}

fn article(language: &Language, intro: &Part, rules: &Part) -> String {
    let Language { code, all_rules, contents, .. } = language;
    let link = |(id, title): &(String, String)| format!("<li><a href=\"#{id}\">{title}</a></li>\n");
    let links: String = rules.sections.iter().map(link).collect();
    format!(
        "<article class=\"rules\" lang=\"{code}\">\n\
         <h2 id=\"intro\">{}</h2>\n{}\
         <h2 id=\"rules\">{all_rules}</h2>\n\
         <nav class=\"contents\" aria-label=\"{contents}\">\n<ul>\n{links}</ul>\n</nav>\n{}\
         </article>\n",
        intro.title, intro.html, rules.html,
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{article, rule_pages};
    use crate::{
        games,
        language::{ENGLISH, LANGUAGES},
        markup,
        sentence::sentences,
        workspace::Workspace,
    };

    fn pages() -> Vec<(String, String)> {
        let pages = rule_pages(&Workspace::here()).expect("pages");
        pages.into_iter().map(|(path, content)| (path, String::from_utf8(content).expect("text"))).collect()
    }

    fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
        let begin = format!(" {attribute}=\"");
        page.split(begin.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn an_article_is_the_introduction_and_the_rules() {
        let intro = markup::part("# Toy in short\n\n## Aim\n\nWin.\n", &ENGLISH, "intro").expect("a part");
        let rules = markup::part("# Toy\n\n## A & B\n\n**R1** Roll.\n", &ENGLISH, "rules").expect("a part");
        let expected = "\
<article class=\"rules\" lang=\"en\">
<h2 id=\"intro\">Toy in short</h2>
<h3 id=\"intro-1\">Aim</h3>
<p>Win.</p>
<h2 id=\"rules\">All rules</h2>
<nav class=\"contents\" aria-label=\"Contents\">
<ul>
<li><a href=\"#rules-1\">A &amp; B</a></li>
</ul>
</nav>
<h3 id=\"rules-1\">A &amp; B</h3>
<ul class=\"sentences\">
<li id=\"r1\"><strong>R1</strong> Roll.</li>
</ul>
</article>
";
        assert_eq!(article(&ENGLISH, &intro, &rules), expected);
    }

    #[test]
    fn every_game_has_a_page_in_every_language() {
        let paths: BTreeSet<String> = pages().into_iter().map(|(path, _)| path).collect();
        let mut expected = BTreeSet::new();
        for game in games::all(&Workspace::here()).expect("the list") {
            let game = game.name().expect("a name");
            expected.extend(LANGUAGES.map(|language| format!("rules/{}/{game}.html", language.code)));
        }
        assert_eq!(paths, expected);
    }

    #[test]
    fn every_sentence_of_the_rules_has_an_id() {
        let pages = pages();
        for game in games::all(&Workspace::here()).expect("the list") {
            let rules = std::fs::read_to_string(game.folder.join("RULES.md")).expect("rules");
            let numbers: Vec<String> = sentences(&rules).0.iter().map(|it| it.number.anchor()).collect();
            assert!(numbers.len() > 10);
            let name = format!("/{}.html", game.name().expect("a name"));
            for (path, page) in pages.iter().filter(|(path, _)| path.ends_with(&name)) {
                let ids = values(page, "id");
                assert!(numbers.iter().all(|number| ids.contains(&number.as_str())), "{path}");
            }
        }
    }

    #[test]
    fn ids_are_unique_and_links_lead_to_them() {
        for (path, page) in pages() {
            let ids = values(&page, "id");
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{path}");
            let links = values(&page, "href");
            assert!(links.len() > 2, "{path}");
            for link in links {
                assert!(unique.contains(link.trim_start_matches('#')), "{path}: {link}");
            }
        }
    }

    #[test]
    fn elements_are_closed_in_order_and_nothing_is_inline() {
        for (path, page) in pages() {
            let mut open = Vec::new();
            for tag in page.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
                match tag.strip_prefix('/') {
                    Some(name) => assert_eq!(open.pop(), Some(name), "{path}"),
                    None => open.push(tag.split(' ').next().unwrap_or(tag)),
                }
            }
            assert!(open.is_empty(), "{path}: {open:?}");
            for forbidden in ["style=", "<script", "<style", "<h1", "http", "<th>", "onclick"] {
                assert!(!page.contains(forbidden), "{path}: {forbidden}");
            }
        }
    }
}
