import type { LedgerReason } from "@standings/domain";
import { type QueryCreator, type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import { type Given, prepare } from "../prepared.ts";
import type { Tables } from "../tables/index.ts";

interface LedgerValues {
  readonly userId: string;
  /** Credits, positive or negative; 0 changes nothing and writes no row. */
  readonly delta: number;
  readonly reason: LedgerReason;
  /** Unique together with the reason. */
  readonly reference: string;
  readonly note?: string | null | undefined;
  /** The API token that spends; its limit of a day may refuse the statement. */
  readonly apiTokenId?: string | null;
}

export interface LedgerEntry extends LedgerValues {
  /** Changes nothing while the user has a plan that credits are not taken for. */
  readonly isOnlyWithoutPlan?: boolean;
}

interface EntryConditions extends Pick<LedgerEntry, "isOnlyWithoutPlan"> {
  /** Changes nothing unless this holds; it may read what stands before it in the statement. */
  readonly onlyIf?: RawBuilder<boolean>;
}

const MAX_BALANCE = 2_000_000_000;

/**
 * Head of a statement that changes a balance: `changed` holds the new balance, and no row when the balance would
 * become negative or leave the range of credits; `entry` is its ledger row. The only writer of `ledger_entries`.
 */
export function withLedgerEntry(db: QueryCreator<Tables>, entry: Given<LedgerValues> & EntryConditions) {
  const {
    userId,
    delta,
    reason,
    reference,
    note = null,
    apiTokenId = null,
    isOnlyWithoutPlan = false,
    onlyIf = sql`true`,
  } = entry;
  return db
    .with("changed", (query) => {
      const update = query
        .updateTable("users")
        .set((eb) => ({ credits: eb("credits", "+", delta) }))
        .where("id", "=", userId)
        .where(sql<boolean>`credits::bigint + ${delta} between 0 and ${MAX_BALANCE}`)
        .where(onlyIf)
        .returning("credits as balance");
      return isOnlyWithoutPlan ? update.where("subscription_status", "not in", ["pro", "business"]) : update;
    })
    .with("entry", (query) =>
      query
        .insertInto("ledger_entries")
        .columns(["user_id", "delta", "balance", "reason", "reference", "note", "api_token_id"])
        .expression((eb) =>
          eb
            .selectFrom("changed")
            .select([
              sql<string>`${userId}::uuid`.as("user_id"),
              sql<number>`${delta}::integer`.as("delta"),
              "changed.balance",
              sql<LedgerReason>`${reason}::text`.as("reason"),
              sql<string>`${reference}::text`.as("reference"),
              sql<string | null>`${note}::text`.as("note"),
              sql<string | null>`${apiTokenId}::uuid`.as("api_token_id"),
            ])
            .where(sql<boolean>`${delta}::integer <> 0`),
        )
        .returning("ledger_entries.balance"),
    );
}

/**
 * Changes a balance: one conditional update and its ledger row, in one statement. Returns the new balance, or
 * null when nothing was changed (architecture §4). A repeated reason and reference is a unique violation.
 */
export async function addLedgerEntry(
  db: Connection,
  { isOnlyWithoutPlan = false, note = null, apiTokenId = null, ...entry }: LedgerEntry,
): Promise<number | null> {
  const statement = isOnlyWithoutPlan ? addWithoutPlan : addAlways;
  const [changed] = await statement(db, { ...entry, note, apiTokenId });
  return changed?.balance ?? null;
}

const addAlways = prepareEntry("add_entry", false);
const addWithoutPlan = prepareEntry("add_entry_without_plan", true);

function prepareEntry(name: string, isOnlyWithoutPlan: boolean) {
  return prepare<Required<LedgerValues>>(name)((db, { userId, delta, reason, reference, note, apiTokenId }) =>
    withLedgerEntry(db, { userId, delta, reason, reference, note, apiTokenId, isOnlyWithoutPlan })
      .selectFrom("changed")
      .select("balance"),
  );
}
