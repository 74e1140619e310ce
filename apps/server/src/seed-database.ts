import { closeSandboxAdmin, ensureAdmin, type Services, seedCatalogue } from "@standings/services";
import type { Env } from "./env.ts";

/**
 * Brings a migrated database up to this version's catalogue of companies, and to the configured admin: the
 * sandbox's own is closed where it must not be.
 */
export async function seedDatabase(services: Services, { admin }: Pick<Env, "admin">): Promise<void> {
  const request = services.systemRequest();
  await seedCatalogue(request);
  if (!admin?.isSandbox) await closeSandboxAdmin(request);
  if (admin) await ensureAdmin(request, admin);
}
