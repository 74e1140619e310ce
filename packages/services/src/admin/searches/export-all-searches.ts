import {
  type AdminSearch,
  KIND_TITLES,
  type ModelNames,
  modelsOf,
  SANDBOX_LABEL,
  searchBadge,
} from "@standings/domain";
import { type Cell, momentOf } from "@standings/reports";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { behindSql, readBatches } from "../read-batches.ts";
import { type SearchFilter, selectFiltered, textSql, wantedOf } from "./search-filter.ts";
import { readAdminSearches } from "./to-admin-search.ts";

const HEADER = [
  "Id",
  "Date",
  "User",
  "E-mail",
  "Kind",
  "Prompt",
  "Second prompt",
  "Sector",
  "Domain",
  "Grounding",
  "Models",
  "Private",
  "Censored",
  "Trending",
  "Data",
];

/** All users' searches as a file, filtered and ordered as the list; private ones without words. For admins. */
export async function exportAllSearches(request: ServiceRequest, filter: SearchFilter): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  return listFile("searches", HEADER, rowsOf(services, filter));
}

async function* rowsOf(
  { db, catalogue }: ServiceContext,
  filter: SearchFilter,
): AsyncGenerator<readonly Cell[]> {
  const wanted = wantedOf(filter);
  const matches = wanted === null ? sql<boolean>`true` : textSql(wanted);
  const batches = readBatches(({ after, limit }) =>
    selectFiltered(db, filter)
      .select(["id", sql<string>`created_at::text`.as("at"), matches.as("matches")])
      .where(behindSql(after, filter.sortOrder))
      .orderBy("created_at", filter.sortOrder)
      .orderBy("id", filter.sortOrder)
      .limit(limit)
      .execute(),
  );
  for await (const ids of batches)
    for (const search of await readAdminSearches(db, ids)) yield toCells(search, catalogue.now());
}

const yesNo = (value: boolean) => (value ? "Yes" : "No");

function toCells(search: AdminSearch, { modelName }: ModelNames): Cell[] {
  return [
    search.id,
    momentOf(search.createdAt),
    search.user?.name ?? "",
    search.user?.email ?? "",
    KIND_TITLES[search.kind],
    search.prompt ?? "",
    search.prompt2 ?? "",
    search.sector ?? "",
    search.domain ?? "",
    searchBadge(search.webSearch),
    modelsOf(search.columns).map(modelName).join(", "),
    yesNo(search.isPrivate),
    yesNo(search.wasCensored),
    yesNo(search.trending),
    search.isSandbox ? SANDBOX_LABEL : "",
  ];
}
