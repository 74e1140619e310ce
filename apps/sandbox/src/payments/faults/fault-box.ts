import type { Fault } from "./fault.ts";

/** The injected faults. */
export class FaultBox {
  #faults: readonly Fault[] = [];

  replace(faults: readonly Fault[]): void {
    this.#faults = [...faults];
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  holdsWebhooks(): boolean {
    return this.#faults.some(({ kind }) => kind === "hold_webhooks");
  }

  /** The fault that meets a call, if any; counts down the one it uses. */
  take(call: { readonly method: string; readonly path: string }): Fault | null {
    const met = this.#faults.find(
      ({ kind, method, path = "/v1" }) =>
        kind !== "hold_webhooks" &&
        call.path.startsWith(path) &&
        (method === undefined || method === call.method),
    );
    if (met?.times !== undefined) this.#useOnce(met, met.times - 1);
    return met ?? null;
  }

  #useOnce(used: Fault, left: number): void {
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault !== used) return [fault];
      return left > 0 ? [{ ...fault, times: left }] : [];
    });
  }
}
