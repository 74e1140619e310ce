import { getAdminStats } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";

/** Spec part 2 §7: GET /admin/stats. */
export async function adminStatsRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => {
    const { recentUsers, ...totals } = await getAdminStats(await userRequestOf(request));
    return { ...totals, recentUsers: recentUsers.map(({ id, ...user }) => ({ _id: id, ...user })) };
  });
}
