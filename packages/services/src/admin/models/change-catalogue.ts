import { isDeepStrictEqual } from "node:util";
import { inTransaction, type Tables } from "@standings/database";
import { type AdminCatalogue, catalogueProblem } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import type { Viewer } from "../../request.ts";
import { type Change, recordChange } from "../record-change.ts";
import { readCatalogue } from "./get-catalogue.ts";
import { type ModelRow, readModelRows, toCatalogueModel } from "./model-rows.ts";

export interface CatalogueChange {
  /** All rows as they shall be. */
  readonly rows: readonly ModelRow[];
  readonly change: Change;
}

/**
 * Changes the catalogue that has this version, one admin at a time, and logs it; then every process reads it anew. Gives the
 * catalogue as it is now. Throws CATALOGUE_CHANGED when the version is another by now, INVALID_MODEL with the reason, and
 * what `work` throws.
 */
export async function changeCatalogue(
  services: ServiceContext,
  admin: Viewer,
  version: number,
  work: (rows: readonly ModelRow[]) => CatalogueChange,
): Promise<AdminCatalogue> {
  await inTransaction(services.db, async (tx) => {
    const locked = await tx.selectFrom("model_catalogue").select("version").forUpdate().executeTakeFirst();
    if (locked?.version !== String(version)) throw new ServiceError("CATALOGUE_CHANGED");
    const { rows: before } = await readModelRows(tx);
    const { rows, change } = work(before);
    const problem = catalogueProblem(rows.map(toCatalogueModel));
    if (problem !== null) throw new ServiceError("INVALID_MODEL", { message: problem });
    const changed = rows.filter(
      (row) =>
        !isDeepStrictEqual(
          row,
          before.find(({ id }) => id === row.id),
        ),
    );
    if (changed.length === 0) return;
    for (const row of changed) await save(tx, row);
    await sql`update model_catalogue set version = version + 1`.execute(tx);
    await recordChange(tx, admin, change);
  });
  await services.catalogue.announce();
  return readCatalogue(services);
}

async function save(tx: Transaction<Tables>, { id, created_at, ...fields }: ModelRow): Promise<void> {
  const values = { ...fields, updated_at: new Date() };
  await tx
    .insertInto("models")
    .values({ id, created_at, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}
