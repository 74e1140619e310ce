import { adminSearchesFileSchema, adminSearchesSchema, trendingChoiceSchema } from "@standings/api";
import {
  catalogueOf,
  exportAllSearches,
  getAnySearch,
  listAllSearchRecords,
  setTrending,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { adminSearchDetails, adminSearches, trendingFlag } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";
import { toAdminSearchDetails, toAdminSearchItem } from "./search-documents.ts";

/** Searches of all users (spec part 2 §7 "Admin"). */
export async function adminSearchesRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);

  admin.get(
    "/",
    "Searches of all users",
    { query: adminSearchesSchema, answers: adminSearches },
    async (caller, query) => {
      const { searches, pagination } = await listAllSearchRecords(caller, query);
      const catalogue = catalogueOf(caller);
      return { searches: searches.map((search) => toAdminSearchItem(search, catalogue)), pagination };
    },
  );

  listFileCalls(admin, { what: "Searches", query: adminSearchesFileSchema, exported: exportAllSearches });

  admin.get(
    "/:id",
    "A search with what its answers took",
    { answers: adminSearchDetails },
    async (caller, { id }) => toAdminSearchDetails(await getAnySearch(caller, id), catalogueOf(caller)),
  );

  admin.put(
    "/:id/trending",
    "Features a search on the trending page, or not",
    { body: trendingChoiceSchema, answers: trendingFlag, errors: ["SEARCH_NOT_TRENDABLE"] },
    async (caller, choice) => {
      const { id, trending } = await setTrending(caller, choice);
      return { _id: id, id, trending };
    },
  );
}
