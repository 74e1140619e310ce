import { type Pair, type PairStudy, pairVerdict } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { recountDueSql } from "../../models/answer-versions.ts";
import { companyShownSql } from "../../moderation/taken-down-companies.ts";
import { sharedStudySql } from "../../searches/shared-sql.ts";
import type { ViewedCompany } from "../visible-mentions.ts";

/** Newest studies that are told. */
const STUDIES = 10;

/** What the newest studies say of two companies that both are in the answers of: the viewer's own, and of others what they share. */
export async function findPairStudies(
  { db, settings }: ServiceContext,
  { userId }: ViewedCompany["viewer"],
  { company, other }: Pair,
): Promise<PairStudy[]> {
  const rows = await db
    .selectFrom("study_companies as own")
    .innerJoin("study_companies as theirs", "theirs.run_id", "own.run_id")
    .innerJoin("studies", "studies.run_id", "own.run_id")
    .innerJoin("runs", "runs.id", "own.run_id")
    .select(["own.run_id as id", "own.created_at", "studies.prompt", "studies.rounds", "studies.findings"])
    .select(["runs.is_private", recountDueSql().as("is_recount_due")])
    .where("own.domain", "=", company)
    .where("theirs.domain", "=", other)
    .where((eb) =>
      eb.or([
        eb("studies.user_id", "=", userId),
        eb.and([
          sharedStudySql(settings),
          companyShownSql(sql`own.domain`),
          companyShownSql(sql`theirs.domain`),
        ]),
      ]),
    )
    .orderBy("own.created_at", "desc")
    .limit(STUDIES)
    .execute();
  return rows.flatMap(
    ({ id, prompt, rounds, created_at, is_private, is_recount_due, findings }): PairStudy[] => {
      const entryOf = (key: string) => findings?.report.entries.find((entry) => entry.key === key);
      const [own, theirs] = [entryOf(company), entryOf(other)];
      if (!findings || !own || !theirs) return [];
      return [
        {
          id,
          prompt,
          rounds,
          createdAt: created_at.toISOString(),
          isPrivate: is_private,
          isRecountDue: is_recount_due,
          ...pairVerdict(findings.report, company, other),
          company: own.score,
          other: theirs.score,
        },
      ];
    },
  );
}
