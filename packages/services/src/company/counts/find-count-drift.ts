import { type Connection, inTransaction } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { ALL_QUESTIONS, countedQuestions } from "../../trending/count-questions.ts";
import { COMPANIES, SEARCHES } from "./all-counts.ts";
import { lockCounts } from "./lock-counts.ts";

/** A table that is not what mentions and sources say. */
export interface CountDrift {
  readonly table: string;
  /** Rows that are missing, superfluous or different. */
  readonly rows: number;
}

/** Compares everything counted for pages of companies and Trending with searches, mentions, sources; empty when all is equal. */
export async function findCountDrift(request: ServiceRequest): Promise<CountDrift[]> {
  const { db } = requireSystem(request);
  return inTransaction(db, async (tx) => {
    await lockCounts(tx);
    const queued = sql`not in (select search_id from uncounted_searches)`;
    const queuedQuestion = sql`not in (select question_key from uncounted_searches)`;
    const due = sql`not in (select question_key from asked_questions where recount_at <= now())`;
    const expected = sql`select * from (${SEARCHES}) saved where id ${queued}`;
    const drift = [
      await compare(
        tx,
        "counted_searches",
        expected,
        sql`select search_id, created_at, scope, is_sandbox, models, answered from counted_searches where search_id ${queued}`,
      ),
      await compare(
        tx,
        "counted_companies",
        COMPANIES,
        sql`select scope, domain, is_sandbox, searches
        from counted_companies`,
      ),
      await compare(
        tx,
        "asked_questions",
        sql`select question_key, is_sandbox, people, newest_id from (${countedQuestions(ALL_QUESTIONS)}) asked
          where question_key ${queuedQuestion} and question_key ${due}`,
        sql`select question_key, is_sandbox, people, newest_id from asked_questions
          where question_key ${queuedQuestion} and question_key ${due}`,
      ),
    ];
    return drift.filter(({ rows }) => rows > 0);
  });
}

async function compare(
  tx: Connection,
  table: string,
  expected: RawBuilder<unknown>,
  counted: RawBuilder<unknown>,
): Promise<CountDrift> {
  const { rows } = await sql<{ rows: number }>`
    with expected as materialized (${expected}), counted as materialized (${counted})
    select count(*)::integer as rows from (
      (select * from expected except all select * from counted) union all
      (select * from counted except all select * from expected)
    ) different
  `.execute(tx);
  return { table, rows: rows[0]?.rows ?? 0 };
}
