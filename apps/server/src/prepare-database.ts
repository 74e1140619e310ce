import { connect, migrate } from "@standings/database";
import { ensureAdmin, seedCatalogue } from "@standings/services";
import type { Env } from "./env.ts";

/** Brings the schema to the newest version, fills the directory of companies and makes sure that the configured admin can sign in. */
export async function prepareDatabase(url: string, { admin }: Pick<Env, "admin">): Promise<void> {
  const db = connect({ url, poolSize: 2 });
  try {
    await migrate(db);
    await seedCatalogue(db);
    if (admin) await ensureAdmin(db, admin);
  } finally {
    await db.destroy();
  }
}
