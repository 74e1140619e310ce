import { conversionSchema } from "@standings/api";
import { storeConversion } from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { call, DONE, type RestServer } from "./call.ts";

export async function conversionRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.post(
    "/store-id",
    call("session", "Keeps where a visitor came from", {
      takes: { body: conversionSchema },
      replies: { 200: DONE },
    }),
    async (request) => {
      await storeConversion(await userRequestOf(request), request.body);
      return { ok: true };
    },
  );
}
