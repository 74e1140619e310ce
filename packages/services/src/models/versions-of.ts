import { type AnswerVersions, IDENTITY_VERSION, MATCHING_VERSION } from "@standings/domain";
import { READING_VERSION, SEARCH_POLICY_VERSION } from "@standings/models";
import { type RawBuilder, sql } from "kysely";

/** Versions of today's rules, for an answer that entries, mentions or nothing of both is read from. */
export function versionsOf(read: "entries" | "mentions" | "neither"): AnswerVersions {
  return {
    reading: read === "entries" ? READING_VERSION : null,
    matching: read === "mentions" ? MATCHING_VERSION : null,
    searchPolicy: SEARCH_POLICY_VERSION,
  };
}

/** Versions of today's rules that a study's findings are made by: of names, of reading, of matching. Newer ones are greater as arrays. */
export const FINDINGS_RULES: readonly number[] = [IDENTITY_VERSION, READING_VERSION, MATCHING_VERSION];

/** SQL over `studies` and `runs`: older rules made the findings of an ended study, and a job will count it again. */
export function recountDueSql(): RawBuilder<boolean> {
  return sql<boolean>`(studies.findings is not null and runs.status <> 'running'
    and studies.rules < ${FINDINGS_RULES}::smallint[])`;
}
