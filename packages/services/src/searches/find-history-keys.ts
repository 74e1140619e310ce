import type { Connection } from "@standings/database";
import type { SearchKind, Sector } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { Viewer } from "../request.ts";
import { HISTORY_ORDERS, type HistoryKey, type HistorySort, toKeys } from "./history-order.ts";
import { keyOfText, likePattern } from "./text-match.ts";

export interface HistoryFilter {
  readonly kind?: SearchKind | undefined;
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
  readonly keys: readonly HistoryKey[];
  /** How many there are after `after`; null when that was not counted. */
  readonly total: number | null;
  /** `total` is what is known: there may be more. */
  readonly isLowerBound: boolean;
}

/** Searches that are looked through for a text, in the order of the list, before all of the user's are. */
const NEARBY = 1_000;

/**
 * The keys of a part of the viewer's history, read from the order's index alone. With a text, the next thousand
 * searches are looked through first: what many of them say is found there, and counted no further. What they rarely say
 * is looked for in all of the viewer's prompts, which one index holds.
 */
export async function findHistoryKeys(db: Connection, viewer: Viewer, part: HistoryPart): Promise<FoundKeys> {
  if (textKey(part) === "") {
    const { rows: keys } = await keysInOrder(viewer, part).execute(db);
    return { keys, total: null, isLowerBound: false };
  }
  const { rows } = await matchesNearby(viewer, part).execute(db);
  const [{ keys, total, looked_at } = NOTHING] = rows;
  const isWhole = looked_at < NEARBY;
  if (isWhole || keys?.length === part.limit) return { keys: keys ?? [], total, isLowerBound: !isWhole };
  return findAllMatches(db, viewer, part);
}

/** The same with every match counted, however many there are. */
export async function findAllMatches(db: Connection, viewer: Viewer, part: HistoryPart): Promise<FoundKeys> {
  const { rows } = await allMatches(viewer, part).execute(db);
  const [{ keys, total } = NOTHING] = rows;
  return { keys: keys ?? [], total, isLowerBound: false };
}

/** A text as keys hold it; empty for none. */
export function textKey({ text = "" }: HistoryFilter): string {
  return keyOfText(text);
}

export function keysInOrder({ userId }: Viewer, part: HistoryPart): RawBuilder<HistoryKey> {
  const { columns, orderBy } = HISTORY_ORDERS[part.sort];
  const rows = sql`select ${columns} from searches where ${ownSql(userId)} and ${partSql(part)}
    order by ${orderBy} limit ${part.limit} offset ${part.offset}`;
  return toKeys(rows, part.sort);
}

/** The one row of a statement that looks for a text. */
interface Matches {
  /** Null for none. */
  readonly keys: HistoryKey[] | null;
  readonly total: number;
  readonly looked_at: number;
}

const NOTHING: Matches = { keys: null, total: 0, looked_at: 0 };

export function matchesNearby({ userId }: Viewer, part: HistoryPart): RawBuilder<Matches> {
  const { columns, orderBy } = HISTORY_ORDERS[part.sort];
  return sql<Matches>`
    with nearby as materialized (
      select ${columns}, ${textSql(part)} as is_match
      from searches where ${ownSql(userId)} and ${partSql(part)} order by ${orderBy} limit ${sql.lit(NEARBY)}
    ), matching as (
      select * from nearby where is_match
    ), ${pageOf(part)}, (select count(*)::integer from nearby) as looked_at`;
}

export function allMatches({ userId }: Viewer, part: HistoryPart): RawBuilder<Matches> {
  return sql<Matches>`
    with found as materialized (${ownMatches(userId, part)}),
    matching as materialized (
      select ${HISTORY_ORDERS[part.sort].columns} from found where ${ownSql(userId)} and ${partSql(part)}
    ), ${pageOf(part)}, 0 as looked_at`;
}

const LISTED = sql`id, user_id, prompt_key, created_at, kind, sector, web_search`;

/** All of the user's prompts, from the index by prompt; second ones are those of comparisons. */
function ownMatches(userId: string, part: HistoryPart): RawBuilder<unknown> {
  const comparisons = sql`array(select id from searches where ${ownSql(userId)} and kind = 'comparison')`;
  return sql`select ${LISTED} from searches where ${ownSql(userId)} and prompt_key like ${patternOf(part)}
    union select ${LISTED} from searches where id = any(${comparisons}) and prompt2_key like ${patternOf(part)}`;
}

function pageOf({ sort, limit, offset }: HistoryPart): RawBuilder<unknown> {
  const rows = sql`select * from matching order by ${HISTORY_ORDERS[sort].orderBy} limit ${limit} offset ${offset}`;
  return sql`page as (${toKeys(rows, sort)})
    select (select json_agg(page) from page) as keys, (select count(*)::integer from matching) as total`;
}

function ownSql(userId: string): RawBuilder<boolean> {
  return sql<boolean>`user_id = ${userId}`;
}

function partSql({ kind, sector, webSearch, after, sort }: HistoryPart): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (kind !== undefined) conditions.push(sql`kind = ${kind}`);
  if (sector !== undefined) conditions.push(sql`sector = ${sector}`);
  if (webSearch !== undefined) conditions.push(sql`web_search = ${webSearch}`);
  if (after !== undefined) conditions.push(HISTORY_ORDERS[sort].after(after));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function textSql(filter: HistoryFilter): RawBuilder<boolean> {
  const pattern = patternOf(filter);
  return sql<boolean>`coalesce(prompt_key like ${pattern} or prompt2_key like ${pattern}, false)`;
}

function patternOf(filter: HistoryFilter): string {
  return likePattern(textKey(filter));
}
