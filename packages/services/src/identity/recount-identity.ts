import { inTransaction } from "@standings/database";
import { IDENTITY_VERSION } from "@standings/domain";
import { sql } from "kysely";
import { recount } from "../company/counts/recount.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { removeUnlisted, renewDirectory } from "./renew-directory.ts";
import { renewSearches } from "./renew-searches.ts";
import { renewStudies } from "./renew-studies.ts";
import { renewVisits } from "./renew-visits.ts";

/**
 * Job: counts anew what older rules of who is who counted: saved answers with their mentions and sources, the directory, company
 * pages, ended studies and the visits of brands. It goes on where another attempt ended; mostly there is nothing to do.
 */
export async function recountIdentity(request: ServiceRequest): Promise<void> {
  const services = requireSystem(request);
  const { db } = services;
  await inTransaction(db, renewDirectory);
  let renewed = 0;
  for (let batch = 1; batch > 0; renewed += batch) batch = await inTransaction(db, renewSearches);
  if (renewed > 0) await removeUnlisted(db);
  const { rows } = await sql`
    select from counted_searches where identity_version < ${IDENTITY_VERSION} limit 1
  `.execute(db);
  if (rows.length > 0) await recount(request);
  await renewStudies(services);
  for (let batch = 1; batch > 0; ) batch = await inTransaction(db, renewVisits);
}
