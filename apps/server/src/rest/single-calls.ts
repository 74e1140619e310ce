import { contactSchema, conversionSchema } from "@standings/api";
import { CONTACT_SENT } from "@standings/domain";
import { exportWeather, getWeather, listModels, sendMessage, storeConversion } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { models, weather } from "./replies/searches.ts";
import { listFileCalls } from "./table-file.ts";

export async function contactRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  callsOf(server, options).anyone.post(
    "/",
    "Sends a message to support",
    { body: contactSchema, answers: z.object({ success: z.literal(true), message: z.string() }) },
    async (caller, message) => {
      await sendMessage(caller, message);
      return { success: true, message: CONTACT_SENT };
    },
  );
}

export async function conversionRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  callsOf(server, options).session.post(
    "/store-id",
    "Keeps where a visitor came from",
    { body: conversionSchema },
    storeConversion,
  );
}

export async function modelRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { anyone } = callsOf(server, options);
  anyone.get("/", "Models that can be asked", { answers: models }, async (caller) => {
    const { models: listed, webSearch, sandbox } = await listModels(caller);
    return { models: listed, webSearch, sandbox };
  });
}

export async function weatherRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { anyone } = callsOf(server, options);
  anyone.get("/", "Whether models changed though their versions did not", { answers: weather }, getWeather);
  listFileCalls(anyone, {
    what: "The panel’s answers, from which a week can be judged again,",
    query: z.object({}),
    exported: exportWeather,
  });
}
