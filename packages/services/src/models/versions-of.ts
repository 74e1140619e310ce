import { type AnswerVersions, MATCHING_VERSION } from "@standings/domain";
import { READING_VERSION, SEARCH_POLICY_VERSION } from "@standings/models";

/** Versions of today's rules, for an answer that entries, mentions or nothing of both is read from. */
export function versionsOf(read: "entries" | "mentions" | "neither"): AnswerVersions {
  return {
    reading: read === "entries" ? READING_VERSION : null,
    matching: read === "mentions" ? MATCHING_VERSION : null,
    searchPolicy: SEARCH_POLICY_VERSION,
  };
}
