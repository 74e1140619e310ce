export interface NamedStep {
  readonly name: string;
  /** Name of an earlier step whose work it looks at. */
  readonly needs?: string;
}

/** Steps with the word in their name, whatever its case, and those that they need. */
export function chooseSteps<Step extends NamedStep>(steps: readonly Step[], word: string): Step[] {
  const chosen = steps.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  const names = new Set(chosen.flatMap(({ name, needs }) => [name, needs]));
  return steps.filter(({ name }) => names.has(name));
}
