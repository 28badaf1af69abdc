// `npm run size`: what a visitor's browser has to load before the table page is drawn, gzipped, against the limits.
//
// Reads the built client and the manifest that Vite left in it.  The drawings come from the Python side, so that is
// asked (PYTHON, or the .venv of this tree).  The slowest case counts: the largest language, all letters of all weights.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const TABLE = process.argv[2] ?? "src/pages/Table.svelte"; // any other page can be measured, too
const LANGUAGES = ["en", "cs", "sk", "de", "lt"];
const SCRIPT_LIMIT = 150_000;
const RENDER_LIMIT = 300_000;
const RULES = "base x5";
const SPRITES = `
import sys
from undermine.draw.common_sprite import common_sprite
from undermine.draw.game_sprite import game_sprite
from undermine.games import parse_rules
sys.stdout.buffer.write((common_sprite() + "\\0" + game_sprite(parse_rules(${JSON.stringify(RULES)}))).encode())
`;

/**
 * @typedef {{ file: string, imports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {{ name: string, bytes: number }} Part
 */

const folder = new URL("../../src/undermine/static/", import.meta.url);
const manifestFile = new URL(".vite/manifest.json", folder);
if (!existsSync(manifestFile)) fail("there is no built client to measure; `npm run build` makes it");
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(manifestFile, "utf-8"));
if (!manifest[TABLE]) fail(`the built client has no page ${TABLE}`);

const chunks = new Set(["index.html", TABLE].flatMap((key) => reach(key, new Set())));
const scripts = [...chunks].map((key) => packed(chunk(key).file));
const words = LANGUAGES.map((language) => packed(chunk(`virtual:words/${language}`).file));
const language = words.reduce((most, each) => (each.bytes > most.bytes ? each : most));
const styles = [...new Set([...chunks].flatMap((key) => chunk(key).css ?? []))].map(packed);
const fonts = readdirSync(new URL("assets/", folder))
  .filter((name) => name.endsWith(".woff2"))
  .map((name) => asIs(`assets/${name}`));
const page = [packed("index.html")];
const sprites = drawings();

const script = [...scripts, language];
tell("scripts of the table page", script, SCRIPT_LIMIT);
tell("styles", styles);
tell("fonts", fonts);
tell("drawings", sprites);
tell("all that the first picture of the table needs", [...page, ...script, ...styles, ...fonts, ...sprites], RENDER_LIMIT);
process.exit(over(script, SCRIPT_LIMIT) || over([...page, ...script, ...styles, ...fonts, ...sprites], RENDER_LIMIT) ? 1 : 0);

/**
 * A chunk and everything that is loaded with it.
 * @param {string} key
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function reach(key, seen) {
  if (seen.has(key)) return [];
  seen.add(key);
  return [key, ...(chunk(key).imports ?? []).flatMap((each) => reach(each, seen))];
}

/**
 * @param {string} key
 * @returns {Chunk}
 */
function chunk(key) {
  return manifest[key] ?? fail(`the built client has no ${key}`);
}

/**
 * @param {string} name
 * @returns {Part}
 */
function packed(name) {
  return { name, bytes: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length };
}

/**
 * @param {string} name
 * @returns {Part}
 */
function asIs(name) {
  return { name, bytes: readFileSync(new URL(name, folder)).length };
}

/** As the server packs them. @returns {Part[]} */
function drawings() {
  const local = new URL("../../.venv/bin/python", import.meta.url);
  const python = process.env["PYTHON"] ?? (existsSync(local) ? local.pathname : "python3");
  try {
    const made = execFileSync(python, ["-c", SPRITES], { encoding: "utf-8", maxBuffer: 1 << 26 }).split("\0");
    const names = ["/art/common.svg", `/art/game.svg?rules=${RULES}`];
    return names.map((name, number) => ({ name, bytes: gzipSync(made[number] ?? "", { level: 9 }).length }));
  } catch (fault) {
    return fail(`the drawings cannot be measured with ${python}: ${fault instanceof Error ? fault.message : fault}`);
  }
}

/**
 * @param {Part[]} parts
 * @returns {number}
 */
function sum(parts) {
  return parts.reduce((bytes, part) => bytes + part.bytes, 0);
}

/**
 * @param {Part[]} parts
 * @param {number} limit
 */
function over(parts, limit) {
  return sum(parts) > limit;
}

/**
 * @param {string} title
 * @param {Part[]} parts
 * @param {number} [limit]
 */
function tell(title, parts, limit) {
  const against = limit ? ` of ${kilo(limit)}${over(parts, limit) ? ": TOO MUCH" : ""}` : "";
  console.log(`${title}: ${kilo(sum(parts))}${against}`);
  if (limit !== RENDER_LIMIT) for (const part of parts) console.log(`  ${kilo(part.bytes).padStart(9)}  ${part.name}`);
}

/** @param {number} bytes */
function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`size: ${message}`);
  process.exit(1);
}
