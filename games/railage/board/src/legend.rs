//! What the signs on the map and on the tracks mean.

use leptos::prelude::*;
use railage::Terrain;
use railage_picture::Role;

use super::{pictures, words};

pub(super) fn legend() -> impl IntoView {
    let terrains = Terrain::ALL.map(|it| {
        view! { <li><span class="ra-terrain" aria-hidden="true" inner_html=pictures::terrain(it)></span>{words::terrain(it)}</li> }
    });
    let strokes = Role::ALL.map(|it| {
        view! { <li><span class="ra-stroke" aria-hidden="true" inner_html=pictures::stroke(it)></span>{role(it)}</li> }
    });
    let signs = [
        ("○", t!("railage-legend-station")),
        ("•", t!("railage-legend-dot")),
        ("×3", t!("railage-legend-factor")),
        ("•━", t!("railage-legend-extra")),
        ("③", t!("railage-legend-points")),
        ("○", t!("railage-legend-branch")),
        ("✕", t!("railage-legend-crossed")),
    ];
    let signs =
        signs.map(|(sign, words)| view! { <li><span class="ra-sign" aria-hidden="true">{sign}</span>{words}</li> });
    view! {
        <details class="ra-legend">
            <summary>{t!("railage-legend")}</summary>
            <ul>{terrains.collect_view()}{strokes.collect_view()}{signs.collect_view()}</ul>
        </details>
    }
}

/// What a stroke stands for.
pub(super) fn role(role: Role) -> String {
    match role {
        Role::Trunk => t!("railage-role-trunk"),
        Role::Network => t!("railage-role-network"),
        Role::Other => t!("railage-role-other"),
        Role::Special => t!("railage-role-special"),
    }
}
