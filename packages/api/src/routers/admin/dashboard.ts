import { DASHBOARD_SPANS } from "@standings/domain";
import {
  getAdminStats,
  getAnswerQuality,
  getFigures,
  getLedgerCheck,
  getModelHealth,
  getQueues,
} from "@standings/services";
import { z } from "zod";
import { adminProcedure, router } from "../../procedures.ts";

/** Days that are looked back. */
const dashboardSchema = z.object({ span: z.literal(DASHBOARD_SPANS) });

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
