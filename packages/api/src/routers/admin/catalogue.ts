import {
  addModel,
  changeModel,
  forgetPlace,
  getCatalogue,
  getPlaces,
  listOffered,
  orderModels,
  provePlace,
  setDefaultModels,
  setPlaceRenewal,
} from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import {
  addModelSchema,
  changeModelSchema,
  forgetPlaceSchema,
  modelOrderSchema,
  placesSchema,
  provePlaceSchema,
  setPlaceRenewalSchema,
} from "../../schemas/admin/models.ts";

/** Whether a model's search heeds where the buyer is, by country. */
const placesRouter = router({
  get: adminProcedure.input(placesSchema).query(({ ctx, input }) => getPlaces(ctx.request, input)),
  prove: adminProcedure.input(provePlaceSchema).mutation(({ ctx, input }) => provePlace(ctx.request, input)),
  forget: adminProcedure
    .input(forgetPlaceSchema)
    .mutation(({ ctx, input }) => forgetPlace(ctx.request, input)),
  setRenewal: adminProcedure
    .input(setPlaceRenewalSchema)
    .mutation(({ ctx, input }) => setPlaceRenewal(ctx.request, input)),
});

export const adminCatalogueRouter = router({
  get: adminProcedure.query(({ ctx }) => getCatalogue(ctx.request)),
  /** What the gateway offers now. */
  offered: adminProcedure.query(({ ctx }) => listOffered(ctx.request)),
  places: placesRouter,
  add: adminProcedure.input(addModelSchema).mutation(({ ctx, input }) => addModel(ctx.request, input)),
  change: adminProcedure
    .input(changeModelSchema)
    .mutation(({ ctx, input }) => changeModel(ctx.request, input)),
  order: adminProcedure.input(modelOrderSchema).mutation(({ ctx, input }) => orderModels(ctx.request, input)),
  setDefaults: adminProcedure
    .input(modelOrderSchema)
    .mutation(({ ctx, input }) => setDefaultModels(ctx.request, input)),
});
