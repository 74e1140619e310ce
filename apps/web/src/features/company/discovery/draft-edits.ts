/** Changes of a draft's prompts, kept for the tab until they are tested: leaving the page loses none. */
const keyOf = (runId: string) => `discovery-draft:${runId}`;

export function readEdits(runId: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(runId)) ?? "null");
    return Array.isArray(kept) && kept.every((one) => typeof one === "string") ? kept : null;
  } catch {
    return null;
  }
}

/** Null forgets them. */
export function keepEdits(runId: string, prompts: readonly string[] | null): void {
  try {
    if (prompts === null) sessionStorage.removeItem(keyOf(runId));
    else sessionStorage.setItem(keyOf(runId), JSON.stringify(prompts));
  } catch {
    // Without storage they live as long as the page.
  }
}
