// Names inside a sentence, so that they can be set in bold.  Works on plain text and changes none of it.

export interface Part {
  text: string;
  isName: boolean;
}

/** The sentence in pieces; a name counts only as a whole word, and the longest one that fits wins. */
export function partsOf(text: string, names: readonly string[]): Part[] {
  const known = [...new Set(names.filter(Boolean))].sort((one, other) => other.length - one.length);
  if (!known.length) return [{ text, isName: false }];
  const any = known.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu");
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), isName: false });
    parts.push({ text: match[0], isName: true });
    from = match.index + match[0].length;
  }
  if (from < text.length || !parts.length) parts.push({ text: text.slice(from), isName: false });
  return parts;
}
