import type { Connection } from "@standings/database";
import { BRAND_KEY, type NameSuggestion, SITE_EVIDENCE, type SiteEvidence } from "@standings/domain";
import { sql } from "kysely";

const SITES = 6;

/** Sites of the groups that own sites of a brand are in and no company of the brand has, each with what holds it there. */
export async function suggestGroupSites(
  db: Connection,
  { own, known }: { readonly own: readonly string[]; readonly known: readonly string[] },
): Promise<NameSuggestion[]> {
  const { rows } = await sql<{ site: string; domain: string; other: string; evidence: SiteEvidence }>`
    select distinct on (site.domain) site.domain as site, link.domain, link.other, link.evidence
    from company_groups own join company_groups site on site.group_id = own.group_id
      join company_groups beside on beside.group_id = own.group_id
      join site_links link on (link.domain, link.other) in ((site.domain, beside.domain), (beside.domain, site.domain))
    where own.domain = any (${[...own]}::text[]) and site.domain <> all (${[...own, ...known]}::text[])
      and link.evidence = any (site.evidence)
    order by site.domain, beside.domain = own.domain desc,
      array_position(${[...SITE_EVIDENCE]}::text[], link.evidence), link.domain
    limit ${SITES}
  `.execute(db);
  return rows.map(({ site, domain, other, evidence }) => {
    const beside = domain === site ? other : domain;
    const field = evidence === "redirect" && domain === site ? "leads_here" : evidence;
    return { key: BRAND_KEY, type: "site", text: site, answers: 0, toldBy: { domain: beside, field } };
  });
}
