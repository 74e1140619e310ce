import type { Connection } from "@standings/database";
import { promptKey, type RunKind, type Sector } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "../request.ts";
import { HISTORY_KEY, HISTORY_ORDERS, type HistoryKey, type HistorySort } from "./history-order.ts";

export interface HistoryFilter {
  readonly kind?: RunKind | undefined;
  readonly sector?: Sector | undefined;
  /** Anywhere in a prompt, whatever its case. */
  readonly text?: string | undefined;
  readonly webSearch?: boolean | undefined;
}

/** A part of the history in its order. */
export interface HistoryPart extends HistoryFilter {
  readonly sort: HistorySort;
  /** The part begins after this search … */
  readonly after: HistoryKey | undefined;
  /** … and so many more. */
  readonly offset: number;
  readonly limit: number;
}

export interface FoundKeys {
  readonly keys: HistoryKey[];
  /** How many there are after `after`; null when that was not counted. */
  readonly total: number | null;
  /** `total` is what is known: there may be more. */
  readonly isLowerBound: boolean;
}

/** Searches that are looked at for a text, in the order of the list, before the index of words is asked. */
const WINDOW = 1_000;

/**
 * The keys of a part of the viewer's history, read from the order's index alone. With a text, first the next thousand
 * searches are looked through: what many of them say is found there, and counted no further. What they rarely say is
 * found, and counted, by the index of words.
 */
export async function findHistoryKeys(db: Connection, viewer: Viewer, part: HistoryPart): Promise<FoundKeys> {
  if (textKey(part) === "") {
    const { rows } = await keysInOrder(viewer, part).execute(db);
    return { keys: rows, total: null, isLowerBound: false };
  }
  const { rows: near } = await matchesNearby(viewer, part).execute(db);
  const [first] = near;
  const isWhole = first !== undefined && first.looked_at < WINDOW;
  const keys = near.flatMap((row) => row.keys ?? []);
  if (isWhole || keys.length === part.limit) {
    return { keys, total: first?.matches ?? 0, isLowerBound: !isWhole };
  }
  return findAllMatches(db, viewer, part);
}

/** The same with every match counted, however many there are. */
export async function findAllMatches(db: Connection, viewer: Viewer, part: HistoryPart): Promise<FoundKeys> {
  const { rows } = await matchesByWords(viewer, part).execute(db);
  const total = rows[0]?.total ?? 0;
  return { keys: rows.flatMap((row) => row.keys ?? []), total, isLowerBound: false };
}

/** A text as keys hold it; empty for none. */
export function textKey({ text = "" }: HistoryFilter): string {
  return promptKey(text.normalize("NFC").replace(/\s+/gu, " ").trim());
}

export function keysInOrder({ userId }: Viewer, part: HistoryPart): RawBuilder<HistoryKey> {
  return sql<HistoryKey>`select ${HISTORY_KEY} from searches where ${inPart(userId, part)}
    order by ${HISTORY_ORDERS[part.sort].orderBy} limit ${part.limit} offset ${part.offset}`;
}

interface NearMatches {
  readonly keys: HistoryKey[] | null;
  readonly looked_at: number;
  readonly matches: number;
}

/** One row. */
export function matchesNearby({ userId }: Viewer, part: HistoryPart): RawBuilder<NearMatches> {
  const { orderBy } = HISTORY_ORDERS[part.sort];
  return sql<NearMatches>`
    with nearby as materialized (
      select ${HISTORY_KEY}, prompt2_key from searches where ${inPart(userId, part)}
      order by ${orderBy} limit ${sql.lit(WINDOW)}
    ), matching as (
      select * from nearby where ${isMatch(part)}
    ), page as (
      select id, prompt_key, micros from matching order by ${orderBy} limit ${part.limit} offset ${part.offset}
    )
    select (select count(*)::integer from nearby) as looked_at, (select count(*)::integer from matching) as matches,
      (select json_agg(page) from page) as keys`;
}

interface AllMatches {
  readonly keys: HistoryKey[] | null;
  readonly total: number;
}

/** One row. */
export function matchesByWords({ userId }: Viewer, part: HistoryPart): RawBuilder<AllMatches> {
  return sql<AllMatches>`
    with matching as materialized (
      select ${HISTORY_KEY} from searches where ${inPart(userId, part)} and ${isMatch(part)}
    ), page as (
      select id, prompt_key, micros from matching
      order by ${HISTORY_ORDERS[part.sort].orderBy} limit ${part.limit} offset ${part.offset}
    )
    select (select count(*)::integer from matching) as total, (select json_agg(page) from page) as keys`;
}

function inPart(userId: string, { kind, sector, webSearch, after, sort }: HistoryPart): RawBuilder<boolean> {
  const conditions = [sql`user_id = ${userId}`];
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (sector !== undefined) conditions.push(sql`sector = ${sector}`);
  if (webSearch !== undefined) conditions.push(sql`web_search = ${webSearch}`);
  if (after !== undefined) conditions.push(HISTORY_ORDERS[sort].after(after));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function isMatch(filter: HistoryFilter): RawBuilder<boolean> {
  const pattern = `%${textKey(filter).replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(prompt_key like ${pattern} or prompt2_key like ${pattern})`;
}
