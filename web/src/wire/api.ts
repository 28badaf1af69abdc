// Calls to the server over HTTP.  Owns identity (a cookie that scripts never see) and how a refusal is told.

import type { WishToMake, WishToUse } from "../me/passkey.ts";
import { root } from "../root.ts";
import { language } from "../text/words.svelte.ts";
import type { Arrange, BeAgain, BellsInfo, DayInfo, DayPuzzle, Fame, Farewell, Games, Handbook, Hint, HouseInfo, Invite, LessonSet, LessonShelf, MeCode, MeInfo, MePhrase, MyFame, MyRecord, NewBell, NewPasskey, NewTable, NewWhatIf, Offer, PasskeysInfo, Problem, Puzzle, PuzzleTitle, Replay, ReviewState, StepAnswers, Story, TableInfo, TableRow, TrialState, UsePasskey } from "./types.ts";

/** The server did not do it; `message` says why, in the language of the page. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/** No answer: the network or the server is away. */
export class Away extends Error {}

let guest: Promise<unknown> | null = null;

/** Be somebody: a cookie is set once and kept for months. */
export function beSomebody(): Promise<unknown> {
  guest ??= call("POST", "/api/guests").catch((fault: unknown) => {
    guest = null;
    throw fault;
  });
  return guest;
}

/** Be somebody else from now on: the server has forgotten who this was. */
export function beForgotten(): void {
  guest = null;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(root + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Away();
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (!problem?.key) throw new Away();
  throw new Refusal(response.status, problem.key, problem.detail ?? problem.key);
}

/** The same for calls that need a guest; who was forgotten by the server becomes a new one. */
async function callAs<T>(method: string, path: string, body?: unknown): Promise<T> {
  await beSomebody();
  try {
    return await call<T>(method, path, body);
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.status !== 401) throw fault;
    guest = null;
    await beSomebody();
    return call<T>(method, path, body);
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  /** What every page shows; asked again and again. */
  house: () => call<HouseInfo>("GET", "/api/house"),
  games: () => call<Games>("GET", "/api/games"),
  tables: () => call<TableRow[]>("GET", "/api/tables"),
  mine: () => callAs<TableRow[]>("GET", "/api/mine"),
  open: (wish: NewTable) => callAs<TableInfo>("POST", "/api/tables", wish),
  byCode: (code: string) => callAs<TableInfo>("GET", `/api/codes/${encodeURIComponent(code)}`),
  table: (id: string) => callAs<TableInfo>("GET", table(id)),
  /** Before the first game the host changes what is played. */
  arrange: (id: string, wish: Arrange) => callAs<TableInfo>("PATCH", table(id), wish),
  sit: (id: string, seat: number, name: string, face: number, word = "") =>
    callAs<TableInfo>("POST", `${table(id)}/seats/${seat}`, { name, face, word }),
  /** Give a bot's seat in a running game to whoever says the word that comes back. */
  offer: (id: string, seat: number) => callAs<Offer>("POST", `${table(id)}/seats/${seat}/offer`),
  rename: (id: string, seat: number, name: string, face: number) => callAs<TableInfo>("PATCH", `${table(id)}/seats/${seat}`, { name, face }),
  stand: (id: string, seat: number) => callAs<TableInfo>("DELETE", `${table(id)}/seats/${seat}`),
  addBot: (id: string, seat: number, bot: string) => callAs<TableInfo>("POST", `${table(id)}/seats/${seat}/bot`, { bot }),
  botsTalk: (id: string, on: boolean) => callAs<TableInfo>(on ? "POST" : "DELETE", `${table(id)}/bots-talk`),
  removeBot: (id: string, seat: number) => callAs<TableInfo>("DELETE", `${table(id)}/seats/${seat}/bot`),
  order: (id: string, order: number[]) => callAs<TableInfo>("POST", `${table(id)}/order`, { order }),
  start: (id: string) => callAs<TableInfo>("POST", `${table(id)}/start`),
  pause: (id: string) => callAs<TableInfo>("POST", `${table(id)}/pause`),
  resume: (id: string) => callAs<TableInfo>("DELETE", `${table(id)}/pause`),
  letBotPlay: (id: string, seat: number) => callAs<TableInfo>("POST", `${table(id)}/seats/${seat}/stand-in`, {}),
  playAgain: (id: string, seat: number) => callAs<TableInfo>("DELETE", `${table(id)}/seats/${seat}/stand-in`),
  me: () => callAs<MeInfo>("GET", "/api/me"),
  /** My finished games in figures. */
  myRecord: () => callAs<MyRecord>("GET", `/api/me/record?language=${language()}`),
  exportAddress: `${root}/api/me/export`,
  deleteMe: () => callAs<Farewell>("DELETE", "/api/me/everything?sure=true"),
  joinFame: (name: string) => callAs<MyFame>("POST", "/api/me/fame", { name }),
  leaveFame: () => callAs<MyFame>("DELETE", "/api/me/fame"),
  fame: () => callAs<Fame>("GET", `/api/fame?language=${language()}`),
  /** A code that makes another device be this guest, too. */
  myCode: () => callAs<MeCode>("POST", "/api/me/code"),
  myPhrase: () => callAs<MePhrase>("POST", "/api/me/phrase"),
  /** Be who has this code or phrase; the cookie changes, and with it who all other calls are from. */
  beAgain: (said: BeAgain) => call<unknown>("POST", "/api/me/again", said),
  bells: () => callAs<BellsInfo>("GET", "/api/me/bells"),
  /** From now on the house rings this browser at the reader's turn. */
  hangBell: (bell: NewBell) => callAs<BellsInfo>("POST", "/api/me/bells", bell),
  removeBell: (id: string) => callAs<BellsInfo>("DELETE", `/api/me/bells/${encodeURIComponent(id)}`),
  passkeys: () => callAs<PasskeysInfo>("GET", "/api/me/passkeys"),
  /** What the browser needs to make a passkey, and to keep the one that it made. */
  wishPasskey: (name: string) => callAs<WishToMake>("POST", "/api/me/passkeys/begin", { name }),
  keepPasskey: (made: NewPasskey) => callAs<PasskeysInfo>("POST", "/api/me/passkeys", made),
  removePasskey: (id: string) => callAs<PasskeysInfo>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
  /** What it needs to use one, and to be whose that is: the cookie changes, and with it who all other calls are from. */
  askPasskey: () => call<WishToUse>("POST", "/api/me/passkeys/ask"),
  usePasskey: (used: UsePasskey) => call<unknown>("POST", "/api/me/passkeys/again", used),
  hint: (id: string) => callAs<Hint>("GET", `${table(id)}/hint`),
  day: (day: string) => callAs<DayInfo>("GET", `/api/daily?${new URLSearchParams({ day, language: language() }).toString()}`),
  playDay: (name: string, face: number) => callAs<TableInfo>("POST", "/api/daily", { name, face }),
  handbook: (rules: string) =>
    call<Handbook>("GET", `/api/handbook?${new URLSearchParams({ rules, language: language() }).toString()}`),
  lessonTitles: () => call<LessonShelf[]>("GET", `/api/lessons?language=${language()}`),
  lessons: (shelf: string) => call<LessonSet>("GET", `/api/lessons/${encodeURIComponent(shelf)}?language=${language()}`),
  puzzleTitles: () => call<PuzzleTitle[]>("GET", `/api/puzzles?language=${language()}`),
  puzzle: (name: string) => call<Puzzle>("GET", `/api/puzzles/${encodeURIComponent(name)}?language=${language()}`),
  dayPuzzle: (day: string) => call<DayPuzzle>("GET", `/api/puzzles/daily?${new URLSearchParams({ day, language: language() }).toString()}`),
  replay: (id: string, game: number, seat: number) =>
    callAs<Replay>("GET", `${table(id)}/games/${game}/replay?seat=${seat}&language=${language()}`),
  /** Made when it is asked for the first time; asked again until it is ready. */
  review: (id: string, game: number) =>
    callAs<ReviewState>("GET", `${table(id)}/games/${game}/review?language=${language()}`),
  /** Play on from a step of a finished game, at a table of its own. */
  playOn: (id: string, game: number, wish: NewWhatIf) => callAs<TableInfo>("POST", `${table(id)}/games/${game}/what-if`, wish),
  /** What could have been answered at a step, and one of these tried; asked again until it is ready. */
  answers: (id: string, game: number, step: number) =>
    callAs<StepAnswers>("GET", `${table(id)}/games/${game}/answers?step=${step}&language=${language()}`),
  tryAnswer: (id: string, game: number, step: number, answer: string) =>
    callAs<TrialState>("GET", `${table(id)}/games/${game}/try?${new URLSearchParams({ step: String(step), answer, language: language() }).toString()}`),
  story: (id: string, game: number) =>
    callAs<Story>("GET", `${table(id)}/games/${game}/story?language=${language()}`),
  /** The turning points as one picture. */
  stripAddress: (id: string, game: number, steps: readonly number[]) =>
    `${root}${table(id)}/games/${game}/strip.svg?${new URLSearchParams({ steps: steps.join(","), language: language() }).toString()}`,
  recordAddress: (id: string, game: number) => `${root}${table(id)}/games/${game}/record`,
  /** The address to tell others (in the local network if the page is open on the server's own machine), and the code. */
  invite: (id: string) => call<Invite>("GET", `${table(id)}/invite`),
  /** The same as a picture. */
  qrAddress: (id: string) => `${root}${table(id)}/qr.svg`,
};
