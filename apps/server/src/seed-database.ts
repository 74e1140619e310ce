import { ensureAdmin, type Services, seedCatalogue } from "@standings/services";
import type { Env } from "./env.ts";

/** Brings a migrated database up to this version's catalogue of companies, and makes the configured admin. */
export async function seedDatabase(services: Services, { admin }: Pick<Env, "admin">): Promise<void> {
  await seedCatalogue(services.systemRequest());
  if (admin) await ensureAdmin(services.systemRequest(), admin);
}
