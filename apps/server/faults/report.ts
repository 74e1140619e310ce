/** What a scenario counted, and what must not have happened, with how often it did. */
export interface Report {
  readonly figures: ReadonlyMap<string, number>;
  readonly violations: ReadonlyMap<string, number>;
  count(figure: string, by?: number): void;
  /** Keeps the largest value. */
  longest(figure: string, value: number): void;
  violate(text: string): void;
}

export function createReport(): Report {
  const figures = new Map<string, number>();
  const violations = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string, by: number) =>
    counts.set(name, (counts.get(name) ?? 0) + by);
  return {
    figures,
    violations,
    count: (figure, by = 1) => add(figures, figure, by),
    longest: (figure, value) => figures.set(figure, Math.max(figures.get(figure) ?? 0, value)),
    violate: (text) => add(violations, text, 1),
  };
}
