export interface Stored {
  readonly id: string;
  readonly created: number;
}

/** Objects of one kind in the order they were made. */
export class Table<T extends Stored> {
  readonly #rows = new Map<string, T>();

  add(row: T): T {
    this.#rows.set(row.id, row);
    return row;
  }

  get(id: string): T | undefined {
    return this.#rows.get(id);
  }

  delete(id: string): void {
    this.#rows.delete(id);
  }

  newestFirst(): readonly T[] {
    return [...this.#rows.values()].reverse();
  }

  find(test: (row: T) => boolean): T | undefined {
    return this.newestFirst().find(test);
  }

  filter(test: (row: T) => boolean): readonly T[] {
    return this.newestFirst().filter(test);
  }
}
