import { type Connection, inTransaction } from "@standings/database";
import { IDENTITY_VERSION, normaliseName } from "@standings/domain";
import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { CATALOGUE, CATALOGUE_GROUPS } from "./catalogue.ts";
import { changeLinks } from "./countries/change-links.ts";

/** Initial `seen` of catalogue companies, so that they come before a company that was listed once. */
export const HEAD_START = 10;

/**
 * Brings the directory and the groups of sites up to this version's catalogue: a statement each at every start, which mostly changes
 * nothing.
 */
export async function seedCatalogue(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  const rows = CATALOGUE.map((company) => ({ ...company, name_key: normaliseName(company.name) }));
  await seedGroups(db);
  await sql`
    insert into companies as known (domain, name, name_key, seen, source, identity_version)
    select domain, name, name_key, ${HEAD_START}::integer, 'catalogue', ${IDENTITY_VERSION}::smallint
    from json_to_recordset(${JSON.stringify(rows)}::json) as item (domain text, name text, name_key text)
    order by domain collate "C"
    on conflict (domain) do update set
      name = excluded.name,
      name_key = excluded.name_key,
      seen = known.seen + case known.source when 'catalogue' then 0 else excluded.seen end,
      source = 'catalogue',
      is_sandbox = false,
      updated_at = now()
    where known.source <> 'catalogue' or known.name <> excluded.name
  `.execute(db);
}

/** Each group's first site with its others; what a newer catalogue no longer says is taken back. */
async function seedGroups(db: Connection): Promise<void> {
  const links = CATALOGUE_GROUPS.flatMap(([domain, ...others]) => others.map((other) => ({ domain, other })));
  await inTransaction(db, (tx) =>
    changeLinks(tx, async () => {
      const { rows } = await sql<{ domain: string }>`
        with said as (
          select domain, other from json_to_recordset(${JSON.stringify(links)}::json) as link (domain text, other text)
        ), gone as (
          delete from site_links where evidence = 'catalogue' and (domain, other) not in (select domain, other from said)
          returning domain, other
        ), added as (
          insert into site_links (domain, other, evidence) select domain, other, 'catalogue' from said
          on conflict do nothing returning domain, other
        )
        select domain from added union select other from added union select domain from gone union select other from gone
      `.execute(tx);
      return rows.map(({ domain }) => domain);
    }),
  );
}
