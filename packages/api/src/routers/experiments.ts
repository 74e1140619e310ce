import {
  abandonExperiment,
  changeExperiment,
  createExperiment,
  deleteExperiment,
  freezeExperiment,
  getExperiment,
  getSharedExperiment,
  goLive,
  listExperiments,
  planExperiment,
  stopExperiment,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import { brandIdSchema, sharedExperimentSchema } from "../schemas/brand.ts";
import {
  experimentChangesSchema,
  experimentIdSchema,
  goLiveSchema,
  newExperimentSchema,
  planExperimentSchema,
} from "../schemas/experiment.ts";

export const experimentsRouter = router({
  list: userProcedure.input(brandIdSchema).query(({ ctx, input }) => listExperiments(ctx.request, input)),
  byId: userProcedure.input(experimentIdSchema).query(({ ctx, input }) => getExperiment(ctx.request, input)),
  /** For whoever has a link. */
  shared: publicProcedure
    .input(sharedExperimentSchema)
    .query(({ ctx, input }) => getSharedExperiment(ctx.request, input)),
  /** Asks nothing, saves nothing. */
  plan: userProcedure
    .input(planExperimentSchema)
    .query(({ ctx, input }) => planExperiment(ctx.request, input)),
  create: userProcedure
    .input(newExperimentSchema)
    .mutation(({ ctx, input }) => createExperiment(ctx.request, input)),
  change: userProcedure
    .input(experimentChangesSchema)
    .mutation(({ ctx, input }) => changeExperiment(ctx.request, input)),
  freeze: userProcedure
    .input(experimentIdSchema)
    .mutation(({ ctx, input }) => freezeExperiment(ctx.request, input)),
  goLive: userProcedure.input(goLiveSchema).mutation(({ ctx, input }) => goLive(ctx.request, input)),
  abandon: userProcedure
    .input(experimentIdSchema)
    .mutation(({ ctx, input }) => abandonExperiment(ctx.request, input)),
  stop: userProcedure
    .input(experimentIdSchema)
    .mutation(({ ctx, input }) => stopExperiment(ctx.request, input)),
  delete: userProcedure.input(experimentIdSchema).mutation(async ({ ctx, input }) => {
    await deleteExperiment(ctx.request, input);
    return { ok: true as const };
  }),
});
