import type { Connection } from "@standings/database";
import { FRONT_AGAIN_DAYS, MAX_FRONTS_A_JOB, MAX_FRONTS_A_WEEK } from "@standings/domain";
import { sql } from "kysely";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { noteFront, noteLook } from "./change-links.ts";

const DAY_MS = 86_400_000;

/**
 * Job: reads the front pages of the sites that a company's own names by `hreflang`, so that those that name it back are one group
 * with it (`names-claims-topics-markets.md` §4.6). A site is read once a week, ten a week for a company; a few in one job, which
 * adds the next. A site that cannot be read says nothing, and what it said before stays.
 */
export async function checkAlternates(
  request: ServiceRequest,
  { domain }: JobPayload<"check_alternates">,
): Promise<void> {
  const services = requireSystem(request);
  const { db, siteReader, now } = services;
  const since = new Date(now().getTime() - FRONT_AGAIN_DAYS * DAY_MS);
  const due = await chooseSites(db, domain, since);
  await Promise.all(
    due.slice(0, MAX_FRONTS_A_JOB).map(async (site) => {
      const front = await siteReader.front(site);
      if (front === null) await noteLook(db, site, now());
      else await noteFront(services, front, { asks: false });
    }),
  );
  if (due.length > MAX_FRONTS_A_JOB)
    await addJob(db, "check_alternates", { domain }, { key: `check_alternates ${domain}` });
}

/** Sites that may be read now, those first that never were, and one more where there are some for the next job. */
async function chooseSites(db: Connection, domain: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ other: string }>`
    with named as (
      select other, looked_at from site_links left join site_looks on site_looks.domain = other
      where site_links.domain = ${domain} and evidence = 'hreflang'
    )
    select other from named where coalesce(looked_at <= ${since}, true)
    order by looked_at nulls first, other
    limit least(
      ${MAX_FRONTS_A_JOB + 1}::integer,
      greatest(0, ${MAX_FRONTS_A_WEEK} - (select count(*) from named where looked_at > ${since}))
    )
  `.execute(db);
  return rows.map(({ other }) => other);
}
