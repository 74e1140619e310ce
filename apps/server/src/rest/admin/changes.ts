import { changesFileSchema, changesSchema } from "@standings/api";
import { changeSentence, type LoggedChange } from "@standings/domain";
import { exportChanges, listChanges } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { changes } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";

/** The log of changes: a page of it, and the whole of it, filtered, as files. */
export async function adminChangesRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);

  admin.get("/", "What admins changed", { query: changesSchema, answers: changes }, async (caller, query) => {
    const { changes, pagination } = await listChanges(caller, query);
    return { changes: changes.map(toChangeDocument), pagination };
  });

  listFileCalls(admin, { what: "What admins changed", query: changesFileSchema, exported: exportChanges });
}

function toChangeDocument(change: LoggedChange) {
  const { id, at, admin, ...rest } = change;
  const { id: adminId, name } = admin;
  return { _id: id, createdAt: at, admin: { _id: adminId, name }, ...rest, sentence: changeSentence(change) };
}
