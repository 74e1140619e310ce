import type { SearchRecord, SearchSummary } from "@standings/domain";
import type { ServiceContext, Viewer } from "../context.ts";
import { SUMMARY_COLUMNS, toSearchRecord, toSearchSummary } from "./search-record.ts";

export interface Page {
  /** From 1. */
  readonly page: number;
  /** 1 to 100. */
  readonly limit: number;
}

export interface History<Item> {
  readonly searches: Item[];
  /** How many there are in all. */
  readonly total: number;
}

/** The viewer's searches, newest first, without their results. */
export async function listHistory(
  context: ServiceContext,
  viewer: Viewer,
  page: Page,
): Promise<History<SearchSummary>> {
  const rows = await ownSearches(context, viewer, page).select(SUMMARY_COLUMNS).execute();
  return { searches: rows.map(toSearchSummary), total: await countSearches(context, viewer) };
}

/** The same with everything that was saved, as the REST bridge documents it. */
export async function listSearchRecords(
  context: ServiceContext,
  viewer: Viewer,
  page: Page,
): Promise<History<SearchRecord>> {
  const rows = await ownSearches(context, viewer, page).selectAll().execute();
  return { searches: rows.map(toSearchRecord), total: await countSearches(context, viewer) };
}

function ownSearches({ db }: ServiceContext, viewer: Viewer, { page, limit }: Page) {
  return db
    .selectFrom("searches")
    .where("user_id", "=", viewer.userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit);
}

async function countSearches({ db }: ServiceContext, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom("searches")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", viewer.userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
