import {
  addModelSchema,
  modelChangesSchema,
  modelOrderSchema,
  newPlaceSchema,
  placeRenewalSchema,
} from "@standings/api";
import { PLACE_CALLS } from "@standings/domain";
import {
  addModel,
  changeModel,
  exportModels,
  forgetPlace,
  getCatalogue,
  getPlaces,
  listOffered,
  orderModels,
  provePlace,
  setDefaultModels,
  setPlaceRenewal,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { catalogue, offered, places } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";

/** The catalogue of models. Every write sends the version that it was made from, and is answered with the catalogue. */
export async function adminCatalogueRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);
  const errors = ["CATALOGUE_CHANGED", "INVALID_MODEL"] as const;
  const changed = { answers: catalogue, errors };

  admin.get("/", "The catalogue of models", { answers: catalogue }, getCatalogue);
  admin.get("/offered", "Models that the gateway offers", { answers: offered }, async (caller) => ({
    models: await listOffered(caller),
  }));
  listFileCalls(admin, { what: "The catalogue", query: z.object({}), exported: exportModels });

  admin.post("/", "Adds a model", { body: addModelSchema, creates: catalogue, errors }, addModel);
  admin.put("/order", "Orders the models", { body: modelOrderSchema, ...changed }, orderModels);
  admin.put(
    "/defaults",
    "Chooses the default models",
    { body: modelOrderSchema, answers: catalogue, errors: [...errors, "MODEL_NOT_FOUND"] },
    setDefaultModels,
  );
  admin.put("/:id", "Changes a model", { body: modelChangesSchema, ...changed }, changeModel);

  admin.get(
    "/:id/places",
    "Whether a model's search heeds where the buyer is, by country",
    { answers: places, errors: ["MODEL_NOT_FOUND"] },
    getPlaces,
  );
  admin.post(
    "/:id/places",
    `Begins to prove it for a country, by ${PLACE_CALLS} calls`,
    {
      body: newPlaceSchema,
      accepts: places,
      errors: ["MODEL_NOT_FOUND", "PLACE_UNPROVABLE", "PLACE_PROOF_RUNNING"],
    },
    provePlace,
  );
  admin.put(
    "/:id/places/:country",
    "Whether a new version is proved again without being asked for",
    { body: placeRenewalSchema, answers: places, errors: ["MODEL_NOT_FOUND", "PLACE_NOT_FOUND"] },
    setPlaceRenewal,
  );
  admin.delete(
    "/:id/places/:country",
    "Forgets what was proved, and stops a proof under way",
    { answers: places, errors: ["MODEL_NOT_FOUND", "PLACE_NOT_FOUND"] },
    forgetPlace,
  );
}
