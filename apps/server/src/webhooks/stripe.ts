import { handleWebhook } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "../rest/call.ts";

/**
 * `POST /api/stripe/webhook`. The signature is over the bytes as they came, so nothing parses them here.
 * 2xx: need not be sent again; 400: not from the payment provider; 503: cannot be dealt with now.
 */
export async function stripeWebhook(server: FastifyInstance, options: RouteOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  callsOf(server, options).anyone.post(
    "/",
    "Takes events of the payment provider, signed by it",
    { answers: z.object({ received: z.literal(true) }) },
    async (caller, _input, request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers["stripe-signature"]?.toString() ?? "";
      await handleWebhook(caller, { body, signature });
      return { received: true };
    },
  );
}
