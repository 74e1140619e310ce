import { BUILT_IN_CATALOGUE, catalogueProblem, type ModelCatalogue, makeCatalogue } from "@standings/domain";
import { sql } from "kysely";
import { type ModelRow, readModelRows, toCatalogueModel } from "../admin/models/model-rows.ts";
import type { ServiceContext } from "../context.ts";
import { isDatabaseAway } from "../errors.ts";

/** The catalogue of models as the database last had it. */
export interface CatalogueCache {
  /** The catalogue of this moment; work that needs one throughout keeps the value it got. */
  now(): ModelCatalogue;
  /** The same models with what admins say of them. */
  rows(): readonly ModelRow[];
  /** Tells the other processes that it was changed, and reads it here. Call it after commit. */
  announce(): Promise<void>;
  close(): void;
}

/** What signals of the catalogue are called; those of runs are called by their ids. */
const SIGNAL = "model-catalogue";

type CacheParts = Pick<ServiceContext, "db" | "notifications" | "directory" | "gateway" | "log" | "settings">;

/**
 * Reads the catalogue, and again whenever its version has changed. While the database is
 * away, the last one stays. Rejects when the first reading fails.
 */
export async function cacheCatalogue({
  db,
  notifications,
  directory,
  gateway,
  log,
  settings,
}: CacheParts): Promise<CatalogueCache> {
  let version: string | null = null;
  let catalogue = BUILT_IN_CATALOGUE;
  let rows: readonly ModelRow[] = [];
  let last = Promise.resolve();

  async function look(): Promise<void> {
    const newest = await sql<{ version: string }>`select version from model_catalogue`.execute(db);
    if (newest.rows[0]?.version === version) return;
    const read = await readModelRows(db);
    const next = read.rows.map(toCatalogueModel);
    const problem = catalogueProblem(next);
    if (problem !== null) throw new Error(problem);
    directory.setUpstreamIds(new Map(read.rows.map(({ id, upstream_id }) => [id, upstream_id])));
    gateway.setTraits(
      new Map(
        read.rows.map(({ id, search, structured_output: structuredOutput }) => [
          directory.upstreamId(id),
          { search, structuredOutput },
        ]),
      ),
    );
    catalogue = makeCatalogue(next);
    ({ rows, version } = read);
  }

  /** One look after the other: an older reading must not replace a newer one. */
  function lookInTurn(): Promise<void> {
    last = last.then(look).catch((err: unknown) => {
      if (!isDatabaseAway(err)) log.error({ err }, "model catalogue not read");
    });
    return last;
  }

  await look();
  const looking = setInterval(lookInTurn, settings.patience.catalogueLookMs).unref();
  const unsubscribe = notifications.subscribe(SIGNAL, lookInTurn);
  return {
    now: () => catalogue,
    rows: () => rows,
    announce() {
      // Also wakes this process.
      notifications.notify(SIGNAL, []);
      return last;
    },
    close() {
      clearInterval(looking);
      unsubscribe();
    },
  };
}
