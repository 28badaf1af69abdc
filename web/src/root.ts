// Where the house stands on its host: "" at the root, "/mine" if it is served under that path.
//
// The server writes it into the page.  Every link, picture and call begins with it; `go` and `place` speak of addresses
// inside the house, without it.

/** The path before all addresses, as the page says it ("./" where nobody filled it in: the page of `npm run dev`). */
export function rootOf(said: string | null | undefined): string {
  return said?.startsWith("/") ? said.replace(/\/+$/, "") : "";
}

export const root = rootOf(globalThis.document?.querySelector('meta[name="root"]')?.getAttribute("content"));

/** The address inside the house; one that does not begin with the root is taken as it is. */
export function inside(pathname: string, of = root): string {
  return of && (pathname === of || pathname.startsWith(`${of}/`)) ? pathname.slice(of.length) || "/" : pathname;
}
