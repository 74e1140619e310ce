import { type Database, PUBLIC_SCOPE } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { ServiceContext } from "./context.ts";

/** How much is kept, for each process. */
export interface KeptSize<Value> {
  /** The least recently read go first. */
  readonly maxSize: number;
  readonly sizeOf: (value: Value) => number;
  /** A value is read again after this time, whatever changed. */
  readonly keptMs: number;
}

export interface KeptRead<Value> {
  readonly key: string;
  /** SQL condition over `field_changes`: whether a public change, or one of `userId`, changes the value. */
  readonly isChangedBy: (value: Value) => RawBuilder<boolean>;
  readonly userId?: string;
  readonly read: () => Promise<Value>;
}

interface Kept<Value> {
  readonly value: Value;
  /** `pg_snapshot` from before it was read: what is not visible in it has changed since. */
  readonly snapshot: string;
}

interface Cache<Value extends object> {
  readonly kept: LRUCache<string, Kept<Value>>;
  readonly underWay: Map<string, Promise<Value>>;
}

/**
 * Gives a reader that keeps what it read, in this process, until table `field_changes` says that it has changed (record 88).
 * Who asks together has it read once. Nobody may change a value.
 */
export function keepReads<Value extends object>({ maxSize, sizeOf, keptMs }: KeptSize<Value>) {
  const cacheOf = new WeakMap<Database, Cache<Value>>();

  function cacheFor(db: Database): Cache<Value> {
    const known = cacheOf.get(db);
    if (known) return known;
    const kept = new LRUCache<string, Kept<Value>>({
      maxSize,
      ttl: keptMs,
      sizeCalculation: ({ value }) => 1 + sizeOf(value),
    });
    const made = { kept, underWay: new Map() };
    cacheOf.set(db, made);
    return made;
  }

  /** What is kept, where nothing has changed it, else what is read now. */
  async function look(
    { kept }: Cache<Value>,
    db: Database,
    { key, isChangedBy, userId, read }: KeptRead<Value>,
  ): Promise<Value> {
    const before = kept.get(key);
    if (before && !(await hasChanged(db, before.snapshot, userId, isChangedBy(before.value))))
      return before.value;
    const snapshot = await readSnapshot(db);
    const value = await read();
    kept.set(key, { value, snapshot });
    return value;
  }

  return async (
    { db, readsReplica }: Pick<ServiceContext, "db" | "readsReplica">,
    kept: KeptRead<Value>,
  ): Promise<Value> => {
    // What a replica has not replayed yet is in none of its snapshots: a change would be missed.
    if (readsReplica) return kept.read();
    const cache = cacheFor(db);
    const { underWay } = cache;
    const { key } = kept;
    const begunBefore = underWay.get(key);
    await begunBefore?.catch(() => null);
    // One that has begun since we asked knows all that we may know. Nothing is waited for between this look and the next one.
    const begunSince = underWay.get(key);
    if (begunSince && begunSince !== begunBefore) return begunSince;
    const looking = look(cache, db, kept);
    underWay.set(key, looking);
    try {
      return await looking;
    } finally {
      if (underWay.get(key) === looking) underWay.delete(key);
    }
  };
}

async function readSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? "";
}

async function hasChanged(
  db: Database,
  snapshot: string,
  userId: string | undefined,
  isConcerned: RawBuilder<boolean>,
): Promise<boolean> {
  const { rows } = await sql`
    select from field_changes
    where changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(changed_by, ${snapshot}::pg_snapshot)
      and scope in (${PUBLIC_SCOPE}, ${userId ?? PUBLIC_SCOPE})
      and ${isConcerned}
    limit 1
  `.execute(db);
  return rows.length > 0;
}
