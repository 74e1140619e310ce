import { type Kysely, sql } from "kysely";

/** Ranks by week are read from the questions of a company's field: nothing is counted by week any more (decision record 80). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table company_weeks`.execute(db);
  await sql`alter table counted_companies drop column has_weeks`.execute(db);
}
