import { clientRunIdSchema, discoveryOrderSchema, text } from "@standings/api";
import {
  exportDiscovery,
  followDiscovery,
  ServiceError,
  type ServiceRequest,
  startDiscovery,
} from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { callsOf, either, START_REFUSALS } from "./call.ts";
import { discoveryStream } from "./discovery-stream.ts";
import { clientRunIdOf, isResuming, seenEvent } from "./headers.ts";
import { streamEvents } from "./sse.ts";
import { sendTable, TABLE_CALLS } from "./table-file.ts";

const ID_MAX = 100;
const resumeSchema = z.object({ discoveryId: text(ID_MAX) });
const startSchema = discoveryOrderSchema.extend({ clientRunId: clientRunIdSchema.optional() });

const bodySchema = either((body) => isResuming(body, "discoveryId"), resumeSchema, startSchema);

export async function discoveryRoutes(
  server: FastifyInstance,
  options: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const { read, run } = callsOf(server, options);

  run.post(
    "/prompt-discovery",
    "Proposes ten questions of a company's buyers, asks them, and streams what comes",
    {
      body: bodySchema,
      answers: "text/event-stream",
      isRepeatable: true,
      isResumable: true,
      errors: [
        ...START_REFUSALS,
        "DISCOVERY_NOT_FOUND",
        "INVALID_MODEL",
        "INVALID_PROMPT",
        "INVALID_DOMAIN",
        "DISCOVERY_INCOMPLETE",
      ],
    },
    async (caller, body, request, reply) => {
      const { runId, afterSeq } = await startOrResume(caller, request, body);
      return streamEvents(request, reply, options.streams, async () =>
        discoveryStream(await followDiscovery(caller, { runId, afterSeq: 0 }), afterSeq),
      );
    },
  );

  for (const { format, words, type } of TABLE_CALLS) {
    const path = "/prompt-discovery/:id/export";
    read.get(
      format === "csv" ? path : `${path}/${format}`,
      `The answers of a prompt discovery as ${words}`,
      { answers: type, errors: ["DISCOVERY_NOT_FOUND", "NO_RESULTS_TO_EXPORT"] },
      async (caller, { id: runId }, _request, reply) =>
        sendTable(reply, await exportDiscovery(caller, { runId, format }), format),
    );
  }
}

/**
 * Body with `discoveryId`: follows that discovery after `Last-Event-ID`. Otherwise starts one; a client that comes back with
 * `Last-Event-ID` alone is refused, so that no reconnect starts, and pays for, another.
 */
async function startOrResume(
  caller: ServiceRequest,
  request: FastifyRequest,
  body: z.output<typeof bodySchema>,
) {
  const afterSeq = seenEvent(request);
  if ("discoveryId" in body) return { runId: body.discoveryId, afterSeq };
  if (request.headers["last-event-id"] !== undefined) {
    throw new ServiceError("INVALID_INPUT", { message: "discoveryId: Required" });
  }
  const clientRunId = clientRunIdOf(request, body.clientRunId);
  const { runId } = await startDiscovery(caller, { ...body, clientRunId });
  return { runId, afterSeq };
}
