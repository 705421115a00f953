//! How a page looks, and whether everybody can use it.

use std::{fmt::Write as _, fs};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};

use crate::{Visitor, equipment};

/// Runs axe and hands its findings over.
const RUN_AXE: &str = "
    const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then(
        (found) => done({ violations: found.violations }),
        (error) => done({ error: String(error) }));
";

/// Finds what is cut off or sticks out of its frame, and words that are broken between two lines.
const FIND_CLUMSY: &str = "
    const isSeen = (it) => it.getClientRects().length > 0 && !it.closest('.sr-only, svg, [aria-hidden=true]');
    const isMoved = (it) => ['absolute', 'fixed'].includes(getComputedStyle(it).position);
    const told = (it) => it.tagName + '.' + it.className + ': ' + it.textContent.replace(/\\s+/g, ' ').slice(0, 80);
    const textsOf = (it) => {
        const res = [];
        const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            if (isSeen(walker.currentNode.parentElement)) res.push(walker.currentNode);
        }
        return res;
    };
    const boxes = (text, from, to) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return [...range.getClientRects()];
    };
    const res = [];
    for (const it of document.querySelectorAll('main :is(li, button, .button, .notice, th, td, legend, label)')) {
        const style = getComputedStyle(it);
        if (!isSeen(it) || style.display === 'inline' || style.overflowX !== 'visible') continue;
        const frame = it.getBoundingClientRect();
        for (const text of textsOf(it)) {
            if (isMoved(text.parentElement)) continue;
            const isOut = boxes(text, 0, text.length).some((at) => at.left < frame.left - 1 || at.right > frame.right + 1);
            if (isOut) res.push('sticks out: ' + text.data.trim() + ' of ' + told(it));
        }
    }
    for (const it of document.querySelectorAll('main :is(h1, h2, .seats .name, .standings th)')) {
        for (const text of textsOf(it)) {
            for (const word of text.data.matchAll(/[\\p{Script=Latin}\\d]+/gu)) {
                const tops = boxes(text, word.index, word.index + word[0].length).map((at) => Math.round(at.top));
                if (new Set(tops).size > 1) res.push('a broken word: ' + word[0] + ' of ' + told(it));
            }
        }
    }
    return res;
";

impl Visitor {
    /// Keeps a picture of the page, and another of all of it if it is longer than the screen.
    pub async fn shot(&self, name: &str) {
        let (width, height) = self.size.pixels();
        self.keep(&format!("{name}-{width}x{height}"), json!({ "format": "png" })).await;
        let length = self.evaluate("return document.documentElement.scrollHeight").await;
        let length = length.as_u64().unwrap_or_default();
        if length > u64::from(height) {
            let clip = json!({ "x": 0, "y": 0, "width": width, "height": length, "scale": 1 });
            let whole = json!({ "format": "png", "captureBeyondViewport": true, "clip": clip });
            self.keep(&format!("{name}-{width}x{height}-whole"), whole).await;
        }
    }

    async fn keep(&self, name: &str, parameters: Value) {
        let picture = self.command("Page.captureScreenshot", parameters).await;
        let picture = STANDARD.decode(picture["data"].as_str().unwrap_or_default()).expect("a picture");
        let folder = equipment::screenshots();
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(format!("{name}.png")), picture).expect("a file");
    }

    /// Asks for less movement, as the settings of a system can.
    pub async fn set_reduced_motion(&self, is_reduced: bool) {
        let value = if is_reduced { "reduce" } else { "no-preference" };
        self.emulate("prefers-reduced-motion", value).await;
    }

    /// Asks for dark pages, or for light ones.
    pub async fn set_dark(&self, is_dark: bool) {
        self.emulate("prefers-color-scheme", if is_dark { "dark" } else { "light" }).await;
    }

    async fn emulate(&self, name: &str, value: &str) {
        let features = json!({ "features": [{ "name": name, "value": value }] });
        self.command("Emulation.setEmulatedMedia", features).await;
    }

    /// Fails if the page is wider than the screen, if something sticks out of its frame, or if words are broken.
    pub async fn fits(&self) {
        let width = self.evaluate("return document.documentElement.scrollWidth").await;
        let (screen, _) = self.size.pixels();
        assert!(
            width.as_u64() <= Some(screen.into()),
            "{} is {width} pixels wide on a screen of {screen}",
            self.path().await
        );
        let clumsy = self.evaluate(FIND_CLUMSY).await;
        assert_eq!(clumsy, json!([]), "{} on a screen of {screen}", self.path().await);
    }

    /// Fails if axe finds anything wrong on the page, be it ever so small.
    pub async fn axe(&self) {
        let Some(axe) = equipment::axe() else {
            testing::skip("no page is judged by axe-core, which is not installed (cargo xtask equipment)");
            return;
        };
        // Handed over by the driver, which the policy of the page does not concern.
        self.driver.execute(axe, Vec::new()).await.expect("axe is there");
        let found = self.driver.execute_async(RUN_AXE, Vec::new()).await.expect("axe runs");
        let found = found.json();
        assert_eq!(found.get("error"), None, "axe fails at {}", self.path().await);
        let all = found["violations"].as_array().cloned().unwrap_or_default();
        assert!(all.is_empty(), "{} has\n{}", self.path().await, all.iter().map(told).collect::<String>());
    }
}

/// A finding, with the places that it concerns.
fn told(finding: &Value) -> String {
    let mut told = format!("- {} ({}): {}\n", finding["id"], finding["impact"], finding["help"]);
    for node in finding["nodes"].as_array().into_iter().flatten() {
        let _ = writeln!(told, "    {}\n    {}", node["target"], node["html"]);
    }
    told
}
