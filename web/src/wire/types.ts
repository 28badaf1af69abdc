// What travels between the page and the server, as types (docs/api.md).  Made by web/tools/wire_types.py from the types
// of the server; not to be edited.

/** A table to open. */
export interface NewTable {
  /** Rules text, for example `base:de x5`. */
  rules: string;
  /** live, relaxed, day or none. */
  pace?: string;
  listed?: boolean;
  chat?: boolean;
  /** Finished games may be read by everybody. */
  open_records?: boolean;
  /** After a round people may point at whom they suspect. */
  points?: boolean;
  /** Seconds that bots take for an answer. */
  bot_delay?: number;
  /** Seconds that bots wait for people before a round. */
  rest?: number;
  /** Bots say something now and then, if `chat` is on, too. */
  bots_talk?: boolean;
  /** Sit down at once, on the first seat, under this name. */
  name?: string;
  /** A picture by its number; -1 if you do not mind. */
  face?: number;
  /** Seat so many bots at once. */
  bots?: number;
  /** Their level: gentle, seasoned, sly, or another bot. */
  bot?: string;
  /** Who the first of them are: `mica`, `sly`, `mica:sly`. */
  company?: string[];
  /** Start at once; all seats must be taken. */
  start?: boolean;
}

/** Play on from a step of a finished game, against bots, at a table of its own. */
export interface NewWhatIf {
  /** After so many answers, as in the review. */
  step: number;
  /** Which seat you play. */
  seat: number;
  /** A nickname. */
  name: string;
  /** The same, or dealt anew as far as your seat could not know them at that step. */
  cards?: "anew" | "as-they-were";
  /** A picture by its number; -1 if you do not mind. */
  face?: number;
  /** The level of all others: gentle, seasoned, sly, or another bot. */
  bot?: string;
  /** Seconds that bots take for an answer. */
  bot_delay?: number;
  /** Seconds that bots wait for you before a round. */
  rest?: number;
  bots_talk?: boolean;
}

/** What is played at a table that is open already, and how. */
export interface Arrange {
  /** Rules text, for example `base:de x5`. */
  rules: string;
  /** live, relaxed, day or none. */
  pace?: string;
  listed?: boolean;
  chat?: boolean;
  open_records?: boolean;
  points?: boolean;
  bot_delay?: number;
  rest?: number;
  bots_talk?: boolean;
}

export interface SitDown {
  /** A nickname. */
  name: string;
  /** A picture by its number; -1 if you do not mind. */
  face?: number;
  /** What the host gave for a bot's seat in a running game. */
  word?: string;
}

export interface SeatBot {
  /** A level, a character, or both: `sly`, `mica`, `mica:sly`. */
  bot?: string;
  /** Another name than that of a character. */
  name?: string;
}

export interface HandOver {
  bot?: string;
}

export interface Order {
  order: number[];
}

export interface Move {
  /** How many events of your seat you have seen; refused if there are more. */
  seen: number;
  /** An action in words, for example `place B-NE 2,0 turned`. */
  action: string;
}

export interface Say {
  phrase?: string;
  arguments?: string[];
  chat?: string;
}

export interface PointAt {
  whom: number;
}

/** Keep the token: it is you. */
export interface GuestInfo {
  token: string;
  id: string;
}

/** Who you are here, and whether you could come back without your token. */
export interface MeInfo {
  id: string;
  /** You have a recovery phrase. */
  phrase: boolean;
}

/** To be you on another device: open the address there, or type the code at /me. */
export interface MeCode {
  code: string;
  /** For so long it is good, once. */
  seconds: number;
  address: string;
  /** The address as an SVG document. */
  qr: string;
}

/** Write it down; it is not kept here, and a new one takes its place. */
export interface MePhrase {
  phrase: string;
}

/** A code or a phrase, whichever you have. */
export interface BeAgain {
  code?: string;
  phrase?: string;
}

/** A passkey of yours; the secret half of it is on your own device. */
export interface PasskeyInfo {
  id: string;
  name: string;
  made_at: number;
  used_at: number | null;
}

/** Your passkeys, and whether this address can have any. */
export interface PasskeysInfo {
  /** Why there can be none here, in words; empty if there can. */
  why_not: string;
  passkeys: PasskeyInfo[];
}

export interface BeginPasskey {
  /** What your device calls it when it asks which one you mean. */
  name?: string;
}

/** What a browser answers when a passkey was made, as base64url. */
export interface KeyMade {
  client_data: string;
  attestation: string;
}

export interface NewPasskey {
  id: string;
  made: KeyMade;
  /** By which you know it in the list: your device. */
  name?: string;
}

/** What a browser answers when a passkey has signed, as base64url. */
export interface KeyUsed {
  client_data: string;
  authenticator: string;
  signature: string;
  guest?: string;
}

export interface UsePasskey {
  id: string;
  used: KeyUsed;
}

/** A browser of yours that is rung when it is your turn and you are not here. */
export interface BellInfo {
  id: string;
  /** Who carries the message to it, without reading it. */
  service: string;
  language: string;
  made_at: number;
}

/** Your bells, and what a browser must know to be one. */
export interface BellsInfo {
  /** The key of this house as base64url; empty if it rings nobody. */
  key: string;
  bells: BellInfo[];
  /** The one that was hung just now. */
  this: string;
}

/** What a browser's subscription is: its address, `p256dh` and `auth`. */
export interface NewBell {
  endpoint: string;
  key: string;
  secret: string;
  /** Of the message. */
  language?: string;
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
  /** Whether the page may keep itself for the time without a network. */
  app: boolean;
}

export interface SeatInfo {
  kind: "bot" | "empty" | "person";
  name?: string;
  bot?: string;
  stand_in?: string;
  present?: boolean;
  you?: boolean;
  /** A bot's seat that you can have: `free`, or by the host's `word`. */
  take?: string;
  /** Which of the characters a bot plays, if any. */
  character?: string;
  /** Its picture, by its number; -1 if nobody sits here. */
  face?: number;
}

/** People look at how the last round ended and who they are; bots wait for all of them, at most until then. */
export interface Rest {
  until: number;
  ready: number[];
}

/** Somebody suspected somebody. */
export interface Finger {
  seat: number;
  whom: number;
}

/** Who suspected whom in the last round whose roles were shown, as far as they have told it until then. */
export interface Pointing {
  round: number;
  until: number;
  fingers: Finger[];
  /** How many who look on pointed at each seat. */
  onlookers: number[];
}

/** Where the games of a table begin that go on from a step of another game. */
export interface WhatIfInfo {
  step: number;
  seat: number;
  cards: "anew" | "as-they-were";
  /** The table of that game; only its players are told, else empty. */
  table: string;
  /** Which of its games. */
  game: number;
}

/** What everybody at a table may know of it. */
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
  state: "closed" | "open" | "over" | "running";
  paused: boolean;
  resting: Rest | null;
  /** Which of two descriptions of the table is the newer one. */
  sequence: number;
  seal: string;
  seed: string | null;
  scores: number[] | null;
  winners: number[] | null;
  /** The day whose challenge is played here; empty at other tables. */
  day: string;
  /** When this game began; 0 before the first one. */
  began: number;
  /** Null before, and where the host does not want it. */
  pointing: Pointing | null;
  /** After a round people may point at whom they suspect. */
  points: boolean;
  /** Bots say something now and then. */
  bots_talk: boolean;
  /** Null at tables whose games begin with the deal. */
  what_if: WhatIfInfo | null;
}

/** A line in the list of a day. */
export interface DayScore {
  name: string;
  score: number;
  /** How well that was, from 1 to 4. */
  tier: number;
  /** The same in words. */
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
  /** Your own line, also if it is not among the best. */
  yours: DayScore | null;
  /** Your table of that day; empty if you have none. */
  table: string;
  /** Your first game there, if there is one. */
  state: "" | "over" | "running";
}

export interface PlayDay {
  name: string;
  /** A picture by its number; -1 if you do not mind. */
  face?: number;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  code: string;
  rules: string;
  opened_at: number;
  state: "open" | "over" | "running";
  names: string[];
  your_turn: boolean;
  faces: number[];
  /** It goes on from a step of another game. */
  what_if: boolean;
}

/** What a bot would do in your place: an answer in words, for whoever has seen so many events, and why. */
export interface Hint {
  seen: number;
  action: string;
  reason: string;
}

/** A seat to give away: whoever says the word gets it. */
export interface Offer {
  seat: number;
  word: string;
}

/** How others come to a table. */
export interface Invite {
  /** For a browser; on this machine's network if there is one. */
  address: string;
  code: string;
}

/** A legal answer taken apart, for clients that show cells, seats and cards instead of words. */
export interface Choice {
  words: string;
  verb: string;
  /** What it does, for people, in their language. */
  label: string;
  card?: string;
  at?: Cell[];
  turned?: boolean;
  seats?: number[];
  value?: number;
  more?: string[];
  /** A field of the card at `at`. */
  field?: string;
  /** An edge of the card at `at`. */
  side?: string;
}

/** A cell: x and y. */
export type Cell = readonly [number, number];

/** A field that the moving figure can reach, and the cheapest safe way there, field by field. */
export interface Passage {
  at: Cell;
  field: string;
  /** Where it is and what it costs, for people, in their language. */
  label: string;
  /** The answers that lead there, one after the other. */
  steps: string[];
  /** Hand cards lost on bridges. */
  cards?: number;
  /** Nuggets paid in tunnels. */
  nuggets?: number;
  /** Figures met at the end. */
  meets?: string[];
}

/** What happened, in words; an entry with a number that you have replaces it. */
export interface LogEntry {
  n: number;
  round: number;
  seat: number | null;
  text: string;
  card: string | null;
  at: Cell | null;
  /** How it is meant: gold, harm, help, light, end, or nothing. */
  tone: string;
}

/** The same with what it is meant for. */
export interface Announced {
  seat: number;
  card: string;
  action: string;
  /** What it is and whom or what it is meant for, in words. */
  label: string;
  at: (readonly [number, number])[];
  turned: boolean;
  seats: number[];
}

/** How a round ended, with all roles shown. */
export interface RoundResult {
  round: number;
  side: string;
  finder: number | null;
  roles: string[];
  aside: string[];
}

/** The table as a page is told of it: with what was announced in words, and the rounds that are over. */
export interface View {
  collectors: Collector[];
  sites: Site[];
  chests: Chest[];
  pieces?: Piece[];
  markers?: Marker[];
  keys?: Key[];
  markers_left?: number;
  keys_left?: number;
  /** Goals kept for later rounds. */
  goals_left?: number;
  cave?: CaveView;
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
  placed: Cell[];
  hints: GoalHint[];
  hand: (string | null)[];
  seats: SeatView[];
  roles_left: number;
  away: number;
  notes: Record<string, number>;
  draws: number;
  offer: (string | null)[];
  pool: (number | null)[];
  gold_deck: number;
  winner: string | null;
  finder: number | null;
  /** A card that was shown and waits: somebody may object. */
  announced: Announced | null;
  results: RoundResult[];
}

/** A toll collector, and whose it is. */
export interface Collector {
  at: Cell;
  owner: number;
}

/** A place that does something once. */
export interface Site {
  kind: string;
  at: Cell;
  used: boolean;
}

export interface Chest {
  at: Cell;
  opened: boolean;
  /** The path on it, as far as the reader knows it. */
  card: string | null;
  /** What was in it. */
  chest: string | null;
}

/** A piece of a feature that tells no more of it. */
export interface Piece {
  piece: string;
  at: Cell;
  number: number;
}

export interface Marker {
  at: Cell;
  /** What it lies on: `gold` or `troll`. */
  on: string;
  seat: number;
}

/** The key that opened the door at a cell. */
export interface Key {
  at: Cell;
  seat: number;
}

/** The Dark Cave, with what a picture of it needs. */
export interface CaveView {
  clan: (string | null)[];
  figures: Figure[];
  out: number[];
  nuggets: number[];
  bank: number;
  veins: DrawnVein[];
  monsters: Monster[];
  webs: Web[];
  hand_max: number[];
  equipment: string[][];
  revealed: number[];
  budget: number;
  /** How many cards of each pile the seats hold. */
  backs: Record<string, number>[];
  piles: Record<string, number>;
  top: string | null;
  mover: string | null;
}

/** The dwarf of a seat. */
export interface Figure {
  x: number;
  y: number;
  field: string;
  seat: number;
  down: boolean;
}

/** A vein with the field on which its nuggets lie, for pictures. */
export interface DrawnVein {
  x: number;
  y: number;
  field: string;
  nuggets: number;
}

export interface Monster {
  x: number;
  y: number;
  field: string;
  kind: string;
  owner: number | null;
}

export interface Web {
  x: number;
  y: number;
  side: string;
  rounds: number;
  owner: number | null;
  token: string;
}

/** A card on the table. */
export interface Laid {
  /** Where seats have colours: the sides that each of them reaches. */
  reach?: string[];
  at: Cell;
  card: string;
  turned: boolean;
  /** The sides, as the card lies, that light reaches: "NES". */
  lit: string;
}

/** A goal, face down or up. */
export interface Goal {
  /** Where seats have colours: the sides that each of them reaches. */
  reach?: string[];
  at: Cell;
  card: string | null;
  up: boolean;
  turned: boolean;
  lit: string;
}

/** One of these goals is this card. */
export interface GoalHint {
  goals: number[];
  card: string | null;
}

/** What is known of a seat. */
export interface SeatView {
  /** Where seats have colours: "green" or "blue". */
  colour?: string;
  /** Where seats have colours: the gold that lies open before the seat. */
  values?: number[];
  cards: number;
  front: string[];
  role: string | null;
  gold_cards: number;
  tokens: number;
  gold: number | null;
  looked: number[];
}

/** A game as one seat sees it: what is new to it, what is asked, and what it may answer. */
export interface Position {
  n: number;
  events: (PlainEvent | (number | (number | string)[])[])[];
  asked?: number;
  question?: string;
  legal?: string[];
  due?: number;
  view?: View;
  choices?: Choice[];
  ways?: Passage[];
  log?: LogEntry[];
  /** The view when the last round ended. */
  ended?: View;
}

/** Something that happened; the fields depend on `what`. */
export interface PlainEvent {
  seat?: number;
  card?: string | null;
  at?: Cell | null;
  turned?: boolean;
  goal?: number;
  round?: number;
  cards?: number | (string | null)[];
  side?: string;
  finder?: number | null;
  role?: string | null;
  roles?: (string | null)[];
  gold?: number | (number | null)[] | null;
  amount?: number;
  whom?: number;
  goals?: (number | string | null)[];
  note?: string;
  value?: number;
  action?: string;
  draws?: number;
  from?: string | Cell;
  to?: string;
  zone?: string;
  piece?: string;
  number?: number;
  chest?: string | null;
  figure?: string;
  field?: string | null;
  crossed?: boolean | null;
  /** With `what` = `told`: which fact a feature tells. */
  fact?: string;
  /** What of several it was. */
  word?: string | null;
  what: string;
}

/** A lesson in the list. */
export interface LessonTitle {
  name: string;
  feature: string;
  title: string;
}

/** The lessons of a box, or of a kind of extras, in the order in which they are best taken. */
export interface LessonShelf {
  shelf: string;
  lessons: LessonTitle[];
}

/** A moment of a lesson. An answer that is legal and not wanted is told the nudge, an illegal one its reason. */
export interface LessonScene {
  position: Position;
  /** A right answer -> the number of the scene that follows. */
  wanted?: Record<string, number>;
  /** What cannot be done -> the number of the reason. */
  whys?: Record<string, number>;
}

/** A lesson with everything that can be tried in it, judged beforehand by the engine: it works without a server. */
export interface Lesson {
  name: string;
  feature: string;
  rules: string;
  title: string;
  task: string;
  nudge: string;
  done: string;
  /** Whether arrows show the answer from the beginning. */
  points: boolean;
  /** Of all seats; the reader has the first one, and no name. */
  names: string[];
  scenes: LessonScene[];
  reasons: string[];
}

/** All lessons of a shelf. */
export interface LessonSet {
  shelf: string;
  lessons: Lesson[];
}

/** A puzzle in the list. */
export interface PuzzleTitle {
  name: string;
  /** What is to be found. */
  kind: "alone" | "move" | "saboteur";
  /** 1, easy, to 4, very hard. */
  grade: number;
  title: string;
  rules: string;
  /** The box. */
  game: string;
  players: number;
  /** Level -> how often bots of it find the answer. */
  solved: Record<string, number>;
}

/** A moment of a puzzle. What is legal and not wanted is told what it costs. */
export interface PuzzleScene {
  position: Position;
  /** A right answer -> the number of the scene that follows. */
  wanted?: Record<string, number>;
  /** What cannot be done -> the number of the reason. */
  whys?: Record<string, number>;
  /** A wrong answer -> the number of what is said to it. */
  costs?: Record<string, number>;
  /** Why the answer that led here was right; what a move told. */
  said?: string;
  /** Seat -> how suspected by somebody fair who looks on. */
  suspicion?: number[];
}

/** A puzzle with everything that can be tried in it, judged beforehand by the engine: it works without a server. */
export interface Puzzle {
  name: string;
  kind: "alone" | "move" | "saboteur";
  grade: number;
  rules: string;
  title: string;
  task: string;
  names: string[];
  faces: number[];
  /** The reader's; null: he looks on. */
  seat: number | null;
  /** The saboteur who is to be found. */
  guilty: number | null;
  /** In a whodunit one after every move. */
  scenes: PuzzleScene[];
  /** Why something cannot be done. */
  reasons: string[];
  /** What is said to wrong answers. */
  told: string[];
  /** How often bots find the answer, in words. */
  solved: string;
}

/** The whodunit of a day: the same for everybody in this house. */
export interface DayPuzzle {
  day: string;
  today: string;
  ends_at: number;
  puzzle: Puzzle;
}

/** A game that can be played, with its editions and the options that each of them sets. */
export interface GameInfo {
  name: string;
  title: string;
  players: readonly [number, number];
  editions: Record<string, Record<string, string>>;
  options: OptionInfo[];
  modules: ModuleInfo[];
}

/** A setting: its name, its values in words, what it is about. */
export interface OptionInfo {
  key: string;
  values: string;
  about: string;
}

/** An optional module as pages and help tell of it. */
export interface ModuleInfo {
  name: string;
  title: string;
  about: string;
  box: string;
  icon: string;
  players: readonly [number, number];
  options: ModuleOption[];
  excludes: ClashInfo[];
  beside: Record<string, Record<string, string>>;
  holds: string[];
  voids: Void[];
}

export interface ModuleOption {
  key: string;
  values: string;
  about: string;
  default: string;
}

/** A module that another one does not go with, unless the option of that name is on. */
export interface ClashInfo {
  name: string;
  why: string;
  unless: string;
}

/** An option of the game that means nothing with the module and must not be named. */
export interface Void {
  key: string;
  why: string;
}

/** Seconds for one answer, and how long an absent person is waited for; null: as long as it takes. */
export interface PaceInfo {
  think: number | null;
  away: number | null;
}

/** Somebody whom bots play, always with this name, this face and this temper. */
export interface CharacterInfo {
  character: string;
  name: string;
  face: number;
  temper: string;
}

/** What can be played, by whom, and how fast; what can be said at a table is in its handbook. */
export interface Games {
  games: GameInfo[];
  bots: string[];
  /** Those of the bots that are company, the gentlest first. */
  levels: string[];
  characters: CharacterInfo[];
  paces: Record<string, PaceInfo>;
}

/** Whose answer it was, and the answer if the reader may know it. */
export interface Chosen {
  seat: number;
  action: string | null;
}

/** A phrase that somebody said. */
export interface Quote {
  seat: number;
  phrase: string;
  arguments: string[];
}

/** An answer, what it made happen, the table after it, and what was said then; from above with all hands. */
export interface ReplayStep {
  chosen: Chosen | null;
  events: PlainEvent[];
  view: View;
  log: LogEntry[];
  said: Quote[];
  hands?: string[][];
}

/** Who suspected whom in a round. */
export interface PointedAt {
  round: number;
  fingers: Finger[];
  onlookers: number[];
}

/** A finished game, step by step. */
export interface Replay {
  rules: string;
  names: string[];
  scores: number[];
  winners: number[];
  seed: string;
  seal: string;
  steps: ReplayStep[];
  pointing: PointedAt[];
  faces: number[];
}

export interface RoundStory {
  round: number;
  side: string;
  finder: number | null;
  roles: string[];
  aside: string[];
  gold: number[];
}

/** How often a seat did what; `said` counts phrases, `lied` what it said of goals that it knew better. */
export interface Tallies {
  paths: number;
  broke: number;
  mended: number;
  removed: number;
  looked: number;
  discarded: number;
  said: number;
  lied: number;
}

export interface TurningPoint {
  step: number;
  round: number;
  seat: number | null;
  text: string;
}

/** A finished game in figures. */
export interface Story {
  rules: string;
  names: string[];
  faces: number[];
  scores: number[];
  winners: number[];
  rounds: RoundStory[];
  tallies: Tallies[];
  turning: TurningPoint[];
  pointing: PointedAt[];
  /** Saboteurs whom the most others trusted to the end. */
  liars: number[];
  /** Who pointed at saboteurs most often. */
  eyes: number[];
}

/** A review, or how far it has come; ask again in a second. */
export interface ReviewState {
  state: "ready" | "working";
  /** 0 to 1. */
  done: number;
  review: Review | null;
}

/** A finished game looked back at. */
export interface Review {
  rules: string;
  kind: "clans" | "duel" | "roles" | "solo";
  steps: number;
  sides: string[];
  rounds: ReviewRound[];
  claims: ReviewClaim[];
  seats: ReviewSeat[];
  awards: ReviewAward[];
  turning: ReviewTurn[];
  /** Rounds imagined for it. */
  playouts: number;
  names: string[];
  faces: number[];
}

export interface ReviewRound {
  round: number;
  /** The step that dealt it. */
  first: number;
  last: number;
  /** Who won it; empty where there are no sides. */
  side: string;
  roles: string[];
  /** The chance before any card was dealt. */
  usual: number | null;
  /** What the deal changed: luck. */
  deal: number;
  points: ReviewPoint[];
  decisions: ReviewDecision[];
  unmasking: ReviewUnmasking[];
  trust: ReviewTrust[];
}

/** How things stood after a step. */
export interface ReviewPoint {
  step: number;
  /** Who answered; null: the set-up. */
  seat: number | null;
  /** True chance, from above: the gold is found, or the first clan wins; 0 to 1. */
  chance: number | null;
  /** Standard error of that, or of the gold where there is no chance. */
  error: number;
  /** Seat -> the same chance as that seat could know it; may be empty. */
  known: number[];
  /** Seat -> gold to be expected when the round is over, from above. */
  gold: number[];
  /** Change since the point before that the answer brought: of the chance, or of the gold. */
  by_answer: number;
  /** Change that the cards brought which came of it. */
  by_luck: number;
  /** Seat -> how suspected by a fair observer; may be empty. */
  suspicion: number[];
  /** Who -> whom -> chance that this is a saboteur; may be empty. */
  beliefs: number[][];
  /** Standard error of what the answer brought. */
  answer_error: number;
  /** Standard error of what the cards brought. */
  luck_error: number;
}

/** An answer, judged by what its player could know. */
export interface ReviewDecision {
  step: number;
  round: number;
  seat: number;
  question: string;
  answer: string;
  /** only: nothing else could be done; small, clear and decisive are mistakes. */
  verdict: "bluff" | "clear" | "decisive" | "good" | "only" | "small";
  /** Gold lost against the best answer; 0 if that is not beyond doubt. */
  loss: number;
  /** Standard error of the loss. */
  error: number;
  /** The same as chance that the player's own side wins. */
  chance_loss: number;
  /** The best answer; the given one if none is clearly better. */
  best: string;
  /** Which sentence the text is. */
  reason: string;
  /** What the sentence is made of. */
  figures: (readonly [string, number])[];
  tried: ReviewTry[];
  /** What was answered, in words. */
  label: string;
  best_label: string;
  /** Why, in one sentence. */
  text: string;
}

/** Another answer that was tried in imagined rounds. */
export interface ReviewTry {
  answer: string;
  /** Gold that it brings more than what was answered. */
  gain: number;
  error: number;
  label: string;
}

/** When somebody was seen through, as a fair observer could. */
export interface ReviewUnmasking {
  seat: number;
  role: string;
  /** From here on it was clear; null: never. */
  step: number | null;
  /** The highest suspicion of the round. */
  peak: number;
  peak_step: number;
  is_saboteur: boolean;
}

/** Whom a seat suspected most and least when the round ended. */
export interface ReviewTrust {
  seat: number;
  suspects: number | null;
  suspicion: number;
  trusts: number | null;
  /** Chance that the trusted one is honest, as this seat saw it. */
  trust: number;
  /** Whether the suspect was a saboteur; null: there was none. */
  is_right: boolean | null;
}

/** What somebody said of a goal, against the truth. */
export interface ReviewClaim {
  step: number;
  round: number;
  seat: number;
  phrase: string;
  arguments: string[];
  goal: number;
  has_looked: boolean;
  is_true: boolean;
  /** Seat -> how likely it held the claim to be true then. */
  believed: number[];
  /** What was said, as it was said. */
  text: string;
  /** Whether it was true, and how many believed it. */
  judgement: string;
}

/** A player's game in figures. */
export interface ReviewSeat {
  seat: number;
  answers: number;
  /** Gold lost by mistakes. */
  lost: number;
  /** What the cards changed for the own side, as chances or gold, summed. */
  luck: number;
  /** What the player's answers changed for the own side, summed. */
  skill: number;
  small: number;
  clear: number;
  decisive: number;
  bluffs: number;
  text: string;
}

/** A title that somebody earned. */
export interface ReviewAward {
  /** liar, nose, wronged, careful, lucky, unlucky. */
  award: string;
  seat: number;
  figures: (readonly [string, number])[];
  text: string;
}

/** A moment at which the game turned. */
export interface ReviewTurn {
  step: number;
  round: number;
  seat: number | null;
  /** Of the true chance, or of the gold. */
  change: number;
  is_luck: boolean;
  text: string;
}

/** Something that could have been answered. */
export interface StepAnswer {
  answer: string;
  /** The same in words. */
  label: string;
}

/** What somebody was asked at a step of a finished game, and could have answered. */
export interface StepAnswers {
  step: number;
  seat: number;
  question: string;
  /** What was answered. */
  given: string;
  /** Everything that was legal, also what was answered. */
  answers: StepAnswer[];
}

/** Another answer that is tried, or how far that has come; ask again in a moment. */
export interface TrialState {
  state: "ready" | "working";
  /** 0 to 1. */
  done: number;
  trial: ReviewTrial | null;
}

/** Another answer against the one that was given, both tried in the same worlds. */
export interface ReviewTrial {
  step: number;
  seat: number;
  kind: "clans" | "duel" | "roles" | "solo";
  given: string;
  answer: string;
  /** True chance after what was answered, from above; null where there are no sides. */
  chance_given: number | null;
  /** The same after the other answer. */
  chance: number | null;
  /** Gold that the player may expect after what was answered, from above. */
  gold_given: number;
  /** The same after the other answer. */
  gold: number;
  /** Standard error of the difference from above. */
  above_error: number;
  /** Gold that the other answer brings more, as the player could know it; in the Duel of lead, in the cave of the chance to win. */
  gain: number;
  /** Standard error of that. */
  error: number;
  /** The same as chance that the player's own side wins. */
  chance_gain: number;
  /** Worlds that were imagined for either. */
  worlds: number;
  given_label: string;
  label: string;
  /** The same in one sentence. */
  text: string;
}

/** So many of so many, with the interval in which the true share lies 95 times of 100; nothing of it if none. */
export interface Share {
  hits: number;
  count: number;
  value: number | null;
  low: number | null;
  high: number | null;
}

/** How you did with one box. */
export interface BoxRecord {
  box: string;
  title: string;
  games: number;
  /** Nothing where one plays alone. */
  wins: Share | null;
  gold: number;
}

/** How you did in one role. */
export interface RoleRecord {
  role: string;
  name: string;
  saboteur: boolean;
  rounds: number;
  /** Rounds that brought you gold. */
  paid: Share;
  gold: number;
}

/** How often you pointed at a saboteur, against somebody who points blindly. */
export interface FingerRecord {
  hits: Share;
  /** The share that blind pointing would meet in the same rounds. */
  blind: number;
  /** Rounds in which blind pointing would meet at least this share … */
  least: number;
  /** … and less than this. */
  most: number;
}

/** A finished game of yours. */
export interface GameRecord {
  table: string;
  game: number;
  at: number;
  rules: string;
  box: string;
  title: string;
  seats: number;
  people: number;
  gold: number;
  won: boolean;
  roles: string[];
  /** The table is still there, so that its replay can be read. */
  kept: boolean;
}

/** What you are taken for in a role, among people: openskill, per house. */
export interface RatingInfo {
  role: string;
  name: string;
  skill: number;
  low: number;
  high: number;
  rounds: number;
}

/** Whether you are rated in this house, and how. */
export interface MyFame {
  /** This house has a hall of fame. */
  open: boolean;
  /** Under which name you are rated; empty if you do not want to be. */
  name: string;
  ratings: RatingInfo[];
}

/** Your finished games in figures; for you alone. */
export interface MyRecord {
  games: number;
  /** So many of them, the latest, are in the figures. */
  counted: number;
  since: number | null;
  gold: number;
  wins: Share;
  /** So many games with others have you won in a row, up to now. */
  streak: number;
  longest: number;
  boxes: BoxRecord[];
  roles: RoleRecord[];
  pointing: FingerRecord;
  /** The same, by how hard it was. */
  fingers: FingerRecord[];
  latest: GameRecord[];
  fame: MyFame;
}

export interface JoinFame {
  /** A nickname. */
  name: string;
}

export interface FameLine {
  name: string;
  skill: number;
  low: number;
  high: number;
  rounds: number;
  you: boolean;
}

export interface FameRole {
  role: string;
  name: string;
  saboteur: boolean;
  lines: FameLine[];
}

/** Who stands highest in this house, by role; only those who want to be named. */
export interface Fame {
  /** So many rounds in a role are needed. */
  least: number;
  roles: FameRole[];
}

export interface ExportedRound {
  role: string;
  gold: number;
  pointed_right: boolean | null;
  blind: number;
}

export interface ExportedGame {
  table: string;
  game: number;
  seat: number;
  name: string;
  at: number;
  rules: string;
  seats: number;
  people: number;
  gold: number;
  won: boolean;
  rounds: ExportedRound[];
}

export interface ExportedDay {
  day: string;
  name: string;
  points: number;
  at: number;
}

export interface ExportedWords {
  at: number;
  phrase: string;
  arguments: string[];
  chat: string;
}

export interface ExportedTable {
  table: string;
  names: string[];
  said: ExportedWords[];
}

/** Everything that this house keeps of you. */
export interface MyExport {
  guest: string;
  made_at: number;
  has_phrase: boolean;
  passkeys: PasskeyInfo[];
  bells: BellInfo[];
  fame: MyFame;
  games: ExportedGame[];
  days: ExportedDay[];
  tables: ExportedTable[];
  /** Tables whose words are not here, since they are too many. */
  left_out: number;
}

/** Everything of you is gone. */
export interface Farewell {
  /** At so many tables your name was taken off. */
  tables: number;
}

/** Why something was not done (RFC 9457); nothing was changed. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  key: string;
  arguments: string[];
}

/** The word of a link. */
export interface AdminEnter {
  word: string;
}

export interface Switch {
  on: boolean;
}

export interface SayNotice {
  text: string;
  language: string;
}

/** A table as whoever runs the house sees it: nothing of its game. */
export interface AdminTable {
  id: string;
  code: string;
  rules: string;
  opened_at: number;
  touched_at: number;
  state: string;
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

/** The first message: who you are (unless a cookie or header says it) and how much you have seen. */
export interface Hello {
  do: "hello";
  seen?: number;
  token?: string;
  raw?: boolean;
  views?: boolean;
  /** Look on, even if you have a seat: for a screen that others see. */
  watch?: boolean;
  language?: string;
}

export interface Play {
  do: "play";
  seen: number;
  action: string;
  id?: number;
}

export interface Talk {
  do: "say";
  phrase?: string;
  arguments?: string[];
  chat?: string;
  id?: number;
}

/** Why an action is not possible now. */
export interface Why {
  do: "why";
  action: string;
  id?: number;
}

/** I have seen how the last round ended, and who I am in this one. */
export interface Ready {
  do: "ready";
  id?: number;
}

/** I suspect this one; when a round is over. */
export interface Point {
  do: "point";
  whom: number;
  id?: number;
}

export interface Ping {
  do: "ping";
  id?: number;
}

export interface Welcome {
  is: "hello";
  /** The server's time, for clients whose clock is wrong. */
  now: number;
  table: TableInfo;
  position?: Position;
  said?: Spoken[];
}

export interface Spoken {
  is: "said";
  seat: number;
  at: number;
  phrase?: string;
  arguments?: string[];
  chat?: string;
}

export interface News {
  is: "news";
  position: Position;
}

export interface Changed {
  is: "table";
  table: TableInfo;
  due?: number;
}

export interface Because {
  is: "why";
  id: number;
  text: string;
}

export interface Done {
  is: "done";
  id: number;
}

export interface Refused {
  is: "refused";
  id: number;
  key: string;
  detail: string;
  arguments?: string[];
}

/** Everything about rules that a client shows, in words and pictures. */
export interface Handbook {
  rules: string;
  game: string;
  features: string[];
  title: string;
  players: number;
  rounds: number;
  cards: Record<string, CardWords>;
  goals: GoalWords[];
  faces: Record<string, FaceWords>;
  roles: Record<string, RoleWords>;
  sides: Record<string, SideWords>;
  tools: ToolWords[];
  pieces: Record<string, PieceWords>;
  questions: Record<string, QuestionWords>;
  phrases: PhraseWords[];
  paragraphs: Paragraph[];
  gold: number[];
  ratings: Rating[];
  art: GameArt;
}

/** A card in words; a path has the sides that it leads to, a sabotage the tool that it breaks. */
export interface CardWords {
  name: string;
  object: string;
  short: string;
  effect: string;
  kind: "action" | "path";
  title: string;
  sides?: string;
  tool?: string;
  bars?: boolean;
  cured_by?: string[];
}

export interface GoalWords {
  name: string;
  object: string;
  place: string;
}

/** What lies on the table from the beginning; some goals show nuggets that can be taken. */
export interface FaceWords {
  name: string;
  is_gold: boolean;
  is_rock: boolean;
  nuggets?: number;
}

/** A role in words, how many of its cards are shuffled, and whether it is one that the others look for. */
export interface RoleWords {
  name: string;
  task: string;
  many: string;
  count: number;
  saboteur: boolean;
}

export interface SideWords {
  name: string;
  won: string;
}

export interface ToolWords {
  tool: string;
  card: string;
  name: string;
}

export interface PieceWords {
  name: string;
  effect: string;
}

/** How a seat is asked, and how others are told of it. */
export interface QuestionWords {
  ask: string;
  other: string;
}

/** Something that can be said at a table; the label is the sentence, or how it begins if it takes arguments. */
export interface PhraseWords {
  phrase: string;
  label: string;
  arguments: AboutWords[];
}

/** What an argument is about: seat, place, help, reason, thing or role. */
export interface AboutWords {
  about: string;
  words: WordName[];
}

/** A word that an argument may be, and what it is called; a seat is called by its player's name. */
export interface WordName {
  word: string;
  name: string;
}

/** A chapter as it is read. */
export interface Paragraph {
  key: string;
  title: string;
  lines: string[];
  cards: string[];
}

/** How a result is rated: from so many nuggets on, these words. */
export interface Rating {
  least: number;
  reach: string;
  words: string;
  note: string;
}

/** Everything that can be shown of a game, by the names that its messages use. */
export interface GameArt {
  cards: Record<string, CardArt>;
  tiles: Record<string, TileArt>;
  roles: Record<string, RoleArt>;
  gold: Record<string, string>;
  backs: Record<string, string>;
  pieces: Record<string, string>;
}

/** A card that can be in a hand. Of a path, the tile of the same name tells more; `family` is that of an action. */
export interface CardArt {
  kind: string;
  symbol: string;
  family: string;
}

/** A card that can lie on the board; `turns` is false when the half turn changes nothing. */
export interface TileArt {
  upright: LyingArt;
  turned: LyingArt;
  turns: boolean;
}

/** A card as it lies: the symbol of the whole card, the sides of its parts, its sheets from the rock upwards. */
export interface LyingArt {
  symbol: string;
  parts: string[];
  layers: LayerArt[];
  fields?: Record<string, readonly [number, number]>;
}

/** One sheet of a card on the board. */
export interface LayerArt {
  id: string;
  part: number;
}

/** A role: its card, its sign, and its card with each face. */
export interface RoleArt {
  symbol: string;
  icon: string;
  faces: string[];
}

export type ClientMessage = Hello | Play | Why | Talk | Ready | Point | Ping;

export type ServerMessage = Welcome | News | Changed | Spoken | Because | Done | Refused;
