import { adminSearchesFileSchema, adminSearchesSchema, trendingChoiceSchema } from "@standings/api";
import {
  catalogueOf,
  exportAllSearches,
  getAnySearch,
  listAllSearchRecords,
  setTrending,
} from "@standings/services";
import type { RouteOptions } from "../../request-of.ts";
import { byId, call, type RestServer } from "../call.ts";
import { adminSearchDetails, adminSearches, trendingFlag } from "../replies/admin.ts";
import { listFileRoutes } from "../table-file.ts";
import { toAdminSearchDetails, toAdminSearchItem } from "./search-documents.ts";

/** Searches of all users (spec part 2 §7 "Admin"). */
export async function adminSearchesRoutes(
  server: RestServer,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get(
    "/",
    call("admin", "Searches of all users", {
      takes: { querystring: adminSearchesSchema },
      replies: { 200: adminSearches },
    }),
    async (request) => {
      const query = request.query;
      const caller = await userRequestOf(request);
      const { searches, pagination } = await listAllSearchRecords(caller, query);
      const catalogue = catalogueOf(caller);
      return { searches: searches.map((search) => toAdminSearchItem(search, catalogue)), pagination };
    },
  );

  listFileRoutes(
    server,
    { userRequestOf },
    { what: "Searches", query: adminSearchesFileSchema, exported: exportAllSearches },
  );

  server.get(
    "/:id",
    call("admin", "A search with what its answers took", {
      takes: { params: byId },
      replies: { 200: adminSearchDetails },
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      return toAdminSearchDetails(await getAnySearch(caller, request.params.id), catalogueOf(caller));
    },
  );

  server.put(
    "/:id/trending",
    call("admin", "Features a search on the trending page, or not", {
      takes: { params: byId, body: trendingChoiceSchema },
      replies: { 200: trendingFlag },
    }),
    async (request) => {
      const choice = request.body;
      const { id, trending } = await setTrending(await userRequestOf(request), {
        ...choice,
        id: request.params.id,
      });
      return { _id: id, id, trending };
    },
  );
}
