//! Numbers as letters that need no escape in an address.

const LETTERS: &[u8; 64] = b"-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";

/// The letter of a number below 64; `-` is zero.
pub fn letter(number: usize) -> char {
    char::from(LETTERS[number % LETTERS.len()])
}

/// The numbers of letters; `None` where one is none of them.
pub fn numbers(letters: &str) -> Option<Vec<usize>> {
    letters.chars().map(|letter| LETTERS.iter().position(|&it| char::from(it) == letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_a_letter_of_its_own() {
        let all: String = (0..64).map(letter).collect();
        assert_eq!(numbers(&all), Some((0..64).collect()));
        assert_eq!(numbers("-!"), None);
    }
}
