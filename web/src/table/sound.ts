// A few sounds made of nothing: stone, metal, gold, a bell.  Off until the visitor wants them; no file is loaded.

import { settings } from "../ui/settings.svelte.ts";
import type { PlainEvent } from "../wire/types.ts";

export type Sound = "lay" | "fall" | "break" | "mend" | "paper" | "gold" | "dark" | "turn" | "hit" | "thud" | "hush" | "card";

let context: AudioContext | null = null;

/** Make a sound, if the visitor wants sounds. */
export function sound(name: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { currentTime: now } = context;
  switch (name) {
    case "lay":
      noise(now, 0.09, 420, 0.5);
      tone(now, 92, 0.14, 0.35, "sine");
      break;
    case "fall":
      for (let i = 0; i < 7; i++) noise(now + i * 0.07 + Math.random() * 0.04, 0.22, 260 - i * 20, 0.34);
      tone(now, 52, 0.7, 0.3, "triangle");
      break;
    case "break":
      noise(now, 0.12, 2600, 0.3);
      tone(now, 310, 0.22, 0.16, "sawtooth", 120);
      break;
    case "mend":
      tone(now, 660, 0.12, 0.14, "triangle");
      tone(now + 0.1, 880, 0.16, 0.14, "triangle");
      break;
    case "paper":
      noise(now, 0.2, 3200, 0.14);
      break;
    case "gold":
      [523, 659, 784, 1047].forEach((pitch, i) => tone(now + i * 0.09, pitch, 0.5, 0.16, "triangle"));
      break;
    case "dark":
      [330, 262, 196].forEach((pitch, i) => tone(now + i * 0.16, pitch, 0.5, 0.16, "triangle"));
      break;
    case "hit":
      noise(now, 0.16, 900, 0.7);
      tone(now, 74, 0.5, 0.5, "sine", 38);
      tone(now, 220, 0.26, 0.2, "sawtooth", 70);
      break;
    case "thud":
      noise(now, 0.26, 180, 0.7);
      tone(now, 58, 0.6, 0.5, "sine", 34);
      break;
    case "hush":
      tone(now, 110, 1.1, 0.1, "triangle", 220);
      break;
    case "card":
      noise(now, 0.12, 2400, 0.2);
      break;
    case "turn":
      tone(now, 784, 0.5, 0.13, "sine");
      tone(now + 0.12, 1175, 0.6, 0.1, "sine");
  }
}

const HEARD: Readonly<Record<string, Sound>> = {
  placed: "lay",
  removed: "fall",
  fronted: "break",
  cleared: "mend",
  peeked: "paper",
  discarded: "paper",
};

/** The sound of what happened: the weightiest of it. */
export function soundOf(events: readonly PlainEvent[]): Sound | null {
  const ended = events.find(({ what }) => what === "ended");
  if (ended) return ended.finder === null ? "dark" : "gold";
  for (const { what } of events) if (HEARD[what]) return HEARD[what];
  return null;
}

function tone(at: number, pitch: number, length: number, loud: number, type: OscillatorType, glide = pitch): void {
  if (!context) return;
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(Math.max(20, glide), at + length);
  play(source, at, length, loud);
}

function noise(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: pitch });
  source.connect(filter);
  play(source, at, length, loud, filter);
}

function play(source: AudioScheduledSourceNode, at: number, length: number, loud: number, through: AudioNode = source): void {
  if (!context) return;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  through.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
