import { type AnalysisRecord, promptKey, questionsIn, withoutHidden } from "@standings/domain";
import { sql } from "kysely";
import { type AnalysisRow, toRecord } from "../../analyses/to-record.ts";
import { readSharedQuestions } from "../../blog/read-reported-analyses.ts";
import type { ServiceContext } from "../../context.ts";

/**
 * What analyses found, by id, as their owners see it, without what private searches asked: facts that quote a question
 * which nobody shares, and advice that rests on them. Throws BUSY.
 */
export async function readRecords(
  services: ServiceContext,
  ids: readonly string[],
): Promise<Map<string, AnalysisRecord>> {
  const rows: AnalysisRow[] = await services.db
    .selectFrom("analyses")
    .innerJoin("runs", "runs.id", "analyses.run_id")
    .selectAll("analyses")
    .select(["runs.status", "runs.is_sandbox", "runs.was_censored", "runs.censor_reason"])
    .where("run_id", "in", sql<string>`(select unnest(${ids}::uuid[]))`)
    .execute();
  const records = rows.map(toRecord);
  const shared = await readSharedQuestions(
    services,
    records.flatMap(({ facts }) => questionsIn(facts)),
  );
  const hidden = {
    isQuestionHidden: (question: string) => !shared.has(promptKey(question)),
    isTextHidden: () => false,
  };
  return new Map(records.map((record) => [record.id, withoutHidden(record, hidden)]));
}
