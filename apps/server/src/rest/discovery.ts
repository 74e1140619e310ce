import { randomUUID } from "node:crypto";
import { clientRunIdSchema, discoveryOrderSchema, lastEventIdSchema, text } from "@standings/api";
import { followDiscovery, ServiceError, type ServiceRequest, startDiscovery } from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import { discoveryStream } from "./discovery-stream.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { isResuming } from "./is-resuming.ts";
import type { RouteOptions } from "./request-of.ts";
import { streamEvents } from "./sse.ts";

const ID_MAX = 100;
const resumeSchema = z.object({ discoveryId: text(ID_MAX) });
const startSchema = discoveryOrderSchema.extend({ clientRunId: clientRunIdSchema.optional() });

export async function discoveryRoutes(
  server: FastifyInstance,
  { userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  server.post("/prompt-discovery", async (request, reply) => {
    const caller = await userRequestOf(request);
    const { runId, afterSeq } = await startOrResume(caller, request);
    return streamEvents(request, reply, streams, async () =>
      discoveryStream(await followDiscovery(caller, { runId, afterSeq: 0 }), afterSeq),
    );
  });
}

/**
 * Body with `discoveryId`: follows that discovery after `Last-Event-ID`. Otherwise starts one; a client that comes back with
 * `Last-Event-ID` alone is refused, so that no reconnect starts, and pays for, another.
 */
async function startOrResume(caller: ServiceRequest, request: FastifyRequest) {
  const lastEventId = request.headers["last-event-id"]?.toString();
  const afterSeq = lastEventIdSchema.parse(lastEventId);
  if (isResuming(request.body, "discoveryId")) {
    return { runId: resumeSchema.parse(request.body).discoveryId, afterSeq };
  }
  if (lastEventId !== undefined) {
    throw new ServiceError("INVALID_INPUT", { message: "discoveryId: Required" });
  }
  const body = startSchema.parse(request.body ?? {});
  const clientRunId = body.clientRunId ?? idempotencyKey(request) ?? randomUUID();
  const { runId } = await startDiscovery(caller, { ...body, clientRunId });
  return { runId, afterSeq };
}
