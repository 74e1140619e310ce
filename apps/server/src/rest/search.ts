import { pageSchema } from "@standings/api";
import { getSearch, getUser, listSearchRecords, type ServiceContext } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { toHistoryItem } from "./documents.ts";
import { requireViewer } from "./viewer.ts";

const HISTORY_LIMIT = 20;

export async function searchRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.get("/history", async (request) => {
    const viewer = await requireViewer(services, request);
    const page = pageSchema(HISTORY_LIMIT).parse(request.query);
    const { email } = await getUser(services.db, viewer.userId);
    const { searches, total } = await listSearchRecords(services, viewer, page);
    return { searches: searches.map((search) => toHistoryItem(search, email)), total, ...page };
  });
  server.get<{ Params: { id: string } }>("/:id", async (request) => {
    const viewer = await requireViewer(services, request);
    const { email } = await getUser(services.db, viewer.userId);
    return toHistoryItem(await getSearch(services, viewer, request.params.id), email);
  });
}
