import { type Connection, readRunEvents } from "@standings/database";
import { SEARCH_KINDS } from "@standings/domain";
import { stateOf } from "../discovery/discovery-run.ts";

/** What is kept of an account besides its work and its money, for its owner: nothing that opens it. */
export async function readAccountRecords(db: Connection, userId: string) {
  const identities = await db
    .selectFrom("identities")
    .select(["provider", "subject", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const secondFactors = await db
    .selectFrom("second_factors")
    .select(["created_at", "confirmed_at"])
    .where("user_id", "=", userId)
    .execute();
  const devices = await db
    .selectFrom("known_devices")
    .select(["last_used_at", "second_factor_at"])
    .where("user_id", "=", userId)
    .orderBy("last_used_at")
    .execute();
  const securityEvents = await db
    .selectFrom("security_events")
    .select(["at", "event", "details"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const conversions = await db
    .selectFrom("conversions")
    .select(["created_at", "event_type", "conversion_id", "metadata"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const fieldChoices = await db
    .selectFrom("field_choices")
    .select(["created_at", "domain", "kind", "prompt", "is_left_out"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return { identities, secondFactors, devices, securityEvents, conversions, fieldChoices };
}

/** What an account owes, and what it used of what is free. */
export async function readAllowances(db: Connection, userId: string) {
  const owed = await db
    .selectFrom("owed_entries")
    .select(["created_at", "reason", "delta", "reference"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const allowances = await db
    .selectFrom("allowances")
    .select(["kind", "period", "used"])
    .where("user_id", "=", userId)
    .orderBy("period")
    .orderBy("kind")
    .execute();
  return { owed, allowances };
}

/** Discoveries and their drafts: what was asked, and what each prompt found. */
export async function readDiscoveries(db: Connection, userId: string) {
  const runs = await db
    .selectFrom("discoveries")
    .innerJoin("runs", "runs.id", "discoveries.run_id")
    .select(["runs.id", "runs.request", "runs.status", "is_draft", "discarded_at", "discoveries.created_at"])
    .where("discoveries.user_id", "=", userId)
    .orderBy("discoveries.created_at")
    .orderBy("runs.id")
    .execute();
  const discoveries = [];
  for (const run of runs) discoveries.push({ ...run, items: stateOf(await readRunEvents(db, run.id)).items });
  return discoveries;
}

/** Searches that were asked and are saved nowhere else: nothing paid for them, no model answered, or they are under way. */
export function readUnsavedSearches(db: Connection, userId: string) {
  return db
    .selectFrom("runs")
    .select(["id", "kind", "request", "status", "created_at"])
    .where("user_id", "=", userId)
    .where("kind", "in", [...SEARCH_KINDS])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("searches").select("searches.id").whereRef("searches.id", "=", "runs.id"))),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
