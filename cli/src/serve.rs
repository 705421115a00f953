//! `platelayer serve`: hosts tables for friends and strangers.

use std::{
    env,
    io::{self, Write as _},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};

use server::{Server, Settings};
use tokio::runtime::{Builder, Runtime};
use tracing_subscriber::{EnvFilter, fmt};

use crate::{
    config::{Log, LogForm, Serve},
    fault::Fault,
};

/// Serves until it is told to stop.
pub(crate) fn run(args: &Serve) -> Result<(), Fault> {
    let (settings, log) = args.settings()?;
    begin_log(&log)?;
    #[cfg(unix)]
    open_many_files();
    let runtime = runtime()?;
    let done = runtime.block_on(serve(settings, args.open));
    // Whatever is still being worked out, nobody waits for it any more.
    runtime.shutdown_timeout(Duration::from_secs(1));
    done
}

/// Raises the limit of open files as far as the system lets: every connection is one, and shells give 1,024.
#[cfg(unix)]
fn open_many_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }) {
        tracing::warn!(%error, limit = limit.current, "the limit of open files stays as it is");
    }
}

/// What asynchronous commands run on.
pub(crate) fn runtime() -> Result<Runtime, Fault> {
    Builder::new_multi_thread().enable_all().build().map_err(Fault::input)
}

async fn serve(settings: Settings, opens: bool) -> Result<(), Fault> {
    let database = settings.database.to_string();
    let server = Server::start(settings).await.map_err(Fault::input)?;
    let address = server.address().map_err(Fault::input)?;
    // Whoever reads that it listens may ask it to stop at once.
    let stop = stop()?;
    let mut out = io::stdout();
    writeln!(out, "listening on http://{address}")?;
    out.flush()?;
    if opens && has_screen() {
        open(address);
    }
    tracing::info!(%address, database, "platelayer serves");
    server.run(stop).await;
    tracing::info!("goodbye");
    Ok(())
}

/// Whether a browser would be seen: elsewhere one for the terminal would take the place of the log.
fn has_screen() -> bool {
    let is_set = |name| env::var_os(name).is_some_and(|it| !it.is_empty());
    cfg!(not(all(unix, not(target_os = "macos")))) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Shows the start page. Who has no browser here reads the address.
fn open(address: SocketAddr) {
    let host = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    if let Err(error) = open::that_detached(format!("http://{}", SocketAddr::new(host, address.port()))) {
        tracing::debug!(%error, "no browser was opened");
    }
}

/// Ready when somebody wants the server to stop.
fn stop() -> Result<impl Future<Output = ()>, Fault> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut end = signal(SignalKind::terminate()).map_err(Fault::input)?;
        let mut interrupt = signal(SignalKind::interrupt()).map_err(Fault::input)?;
        Ok(async move {
            tokio::select! {
                _ = end.recv() => {}
                _ = interrupt.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

fn begin_log(log: &Log) -> Result<(), Fault> {
    let wrong = |it| Fault::usage(format!("--log-level: {it}"));
    let filter = EnvFilter::try_new(&log.level).map_err(wrong)?;
    let log_to = fmt().with_env_filter(filter).with_writer(io::stderr);
    match log.form {
        LogForm::Text => log_to.with_ansi(false).init(),
        LogForm::Json => log_to.json().init(),
    }
    Ok(())
}
