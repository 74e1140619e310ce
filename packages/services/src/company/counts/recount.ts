import { type Connection, inTransaction, PUBLIC_SCOPE } from "@standings/database";
import { IDENTITY_VERSION } from "@standings/domain";
import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { ALL_QUESTIONS, countedQuestions, QUESTION_COLUMNS } from "../../trending/count-questions.ts";
import { learnFrom } from "../learn-companies.ts";
import { COMPANIES, SEARCHES } from "./all-counts.ts";
import { lockCounts } from "./lock-counts.ts";

/**
 * Counts everything anew for the pages of companies and Trending, from mentions and sources, in one transaction: minutes for a
 * million searches, in which the pages of companies answer that they are busy and what a search's end queues waits.
 */
export async function recount(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  await inTransaction(db, async (tx) => {
    await lockCounts(tx);
    await emptyQueue(tx);
    await sql`truncate counted_companies, counted_searches`.execute(tx);
    // Home and Trending read on: they see the rows of before until the end.
    await sql`delete from asked_questions`.execute(tx);
    await sql`insert into counted_searches (search_id, created_at, scope, is_sandbox, models, answered, identity_version)
      select *, ${IDENTITY_VERSION}::smallint from (${SEARCHES}) saved`.execute(tx);
    await sql`
      update company_mentions mention set is_public = scope = ${PUBLIC_SCOPE} from counted_searches counted
      where counted.search_id = mention.search_id and counted.created_at = mention.created_at
        and is_public <> (scope = ${PUBLIC_SCOPE})
    `.execute(tx);
    await sql`insert into counted_companies (scope, domain, is_sandbox, searches) ${COMPANIES}`.execute(tx);
    await sql`insert into asked_questions (${QUESTION_COLUMNS}) ${countedQuestions(ALL_QUESTIONS)}`.execute(
      tx,
    );
    await sql`insert into field_changes (is_all) values (true)`.execute(tx);
  });
}

/**
 * Takes searches out of the queue, once the directory has learned from them. One that somebody changes at this moment stays for
 * whoever changes it, and a deleted one for the count that removes what is left of it.
 */
async function emptyQueue(tx: Connection): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from searches where id in (select search_id from uncounted_searches)
    order by id for no key update skip locked
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  await learnFrom(tx, ids);
  await sql`delete from uncounted_searches where search_id = any(${ids}::uuid[])`.execute(tx);
}
