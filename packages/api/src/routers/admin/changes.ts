import { listChanges, listChangingAdmins } from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import { changesSchema } from "../../schemas/admin/changes.ts";

export const adminChangesRouter = router({
  list: adminProcedure.input(changesSchema).query(({ ctx, input }) => listChanges(ctx.request, input)),
  /** Everybody who changed something, to filter by. */
  admins: adminProcedure.query(({ ctx }) => listChangingAdmins(ctx.request)),
});
