import { adminProofSchema } from "@standings/api";
import { checkAdmin, confirmAdmin, getAdminStats } from "@standings/services";
import type { RouteOptions } from "../../request-of.ts";
import { call, type RestServer } from "../call.ts";
import { done, stats } from "../replies/admin.ts";
import { adminPostsRoutes } from "./blog.ts";
import { adminChangesRoutes } from "./changes.ts";
import { adminAnalysesRoutes } from "./company-analysis.ts";
import { adminContactsRoutes } from "./contact-submissions.ts";
import { adminCatalogueRoutes } from "./models.ts";
import { adminSearchesRoutes } from "./searches.ts";
import { adminUsersRoutes } from "./users.ts";

/**
 * The admin panel's calls (spec part 2 §7 "Admin"). Who may call is decided before a request is read; a
 * demoted admin is refused at the next call.
 */
export async function adminRoutes(server: RestServer, options: RouteOptions): Promise<void> {
  const { userRequestOf } = options;
  server.addHook("onRequest", async (request) => checkAdmin(await userRequestOf(request)));

  server.post(
    "/confirm",
    call("admin", "Proves who acts, for calls that ask for it", {
      takes: { body: adminProofSchema },
      replies: { 200: done },
      errors: ["SECOND_FACTOR_SETUP_REQUIRED", "SECOND_FACTOR_IS_OFF", "WRONG_PASSWORD"],
    }),
    async (request) => {
      await confirmAdmin(await userRequestOf(request), request.body);
      return { status: 200 };
    },
  );
  await server.register(adminPostsRoutes, { ...options, prefix: "/blog" });
  await server.register(adminChangesRoutes, { ...options, prefix: "/changes" });
  await server.register(adminAnalysesRoutes, { ...options, prefix: "/company-analysis" });
  await server.register(adminContactsRoutes, { ...options, prefix: "/contact-submissions" });
  await server.register(adminCatalogueRoutes, { ...options, prefix: "/models" });
  await server.register(adminSearchesRoutes, { ...options, prefix: "/searches" });
  await server.register(adminStatsRoutes, { ...options, prefix: "/stats" });
  await server.register(adminUsersRoutes, { ...options, prefix: "/users" });
}

/** Spec part 2 §7: GET /admin/stats. */
async function adminStatsRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.get("/", call("admin", "Totals of the product", { replies: { 200: stats } }), async (request) => {
    const { recentUsers, ...totals } = await getAdminStats(await userRequestOf(request));
    return { ...totals, recentUsers: recentUsers.map(({ id, ...user }) => ({ _id: id, ...user })) };
  });
}
