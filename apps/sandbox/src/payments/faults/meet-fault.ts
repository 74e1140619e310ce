import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StripeError } from "../wire/stripe-error.ts";
import type { Fault } from "./fault.ts";
import type { FaultBox } from "./fault-box.ts";

const lost = new WeakSet<FastifyRequest>();

/** Lets an injected fault happen to a call. Null: none does, and the call goes on. */
export async function meetFault(
  faults: FaultBox,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Fault | null> {
  const fault = faults.take({ method: request.method, path: request.url });
  switch (fault?.kind) {
    case "error":
      throw injectedError(fault.status ?? 500);
    case "hang":
      reply.hijack();
      return fault;
    case "down":
      reply.hijack();
      request.raw.socket.resetAndDestroy();
      return fault;
    case "lost":
      lost.add(request);
      return null;
    default:
      return null;
  }
}

/** Breaks the connection of a call whose answer gets lost, after what it asked for is done. */
export function registerFaults(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (!lost.has(request)) return;
    reply.hijack();
    request.raw.socket.resetAndDestroy();
  });
}

function injectedError(status: number): StripeError {
  if (status === 429) {
    return new StripeError("Request rate limit exceeded.", { status, code: "rate_limit" });
  }
  if (status < 500) return new StripeError("An injected fault refused this request.", { status });
  return new StripeError("An unknown error occurred", { status, type: "api_error" });
}
