import { setTimeout } from "node:timers/promises";

/** Generous, so that a busy machine fails no test. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 25;

/**
 * Waits until `look` gives something true, and returns it: 60 s at most. `what` names the state in the error; left out, the source of
 * `look` does. Throws what `look` throws.
 */
export async function eventually<Value>(
  look: () => Promise<Value | undefined | false | null>,
  what: string = look.toString(),
): Promise<Value> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const value = await look();
    if (value) return value;
    if (performance.now() > until)
      throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for this: ${what}`);
    await setTimeout(LOOK_EVERY_MS);
  }
}
