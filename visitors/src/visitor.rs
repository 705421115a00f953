//! A person with a browser of their own.

use std::{
    io::Write as _,
    path::PathBuf,
    sync::Mutex,
    time::{Duration, Instant},
};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    By, CapabilitiesHelper as _, ChromiumLikeCapabilities as _, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
    WebElement, error::WebDriverResult,
};

use crate::{chromedriver, equipment, keys, plain, yard::Yard};

/// How long something may take to appear on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long to wait before looking again.
const PAUSE: Duration = Duration::from_millis(20);

/// How often a browser may fail to start.
const MOST_STARTS: usize = 3;

/// How the browser is started: without a window, and without anything that it does of its own accord.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

/// How big the screen is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Size {
    /// A phone held upright.
    Phone,
    /// A screen on a desk.
    Desk,
}

impl Size {
    /// Width and height.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Phone => (360, 740),
            Self::Desk => (1280, 800),
        }
    }
}

/// A person with a browser of their own.
///
/// What they wait for comes within half a minute, or they fail; a picture of what they saw then is kept.
#[derive(Debug)]
pub struct Visitor {
    pub(crate) driver: WebDriver,
    pub(crate) size: Size,
    /// Where the server is that they visit.
    base: String,
    /// Errors in the console so far; asking for them takes them out of the browser.
    errors: Mutex<Vec<String>>,
    /// What the browser keeps.
    _profile: TempDir,
}

impl Visitor {
    /// Somebody with a new browser who reads this language.
    pub async fn new(yard: &Yard, size: Size, language: &str) -> Self {
        Self::at(&yard.url(""), size, language).await
    }

    /// Somebody who visits a server at any address such as `http://127.0.0.1:7530`.
    pub async fn at(base: &str, size: Size, language: &str) -> Self {
        let (driver, profile) = started(language).await;
        let visitor = Self { driver, size, base: base.to_owned(), errors: Mutex::default(), _profile: profile };
        let (width, height) = size.pixels();
        let is_phone = size == Size::Phone;
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        visitor.command("Emulation.setDeviceMetricsOverride", screen).await;
        visitor.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await;
        // Moments look the same wherever the tests run.
        visitor.command("Emulation.setTimezoneOverride", json!({ "timezoneId": "UTC" })).await;
        visitor
    }

    /// The driver, for what has no word of its own here.
    pub const fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Opens a page.
    pub async fn open(&self, path: &str) {
        let url = format!("{}{path}", self.base);
        self.driver.goto(&url).await.unwrap_or_else(|error| panic!("{url} does not open: {error}"));
    }

    /// Loads the page anew.
    pub async fn reload(&self) {
        self.driver.refresh().await.expect("the page loads anew");
    }

    /// The path of the page, with what comes after it.
    pub async fn path(&self) -> String {
        let url = self.driver.current_url().await.expect("an address");
        url.as_str().strip_prefix(&self.base).unwrap_or(url.as_str()).to_owned()
    }

    /// Waits until something is on the page.
    pub async fn wait_for(&self, css: &str) -> WebElement {
        self.wait(&format!("`{css}` does not appear"), async || self.driver.find(By::Css(css)).await.ok()).await
    }

    /// Waits until something is gone.
    pub async fn wait_gone(&self, css: &str) {
        let is_gone = async || self.driver.find_all(By::Css(css)).await.is_ok_and(|it| it.is_empty()).then_some(());
        self.wait(&format!("`{css}` does not go"), is_gone).await;
    }

    /// Waits until the page says this anywhere.
    pub async fn wait_for_text(&self, text: &str) {
        let says = async || self.page_text().await.is_some_and(|it| it.contains(text)).then_some(());
        self.wait(&format!("the page does not say `{text}`"), says).await;
    }

    /// Waits until a script, as the inside of a function, returns something true.
    pub async fn wait_until(&self, script: &str) {
        let is_true = async || {
            let value = self.driver.execute(script, Vec::new()).await.ok()?;
            (value.json() == &Value::Bool(true)).then_some(())
        };
        self.wait(&format!("`{script}` does not become true"), is_true).await;
    }

    /// Clicks on something once it is there and can be clicked.
    pub async fn click(&self, css: &str) {
        self.click_on(By::Css(css), css).await;
    }

    /// Clicks on the button, link or choice with this text or this label.
    pub async fn click_text(&self, text: &str) {
        let text_path = literal(text);
        let path = format!(
            "//*[self::button or self::a or self::summary or self::label or self::option or @role='button' or \
             @role='tab' or @role='radio'][normalize-space(.)={text_path} or @aria-label={text_path}]"
        );
        self.click_on(By::XPath(path), text).await;
    }

    /// What something says.
    pub async fn text(&self, css: &str) -> String {
        let read = async || self.driver.find(By::Css(css)).await.ok()?.text().await.ok();
        self.wait(&format!("`{css}` does not appear"), read).await
    }

    /// How many there are of something now.
    pub async fn count(&self, css: &str) -> usize {
        self.driver.find_all(By::Css(css)).await.map_or(0, |it| it.len())
    }

    /// Writes into a field, in place of what was there.
    pub async fn write(&self, css: &str, text: &str) {
        let write = async || {
            let field = self.driver.find(By::Css(css)).await.ok()?;
            field.clear().await.ok()?;
            field.send_keys(text).await.ok()
        };
        self.wait(&format!("nothing can be written into `{css}`"), write).await;
    }

    /// Presses a key, or a chord such as `Shift+Tab`, wherever the focus is.
    pub async fn press(&self, key: &str) {
        let (held, key) = keys::chord(key);
        let mut chain = self.driver.action_chain();
        for &it in &held {
            chain = chain.key_down(it);
        }
        chain = chain.key_down(key).key_up(key);
        for &it in held.iter().rev() {
            chain = chain.key_up(it);
        }
        chain.perform().await.expect("a key is pressed");
    }

    /// What a script, as the inside of a function, returns.
    pub async fn evaluate(&self, script: &str) -> Value {
        let value = self.driver.execute(script, Vec::new()).await;
        value.unwrap_or_else(|error| panic!("`{script}`: {error}")).json().clone()
    }

    /// Clicks on a link that saves a file, and reads what was saved.
    pub async fn download(&self, css: &str) -> Vec<u8> {
        let folder = tempfile::tempdir().expect("a folder");
        let behaviour = json!({ "behavior": "allow", "downloadPath": folder.path().to_string_lossy() });
        self.command("Browser.setDownloadBehavior", behaviour).await;
        self.click(css).await;
        // A file that is still being written has a name of its own.
        let saved = async || {
            let entry = std::fs::read_dir(folder.path()).ok()?.find_map(Result::ok)?;
            let is_whole = !entry.file_name().to_string_lossy().ends_with(".crdownload");
            let bytes = std::fs::read(entry.path()).ok().filter(|it| is_whole && !it.is_empty())?;
            Some(bytes)
        };
        self.wait(&format!("`{css}` saves nothing"), saved).await
    }

    /// Takes the network away from the browser, or gives it back.
    pub async fn offline(&self, is_offline: bool) {
        let conditions =
            json!({ "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.command("Network.enable", json!({})).await;
        self.command("Network.emulateNetworkConditions", conditions).await;
    }

    /// Lets what pages do now and again, from the next one on, be done that many times as often.
    pub async fn hurry(&self, times: u32) {
        let script = format!(
            "const usual = window.setInterval;
             window.intervals = [];
             window.setInterval = (act, pause, ...more) => {{
                 window.intervals.push(pause);
                 return usual(act, pause / {times}, ...more);
             }};"
        );
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// Fails if the browser has complained so far.
    pub async fn no_console_errors(&self) {
        let errors = self.console_errors().await;
        assert!(errors.is_empty(), "the console has errors:\n{}", errors.join("\n"));
    }

    /// What the browser has complained about so far.
    pub async fn console_errors(&self) -> Vec<String> {
        let log = self.driver.browser_log().await.expect("a log");
        let mut errors = self.errors.lock().expect("errors");
        errors.extend(log.into_iter().filter(|it| it.level == "SEVERE").map(|it| it.message));
        errors.clone()
    }

    /// Forgets complaints that a test has provoked.
    pub async fn forget_console_errors(&self) {
        self.console_errors().await;
        self.errors.lock().expect("errors").clear();
    }

    /// Sends a command of the browser's own protocol.
    pub(crate) async fn command(&self, name: &str, parameters: Value) -> Value {
        let answer = self.driver.cdp().send_raw(name, parameters).await;
        answer.unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Tries again and again until there is a result.
    async fn wait<T>(&self, complaint: &str, attempt: impl AsyncFn() -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(found) = attempt().await {
                return found;
            }
            if Instant::now() > end {
                let text = self.page_text().await.unwrap_or_default();
                panic!("{complaint} at {}; the page says:\n{text}", self.path().await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// An element may be covered, moving or just being replaced: then the next attempt counts.
    async fn click_on(&self, by: By, what: &str) {
        let click = async || self.driver.find(by.clone()).await.ok()?.click().await.ok();
        self.wait(&format!("`{what}` cannot be clicked"), click).await;
    }

    async fn page_text(&self) -> Option<String> {
        let value = self.driver.execute("return document.body.innerText", Vec::new()).await.ok()?;
        value.json().as_str().map(str::to_owned)
    }

    /// Asks the driver without this program's runtime, which stands still while a test unwinds.
    fn ask_driver(&self, method: &str, path: &str) -> Option<Value> {
        let path = format!("/session/{}{path}", self.driver.session_id());
        let answer = plain::ask(chromedriver::address(), method, &path, &[("Content-Length", "0")]).ok()?;
        serde_json::from_slice::<Value>(&answer.body).ok()?.get_mut("value").map(Value::take)
    }

    /// Keeps what was seen when a test failed.
    fn keep_failure(&self) -> Option<PathBuf> {
        let name = std::thread::current().name().unwrap_or("visit").replace("::", "-");
        let folder = equipment::screenshots();
        std::fs::create_dir_all(&folder).ok()?;
        let picture = self.ask_driver("GET", "/screenshot")?;
        let picture = STANDARD.decode(picture.as_str()?).ok()?;
        let (width, _) = self.size.pixels();
        // Several visitors may fail together.
        let session: String = self.driver.session_id().to_string().chars().take(4).collect();
        let file = folder.join(format!("failed-{name}-{width}-{session}.png"));
        std::fs::write(&file, picture).ok()?;
        let source = self.ask_driver("GET", "/source")?;
        std::fs::write(file.with_extension("html"), source.as_str()?).ok()?;
        Some(file)
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let kept =
                self.keep_failure().map_or("no picture could be taken".to_owned(), |it| it.display().to_string());
            let _ = writeln!(std::io::stderr(), "what the visitor saw: {kept}");
        }
        self.ask_driver("DELETE", "");
        // It is closed already.
        let _ = self.driver.clone().leak();
    }
}

/// A browser, and what it keeps.
///
/// Now and then Chromium dies while it starts, before it has seen any page of ours; then another is started.
async fn started(language: &str) -> (WebDriver, TempDir) {
    for _ in 0..MOST_STARTS {
        let profile = tempfile::tempdir().expect("a folder");
        match open(&profile, language).await {
            Ok(driver) => return (driver, profile),
            Err(error) => eprintln!("no browser opens: {error}"),
        }
    }
    panic!("no browser opens, {MOST_STARTS} times in a row");
}

async fn open(profile: &TempDir, language: &str) -> WebDriverResult<WebDriver> {
    let mut capabilities = DesiredCapabilities::chrome();
    for flag in FLAGS {
        capabilities.add_arg(flag)?;
    }
    capabilities.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
    capabilities.add_arg(&format!("--lang={language}"))?;
    capabilities.add_arg(&format!("--accept-lang={language}"))?;
    capabilities.add_experimental_option("prefs", json!({ "intl.accept_languages": language }))?;
    if let Some((browser, kind)) = equipment::browser() {
        capabilities.set_binary(&browser.to_string_lossy())?;
        capabilities.set("browserName", kind)?;
    }
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    WebDriver::new(format!("http://{}", chromedriver::address()), capabilities).await
}

/// A text in a path of XML, which knows no way to write a quote within quotes.
fn literal(text: &str) -> String {
    let parts: Vec<_> = text.split('"').map(|it| format!("\"{it}\"")).collect();
    if parts.len() == 1 { parts.concat() } else { format!("concat({})", parts.join(", '\"', ")) }
}

#[cfg(test)]
mod tests {
    use super::literal;

    #[test]
    fn quotes_are_written_somehow() {
        assert_eq!(literal("it's"), "\"it's\"");
        assert_eq!(literal("a \"b\""), "concat(\"a \", '\"', \"b\", '\"', \"\")");
    }
}
