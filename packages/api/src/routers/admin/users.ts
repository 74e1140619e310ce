import {
  addUser,
  changeUser,
  countUsers,
  deleteUser,
  endSessionsOf,
  getUserDetails,
  listLedgerOf,
  listUsers,
} from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import {
  adminUsersSchema,
  anyUserSchema,
  changeUserSchema,
  ledgerOfSchema,
  newUserSchema,
} from "../../schemas/admin/users.ts";

export const adminUsersRouter = router({
  list: adminProcedure.input(adminUsersSchema).query(({ ctx, input }) => listUsers(ctx.request, input)),
  /** How many there are, and admins among them. */
  totals: adminProcedure.query(({ ctx }) => countUsers(ctx.request)),
  get: adminProcedure.input(anyUserSchema).query(({ ctx, input }) => getUserDetails(ctx.request, input.id)),
  ledger: adminProcedure.input(ledgerOfSchema).query(({ ctx, input }) => listLedgerOf(ctx.request, input)),
  add: adminProcedure.input(newUserSchema).mutation(({ ctx, input }) => addUser(ctx.request, input)),
  change: adminProcedure.input(changeUserSchema).mutation(({ ctx, input }) => changeUser(ctx.request, input)),
  endSessions: adminProcedure.input(anyUserSchema).mutation(async ({ ctx, input }) => ({
    sessions: await endSessionsOf(ctx.request, input.id),
  })),
  delete: adminProcedure.input(anyUserSchema).mutation(async ({ ctx, input }) => {
    await deleteUser(ctx.request, input.id);
    return { ok: true as const };
  }),
});
