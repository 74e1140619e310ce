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
import type { RouteOptions } from "../request-of.ts";
import { sendCsv } from "../send-csv.ts";

type ById = { Params: { id: string } };

/** The catalogue of models. Every write sends the version that it was made from, and is answered with the catalogue. */
export async function adminCatalogueRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => getCatalogue(await userRequestOf(request)));

  server.get("/offered", async (request) => ({ models: await listOffered(await userRequestOf(request)) }));

  server.get("/export", async (request, reply) =>
    sendCsv(reply, await exportModels(await userRequestOf(request))),
  );

  server.post("/", async (request, reply) => {
    const added = await addModel(await userRequestOf(request), addModelSchema.parse(request.body));
    return reply.status(201).send(added);
  });

  server.put("/order", async (request) =>
    orderModels(await userRequestOf(request), modelOrderSchema.parse(request.body)),
  );

  server.put("/defaults", async (request) =>
    setDefaultModels(await userRequestOf(request), modelOrderSchema.parse(request.body)),
  );

  server.put<ById>("/:id", async (request) => {
    const changes = modelChangesSchema.parse(request.body);
    return changeModel(await userRequestOf(request), { ...changes, id: request.params.id });
  });
}
