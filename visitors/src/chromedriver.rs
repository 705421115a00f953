//! The one chromedriver of this program, which all of its browsers share.

use std::{
    io::{BufRead as _, BufReader},
    net::{Ipv4Addr, SocketAddr},
    process::{Command, Stdio},
    sync::{LazyLock, mpsc},
    thread,
    time::Duration,
};

use anyhow::{Context as _, Result};
use proving::process::{Process, Signal};

use crate::equipment;

/// How long it may take to listen on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// What it says when it listens.
const READY: &str = "started successfully on port ";

struct Chromedriver {
    address: SocketAddr,
    // A static is never dropped: the leash of the process ends it, and the browsers with it, when this program ends.
    _process: Process,
}

static CHROMEDRIVER: LazyLock<Result<Chromedriver>> = LazyLock::new(start);

/// Where it listens; it is started when it is first asked for.
pub(crate) fn address() -> SocketAddr {
    match &*CHROMEDRIVER {
        Ok(it) => it.address,
        Err(error) => panic!("there is no chromedriver: {error:#}"),
    }
}

fn start() -> Result<Chromedriver> {
    let program = equipment::driver().context("chromedriver is not installed")?;
    let mut command = Command::new(program);
    command.args(["--port=0", "--log-level=SEVERE"]).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut process = Process::start_group(&mut command, Signal::KILL).context("cannot start it")?;
    let output = process.take_stdout().context("it has no output")?;
    let (send, receive) = mpsc::channel();
    // The thread goes on reading, so that a driver that says more is never held up.
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            let port = line.split_once(READY).map(|it| it.1.trim().trim_end_matches('.').to_owned());
            if let Some(port) = port {
                let _ = send.send(port);
            }
        }
    });
    let port = receive.recv_timeout(PATIENCE).context("it does not say where it listens")?;
    let port = port.parse().with_context(|| format!("it listens on `{port}`"))?;
    Ok(Chromedriver { address: SocketAddr::from((Ipv4Addr::LOCALHOST, port)), _process: process })
}
