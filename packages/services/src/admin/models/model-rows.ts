import type { Connection, Tables } from "@standings/database";
import type { AdminModel, CatalogueModel } from "@standings/domain";
import type { Selectable } from "kysely";
import type { ServiceContext } from "../../context.ts";

export type ModelRow = Selectable<Tables["models"]>;

/** The models in order, with the version of the catalogue that they are, in one statement. */
export async function readModelRows(
  db: Connection,
): Promise<{ readonly version: string; readonly rows: readonly ModelRow[] }> {
  const found = await db
    .selectFrom("models")
    .innerJoin("model_catalogue", (join) => join.onTrue())
    .selectAll("models")
    .select("model_catalogue.version as catalogue_version")
    .orderBy("position")
    .orderBy("id")
    .execute();
  const rows = found.map(({ catalogue_version: _version, ...row }) => row);
  return { version: found[0]?.catalogue_version ?? "0", rows };
}

export function toCatalogueModel(row: ModelRow): CatalogueModel {
  const { id, name, maker: provider, status } = row;
  const uses = { forSearches: row.for_searches, forDiscovery: row.for_discovery, isDefault: row.is_default };
  return { id, name, provider, status, ...uses };
}

export function toAdminModel(
  row: ModelRow,
  { directory, gateway }: Pick<ServiceContext, "directory" | "gateway">,
): AdminModel {
  const offered = directory.offered(row.id);
  const { upstream_id: upstreamId, version, search, structured_output: structuredOutput } = row;
  return {
    ...toCatalogueModel(row),
    upstreamId,
    version,
    search,
    searchedBy: gateway.capabilities.webSearch === "none" ? "none" : (offered?.searchedBy ?? "unknown"),
    structuredOutput,
    mappedTo: directory.isMapped(row.id) ? directory.upstreamId(row.id) : null,
    inputPrice: row.input_price,
    outputPrice: row.output_price,
    listedPrice: { input: offered?.inputPrice ?? null, output: offered?.outputPrice ?? null },
    available: directory.isAvailable(row.id),
  };
}
