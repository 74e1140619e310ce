import { adminProofSchema } from "@standings/api";
import { checkAdmin, confirmAdmin, getAdminStats } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { stats } from "../replies/admin.ts";
import { adminPostsRoutes } from "./blog.ts";
import { adminChangesRoutes } from "./changes.ts";
import { adminCompaniesRoutes } from "./companies.ts";
import { adminAnalysesRoutes } from "./company-analysis.ts";
import { adminContactsRoutes } from "./contact-submissions.ts";
import { adminCatalogueRoutes } from "./models.ts";
import { adminSearchesRoutes } from "./searches.ts";
import { adminUsersRoutes } from "./users.ts";

/**
 * The admin panel's calls (spec part 2 §7 "Admin"). Who may call is decided before a request is read; a
 * demoted admin is refused at the next call.
 */
export async function adminRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  server.addHook("onRequest", async (request) => checkAdmin(await options.userRequestOf(request)));

  callsOf(server, options).admin.post(
    "/confirm",
    "Proves who acts, for calls that ask for it",
    {
      body: adminProofSchema,
      errors: ["SECOND_FACTOR_SETUP_REQUIRED", "SECOND_FACTOR_IS_OFF", "WRONG_PASSWORD"],
    },
    confirmAdmin,
  );
  await server.register(adminPostsRoutes, { ...options, prefix: "/blog" });
  await server.register(adminChangesRoutes, { ...options, prefix: "/changes" });
  await server.register(adminAnalysesRoutes, { ...options, prefix: "/company-analysis" });
  await server.register(adminCompaniesRoutes, { ...options, prefix: "/company-groups" });
  await server.register(adminContactsRoutes, { ...options, prefix: "/contact-submissions" });
  await server.register(adminCatalogueRoutes, { ...options, prefix: "/models" });
  await server.register(adminSearchesRoutes, { ...options, prefix: "/searches" });
  await server.register(adminStatsRoutes, { ...options, prefix: "/stats" });
  await server.register(adminUsersRoutes, { ...options, prefix: "/users" });
}

/** Spec part 2 §7: GET /admin/stats. */
async function adminStatsRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  callsOf(server, options).admin.get("/", "Totals of the product", { answers: stats }, async (caller) => {
    const { recentUsers, ...totals } = await getAdminStats(caller);
    return { ...totals, recentUsers: recentUsers.map(({ id, ...user }) => ({ _id: id, ...user })) };
  });
}
