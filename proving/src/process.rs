//! Processes that end with us: signalled, timed, measured, and on a leash in case we are killed ourselves.

use std::{
    fs, io,
    os::unix::process::CommandExt as _,
    process::{Child, Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

pub use rustix::process::Signal;
use rustix::process::{Pid, Resource, Rlimit, getrlimit, kill_process, kill_process_group, prlimit, setrlimit};

/// A child process in a group of its own.
///
/// It is killed when this value is dropped.
/// If this program ends without dropping anything, a shell that waits for just that sends the child its last signal.
#[derive(Debug)]
pub struct Process {
    child: Child,
    leash: Option<Child>,
}

/// What a process holds of the memory, in bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// What is resident now.
    pub resident: u64,
    /// The most that was resident at any time.
    pub peak: u64,
}

impl Process {
    /// Starts a command; `last` is the signal that it gets if this program is gone.
    pub fn start(command: &mut Command, last: Signal) -> io::Result<Self> {
        Self::start_leashed(command, last, "")
    }

    /// Starts a command with children that do not end when it does: all of them get the last signal.
    pub fn start_group(command: &mut Command, last: Signal) -> io::Result<Self> {
        // A number with a minus is that of a group.
        Self::start_leashed(command, last, "-")
    }

    fn start_leashed(command: &mut Command, last: Signal, sign: &str) -> io::Result<Self> {
        let child = command.process_group(0).spawn()?;
        let mut res = Self { child, leash: None };
        res.leash = Some(leash(&format!("{sign}{}", res.child.id()), last)?);
        Ok(res)
    }

    /// The number that the system gave it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its standard output, if it was piped and not taken yet.
    pub fn take_stdout(&mut self) -> Option<std::process::ChildStdout> {
        self.child.stdout.take()
    }

    /// Sends it a signal.
    pub fn signal(&self, signal: Signal) -> io::Result<()> {
        Ok(kill_process(Pid::from_child(&self.child), signal)?)
    }

    /// Sends a signal to it and to its children, whatever groups they have made.
    pub fn signal_family(&self, signal: Signal) -> io::Result<()> {
        self.signal(signal)?;
        let children = fs::read_to_string(format!("/proc/{0}/task/{0}/children", self.id()))?;
        for pid in children.split_whitespace().filter_map(|it| it.parse().ok()).filter_map(Pid::from_raw) {
            match kill_process(pid, signal) {
                // It has ended in the meantime.
                Ok(()) | Err(rustix::io::Errno::SRCH) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// How it ended, if it has.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        // Once the child is waited for, its number may be given to another process.
        if self.has_ended_unseen()? {
            self.unleash();
        }
        self.child.try_wait()
    }

    /// Sends it a signal and waits; kills it with its whole group if it takes longer than `patience`.
    pub fn stop(&mut self, signal: Signal, patience: Duration) -> io::Result<ExitStatus> {
        if let Some(status) = self.ended()? {
            return Ok(status);
        }
        self.signal(signal)?;
        let end = Instant::now() + patience;
        while Instant::now() < end {
            if let Some(status) = self.ended()? {
                return Ok(status);
            }
            thread::sleep(Duration::from_millis(2));
        }
        self.kill()
    }

    /// Kills it with its whole group, as a power failure would.
    pub fn kill(&mut self) -> io::Result<ExitStatus> {
        if let Some(status) = self.ended()? {
            return Ok(status);
        }
        kill_process_group(Pid::from_child(&self.child), Signal::KILL)?;
        self.unleash();
        self.child.wait()
    }

    /// How much memory it holds.
    pub fn memory(&self) -> io::Result<Memory> {
        let text = fs::read_to_string(format!("/proc/{}/status", self.id()))?;
        let field = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name));
            let kibibytes = line.and_then(|it| it.trim().strip_suffix(" kB")).and_then(|it| it.parse::<u64>().ok());
            kibibytes.map(|it| it * 1024).ok_or_else(|| io::Error::other(format!("/proc has no `{name}`")))
        };
        Ok(Memory { resident: field("VmRSS:")?, peak: field("VmHWM:")? })
    }

    /// How much time of the processors it has used.
    pub fn processor_time(&self) -> io::Result<Duration> {
        processor_time(&self.id().to_string())
    }

    /// Lets no file that it writes grow beyond this many bytes; `None` lifts the limit.
    pub fn limit_files(&self, bytes: Option<u64>) -> io::Result<()> {
        let limit = Rlimit { current: bytes, maximum: None };
        Ok(prlimit(Some(Pid::from_child(&self.child)), Resource::Fsize, limit).map(|_| ())?)
    }

    /// Whether it has ended, without taking note of it.
    fn has_ended_unseen(&self) -> io::Result<bool> {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        match waitid(WaitId::Pid(Pid::from_child(&self.child)), options) {
            Ok(status) => Ok(status.is_some()),
            // It was waited for already.
            Err(rustix::io::Errno::CHILD) => Ok(true),
            Err(error) => Err(error.into()),
        }
    }

    fn unleash(&mut self) {
        if let Some(mut leash) = self.leash.take() {
            let _ = leash.kill();
            let _ = leash.wait();
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

/// A shell that waits until its standard input ends, which happens when this program does, whatever ends it.
fn leash(whom: &str, last: Signal) -> io::Result<Child> {
    Command::new("sh")
        .args(["-c", "read -r _; kill -s \"$1\" -- \"$2\"", "leash"])
        .args([&last.as_raw().to_string(), whom])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
}

/// How much time of the processors this program has used.
pub fn own_processor_time() -> io::Result<Duration> {
    processor_time("self")
}

fn processor_time(process: &str) -> io::Result<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // The name of the program may hold anything, but the last bracket is its end; the times are 11 and 12 fields after.
    let fields = text.rsplit_once(')').map_or("", |it| it.1).split_whitespace();
    let ticks: Option<u64> = fields.skip(11).take(2).map(|it| it.parse::<u64>().ok()).sum();
    let ticks = ticks.ok_or_else(|| io::Error::other("/proc tells no times"))?;
    Ok(Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second()))
}

/// Lets this program, and those that it starts, open as many files as the system permits; says how many.
pub fn open_many_files() -> io::Result<Option<u64>> {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit })?;
    Ok(limit.maximum)
}

#[cfg(test)]
mod tests {
    use std::{
        os::unix::process::ExitStatusExt as _,
        process::{Command, Stdio},
        time::{Duration, Instant},
    };

    use super::{Process, Signal};

    fn sleeper(script: &str) -> Process {
        Process::start(Command::new("sh").args(["-c", script]).stdin(Stdio::null()), Signal::KILL).expect("a shell")
    }

    #[test]
    fn a_signal_is_enough_for_the_polite() {
        let mut process = sleeper("exec sleep 60");
        assert_eq!(process.ended().expect("a look"), None);
        let status = process.stop(Signal::TERM, Duration::from_secs(20)).expect("an end");
        assert_eq!(status.signal(), Some(Signal::TERM.as_raw()));
        assert_eq!(process.ended().expect("a look"), Some(status));
    }

    #[test]
    fn the_deaf_are_killed_with_their_children() {
        let mut process = sleeper("trap '' TERM; sleep 61 & wait");
        // The trap must be set before the signal comes.
        std::thread::sleep(Duration::from_millis(200));
        let start = Instant::now();
        let status = process.stop(Signal::TERM, Duration::from_millis(100)).expect("an end");
        assert_eq!(status.signal(), Some(Signal::KILL.as_raw()));
        assert!(start.elapsed() >= Duration::from_millis(100));
    }

    #[test]
    fn the_leash_pulls_when_its_holder_is_gone() {
        let mut process = sleeper("exec sleep 62");
        // Closing the pipe is what the end of this program would do.
        drop(process.leash.as_mut().and_then(|it| it.stdin.take()));
        let end = Instant::now() + Duration::from_secs(20);
        let status = loop {
            if let Some(status) = process.ended().expect("a look") {
                break status;
            }
            assert!(Instant::now() < end, "still running");
            std::thread::sleep(Duration::from_millis(5));
        };
        assert_eq!(status.signal(), Some(Signal::KILL.as_raw()));
    }

    #[test]
    fn the_leash_of_a_group_pulls_the_children_as_well() {
        let mut shell = Command::new("sh");
        // The child is told by the pipe, which ends when nobody holds it any more.
        shell.args(["-c", "sleep 65 & echo started; wait"]).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = Process::start_group(&mut shell, Signal::KILL).expect("a shell");
        let mut output = process.take_stdout().expect("an output");
        let mut word = [0; 8];
        std::io::Read::read_exact(&mut output, &mut word).expect("a word");
        drop(process.leash.as_mut().and_then(|it| it.stdin.take()));
        let start = Instant::now();
        assert_eq!(std::io::Read::read(&mut output, &mut word).expect("an end"), 0);
        assert!(start.elapsed() < Duration::from_secs(20), "the child lived on");
    }

    #[test]
    fn memory_is_told_in_bytes() {
        let process = sleeper("exec sleep 63");
        let memory = process.memory().expect("a status");
        assert!(memory.resident > 0 && memory.resident <= memory.peak, "{memory:?}");
        assert!(memory.peak < 1 << 30, "{memory:?}");
    }

    #[test]
    fn processor_time_grows_with_work_only() {
        let idle = sleeper("exec sleep 63");
        let mut busy = sleeper("while :; do :; done");
        let end = Instant::now() + Duration::from_secs(20);
        while busy.processor_time().expect("times") < Duration::from_millis(100) {
            assert!(Instant::now() < end, "no time was used");
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(idle.processor_time().expect("times") < Duration::from_millis(100));
        busy.kill().expect("an end");
    }

    #[test]
    fn files_of_another_process_can_be_limited() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        let command = "trap '' XFSZ; read -r _ < \"$1\"; head -c 100000 /dev/zero > \"$0\"; test $? -ne 0";
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        let mut shell = Command::new("sh");
        shell.args(["-c", command]).args([&file, &pipe]).stdin(Stdio::null()).stderr(Stdio::null());
        let mut process = Process::start(&mut shell, Signal::KILL).expect("a shell");
        process.limit_files(Some(5000)).expect("a limit");
        std::fs::write(&pipe, "go\n").expect("a reader");
        let end = Instant::now() + Duration::from_secs(20);
        while process.ended().expect("a look").is_none() {
            assert!(Instant::now() < end, "still running");
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(process.ended().expect("a look").is_some_and(|it| it.success()));
        assert_eq!(std::fs::metadata(&file).expect("a file").len(), 5000);
    }
}
