import {
  getAdminStats,
  getAnswerQuality,
  getFigures,
  getLedgerCheck,
  getModelHealth,
  getQueues,
} from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import { dashboardSchema } from "../../schemas/admin/dashboard.ts";

/** Each part is a call of its own, so that one that fails leaves the others. */
export const adminDashboardRouter = router({
  stats: adminProcedure.query(({ ctx }) => getAdminStats(ctx.request)),
  figures: adminProcedure.input(dashboardSchema).query(({ ctx, input }) => getFigures(ctx.request, input)),
  models: adminProcedure.query(({ ctx }) => getModelHealth(ctx.request)),
  queues: adminProcedure.query(({ ctx }) => getQueues(ctx.request)),
  ledger: adminProcedure.query(({ ctx }) => getLedgerCheck(ctx.request)),
  answers: adminProcedure
    .input(dashboardSchema)
    .query(({ ctx, input }) => getAnswerQuality(ctx.request, input)),
});
