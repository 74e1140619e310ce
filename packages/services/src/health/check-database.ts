import { requireSystem, type ServiceRequest } from "../request.ts";

/** Throws when the database does not answer. */
export async function checkDatabase(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  await db.selectFrom("users").select("id").limit(1).execute();
}
