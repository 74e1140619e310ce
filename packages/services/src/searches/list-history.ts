import { selectSearches } from "@standings/database";
import type { SearchRecord, SearchSummary } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { requireScope, type ServiceRequest, type Viewer } from "../request.ts";
import {
  type FoundKeys,
  findAllMatches,
  findHistoryKeys,
  type HistoryFilter,
  textKey,
} from "./find-history-keys.ts";
import { findOwnPlaces } from "./find-own-places.ts";
import { type HistorySort, readCursor, toCursor } from "./history-order.ts";
import { listRunning, type RunningSearch } from "./list-running.ts";
import { SUMMARY_COLUMNS, toSearchRecord, toSearchSummary } from "./search-record.ts";
import { findDiscoveriesOf } from "./summarise.ts";

export interface HistoryPage extends HistoryFilter {
  /** The first page is 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  readonly sort: HistorySort;
}

interface OwnHistoryPage extends HistoryPage {
  /** `next` of the page before, with the same filter and order; it takes the place of `page`. */
  readonly cursor?: string | undefined;
}

interface OwnHistory {
  readonly searches: SearchSummary[];
  /** How many there are in all; null after a cursor. */
  readonly total: number | null;
  /** `total` was not counted to the end, because many searches match the text. */
  readonly isLowerBound: boolean;
  /** Cursor of the next page; null when this is the last one. */
  readonly next: string | null;
  /** With the first page: those that have not ended. */
  readonly running: RunningSearch[];
}

/**
 * The viewer's searches, without their results. What it reads does not grow with how many there are, but for a page by
 * its number, and for a text that few of the newest ones hold, for which it reads the index of the viewer's prompts. Throws INVALID_INPUT for a cursor
 * that is none.
 */
export async function listHistory(request: ServiceRequest, page: OwnHistoryPage): Promise<OwnHistory> {
  const { services, viewer } = requireScope(request, "read");
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor);
  const isFirst = after === undefined && page.page === 1;
  // Read first: a search that ends meanwhile is in both lists, never in neither.
  const running = isFirst ? await listRunning(services, viewer, page) : [];
  const offset = after === undefined ? offsetOf(page) : 0;
  const part = { ...page, after, offset, limit: page.limit + 1 };
  const [found, total] = await Promise.all([
    findHistoryKeys(services.db, viewer, part),
    after === undefined && textKey(page) === "" ? countSearches(services, viewer, page) : null,
  ]);
  const keys = found.keys.slice(0, page.limit);
  const [rows, own, discoveries] = await Promise.all([
    services.db.selectFrom("searches").select(SUMMARY_COLUMNS).where("id", "in", idsOf(keys)).execute(),
    findOwnPlaces(services.db, viewer, keys),
    findDiscoveriesOf(services.db, keys),
  ]);
  const last = keys.at(-1);
  const saved = new Set(keys.map(({ id }) => id));
  return {
    searches: inOrderOf(keys, rows).map((row) => {
      return toSearchSummary(row, {
        own: own.get(row.id) ?? null,
        discovery: discoveries.get(row.id) ?? null,
      });
    }),
    total: after === undefined ? (total ?? found.total) : null,
    isLowerBound: found.isLowerBound,
    next: last && found.keys.length > page.limit ? toCursor(last) : null,
    running: running.filter(({ id }) => !saved.has(id)),
  };
}

export interface SearchRecords {
  readonly searches: SearchRecord[];
  /** How many there are in all. */
  readonly total: number;
}

/** The same with everything that was saved, by pages and with every match counted, as the REST bridge documents it. */
export async function listSearchRecords(request: ServiceRequest, page: HistoryPage): Promise<SearchRecords> {
  const { services, viewer } = requireScope(request, "read");
  const part = { ...page, after: undefined, offset: offsetOf(page) };
  const find = textKey(page) === "" ? findHistoryKeys : findAllMatches;
  const { keys, total }: FoundKeys = await find(services.db, viewer, part);
  const rows = await selectSearches(services.db).where("id", "in", idsOf(keys)).execute();
  return {
    searches: inOrderOf(keys, rows).map(toSearchRecord),
    total: total ?? (await countSearches(services, viewer, page)),
  };
}

function offsetOf({ page, limit }: HistoryPage): number {
  return (page - 1) * limit;
}

interface Identified {
  readonly id: string;
}

/** None of no ids: an empty list is no SQL. */
function idsOf(keys: readonly Identified[]) {
  return sql<string>`(select unnest(${keys.map(({ id }) => id)}::uuid[]))`;
}

function inOrderOf<Row extends Identified>(keys: readonly Identified[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => byId.get(id) ?? []);
}

/** From the counts that triggers keep: at most a row for each kind, sector and way of asking. */
async function countSearches(
  { db }: ServiceContext,
  { userId }: Viewer,
  { kind, sector, webSearch }: HistoryFilter,
): Promise<number> {
  let query = db.selectFrom("search_counts").where("user_id", "=", userId);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (sector !== undefined) query = query.where("sector", "=", sector);
  if (webSearch !== undefined) query = query.where("web_search", "=", webSearch);
  const counted = await query
    .select((eb) => eb.fn.sum<string | null>("count").as("total"))
    .executeTakeFirst();
  return Number(counted?.total ?? 0);
}
