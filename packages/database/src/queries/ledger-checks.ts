import { sql } from "kysely";
import type { Connection } from "../database.ts";
import type { LedgerChecksTable, LedgerDrift } from "../tables/ledger-entries.ts";

const REPORTED = 10;

interface Sums {
  readonly id: string;
  readonly credits: number;
  readonly ledger: string;
  readonly checkpoint: string | null;
}

/**
 * Adds the entries since each user's checkpoint to it, moves it there, and returns users whose balance is another
 * number, at most 10. Entries of one user are committed in the order of their ids, because each changes the user's
 * row first; so none can appear below a checkpoint later.
 */
export async function addUpNewEntries(db: Connection): Promise<LedgerDrift[]> {
  const { rows } = await sql<Omit<Sums, "checkpoint">>`
    with sums as materialized (
      select users.id, users.credits, coalesce(known.total, 0) + coalesce(fresh.total, 0) as ledger, fresh.last_id
      from users left join ledger_checkpoints known on known.user_id = users.id
      cross join lateral (
        select sum(delta) as total, max(ledger_entries.id) as last_id from ledger_entries
        where user_id = users.id and ledger_entries.id > coalesce(known.entry_id, 0)
      ) fresh
    ), moved as (
      insert into ledger_checkpoints as known (user_id, entry_id, total)
      select id, last_id, ledger from sums where last_id is not null
      on conflict (user_id) do update set entry_id = excluded.entry_id, total = excluded.total
        where known.entry_id < excluded.entry_id
    )
    select id, credits, ledger from sums where credits <> ledger limit ${REPORTED}
  `.execute(db);
  const drift = rows.map(({ id, credits, ledger }) => ({ userId: id, credits, ledger: Number(ledger) }));
  await keepResult(db, "new_entries", drift);
  return drift;
}

/**
 * Adds up every entry and proves the checkpoints; wrong ones are removed. Returns users whose balance or checkpoint is
 * another number, at most 10 of each. It reads the whole ledger.
 */
export async function recountEntries(db: Connection): Promise<LedgerDrift[]> {
  const { rows } = await sql<Sums>`
    with sums as materialized (
      select user_id, sum(delta) as total, sum(delta) filter (where id <= entry_id) as known_total
      from ledger_entries left join ledger_checkpoints using (user_id) group by user_id
    ), found as materialized (
      select users.id, users.credits, coalesce(sums.total, 0) as ledger,
        case when known.total <> coalesce(sums.known_total, 0) then known.total end as checkpoint
      from users left join sums on sums.user_id = users.id left join ledger_checkpoints known on known.user_id = users.id
      where users.credits <> coalesce(sums.total, 0) or known.total <> coalesce(sums.known_total, 0)
    ), removed as (
      delete from ledger_checkpoints where user_id in (select id from found where checkpoint is not null)
    ), ranked as (
      select *, row_number() over (partition by checkpoint is null) as number from found
    )
    select id, credits, ledger, checkpoint from ranked where number <= ${REPORTED}
  `.execute(db);
  const found = rows.map(({ id, credits, ledger, checkpoint }) => ({
    userId: id,
    credits,
    ledger: Number(ledger),
    ...(checkpoint === null ? {} : { checkpoint: Number(checkpoint) }),
  }));
  await keepResult(
    db,
    "new_entries",
    found.filter(({ credits, ledger }) => credits !== ledger),
  );
  await keepResult(
    db,
    "recount",
    found.filter(({ checkpoint }) => checkpoint !== undefined),
  );
  return found;
}

/** What the last checks found. Empty before the first one. */
export async function readLedgerDrift(db: Connection): Promise<LedgerDrift[]> {
  const checks = await db.selectFrom("ledger_checks").select("drift").execute();
  return checks.flatMap(({ drift }) => drift);
}

async function keepResult(
  db: Connection,
  kind: LedgerChecksTable["kind"],
  drift: readonly LedgerDrift[],
): Promise<void> {
  const result = { drift: JSON.stringify(drift), checked_at: sql<Date>`now()` };
  await db
    .insertInto("ledger_checks")
    .values({ kind, ...result })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(result))
    .execute();
}
