/** A bounded list in memory, newest entry first. */
export class RecentList<T> {
  #entries: readonly T[] = [];
  readonly #kept: number;

  constructor(kept: number) {
    this.#kept = kept;
  }

  add(entry: T): T {
    this.#entries = [entry, ...this.#entries].slice(0, this.#kept);
    return entry;
  }

  list(): readonly T[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
