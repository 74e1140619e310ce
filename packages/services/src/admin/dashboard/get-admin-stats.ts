import { readTotals } from "@standings/database";
import type { AdminStats } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

const RECENT_USERS = 6;

/** Totals and the newest users (spec part 2 §3 "Admin stats"). For admins. Throws as `requireAdmin`. */
export async function getAdminStats(request: ServiceRequest): Promise<AdminStats> {
  const { services } = await requireAdmin(request);
  const [totals, recent] = await Promise.all([
    readTotals(services.db, ["user", "search", "contact"]),
    services.db
      .selectFrom("users")
      .select(["id", "name", "email", "credits", "created_at"])
      .where("deleted_at", "is", null)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(RECENT_USERS)
      .execute(),
  ]);
  const sum = (figure: string, kind?: string) =>
    totals
      .filter((total) => total.figure === figure && (kind === undefined || total.kind === kind))
      .reduce((all, { amount }) => all + amount, 0);
  return {
    users: { total: sum("user"), admins: sum("user", "admin") },
    contactSubmissions: { total: sum("contact"), new: sum("contact", "new") },
    searches: { total: sum("search"), trending: sum("search", "trending") },
    recentUsers: recent.map(({ id, name, email, credits, created_at }) => ({
      id,
      name,
      email,
      credits,
      createdAt: created_at.toISOString(),
    })),
  };
}
