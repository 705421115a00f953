// The service worker: keeps the client of one version whole, so that it starts with the server switched off.
//
// The page and everything that it loads are kept together and change together: a newer version is fetched in the
// background as a whole, waits, and takes over when the page says so.

const VERSION = "{{version}}";
const SHELL = "/";
const FILES = JSON.parse('{{files}}');
const RULES = JSON.parse('{{rules}}');

// What this version is made of, and pages that somebody looked at, which outlive a version.
const CLIENT = `platelayer-client-${VERSION}`;
const PAGES = "platelayer-pages";

// Who works on the client wants to see the last build, not the last but one.
const IS_TRIAL = VERSION.startsWith("trial-");

self.addEventListener("install", (event) => {
  if (IS_TRIAL) self.skipWaiting();
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const name = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
  if (/^\/(api|healthz|metrics)(\/|$)/.test(url.pathname) || name === "sw.js") return;
  if (url.pathname.startsWith("/assets/") || url.pathname === "/manifest.webmanifest") {
    event.respondWith(kept(request));
  } else if (name.includes(".")) {
    event.respondWith(page(event));
  } else if (request.mode === "navigate") {
    event.respondWith(IS_TRIAL ? fetch(request).catch(() => kept(SHELL)) : kept(SHELL));
  }
});

async function install() {
  const cache = await caches.open(CLIENT);
  // The names of these say what is in them, so the browser's own copies are as good as new ones.
  await cache.addAll(FILES);
  // The rules are read offline, too; whatever does not come now comes when it is looked at.
  const pages = await caches.open(PAGES);
  await Promise.allSettled(RULES.map((path) => pages.add(path)));
  await cache.addAll([SHELL, "/manifest.webmanifest"].map((path) => new Request(path, { cache: "no-cache" })));
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("platelayer-") && name !== CLIENT && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// What this version is made of comes from its cache, and from the server only if the browser has dropped it.
async function kept(request) {
  const cache = await caches.open(CLIENT);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

// Other files of ours, such as the pages of the rules: at once if they were looked at before, and renewed behind that.
async function page(event) {
  const cache = await caches.open(PAGES);
  const fresh = fetch(event.request).then(async (answer) => {
    if (answer.ok && answer.type === "basic") await cache.put(event.request, answer.clone());
    return answer;
  });
  const known = await cache.match(event.request, { ignoreVary: true });
  if (known === undefined) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return known;
}
