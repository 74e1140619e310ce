import {
  addModel,
  changeModel,
  getCatalogue,
  listOffered,
  orderModels,
  setDefaultModels,
} from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import { addModelSchema, changeModelSchema, modelOrderSchema } from "../../schemas/admin/models.ts";

export const adminCatalogueRouter = router({
  get: adminProcedure.query(({ ctx }) => getCatalogue(ctx.request)),
  /** What the gateway offers now. */
  offered: adminProcedure.query(({ ctx }) => listOffered(ctx.request)),
  add: adminProcedure.input(addModelSchema).mutation(({ ctx, input }) => addModel(ctx.request, input)),
  change: adminProcedure
    .input(changeModelSchema)
    .mutation(({ ctx, input }) => changeModel(ctx.request, input)),
  order: adminProcedure.input(modelOrderSchema).mutation(({ ctx, input }) => orderModels(ctx.request, input)),
  setDefaults: adminProcedure
    .input(modelOrderSchema)
    .mutation(({ ctx, input }) => setDefaultModels(ctx.request, input)),
});
