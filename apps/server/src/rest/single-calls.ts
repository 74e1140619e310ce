import { contactSchema, conversionSchema } from "@standings/api";
import { CONTACT_SENT } from "@standings/domain";
import { listModels, sendMessage, storeConversion } from "@standings/services";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { call, DONE, type RestServer } from "./call.ts";
import { models } from "./replies/searches.ts";

export async function contactRoutes(server: RestServer, { requestOf }: RouteOptions): Promise<void> {
  server.post(
    "/",
    call("anyone", "Sends a message to support", {
      takes: { body: contactSchema },
      replies: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    }),
    async (request) => {
      await sendMessage(await requestOf(request), request.body);
      return { success: true, message: CONTACT_SENT };
    },
  );
}

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
