import { type Connection, inTransaction, type Tables } from "@standings/database";
import { registrableDomain } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { changeLinks } from "../../company/countries/change-links.ts";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest, type Viewer } from "../../request.ts";
import { type Change, recordChange } from "../record-change.ts";

/**
 * Says that sites are one company's, whatever they say themselves; the first names it in the log. What was said already stays as it
 * is. For admins. Throws INVALID_DOMAIN, or SAME_SITE where all are one.
 */
export async function joinCompanies(
  request: ServiceRequest,
  { domains, reason = "" }: { readonly domains: readonly string[]; readonly reason?: string | undefined },
): Promise<{ readonly joined: readonly string[] }> {
  const { services, viewer } = await requireAdmin(request);
  const [first, ...others] = new Set(domains.map(siteOf));
  if (first === undefined || others.length === 0) throw new ServiceError("SAME_SITE");
  const links = others.map((other) => ({ domain: first, other, evidence: "admin" as const, country: null }));
  await inTransaction(services.db, (tx) =>
    changeLinks(tx, async () => {
      const added = await tx
        .insertInto("site_links")
        .values(links)
        .onConflict((conflict) => conflict.doNothing())
        .returning("other")
        .execute();
      const sites = [first, ...others];
      const noLongerApart = await tx
        .deleteFrom("sites_apart")
        .where("domain", "in", sites)
        .where("other", "in", sites)
        .returning("domain")
        .execute();
      if (added.length + noLongerApart.length === 0) return [];
      const told = added.length > 0 ? added.map(({ other }) => other) : others;
      await recordSites(tx, viewer, first, { action: "sites_joined", after: { sites: told }, reason });
      return [first];
    }),
  );
  return { joined: [first, ...others] };
}

/**
 * Says that no two of some sites are one company's, so that they are suggested no more; what says that they are stays, and joining
 * them takes this back. Nothing happens where it was said already. For admins. Throws INVALID_DOMAIN, or SAME_SITE where all are one.
 */
export async function keepCompaniesApart(
  request: ServiceRequest,
  { domains, reason = "" }: { readonly domains: readonly string[]; readonly reason?: string | undefined },
): Promise<{ readonly apart: readonly string[] }> {
  const { services, viewer } = await requireAdmin(request);
  const apart = [...new Set(domains.map(siteOf))];
  const [first = "", ...others] = apart;
  if (others.length === 0) throw new ServiceError("SAME_SITE");
  await inTransaction(services.db, (tx) =>
    changeLinks(tx, async () => {
      const { rows } = await sql`
        insert into sites_apart (domain, other)
        select one.domain, two.domain from unnest(${apart}::text[]) as one (domain)
          join unnest(${apart}::text[]) as two (domain) on one.domain < two.domain
        on conflict do nothing returning domain
      `.execute(tx);
      if (rows.length === 0) return [];
      await recordSites(tx, viewer, first, { action: "sites_kept_apart", after: { sites: others }, reason });
      return [];
    }),
  );
  return { apart };
}

/**
 * Takes back what admins said of a site: what only this held is apart again. Nothing happens where none did. For admins. Throws
 * INVALID_DOMAIN.
 */
export async function partCompany(
  request: ServiceRequest,
  { domain, reason = "" }: { readonly domain: string; readonly reason?: string | undefined },
): Promise<{ readonly parted: readonly string[] }> {
  const { services, viewer } = await requireAdmin(request);
  const site = siteOf(domain);
  return inTransaction(services.db, async (tx) => {
    let parted: string[] = [];
    await changeLinks(tx, async () => {
      parted = await takeBack(tx, site);
      if (parted.length === 0) return [];
      await recordSites(tx, viewer, site, { action: "sites_parted", before: { sites: parted }, reason });
      return [site, ...parted];
    });
    return { parted };
  });
}

function recordSites(
  tx: Transaction<Tables>,
  viewer: Viewer,
  site: string,
  change: Pick<Change, "action" | "before" | "after" | "reason">,
): Promise<void> {
  return recordChange(tx, viewer, { ...change, subjectKind: "company", subjectId: site, subjectName: site });
}

/** The sites that admins had joined with it. */
async function takeBack(tx: Connection, site: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom("site_links")
    .where("evidence", "=", "admin")
    .where((eb) => eb.or([eb("domain", "=", site), eb("other", "=", site)]))
    .returning(["domain", "other"])
    .execute();
  return gone.map(({ domain, other }) => (domain === site ? other : domain)).sort();
}

function siteOf(address: string): string {
  const domain = registrableDomain(address);
  if (domain === null) throw new ServiceError("INVALID_DOMAIN");
  return domain;
}
