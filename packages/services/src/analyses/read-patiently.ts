import { setTimeout } from "node:timers/promises";
import { ServiceError } from "../errors.ts";

/** Times that figures are asked for before a step gives up. */
const TRIES = 5;

/** Reads figures for a step of a run, which has time: while they are BUSY it waits and reads again, a few times. */
export async function readPatiently<Figures>(
  read: () => Promise<Figures>,
  signal: AbortSignal,
): Promise<Figures> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await read();
    } catch (error) {
      const isBusy = error instanceof ServiceError && error.code === "BUSY";
      if (!isBusy || tried === TRIES || signal.aborted) throw error;
      await setTimeout(1_000 * (error.retryAfter ?? 0), undefined, { signal }).catch(() => {});
    }
  }
}
