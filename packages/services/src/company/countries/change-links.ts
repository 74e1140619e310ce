import { type Connection, inTransaction } from "@standings/database";
import { groupSites, type SiteFront, type SiteLink, tiesOf } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { addJob } from "../../jobs/add-job.ts";

/**
 * Changes links of sites and makes the groups around the domains that `change` gives anew, in its transaction. One at a time: a
 * group is made of all links that hold it.
 */
export async function changeLinks(
  tx: Connection,
  change: (tx: Connection) => Promise<readonly string[]>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company groups', 0))`.execute(tx);
  const domains = await change(tx);
  if (domains.length > 0) await regroup(tx, domains);
}

/** Brings the groups around some domains in line with the links; what is so already stays untouched. */
async function regroup(tx: Connection, domains: readonly string[]): Promise<void> {
  const members = await sql<{ domain: string }>`
    select domain from company_groups
    where group_id in (select group_id from company_groups where domain = any (${[...domains]}::text[]))
  `.execute(tx);
  const { around, links } = await readAround(tx, [...domains, ...members.rows.map(({ domain }) => domain)]);
  const grouped = groupSites(links).filter(({ domain }) => around.has(domain));
  await tx
    .deleteFrom("company_groups")
    .where("domain", "in", [...around])
    .where("domain", "not in", ["", ...grouped.map(({ domain }) => domain)])
    .execute();
  await sql`
    insert into company_groups as known (domain, group_id, country, evidence)
    select domain, "groupId", country, evidence from json_to_recordset(${JSON.stringify(grouped)}::json)
      as site (domain text, "groupId" text, country text, evidence text[])
    on conflict (domain) do update
      set group_id = excluded.group_id, country = excluded.country, evidence = excluded.evidence
      where (known.group_id, known.country, known.evidence)
        is distinct from (excluded.group_id, excluded.country, excluded.evidence)
  `.execute(tx);
}

/** The domains that ties lead to from some, these with them, and all links that may tie them. */
async function readAround(tx: Connection, domains: readonly string[]) {
  const around = new Set(domains);
  const links = new Map<string, SiteLink>();
  for (let next = [...around]; next.length > 0; ) {
    // What is said of a site ties it where the site says something, too, or where it needs not.
    const { rows } = await sql<SiteLink>`
      select domain, other, evidence, country from site_links links
      where domain = any (${next}::text[]) or other = any (${next}::text[]) and (evidence <> 'hreflang' or exists (
        select from site_links back where back.domain = links.other and back.other = links.domain
      ))
    `.execute(tx);
    for (const link of rows) links.set(`${link.domain} ${link.other} ${link.evidence}`, link);
    const reached = tiesOf([...links.values()]).flatMap(({ domain, other }) => [domain, other]);
    next = [...new Set(reached)].filter((domain) => !around.has(domain));
    for (const domain of next) around.add(domain);
  }
  return { around, links: [...links.values()] };
}

/**
 * Keeps what a front page says of other sites, in place of what it said before. The same again changes nothing but when it was
 * looked at. `asks`: the sites that it names are read, too.
 */
export async function noteFront(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  front: SiteFront,
  { asks }: { readonly asks: boolean },
): Promise<void> {
  const { domain } = front;
  const links = linksOf(front);
  await inTransaction(db, async (tx) => {
    await noteLook(tx, domain, now());
    await changeLinks(tx, async () => {
      const before = await tx
        .selectFrom("site_links")
        .select(["other", "evidence", "country"])
        .where("domain", "=", domain)
        .where("evidence", "in", ["redirect", "hreflang"])
        .execute();
      if (keyOf(before) === keyOf(links)) return [];
      await tx
        .deleteFrom("site_links")
        .where("domain", "=", domain)
        .where("evidence", "in", ["redirect", "hreflang"])
        .execute();
      if (links.length > 0) await tx.insertInto("site_links").values(links).execute();
      return [domain];
    });
    if (asks && links.some(({ evidence }) => evidence === "hreflang"))
      await addJob(tx, "check_alternates", { domain }, { key: `check_alternates ${domain}` });
  });
}

/** A front page that could not be read is not asked again for as long, either. */
export async function noteLook(db: Connection, domain: string, at: Date): Promise<void> {
  await db
    .insertInto("site_looks")
    .values({ domain, looked_at: at })
    .onConflict((conflict) => conflict.column("domain").doUpdateSet({ looked_at: at }))
    .execute();
}

function linksOf({ domain, leadsTo, alternates }: SiteFront): SiteLink[] {
  const moved =
    leadsTo === null ? [] : [{ domain, other: leadsTo, evidence: "redirect" as const, country: null }];
  const named = alternates.map((site) => ({
    domain,
    other: site.domain,
    evidence: "hreflang" as const,
    country: site.country,
  }));
  return [...moved, ...named].filter(({ other }) => other !== domain);
}

function keyOf(links: readonly Omit<SiteLink, "domain">[]): string {
  return links
    .map(({ other, evidence, country }) => `${other} ${evidence} ${country}`)
    .sort()
    .join("\n");
}
