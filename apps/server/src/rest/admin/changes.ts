import { changesSchema } from "@standings/api";
import { changeSentence } from "@standings/domain";
import { exportChanges, listChanges } from "@standings/services";
import type { RouteOptions } from "../../request-of.ts";
import { call, type RestServer } from "../call.ts";
import { changes } from "../replies/admin.ts";
import { listFileRoutes } from "../table-file.ts";

/** The log of changes: a page of it, and the whole of it, filtered, as files. */
export async function adminChangesRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.get(
    "/",
    call("admin", "What admins changed", {
      takes: { querystring: changesSchema },
      replies: { 200: changes },
    }),
    async (request) => {
      const query = request.query;
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
    },
  );

  listFileRoutes(
    server,
    { userRequestOf },
    { what: "What admins changed", query: changesSchema, exported: exportChanges },
  );
}
