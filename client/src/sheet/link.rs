//! A text in an address, behind the `#`, so that no server hears of it.

/// What stands for the signs that an address does not like.
const SIGNS: [(char, char); 6] = [('\n', '.'), (' ', '_'), ('*', '~'), ('+', '!'), ('=', '\''), ('£', '$')];

/// The lines of a text in an address; comments are left out.
pub fn packed(text: &str) -> String {
    let lines: Vec<_> = kernel::facts(text).map(|it| it.1).collect();
    let sign = |c| SIGNS.iter().find(|it| it.0 == c).map_or(c, |it| it.1);
    lines.join("\n").chars().map(sign).collect()
}

/// The text that was packed so; `None` where a sign is none of those.
pub fn unpacked(link: &str) -> Option<String> {
    let letter = |c: char| match SIGNS.iter().find(|it| it.1 == c) {
        Some((sign, _)) => Some(*sign),
        None => (c.is_ascii_alphanumeric() || matches!(c, '-' | ':' | '/' | ',')).then_some(c),
    };
    link.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_back_from_its_link() {
        let text = "toy-train river\nspecial C C3 M*\nr1c1 = 4\nterminus l4 3 + 1 for each lake";
        let link = packed(&format!("{text}  # a comment\n"));
        assert_eq!(link, "toy-train_river.special_C_C3_M~.r1c1_'_4.terminus_l4_3_!_1_for_each_lake");
        assert_eq!(unpacked(&link).as_deref(), Some(text));
        assert_eq!(unpacked("a%20b"), None);
    }
}
