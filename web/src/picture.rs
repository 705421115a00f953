//! A picture of a position to keep: as SVG, or as PNG that the browser paints.

use draw::{Caption, scene::Scene};
use kernel::Seat;
use leptos::prelude::*;
use library::View;
use wasm_bindgen::{JsCast as _, closure::Closure};
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement};

use crate::{settings::language, shelf};

/// How many pixels a unit of the drawing gets, so that it is sharp on paper too.
const SHARPNESS: f64 = 1.6;

/// The picture of a seat's sheet with its score, in the language of the page; `None` where it is hidden.
pub(crate) fn of(view: &View, seat: Seat, title: &str, players: &[String]) -> Option<String> {
    Some(draw::svg::scene(&scene(view, seat, title, players)?, "sheet"))
}

pub(crate) fn scene(view: &View, seat: Seat, title: &str, players: &[String]) -> Option<Scene> {
    let players: Vec<_> = players.iter().map(String::as_str).collect();
    let caption = Caption { title, players: &players, ..Caption::default() };
    gallery::keepsake(view, seat, caption, &language())
}

/// Lets the visitor save it as SVG.
pub(crate) fn save_svg(name: &str, svg: &str) {
    shelf::save(&format!("{name}.svg"), "image/svg+xml", svg);
}

/// Lets the visitor save it as PNG.
pub(crate) fn save_png(name: &str, svg: &str) {
    let Some((width, height)) = size(svg) else { return };
    let Ok(image) = HtmlImageElement::new() else { return };
    let name = format!("{name}.png");
    let source = image.clone();
    let painted = Closure::once_into_js(move || {
        let _ = paint(&source, (width, height), &name);
    });
    image.set_onload(Some(painted.unchecked_ref()));
    // A picture in words of the address itself: nothing is fetched.
    let sized = svg.replacen("<svg ", &format!("<svg width=\"{width}\" height=\"{height}\" "), 1);
    image.set_src(&format!("data:image/svg+xml,{}", js_sys::encode_uri_component(&sized)));
}

/// Paints the image on a canvas and saves what is there.
fn paint(image: &HtmlImageElement, (width, height): (f64, f64), name: &str) -> Option<()> {
    let canvas = document().create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
    #[expect(clippy::cast_sign_loss, reason = "sizes are positive")]
    let pixels = |it: f64| (it * SHARPNESS).round() as u32;
    canvas.set_width(pixels(width));
    canvas.set_height(pixels(height));
    let brush = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    let (x, y) = (width * SHARPNESS, height * SHARPNESS);
    brush.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, x, y).ok()?;
    let anchor = document().create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    anchor.set_href(&canvas.to_data_url_with_type("image/png").ok()?);
    anchor.set_download(name);
    anchor.click();
    Some(())
}

/// Width and height of the drawing, from its view box.
fn size(svg: &str) -> Option<(f64, f64)> {
    let numbers = svg.split("viewBox=\"").nth(1)?.split('"').next()?;
    let mut numbers = numbers.split(' ').skip(2).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn the_size_is_that_of_the_view_box() {
        assert_eq!(size(r#"<svg viewBox="0 0 120 80.5" role="img">"#), Some((120.0, 80.5)));
        assert_eq!(size("<svg>"), None);
    }
}
