import { getAnyAnalysis, listAllAnalyses } from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import { adminAnalysesSchema, anyAnalysisSchema } from "../../schemas/admin/analyses.ts";

export const adminAnalysesRouter = router({
  list: adminProcedure
    .input(adminAnalysesSchema)
    .query(({ ctx, input }) => listAllAnalyses(ctx.request, input)),
  get: adminProcedure
    .input(anyAnalysisSchema)
    .query(({ ctx, input }) => getAnyAnalysis(ctx.request, input.id)),
});
