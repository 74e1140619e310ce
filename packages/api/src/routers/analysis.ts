import { findAnalysis, followAnalysis, listAnalysedModels, startAnalysis } from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import { analysisEventsSchema, analysisQuerySchema, startAnalysisSchema } from "../schemas/analysis.ts";
import { trackEvents } from "../track-events.ts";

export const analysisRouter = router({
  start: userProcedure
    .input(startAnalysisSchema)
    .mutation(({ ctx, input }) => startAnalysis(ctx.request, input)),
  /** Only watches, as `search.events` does. */
  events: userProcedure.input(analysisEventsSchema).subscription(async ({ ctx, input, signal }) => {
    const { runId, lastEventId: afterSeq } = input;
    return trackEvents(await followAnalysis(ctx.request, { runId, afterSeq, signal }), ctx.streams);
  }),
  /** The viewer's newest one of a company and kind, of one model or of any; null for none. */
  stored: userProcedure
    .input(analysisQuerySchema)
    .query(({ ctx, input }) => findAnalysis(ctx.request, input)),
  /** Models of which the viewer has one. */
  models: userProcedure
    .input(analysisQuerySchema.pick({ kind: true, domain: true }))
    .query(({ ctx, input }) => listAnalysedModels(ctx.request, input)),
});
