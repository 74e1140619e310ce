/** Where a saved search is shown, to its owner and to everybody, for typed links. */
import type { RunKind } from "@standings/domain";

export function archivedLocation(kind: RunKind, id: string) {
  if (kind === "company") return { to: "/archived-company-ranking/$id", params: { id } } as const;
  if (kind === "comparison") return { to: "/archived-compare-prompts-result/$id", params: { id } } as const;
  return { to: "/archived-expert-ranking/$searchid", params: { searchid: id } } as const;
}

export function sharedLocation(kind: RunKind, id: string) {
  if (kind === "expert") return archivedLocation(kind, id);
  return { to: "/trending-company-ranking/$searchid", params: { searchid: id } } as const;
}
