import { type Kysely, sql } from "kysely";

/**
 * What grounded each answer (`Grounding` of the domain). Earlier answers, and those of the release before, have none: what
 * their citations show is read, not written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table model_answers add column grounding jsonb`.execute(db);
}
