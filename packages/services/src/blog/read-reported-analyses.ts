import {
  type AnalysisRecord,
  type AnalysisRecordOf,
  promptKey,
  questionsIn,
  type ReportedAnalysis,
  withoutHidden,
} from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { type AnalysisRow, toRecord } from "../analyses/to-record.ts";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { readHiddenCompanies } from "../moderation/taken-down-companies.ts";
import { sharedSql } from "../searches/shared-sql.ts";
import { isShown } from "./find-posts.ts";

/** The newest analyses of a company that a report may show; null: there is none. */
export interface ReportedRecords {
  readonly seo: AnalysisRecordOf<"seo"> | null;
  readonly source: AnalysisRecordOf<"source"> | null;
}

interface AnalysesOf {
  /** SQL: ids of users. */
  readonly owners: RawBuilder<unknown>;
  /** ISO 8601; left out for all. */
  readonly until?: string | null;
}

const NONE: ReportedRecords = { seo: null, source: null };

/** SQL: ids of the users who stand behind a published report on a company. */
export function reportAuthors({ settings }: ServiceContext, domain: string): RawBuilder<unknown> {
  return sql`select author_id from blog_posts post
    where domain = ${domain} and blog_type = 'company_analysis' and ${isShown({ settings })}`;
}

/**
 * The newest uncensored analyses of a company by some users, `owners` in SQL, begun until a time, as everybody may read them: without facts
 * that quote a question that is not shared or name a company that is off public pages, and without advice that rests on
 * such a fact. Throws BUSY.
 */
export async function readReportedAnalyses(
  services: ServiceContext,
  domain: string,
  { owners, until = null }: AnalysesOf,
): Promise<ReportedRecords> {
  const records = (await readNewest(services, domain, { owners, until })).map(toRecord);
  if (records.length === 0) return NONE;
  const { domains, isNamedIn } = await readHiddenCompanies(services);
  if (domains.has(domain)) return NONE;
  const shared = await readSharedQuestions(
    services,
    records.flatMap(({ facts }) => questionsIn(facts)),
  );
  const hidden = {
    isQuestionHidden: (question: string) => !shared.has(promptKey(question)),
    isTextHidden: isNamedIn,
  };
  const shown = records
    .map((record) => withoutHidden(record, hidden))
    .filter(({ advice }) => advice !== null);
  return {
    seo: shown.find((record) => record.kind === "seo") ?? null,
    source: shown.find((record) => record.kind === "source") ?? null,
  };
}

/** One of each kind at most. */
async function readNewest(
  services: ServiceContext,
  domain: string,
  { owners, until = null }: AnalysesOf,
): Promise<readonly AnalysisRow[]> {
  const { modelsAreSandbox } = services.settings;
  return readHeavily(
    services,
    sql<AnalysisRow>`
      select distinct on (analyses.kind) analyses.*, runs.status, runs.is_sandbox, runs.was_censored, runs.censor_reason
      from analyses join runs on runs.id = analyses.run_id
      where analyses.user_id in (${owners}) and analyses.domain = ${domain} and analyses.advice is not null
        and (${until}::timestamptz is null or analyses.created_at <= ${until})
        and not runs.was_censored and (not runs.is_sandbox or ${modelsAreSandbox}::boolean)
      order by analyses.kind, analyses.created_at desc
    `,
  );
}

/** Keys of those of some questions that somebody shares now. */
export async function readSharedQuestions(
  services: ServiceContext,
  questions: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = [...new Set(questions.map((prompt) => promptKey(prompt)))];
  if (keys.length === 0) return new Set();
  const isAsked = (column: "prompt_key" | "prompt2_key") =>
    sql`(select 1 from searches where ${sql.ref(column)} = key and ${sharedSql(services.settings)} limit 1)`;
  const rows = await readHeavily(
    services,
    sql<{ key: string }>`
      select key from unnest(${keys}::text[]) key
      cross join lateral (${isAsked("prompt_key")} union all ${isAsked("prompt2_key")} limit 1) asked
    `,
  );
  return new Set(rows.map(({ key }) => key));
}

/** One entry with both parts; none when there is neither. */
export function toReported({ seo, source }: ReportedRecords): ReportedAnalysis[] {
  const [newest] = [seo, source]
    .filter((record) => record !== null)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  if (!newest) return [];
  const { companyName, domain, createdAt } = newest;
  return [{ companyName, domain, createdAt, seo: toAdvice(seo), source: toAdvice(source) }];
}

function toAdvice<Advice>(
  record:
    | (Pick<AnalysisRecord, "modelId" | "createdAt" | "facts"> & { readonly advice: Advice | null })
    | null,
) {
  if (!record || record.advice === null) return null;
  const { modelId, createdAt, advice, facts } = record;
  return { modelId, createdAt, advice, facts };
}
