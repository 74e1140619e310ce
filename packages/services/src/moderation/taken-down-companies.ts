import { createNameHider, type HiddenCompanies, NOBODY_HIDDEN } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { nameCompanies } from "../company/company-names.ts";
import type { ServiceContext } from "../context.ts";

const IN_FORCE = sql`measure = 'take_down' and subject_kind = 'company' and lifted_at is null`;

/** SQL condition: the company of a domain is on public pages. */
export function companyShownSql(domain: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from moderations where ${IN_FORCE} and subject = ${domain})`;
}

/** SQL: domains of the companies that are off public pages. */
export function takenDownCompanies(): RawBuilder<{ subject: string }> {
  return sql`select subject from moderations where ${IN_FORCE}`;
}

/** Domains of the companies that are off public pages: as few as admins took down by hand. */
export async function readTakenDownCompanies({ db }: Pick<ServiceContext, "db">): Promise<Set<string>> {
  const { rows } = await takenDownCompanies().execute(db);
  return new Set(rows.map(({ subject }) => subject));
}

/** The companies that are off public pages, with what tells whether a text may name one. */
export async function readHiddenCompanies(services: ServiceContext): Promise<HiddenCompanies> {
  const domains = await readTakenDownCompanies(services);
  if (domains.size === 0) return NOBODY_HIDDEN;
  const named = await nameCompanies(
    services,
    [...domains].map((domain) => ({ domain, name: domain })),
  );
  const hide = createNameHider(named);
  return { domains, isNamedIn: (text) => hide(text) !== text };
}

/** Whether the company of a domain is on public pages. */
export async function isShownCompany({ db }: Pick<ServiceContext, "db">, domain: string): Promise<boolean> {
  const { rows } = await sql<{
    is_shown: boolean;
  }>`select ${companyShownSql(sql`${domain}`)} as is_shown`.execute(db);
  return rows[0]?.is_shown ?? true;
}
