import { contactSchema } from "@standings/api";
import { CONTACT_SENT } from "@standings/domain";
import { sendMessage } from "@standings/services";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { call, type RestServer } from "./call.ts";

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
