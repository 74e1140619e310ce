import type { Connection } from "@standings/database";
import { IDENTITY_VERSION, normaliseName } from "@standings/domain";
import { sql } from "kysely";
import { lockCounts } from "../company/counts/lock-counts.ts";
import { HEAD_START } from "../company/seed-catalogue.ts";

/** Puts the directory back to its beginning when older rules made it: every search is to be read and learned again. */
export async function renewDirectory(tx: Connection): Promise<void> {
  const isOld = sql<boolean>`identity_version < ${IDENTITY_VERSION}`;
  if (!(await tx.selectFrom("companies").select("domain").where(isOld).limit(1).executeTakeFirst())) return;
  // Searches, the lock, companies: as whoever counts, hides or deletes a search.
  await sql`select from searches where directory_learned_columns <> '{}' order by id for no key update`.execute(
    tx,
  );
  await lockCounts(tx);
  const { rows: old } = await sql<{ domain: string; name: string }>`
    select domain, name from companies where ${isOld} order by domain collate "C" for update
  `.execute(tx);
  // Another process has done it meanwhile.
  if (old.length === 0) return;
  const keys = old.map(({ domain, name }) => ({ domain, name_key: normaliseName(name) }));
  await sql`
    update companies set name_key = item.name_key, identity_version = ${IDENTITY_VERSION},
      seen = case source when 'catalogue' then ${HEAD_START}::integer else 0 end
    from json_to_recordset(${JSON.stringify(keys)}::json) as item (domain text, name_key text)
    where companies.domain = item.domain
  `.execute(tx);
  await sql`delete from company_spellings`.execute(tx);
  await sql`update searches set directory_learned_columns = '{}' where directory_learned_columns <> '{}'`.execute(
    tx,
  );
  await sql`update search_sources set identity_version = 0`.execute(tx);
}

/** Removes companies that only answers named, when none names them any more. */
export async function removeUnlisted(db: Connection): Promise<void> {
  await sql`
    delete from companies where source = 'search' and seen <= 0
      and not exists (select from company_spellings where company_spellings.domain = companies.domain)
  `.execute(db);
}
