import { addModelSchema, modelChangesSchema, modelOrderSchema } from "@standings/api";
import {
  addModel,
  changeModel,
  exportModels,
  getCatalogue,
  listOffered,
  orderModels,
  setDefaultModels,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { catalogue, offered } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";

/** The catalogue of models. Every write sends the version that it was made from, and is answered with the catalogue. */
export async function adminCatalogueRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);
  const changed = { answers: catalogue, errors: ["CATALOGUE_CHANGED"] } as const;

  admin.get("/", "The catalogue of models", { answers: catalogue }, getCatalogue);
  admin.get("/offered", "Models that the gateway offers", { answers: offered }, async (caller) => ({
    models: await listOffered(caller),
  }));
  listFileCalls(admin, { what: "The catalogue", query: z.object({}), exported: exportModels });

  admin.post(
    "/",
    "Adds a model",
    { body: addModelSchema, creates: catalogue, errors: ["CATALOGUE_CHANGED"] },
    addModel,
  );
  admin.put("/order", "Orders the models", { body: modelOrderSchema, ...changed }, orderModels);
  admin.put(
    "/defaults",
    "Chooses the default models",
    { body: modelOrderSchema, ...changed },
    setDefaultModels,
  );
  admin.put("/:id", "Changes a model", { body: modelChangesSchema, ...changed }, changeModel);
}
