//! Keys by the names that browsers give them.

use thirtyfour::Key;

/// The keys of a chord such as `Shift+Tab`: those that are held, and the one that is pressed.
pub(crate) fn chord(text: &str) -> (Vec<char>, char) {
    // A plus at the end is the key itself.
    let cut = text.strip_suffix('+').unwrap_or(text).rfind('+');
    let (held, last) = cut.map_or(("", text), |cut| (&text[..cut], &text[cut + 1..]));
    let held = held.split('+').filter(|it| !it.is_empty());
    let held = held.map(|it| match it {
        "Shift" => Key::Shift.into(),
        "Control" => Key::Control.into(),
        "Alt" => Key::Alt.into(),
        other => panic!("`{other}` is no key to hold"),
    });
    (held.collect(), code(last))
}

fn code(name: &str) -> char {
    let named = match name {
        "Tab" => Key::Tab,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "Space" => return ' ',
        "Backspace" => Key::Backspace,
        "Delete" => Key::Delete,
        "ArrowLeft" => Key::Left,
        "ArrowUp" => Key::Up,
        "ArrowRight" => Key::Right,
        "ArrowDown" => Key::Down,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        _ => {
            let mut letters = name.chars();
            let letter = letters.next().filter(|_| letters.next().is_none());
            return letter.unwrap_or_else(|| panic!("`{name}` is no key"));
        }
    };
    named.into()
}

#[cfg(test)]
mod tests {
    use thirtyfour::Key;

    use super::chord;

    #[track_caller]
    fn check(text: &str, held: usize, key: char) {
        let (found, pressed) = chord(text);
        assert_eq!((found.len(), pressed), (held, key), "{text}");
    }

    #[test]
    fn chords_are_read_as_they_are_said() {
        check("a", 0, 'a');
        check("+", 0, '+');
        check("Tab", 0, Key::Tab.into());
        check("Shift+Tab", 1, Key::Tab.into());
        check("Control+Shift++", 2, '+');
        check("Space", 0, ' ');
    }
}
