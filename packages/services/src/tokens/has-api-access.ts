import type { Connection } from "@standings/database";
import type { ServiceContext } from "../context.ts";

/** Whether an account may call from outside and be told of events: an admin has switched it on, or models are the sandbox's. */
export async function hasApiAccess(
  db: Connection,
  { settings }: Pick<ServiceContext, "settings">,
  userId: string,
): Promise<boolean> {
  if (settings.modelsAreSandbox) return true;
  const user = await db.selectFrom("users").select("api_access").where("id", "=", userId).executeTakeFirst();
  return user?.api_access ?? false;
}
