import type { Connection } from "@standings/database";
import type { DiscoveryReference } from "@standings/domain";
import { sql } from "kysely";

/** The discoveries that asked these searches, by the search's id. */
export async function findDiscoveriesOf(
  db: Connection,
  searches: readonly { readonly id: string }[],
): Promise<Map<string, DiscoveryReference>> {
  const ids = searches.map(({ id }) => id);
  const { rows } = await sql<DiscoveryReference & { readonly searchId: string }>`
    select discovery_tests.run_id as "searchId", runs.id as "runId", runs.request->>'domain' as domain,
      runs.request->>'companyName' as "companyName"
    from discovery_tests join runs on runs.id = discovery_tests.discovery_id
    where discovery_tests.run_id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ searchId, ...discovery }) => [searchId, discovery]));
}
