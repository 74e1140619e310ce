/** Injected faults. A fault with `times` is removed after that many uses. */
export class FaultList<T extends { readonly times?: number | undefined }> {
  #faults: readonly T[] = [];

  replace(faults: readonly T[]): void {
    this.#faults = [...faults];
  }

  list(): readonly T[] {
    return this.#faults;
  }

  protected use(used: T): void {
    if (used.times === undefined) return;
    const left = used.times - 1;
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault !== used) return [fault];
      return left > 0 ? [{ ...fault, times: left }] : [];
    });
  }
}
