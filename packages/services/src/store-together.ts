interface Together<Item, Stored> {
  /** Most items of one transaction. */
  readonly most: number;
  /** Stores items in one transaction; an item without a result, in its place, is stored alone. */
  readonly store: (items: readonly Item[]) => Promise<readonly (Stored | undefined)[]>;
  readonly storeAlone: (item: Item) => Promise<Stored>;
  /** Whether items that failed together are not stored alone. */
  readonly isFinal: (error: unknown) => boolean;
}

/**
 * Stores each item when it comes: one alone waits for nobody, and those that come while a transaction is under way are the
 * next one together, so that many at once are few commits. What fails together is stored alone.
 */
export function storeTogether<Item, Stored>({
  most,
  store,
  storeAlone,
  isFinal,
}: Together<Item, Stored>): (item: Item) => Promise<Stored> {
  let waiting: { readonly item: Item; resolve(stored: Promise<Stored>): void }[] = [];
  let isBusy = false;

  async function storeAll(items: readonly Item[]): Promise<readonly (Stored | undefined)[]> {
    try {
      return await store(items);
    } catch (error) {
      if (isFinal(error)) throw error;
      return [];
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      const stored = storeAll(batch.map(({ item }) => item));
      for (const [index, { item, resolve }] of batch.entries())
        resolve(stored.then((all) => all[index] ?? storeAlone(item)));
      await stored.catch(() => {});
    }
    isBusy = false;
  }

  return (item) =>
    new Promise<Stored>((resolve) => {
      waiting.push({ item, resolve });
      if (!isBusy) void work();
    });
}
