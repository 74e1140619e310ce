/** Calls that a fault holds, in the order in which they came: counted, waited for, and let go some at a time. */
export class Turnstile {
  readonly #held = new Set<() => void>();
  readonly #watchers = new Set<() => void>();

  get held(): number {
    return this.#held.size;
  }

  /** Resolves when the call is let go, or when its client has left. */
  hold(gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const letGo = () => {
        this.#held.delete(letGo);
        resolve();
      };
      this.#held.add(letGo);
      gone.addEventListener("abort", letGo, { once: true });
      for (const watch of [...this.#watchers]) watch();
    });
  }

  /** Resolves when so many calls are held, or when `gone` aborts. */
  waitFor(atLeast: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const watch = () => {
        if (this.held < atLeast && !gone.aborted) return;
        this.#watchers.delete(watch);
        resolve();
      };
      this.#watchers.add(watch);
      gone.addEventListener("abort", watch, { once: true });
      watch();
    });
  }

  /** Lets the first `count` go on. */
  release(count: number): void {
    for (const letGo of [...this.#held].slice(0, count)) letGo();
  }
}
