import { type ModelId, type StudyFindings, studyMeans } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { sharedStudySql } from "../../searches/shared-sql.ts";

/** What a study says of a question. */
export interface StudyOfQuestion {
  readonly id: string;
  readonly rounds: number;
  /** When its last round ended. */
  readonly endedAt: Date;
  readonly isShared: boolean;
  /** Mean rank by model and domain. */
  readonly means: ReadonlyMap<ModelId, ReadonlyMap<string, number>>;
}

interface Row {
  readonly id: string;
  readonly prompt_key: string;
  readonly rounds: number;
  readonly ended_at: Date;
  readonly is_shared: boolean;
  readonly findings: StudyFindings;
}

/** Studies of a question that are read, and of all questions: the newest ones. */
const OF_QUESTION = 2;
const STUDIES = 60;

/**
 * The newest studies of questions about companies, by prompt: what everybody may read, and the viewer's own. Those that said
 * nothing are left out. Throws BUSY.
 */
export async function readStudyMeans(
  services: Pick<ServiceContext, "heavyReads" | "settings">,
  userId: string,
  promptKeys: readonly string[],
): Promise<ReadonlyMap<string, readonly StudyOfQuestion[]>> {
  if (promptKeys.length === 0) return new Map();
  const rows = await readHeavily(
    services,
    sql<Row>`
      select study.* from unnest(${[...new Set(promptKeys)]}::text[]) as asked (key) cross join lateral (
        -- One that everybody may read, and one of the viewer's own, whichever is newer.
        select distinct on (is_shared) studies.run_id as id, prompt_key, rounds, runs.ended_at, findings, is_shared
        from studies join runs on runs.id = studies.run_id
        cross join lateral (select (${sharedStudySql(services.settings)}) as is_shared) sight
        where studies.prompt_key = asked.key and ranking = 'company' and findings is not null
          and runs.status = 'completed' and runs.ended_at is not null
          and (is_shared or studies.user_id = ${userId}) ${services.settings.modelsAreSandbox ? sql`` : sql`and not runs.is_sandbox`}
        order by is_shared, studies.created_at desc limit ${OF_QUESTION}
      ) study order by study.ended_at desc limit ${STUDIES}
    `,
  );
  const read = rows.map(({ prompt_key, ended_at, is_shared, findings, ...row }) => ({
    key: prompt_key,
    study: { ...row, endedAt: ended_at, isShared: is_shared, means: studyMeans(findings) },
  }));
  return new Map(
    [...Map.groupBy(read, ({ key }) => key)].map(([key, found]) => [key, found.map(({ study }) => study)]),
  );
}
