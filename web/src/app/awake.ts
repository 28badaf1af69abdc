// A screen that does not go dark while something is asked of the reader.

let wish = 0;
let lock: WakeLockSentinel | null = null;

/** Keep it on until this is called; a page that is put away loses it, and has it again when it is back. */
export function stayAwake(): () => void {
  const mine = ++wish;
  const take = async (): Promise<void> => {
    if (mine !== wish || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      const taken = await navigator.wakeLock?.request("screen");
      // The turn may have ended while the browser thought about it.
      if (mine !== wish) await taken?.release();
      else lock = taken ?? null;
    } catch {
      // A device that saves its battery may refuse.
    }
  };
  const seen = (): void => void take();
  document.addEventListener("visibilitychange", seen);
  void take();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    if (mine !== wish) return;
    wish += 1;
    void lock?.release().catch(() => undefined);
    lock = null;
  };
}
