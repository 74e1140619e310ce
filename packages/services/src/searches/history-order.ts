import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { ServiceError } from "../errors.ts";

export const HISTORY_SORTS = ["-createdAt", "createdAt", "prompt", "-prompt"] as const;
/** A minus sorts downwards. */
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** Sort key of a search, as SQL returns it. */
export interface HistoryKey {
  readonly id: string;
  /** Empty in an order by date. */
  readonly prompt_key: string;
  /** Microseconds since 1970: what Postgres keeps, and a Date does not. */
  readonly micros: string;
}

interface Order {
  /** What the keys are made of. */
  readonly columns: RawBuilder<unknown>;
  readonly orderBy: RawBuilder<unknown>;
  /** What stands after a search of this order. */
  after(key: HistoryKey): RawBuilder<boolean>;
}

/** What a `HistoryKey` is made of, in an index each. */
const BY_DATE = sql`id, created_at, ''::text as prompt_key`;
const BY_PROMPT = sql`id, created_at, prompt_key`;

const place = ({ micros, id }: HistoryKey) =>
  sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;

/** Each is the order of an index, or that order backwards: `searches_own_newest`, `searches_own_prompts`. */
export const HISTORY_ORDERS: Readonly<Record<HistorySort, Order>> = {
  "-createdAt": {
    columns: BY_DATE,
    orderBy: sql`created_at desc, id desc`,
    after: (key) => sql`(created_at, id) < ${place(key)}`,
  },
  createdAt: {
    columns: BY_DATE,
    orderBy: sql`created_at, id`,
    after: (key) => sql`(created_at, id) > ${place(key)}`,
  },
  prompt: {
    columns: BY_PROMPT,
    orderBy: sql`prompt_key, created_at desc, id desc`,
    after: (key) => sql`prompt_key >= ${key.prompt_key}
      and (prompt_key > ${key.prompt_key} or (created_at, id) < ${place(key)})`,
  },
  "-prompt": {
    columns: BY_PROMPT,
    orderBy: sql`prompt_key desc, created_at, id`,
    after: (key) => sql`prompt_key <= ${key.prompt_key}
      and (prompt_key < ${key.prompt_key} or (created_at, id) > ${place(key)})`,
  },
};

/** Keys of rows with an order's columns. Made of a page's rows alone: of those before it that is most of the work. */
export function toKeys(rows: RawBuilder<unknown>, sort: HistorySort): RawBuilder<HistoryKey> {
  return sql<HistoryKey>`select id, prompt_key, (extract(epoch from created_at) * 1000000)::bigint::text as micros
    from (${rows}) as listed order by ${HISTORY_ORDERS[sort].orderBy}`;
}

const cursorSchema = z.tuple([
  z.guid(),
  z.string().regex(/^\d{1,16}$/),
  z.string().refine((key) => key.isWellFormed() && !key.includes("\u0000")),
]);

/** A place in the history as clients send it back. */
export function toCursor({ id, micros, prompt_key }: HistoryKey): string {
  return Buffer.from(JSON.stringify([id, micros, prompt_key])).toString("base64url");
}

/** Throws INVALID_INPUT for what `toCursor` did not make. */
export function readCursor(cursor: string): HistoryKey {
  try {
    const [id, micros, prompt_key] = cursorSchema.parse(
      JSON.parse(Buffer.from(cursor, "base64url").toString()),
    );
    return { id, micros, prompt_key };
  } catch (cause) {
    throw new ServiceError("INVALID_INPUT", { cause });
  }
}
