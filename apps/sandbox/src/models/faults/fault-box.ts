import type { Fault } from "./fault.ts";

/** What goes wrong with one call: at most one way to fail, and how much later. */
export interface Trouble {
  readonly fault: Fault | null;
  readonly extraMs: number;
}

const SLOW_MS = 2000;

/** The injected faults. */
export class FaultBox {
  #faults: Fault[] = [];

  replace(faults: readonly Fault[]): void {
    this.#faults = [...faults];
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** The trouble for the next call of a model; counts down the faults it uses. */
  take(model: string): Trouble {
    const matching = this.#faults.filter((fault) => fault.model === "*" || fault.model === model);
    const slow = matching.filter((fault) => fault.kind === "slow");
    const fatal = matching.find((fault) => fault.kind !== "slow") ?? null;
    for (const used of fatal ? [...slow, fatal] : slow) this.#use(used);
    return { fault: fatal, extraMs: slow.reduce((total, { ms }) => total + (ms ?? SLOW_MS), 0) };
  }

  #use(used: Fault): void {
    if (used.times === undefined) return;
    const left = used.times - 1;
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault !== used) return [fault];
      return left > 0 ? [{ ...fault, times: left }] : [];
    });
  }
}
