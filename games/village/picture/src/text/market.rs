//! Both markets and the hand.

use village::{Card, Content, Offer, Player, Taken, TerminusCard, Trip};

use super::page::Page;
use crate::{
    PLANNING,
    words::{short, terminus},
};

/// The columns inside a card of the market.
const INNER: usize = 9;
const HEIGHT: usize = 7;

/// What a card costs, and what lies on it.
fn price(price: u16) -> String {
    if price == 0 { "free".to_owned() } else { format!("£{price}") }
}

/// The track market: small boxes, the free one at the left, the deck beyond the last.
pub fn tracks(content: &Content, offers: &[Offer<Card>]) -> String {
    if offers.is_empty() {
        return "  (no cards)\n".to_owned();
    }
    let mut page = Page::new(offers.len() * (INNER + 1) + 1, HEIGHT + 1);
    let n_offers = offers.len();
    for (n, (offer, cost)) in offers.iter().zip(0_u16..).enumerate() {
        let x = n * (INNER + 1);
        let is_last = n + 1 == n_offers;
        let card = content.card(offer.card);
        let [above, left] = card.features(false).map(|it| it.map_or("-".to_owned(), short));
        let edge = |corner: char| format!("{corner}{}", "─".repeat(INNER));
        page.write((x, 0), &edge(if n == 0 { '┌' } else { '┬' }));
        page.write((x, HEIGHT), &edge(if n == 0 { '└' } else { '┴' }));
        let coins = if offer.coins > 0 { format!("holds £{}", offer.coins) } else { String::new() };
        let rows = [
            format!("{}. {}", n + 1, price(cost)),
            card.terrain.to_string(),
            card.shape.to_string(),
            format!("↓ {above}"),
            format!("→ {left}"),
            coins,
        ];
        for (y, text) in rows.iter().enumerate() {
            page.write((x, y + 1), &format!("│{text:<INNER$}"));
            if is_last {
                page.put((x + INNER + 1, y + 1), '│');
            }
        }
        if is_last {
            page.put((x + INNER + 1, 0), '┐');
            page.put((x + INNER + 1, HEIGHT), '┘');
        }
    }
    page.text()
}

/// A card that was taken and is not placed yet.
pub fn taken(content: &Content, taken: Taken) -> String {
    match taken {
        Taken::Track(card) => {
            let card = content.card(card);
            let [above, left] = card.features(false).map(|it| it.map_or("-".to_owned(), short));
            format!("  track: {} {}, ↓ {above}, → {left}", card.terrain, card.shape)
        }
        Taken::Trip(trip) => format!("  trip: {trip}"),
    }
}

/// The trip market, a line for each card; the price is that of the card and of planning.
pub fn trips(offers: &[Offer<Trip>]) -> String {
    let line = |(offer, cost): (&Offer<Trip>, u16)| {
        let coins = if offer.coins > 0 { format!(", holds £{}", offer.coins) } else { String::new() };
        format!("{}. £{} {}{coins}\n", cost + 1, cost + u16::from(PLANNING), offer.card)
    };
    if offers.is_empty() { "(no cards)\n".to_owned() } else { offers.iter().zip(0_u16..).map(line).collect() }
}

/// The terminus cards of a hand, or only how many there are.
pub fn hand(content: &Content, player: &Player) -> String {
    match &player.hand {
        Some(cards) if cards.is_empty() => "(none)\n".to_owned(),
        Some(cards) => {
            let line = |it: TerminusCard| format!("{it:>2}: {}\n", terminus(content.terminus(it)));
            cards.iter().copied().map(line).collect()
        }
        None => format!("{}\n", "▒ ".repeat(player.n_hand) + &format!("({} hidden)", player.n_hand)),
    }
}
