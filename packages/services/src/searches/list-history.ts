import type { RunKind, SearchRecord, SearchSummary, Sector } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import type { Viewer } from "../request.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { findOwnPlaces } from "./find-own-places.ts";
import { listRunning, type RunningSearch } from "./list-running.ts";
import { SUMMARY_COLUMNS, toSearchRecord, toSearchSummary } from "./search-record.ts";

export interface HistoryFilter {
  readonly kind?: RunKind | undefined;
  readonly sector?: Sector | undefined;
  /** Anywhere in a prompt, whatever its case. */
  readonly text?: string | undefined;
  readonly webSearch?: boolean | undefined;
}

export const HISTORY_SORTS = ["-createdAt", "createdAt", "prompt", "-prompt"] as const;
/** A minus sorts downwards. */
export type HistorySort = (typeof HISTORY_SORTS)[number];

export interface HistoryPage extends HistoryFilter {
  /** The first page is 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
  readonly sort: HistorySort;
}

export interface History<Item> {
  readonly searches: Item[];
  /** How many there are in all. */
  readonly total: number;
}

export interface OwnHistory extends History<SearchSummary> {
  /** With the first page: those that have not ended. */
  readonly running: RunningSearch[];
}

/** The viewer's searches, without their results. */
export async function listHistory(request: ServiceRequest, page: HistoryPage): Promise<OwnHistory> {
  const { services, viewer } = requireUser(request);
  // Read first: a search that ends meanwhile is in both lists, never in neither.
  const running = page.page === 1 ? await listRunning(services, viewer, page) : [];
  const rows = await inOrder(ownSearches(services, viewer, page), page)
    .select(SUMMARY_COLUMNS)
    .execute();
  const [own, total] = await Promise.all([
    findOwnPlaces(services.db, viewer, rows),
    countSearches(services, viewer, page),
  ]);
  const saved = new Set(rows.map(({ id }) => id));
  return {
    searches: rows.map((row) => toSearchSummary(row, own.get(row.id) ?? null)),
    total,
    running: running.filter(({ id }) => !saved.has(id)),
  };
}

/** The same with everything that was saved, as the REST bridge documents it. */
export async function listSearchRecords(
  request: ServiceRequest,
  page: HistoryPage,
): Promise<History<SearchRecord>> {
  const { services, viewer } = requireUser(request);
  const rows = await inOrder(ownSearches(services, viewer, page), page)
    .selectAll()
    .execute();
  return { searches: rows.map(toSearchRecord), total: await countSearches(services, viewer, page) };
}

type OwnSearches = ReturnType<typeof ownSearches>;

function ownSearches(
  { db }: ServiceContext,
  viewer: Viewer,
  { kind, sector, text, webSearch }: HistoryFilter,
) {
  let query = db.selectFrom("searches").where("user_id", "=", viewer.userId);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (sector !== undefined) query = query.where("sector", "=", sector);
  if (webSearch !== undefined) query = query.where("web_search", "=", webSearch);
  if (text !== undefined && text.trim() !== "") {
    const pattern = `%${text.trim().replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where((eb) => eb.or([eb("prompt", "ilike", pattern), eb("prompt2", "ilike", pattern)]));
  }
  return query;
}

function inOrder(query: OwnSearches, { page, limit, sort }: HistoryPage): OwnSearches {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const ordered = sort.endsWith("prompt")
    ? query.orderBy(sql`lower(prompt)`, direction)
    : query.orderBy("created_at", direction);
  // The other way round, as the index has it.
  return ordered
    .orderBy("id", direction === "desc" ? "asc" : "desc")
    .limit(limit)
    .offset((page - 1) * limit);
}

async function countSearches(
  services: ServiceContext,
  viewer: Viewer,
  filter: HistoryFilter,
): Promise<number> {
  const { count } = await ownSearches(services, viewer, filter)
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
