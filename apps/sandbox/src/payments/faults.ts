import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { FaultList } from "../fault-list.ts";
import { StripeError } from "./wire/stripe-error.ts";

const fault = z.strictObject({
  /**
   * `error` answers with `status`; `hang` never answers; `down` resets the connection and does nothing;
   * `lost` carries out the call and resets the connection instead of answering; `hold_webhooks` records
   * events without delivering them.
   */
  kind: z.enum(["error", "hang", "down", "lost", "hold_webhooks"]),
  /** HTTP status of an `error`; 500 when left out. */
  status: z.number().int().min(400).max(599).optional(),
  /** Calls whose path begins like this; `/v1` when left out. */
  path: z.string().startsWith("/").max(500).optional(),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  /** Applies to the first n calls, then goes away. */
  times: z.number().int().min(1).max(1_000_000).optional(),
});

export const faultsBody = z.strictObject({ faults: z.array(fault).max(100) });

export type Fault = z.infer<typeof fault>;

/** The injected faults. */
export class FaultBox extends FaultList<Fault> {
  holdsWebhooks(): boolean {
    return this.list().some(({ kind }) => kind === "hold_webhooks");
  }

  /** Takes the fault for a call, if any, and counts it down. */
  take(call: { readonly method: string; readonly path: string }): Fault | null {
    const met = this.list().find(
      ({ kind, method, path = "/v1" }) =>
        kind !== "hold_webhooks" &&
        call.path.startsWith(path) &&
        (method === undefined || method === call.method),
    );
    if (met) this.use(met);
    return met ?? null;
  }
}

const lost = new WeakSet<FastifyRequest>();

/** Applies an injected fault to a call. Returns null when the call goes on. */
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

/** Resets the connection of a call with the fault `lost`, after the call was carried out. */
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
