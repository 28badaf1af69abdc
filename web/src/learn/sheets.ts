// Three pictures and three sentences for whoever opens a box for the first time.  Owns which cards are in the pictures; the
// sentences are words, `play-sheet-BOX-1` and so on.

/** By box, by picture: cards, pieces and roles as the drawings call them. */
export const SHEETS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  base: [
    ["B-start", "B-EW", "B-goal-gold"],
    ["role-digger", "role-saboteur"],
    ["map", "sabotage-lantern", "rockfall"],
  ],
  expansion: [
    ["S2-green-EW", "S2-blue-EW", "B-goal-gold"],
    ["role-boss", "role-profiteer", "role-geologist"],
    ["prison", "theft", "swap-hats"],
  ],
  duel: [
    ["D-start-green", "D-EW", "D-bridge-gold"],
    ["D-blue-NEW", "key", "D-troll-NEW"],
    ["map", "sabotage-cart", "rockfall"],
  ],
  solo: [
    ["D-start-green", "D-EW", "D-bridge-gold"],
    ["D-blue-NEW", "key", "D-troll-NEW"],
    ["sabotage-cart", "repair-cart", "rockfall"],
  ],
  cave: [
    ["DC-start", "I-EW", "II-vein-NEW"],
    ["role-blue-loyal", "role-yellow-saboteur"],
    ["I-rat", "I-web", "I-axe"],
  ],
};
