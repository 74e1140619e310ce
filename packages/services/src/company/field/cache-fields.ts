import { type Database, PUBLIC_SCOPE } from "@standings/database";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { ServiceContext } from "../../context.ts";
import type { Field } from "./read-field.ts";

/** What a field was read from. */
export interface FieldBasis {
  /** The company and those that its peers were chosen from. */
  readonly domains: readonly string[];
  /** `question_key` of the questions that were read, in the field or not. */
  readonly questionKeys: readonly string[];
}

/** A company's field of shared questions, and with the viewer's private ones. */
export interface ReadFields {
  readonly shared: Field;
  readonly all: Field;
  readonly basis: FieldBasis;
}

interface Kept {
  readonly fields: ReadFields;
  /** `pg_snapshot` from before it was read: what is not visible in it has changed since. */
  readonly snapshot: string;
}

interface Cache {
  readonly kept: LRUCache<string, Kept>;
  readonly underWay: Map<string, Promise<ReadFields>>;
}

/** Peers depend a little on how many questions there are in all: a field is read again after this time. */
const KEPT_MS = 600_000;
/** Searches and answers of all kept fields, about 1 kB each. */
const MAX_ROWS = 60_000;

const cacheOf = new WeakMap<Database, Cache>();
const derivedOf = new WeakMap<Field, Map<string, Promise<unknown>>>();

/**
 * A company's fields as `read` gives them for a viewer, kept by this process until something that they were read from
 * changes (table `field_changes`). Whoever asks while they are read waits for these.
 */
export async function cacheFields(
  services: Pick<ServiceContext, "db" | "settings">,
  { userId, domain }: { readonly userId: string; readonly domain: string },
  read: () => Promise<ReadFields>,
): Promise<ReadFields> {
  const { kept, underWay } = cacheFor(services.db);
  // What the sandbox answered is in the fields only while the models are the sandbox's.
  const key = `${services.settings.modelsAreSandbox} ${userId} ${domain}`;
  await underWay.get(key)?.catch(() => null);
  const before = kept.get(key);
  if (before && !(await hasChanged(services, userId, before))) return before.fields;
  const reading = readAfresh(services, read).then((found) => {
    kept.set(key, found);
    return found.fields;
  });
  underWay.set(key, reading);
  try {
    return await reading;
  } finally {
    if (underWay.get(key) === reading) underWay.delete(key);
  }
}

/** What `derive` makes of a field, made once for as long as the field is kept. `what` tells it from others. */
export function onceOf<Derived>(
  field: Field,
  what: string,
  derive: () => Promise<Derived>,
): Promise<Derived> {
  const made = derivedOf.get(field) ?? new Map<string, Promise<unknown>>();
  derivedOf.set(field, made);
  // What is derived under one name has one shape.
  const known = made.get(what) as Promise<Derived> | undefined;
  if (known) return known;
  const making = derive();
  made.set(what, making);
  making.catch(() => made.delete(what));
  return making;
}

function cacheFor(db: Database): Cache {
  const known = cacheOf.get(db);
  if (known) return known;
  const kept = new LRUCache<string, Kept>({ maxSize: MAX_ROWS, ttl: KEPT_MS, sizeCalculation: rowsOf });
  const made = { kept, underWay: new Map() };
  cacheOf.set(db, made);
  return made;
}

function rowsOf({ fields: { shared, all } }: Kept): number {
  const questions = [...shared.questions, ...all.questions];
  return 1 + questions.reduce((sum, { answers, searches }) => sum + answers.length + searches.length, 0);
}

async function readAfresh(
  { db }: Pick<ServiceContext, "db">,
  read: () => Promise<ReadFields>,
): Promise<Kept> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return { fields: await read(), snapshot: rows[0]?.snapshot ?? "" };
}

async function hasChanged(
  { db }: Pick<ServiceContext, "db">,
  userId: string,
  { snapshot, fields: { basis } }: Kept,
): Promise<boolean> {
  const { rows } = await sql`
    select from field_changes
    where changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(changed_by, ${snapshot}::pg_snapshot)
      and scope in (${PUBLIC_SCOPE}, ${userId})
      and (is_all or domains && ${basis.domains}::text[] or question_keys && ${basis.questionKeys}::bigint[])
    limit 1
  `.execute(db);
  return rows.length > 0;
}
