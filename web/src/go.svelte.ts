// Where the visitor is: the address of the page as data, and going elsewhere without loading everything again.
//
// Owns the addresses of the client, as they are inside the house (root.ts).  Must agree with what the server answers with
// index.html (server/browser.py).

import { inside, root } from "./root.ts";

export type Place =
  | { page: "home" }
  | { page: "new" }
  | { page: "join"; code: string }
  | { page: "table"; id: string }
  | { page: "table-rules"; id: string }
  | { page: "tv"; id: string; code: string }
  | { page: "replay"; id: string; game: number }
  | { page: "story"; id: string; game: number }
  | { page: "review"; id: string; game: number }
  | { page: "me" }
  | { page: "record" }
  | { page: "fame" }
  | { page: "mine" }
  | { page: "daily" }
  | { page: "watch" }
  | { page: "rules" }
  | { page: "learn" }
  | { page: "first-round" }
  | { page: "lesson"; shelf: string; name: string }
  | { page: "puzzles" }
  | { page: "puzzle"; name: string }
  | { page: "admin" }
  | { page: "nowhere" };

const CODE = /^[A-Za-z0-9]{4,10}$/;
let path = $state(inside(location.pathname));
let search = $state(location.search);
let kept = 0;

// Pages are loaded in pieces, so the browser would scroll back before there is anything to scroll.
history.scrollRestoration = "manual";

addEventListener("popstate", (event) => {
  const state: unknown = event.state;
  const scroll = typeof state === "object" && state && "scroll" in state ? state.scroll : 0;
  kept = typeof scroll === "number" ? scroll : 0;
  path = inside(location.pathname);
  search = location.search;
});

// A page that is loaded again begins where it was left.
addEventListener("pagehide", () => keepScroll());

/** Where the visitor was on this page when he left it; asked once, when the page is there. */
export function keptScroll(): number {
  const scroll = kept;
  kept = 0;
  return scroll;
}

function keepScroll(): void {
  history.replaceState({ scroll: scrollY }, "");
}

/** The place that an address names. */
export function placeOf(address: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = address.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "":
      return { page: "home" };
    case "me":
      if (second === "record" && !third) return { page: "record" };
      return second ? { page: "nowhere" } : { page: "me" };
    case "new":
    case "fame":
    case "mine":
    case "daily":
    case "watch":
    case "rules":
    case "admin":
      return second ? { page: "nowhere" } : { page: first };
    case "learn":
      if (!second) return { page: "learn" };
      if (third && !fourth) return { page: "lesson", shelf: second, name: third };
      return second === "round" && !third ? { page: "first-round" } : { page: "nowhere" };
    case "puzzles":
      if (!second) return { page: "puzzles" };
      return third ? { page: "nowhere" } : { page: "puzzle", name: second };
    case "join":
      return { page: "join", code: second };
    case "tv":
      return second && !third ? { page: "tv", id: "", code: second } : { page: "nowhere" };
    case "t":
      if (!second) return { page: "nowhere" };
      if (!third) return { page: "table", id: second };
      if (third === "rules") return { page: "table-rules", id: second };
      if (third === "tv" && !fourth) return { page: "tv", id: second, code: "" };
      if ((third === "replay" || third === "story" || third === "review") && Number(fourth) >= 1) {
        return { page: third, id: second, game: Number(fourth) };
      }
      return { page: "nowhere" };
    default:
      return !second && CODE.test(first) ? { page: "join", code: first } : { page: "nowhere" };
  }
}

export function place(): Place {
  return placeOf(path);
}

/** What stands behind the question mark of the address. */
export function asked(): URLSearchParams {
  return new URLSearchParams(search);
}

export function go(address: string, { replace = false } = {}): void {
  if (address === inside(location.pathname) + location.search + location.hash) return;
  if (replace) {
    history.replaceState(null, "", root + address);
  } else {
    keepScroll();
    history.pushState(null, "", root + address);
    scrollTo(0, 0);
  }
  path = inside(location.pathname);
  search = location.search;
}

/** For links: a plain click stays in the page, anything else is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  const address = inside(link.pathname);
  if (root && address === link.pathname) return;
  if (address.startsWith("/api/") || address.startsWith("/schema")) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  go(address + link.search + link.hash);
}
