/** Typed links to a saved search: its owner's page and its public page. */
import type { SearchKind } from "@standings/domain";

export function archivedLocation(kind: SearchKind, id: string) {
  if (kind === "company") return { to: "/archived-company-ranking/$id", params: { id } } as const;
  if (kind === "comparison") return { to: "/archived-compare-prompts-result/$id", params: { id } } as const;
  return { to: "/archived-expert-ranking/$searchid", params: { searchid: id } } as const;
}

export function sharedLocation(kind: SearchKind, id: string) {
  if (kind === "expert") return archivedLocation(kind, id);
  return { to: "/trending-company-ranking/$searchid", params: { searchid: id } } as const;
}
