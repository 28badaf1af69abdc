// What somebody typed to be himself again: a short code, perhaps in two halves, or a phrase of six words.

export function looksLikePhrase(said: string): boolean {
  return said.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length > 2;
}
