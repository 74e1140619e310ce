import type { Connection } from "@standings/database";
import { type AdminCompanyGroup, cleanDomain, type SiteEvidence } from "@standings/domain";
import { sql } from "kysely";

export interface CompanyGroupFilter {
  /** Beginning of the domain of one of its sites. */
  readonly search: string;
  /** What holds one of its sites. */
  readonly evidence?: SiteEvidence | undefined;
  /** By the first domain. */
  readonly sortOrder: "asc" | "desc";
}

/** The first site of each group that fits, for `paginate`. */
export function filterGroups(db: Connection, { search, evidence }: CompanyGroupFilter) {
  let query = db.selectFrom("company_groups").where("domain", "=", sql.ref<string>("group_id"));
  const beginning = cleanDomain(search).replaceAll(/[\\%_]/gu, String.raw`\$&`);
  if (beginning !== "")
    query = query.where("domain", "in", (eb) =>
      eb
        .selectFrom("company_groups as site")
        .select("site.group_id")
        .where("site.domain", "like", `${beginning}%`),
    );
  if (evidence !== undefined)
    query = query.where("domain", "in", (eb) =>
      eb
        .selectFrom("company_groups as site")
        .select("site.group_id")
        .where(sql<boolean>`${evidence} = any (site.evidence)`),
    );
  return query;
}

/** Groups in the order of their ids, with all their sites. */
export async function readGroups(db: Connection, ids: readonly string[]): Promise<AdminCompanyGroup[]> {
  const { rows } = await sql<AdminCompanyGroup>`
    select group_id as id, (array_agg(coalesce(companies.name, domain) order by seen desc nulls last, domain))[1] as name,
      json_agg(json_build_object('domain', domain, 'country', country, 'evidence', evidence)
        order by country nulls first, domain) as sites
    from company_groups left join companies using (domain)
    where group_id = any (${[...ids]}::text[]) group by group_id
  `.execute(db);
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
