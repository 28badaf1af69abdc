// The service worker: the page opens without a network, with the rules and the lessons.
//
// Owns two stores of this house: the pieces of one version of the page, and its books (rules, lessons, drawings).  What it
// may keep is a list, and only what the server calls public: no table, no guest, nothing that is asked for with a name
// gets in.  What is not on the list passes by it as if it were not there; so does the admin's page.
// It also shows what the house sends to this browser: that it is its reader's turn, and where.
// tools/worker.ts writes the version and the pieces in; where the house wants no worker, the server gives
// `self.leaving = true` in front of it, and it clears up and goes.

const VERSION = "__VERSION__";
/** Files of the page by their address under the house. */
const PIECES = new Set(__PIECES__);
const HOME = new URL(self.registration.scope);
/** Another house may stand on the same host, under another path. */
const MINE = `undermine ${HOME.pathname} `;
const PAGE = `${MINE}${VERSION}`;
const BOOKS = `${MINE}books`;
const IS_PAGE = /^(?:(?:new|join|t|tv|rules|me|mine|daily|watch|learn|puzzles)(?:\/|$)|$)/;
const IS_BOOK = /^(?:api\/(?:games|handbook|lessons(?:\/[^/]+)?|puzzles(?:\/(?!daily)[^/]+)?)|art\/.+|words\/.+)$/;
/** Milliseconds after which a page that is here does not wait for the network any longer. */
const PATIENCE = 4_000;
const AT_ONCE = 6;
const MOST_BOOKS = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(self.leaving ? self.skipWaiting() : gather());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.leaving ? leave() : settle());
});

// Whoever reads that there is a new version decides when it comes.
self.addEventListener("message", ({ data }) => {
  if (data === "go") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (self.leaving || request.method !== "GET" || url.origin !== HOME.origin || !url.pathname.startsWith(HOME.pathname)) return;
  const path = url.pathname.slice(HOME.pathname.length);
  if (request.mode === "navigate") {
    if (IS_PAGE.test(path)) event.respondWith(open(request));
  } else if (PIECES.has(path)) event.respondWith(piece(path, request));
  else if (IS_BOOK.test(path)) event.respondWith(book(event));
});

self.addEventListener("push", (event) => {
  if (!self.leaving) event.waitUntil(ring(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.table));
});

// The maker of the browser gave it another address.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(hangAgain(event.oldSubscription, event.newSubscription));
});

/** The address of a table of this house. */
function placeOf(table) {
  return /^[\w-]{1,64}$/.test(table ?? "") ? new URL(`t/${table}`, HOME).href : HOME.href;
}

const windows = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

/** It is the reader's turn; whoever looks at that table at this moment sees it. */
async function ring(data) {
  const { title, body, table, lang } = data.json();
  const address = placeOf(table);
  if ((await windows()).some(({ focused, url }) => focused && url.startsWith(address))) return;
  const icon = new URL("icons/icon-192.png", HOME).href;
  await self.registration.showNotification(title, { body, lang, icon, tag: `t/${table}`, data: { table } });
}

/** To the table: where it is open already, or in a new window. */
async function lead(table) {
  const address = placeOf(table);
  const open = (await windows()).find(({ url }) => url.startsWith(address));
  await (open ? open.focus() : self.clients.openWindow(address));
}

async function hangAgain(old, given) {
  const made = given ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const body = JSON.stringify({ endpoint, key: keys.p256dh, secret: keys.auth, language: self.navigator.language });
  await fetch(new URL("api/me/bells", HOME), { method: "POST", headers: { "content-type": "application/json" }, body });
}

/** All pieces, a few at a time; if one is missing, this version does not come. */
async function gather() {
  const cache = await caches.open(PAGE);
  const wanted = ["", ...PIECES];
  const one = async () => {
    for (let path = wanted.shift(); path !== undefined; path = wanted.shift()) {
      const address = new URL(path, HOME).href;
      const answer = await fetch(address, { credentials: "omit", cache: path.startsWith("assets/") ? "default" : "reload" });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(address, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Earlier versions go. */
async function settle() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(MINE) && name !== PAGE && name !== BOOKS).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The house wants no worker any more. */
async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(MINE)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

/** The page as the server gives it; if that does not answer, as it was kept. */
async function open(request) {
  const kept = await caches.match(HOME.href, { cacheName: PAGE, ignoreVary: true });
  const fetched = fetch(request);
  if (!kept) return fetched;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([fetched.catch(() => kept), late]);
}

async function piece(path, request) {
  return (await caches.match(new URL(path, HOME).href, { cacheName: PAGE, ignoreVary: true })) ?? fetch(request);
}

/** A page of rules or a lesson: as it is now, or as it was read last. */
async function book(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok && /\bpublic\b/.test(answer.headers.get("cache-control") ?? "")) event.waitUntil(keep(request.url, answer.clone()));
    return answer;
  } catch (fault) {
    const kept = await caches.match(request.url, { cacheName: BOOKS, ignoreVary: true });
    if (kept) return kept;
    throw fault;
  }
}

async function keep(address, answer) {
  const cache = await caches.open(BOOKS);
  await cache.put(address, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_BOOKS)).map((old) => cache.delete(old)));
}
