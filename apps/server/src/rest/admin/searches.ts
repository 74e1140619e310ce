import { adminSearchesFileSchema, adminSearchesSchema, trendingChoiceSchema } from "@standings/api";
import { exportAllSearches, getAnySearch, listAllSearchRecords, setTrending } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { sendCsv } from "../send-csv.ts";
import { toAdminSearchDetails, toAdminSearchItem } from "./search-documents.ts";

type ById = { Params: { id: string } };

/** Searches of all users (spec part 2 §7 "Admin"). */
export async function adminSearchesRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => {
    const query = adminSearchesSchema.parse(request.query);
    const { searches, pagination } = await listAllSearchRecords(await userRequestOf(request), query);
    return { searches: searches.map(toAdminSearchItem), pagination };
  });

  server.get("/export", async (request, reply) => {
    const query = adminSearchesFileSchema.parse(request.query);
    return sendCsv(reply, await exportAllSearches(await userRequestOf(request), query));
  });

  server.get<ById>("/:id", async (request) =>
    toAdminSearchDetails(await getAnySearch(await userRequestOf(request), request.params.id)),
  );

  server.put<ById>("/:id/trending", async (request) => {
    const choice = trendingChoiceSchema.parse(request.body);
    const { id, trending } = await setTrending(await userRequestOf(request), {
      ...choice,
      id: request.params.id,
    });
    return { _id: id, id, trending };
  });
}
