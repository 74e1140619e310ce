import type { RankedEntry, RankingKind } from "@standings/domain";
import { profileHost } from "../../../lib/links.ts";

/** Below a name: a company's domain, where an expert's profile is, or that there is neither. */
export function entrySubtitle(kind: RankingKind, entry: Pick<RankedEntry, "domain" | "profileUrl">): string {
  if (kind === "company") return entry.domain || "No site named";
  return profileHost(entry) || entry.domain || "No profile named";
}
