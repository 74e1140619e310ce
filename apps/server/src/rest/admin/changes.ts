import { changesSchema } from "@standings/api";
import { changeSentence } from "@standings/domain";
import { exportChanges, listChanges } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { sendCsv } from "../send-csv.ts";

/** The log of changes: a page of it, and the whole of it, filtered, as CSV. */
export async function adminChangesRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => {
    const query = changesSchema.parse(request.query);
    const { changes, pagination } = await listChanges(await userRequestOf(request), query);
    return {
      changes: changes.map((change) => {
        const { id, at, admin, ...rest } = change;
        const { id: adminId, name } = admin;
        const sentence = changeSentence(change);
        return { _id: id, createdAt: at, admin: { _id: adminId, name }, ...rest, sentence };
      }),
      pagination,
    };
  });

  server.get("/export", async (request, reply) => {
    const query = changesSchema.parse(request.query);
    return sendCsv(reply, await exportChanges(await userRequestOf(request), query));
  });
}
