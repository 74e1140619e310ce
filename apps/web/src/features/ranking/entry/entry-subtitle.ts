import type { RankedEntry, RankingKind } from "@standings/domain";
import { profileHost } from "../../../lib/links.ts";

/** Line below a name: a company's domain, the host of an expert's profile, or a note that there is none. */
export function entrySubtitle(kind: RankingKind, entry: Pick<RankedEntry, "domain" | "profileUrl">): string {
  if (kind === "company") return entry.domain || "No site named";
  return profileHost(entry) || entry.domain || "No profile named";
}
