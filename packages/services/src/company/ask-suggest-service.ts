import { type CompanySuggestion, companySite, IDENTITY_VERSION, normaliseName } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";

const NAME_MAX = 80;

/**
 * Suggestions of the outside service, in its order; the directory keeps them for the next time. Empty without a
 * service, and when it fails or takes too long.
 */
export async function askSuggestService(
  services: ServiceContext,
  text: string,
): Promise<CompanySuggestion[]> {
  const { suggestService, log } = services;
  if (!suggestService) return [];
  const entries = await suggestService.suggest(text);
  const companies = cleanEntries(entries);
  try {
    if (companies.length > 0) await storeSuggestions(services, companies, suggestService.isSandbox);
  } catch (error) {
    // They are worth as much without being kept for the next time.
    log.warn({ err: error }, "suggestions not kept");
  }
  return companies;
}

/** Others' data: only what has a registrable domain and a name that says something, each domain once. */
function cleanEntries(entries: readonly CompanySuggestion[]): CompanySuggestion[] {
  const found = new Map<string, CompanySuggestion>();
  for (const entry of entries) {
    const domain = companySite(entry.domain);
    const name = entry.name.replaceAll("\u0000", "").toWellFormed().replace(/\s+/gu, " ").trim();
    if (domain === null || found.has(domain) || normaliseName(name) === "" || name.length > NAME_MAX)
      continue;
    found.set(domain, { name, domain });
  }
  return [...found.values()];
}

async function storeSuggestions(
  { db }: ServiceContext,
  companies: readonly CompanySuggestion[],
  isSandbox: boolean,
): Promise<void> {
  const rows = companies
    .map(({ name, domain }) => ({ domain, name, name_key: normaliseName(name) }))
    .sort((a, b) => (a.domain < b.domain ? -1 : 1));
  await sql`
    insert into companies as known (domain, name, name_key, source, is_sandbox, identity_version)
    select domain, name, name_key, 'suggest', ${isSandbox}::boolean, ${IDENTITY_VERSION}::smallint
    from json_to_recordset(${JSON.stringify(rows)}::json) as item (domain text, name text, name_key text)
    on conflict (domain) do update set
      name = case known.source when 'suggest' then excluded.name else known.name end,
      name_key = case known.source when 'suggest' then excluded.name_key else known.name_key end,
      is_sandbox = known.is_sandbox and excluded.is_sandbox,
      updated_at = now()
    where known.is_sandbox and not excluded.is_sandbox or known.source = 'suggest' and known.name <> excluded.name
  `.execute(db);
}
