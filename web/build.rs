//! Asks the linker to keep what the bundler needs to cut the module into parts.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|it| it == "wasm32") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
