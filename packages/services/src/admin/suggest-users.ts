import { isId } from "@standings/database";
import type { UserReference } from "@standings/domain";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../request.ts";

const SUGGESTED = 8;

/**
 * Users whose name or e-mail address begins with a text, for filters by user; an id gives its user. At most eight. For
 * admins.
 */
export async function suggestUsers(request: ServiceRequest, text: string): Promise<UserReference[]> {
  const { services } = await requireAdmin(request);
  const wanted = text.trim();
  const users = services.db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("deleted_at", "is", null)
    .limit(SUGGESTED);
  if (isId(wanted)) return users.where("id", "=", wanted).execute();
  const prefix = `${wanted.replace(/[\\%_]/g, "\\$&")}%`;
  const [byName, byEmail] = await Promise.all([
    users.where(sql<boolean>`lower(name) like lower(${prefix})`).orderBy(sql`lower(name)`).execute(),
    users.where(sql<boolean>`email like lower(${prefix})`).orderBy("email").execute(),
  ]);
  const found = new Map([...byName, ...byEmail].map((user) => [user.id, user]));
  return [...found.values()].slice(0, SUGGESTED);
}
