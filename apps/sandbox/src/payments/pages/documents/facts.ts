import { escapeHtml } from "../../../html.ts";

export type Fact = readonly [name: string, value: string | null];

/** Names with their values; what has no value is left out. */
export function factList(facts: readonly Fact[]): string {
  const rows = facts.flatMap(([name, value]) =>
    value === null || value === "" ? [] : [`<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`],
  );
  return `<dl class="facts">${rows.join("")}</dl>`;
}
