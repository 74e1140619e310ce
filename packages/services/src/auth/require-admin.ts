import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";

/** Throws FORBIDDEN unless the viewer is an admin right now. */
export async function requireAdmin({ db }: ServiceContext, viewer: Viewer): Promise<void> {
  const user = await db.selectFrom("users").select("role").where("id", "=", viewer.userId).executeTakeFirst();
  if (user?.role !== "admin") throw new ServiceError("FORBIDDEN");
}
