// The sign of the page in its tab: it calls when it is the visitor's turn.

import { root } from "../root.ts";

const QUIET = `${root}/favicon.svg`;
const CALLING = `${root}/favicon-turn.svg`;

export function favicon(calling: boolean): void {
  const wanted = calling ? CALLING : QUIET;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
