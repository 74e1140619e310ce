/** Runs work when it is its turn. */
export type FairLimit = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * So many works at once; those that wait are taken owner by owner, so that nobody's many delay another's few. Without a
 * deadline: work that must end brings its own.
 */
export function limitFairly(atOnce: number): FairLimit {
  // Owners stand in the order of their turns; whoever had one goes to the end.
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function next(): void {
    const [first] = waiting;
    if (!first || running >= atOnce) return;
    const [owner, [begin, ...later]] = first;
    waiting.delete(owner);
    if (later.length > 0) waiting.set(owner, later);
    running += 1;
    begin?.();
  }

  return async (owner, work) => {
    await new Promise<void>((begin) => {
      waiting.set(owner, [...(waiting.get(owner) ?? []), begin]);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
