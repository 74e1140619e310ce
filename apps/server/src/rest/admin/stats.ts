import { getAdminStats } from "@standings/services";
import { call, type RestServer } from "../call.ts";
import { stats } from "../replies/admin.ts";
import type { RouteOptions } from "../request-of.ts";

/** Spec part 2 §7: GET /admin/stats. */
export async function adminStatsRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.get("/", call("admin", "Totals of the product", { replies: { 200: stats } }), async (request) => {
    const { recentUsers, ...totals } = await getAdminStats(await userRequestOf(request));
    return { ...totals, recentUsers: recentUsers.map(({ id, ...user }) => ({ _id: id, ...user })) };
  });
}
