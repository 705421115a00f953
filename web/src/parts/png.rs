//! Pictures as PNG: the browser draws the SVG on a canvas, and nothing leaves the page.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// How many points a PNG has for every unit of the SVG: sharp on paper and on fine screens.
const SCALE: f64 = 2.0;

/// Lets the visitor save an SVG as a PNG of this name.
pub(crate) fn save_png(name: &str, svg: &str) {
    let Some((width, height)) = size(svg) else { return };
    let Ok(image) = HtmlImageElement::new() else { return };
    let name = name.to_owned();
    let drawn = image.clone();
    let loaded = Closure::once_into_js(move || {
        // Where the browser cannot draw it there is still the SVG.
        let _ = draw(&drawn, width, height, name);
    });
    image.set_onload(Some(loaded.unchecked_ref()));
    // Some browsers draw nothing unless the picture itself says how large it is.
    let sized = svg.replacen("<svg ", &format!("<svg width=\"{width}\" height=\"{height}\" "), 1);
    let text = String::from(js_sys::encode_uri_component(&sized));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{text}"));
}

fn draw(image: &HtmlImageElement, width: f64, height: f64, name: String) -> Result<(), JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width((width * SCALE) as u32);
    canvas.set_height((height * SCALE) as u32);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width * SCALE, height * SCALE)?;
    let taken = Closure::once_into_js(move |blob: Option<Blob>| {
        if let Some(blob) = blob {
            crate::shelf::save_blob(&name, &blob);
        }
    });
    canvas.to_blob(taken.unchecked_ref())
}

/// The width and the height that an SVG says.
fn size(svg: &str) -> Option<(f64, f64)> {
    let (_, rest) = svg.split_once("viewBox=\"0 0 ")?;
    let (width, height) = rest.split_once('"')?.0.split_once(' ')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn the_size_of_a_picture_is_that_of_its_view_box() {
        let sheet = thirty::Sheet::BLANK;
        let picture = draw::thirty::Picture::new(&sheet, thirty::RuleSet::Basic);
        let scene = picture.scene();
        assert_eq!(size(&draw::svg::sheet(&picture)), Some((scene.width, scene.height)));
        assert_eq!(size("<svg>"), None);
    }
}
