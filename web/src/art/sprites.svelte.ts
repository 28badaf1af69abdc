// The drawings of the server, once each in the document, so that any picture is a <use> of its symbols.
//
// Owns fetching and inserting them.  The page's policy allows no inline style, so the style sheet of a sprite is adopted
// as a script-made sheet.  A sprite that cannot be fetched is asked for again by whoever needs it next.

import { root } from "../root.ts";

const PAINTS = "linearGradient, radialGradient, pattern, clipPath, mask, filter, marker";
const here = new Map<string, Promise<void>>();

/** Faces, icons, backs, roles and gold: what every page may show. */
export function commonArt(): Promise<void> {
  return sprite("/art/common.svg");
}

/** The cards of these rules. */
export async function gameArt(rules: string): Promise<void> {
  await Promise.all([commonArt(), sprite(`/art/game.svg?${new URLSearchParams({ rules }).toString()}`)]);
}

function sprite(address: string): Promise<void> {
  let coming = here.get(address);
  if (!coming) {
    coming = insert(address).catch((fault: unknown) => {
      here.delete(address);
      throw fault;
    });
    here.set(address, coming);
  }
  return coming;
}

async function insert(address: string): Promise<void> {
  const response = await fetch(root + address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Taken out before it is parsed: the policy is asked already when a parser meets a style element.
  const text = (await response.text()).replaceAll(/<style>([^<]*)<\/style>/g, (_, rules: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return "";
  });
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.removeAttribute("style");
  svg.setAttribute("class", "sprite");
  svg.setAttribute("aria-hidden", "true");
  // Symbols that are here already (two games share cards) must keep their one id.
  for (const part of svg.querySelectorAll("[id]")) if (document.getElementById(part.id)) part.remove();
  // Paints work only where they are rendered.  The drawings need not be, and thousands of parts that are not cost nothing
  // when the whole page gets a new style, as it does under every dialog.
  const paints = svg.cloneNode(false) as Element;
  paints.append(...svg.querySelectorAll(PAINTS));
  const drawings = document.importNode(svg, true);
  drawings.style.display = "none";
  document.body.prepend(document.importNode(paints, true), drawings);
}
