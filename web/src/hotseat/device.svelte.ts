// A device that several people hand around: what the one who holds it is looking at, as far as the others have to wait.

import { getContext, setContext } from "svelte";

const KEY = Symbol("device");

export class Device {
  /** Everybody looks at something together: the end of a round. */
  isShared = $state(false);
}

export function setDevice(device: Device): void {
  setContext(KEY, device);
}

/** null: nobody else plays on this device. */
export function theDevice(): Device | null {
  return getContext<Device | undefined>(KEY) ?? null;
}
