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
import { z } from "zod";
import type { RouteOptions } from "../../request-of.ts";
import { byId, call, type RestServer } from "../call.ts";
import { catalogue, offered } from "../replies/admin.ts";
import { listFileRoutes } from "../table-file.ts";

/** The catalogue of models. Every write sends the version that it was made from, and is answered with the catalogue. */
export async function adminCatalogueRoutes(
  server: RestServer,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get(
    "/",
    call("admin", "The catalogue of models", { replies: { 200: catalogue } }),
    async (request) => getCatalogue(await userRequestOf(request)),
  );

  server.get(
    "/offered",
    call("admin", "Models that the gateway offers", { replies: { 200: offered } }),
    async (request) => ({ models: await listOffered(await userRequestOf(request)) }),
  );

  listFileRoutes(
    server,
    { userRequestOf },
    { what: "The catalogue", query: z.object({}), exported: exportModels },
  );

  server.post(
    "/",
    call("admin", "Adds a model", {
      takes: { body: addModelSchema },
      replies: { 201: catalogue },
      errors: ["CATALOGUE_CHANGED"],
    }),
    async (request, reply) => {
      const added = await addModel(await userRequestOf(request), request.body);
      return reply.status(201).send(added);
    },
  );

  server.put(
    "/order",
    call("admin", "Orders the models", {
      takes: { body: modelOrderSchema },
      replies: { 200: catalogue },
      errors: ["CATALOGUE_CHANGED"],
    }),
    async (request) => orderModels(await userRequestOf(request), request.body),
  );

  server.put(
    "/defaults",
    call("admin", "Chooses the default models", {
      takes: { body: modelOrderSchema },
      replies: { 200: catalogue },
      errors: ["CATALOGUE_CHANGED"],
    }),
    async (request) => setDefaultModels(await userRequestOf(request), request.body),
  );

  server.put(
    "/:id",
    call("admin", "Changes a model", {
      takes: { params: byId, body: modelChangesSchema },
      replies: { 200: catalogue },
      errors: ["CATALOGUE_CHANGED"],
    }),
    async (request) => {
      const changes = request.body;
      return changeModel(await userRequestOf(request), { ...changes, id: request.params.id });
    },
  );
}
