// The drawings of the server, once each in the document, so that any picture is a <use> of its symbols.
//
// Owns fetching and inserting them.  The page's policy allows no inline style, so the style sheet of a sprite is adopted
// as a script-made sheet.  A sprite that cannot be fetched is asked for again by whoever needs it next.

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
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const root = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  for (const style of root.querySelectorAll("style")) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    document.adoptedStyleSheets.push(sheet);
    style.remove();
  }
  root.removeAttribute("style");
  root.setAttribute("class", "sprite");
  root.setAttribute("aria-hidden", "true");
  // Symbols that are here already (two games share cards) must keep their one id.
  for (const part of root.querySelectorAll("[id]")) if (document.getElementById(part.id)) part.remove();
  document.body.prepend(document.importNode(root, true));
}
