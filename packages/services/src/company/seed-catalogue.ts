import { IDENTITY_VERSION, normaliseName } from "@standings/domain";
import { sql } from "kysely";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { CATALOGUE } from "./catalogue.ts";

/** Initial `seen` of catalogue companies, so that they come before a company that was listed once. */
export const HEAD_START = 10;

/** Brings the directory up to this version's catalogue: one statement at every start, which mostly changes nothing. */
export async function seedCatalogue(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  const rows = CATALOGUE.map((company) => ({ ...company, name_key: normaliseName(company.name) }));
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
