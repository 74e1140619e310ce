import { type QueryCreator, type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import type { Given } from "../prepared.ts";
import type { Tables } from "../tables/index.ts";
import { answersIn, answersStored } from "./answers.ts";
import { LeaseLostError } from "./leases.ts";

export interface RunEnd {
  readonly runId: string;
  /** Executor that ends it. */
  readonly owner: string;
  /** `seq` of the last event its end was decided on. */
  readonly lastSeq: number;
}

/**
 * Head of a statement that ends a run with a result: `run` holds the ended run, and no row when it has changed or
 * was taken over; `ended` appends `complete`; `owner` holds its user's balance. What is saved follows, from `run`.
 * `answer`, one of `answersJson`, is stored and its event appended before `complete`.
 */
export function withRunEnd(
  db: QueryCreator<Tables>,
  { runId, owner, lastSeq }: Given<RunEnd>,
  answer: RawBuilder<string | null> = sql`null`,
) {
  return db
    .with("answer", () => sql<{ run_id: string; events: string }>`(select * from ${answersIn(answer)})`)
    .with("run", (query) =>
      query
        .updateTable("runs")
        .set((eb) => ({
          status: "completed",
          ended_at: sql<Date>`now()`,
          lease_until: null,
          last_seq: eb("last_seq", "+", sql<number>`(select count(*)::integer from answer) + 1`),
        }))
        .where("id", "=", runId)
        .where("lease_owner", "=", owner)
        .where("status", "=", "running")
        .where("last_seq", "=", lastSeq)
        .returningAll(),
    )
    .with("last", (query) =>
      query.selectFrom(["run", "answer"]).select("run.last_seq as complete_seq").selectAll("answer"),
    )
    .with("stored", () => answersStored("last"))
    .with(
      "appended",
      () => sql<{ seq: number }>`(
        insert into run_events (run_id, seq, event) select run_id, complete_seq - 1, events->0 from last returning seq)`,
    )
    .with("owner", (query) =>
      query
        .selectFrom("users")
        .innerJoin("run", "run.user_id", "users.id")
        .select(["users.id", "users.credits"]),
    )
    .with("ended", (query) =>
      query
        .insertInto("run_events")
        .columns(["run_id", "seq", "event"])
        .expression((eb) =>
          eb.selectFrom(["run", "owner"]).select([
            "run.id as run_id",
            "run.last_seq as seq",
            sql<string>`json_build_object('type', 'complete', 'searchId', run.id,
              'remainingCredits', owner.credits, 'refunded', false)`.as("event"),
          ]),
        )
        .returning("seq"),
    );
}

/** Locks a run for its end; false when it has changed since. Throws LeaseLostError. */
export async function lockUnchangedRun(tx: Connection, { runId, owner, lastSeq }: RunEnd): Promise<boolean> {
  const run = await tx
    .selectFrom("runs")
    .select("last_seq")
    .where("id", "=", runId)
    .where("lease_owner", "=", owner)
    .where("status", "=", "running")
    .forUpdate()
    .executeTakeFirst();
  if (!run) throw new LeaseLostError(runId);
  return run.last_seq === lastSeq;
}
