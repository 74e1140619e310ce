/** Runs work when it is its turn. */
export type FairLimit = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * So many works at once, of one owner no more than `perOwner`; those that wait are taken owner by owner, so that nobody's many delay another's few. Without a
 * deadline: work that must end brings its own.
 */
export function limitFairly(atOnce: number, perOwner = atOnce): FairLimit {
  // Owners stand in the order of their turns; whoever had one goes to the end.
  const waiting = new Map<string, (() => void)[]>();
  const running: string[] = [];
  const mayRun = (owner: string) => running.filter((one) => one === owner).length < perOwner;

  function next(): void {
    const first = [...waiting].find(([owner]) => mayRun(owner));
    if (!first || running.length >= atOnce) return;
    const [owner, [begin, ...later]] = first;
    waiting.delete(owner);
    if (later.length > 0) waiting.set(owner, later);
    running.push(owner);
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
      running.splice(running.indexOf(owner), 1);
      next();
    }
  };
}
