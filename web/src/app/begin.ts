// The page as an app: begun when everything else is there, so that nobody waits for it.
//
// Owns the service worker as the page sees it: that it is there where the house wants one, gone where it does not, and
// that a new version is told.  Lets it collect rules and lessons while nothing else happens.

import { mount } from "svelte";
import { inside, root } from "../root.ts";
import { api } from "../wire/api.ts";
import type { HouseInfo } from "../wire/types.ts";
import AppNews from "./AppNews.svelte";
import { collect } from "./books.ts";
import { app } from "./state.svelte.ts";

const HOUR = 3_600_000;
const ASK = 10_000;

export async function begin(): Promise<void> {
  if (inside(location.pathname).startsWith("/admin")) return;
  const told = document.createElement("div");
  document.body.append(told);
  mount(AppNews, { target: told });
  const house = await look();
  addEventListener("offline", () => void look());
  addEventListener("online", () => void look());
  if (!("serviceWorker" in navigator)) return;
  if (house && !house.app) await remove();
  else await keepWorker().catch(() => undefined);
  const { bell } = await import("./bell.svelte.ts");
  await bell.check();
}

/** Whether anybody answers; without an answer it is asked again and again. */
async function look(): Promise<HouseInfo | null> {
  const house = await api.house().catch(() => null);
  app.isOffline = house === null;
  if (!house) setTimeout(() => void (app.isOffline && look()), ASK);
  return house;
}

async function keepWorker(): Promise<void> {
  const found = await navigator.serviceWorker.register(`${root}/sw.js`, { updateViaCache: "none" });
  // A browser may be forbidden to have one.
  if (!found) return;
  const tell = (worker: ServiceWorker | null): void => {
    // The first one is no news: nothing was there before it.
    if (worker && navigator.serviceWorker.controller) app.update = () => worker.postMessage("go");
  };
  tell(found.waiting);
  found.addEventListener("updatefound", () => {
    const coming = found.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && tell(coming));
  });
  let isReloading = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // Only whoever wanted the new version is interrupted; another window of the same browser is told.
    if (app.isGoing && !isReloading) {
      isReloading = true;
      location.reload();
    }
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
    asked = Date.now();
    found.update().catch(() => undefined);
  });
  navigator.serviceWorker.addEventListener("controllerchange", collect);
  collect();
}

/** The house wants no worker, or no longer. */
async function remove(): Promise<void> {
  const home = new URL(`${root}/`, location.href);
  const found = await navigator.serviceWorker.getRegistration(home.href);
  if (!found || found.scope !== home.href) return;
  await found.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(`undermine ${home.pathname} `)).map((name) => caches.delete(name)));
}
