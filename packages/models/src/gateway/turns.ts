/** Lets `count` callers go on in each turn of the event loop; those after them wait for the next, in their order. */
export function createTurns(count: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let left = count;

  function begin(): void {
    left = count;
    if (waiting.length === 0) return;
    setImmediate(begin);
    for (const goOn of waiting.splice(0, count)) {
      left -= 1;
      goOn();
    }
  }

  return () => {
    if (left === count) setImmediate(begin);
    if (left > 0) {
      left -= 1;
      return undefined;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
}
