// The kibitzer: a worker beside the page that thinks for it. It answers one question after the other.
import start, { ask } from "{{kibitzer.js}}";

const ready = start({ module_or_path: "{{kibitzer.wasm}}" });

self.addEventListener("message", async ({ data }) => {
  try {
    await ready;
    ask(data, (answer) => self.postMessage(answer));
  } catch (error) {
    // Whatever fell over must not be asked again.
    self.postMessage(JSON.stringify({ failed: String(error) }));
    self.close();
  }
});
