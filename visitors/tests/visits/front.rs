//! A server in front of the server that pretends, when told so, that the client was built anew.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use visitors::Yard;

/// It answers reading requests as the server behind it does, but for the script of the worker.
pub(crate) struct Front {
    address: SocketAddr,
    is_newer: Arc<AtomicBool>,
}

impl Front {
    /// Stands before a server as long as the test runs.
    pub(crate) fn of(yard: Yard) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let is_newer = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&is_newer);
        let yard = Arc::new(yard);
        thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let (yard, told) = (Arc::clone(&yard), Arc::clone(&told));
                // A browser that hangs up is no matter.
                thread::spawn(move || answer(&yard, stream, told.load(Ordering::SeqCst)).ok());
            }
        });
        Self { address, is_newer }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// From now on the client is another.
    pub(crate) fn build_anew(&self) {
        self.is_newer.store(true, Ordering::SeqCst);
    }
}

fn answer(yard: &Yard, mut stream: TcpStream, is_newer: bool) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let Some(path) = first.split(' ').nth(1) else {
        return Ok(());
    };
    let answer = yard.get(path, &[]);
    let mut body = answer.body.clone();
    if is_newer && path == "/sw.js" {
        body = answer.text().replace("const VERSION = \"", "const VERSION = \"newer-").into_bytes();
    }
    let mut head =
        format!("HTTP/1.1 {} Told\r\nConnection: close\r\nContent-Length: {}\r\n", answer.status, body.len());
    for (name, value) in answer.headers.iter().filter(|it| !matches!(it.0.as_str(), "content-length" | "connection")) {
        head.extend([name, ": ", value, "\r\n"]);
    }
    stream.write_all(format!("{head}\r\n").as_bytes())?;
    stream.write_all(&body)
}
