// Starts the client, and says on the page why it does not start if so.
import start from "{{web.js}}";

start({ module_or_path: "{{web.wasm}}" }).catch((error) => {
  console.error(error);
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.textContent = "Platelayer could not start: " + error +
    ". Reload the page; if that does not help, your browser may be too old for WebAssembly.";
  document.querySelector(".arriving")?.remove();
  document.body.append(note);
});
