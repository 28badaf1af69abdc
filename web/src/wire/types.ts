// What travels between the page and the server, as types (docs/api.md).  Holds no logic.

export type Cell = readonly [x: number, y: number];

export interface SeatInfo {
  kind: "person" | "bot" | "empty";
  name?: string;
  bot?: string;
  stand_in?: string;
  present?: boolean;
  you?: boolean;
  /** A bot's seat in a running game that the visitor can have: at once, or with the host's word. */
  take?: "free" | "word";
}

/** What whoever runs the house tells everybody, in the language in which he wrote it. */
export interface HouseNotice {
  /** Another notice has another one. */
  id: string;
  text: string;
  language: string;
}

/** What every page shows. */
export interface HouseInfo {
  notice: HouseNotice | null;
}

/** A table as whoever runs the house sees it: nothing of its game. */
export interface AdminTable {
  id: string;
  code: string;
  rules: string;
  opened_at: number;
  touched_at: number;
  state: "open" | "running" | "paused" | "over" | "unreadable" | "closed";
  host: string;
  host_name: string;
  seats: number;
  people: number;
  bots: number;
  onlookers: number;
  chat: boolean;
  hushed: boolean;
}

export interface AdminGuest {
  id: string;
  names: string[];
  seats: number;
  hosts: number;
  present: boolean;
  blocked: boolean;
}

export interface AdminWorker {
  id: string;
  since: number;
  sockets: number;
  tables: number;
  moves: number;
  /** Bots whose turn to think has not come yet. */
  waiting: number;
}

export interface AdminAct {
  at: number;
  who: string;
  kind: string;
  about: string;
  text: string;
}

export interface AdminInfo {
  who: string;
  now: number;
  tables: AdminTable[];
  guests: AdminGuest[];
  workers: AdminWorker[];
  counts: Record<string, number>;
  chat: boolean;
  notice: HouseNotice | null;
  acts: AdminAct[];
}

/** What makes another device be this guest. */
export interface MeCode {
  code: string;
  /** For so long it is good, once. */
  seconds: number;
  address: string;
  /** The address as a picture, an SVG document. */
  qr: string;
}

/** Between two rounds: bots wait for these people, at most until then. */
export interface Rest {
  until: number;
  ready: number[];
}

export interface TableInfo {
  id: string;
  code: string;
  rules: string;
  pace: string;
  bot_delay: number;
  listed: boolean;
  chat: boolean;
  open_records: boolean;
  seats: SeatInfo[];
  host: boolean;
  seat: number | null;
  game: number;
  state: "open" | "running" | "over" | "closed";
  paused: boolean;
  resting: Rest | null;
  sequence: number;
  seal: string;
  seed: string | null;
  scores: number[] | null;
  winners: number[] | null;
  /** The day whose challenge is played here. */
  day: string;
}

/** A line in the list of a day. */
export interface DayScore {
  name: string;
  score: number;
  tier: number;
  rating: string;
  at: number;
  you: boolean;
}

/** The challenge of a day. */
export interface DayInfo {
  day: string;
  today: string;
  ends_at: number;
  rules: string;
  seal: string;
  /** Told when the day is over. */
  seed: string | null;
  scores: DayScore[];
  yours: DayScore | null;
  table: string;
  state: "" | "running" | "over";
}

export interface TableRow {
  id: string;
  code: string;
  rules: string;
  opened_at: number;
  state: "open" | "running";
  names: string[];
  your_turn: boolean;
}

/** One legal answer, taken apart; what does not apply is left out. */
export interface Choice {
  words: string;
  verb: string;
  label: string;
  card?: string;
  at?: Cell[];
  turned?: boolean;
  seats?: number[];
  value?: number;
  more?: string[];
  /** A field or an edge of the card at `at`. */
  field?: string;
  side?: string;
  /** Set by the page: a deed of a turn without a card, which has a button before anything is pointed at. */
  deed?: string;
}

/** A field that the moving figure can reach, with the cheapest safe way there. */
export interface Passage {
  at: Cell;
  field: string;
  label: string;
  /** The answers that lead there, one after the other. */
  steps: string[];
  cards?: number;
  nuggets?: number;
  meets?: string[];
}

/** What stands and lies in the Dark Cave. */
export interface CaveView {
  clan: (string | null)[];
  figures: { seat: number; x: number; y: number; field: string; down: boolean }[];
  out: number[];
  nuggets: number[];
  bank: number;
  veins: { x: number; y: number; field: string; nuggets: number }[];
  monsters: { kind: string; x: number; y: number; field: string; owner: number | null }[];
  webs: { x: number; y: number; side: string; rounds: number; owner: number | null; token: string }[];
  hand_max: number[];
  equipment: string[][];
  revealed: number[];
  budget: number;
  piles: Record<string, number>;
  top: string | null;
  mover: string | null;
}

export type Tone = "" | "gold" | "harm" | "help" | "light" | "end";

export interface LogEntry {
  n: number;
  round: number;
  seat: number | null;
  text: string;
  card: string | null;
  at: Cell | null;
  tone: Tone;
}

export interface Laid {
  at: Cell;
  card: string;
  turned: boolean;
  /** The sides, as the card lies, that light reaches: "NES". */
  lit: string;
  /** Where seats have colours: the sides that each of them reaches. */
  reach?: string[];
}

export interface Goal {
  at: Cell;
  card: string | null;
  up: boolean;
  turned: boolean;
  lit: string;
  reach?: string[];
}

export interface SeatView {
  cards: number;
  front: string[];
  role: string | null;
  gold_cards: number;
  gold: number | null;
  looked: number[];
  /** Where seats have colours: "green" or "blue", and the gold cards that lie open before the seat. */
  colour?: string;
  values?: number[];
}

export interface RoundResult {
  round: number;
  side: string;
  finder: number | null;
  roles: (string | null)[];
  aside: (string | null)[];
}

export interface Announced {
  seat: number;
  card: string;
  action: string;
  /** What it is and whom or what it is meant for, in words. */
  label: string;
  at: Cell[];
  turned: boolean;
  seats: number[];
}

export interface View {
  me: number | null;
  round: number;
  rounds: number;
  turn: number;
  deck: number;
  discard: (string | null)[];
  board: Laid[];
  goals: Goal[];
  open: Cell[];
  last: Cell | null;
  /** A card that was shown and waits: somebody may object. */
  announced?: Announced | null;
  hand: (string | null)[];
  seats: SeatView[];
  pool: (number | null)[];
  gold_deck: number;
  /** What stands on cells besides cards, where the rules have such things. */
  collectors?: { at: Cell; owner: number }[];
  sites?: { kind: string; at: Cell; used: boolean }[];
  /** `card` is the path on it, as far as the reader knows it. */
  chests?: { at: Cell; opened: boolean; card?: string | null }[];
  markers?: { at: Cell; on: string; seat: number }[];
  keys?: { at: Cell; seat: number }[];
  cave?: CaveView;
  /** What is left of the common pool. */
  markers_left?: number;
  keys_left?: number;
  winner: string | null;
  finder: number | null;
  results: RoundResult[];
}

/** Something that happened, for animation; the fields depend on `what`. */
export interface PlainEvent {
  what: string;
  seat?: number;
  card?: string | null;
  at?: Cell;
  turned?: boolean;
  goal?: number;
  round?: number;
  cards?: number;
  side?: string;
  finder?: number | null;
  roles?: (string | null)[];
  aside?: (string | null)[];
  gold?: (number | null)[] | number | null;
  amount?: number;
  whom?: number;
  goals?: (string | null)[];
  note?: string;
  value?: number;
}

export interface Position {
  n: number;
  events: PlainEvent[];
  asked?: number;
  question?: string;
  legal?: string[];
  choices?: Choice[];
  ways?: Passage[];
  due?: number;
  view: View;
  /** The table as it was when the round before this one ended; while people rest and look back. */
  ended?: View;
  log?: LogEntry[];
}

export interface Spoken {
  seat: number;
  at: number;
  phrase?: string;
  arguments?: string[];
  chat?: string;
}

export type ServerMessage =
  | { is: "hello"; now: number; table: TableInfo; position?: Position; said?: Spoken[] }
  | { is: "news"; position: Position }
  | { is: "table"; table: TableInfo; due?: number }
  | ({ is: "said" } & Spoken)
  | { is: "done"; id: number }
  | { is: "refused"; id: number; key: string; detail: string; arguments?: string[] }
  | { is: "why"; id: number; text: string };

export interface CardWords {
  name: string;
  object: string;
  short: string;
  effect: string;
  kind: "path" | "action";
  title: string;
  tool?: string;
  sides?: string;
}

export interface Paragraph {
  key: string;
  title: string;
  lines: string[];
  cards: string[];
}

/** A card as it lies: the symbol of the whole card, the sides of its parts, its sheets from the rock upwards. */
export interface LyingArt {
  symbol: string;
  parts: string[];
  /** `part` -1: rock and marks, lit when any part is. */
  layers: { id: string; part: number }[];
  /** Where on the card each field is, in units of the card. */
  fields?: Record<string, readonly [x: number, y: number]>;
}

/** Which symbols of the sprites show what (draw/game_sprite.py). */
export interface GameArt {
  cards: Record<string, { kind: "path" | "action"; symbol: string; family: "" | "harm" | "help" | "look" | "dig" }>;
  tiles: Record<string, { upright: LyingArt; turned: LyingArt; turns: boolean }>;
  roles: Record<string, { symbol: string; icon: string; faces: string[] }>;
  gold: Record<string, string>;
  backs: Record<string, string>;
  /** What stands on cells besides cards, by its name in the view; `-open` when it has been opened. */
  pieces: Record<string, string>;
}

export interface Handbook {
  rules: string;
  game: string;
  title: string;
  players: number;
  rounds: number;
  cards: Record<string, CardWords>;
  goals: { name: string; object: string; place: string }[];
  faces: Record<string, { name: string; is_gold: boolean; nuggets?: number }>;
  roles: Record<string, { name: string; task: string; many: string }>;
  sides: Record<string, { name: string; won: string }>;
  tools: { tool: string; card: string; name: string }[];
  pieces: Record<string, { name: string; effect: string }>;
  questions: Record<string, { ask: string; other: string }>;
  paragraphs: Paragraph[];
  gold: number[];
  /** How a game alone is rated, lowest first. */
  ratings: { least: number; reach: string; words: string; note: string }[];
  art: GameArt;
}

export interface Option {
  key: string;
  values: string;
  about: string;
}

/** Something that can be added to a game; what is left out is not limited. */
export interface ModuleInfo {
  name: string;
  title?: string;
  about?: string;
  players?: [number, number];
  options?: (Option & { default: string })[];
  /** Modules that it does not go with, unless the option of that name is on. */
  excludes?: { name: string; why: string; unless?: string }[];
  /** Another module: the options that have another default beside it. */
  beside?: Record<string, Record<string, string>>;
  /** Options of the game that mean nothing with it and must not be named. */
  voids?: { key: string; why: string }[];
}

export interface GameInfo {
  name: string;
  title: string;
  players: [number, number];
  editions: Record<string, Record<string, string>>;
  options: Option[];
  modules?: ModuleInfo[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
  paces: Record<string, { think: number | null; away: number | null }>;
  phrases: Record<string, string[][]>;
}

export interface NewTable {
  rules: string;
  pace: string;
  listed: boolean;
  chat: boolean;
  open_records: boolean;
  bot_delay: number;
  rest: number;
  name: string;
  bots: number;
  bot: string;
  start: boolean;
}

export interface ReplayStep {
  chosen: { seat: number; action: string | null } | null;
  events: PlainEvent[];
  view: View;
  hands?: string[][];
  log: LogEntry[];
}

export interface Replay {
  rules: string;
  names: string[];
  scores: number[];
  winners: number[];
  seed: string;
  seal: string;
  steps: ReplayStep[];
}

export interface Story {
  rules: string;
  names: string[];
  scores: number[];
  winners: number[];
  rounds: (RoundResult & { gold: number[] })[];
  deeds: { paths: number; broke: number; mended: number; removed: number; looked: number; discarded: number }[];
  turning: { step: number; round: number; seat: number | null; text: string }[];
}
