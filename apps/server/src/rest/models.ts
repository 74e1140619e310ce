import { listModels } from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { call, type RestServer } from "./call.ts";
import { models } from "./replies/searches.ts";

export async function modelRoutes(server: RestServer, { requestOf }: RouteOptions): Promise<void> {
  server.get(
    "/",
    call("anyone", "Models that can be asked", { replies: { 200: models } }),
    async (request) => {
      const { models: listed, webSearch, sandbox } = await listModels(await requestOf(request));
      return { models: listed, webSearch, sandbox };
    },
  );
}
