import {
  type AdminCompanyGroup,
  type AdminPagination,
  countryName,
  type GroupSuggestion,
  haveOneLabel,
  parentSite,
} from "@standings/domain";
import type { Cell } from "@standings/reports";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { boundsOf, paginate, type WantedPage } from "../paginate.ts";
import { type CompanyGroupFilter, filterGroups, readGroups } from "./find-company-groups.ts";

/** A page of the groups of sites, by their first domains. For admins. */
export async function listCompanyGroups(
  request: ServiceRequest,
  page: CompanyGroupFilter & WantedPage,
): Promise<{ groups: AdminCompanyGroup[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const { db } = services;
  const { offset, limit } = boundsOf(page);
  const [rows, pagination] = await Promise.all([
    filterGroups(db, page)
      .select("domain")
      .orderBy("domain", page.sortOrder)
      .offset(offset)
      .limit(limit)
      .execute(),
    paginate(db, filterGroups(db, page), page),
  ]);
  const ids = rows.map(({ domain }) => domain);
  return { groups: await readGroups(db, ids), pagination };
}

const HEADER = ["Company", "Site", "Country", "Held by"];
const BATCH = 500;

/** The groups as a file, a row for each site, filtered and ordered as the list. For admins. */
export async function exportCompanyGroups(
  request: ServiceRequest,
  filter: CompanyGroupFilter,
): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  return listFile("company-sites", HEADER, rowsOf(services, filter));
}

async function* rowsOf({ db }: ServiceContext, filter: CompanyGroupFilter): AsyncGenerator<readonly Cell[]> {
  const { sortOrder } = filter;
  for (let last: string | null = null; ; ) {
    let query = filterGroups(db, filter).select("domain").orderBy("domain", sortOrder).limit(BATCH);
    if (last !== null) query = query.where("domain", sortOrder === "asc" ? ">" : "<", last);
    const ids = (await query.execute()).map(({ domain }) => domain);
    for (const { name, sites } of await readGroups(db, ids))
      for (const { domain, country, evidence } of sites)
        yield [name, domain, country === null ? "" : countryName(country), evidence.join(", ")];
    last = ids.at(-1) ?? null;
    if (ids.length < BATCH) return;
  }
}

/** Companies that are looked at, those that answers list most, and suggestions among them. */
const MOST_SEEN = 2_000;
const SUGGESTIONS = 10;

/**
 * Sites of one name and one first label that are in no group together, those first that answers list most; without those of which an
 * admin said that they are two companies'. For admins.
 */
export async function suggestCompanyGroups(request: ServiceRequest): Promise<GroupSuggestion[]> {
  const { services } = await requireAdmin(request);
  const isShown = sql`(${services.settings.modelsAreSandbox}::boolean or not is_sandbox)`;
  const { rows } = await sql<{ name: string; domain: string; other: string }>`
    select most.name, most.domain, other.domain as other
    from (select * from companies where ${isShown} order by seen desc limit ${MOST_SEEN}) as most
      join companies other on other.name_key = most.name_key and other.domain <> most.domain
        and (other.seen, most.domain) <= (most.seen, other.domain)
      left join company_groups own on own.domain = most.domain
      left join company_groups its on its.domain = other.domain
    where most.name_key <> '' and coalesce(own.group_id <> its.group_id, true)
      and split_part(most.domain, '.', 1) = split_part(other.domain, '.', 1)
      and (${services.settings.modelsAreSandbox}::boolean or not other.is_sandbox)
      and not exists (
        select from sites_apart apart
        where apart.domain = least(most.domain, other.domain) and apart.other = greatest(most.domain, other.domain)
      )
    order by most.seen desc, most.domain, other.seen desc, other.domain
  `.execute(services.db);
  const alike = rows.filter(
    ({ domain, other }) =>
      parentSite(domain) === null && parentSite(other) === null && haveOneLabel(domain, other),
  );
  const suggestions: GroupSuggestion[] = [];
  const seen = new Set<string>();
  for (const [domain, pairs] of Map.groupBy(alike, (pair) => pair.domain)) {
    const sites = [domain, ...pairs.map(({ other }) => other)];
    // What is suggested beside the first site of a group needs no second suggestion beside the others.
    if (sites.some((site) => seen.has(site))) continue;
    for (const site of sites) seen.add(site);
    suggestions.push({ name: pairs[0]?.name ?? domain, sites });
  }
  return suggestions.slice(0, SUGGESTIONS);
}
